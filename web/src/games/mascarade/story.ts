import { keyOf, pairOf, type Key } from './places'
import type { Announcement, GameEvent, Looked, Revealed, Swapped, View } from './types'

export interface Reveal {
  seat: number
  hand: string | null
  card: string
  right: boolean
}

/** An announcement and what came of it. */
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
  /** what it has brought each seat */
  gains: ReadonlyMap<number, number>
}

function begun(announcement: Announcement): Story {
  return { announcement, reveals: [], users: [], questioned: null, named: null, nobody: false, failed: false, gains: new Map() }
}

/** What an event of gold brings to whom. */
function gainsOf(event: GameEvent): [number, number][] {
  if (event.event === 'received') return [[event.seat, event.gold]]
  if (event.event === 'fined') return [[event.seat, -event.gold]]
  if (event.event === 'took-from') return [[event.seat, event.gold], [event.victim, -event.gold]]
  if (event.event === 'traded') return [[event.seat, event.gold - event.other_gold], [event.other, event.other_gold - event.gold]]
  return []
}

function withGains(story: Story, event: GameEvent): Story {
  const gains = new Map(story.gains)
  for (const [seat, gold] of gainsOf(event)) gains.set(seat, (gains.get(seat) ?? 0) + gold)
  return { ...story, gains }
}

/** A card was turned up: of the announcer or a claimant it says who was right; the Inquisitor's victims come after that. */
function revealed(story: Story, { seat, hand, card, right }: Revealed): Story {
  const judged = <T extends { seat: number; right: boolean | null }>(one: T): T => (one.seat === seat ? { ...one, right: one.right ?? right } : one)
  const { announcement } = story
  const answers = announcement.answers.map((one) => (one.claims ? judged(one) : one))
  return { ...story, announcement: { ...judged(announcement), answers }, reveals: card ? [...story.reveals, { seat, hand, card, right }] : story.reveals }
}

/** The story with one more event. */
export function told(story: Story | null, event: GameEvent): Story | null {
  if (event.event === 'announced') return begun({ seat: event.seat, character: event.character, hand: event.hand, right: null, answers: [], user: null })
  if (!story) return null
  const { announcement } = story
  switch (event.event) {
    case 'answered':
      return { ...story, announcement: { ...announcement, answers: [...announcement.answers, { seat: event.seat, claims: event.claims, hand: event.hand, right: null }] } }
    case 'revealed':
      return revealed(story, event)
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
      return gainsOf(event).length ? withGains(story, event) : story
  }
}

/** What of the log may still name cards: this turn and the one before. The deal is part of the first turn. */
export function recent(log: readonly GameEvent[]): readonly GameEvent[] {
  const turns = log.flatMap(({ event }, n) => (event === 'turn-began' ? [n] : []))
  return turns.length > 2 ? log.slice(turns.at(-2)) : log
}

export function storyIn(log: readonly GameEvent[]): Story | null {
  return recent(log).reduce<Story | null>(told, null)
}

/** Who was dealt whom, while that may be told. */
export function dealIn(log: readonly GameEvent[]): ReadonlyMap<Key, string> {
  return new Map(recent(log).flatMap((event) => (event.event === 'dealt' && event.card ? [[keyOf(event.of, event.hand, event.centre), event.card] as const] : [])))
}

const DECISIONS: readonly string[] = ['swapped', 'looked', 'announced', 'answered', 'named', 'traded', 'declined', 'spied', 'questioned']

/** Did this seat decide something here? */
export function decides(event: GameEvent, seat: number | null): boolean {
  return 'seat' in event && event.seat === seat && DECISIONS.includes(event.event)
}

/** What this seat saw where, and its place in the log. */
export interface Note {
  card: string
  key: Key
  at: number
}

/** The card this seat looked at, until it decides something else or somebody takes the card under the table. */
export function lookIn(log: readonly GameEvent[], seat: number | null): Note | null {
  const told = recent(log)
  const last = told.findLast((event) => decides(event, seat))
  if (last?.event !== 'looked' || !last.card) return null
  const key = keyOf(seat, last.hand)
  const taken = told.slice(told.indexOf(last)).some((event) => event.event === 'swapped' && pairOf(event).includes(key))
  return taken ? null : { card: last.card, key, at: log.indexOf(last) }
}

/** What was done last without a word: two cards taken under the table, or a look. */
export function silentIn(log: readonly GameEvent[]): Swapped | Looked | null {
  const last = recent(log).findLast(({ event }) => event === 'swapped' || event === 'looked' || event === 'announced')
  return last?.event === 'swapped' || last?.event === 'looked' ? last : null
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
