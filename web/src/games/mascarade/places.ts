import type { Option } from '../contract'
import type { Announcement, GameChoice, Place, Swap, View } from './types'

/** The name of a place on the page: "3", "3-left" or "centre-0". */
export type Key = string

export function keyOf(seat: number | null, hand: string | null, centre: number | null = null): Key {
  if (seat === null) return `centre-${centre ?? 0}`
  return hand ? `${seat}-${hand}` : String(seat)
}

export interface Lying {
  key: Key
  place: Place
  /** whose it is; nobody's in the centre */
  seat: number | null
  number: number
}

export function placesOf(view: View, seat: number): Lying[] {
  return (view.players[seat]?.places ?? []).map((place, number) => ({ key: keyOf(seat, place.hand), place, seat, number }))
}

export function centreOf(view: View): Lying[] {
  return view.centre.map((place, number) => ({ key: keyOf(null, null, number), place, seat: null, number }))
}

type Options = readonly Option<GameChoice>[]

export const pairOf = (choice: Pick<Swap, 'of' | 'hand' | 'other' | 'other_hand' | 'centre'>): [Key, Key] => [keyOf(choice.of, choice.hand), keyOf(choice.other, choice.other_hand, choice.centre)]

export function swapsIn(options: Options): Option<Swap>[] {
  return options.filter((option): option is Option<Swap> => option.choice.choice === 'swap')
}

/** Places that are part of every pair that can be taken: nobody needs to choose these. */
export function fixedIn(swaps: readonly Option<Swap>[]): Key[] {
  const pairs = swaps.map(({ choice }) => pairOf(choice))
  return (pairs[0] ?? []).filter((key) => pairs.every((pair) => pair.includes(key)))
}

/** Is there a pair with all of these places? */
export function together(swaps: readonly Option<Swap>[], keys: readonly Key[]): boolean {
  return swaps.some(({ choice }) => keys.every((key) => pairOf(choice).includes(key)))
}

/** The places taken when one more is touched: put back, added, or begun anew with it. */
export function touched(swaps: readonly Option<Swap>[], fixed: readonly Key[], picks: readonly Key[], key: Key): Key[] {
  if (fixed.includes(key)) return [...picks]
  if (picks.includes(key)) return picks.filter((one) => one !== key)
  if (fixed.length + picks.length < 2 && together(swaps, [...fixed, ...picks, key])) return [...picks, key]
  const last = picks.slice(0, 1)
  if (last.length && !fixed.length && together(swaps, [...last, key])) return [...last, key]
  return [key]
}

/** The option that a click on a place answers at once: whom the Bishop, the Witch, the Inquisitor, the Spy mean. */
export function targetAt(options: Options, seat: number | null, key: Key): Option<GameChoice> | undefined {
  return options.find(({ choice }) => {
    if (choice.choice === 'rob' || choice.choice === 'question') return choice.victim === seat
    if (choice.choice === 'trade') return choice.other === seat
    return choice.choice === 'spy' && keyOf(choice.other, choice.other_hand, choice.centre) === key
  })
}

/** Why this place cannot be taken now. */
export function whyNot(view: View): string {
  const seats = view.players.length
  const fool = seats === 2 ? 'refused-fool-hands' : seats === 3 ? 'refused-fool-one-of-each' : 'refused-fool-two-others'
  const turn = view.forced ? 'refused-swap-the-revealed' : seats === 2 ? 'refused-swap-hands' : 'refused-swap-own'
  const reasons: Record<View['phase'], string> = {
    turn, 'fool-swap': fool, answer: 'refused-answer-first', rob: 'refused-rob-the-richest', trade: 'refused-trade-or-decline', 'spy-place': 'refused-spy-first',
    'spy-swap': 'refused-spy-swaps', question: 'refused-question-somebody', name: 'refused-name-in-play', over: 'board-down',
  }
  return reasons[view.phase]
}

/** Seats clockwise, beginning left of whoever sits at the foot. */
export function round(seats: number, foot: number): number[] {
  return Array.from({ length: seats - 1 }, (_, n) => (foot + 1 + n) % seats)
}

/** What a seat said in the running announcement. */
export type Word = 'announces' | 'claims' | 'passes' | 'asked'

export function wordOf(announcement: Announcement | null, seat: number, actor: number | null, phase: View['phase']): Word | null {
  if (!announcement) return null
  if (announcement.seat === seat) return 'announces'
  const answer = announcement.answers.find((one) => one.seat === seat)
  if (answer) return answer.claims ? 'claims' : 'passes'
  return phase === 'answer' && actor === seat ? 'asked' : null
}

/** Whether who claimed it was right; null before the cards are shown, or for who did not. */
export function truthOf(announcement: Announcement | null, seat: number): boolean | null {
  if (announcement?.seat === seat) return announcement.right
  return announcement?.answers.find((one) => one.seat === seat)?.right ?? null
}
