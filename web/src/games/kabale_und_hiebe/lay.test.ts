import { describe, expect, it } from 'vitest'
import { frame } from '../../lib/fit'
import { kabaleUndHiebe, MOST } from './fit'
import { layOf, lodgeOf, needOf, stageFor, trialOf } from './lay'
import type { Card, Column } from './types'

const WINDOWS = [[1280, 800], [1440, 900], [1920, 1080], [2560, 1440], [768, 1024], [390, 844], [360, 740], [844, 390]] as const
const SEATS = [2, 3, 4, 5, 6]
const card = (n: number, hides = false): Card => ({ owner: n % 6, card: null, lies: 'down', hides, hidden: null })
const column = (cards: number, hides = 0): Column => ({
  number: 1, goal: 'music-3', area: 'music', points: 3, fulfilled: false, closed: false, cards: Array.from({ length: cards }, (_, n) => card(n, n < hides)),
})
const plans = WINDOWS.flatMap(([w, h]) => SEATS.map((seats) => ({ window: `${w} x ${h} with ${seats}`, seats, ...kabaleUndHiebe(frame(w, h).board.w, frame(w, h).board.h, seats) })))

describe.each(plans)('$window', ({ boxes, seats }) => {
  const stage = boxes.stage ?? { x: 0, y: 0, w: 0, h: 0, card: 0 }

  it.each([0, 1, 5, 13, 14, 30, 80])('%i cards lie inside their column, with a place for the next', (many) => {
    for (const hides of [0, Math.min(2, many)]) {
      const one = column(many, hides), z = stageFor(stage, seats, [one]), lay = layOf(one.cards, z)
      expect(lay.foot.y + lay.foot.h).toBeLessThanOrEqual(z.room + 1)
      expect(lay.folded + lay.rows.length + (lay.whole ? 1 : 0)).toBe(needOf(one.cards) - 1)
      for (const [n, { y }] of lay.rows.entries()) expect(y).toBeCloseTo((n + (lay.folded ? 1 : 0)) * z.strip)
      if (lay.whole) expect(lay.whole.y + 1.4 * lay.whole.w).toBeLessThanOrEqual(lay.foot.y)
      expect(z.strip).toBeGreaterThanOrEqual(12.5)
    }
  })

  it('shows every card of columns of up to twelve, and the newest whole while it is short', () => {
    for (const many of [1, 3, MOST - 2]) expect(layOf(column(many).cards, stageFor(stage, seats, [column(many)])).folded).toBe(0)
    expect(layOf(column(2).cards, stageFor(stage, seats, [column(2)])).whole).not.toBeNull()
  })

  it('an award of up to 26 cards stands on the stage, with every sum', () => {
    const z = stageFor(stage, seats, [])
    const h = stage.h - z.valance - z.foot - 12
    for (const cards of [0, 1, 4, 9, 14, 26]) {
      const lay = trialOf(stage.w, h, cards, Math.min(cards, seats))
      const places = Array.from({ length: cards }, (_, n) => lay.place(n))
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(-0.5)
        expect(x + lay.card).toBeLessThanOrEqual(stage.w + 0.5)
        expect(y).toBeGreaterThanOrEqual(1.4 * lay.goal)
        expect(y + 1.4 * lay.card).toBeLessThanOrEqual(lay.podium.y)
      }
      expect(lay.podium.y + lay.podium.h + lay.say).toBeLessThanOrEqual(h)
    }
  })

  it('boxes of the players hold their piles and goals', () => {
    for (const [id, { w, h }] of Object.entries(boxes)) {
      if (!id.startsWith('lodge') || h < 150) continue
      for (const won of [0, 1, 6, 14]) {
        const z = lodgeOf(w, h, won)
        for (const n of [0, 1, 2]) {
          expect(z.piece(n).x).toBeGreaterThanOrEqual(0)
          expect(z.piece(n).x + z.card).toBeLessThanOrEqual(w)
          expect(z.piece(n).y + 1.4 * z.card + 15).toBeLessThanOrEqual(z.goals.y + 1)
        }
        expect(z.goals.y + 1.4 * z.goals.w).toBeLessThanOrEqual(h - z.rail + 1)
        if (won) expect(10 + (won - 1) * z.goals.step + z.goals.w).toBeLessThanOrEqual(w)
      }
    }
  })
})
