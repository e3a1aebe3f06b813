import type { Reach, View } from './types'

/** What a hand card could make of the die as it lies, or of the goal. */
export interface Outlook {
  /** `values`: turns the die there, or leaves it where it is; `goal`: makes these the goal; `roll` and `hand` speak for themselves */
  kind: 'values' | 'goal' | 'roll' | 'hand'
  values: number[]
  /** those of them that would be what is wanted */
  hits: number[]
}

const HIGH = [9, 10, 11, 12]
const LOW = [1, 2, 3, 4]
const STEP_FOUR: ReadonlySet<string> = new Set(['order', 'save', 'effect', 'oracle-roll', 'follow'])

export const isGoal = (view: Pick<View, 'goals'>, value: number): boolean => view.goals.some((goal) => goal.includes(value))

/** Whether the card would do nothing: while cards are carried out no character works a second time. */
const isSpent = (view: Pick<View, 'done' | 'phase'>, card: string): boolean => STEP_FOUR.has(view.phase) && view.done.includes(card)

export function outlookOf(view: Pick<View, 'goals' | 'die' | 'done' | 'phase'>, { card, values }: Reach): Outlook {
  const kind = isSpent(view, card) ? 'values' : kindOf(card)
  if (kind === 'goal') {
    const range = card === 'golem' ? HIGH : LOW
    return { kind, values: range, hits: range.filter((value) => value === view.die) }
  }
  if (kind === 'hand') return { kind, values: [], hits: [] }
  return { kind, values, hits: values.filter((value) => isGoal(view, value)) }
}

function kindOf(card: string): Outlook['kind'] {
  if (card === 'golem' || card === 'knight') return 'goal'
  if (card === 'patient-one') return 'hand'
  return card === 'oracle' ? 'roll' : 'values'
}

/** Values in short: "3", "9–12", "2 / 5 / 7". */
export function inShort(values: readonly number[]): string {
  const row = values.length > 2 && values.every((value, n) => !n || value === (values[n - 1] as number) + 1)
  return row ? `${values[0]}–${values.at(-1)}` : values.join(' / ')
}
