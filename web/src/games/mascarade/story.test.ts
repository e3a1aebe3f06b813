import { describe, expect, it } from 'vitest'
import { seenIn, told, type Story } from './story'
import fool from './scenes/fool.json'
import type { GameEvent, View } from './types'

const tell = (events: GameEvent[]) => events.reduce<Story | null>(told, null)
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
    expect(story?.users).toEqual([2])
  })

  it('is told during the next turn, and forgotten after it', () => {
    expect(tell([announced, began])?.age).toBe(1)
    expect(tell([announced, began, began])).toBeNull()
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
