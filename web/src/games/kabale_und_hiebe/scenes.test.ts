import { expect, it, vi } from 'vitest'
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { Director } from '../../lib/director'
import { boardOf } from '../../test/board'
import Board from './Board.svelte'
import { scenes } from './scenes'
import award from './scenes/award.json'
import chain from './scenes/chain.json'

const { texts, propsOf } = boardOf('kabale-und-hiebe', Board)

/** What is played between the first and the second moment of a film, on its board. */
function played(film: typeof award | typeof chain) {
  const { container } = render(Board, { props: propsOf(film as never, { match: 'abc' } as never).props })
  const [next] = film.next
  const events = (next?.events ?? []) as never[]
  const acts = scenes({ events, before: film.view as never, after: next?.view as never, seats: film.seats as never, me: film.me, root: container, t: texts.t, log: [] })
  return { container, acts, events: (next?.events ?? []) as { event: string }[] }
}

it('plays a chain in its order', () => {
  const { acts, events } = played(chain)
  const seen = ['placed', 'turned-up', 'travelled', 'killed', 'closed', 'slid', 'exchanged']
  expect(acts.map(({ name }) => name)).toEqual(events.map(({ event }) => event).filter((event) => seen.includes(event)))
  for (const { name, tells } of acts) expect(events[tells ?? -1]?.event).toBe(name)
})

it('turns all up at once at the end of a round, awards goal by goal, then opens the next', () => {
  const { acts } = played(award)
  const goals = award.view.columns.length
  expect(acts.map(({ name }) => name).slice(-goals - 2)).toEqual(['revealed', ...Array<string>(goals).fill('award-began'), 'round-began'])
})

it.each([['a chain', chain], ['an award', award]])('%s ends when it is skipped, and leaves nothing behind', async (_, film) => {
  Element.prototype.animate ??= (() => ({ finished: Promise.resolve(), finish: () => undefined, updatePlaybackRate: () => undefined })) as never
  const failed = vi.spyOn(console, 'error')
  const { container, acts } = played(film as typeof award)
  const layer = document.body.appendChild(document.createElement('div'))
  const director = new Director(layer)
  for (const { name, scene } of acts) director.add(name, scene)
  const skipping = setInterval(() => director.skip(), 1)
  await director.idle()
  clearInterval(skipping)
  director.sweep()
  await tick()
  expect(failed).not.toHaveBeenCalled()
  expect(layer.children).toHaveLength(0)
  expect([...container.querySelectorAll<HTMLElement>('[data-column], [data-hand]')].filter(({ style }) => style.opacity === '0')).toEqual([])
})
