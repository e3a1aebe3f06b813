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
  const bar = big ? 48 : 34, chain = pick(74, 56, 46), ask = pick(94, 82, 76), detail = pick(58, 52, 44), annals = big ? 200 : 108
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
  const detail = 44, ask = 72, seat = H - low - 5 * g - detail - ask
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
