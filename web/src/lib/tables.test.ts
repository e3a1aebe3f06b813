import { beforeAll, describe, expect, it } from 'vitest'
import type { SeatInfo, Table } from './messages'
import { agreements, tableName } from './tables'
import { GameTexts, loadTexts } from './texts.svelte'

beforeAll(() => loadTexts('mascarade', 'hof-verrat'))

const seat = (number: number, kind: SeatInfo['kind'], nickname: string): SeatInfo =>
  ({ seat: number, kind, nickname, level: null, present: true, steward: false, resigned: false })

describe('the name of a table', () => {
  it('is its own, or after the first person at it, or that of its game', () => {
    const seats = [seat(0, 'bot', 'Florine'), seat(1, 'person', 'Ada')]
    expect(tableName({ name: 'Evening', game: 'hof-verrat', seats })).toBe('Evening')
    expect(tableName({ name: '', game: 'hof-verrat', seats })).toBe('Ada’s table')
    expect(tableName({ name: '', game: 'hof-verrat', seats: seats.slice(0, 1) })).toBe('Hof-Verrat')
  })
})

it('what was agreed is said with its numbers, and without what is off', () => {
  const table = { options: { turns_per_player: 4, memory_aid: true, aside: false, characters: [] }, standing: false } as unknown as Table
  const said = agreements(table, new GameTexts('mascarade'))
  expect(said.some((words) => words.endsWith(': 4'))).toBe(true)
  expect(said).toHaveLength(2)
})
