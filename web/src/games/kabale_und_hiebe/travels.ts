import { pictureOf, type Journey } from '../../cards/motion'
import type { GameEvent } from './types'

const at = (root: HTMLElement, name: string, value: string | number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(String(value))}"]`)

/** What must be remembered of the page as it was before an event changed it. */
export interface Before {
  /** where something starts, by the name it travels under */
  from: Map<string, DOMRect>
  leaving: { picture: HTMLElement; from: DOMRect }[]
}

export function remember(root: HTMLElement, event: GameEvent): Before {
  const before: Before = { from: new Map(), leaving: [] }
  const note = (name: string, element: HTMLElement | null) => {
    if (element) before.from.set(name, element.getBoundingClientRect())
  }
  if (event.event === 'placed') note('card', (event.card && at(root, 'hand', event.card)) || at(root, 'seat', event.seat))
  if (event.event === 'slid') note('card', (event.card && at(root, 'hand', event.card)) || at(root, 'seat', event.seat))
  if (event.event === 'travelled') note('card', at(root, 'lies', `${event.column} ${event.owner} explorer`))
  if (event.event === 'exchanged') {
    note('goal', at(root, 'goal', event.other_column))
    note('other', at(root, 'goal', event.column))
  }
  if (event.event === 'killed') {
    const victim = at(root, 'bottom', event.column)
    if (victim) before.leaving.push(pictureOf(victim))
  }
  return before
}

/** The journeys that explain one event: from hand or player into a column, from column to column, to a discard pile. */
export function journeys(root: HTMLElement, before: Before, event: GameEvent): Journey[] {
  const arriving = (element: HTMLElement | null, name: string): Journey[] => {
    const from = before.from.get(name)
    return element && from ? [{ element, from }] : []
  }
  switch (event.event) {
    case 'placed':
      return arriving(at(root, 'bottom', event.column), 'card')
    case 'travelled':
      return arriving(at(root, 'bottom', event.into), 'card')
    case 'slid':
      return arriving(at(root, 'lies', `${event.column} ${event.seat} cloak`), 'card')
    case 'exchanged':
      return [...arriving(at(root, 'goal', event.column), 'goal'), ...arriving(at(root, 'goal', event.other_column), 'other')]
    case 'killed': {
      const to = at(root, 'seat', event.victim)?.getBoundingClientRect()
      return before.leaving.map(({ picture, from }) => ({ element: picture, from, to: to ?? from }))
    }
    default:
      return []
  }
}
