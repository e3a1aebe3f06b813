import { expect, test } from 'vitest'
import { cardsIn } from './rule-cards'

const CARDS = [{ card: 'white-knight', name: 'Weißer Ritter' }, { card: 'assassin', name: 'Assassine' }, { card: 'guard', name: 'Wächter' }, { card: 'king', name: 'König' }]

test('a rule shows the cards it names, in their order', () => {
  expect(cardsIn('Wächter kann ein Assassine nicht beseitigen, auch nicht mit zwei Assassinen.', CARDS)).toEqual(['guard', 'assassin'])
})

test('a word that only begins like a card is none', () => {
  expect(cardsIn('Die Königin sitzt an der königlichen Tafel.', CARDS)).toEqual([])
  expect(cardsIn('Weißer Ritter', CARDS)).toEqual(['white-knight'])
})
