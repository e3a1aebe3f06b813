import type { Evaluated, GameEvent } from './types'

/** A character that was turned up, and what came of it. */
export interface Deed {
  kind: 'card'
  card: string
  /** whose it was, and whose equal cards with it */
  seats: number[]
  /** what the die showed then, one after the other */
  values: number[]
  /** the goal it changed, 1 or 2 */
  goal: number | null
  end: 'carried-out' | 'negated' | 'fizzled' | 'chosen'
}

/** The die moved without a character. */
export interface Stroke {
  kind: 'roll' | 'tilt'
  value: number
}

/** How the challenge ended. */
export interface Verdict {
  challenge: string
  passed: boolean
  favour: number
  learnt: string[]
}

/** What was carried out in the round, or in the one before until something happens in the new one. */
export interface Story {
  steps: (Deed | Stroke)[]
  verdict: Verdict | null
  /** a new round has begun since */
  past: boolean
  /** which challenges were passed; one that came back counts as it ended last */
  passed: ReadonlyMap<string, boolean>
}

export const NOTHING_YET: Story = { steps: [], verdict: null, past: false, passed: new Map() }

/** The whole story so far. */
export const storyOf = (log: readonly GameEvent[]): Story => log.reduce(told, NOTHING_YET)

const DEEDS: ReadonlySet<string> = new Set(['revealed', 'rolled', 'die-turned', 'throne-shown'])

/** The story with one more event in it. */
export function told(story: Story, event: GameEvent): Story {
  if (event.event === 'round-began' || event.event === 'throne-round') return { ...story, past: true }
  const now = story.past && DEEDS.has(event.event) ? { ...NOTHING_YET, passed: story.passed } : story
  if (event.event === 'evaluated') return evaluated(now, event)
  return now.verdict && !now.past ? { ...now, verdict: consequence(now.verdict, event) } : { ...now, steps: stepped(now.steps, event) }
}

function evaluated(story: Story, { challenge, passed }: Evaluated): Story {
  return { ...story, verdict: { challenge, passed, favour: 0, learnt: [] }, passed: new Map([...story.passed, [challenge, passed]]) }
}

function consequence(verdict: Verdict, event: GameEvent): Verdict {
  if (event.event === 'favour-changed') return { ...verdict, favour: verdict.favour + event.change }
  return event.event === 'learnt' ? { ...verdict, learnt: [...verdict.learnt, event.card] } : verdict
}

function stepped(steps: Story['steps'], event: GameEvent): Story['steps'] {
  if (event.event === 'revealed') {
    return [...steps, { kind: 'card', card: event.card, seats: [event.seat, ...(event.others ?? [])], values: [], goal: null, end: event.others ? 'negated' : 'carried-out' }]
  }
  if (event.event === 'throne-shown') return chosen(event.cards)
  if (event.event === 'rolled' && event.cause !== 'character') return [...steps, { kind: 'roll', value: event.value }]
  if (event.event === 'die-turned' && event.seat === null) return [...steps, { kind: 'tilt', value: event.value }]
  const last = steps.at(-1)
  return last?.kind === 'card' ? [...steps.slice(0, -1), changed(last, event)] : steps
}

/** Whom each wanted on the throne, equal wishes together. */
function chosen(cards: readonly string[]): Deed[] {
  const seatsFor = (card: string) => cards.flatMap((other, seat) => (other === card ? [seat] : []))
  return [...new Set(cards)].map((card) => ({ kind: 'card', card, seats: seatsFor(card), values: [], goal: null, end: 'chosen' }))
}

function changed(deed: Deed, event: GameEvent): Deed {
  if (event.event === 'die-turned' || event.event === 'rolled') return { ...deed, values: [...deed.values, event.value], end: 'carried-out' }
  if (event.event === 'goal-changed') return { ...deed, goal: event.which, end: 'carried-out' }
  if (event.event === 'fizzled') return { ...deed, end: 'fizzled' }
  return event.event === 'took' ? { ...deed, end: 'carried-out' } : deed
}

/** Where the die went with these events, and whether it was thrown there. */
export function wayOf(events: readonly GameEvent[]): { value: number; rolled: boolean }[] {
  return events.flatMap((event) => (event.event === 'die-turned' || event.event === 'rolled' ? [{ value: event.value, rolled: event.event === 'rolled' }] : []))
}
