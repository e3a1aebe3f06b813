import { afterEach, expect, it, vi } from 'vitest'
import { dance } from './travels'
import type { GameEvent, Swapped } from './types'

const swapped: Swapped = { event: 'swapped', seat: 1, of: 1, hand: null, other: 2, other_hand: null, centre: null, swapped: null }

/** What moves, how and for how long, when these events are shown. */
async function movesOf(events: GameEvent[]): Promise<unknown[]> {
  const root = document.createElement('div')
  root.innerHTML = '<b data-place="1"></b><b data-place="2"></b><b data-place="3"></b>'
  const moves: unknown[] = []
  for (const one of root.querySelectorAll('b')) {
    one.animate = vi.fn((...how: unknown[]) => {
      moves.push([one.dataset.place, ...how])
      return { finished: Promise.resolve(), finish: () => undefined } as unknown as Animation
    })
  }
  await dance(root, document.createElement('div'), events)
  return moves
}

afterEach(() => vi.restoreAllMocks())

it('two cards go under the table the same way, and as long, whether they come back swapped or not', async () => {
  const [unknown, yes, no] = await Promise.all([null, true, false].map((how) => movesOf([{ ...swapped, swapped: how }])))
  expect(unknown).toHaveLength(2)
  expect(yes).toEqual(unknown)
  expect(no).toEqual(unknown)
})

it('nothing moves for a look', async () => {
  expect(await movesOf([{ event: 'looked', seat: 1, hand: null, card: null }])).toEqual([])
})
