import { type Box, clamp } from '../../lib/fit'
import { MOST, type Stage, stageOf } from './fit'
import type { Card, Column } from './types'

/** A strip of a pile: a card of which the next one leaves only the upper edge to see, or what hides under a cloak. */
export interface Row {
  card: Card
  /** the card under this cloak */
  under: boolean
  y: number
}

/** Where the cards of a column lie, from below its goal downwards. */
export interface Lay {
  /** so many of the oldest cards are told by one strip */
  folded: number
  rows: Row[]
  /** the newest card, whole in front where there is room for it */
  whole: { card: Card; y: number; w: number } | null
  /** where the next card goes, or what closes the column */
  foot: { y: number; h: number }
}

/** Under this width the number on a card could not be read. */
export const LEGIBLE = 47

/** A card that hides something takes two rows. */
const rowsOf = (card: Card): Omit<Row, 'y'>[] => (card.hides ? [{ card, under: false }, { card, under: true }] : [{ card, under: false }])

/** How many rows a column needs: its cards, what hides under cloaks, the place for the next one. */
export const needOf = (cards: readonly Card[]): number => cards.flatMap(rowsOf).length + 1

/** The width of the newest card if it lies whole below `y`; 0 if too little of it would fit. */
function wholeWidth(last: Card | undefined, y: number, foot: number, { card, column, room }: Stage): number {
  if (!last || last.hides) return 0
  const w = Math.min(card, (room - y - foot - 4) / 1.4)
  return w >= clamp(column * 0.36, LEGIBLE, 84) ? w : 0
}

/** Strips from the goal downwards; the newest card whole; where a column is too long the oldest are folded into one strip. */
export function layOf(cards: readonly Card[], z: Stage): Lay {
  const foot = z.strip
  const last = cards.at(-1)
  const before = cards.slice(0, -1).flatMap(rowsOf)
  const w = wholeWidth(last, before.length * z.strip + 2, foot, z)
  const all = w || !last ? before : [...before, ...rowsOf(last)]
  const most = Math.max(2, Math.floor((z.room - foot) / z.strip + 0.05))
  const folded = all.length > most ? all.length - most + 1 : 0
  const rows = all.slice(folded).map((row, n) => ({ ...row, y: (n + (folded ? 1 : 0)) * z.strip }))
  const y = (rows.length + (folded ? 1 : 0)) * z.strip
  const whole = w && last ? { card: last, y: y + 2, w } : null
  return { folded, rows, whole, foot: { y: whole ? whole.y + whole.w * 1.4 + 4 : y, h: foot } }
}

/** The sizes of a strip: the disc of its number, the window its face looks out of, the owner's flag, the name. */
export function stripOf(h: number, column: number, names: boolean, name: string) {
  const disc = clamp(h - 2, 15, 34), face = disc * 0.72 + h * (names ? 1.08 : 1.2), flag = Math.min(h * 0.84, 26) * 0.77 + 7
  const size = clamp(Math.min(h * 0.56, (column - face - flag - 9) / (name.length * 0.475)), 12, 20)
  return { disc, face, flag, size, number: clamp(Math.min(disc * 0.62, 19), 12, 19) }
}

/** The parts of a box of a player that is high enough for cards: piles above (in two rows in a tall box), goals won below, a balustrade. */
export function lodgeOf(w: number, h: number, won: number) {
  const head = clamp(h * 0.15, 30, 46), rail = clamp(h * 0.1, 16, 40)
  const rows = h > 1.8 * w ? 2 : 1, perRow = rows > 1 ? 2 : 3
  const inner = h - head - rail - 12
  const card = Math.min((w - 44) / (perRow + 0.1), ((inner * (rows > 1 ? 0.66 : 0.56)) / rows - 20) / 1.4, rows > 1 ? 110 : 96), gap = (w - perRow * card) / (perRow + 1)
  const piles = rows * (card * 1.4 + 20)
  const shift = Math.max(0, inner - piles - 10 - Math.min(120, (w - 70) * 0.9)) / 3
  const piece = (n: number): { x: number; y: number } => {
    const row = Math.floor(n / perRow), here = row ? 3 - perRow : perRow
    return { x: (w - here * card - (here - 1) * gap) / 2 + (n - row * perRow) * (card + gap), y: head + 4 + shift + row * (card * 1.4 + 20) }
  }
  const y = head + piles + 2 + 2 * shift, room = h - rail - y - 4 - shift
  const goal = Math.min((room - 2) / 1.4, rows > 1 ? 100 : 84)
  const step = Math.min(goal + 5, (w - 20 - (w > 150 ? 58 : 50) - goal) / Math.max(1, won - 1))
  return { head, rail, card, piece, goals: { y: y + (room - goal * 1.4) / 2, w: goal, step, room: y, h: room } }
}

/** How an award stands on its stage: the goal, cards in as few rows as leave them largest, pedestals with the sums. */
export function trialOf(w: number, h: number, cards: number, sums: number) {
  const small = w < 560, pad = small ? 6 : 14
  /** many cards on a low stage need the room more than what stands around them */
  const tight = cards > 4 && h < 420
  const goal = Math.min(w * (small ? 0.2 : 0.16), h * (tight ? 0.13 : 0.17))
  const say = clamp(h * 0.09, 34, 48), podium = tight ? 46 : clamp(h * 0.2, 46, 130)
  const y = goal * 1.4 + pad, room = h - y - podium - say - 2 * pad, gap = small ? 5 : 12
  const found = [1, 2, 3, 4].map((rows) => {
    const perRow = Math.ceil(Math.max(1, cards) / rows)
    return { rows, perRow, card: Math.min((w - 2 * pad + gap) / perRow - gap, (room - rows * gap) / rows / 1.4, 150) }
  })
  const { perRow, card, rows } = found.reduce((a, b) => (b.card > a.card * 1.04 ? b : a))
  const top = y + (room - rows * (card * 1.4 + gap)) / 2
  const place = (n: number) => {
    const row = Math.floor(n / perRow), here = Math.min(perRow, cards - row * perRow)
    return { x: (w - here * (card + gap) + gap) / 2 + (n - row * perRow) * (card + gap), y: top + row * (card * 1.4 + gap) }
  }
  const each = Math.min((w - 2 * pad) / Math.max(1, sums) - 6, 170)
  return { goal, card, place, say, podium: { y: h - podium - say - pad, h: podium, w: each, x: (n: number): number => (w - sums * (each + 6) + 6) / 2 + n * (each + 6) } }
}

/** The inside of a stage with these columns: strips shrink only when the longest column needs it. */
export const stageFor = ({ w, h }: Box, seats: number, columns: readonly Column[]): Stage =>
  stageOf(w, h, seats, clamp(Math.max(0, ...columns.map(({ cards }) => needOf(cards))), 8, MOST))
