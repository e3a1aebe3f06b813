import { best, box, type Box, clamp, largest, type Plan } from '../../lib/fit'

/**
 * Hof-Verrat: the royal table in the middle, districts around it, below it one's own district, hand and missions. Boxes: table, rival0
 * (whoever sits at one's left) …, own, hand, missions, detail (what is asked and what a card does). A district without room for cards
 * that can be read (card = 0) shows tallies instead.
 */
const GAP = 10
const COLUMNS = 7

/** Seven columns in a given cloth: one, two or three rows, whatever gives the largest cards; a pile of three must still show its marks. */
export function columns(w: number, h: number, head: number): { rows: number; card: number } {
  const found = [1, 2, 3].map((rows) => ({
    rows, card: Math.min((w - 12) / Math.ceil(COLUMNS / rows) - 6, ((h - head - 8) / rows - 4) / 1.85),
  }))
  return found.reduce((a, b) => (b.card > a.card ? b : a))
}

/** Under 40 px a card's number is smaller than 12 px. */
const legible = (card: number): number => (card < 40 ? 0 : card)

/** What a cloth with its columns in some rows of cards of width c needs; `deep` cards of a pile show. */
const clothOf = (c: number, rows: number, deep: number, head: number): [number, number] =>
  [Math.ceil(COLUMNS / rows) * (c + 6) + 16, rows * (c * 1.4 + deep * c * 0.3 + 4) + head + 10]

/** The height of a cloth's head in a wide window. */
const headAt = (s: number): number => Math.max(26, 30 * Math.min(s, 1.3))

/** Sizes of the wide arrangement at scale s. */
function wideSizes(s: number, seats: number) {
  const duel = seats === 2
  const many = Math.ceil((seats - 1) / 2) > 1
  const hand = 122 * s, table = 84 * s, rival = (many ? 52 : 62) * s, own = duel ? rival : 66 * s, head = headAt(s)
  const [rw] = clothOf(rival, 2, 1, head)
  const [, rh] = clothOf(rival, 2, many ? 1 : 2, head)
  const [ow] = clothOf(own, 1, 1, head)
  const say = clamp(56 * s, 52, 64)
  return {
    hand, head, rw, rh, table, say, low: hand * 1.4 + 24 + (duel ? 0 : say + GAP), mw: COLUMNS * (table + 10) + 20,
    mh: 2 * (table * 1.4 + 2.2 * table * 0.3 + 12) + 96 * s + head + 8,
    missions: hand * 0.76 * 2 + 34, lowW: hand * 3 + 32 + hand * 0.76 * 2 + 34 + (duel ? 200 * s : ow + GAP),
  }
}

/** The districts of the others at both sides of the table; with two seats one's own lies opposite the rival's. */
function sides(W: number, top: number, rw: number, head: number, hand: number, seats: number): Record<string, Box> {
  const others = seats - 1
  const left = Math.ceil(others / 2)
  const ids = seats === 2 ? [['rival0'], ['own']] : [
    Array.from({ length: left }, (_, j) => `rival${left - 1 - j}`), Array.from({ length: others - left }, (_, j) => `rival${left + j}`),
  ]
  return Object.fromEntries(ids.flatMap((side, n) => {
    const h = (top - (side.length - 1) * GAP) / side.length
    const card = legible(Math.min(columns(rw, h, head).card, hand * 0.92))
    return side.map((id, j) => [id, box(n ? W - rw - GAP : GAP, GAP + j * (h + GAP), rw, h, card)])
  }))
}

/** One's own things at the foot: district, hand and missions under what is asked; with two seats that stands at the left. */
function foot(W: number, y: number, z: ReturnType<typeof wideSizes>, duel: boolean): Record<string, Box> {
  const handW = z.hand * 3 + 32
  const left = duel ? (W - handW) / 2 - 2 * GAP : W - handW - z.missions - 4 * GAP
  const x = left + 2 * GAP
  const top = duel ? 0 : z.say + GAP
  const missions = box(x + handW + GAP, y + top, W - x - handW - 2 * GAP, z.low - top, z.hand * 0.76)
  const hand = box(x, y + top, handW, z.low - top, z.hand)
  if (duel) return { hand, missions, detail: box(GAP, y, left, z.low) }
  const card = legible(Math.min(columns(left, z.low, z.head).card, z.hand * 0.92))
  return { own: box(GAP, y, left, z.low, card), hand, missions, detail: box(x, y, W - x - GAP, z.say) }
}

/** Table in the middle, rivals at its sides, below it my cloth, hand, missions. */
function wide(W: number, H: number, seats: number): Plan | null {
  const perSide = Math.ceil((seats - 1) / 2)
  const duel = seats === 2
  const s = largest((k) => {
    const z = wideSizes(k, seats)
    return z.mw + 2 * z.rw + 4 * GAP <= W && Math.max(z.mh, perSide * z.rh + (perSide - 1) * GAP) + z.low + 3 * GAP <= H && z.lowW + 2 * GAP <= W
  })
  const z = wideSizes(s, seats)
  if (!s || (perSide > 1 ? 52 : 62) * s < 36) return null
  const top = H - z.low - 3 * GAP
  const rw = Math.max(z.rw, Math.min((W - z.mw - 4 * GAP) / 2, z.rw * (duel ? 1.8 : 1.35)))
  const mw = W - 2 * rw - 4 * GAP
  const table = box(GAP * 2 + rw, GAP, mw, top, Math.min(z.table * 1.15, mw / COLUMNS - 12))
  return { name: 'wide', s, boxes: { table, ...sides(W, top, rw, z.head, z.hand, seats), ...foot(W, H - z.low - GAP, z, duel) } }
}

const SMALL = 6
/** Missions beside hand cards, on phones: their marks must be read. */
const MISSION = 0.71

