import { describe, expect, it } from 'vitest'
import { councilOf12, tableOf } from '../games/council_of_12/fit'
import { columns, headOf, hofVerrat } from '../games/hof_verrat/fit'
import { kabaleUndHiebe, stageOf } from '../games/kabale_und_hiebe/fit'
import { listUndTuecke } from '../games/list_und_tuecke/fit'
import { mascarade } from '../games/mascarade/fit'
import { type Box, frame, largest, type Plan, step } from './fit'

const WINDOWS = [[1280, 800], [1440, 900], [1920, 1080], [2560, 1440], [768, 1024], [390, 844], [360, 740], [844, 390]] as const
type Fit = (w: number, h: number, seats: number) => Plan
const GAMES: [string, Fit, number[]][] = [
  ['hof-verrat', hofVerrat, [2, 3, 4, 5]],
  ['mascarade', mascarade, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ['kabale-und-hiebe', kabaleUndHiebe, [2, 3, 4, 5, 6]],
  ['list-und-tuecke', listUndTuecke, [3, 4]],
  ['council-of-12', councilOf12, [2, 3, 4]],
]

const over = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.5 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.5

/** What is wrong with a plan: boxes over each other, outside, or too small. */
function faults(plan: Plan, w: number, h: number): string[] {
  const boxes = Object.entries(plan.boxes)
  const outside = boxes.filter(([, b]) => b.x < -0.5 || b.y < -0.5 || b.x + b.w > w + 0.5 || b.y + b.h > h + 0.5).map(([id]) => `${id} sticks out`)
  const small = boxes.filter(([, b]) => b.w < 30 || b.h < 20 || Number.isNaN(b.x + b.y + b.w + b.h)).map(([id]) => `${id} is too small`)
  const pairs = boxes.flatMap(([a, x], i) => boxes.slice(0, i).flatMap(([b, y]) => (over(x, y) ? [`${a} over ${b}`] : [])))
  return [...outside, ...small, ...pairs]
}

/** The share of the board's height that has a box on it somewhere. */
function heightUsed(plan: Plan, h: number): number {
  const rows = new Set(Object.values(plan.boxes).flatMap((b) => Array.from({ length: Math.floor(b.h) }, (_, i) => Math.floor(b.y) + i)))
  return rows.size / h
}

const handOf = (plan: Plan, zoom: number): number => ((plan.boxes.hand ?? plan.boxes.own)?.card ?? 0) * zoom
/** Hand cards are at least as wide as this. */
const least = (w: number): number => (w >= 1440 ? 110 : w >= 1280 ? 96 : 64)

describe.each(WINDOWS)('%i x %i', (w, h) => {
  const { board, zoom } = frame(w, h)
  it.each(GAMES.flatMap(([game, fit, seats]) => seats.map((n) => ({ game, fit, n }))))('$game with $n seats', ({ fit, n }) => {
    const plan = fit(board.w, board.h, n)
    expect(faults(plan, board.w, board.h)).toEqual([])
    expect(handOf(plan, zoom)).toBeGreaterThanOrEqual(least(w))
    expect(heightUsed(plan, board.h)).toBeGreaterThan(0.9)
  })

  it('the frame leaves the board the rest of the window', () => {
    const f = frame(w, h)
    expect(f.board.w * f.zoom + f.rail + f.side).toBeCloseTo(w)
    expect(f.board.h * f.zoom + f.header + f.tabs).toBeCloseTo(h)
  })
})

it.each(GAMES)('%s lies well in every window of phones, tablets, laptops and desks', (_, fit, seats) => {
  const wrong: string[] = []
  for (const [w0, w1, h0, h1] of [[350, 440, 660, 940], [700, 940, 360, 440], [640, 1100, 700, 1400], [1000, 2600, 640, 1500]] as const)
    for (let w = w0; w <= w1; w += 37)
      for (let h = h0; h <= h1; h += 41)
        for (const n of seats) {
          const { board } = frame(w, h)
          const found = faults(fit(board.w, board.h, n), board.w, board.h)
          if (found.length) wrong.push(`${w}x${h} with ${n}: ${found[0]}`)
        }
  expect(wrong).toEqual([])
}, 60_000)

it('finds the largest scale, and none if even the smallest is too large', () => {
  expect(largest((s) => s * 100 <= 130)).toBeCloseTo(1.3, 4)
  expect(largest(() => false)).toBe(0)
})

it('pushes a pile together only as far as its room asks', () => {
  expect(step(1, 100, 200)).toBe(0)
  expect(step(2, 100, 1000)).toBe(42)
  expect(step(5, 100, 220)).toBe(20)
})

it('cards in clothes, stages and at the die fit into their boxes', () => {
  const { rows, card } = columns(400, 260, 30)
  expect(Math.ceil(7 / rows) * (card + 6)).toBeLessThanOrEqual(400)
  expect(rows * card * 1.85).toBeLessThanOrEqual(230)
  const stage = stageOf(900, 560, 6)
  expect(stage.goalH + 14 * stage.strip).toBeLessThanOrEqual(560)
  const table = tableOf(700, 420)
  expect(table.die + 2 * table.card).toBeLessThanOrEqual(700)
  expect(headOf(hofVerrat(1388, 852, 4))).toBeGreaterThanOrEqual(26)
})
