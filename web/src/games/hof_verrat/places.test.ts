import { describe, expect, it } from 'vitest'
import { inReach, marked, marksAfter, others, placesFor, strikesOf, whyNot } from './places'
import type { GameEvent } from './types'

const place = (code: number, card: string, side: 'above' | 'below' | 'district', district: number | null = null) =>
  ({ code, choice: { choice: 'place', card, side, district } }) as const
const placed = (seat: number, card: string | null, more: object = {}): GameEvent =>
  ({ event: 'placed', seat, card, side: 'above', district: null, spy: null, ...more }) as GameEvent

it('finds where a card may go', () => {
  const options = [place(1, 'toad-spy', 'above'), place(2, 'toad-spy', 'district', 2), place(3, 'carp-noble', 'above')]
  expect([...placesFor('toad-spy', options)].map(([spot, { code }]) => [spot, code])).toEqual([['above', 1], ['district-2', 2]])
  expect(placesFor(null, options).size).toBe(0)
})

it('knows the victims of an assassin by the place where it struck', () => {
  const striker = { card: 'toad-assassin', side: 'district', district: 1 } as const
  const strikes = strikesOf(
    [
      { code: 5, choice: { choice: 'strike', card: 'hare-noble', side: 'district' } },
      { code: 6, choice: { choice: 'strike-spy', spy: 4 } },
      { code: 7, choice: { choice: 'spare' } },
    ],
    striker,
  )
  expect(strikes.open.get('district-1 hare-noble')).toBe(5)
  expect(strikes.spies.get(4)).toBe(6)
  expect(strikes.spare).toBe(7)
  expect(inReach('district-1', striker)).toBe(true)
  expect(inReach('above', striker)).toBe(false)
  expect(inReach('below', { ...striker, side: 'above', district: null })).toBe(true)
})

it('says which area has had its card', () => {
  expect(whyNot('above', 0)).toBe('refused-table-served')
  expect(whyNot('district-0', 0)).toBe('refused-own-served')
  expect(whyNot('district-1', 0)).toBe('refused-other-served')
})

it('seats the others clockwise from the left', () => {
  expect(others(4, 2)).toEqual([3, 0, 1])
  expect(others(3, null)).toEqual([0, 1, 2])
})

describe('marks', () => {
  it('keep what happened since the own last placement', () => {
    const before = marksAfter([], [placed(0, 'toad-noble'), placed(1, 'hare-plain'), placed(2, null, { spy: 3 })], 0)
    expect(before.map(({ what }) => what)).toEqual(['toad-noble', 'hare-plain', 'spy 3'])
    expect(marksAfter(before, [placed(0, 'carp-plain')], 0).map(({ what }) => what)).toEqual(['toad-noble', 'carp-plain'])
    expect(marked(before, 'above', 'spy 3')).toBe(1)
  })

  it('follow the turn under way for a spectator', () => {
    expect(marksAfter([], [placed(0, 'toad-noble'), placed(1, 'hare-plain')], null).map(({ what }) => what)).toEqual(['hare-plain'])
  })

  it('vanish with what is eliminated', () => {
    const gone = { ...placed(2, 'hare-plain'), event: 'eliminated' } as GameEvent
    expect(marksAfter([], [placed(1, 'hare-plain'), gone], 0)).toEqual([])
  })
})
