import { pictureOf, type Journey } from '../../cards/motion'
import { spotOf } from './places'
import type { GameEvent } from './types'

/** Where things are on the page: cards by where they lie, hands, the pile, who sits where, and what was eliminated. */
const at = (root: HTMLElement, name: string, value: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]`)]

/** What must be remembered of the page as it was before the events changed it. */
export interface Before {
  hand: Map<string, DOMRect>
  leaving: { picture: HTMLElement; from: DOMRect }[]
}

function lies(event: { side: string; district: number | null; card: string | null; spy: number | null }): string {
  return `${spotOf(event)} ${event.spy === null ? event.card : `spy ${event.spy}`}`
}

export function remember(root: HTMLElement, events: readonly GameEvent[]): Before {
  const hand = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-hand]')].map((card) => [String(card.dataset.hand), card.getBoundingClientRect()]),
  )
  const leaving = events.flatMap((event) => (event.event === 'eliminated' ? at(root, 'lies', lies(event)).slice(0, 1) : []))
  return { hand, leaving: leaving.map(pictureOf) }
}

/** The journeys that explain the events: from hand or player to a place, from the pile into the hand, out of the game. */
export function journeys(root: HTMLElement, before: Before, events: readonly GameEvent[], me: number | null): Journey[] {
  const rect = (name: string, value: string) => at(root, name, value)[0]?.getBoundingClientRect()
  const found: (Journey | undefined)[] = events.flatMap((event) => {
    if (event.event === 'placed') {
      const element = at(root, 'lies', lies(event)).at(-1)
      const from = (event.seat === me && event.card && before.hand.get(event.card)) || rect('seat', String(event.seat))
      return element && from ? [{ element, from }] : []
    }
    const pile = rect('pile', 'pile')
    if (event.event !== 'drew' || event.seat !== me || !pile) return []
    return [...root.querySelectorAll<HTMLElement>('[data-hand]')].map((element) => ({ element, from: pile }))
  })
  const gone = rect('pile', 'gone')
  const leaving = gone ? before.leaving.map(({ picture, from }) => ({ element: picture, from, to: gone })) : []
  return [...found.filter((journey) => journey !== undefined), ...leaving]
}
