import { pictureOf, play, type Journey } from '../../cards/motion'
import { keyOf } from './places'
import type { GameEvent } from './types'

const UNDER = 620

const at = (root: HTMLElement, name: string, value: string | number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(String(value))}"]`)

/** Two cards go under the table and come back: the same to the eye, and as long, whether they were swapped or not. */
function underTheTable(one: HTMLElement | null, two: HTMLElement | null): Promise<unknown> {
  if (!one || !two) return Promise.resolve()
  const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()]
  const middle = { x: (a.left + a.right + b.left + b.right) / 4, y: (a.top + a.bottom + b.top + b.bottom) / 4 }
  const moving = [one, two].map((element) => {
    const here = element.getBoundingClientRect()
    const x = middle.x - (here.left + here.right) / 2
    const y = middle.y - (here.top + here.bottom) / 2
    const under = { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.15, zIndex: 5 }
    return element.animate([{ transform: 'none', opacity: 1, zIndex: 5 }, { ...under, offset: 0.4 }, { ...under, offset: 0.6 }, { transform: 'none', opacity: 1, zIndex: 5 }], { duration: UNDER, easing: 'ease-in-out' })
  })
  const skip = () => moving.forEach((animation) => animation.finish())
  addEventListener('pointerdown', skip, { once: true })
  return Promise.allSettled(moving.map((animation) => animation.finished)).then(() => removeEventListener('pointerdown', skip))
}

/** Where gold comes from and where it goes to. */
function wayOfGold(root: HTMLElement, event: GameEvent): [HTMLElement | null, HTMLElement | null][] {
  const purse = (seat: number) => at(root, 'purse', seat)
  if (event.event === 'received' && event.gold) return [[root.querySelector<HTMLElement>(`[data-${event.source}]`), purse(event.seat)]]
  if (event.event === 'fined' && event.gold) return [[purse(event.seat), root.querySelector<HTMLElement>('[data-court]')]]
  if (event.event === 'took-from' && event.gold) return [[purse(event.victim), purse(event.seat)]]
  if (event.event === 'traded') return [[purse(event.other), purse(event.seat)], [purse(event.seat), purse(event.other)]]
  return []
}

/** What the events moved: pairs of cards under the table, gold between purses, bank and court. */
export async function dance(root: HTMLElement, layer: HTMLElement, events: readonly GameEvent[]): Promise<void> {
  const swaps = events.flatMap((event) => (event.event === 'swapped' ? [event] : []))
  const hidden = swaps.map((event) => underTheTable(at(root, 'place', keyOf(event.of, event.hand)), at(root, 'place', keyOf(event.other, event.other_hand, event.centre))))
  const pictures: HTMLElement[] = []
  const journeys = events.flatMap((event) => wayOfGold(root, event)).flatMap(([from, to]): Journey[] => {
    const coin = from?.querySelector('svg')
    if (!coin || !to) return []
    const { picture, from: start } = pictureOf(coin)
    pictures.push(picture)
    return [{ element: picture, from: start, to: to.getBoundingClientRect() }]
  })
  layer.append(...pictures)
  await Promise.all([...hidden, play(journeys)])
  for (const picture of pictures) picture.remove()
}
