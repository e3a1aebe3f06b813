import { pictureOf, type Journey } from '../../cards/motion'
import type { GameEvent } from './types'

/** Where things are on the page: stacks, hands, seats, tokens, the centre, the chapel, the start player card. */
const at = (root: HTMLElement, name: string, value: string | number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(String(value))}"]`)

/** What must be remembered of the page as it was before the events changed it. */
export interface Before {
  rects: Map<string, DOMRect>
  /** own cards that go to somebody, with the seat they go to */
  leaving: { picture: HTMLElement; from: DOMRect; to: number }[]
}

const KEPT = ['hand', 'pile', 'start'] as const

function leavesTo(event: GameEvent, me: number | null): { card: string; to: number } | null {
  if (event.event === 'passed' && event.seat === me && event.card) return { card: event.card, to: event.to }
  if (event.event === 'laid-before' && event.seat === me && event.card) return { card: event.card, to: event.partner }
  if (event.event === 'swapped' && event.partner === me && event.returned) return { card: event.returned, to: event.seat }
  return null
}

export function remember(root: HTMLElement, events: readonly GameEvent[], me: number | null): Before {
  const rects = new Map<string, DOMRect>()
  for (const name of KEPT)
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${name}]`))
      rects.set(name === 'start' ? 'start' : `${name} ${element.dataset[name]}`, element.getBoundingClientRect())
  const leaving = events.flatMap((event) => {
    const leaves = leavesTo(event, me)
    const element = leaves && at(root, 'hand', leaves.card)
    return leaves && element ? [{ ...pictureOf(element), to: leaves.to }] : []
  })
  return { rects, leaving }
}

/** Names of the places an event's things come from and go to: [to, from] pairs. */
function ways(event: GameEvent, me: number | null): [[string, string | number], [string, string | number]][] {
  switch (event.event) {
    case 'played':
      return [[['pile', event.seat], event.seat === me ? ['hand', event.card] : ['seat', event.seat]]]
    case 'places-changed':
      return [[['pile', event.seat], ['pile', event.other]], [['pile', event.other], ['pile', event.seat]]]
    case 'eliminated':
      return [[['purse', `${event.seat} elimination`], ['pile', event.victim]]]
    case 'passed':
      return event.to === me && event.card ? [[['hand', event.card], ['seat', event.seat]]] : []
    case 'swapped':
      if (event.seat === me) return [[['hand', String(event.returned)], ['seat', event.partner]]]
      return event.partner === me ? [[['hand', String(event.laid)], ['seat', event.seat]]] : []
    case 'taken':
      if (event.seat === me) return [[['hand', event.card], ['seat', event.partner]]]
      return event.partner === me ? [[['hand', String(event.given)], ['seat', event.seat]]] : []
    case 'centre-swapped':
      return event.seat === me
        ? [[['hand', String(event.taken)], ['centre', `${event.back} ${event.number}`]]]
        : [[['centre', `${event.back} ${event.number}`], ['seat', event.seat]]]
    case 'influence-taken':
      return (['blue', 'green', 'yellow'] as const).flatMap((colour) =>
        event[colour] ? [[['purse', `${event.seat} ${colour}`], ['supply', colour]] as [[string, string], [string, string]]] : [],
      )
    case 'knight-paid':
      return [[['purse', `${event.seat} ${event.colour}`], ['supply', event.colour]]]
    case 'start-card-taken':
      return [[['start', event.seat], ['start', '']]]
    default:
      return []
  }
}

/** The journeys that explain the events: from hands and seats to stacks, from the supply to purses, between stacks. */
export function journeys(root: HTMLElement, before: Before, events: readonly GameEvent[], me: number | null): Journey[] {
  const from = ([name, value]: [string, string | number]) =>
    before.rects.get(name === 'start' ? 'start' : `${name} ${value}`) ?? at(root, name, value)?.getBoundingClientRect()
  const arriving = events
    .flatMap((event) => ways(event, me))
    .flatMap(([to, source]): Journey[] => {
      const [element, start] = [at(root, ...to), from(source)]
      return element && start ? [{ element, from: start }] : []
    })
  const leaving = before.leaving.flatMap(({ picture, from: start, to }): Journey[] => {
    const end = at(root, 'seat', to)?.getBoundingClientRect()
    return end ? [{ element: picture, from: start, to: end }] : []
  })
  return [...arriving, ...leaving]
}
