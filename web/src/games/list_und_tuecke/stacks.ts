import type { GameEvent, View } from './types'

/** A card of a stack, as everybody has seen it. */
export interface Lying {
  card: string
  /** eliminated: it lies face down and brings nothing */
  turned: boolean
}

const turn = (stack: Lying[], turned: boolean, card?: string): Lying[] =>
  stack.map((one) => (card === undefined || one.card === card ? { ...one, turned } : one))

/** The two top cards change places. */
function exchanged(stacks: Lying[][], a: number, b: number): Lying[][] {
  const [top, other] = [stacks[a]?.at(-1), stacks[b]?.at(-1)]
  if (!top || !other) return stacks
  return stacks.map((stack, seat) => (seat === a ? [...stack.slice(0, -1), other] : seat === b ? [...stack.slice(0, -1), top] : stack))
}

function after(stacks: Lying[][], event: GameEvent): Lying[][] {
  const at = (seat: number, change: (stack: Lying[]) => Lying[]) => stacks.map((stack, one) => (one === seat ? change(stack) : stack))
  switch (event.event) {
    case 'chapter-began':
      return stacks.map(() => [])
    case 'played':
      return at(event.seat, (stack) => [...stack, { card: event.card, turned: false }])
    case 'eliminated':
      return at(event.victim, (stack) => turn(stack, true))
    case 'healed':
      return at(event.seat, (stack) => turn(stack, false, event.card))
    case 'places-changed':
      return exchanged(stacks, event.seat, event.other)
    default:
      return stacks
  }
}

/** The stacks after all that happened, from the bottom up; all of it was seen by all. */
export const stacksAfter = (events: readonly GameEvent[], seats: number): Lying[][] =>
  events.reduce<Lying[][]>(after, Array.from({ length: seats }, () => []))

/** One of the four places of the own hand, the same all through a chapter. */
export interface Place {
  card: string | null
  /** it was played, and lies on the stack now */
  played: boolean
}

const HAND = 4

/** The own cards of the chapter, light before dark, by rank: so no card slides when another is played. */
export function placesOf(view: View, events: readonly GameEvent[], me: number | null): Place[] {
  const begun = events.findLastIndex(({ event }) => event === 'chapter-began')
  const played = events.slice(begun + 1).flatMap((event) => (event.event === 'played' && event.seat === me ? [event.card] : []))
  const known = new Map([...played.map((card) => [card, true] as const), ...(view.hand ?? []).map((card) => [card, false] as const)])
  const order = (card: string): number => {
    const found = view.characters.find(({ name }) => name === card)
    return (found?.back === 'dark' ? 100 : 0) + (found?.rank ?? 0)
  }
  const cards = [...known].sort(([a], [b]) => order(a) - order(b)).map(([card, gone]) => ({ card, played: gone }))
  return [...cards, ...Array.from({ length: Math.max(0, HAND - cards.length) }, () => ({ card: null, played: false }))]
}
