import { best, box, type Box, clamp, column, largest, numbered, pile, type Plan, row } from '../../lib/fit'

/**
 * Council of 12: the die lies in the middle of the round table, the challenge at its left, who seeks help at its right; councillors sit
 * at the sides. Boxes: bar, table, chain, annals, seat1 … (clockwise from one's left), ask, detail, hand, seat0.
 */

/** The most cards a hand shows without lying over each other; more are pushed together. */
export const HAND = 5

/** Die and the two cards beside it: the die takes what height and width allow, cards stay under half of it. */
export function tableOf(w: number, h: number): { die: number; card: number; rim: number } {
  const small = w < 520
  const rim = small ? 6 : clamp(h * 0.03, 10, 26)
  const card = clamp(Math.min((w - 3 * rim) * 0.2, (h - (small ? 74 : 120)) / 1.4), 60, 190)
  return { die: Math.min(h - 2 * rim, w - 2 * card - 4 * rim - (small ? 8 : 30)), card, rim }
}

const wideSizes = (s: number) => ({ hand: 120 * s, dock: 120 * s * 1.4 + 52, side: 236 * s, chain: 74 * s, bar: 46 * s, table: 330 * s })

/** Councillors at both sides of the table, the annals under those at the right. */
function sides(W: number, top: number, side: number, seats: number, g: number): Record<string, Box> {
  const left = Math.ceil((seats - 1) / 2)
  const right = numbered('seat', seats - 1 - left, left + 1)
  return {
    ...column(numbered('seat', left).reverse(), g, g, side, top, g),
    ...column([...right, 'annals'], W - g - side, g, side, top, g),
  }
}

/** Councillors and annals at the sides of the table; chain below it; question, text, hand, own seat. */
function wide(W: number, H: number, seats: number, g: number): Plan | null {
  if (W <= H * 1.1 || W < 760) return null
  const s = largest((k) => {
    const z = wideSizes(k)
    return HAND * (z.hand + 8) + 30 + 520 * k + 4 * g <= W && z.table + z.chain + z.bar + z.dock + 5 * g <= H && 2 * z.side + 640 * k <= W
  })
  if (!s) return null
  const z = wideSizes(s), top = H - z.dock - 3 * g, chain = Math.max(64, z.chain), bar = Math.max(40, z.bar)
  const y = H - g - z.dock, hw = HAND * (z.hand + 8) + 22, spare = W - hw - 4 * g
  const own = clamp(spare * 0.36, 150, 300), say = spare - own, ask = Math.min(Math.max(112, z.dock * 0.54), z.dock - 58)
  return {
    name: 'wide', s, boxes: {
      ...pile([['bar', bar], ['table', top - bar - chain - 2 * g], ['chain', chain]], 2 * g + z.side, g, W - 2 * z.side - 4 * g, g),
      ...sides(W, top, z.side, seats, g), ...pile([['ask', ask], ['detail', z.dock - ask - g]], g, y, say, g),
      hand: box(2 * g + say, y, hw, z.dock, z.hand), seat0: box(W - g - own, y, own, z.dock),
    },
  }
}

/** Everybody in one row, oneself last. */
const everybody = (seats: number): string[] => [...numbered('seat', seats - 1), 'seat0']

/** Favour and bell / councillors / table / chain and annals / question / text / hand. */
function tall(W: number, H: number, seats: number, g: number): Plan {
  const big = W >= 640 && H >= 760, tight = H < 700
  const pick = (large: number, usual: number, small: number): number => (big ? large : tight ? small : usual)
  const hand = Math.min((W - 2 * g - 5) / HAND - 4, H * 0.12), low = hand * 1.4 + pick(50, 36, 32)
  const bar = big ? 48 : 34, chain = pick(74, 56, 46), ask = pick(94, 84, 80), detail = pick(58, 52, 50), annals = big ? 200 : 108
  const rest = H - low - bar - chain - ask - detail - 8 * g
  const seat = clamp(rest * pick(0.38, 0.33, 0.37), 84, big ? 210 : 128)
  const parts = pile([['bar', bar], ['seats', seat], ['table', rest - seat], ['links', chain], ['ask', ask], ['detail', detail], ['hand', low, hand]], g, g, W - 2 * g, g)
  const { seats: _, links, ...boxes } = parts as Record<'seats' | 'links', Box> & Record<string, Box>
  return {
    name: 'tall', s: 1, boxes: {
      ...boxes, ...row(everybody(seats), g, _.y, W - 2 * g, seat, g),
      chain: box(g, links.y, W - 3 * g - annals, chain), annals: box(W - g - annals, links.y, annals, chain),
    },
  }
}

/** A phone on its side: the table left, the rest right. */
function short(W: number, H: number, seats: number, g: number): Plan {
  const left = W * 0.5, x = 2 * g + left, w = W - left - 3 * g, bar = 32, chain = 52, annals = 104
  const hand = Math.min(70, (w - 12) / HAND - 5), low = hand * 1.4 + 34
  const detail = 48, ask = 80, seat = H - low - 5 * g - detail - ask
  const y = H - g - chain
  return {
    name: 'short', s: 9, boxes: {
      bar: box(g, g, left, bar), table: box(g, 2 * g + bar, left, H - bar - chain - 4 * g), chain: box(g, y, left - annals - g, chain),
      annals: box(g + left - annals, y, annals, chain), ...row(everybody(seats), x, g, w, seat, g),
      ...pile([['ask', ask], ['detail', detail], ['hand', low, hand]], x, 2 * g + seat, w, g),
    },
  }
}

