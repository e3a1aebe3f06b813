import { describe, expect, it } from 'vitest'
import { dealIn, lookIn, seenIn, silentIn, storyIn } from './story'
import fool from './scenes/fool.json'
import type { Dealt, GameEvent, Swapped, View } from './types'

const tell = storyIn
const announced: GameEvent = { event: 'announced', seat: 1, hand: null, character: 'king' }
const began: GameEvent = { event: 'turn-began', seat: 2, preparation: false, forced: false, hand: null }

describe('the story of an announcement', () => {
  it('keeps everybody’s answer and what was revealed', () => {
    const story = tell([
      announced,
      { event: 'answered', seat: 2, claims: true, hand: null, character: 'king' },
      { event: 'answered', seat: 0, claims: false, hand: null, character: 'king' },
      { event: 'revealed', seat: 1, hand: null, card: 'fool', right: false },
      { event: 'revealed', seat: 2, hand: null, card: 'king', right: true },
      { event: 'used', seat: 2, character: 'king' },
    ])
    expect(story?.announcement.answers.map(({ seat, claims }) => [seat, claims])).toEqual([[2, true], [0, false]])
    expect(story?.reveals.map(({ seat, card, right }) => [seat, card, right])).toEqual([[1, 'fool', false], [2, 'king', true]])
    expect([story?.announcement.right, ...(story?.announcement.answers ?? []).map(({ right }) => right)]).toEqual([false, true, null])
    expect(story?.users).toEqual([2])
  })

  it('is told during the next turn, and forgotten after it', () => {
    expect(tell([began, announced, began])).not.toBeNull()
    expect(tell([began, announced, began, began])).toBeNull()
  })

  it('counts what it has brought everybody', () => {
    const story = tell([
      announced,
      { event: 'received', seat: 1, gold: 3, source: 'bank' },
      { event: 'took-from', seat: 1, victim: 2, gold: 2 },
      { event: 'traded', seat: 3, other: 0, gold: 9, other_gold: 4 },
      { event: 'fined', seat: 3, gold: 1 },
    ])
    expect([0, 1, 2, 3].map((seat) => story?.gains.get(seat))).toEqual([-5, 5, -2, 4])
  })

  it('names no card that nobody may remember', () => {
    const story = tell([announced, { event: 'revealed', seat: 1, hand: null, card: null, right: false }])
    expect(story?.reveals).toEqual([])
  })

  it('tells of the Inquisitor’s question, of a poor Cheat, and of nobody', () => {
    expect(tell([announced, { event: 'questioned', seat: 1, victim: 3 }, { event: 'named', seat: 3, character: 'queen' }])).toMatchObject({ questioned: 3, named: 'queen' })
    expect(tell([announced, { event: 'cheat-failed', seat: 1, gold: 9 }])?.failed).toBe(true)
    expect(tell([announced, { event: 'nobody-was', character: 'king' }])?.nobody).toBe(true)
  })

  it('is seen on the table by whoever comes late', () => {
    const view = fool.view as View
    const claims = view.announcement?.answers.filter((one) => one.claims).length ?? 0
    expect(seenIn(view)?.reveals).toHaveLength(claims + 1)
    expect(seenIn({ ...view, announcement: null })).toBeNull()
  })
})

describe('what may still be told', () => {
  const dealt: Dealt = { event: 'dealt', of: 2, hand: null, centre: null, card: 'king' }
  const swapped: Swapped = { event: 'swapped', seat: 1, of: 1, hand: null, other: null, other_hand: null, centre: 0, swapped: null }

  it('of the deal: the first two turns, and no card the log has forgotten', () => {
    expect(dealIn([dealt, began]).get('2')).toBe('king')
    expect(dealIn([dealt, began, swapped, began]).get('2')).toBe('king')
    expect(dealIn([dealt, began, swapped, began, swapped, began]).size).toBe(0)
    expect(dealIn([{ ...dealt, card: null }, began]).size).toBe(0)
  })

  it('of an own look: this turn and the next, until something else is decided', () => {
    const looked: GameEvent = { event: 'looked', seat: 2, hand: null, card: 'witch' }
    expect(lookIn([began, looked, began], 2)).toEqual({ card: 'witch', key: '2', at: 1 })
    expect(lookIn([began, looked, began], 0)).toBeNull()
    expect(lookIn([began, looked, began, { event: 'answered', seat: 2, claims: false, hand: null, character: 'king' }], 2)).toBeNull()
    expect(lookIn([began, looked, began, began], 2)).toBeNull()
  })

  it('and until somebody takes that card under the table', () => {
    const looked: GameEvent = { event: 'looked', seat: 2, hand: null, card: 'witch' }
    expect(lookIn([looked, swapped], 2)?.card).toBe('witch')
    expect(lookIn([looked, { ...swapped, of: 1, other: 2, centre: null }], 2)).toBeNull()
  })

  it('of what was done without a word: until somebody says one', () => {
    expect(silentIn([began, swapped, began])).toEqual(swapped)
    expect(silentIn([began, swapped, began, announced])).toBeNull()
    expect(silentIn([began, announced, began])).toBeNull()
  })
})
