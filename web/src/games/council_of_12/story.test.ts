import { describe, expect, it } from 'vitest'
import { inShort, outlookOf } from './outlook'
import { NOTHING_YET, storyOf, told, wayOf } from './story'
import type { Councillor, GameEvent } from './types'

const tell = (...events: GameEvent[]) => events.reduce(told, NOTHING_YET)
const revealed = (seat: number, card: string, others: number[] | null = null): GameEvent => ({ event: 'revealed', seat, card, others, following: false })
const turned = (value: number, seat: number | null, card: string | null): GameEvent => ({ event: 'die-turned', value, seat, card })
const began: GameEvent = { event: 'round-began', challenge: 'challenge-1', help_seeker: 'worker', first: 0, chair: null, round: 2 }

describe('the story of a round', () => {
  it('tells each character with where the die went', () => {
    const { steps } = tell(revealed(1, 'worker'), turned(11, 1, 'worker'), turned(3, 1, 'worker'), revealed(0, 'golem'), { event: 'goal-changed', seat: 0, which: 1, card: 'golem' })
    expect(steps).toEqual([
      { kind: 'card', card: 'worker', seats: [1], values: [11, 3], goal: null, end: 'carried-out' },
      { kind: 'card', card: 'golem', seats: [0], values: [], goal: 1, end: 'carried-out' },
    ])
  })

  it('knows characters that cancel each other, that do nothing, and those a reward saves', () => {
    const [both, late, saved] = [tell(revealed(0, 'machine', [2])), tell(revealed(0, 'princess'), { event: 'fizzled', seat: 0, card: 'princess' }), tell(revealed(0, 'machine', [2]), turned(9, 2, 'machine'))]
    expect(both.steps[0]).toMatchObject({ seats: [0, 2], end: 'negated' })
    expect(late.steps[0]).toMatchObject({ end: 'fizzled' })
    expect(saved.steps[0]).toMatchObject({ values: [9], end: 'carried-out' })
  })

  it('gives the oracle its roll, rewards a step of their own', () => {
    const { steps } = tell({ event: 'rolled', value: 2, cause: 'reward', seat: null }, revealed(1, 'oracle'), { event: 'rolled', value: 7, cause: 'character', seat: 1 }, turned(10, null, null))
    expect(steps).toEqual([{ kind: 'roll', value: 2 }, expect.objectContaining({ card: 'oracle', values: [7] }), { kind: 'tilt', value: 10 }])
  })

  it('ends with the verdict and stays until something happens in the next round', () => {
    const end = tell(revealed(0, 'druid'), { event: 'evaluated', challenge: 'challenge-1', passed: true, die: 1 }, { event: 'favour-changed', favour: 4, change: 1 }, { event: 'learnt', card: 'machine' }, began)
    expect(end).toMatchObject({ past: true, verdict: { passed: true, favour: 1, learnt: ['machine'] } })
    expect(told(end, { event: 'spoke', seat: 1, sentence: 'part' }).steps).toHaveLength(1)
    expect(told(end, revealed(2, 'golem'))).toMatchObject({ past: false, verdict: null, steps: [{ card: 'golem' }] })
  })

  it('is the same however often it is told, and knows how every challenge ended last', () => {
    const evaluated = (challenge: string, passed: boolean): GameEvent => ({ event: 'evaluated', challenge, passed, die: 1 })
    const log = [revealed(0, 'druid'), evaluated('challenge-1', false), began, evaluated('challenge-1', true), began, evaluated('challenge-2', false), began, revealed(1, 'golem')]
    expect(storyOf(log)).toEqual(storyOf(log))
    expect(storyOf(log).steps).toHaveLength(1)
    expect([...storyOf(log).passed]).toEqual([['challenge-1', true], ['challenge-2', false]])
  })

  it('puts equal wishes for the throne together', () => {
    const { steps } = tell({ event: 'throne-shown', cards: ['warlock', 'worker', 'warlock'] })
    expect(steps).toMatchObject([{ card: 'warlock', seats: [0, 2], end: 'chosen' }, { card: 'worker', seats: [1] }])
  })

  it('knows the way of the die', () => {
    expect(wayOf([turned(3, 1, 'worker'), { event: 'rolled', value: 9, cause: 'effect', seat: null }, began])).toEqual([{ value: 3, rolled: false }, { value: 9, rolled: true }])
  })
})

describe('what a card could make of it', () => {
  const view = { die: 7, goals: [[9, 10, 11]], done: [] as string[], phase: 'lay', councillors: [] as Councillor[] }

  it('marks the values that are wanted', () => {
    expect(outlookOf(view, { card: 'machine', values: [9, 10], playable: true })).toEqual({ kind: 'values', values: [9, 10], hits: [9, 10] })
    expect(outlookOf(view, { card: 'druid', values: [6, 8], playable: true }).hits).toEqual([])
  })

  it('lets golem and knight move the goal to the die', () => {
    expect(outlookOf({ ...view, die: 10 }, { card: 'golem', values: [10], playable: true })).toMatchObject({ kind: 'goal', hits: [10] })
    expect(outlookOf(view, { card: 'knight', values: [7], playable: true }).hits).toEqual([])
  })

  it.each(['golem', 'knight', 'oracle', 'patient-one'])('expects nothing of a second %s while cards are carried out', (card) => {
    const reach = { card, values: [7], playable: true }
    const done = { ...view, done: [card] }
    expect(outlookOf({ ...done, phase: 'follow' }, reach)).toEqual({ kind: 'none', values: [], hits: [] })
    expect(outlookOf({ ...done, phase: 'drop' }, reach).kind).not.toBe('none')
    expect(outlookOf({ ...view, phase: 'follow' }, reach).kind).not.toBe('none')
  })

  it('expects nothing of a card that lies open already, since equal cards cancel each other', () => {
    const open = { lies: true, card: 'machine' } as Councillor
    const reach = { card: 'machine', values: [9, 10], playable: true }
    expect(outlookOf({ ...view, councillors: [open] }, reach)).toEqual({ kind: 'cancels', values: [], hits: [] })
    expect(outlookOf({ ...view, councillors: [{ ...open, card: null }] }, reach).kind).toBe('values')
    expect(outlookOf({ ...view, councillors: [{ ...open, card: 'druid' }] }, reach).kind).toBe('values')
  })

  it('says values in short', () => {
    expect([inShort([3]), inShort([9, 10, 11, 12]), inShort([2, 5, 7]), inShort([5, 6])]).toEqual(['3', '9–12', '2 / 5 / 7', '5 / 6'])
  })
})