/** Where everything lies. */
export function councilOf12(W: number, H: number, seats: number): Plan {
  const g = W < 640 || H < 480 ? 5 : 10
  if (H < 480 && W >= 560) return short(W, H, seats, g)
  const broad = wide(W, H, seats, g)
  return best([broad, broad && H <= W * 0.9 ? null : tall(W, H, seats, g)])
}

/** A card of width w at a place in its box. */
export interface Place {
  x: number
  y: number
  w: number
}
/** How a councillor's box is parted: name above, the laid card, the pile beside or below it, the sentence at the foot. */
export interface SeatPlan {
  /** low or narrow: short words, no labels */
  slim: boolean
  head: number
  say: number
  card: Place
  pile: Place
  hand: Place | null
  labels: boolean
}

const LABEL = 16

/** Pile and hand below the laid card, where the box is much higher than wide. */
function highSeat(w: number, h: number, head: number, say: number): SeatPlan {
  const low = h - say - 8
  const card = Math.min(w * 0.62, ((low - head - 46) * 0.6) / 1.4, 200), below = head + 6 + card * 1.4 + LABEL + 6
  const small = Math.min(card * 0.56, (low - below - LABEL) / 1.4), gap = (w - 2 * small) / 3
  return {
    slim: false, head, say, labels: true, card: { x: (w - card) / 2, y: head + 6, w: card }, pile: { x: gap, y: below, w: small },
    hand: { x: 2 * gap + small, y: below, w: small },
  }
}

export function seatOf({ w, h }: Pick<Box, 'w' | 'h'>, own: boolean): SeatPlan {
  const slim = w < 150 || h < 150, head = slim ? 22 : clamp(h * 0.13, 28, 42)
  const say = slim ? 26 : own ? 0 : clamp(h * 0.2, 34, 60)
  if (!slim && h > w * 1.45) return highSeat(w, h, head, say)
  const low = h - (say || 4) - 4, label = slim ? 0 : LABEL
  const card = Math.min((w - (slim ? 12 : 46)) / (slim ? 1.78 : 2.1), (low - head - label - 4) / 1.4, 150)
  const small = card * (slim ? 0.72 : 0.78), gap = (w - card - small) / 3, y = head + (low - head - label - card * 1.4) / 2
  return {
    slim, head, say, labels: !slim, card: { x: gap, y, w: card }, pile: { x: 2 * gap + card, y: slim ? y : y + (card - small) * 0.7, w: small }, hand: null,
  }
}

/** Where n cards of a hand lie: side by side, pushed together from where they do not fit any more; room for values below them. */
export function handOf({ w, h, card }: Box, n: number): { x: number[]; y: number; step: number; foot: number } {
  const foot = h > 190 ? 34 : 22, pad = (w - HAND * card) / (HAND + 1)
  const step = n < 2 ? card + pad : Math.min(card + pad, (w - 2 * Math.min(pad, 8) - card) / (n - 1))
  const left = (w - card - (n - 1) * step) / 2
  return { x: Array.from({ length: n }, (_, i) => left + i * step), y: Math.max(4, (h - card * 1.4 - foot) / 2), step, foot }
}

/** Everything on the round table: the die in the middle, a card and its plaque at either side. */
export function onTable({ w, h }: Pick<Box, 'w' | 'h'>, rows: number): { die: Place; left: Place; right: Place; plaque: number; chip: number } {
  const { die, card, rim } = tableOf(w, h), small = w < 520
  const plaque = small ? (rows > 1 ? 48 : 34) : rows > 1 ? clamp(h * 0.18, 50, 100) : clamp(h * 0.14, 44, 84), y = (h - card * 1.4 - plaque - 4) / 2
  const left = clamp(((w - die * 0.92) / 2 - card) / 2, rim, w)
  return {
    die: { x: (w - die) / 2, y: (h - die) / 2, w: die }, left: { x: left, y, w: card }, right: { x: w - left - card, y, w: card }, plaque,
    chip: clamp(Math.min(card / 4.3, (plaque - 8) / rows), 18, 40),
  }
}

/** How many of the newest links of a chain fit into its box; each has a card, so many columns of banners, and so many values. */
export function linksIn({ w }: Pick<Box, 'w'>, card: number, value: number, links: readonly { values: number; banners: number }[]): number {
  const tight = w < 420, gap = tight ? 7 : 14, inner = tight ? 2 : 6
  let room = w - (tight ? 8 : 16) - 24, shown = 0
  for (const { values, banners } of [...links].reverse()) {
    room -= card + 18 * banners + inner + values * (value + inner) + gap
    if (room < 0) break
    shown += 1
  }
  return Math.max(1, shown)
}

/** The largest cards of which n lie in rows within w x h; not wider than a hand's. */
export function gridOf(w: number, h: number, n: number): { card: number; gap: number } {
  const gap = 8
  const widths = Array.from({ length: n }, (_, i) => i + 1).map((columns) => {
    const rows = Math.ceil(n / columns)
    return Math.min((w - (columns - 1) * gap) / columns, ((h - (rows - 1) * gap) / rows) / 1.4)
  })
  return { card: Math.min(110, Math.max(...widths)), gap }
}

/** About as many characters as lie in a box at the smallest size of running text. */
export const charactersIn = ({ w, h }: Pick<Box, 'w' | 'h'>): number => Math.floor((h - 4) / 14.7) * Math.floor((w - 26) / 6.1)
