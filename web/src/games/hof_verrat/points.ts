import { familyOf, FAMILIES, roleOf } from './faces'
import { ofFamily } from './lying'
import type { View } from './types'

/** What open cards weigh: a noble more than one. */
export const weightOf = (cards: readonly string[], noble: number): number =>
  cards.reduce((sum, card) => sum + (roleOf(card) === 'noble' ? noble : 1), 0)

const SIGN = { esteemed: 1, disgraced: -1, neutral: 0 } as const

/** What a district's open cards would bring if the families stood as they do now; spies and missions left out. */
export function pointsNow(view: View, seat: number, noble: number): number {
  const { cards = [], spies = [] } = view.districts[seat] ?? {}
  return view.columns.reduce((sum, { family, standing }) => sum + SIGN[standing] * weightOf(ofFamily(family, cards, spies), noble), 0)
}

/** A number with its sign, and a real minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** The families whose standing differs between two views. */
export const turnedBetween = (before: View, after: View): string[] =>
  FAMILIES.filter((family) => standingOf(before, family) !== standingOf(after, family))

export const standingOf = (view: View, family: string): 'esteemed' | 'disgraced' | 'neutral' =>
  view.columns.find((column) => column.family === familyOf(family))?.standing ?? 'neutral'
