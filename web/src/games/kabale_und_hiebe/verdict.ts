import { after } from './frames'
import type { Column, GameEvent } from './types'

/** The award of one column: what lay there, from the goal downwards, and every step of it. */
export interface Award {
  column: number
  goal: string
  cards: { owner: number; card: string }[]
  steps: GameEvent[]
}

/** A card of the award at some step: gone or not, and what it counts as far as that is known. */
export interface Weighed {
  owner: number
  card: string
  gone: boolean
  /** undefined: not yet counted; null: no number */
  number?: number | null
  printed?: number | null
}

const STEPS = new Set<GameEvent['event']>([
  'award-began', 'abilities-cancelled', 'spell-cancelled', 'spell-cast', 'removed', 'pair-found', 'numbered', 'beggar-found', 'summed', 'awarded',
])

/** What lay in a column by its award alone, for eyes that did not see the columns before. */
function named(steps: readonly GameEvent[]): Award['cards'] {
  return steps.flatMap((step) => {
    if (step.event === 'pair-found') return ['prince', 'squire'].map((card) => ({ owner: step.seat, card }))
    return step.event === 'removed' || step.event === 'numbered' ? [{ owner: step.owner, card: step.card }] : []
  })
}

function lying(columns: readonly Column[] | null, began: GameEvent | undefined): Award['cards'] | null {
  if (!columns || began?.event !== 'award-began') return null
  const column = columns.find(({ number, goal }) => number === began.column && goal === began.goal)
  const cards = (column?.cards ?? []).flatMap(({ owner, card }) => (card ? [{ owner, card }] : []))
  return cards.length === began.number ? cards : null
}

/** The awards told in a batch of events; `before` are the columns as they lay before it, if known. */
export function awardsIn(before: Column[] | null, events: readonly GameEvent[]): Award[] {
  let columns = before
  const awards: GameEvent[][] = []
  for (const event of events) {
    if (event.event === 'award-began') awards.push([])
    if (STEPS.has(event.event)) awards.at(-1)?.push(event)
    else if (columns && !awards.length) columns = after(columns, event)
  }
  return awards.map((steps) => {
    const began = steps[0]
    const { column, goal } = began?.event === 'award-began' ? began : { column: 0, goal: '' }
    return { column, goal, cards: lying(columns, began) ?? named(steps), steps }
  })
}

/** The cards after so many steps. */
export function weighed({ cards, steps }: Award, until: number): Weighed[] {
  const told = steps.slice(0, until)
  return cards.map(({ owner, card }) => {
    const of = (step: GameEvent) => 'owner' in step && 'card' in step && step.owner === owner && step.card === card
    const counted = told.find((step) => step.event === 'numbered' && of(step))
    const gone = told.some((step) => step.event === 'removed' && of(step))
    return counted?.event === 'numbered' ? { owner, card, gone, number: counted.number, printed: counted.printed } : { owner, card, gone }
  })
}

/** The sums after so many steps, as they were told. */
export function sums({ steps }: Award, until: number): { seat: number; number: number }[] {
  return steps.slice(0, until).flatMap((step) => (step.event === 'summed' ? [{ seat: step.seat, number: step.number }] : []))
}

/** Who won: null is nobody, undefined not yet told. */
export function winnerOf({ steps }: Award, until: number): number | null | undefined {
  const end = steps.slice(0, until).find((step) => step.event === 'awarded')
  return end?.event === 'awarded' ? end.winner : undefined
}

/** Everybody whose cards lie in the column, in the order of their cards. */
export const seatsOf = ({ cards }: Award): number[] => [...new Set(cards.map(({ owner }) => owner))]
