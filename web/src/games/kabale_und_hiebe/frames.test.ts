import { describe, expect, it } from 'vitest'
import award from './scenes/award.json'
import chain from './scenes/chain.json'
import { after, marksAfter, openly } from './frames'
import { chainAfter, keptInPlace } from './theatre.svelte'
import type { Card, Column, GameEvent, View } from './types'
import { awardsIn, sums, weighed, winnerOf } from './verdict'

const up = (owner: number, card: string): Card => ({ owner, card, lies: 'up', hides: false, hidden: null })
const down = (owner: number, card: string | null = null): Card => ({ ...up(owner, ''), card, lies: 'down' })
const column = (number: number, goal: string, cards: Card[]): Column => ({
  number, goal, area: goal.split('-')[0] as string, points: Number(goal.split('-')[1]), fulfilled: false, closed: false, cards,
})
const cardsOf = (columns: Column[]) => columns.map(({ cards }) => cards.map(({ owner, card, lies }) => `${owner} ${card} ${lies}`))
const [moment] = chain.next as unknown as { view: View; events: GameEvent[] }[]
const [judged] = award.next as unknown as { view: View; events: GameEvent[] }[]

describe('a chain, picture by picture', () => {
  it('ends where the next view begins', () => {
    const ended = (moment?.events ?? []).reduce((columns, event) => after(columns, event), chain.view.columns as Column[])
    expect(cardsOf(ended)).toEqual(cardsOf(moment?.view.columns ?? []))
    expect(ended.map(({ fulfilled, closed }) => [fulfilled, closed])).toEqual(moment?.view.columns.map(({ fulfilled, closed }) => [fulfilled, closed]))
  })

  it('turns up the card above the one laid, and takes away what the assassin kills', () => {
    let columns = [column(1, 'music-3', [down(1)])]
    columns = after(columns, { event: 'placed', seat: 0, column: 1, card: 'king' })
    columns = after(columns, { event: 'turned-up', owner: 1, card: 'assassin', column: 1 })
    expect(cardsOf(columns)).toEqual([['1 assassin up', '0 king down']])
    columns = after(columns, { event: 'killed', owner: 1, column: 1, victim: 0, card: 'king' })
    expect(cardsOf(columns)).toEqual([['1 assassin up']])
  })

  it('turns up the card above, also when both are of one colour', () => {
    let columns = [column(1, 'music-3', [down(0, 'explorer')]), column(2, 'trade-3', [])]
    columns = after(columns, { event: 'placed', seat: 0, column: 1, card: 'king' })
    columns = after(columns, { event: 'turned-up', owner: 0, card: 'explorer', column: 1 })
    expect(cardsOf(columns)).toEqual([['0 explorer up', '0 king down'], []])
    columns = after(columns, { event: 'travelled', owner: 0, column: 1, into: 2 })
    expect(cardsOf(columns)).toEqual([['0 king down'], ['0 explorer travelled']])
  })

  it('moves an explorer, closes with a storm, exchanges goals', () => {
    const before = [column(1, 'music-1', [up(0, 'explorer')]), column(2, 'trade-3', [])]
    const moved = after(before, { event: 'travelled', owner: 0, column: 1, into: 2 })
    expect(cardsOf(moved)).toEqual([[], ['0 explorer travelled']])
    expect(after(before, { event: 'closed', owner: 0, column: 2 })[1]).toMatchObject({ closed: true, fulfilled: true })
    const swapped = after(before, { event: 'exchanged', seat: 0, column: 1, other_column: 2, goal: 'trade-3', other_goal: 'music-1' })
    expect(swapped.map(({ goal, area, points }) => [goal, area, points])).toEqual([['trade-3', 'trade', 3], ['music-1', 'music', 1]])
  })

  it('takes the hidden card out from under its cloak', () => {
    let columns = [column(1, 'music-3', [up(0, 'cloak'), down(1)])]
    columns = after(columns, { event: 'slid', seat: 0, column: 1, card: 'king' })
    expect(columns[0]?.cards[0]).toMatchObject({ hides: true, hidden: 'king' })
    columns = after(columns, { event: 'revealed', owner: 0, card: 'king', column: 1, under_cloak: true })
    expect(cardsOf(columns)).toEqual([['0 cloak up', '0 king up', '1 null down']])
  })

  it('is told from the last card laid, through the decisions in it', () => {
    const placed = { event: 'placed', seat: 1, column: 1, card: null } as const
    const turned = { event: 'turned-up', owner: 0, card: 'cloak', column: 1 } as const
    const slid = { event: 'slid', seat: 0, column: 1, card: null } as const
    expect(chainAfter([placed, turned], [slid])).toEqual([placed, turned, slid])
    expect(chainAfter([slid], [placed, turned])).toEqual([placed, turned])
  })
})

it('marks what came since the own last card', () => {
  const placed = (seat: number): GameEvent => ({ event: 'placed', seat, column: 2, card: null })
  expect(marksAfter([], [placed(1), placed(0), placed(2), { event: 'turned-up', owner: 0, card: 'king', column: 2 }], 0)).toEqual(['2 0', '2 2', '2 0 king'])
  expect(marksAfter(['2 1'], [placed(2)], null)).toEqual(['2 2'])
})

it('opens face-down cards in replays with all cards open', () => {
  const view = (card: string | null) => ({ columns: [column(1, 'music-3', [down(1, card)])] }) as unknown as View
  expect(openly(view(null).columns, [view(null), view('king')])[0]?.cards[0]?.card).toBe('king')
})

describe('an award', () => {
  const awards = awardsIn(award.view.columns as never, judged?.events ?? [])

  it('knows what lay in every column, in order, and every step to the winner', () => {
    expect(awards.map(({ goal }) => goal)).toEqual(award.view.columns.map(({ goal }) => goal))
    for (const one of awards) {
      expect(one.steps[0]).toMatchObject({ event: 'award-began', number: one.cards.length })
      expect(one.steps.at(-1)?.event).toBe('awarded')
      expect(winnerOf(one, one.steps.length - 1)).toBeUndefined()
    }
  })

  it('shows what is removed and what counts, step by step', () => {
    const spell = awards.find(({ steps }) => steps.some(({ event }) => event === 'removed')) as (typeof awards)[number]
    expect(weighed(spell, 1).every(({ gone, number }) => !gone && number === undefined)).toBe(true)
    const end = weighed(spell, spell.steps.length)
    expect(end.filter(({ gone }) => gone)).toHaveLength(spell.steps.filter(({ event }) => event === 'removed').length)
    const total = new Map<number, number>()
    for (const { owner, number } of end) if (typeof number === 'number') total.set(owner, (total.get(owner) ?? 0) + number)
    for (const { seat, number } of sums(spell, spell.steps.length)) expect(total.get(seat)).toBe(number)
  })

  it('makes do with its own words where the columns before are not known', () => {
    const [first] = awardsIn(null, judged?.events ?? [])
    expect(first?.steps).toEqual(awards[0]?.steps)
    expect(first?.cards.length).toBeGreaterThan(0)
  })
})

it('keeps cards of the hand where they lie; a new one comes where one was laid', () => {
  expect(keptInPlace([], ['king', 'queen', 'witch'])).toEqual(['king', 'queen', 'witch'])
  expect(keptInPlace(['king', 'queen', 'witch'], ['king', 'witch'])).toEqual(['king', null, 'witch'])
  expect(keptInPlace(['king', null, 'witch'], ['king', 'witch', 'romeo'])).toEqual(['king', 'romeo', 'witch'])
})
