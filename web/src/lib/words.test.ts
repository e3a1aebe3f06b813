import { describe, expect, it } from 'vitest'
import type { GameTexts } from './texts.svelte'
import { argumentsOf, sayChoice } from './words'

const NAMES = ['Ada', 'Bo', 'Cy']
const table = { nameOf: (seat: number) => NAMES[seat] ?? '?', me: 1 }

function texts(words: Record<string, string>): Pick<GameTexts, 't' | 'has'> {
  return { has: (id) => id in words, t: (id) => words[id] ?? id }
}

describe('the arguments of a message', () => {
  const german = texts({ and: 'und', 'card-toad-noble': 'Krötenfürst', 'card-hare-spy': 'Hasenspion' })

  it('names seats and says whether it is the reader', () => {
    expect(argumentsOf({ seat: 1, district: 2 }, german, table)).toEqual({
      seat: 'Bo', seat_me: 'yes', district: 'Cy', district_me: 'no',
    })
  })

  it('knows the seat of whoever acts', () => {
    expect(argumentsOf({ seat: 2, district: 2 }, german, table)).toMatchObject({ seat_me: 'no', district_me: 'self' })
  })

  it('names cards and joins lists as the language does', () => {
    expect(argumentsOf({ card: 'toad-noble', cards: ['toad-noble', 'hare-spy'] }, german, table)).toEqual({
      card: 'Krötenfürst', cards: 'Krötenfürst und Hasenspion',
    })
  })

  it('does without texts where a game has none', () => {
    expect(sayChoice({ choice: 'bid', coins: 3, to: null }, german, table)).toBe('bid coins 3')
  })

  it('keeps numbers, and has words for what is missing, true and false', () => {
    expect(argumentsOf({ spy: 0, card: null, to: null, open: true }, german, table)).toEqual({
      spy: 0, card: 'none', to: 'none', to_me: 'no', open: 'yes',
    })
  })
})
