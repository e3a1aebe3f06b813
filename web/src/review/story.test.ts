import { expect, it } from 'vitest'
import type { Mistake, Review } from '../lib/messages'
import { courseOf, marksOf, momentAt, nextMark, partsOf } from './story'

const mistake = (ply: number, seat: number): Mistake => ({
  ply, turn: 2, seat, did: { words: 'a', choice: {} }, better: { words: 'b', choice: {} }, value: 0.2, instead: 0.4, error: 0.02, points: [], reasons: [], line: [],
})
const seat = (own: number, luck_error: number) => ({
  seat: 0, result: 1, deal: 0.1, draws: 0, own, fate: 0.2, others: 0.05, luck_error, loss: 0, at_stake: 1, decisions: 3, mattered: 2, accuracy: 90, mistakes: 0,
})
export const review: Review = {
  format: 1, evaluator: 'mascarade/1', record: '', game: 'mascarade', unit: 'win', fair: 0.5, turns: 2, by_rounds: false, luck_known: true, plies: 8, result: [1, 0],
  seats: [seat(0.15, 0.01), seat(-0.9, 0.01)],
  moments: [
    { ply: 2, seat: 0, turn: 1, truth: [0.5, 0.5], after: [0.6, 0.4], known: [0.4, 0.5], loss: 0, error: 0 },
    { ply: 3, seat: 0, turn: 1, truth: [0.6, 0.4], after: [0.7, 0.3], known: [0.5, 0.5], loss: 0, error: 0 },
    { ply: 5, seat: 1, turn: 2, truth: [0.7, 0.3], after: [0.9, 0.1], known: [0.6, 0.4], loss: 0.2, error: 0 },
  ],
  turning: [
    { ply: 2, turn: 0, kind: 'deal', seat: null, before: [0.5, 0.5], change: [0.1, -0.1] },
    { ply: 5, turn: 2, kind: 'mistake', seat: 1, before: [0.7, 0.3], change: [0.3, -0.3] },
  ],
  mistakes: [mistake(3, 0), mistake(5, 1)], reads: [],
}

it('the course has a point for each turn and one for the end', () => {
  expect(courseOf(review, 'truth').map(({ step, values }) => [step, values[0]])).toEqual([[0, 0.5], [2, 0.7], [3, 1]])
  expect(courseOf(review, 'known')[0]?.values).toEqual([0.4, 0.5])
})

it('a mistake that turned the game is one mark, not two', () => {
  expect(marksOf(review, null).map(({ ply, kind }) => [ply, kind])).toEqual([[2, 'deal'], [3, 'mistake'], [5, 'mistake']])
})

it('others\' mistakes are marks only where they turned the game', () => {
  expect(marksOf(review, 0).map(({ ply }) => ply)).toEqual([2, 3, 5])
  expect(marksOf(review, 1).map(({ ply }) => ply)).toEqual([2, 5])
})

it('one goes from mark to mark', () => {
  const marks = marksOf(review, null)
  expect(nextMark(marks, 2, 1)?.ply).toBe(3)
  expect(nextMark(marks, 5, -1)?.ply).toBe(3)
  expect(nextMark(marks, 5, 1)).toBeUndefined()
})

it('a moment holds until the next decision', () => {
  expect([2, 4, 7].map((ply) => momentAt(review, ply))).toEqual([0, 1, 2])
})

it('luck is split off only where it is known well, draws only where something is drawn', () => {
  expect(partsOf(review, 0).map(({ key }) => key)).toEqual(['deal', 'own', 'fate', 'others'])
  const rough = { ...review, luck_known: false }
  expect(partsOf(rough, 0)).toEqual([{ key: 'own', value: 0.15 }, { key: 'fate', value: 0.2 }, { key: 'others-and-luck', value: 0.05 + 0.1 + 0 }])
})
