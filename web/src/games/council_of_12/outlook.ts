import type { Reach, View } from './types'

/** What a hand card could make of the die as it lies, or of the goal. */
export interface Outlook {
  /**
   * `values`: turns the die there, or leaves it where it is; `goal`: makes these the goal; `roll` and `hand` speak for themselves;
   * `none`: works no second time; `cancels`: an equal card lies open, so neither works (C12-14)
   */
  kind: 'values' | 'goal' | 'roll' | 'hand' | 'none' | 'cancels'
  values: number[]
  /** those of them that would be what is wanted */
  hits: number[]
}

const HIGH = [9, 10, 11, 12]
const LOW = [1, 2, 3, 4]
const STEP_FOUR: ReadonlySet<string> = new Set(['order', 'save', 'effect', 'oracle-roll', 'follow'])

export const isGoal = (view: Pick<View, 'goals'>, value: number): boolean => view.goals.some((goal) => goal.includes(value))

type Seen = Pick<View, 'goals' | 'die' | 'done' | 'phase' | 'councillors'>
/** While cards are carried out no character works a second time. */
const isSpent = (view: Seen, card: string): boolean => STEP_FOUR.has(view.phase) && view.done.includes(card)
const liesOpen = (view: Seen, wanted: string): boolean => view.councillors.some(({ lies, card }) => lies && card === wanted)

export function outlookOf(view: Seen, { card, values }: Reach): Outlook {
  const kind = kindOf(view, card)
  if (kind === 'goal') {
    const range = card === 'golem' ? HIGH : LOW
    return { kind, values: range, hits: range.filter((value) => value === view.die) }
  }
  if (kind === 'values' || kind === 'roll') return { kind, values, hits: values.filter((value) => isGoal(view, value)) }
  return { kind, values: [], hits: [] }
}

function kindOf(view: Seen, card: string): Outlook['kind'] {
  if (isSpent(view, card)) return 'none'
  if (liesOpen(view, card)) return 'cancels'
  if (card === 'golem' || card === 'knight') return 'goal'
  if (card === 'patient-one') return 'hand'
  return card === 'oracle' ? 'roll' : 'values'
}

/** Values in short: "3", "9–12", "2 / 5 / 7". */
export function inShort(values: readonly number[]): string {
  const row = values.length > 2 && values.every((value, n) => !n || value === (values[n - 1] as number) + 1)
  return row ? `${values[0]}–${values.at(-1)}` : values.join(' / ')
}
