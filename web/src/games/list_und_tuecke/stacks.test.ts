import { describe, expect, it } from 'vitest'
import play from './scenes/play.json'
import { placesOf, stacksAfter } from './stacks'
import type { GameEvent, View } from './types'

const view = play.view as View
const BEGUN: GameEvent = { event: 'chapter-began', chapter: 2, first: 0 }
const plays = (seat: number, card: string): GameEvent => ({ event: 'played', seat, card })
const shown = (events: GameEvent[]): string[] => stacksAfter(events, 2).map((stack) => stack.map(({ card, turned }) => (turned ? `(${card})` : card)).join(' '))

describe('the stacks', () => {
  it('grow, are turned as a whole, and healed card by card', () => {
    const events: GameEvent[] = [BEGUN, plays(0, 'monk'), plays(1, 'abbot'), plays(0, 'witch'), { event: 'eliminated', seat: 1, killer: 'abbot', victim: 0, card: 'witch' }]
    expect(shown(events)).toEqual(['(monk) (witch)', 'abbot'])
    expect(shown([...events, plays(0, 'charlatan'), { event: 'healed', seat: 0, card: 'monk' }])).toEqual(['monk (witch) charlatan', 'abbot'])
  })

  it('exchange their top cards, and are empty when a chapter begins', () => {
    const events: GameEvent[] = [plays(1, 'king'), plays(0, 'intriguer'), { event: 'places-changed', seat: 0, other: 1, card: 'king' }]
    expect(shown(events)).toEqual(['king', 'intriguer'])
    expect(shown([...events, BEGUN])).toEqual(['', ''])
  })
})

it('keeps the four places of the hand while cards are played', () => {
  const hand = ['monk', 'king', 'saint', 'witch']
  const cards = (left: string[], played: string[]): (string | null)[] =>
    placesOf({ ...view, hand: left }, [plays(0, 'wizard'), BEGUN, ...played.map((card) => plays(0, card)), plays(1, 'abbot')], 0).map(({ card }) => card)
  const before = cards(hand, [])
  expect(before).toEqual(['monk', 'saint', 'witch', 'king'])
  expect(cards(['monk', 'king', 'witch'], ['saint'])).toEqual(before)
  expect(placesOf({ ...view, hand: ['monk'] }, [BEGUN], 0).map(({ card, played }) => `${card} ${played}`)).toEqual(['monk false', 'null false', 'null false', 'null false'])
})