/** Sizes of the tall arrangement at scale s: cards of the table as wide as the window allows, but not above the hand's. */
function tallSizes(s: number, W: number, H: number) {
  const hand = 112 * s, table = Math.min((W - 2 * SMALL - 16) / COLUMNS - 6, 84 * s)
  return {
    hand, table, say: W < 640 ? 60 : 56, tally: Math.max(H < 640 ? 46 : 56, 62 * s), low: hand * 1.4 + 16, mine: table * 1.82 + 36, mat: 2 * (table * 1.7 + 8) + Math.max(46, 74 * s) + 8,
  }
}

/** The rivals as tallies, two in a row; an odd last one is as wide as the row. */
function tallies(others: number, x: number, y: number, w: number, h: number, gap: number): Record<string, Box> {
  const half = (w - gap) / 2
  return Object.fromEntries(Array.from({ length: others }, (_, i) => {
    const alone = others % 2 === 1 && i === others - 1
    return [`rival${i}`, box(x + (i % 2) * (half + gap), y + Math.floor(i / 2) * (h + gap), alone ? w : half, h)]
  }))
}

/** Rivals as tallies above, the table, my cloth, hand and missions. */
function tall(W: number, H: number, seats: number): Plan | null {
  const g = SMALL
  const rows = Math.ceil((seats - 1) / 2)
  const used = (z: ReturnType<typeof tallSizes>): number => rows * (z.tally + g) + z.mat + z.mine + z.say + z.low + 5 * g
  const s = largest((k) => {
    const z = tallSizes(k, W, H)
    return z.hand * (3 + 2 * MISSION) + 6 * 6 + 2 * g <= W && used(z) <= H && z.table >= 25
  })
  if (!s) return null
  const z = tallSizes(s, W, H)
  const spare = H - used(z)
  const tally = z.tally + (spare * 0.2) / rows, mat = z.mat + spare * 0.5, mine = z.mine + spare * 0.3
  const y = g + rows * (tally + g)
  const missions = 2 * z.hand * MISSION + 3 * 6
  const below = y + mat + mine + z.say + 3 * g
  return {
    name: 'tall', s: s * 0.9, boxes: {
      ...tallies(seats - 1, g, g, W - 2 * g, tally, g), table: box(g, y, W - 2 * g, mat, z.table), own: box(g, y + mat + g, W - 2 * g, mine, legible(z.table)),
      detail: box(g, below - g - z.say, W - 2 * g, z.say),
      hand: box(g, below, W - 3 * g - missions, z.low, z.hand), missions: box(W - g - missions, below, missions, z.low, z.hand * MISSION),
    },
  }
}

/** A phone on its side: the table left over the full height, the rest in a column beside it. */
function short(W: number, H: number, seats: number): Plan {
  const g = 5
  const table = Math.min(48, (W * 0.46 - 20) / COLUMNS - 5)
  const tw = COLUMNS * (table + 5) + 18, x = 2 * g + tw, w = W - tw - 3 * g
  const rows = Math.ceil((seats - 1) / 2), tally = 46
  const hand = clamp((w - 40) / (3 + 2 * MISSION), 40, Math.min(74, (H - 26) * 0.2 + 4))
  const low = hand * 1.4 + 12, say = 46
  const y = g + rows * (tally + g), mine = H - y - say - low - 3 * g
  const lower = y + mine + say + 2 * g
  const missions = 2 * hand * MISSION + 18
  return {
    name: 'short', s: 9, boxes: {
      table: box(g, g, tw, H - 2 * g, table), ...tallies(seats - 1, x, g, w, tally, g), own: box(x, y, w, mine, legible(Math.min(w / COLUMNS - 8, (mine - 32) / 1.5))),
      detail: box(x, y + mine + g, w, say),
      hand: box(x, lower, w - missions - g, low, hand), missions: box(x + w - missions, lower, missions, low, hand * MISSION),
    },
  }
}

/** Where everything lies. */
export const hofVerrat = (W: number, H: number, seats: number): Plan =>
  H < 480 ? short(W, H, seats) : best([wide(W, H, seats), tall(W, H, seats)])

/** The height of a district's head in a plan. */
export const headOf = (plan: Plan): number => (plan.name === 'wide' ? clamp(headAt(plan.s), 26, 38) : 24)

/** A place of its own inside a box. */
export interface Spot {
  x: number
  y: number
  w: number
  h: number
}

/** Where the six families and, last, the spies lie in a district with cards of a width; a row that is not full stands in the middle. */
export function cellsOf({ w, h, card }: Box, head: number): Spot[] {
  const fits = (rows: number): boolean =>
    Math.min((w - 12) / Math.ceil(COLUMNS / rows) - 6, ((h - head - 8) / rows - 4) / 1.85) >= card * 0.94
  const rows = [1, 2, 3].find(fits) ?? columns(w, h, head).rows
  const perRow = Math.ceil(COLUMNS / rows), wide = (w - 12) / perRow, high = (h - head - 8) / rows
  return Array.from({ length: COLUMNS }, (_, i) => {
    const r = Math.floor(i / perRow), inRow = Math.min(perRow, COLUMNS - r * perRow)
    return { x: 6 + ((i % perRow) + (perRow - inRow) / 2) * wide, y: head + 2 + r * high, w: wide, h: high - 4 }
  })
}

/** The inside of the royal table: two halves of seven columns, between them the band of shields. */
export function matOf({ w, h, card }: Box) {
  const band = clamp(h * 0.17, 50, 104), half = (h - band) / 2, wide = (w - 12) / COLUMNS
  return { band, half, wide, card: Math.min(card, (half - 8) / 1.75, wide - 6), column: (i: number): number => 6 + i * wide }
}
