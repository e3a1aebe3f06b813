import { describe, expect, it } from 'vitest'
import { type Box, frame } from '../../lib/fit'
import { courtOf, fanOf } from './court'
import { LEGIBLE, listUndTuecke, rollOf } from './fit'

const WINDOWS = [[1280, 800], [1440, 900], [1920, 1080], [2560, 1440], [768, 1024], [390, 844], [360, 740], [844, 390]] as const
const over = (a: Box, b: Box): boolean => Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.5 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.5
const inside = (a: Box, { w, h }: Box): boolean => a.x >= -0.5 && a.y >= -0.5 && a.x + a.w <= w + 0.5 && a.y + a.h <= h + 0.5

describe.each(WINDOWS)('%i x %i', (w, h) => {
  const { board } = frame(w, h)
  it.each([3, 4])('in every court of %i nothing lies over anything else, and the visible card can be read', (seats) => {
    const { boxes } = listUndTuecke(board.w, board.h, seats)
    for (let seat = 0; seat < seats; seat++) {
      const box = boxes[`court${seat}`] as Box
      const court = courtOf(box, seat === 0)
      const parts = { niche: court.niche, tokens: court.tokens, held: court.held, waits: court.waits }
      expect(Object.entries(parts).filter(([, one]) => !inside(one, box)).map(([name]) => name)).toEqual([])
      const all = Object.entries(parts).filter(([, one]) => one.w > 0 && one.h > 0)
      expect(all.flatMap(([a, x], i) => all.slice(0, i).flatMap(([b, y]) => (over(x, y) ? [`${a} over ${b} of ${seat}`] : [])))).toEqual([])
      expect(court.card).toBeGreaterThanOrEqual(LEGIBLE)
      expect(court.top.y - 3 * court.edge).toBeGreaterThanOrEqual(court.head - 0.5)
    }
  })

  it.each([3, 16, 20])('one of %i characters is chosen where all can be read, and the question beside them', (n) => {
    const { boxes } = listUndTuecke(board.w, board.h, 4, n)
    expect(boxes.roll?.card).toBeGreaterThanOrEqual(LEGIBLE)
    expect(Object.keys(boxes)).toEqual(expect.arrayContaining(['ask', 'court1', 'court2', 'court3']))
    const all = Object.entries(boxes)
    expect(all.flatMap(([a, x], i) => all.slice(0, i).flatMap(([b, y]) => (over(x, y) ? [`${a} over ${b}`] : [])))).toEqual([])
  })
})

it('chooses the columns that leave the largest cards', () => {
  expect(rollOf({ w: 600, h: 200 }, 4).columns).toBe(4)
  expect(rollOf({ w: 200, h: 900 }, 4).columns).toBe(1)
})

it('lays four cards side by side in a broad place, two by two in a high one', () => {
  const rows = (w: number, h: number): number => new Set(fanOf({ w, h }).map(({ y }) => y)).size
  expect([rows(400, 150), rows(120, 220)]).toEqual([1, 2])
  expect(fanOf({ w: 120, h: 220 }).every((one) => inside(one, { x: 0, y: 0, w: 120, h: 220, card: 0 }))).toBe(true)
})
