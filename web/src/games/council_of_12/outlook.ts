import type { Reach, View } from './types'

/** What a hand card could make of the die as it lies, or of the goal. */
export interface Outlook {
  /** `values`: turns the die there; `goal`: makes these the goal; `roll` and `hand` speak for themselves */
  kind: 'values' | 'goal' | 'roll' | 'hand'
  values: number[]
  /** those of them that would be what is wanted */
  hits: number[]
}

const HIGH = [9, 10, 11, 12]
const LOW = [1, 2, 3, 4]

export const isGoal = (view: Pick<View, 'goals'>, value: number): boolean => view.goals.some((goal) => goal.includes(value))

export function outlookOf(view: Pick<View, 'goals' | 'die'>, { card, values }: Reach): Outlook {
  if (card === 'golem' || card === 'knight') {
    const range = card === 'golem' ? HIGH : LOW
    return { kind: 'goal', values: range, hits: range.filter((value) => value === view.die) }
  }
  if (card === 'patient-one') return { kind: 'hand', values: [], hits: [] }
  return { kind: card === 'oracle' ? 'roll' : 'values', values, hits: values.filter((value) => isGoal(view, value)) }
}

/** Values in short: "3", "9–12", "2 / 5 / 7". */
export function inShort(values: readonly number[]): string {
  const row = values.length > 2 && values.every((value, n) => !n || value === (values[n - 1] as number) + 1)
  return row ? `${values[0]}–${values.at(-1)}` : values.join(' / ')
}
