import type { Announcement, GameEvent, View } from './types'

export interface Reveal {
  seat: number
  hand: string | null
  card: string
  right: boolean
}

/** An announcement and what came of it; kept while it is the current turn or the one before. */
export interface Story {
  announcement: Announcement
  reveals: Reveal[]
  /** who used the power */
  users: number[]
  /** who was asked by the Inquisitor, and the answer */
  questioned: number | null
  named: string | null
  nobody: boolean
  failed: boolean
  /** turns that began since */
  age: number
}

export const LASTS = 2

function begun(announcement: Announcement): Story {
  return { announcement, reveals: [], users: [], questioned: null, named: null, nobody: false, failed: false, age: 0 }
}

/** The story with one more event. */
export function told(story: Story | null, event: GameEvent): Story | null {
  if (event.event === 'announced') return begun({ seat: event.seat, character: event.character, hand: event.hand, right: null, answers: [], user: null })
  if (!story) return null
  const { announcement } = story
  switch (event.event) {
    case 'turn-began':
      return story.age + 1 >= LASTS ? null : { ...story, age: story.age + 1 }
    case 'answered':
      return { ...story, announcement: { ...announcement, answers: [...announcement.answers, { seat: event.seat, claims: event.claims, hand: event.hand, right: null }] } }
    case 'revealed':
      return event.card ? { ...story, reveals: [...story.reveals, { seat: event.seat, hand: event.hand, card: event.card, right: event.right }] } : story
    case 'used':
      return { ...story, users: [...story.users, event.seat] }
    case 'questioned':
      return { ...story, questioned: event.victim }
    case 'named':
      return { ...story, named: event.character }
    case 'nobody-was':
      return { ...story, nobody: true }
    case 'cheat-failed':
      return { ...story, failed: true }
    default:
      return story
  }
}

/** What the table itself shows of a running announcement, for whoever comes in the middle of it. */
export function seenIn(view: View): Story | null {
  const { announcement } = view
  if (!announcement) return null
  const shown = (seat: number, hand: string | null, right: boolean | null): Reveal[] => {
    const place = view.players[seat]?.places.find((one) => one.hand === hand)
    return place?.face_up && place.card && right !== null ? [{ seat, hand, card: place.card, right }] : []
  }
  const claims = announcement.answers.filter((one) => one.claims)
  const reveals = [announcement, ...claims].flatMap(({ seat, hand, right }) => shown(seat, hand, right))
  return { ...begun(announcement), reveals, users: announcement.user === null ? [] : [announcement.user] }
}
