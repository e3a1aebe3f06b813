import { describe, expect, it } from 'vitest'
import { askedOf, changedBy, enemiesOf, firstDo, optionsFor, nobodyHasBackOf, receiverOf, round, threatsTo, victimsOf, whyNotCard } from './questions'
import { addTo } from './reckoning'
import play from './scenes/play.json'
import swap from './scenes/swap.json'
import type { GameChoice, GameEvent, View } from './types'
import type { Option } from '../contract'

const view = play.view as View
const swaps = swap.options as Option<GameChoice>[]

describe('what is asked', () => {
  it('is the choice beside the way out', () => {
    expect(askedOf(swaps)).toBe('swap')
    expect(askedOf([{ code: 1, choice: { choice: 'decline' } }])).toBe('decline')
    expect(askedOf([])).toBeNull()
  })

  it('begins with a hand card, where it does', () => {
    const card = swap.view.hand[0] as string
    const found = optionsFor(card, swaps)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ choice }) => choice.choice === 'swap' && choice.card === card)).toBe(true)
    expect(optionsFor(null, swaps)).toEqual([])
  })

  it('knows when nobody else has the back of a card', () => {
    const card = swap.view.hand[0] as string
    const lacking = { ...swap.view, players: swap.view.players.map((player) => ({ ...player, light: 0, dark: 0 })) }
    expect([swap.view, lacking].map((view) => nobodyHasBackOf(card, view as never, swap.view.seat))).toEqual([false, true])
  })

  it('says why a card cannot be used', () => {
    expect(whyNotCard('pass', 'pass-light')).toBe('refused-light-only')
    expect(whyNotCard('pass', 'pass-dark')).toBe('refused-dark-only')
    expect(whyNotCard('return', 'return')).toBe('refused-other-back')
    expect(whyNotCard('swap', 'swap')).toBe('refused-same-back-twice')
    expect(whyNotCard('swap', 'swap', true)).toBe('refused-nobody-has-back')
    expect(firstDo('victim')).toBe('refused-choose-victim')
    expect(firstDo('bless')).toBe('refused-bless')
  })
})

it('passes light cards to the next seat and dark ones to the one before', () => {
  expect([0, 3].map((seat) => receiverOf(seat, 4, 'pass-light'))).toEqual([1, 0])
  expect([0, 3].map((seat) => receiverOf(seat, 4, 'pass-dark'))).toEqual([3, 2])
  expect(round(4, 2)).toEqual([2, 3, 0, 1])
  expect(round(3, null)).toEqual([0, 1, 2])
})

describe('who threatens whom', () => {
  const threat = view.threats.find(({ owner }) => owner !== 0) as View['threats'][number]

  it('knows the threats of others to a card', () => {
    expect(threatsTo(threat.eliminates[0] as string, view, 0)).toEqual([threat])
    expect(threatsTo(threat.eliminates[0] as string, view, threat.owner)).toEqual([])
  })

  it('knows whom a card would strike, and whom a card must fear', () => {
    const queen = view.players.findIndex(({ stack }) => stack.top === 'queen')
    expect(victimsOf('assassin', view, 0)).toEqual([{ seat: queen, card: 'queen' }])
    expect(victimsOf('assassin', view, queen)).toEqual([])
    expect(victimsOf('king', view, 0)).toEqual([]) // he only waits
    expect(enemiesOf('queen', view)).toEqual(['assassin'])
    expect(enemiesOf('saint', view)).toEqual([])
  })
})

it('names what changed, and of hands only what one knows', () => {
  const passed: GameEvent = { event: 'passed', seat: 1, to: 2, back: 'light', card: 'monk' }
  expect(changedBy(passed, 2)).toEqual(['hand monk'])
  expect(changedBy(passed, 0)).toEqual([])
  expect(changedBy({ event: 'eliminated', seat: 1, killer: 'king', victim: 2, card: 'queen' }, 0)).toEqual(['struck 2', 'purse 1 elimination'])
})

it('reckons a chapter from its events', () => {
  const events: GameEvent[] = [
    { event: 'influence-taken', seat: 1, blue: 2, green: 0, yellow: 1 },
    { event: 'knight-paid', seat: 0, colour: 'green' },
    { event: 'chapter-began', chapter: 3, first: 1 },
  ]
  const reckoning = events.reduce<ReturnType<typeof addTo>>((so, event) => addTo(so, event, 3), null)
  expect(reckoning).toEqual({ chapter: 2, taken: [{ green: 1 }, { blue: 2, yellow: 1 }, {}] })
  expect(addTo(null, { event: 'chapter-began', chapter: 1, first: 0 }, 3)).toBeNull()
  expect(addTo(reckoning, { event: 'chapter-began', chapter: 4, first: 0 }, 3)).toEqual({ chapter: 3, taken: [{}, {}, {}] })
  expect(addTo(reckoning, { event: 'knight-paid', seat: 2, colour: 'green' }, 3)).toEqual({ chapter: null, taken: [{}, {}, { green: 1 }] })
  expect(addTo(reckoning, events[0] as GameEvent, 3)?.taken).toEqual([{}, { blue: 2, yellow: 1 }, {}])
})
