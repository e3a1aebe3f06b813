import { best, box, type Box, clamp, column, largest, pile, type Plan, row } from '../../lib/fit'

/**
 * Kabale und Hiebe: a theatre. Columns stand on the stage, all players sit in boxes at its sides (oneself at the lower right); below:
 * question and text, hand, own goals. Boxes: stage, lodge0 (oneself), lodge1 … (clockwise from one's left), ask, detail, hand, goals.
 */

/** The longest column we promise to show. */
export const MOST = 14

/** The inside of the stage. */
export interface Stage {
  valance: number
  foot: number
  curtain: number
  column: number
  gap: number
  goalW: number
  goalH: number
  mark: number
  strip: number
  card: number
  room: number
  /** names have room on the strips */
  names: boolean
}

/** n columns, the longest with `most` cards. Strips get lower first (down to 17 px), then the goal's picture is cropped, never the strips. */
export function stageOf(w: number, h: number, n: number, most = MOST): Stage {
  const small = w < 520
  const valance = clamp(h * 0.075, 18, 50), foot = clamp(h * 0.036, 8, 24)
  const gap = small ? 4 : clamp(w * 0.012, 8, 18), least = small ? 5 : clamp(w * 0.026, 14, 60)
  const wide = Math.min((w - 2 * least - (n - 1) * gap) / n, Math.max(128, h * (n < 4 ? 0.46 : 0.38)))
  const mark = wide < 92 ? 17 : clamp(h * 0.04, 20, 30)
  const rest = h - valance - foot - mark - (small ? 8 : 14)
  const wish = clamp(Math.min(h * 0.042, wide * 0.3), 17, 30)
  const goalW = Math.min(wide, Math.max(56, wide * 0.66)), goalH = clamp(rest - most * wish, goalW * 0.62, goalW * 1.4)
  // a name needs 61 px beside number, face and banner: twelve letters of 12 px
  const named = (wide - 75.5) / 2.45
  const room = rest - goalH, strip = Math.min(room / most, clamp(wide * 0.21, 17, 40), named >= 22 ? named : 40)
  const free = wide - ((strip - 2) * 0.72 + strip * 1.08) - (Math.min(strip * 0.84, 26) * 0.77 + 7) - 9
  return {
    valance, foot, curtain: (w - n * wide - (n - 1) * gap) / 2, column: wide, gap, goalW, goalH, mark, strip, card: Math.min(Math.max(wide * 0.8, Math.min(wide, 48)), 170), room, names: free >= 61,
  }
}

function wideSizes(s: number, seats: number) {
  return { hand: 124 * s, dock: 124 * s * 1.4 + 26, lodge: (seats > 4 ? 158 : 176) * s, column: (seats > 4 ? 138 : 168) * s, stage: 520 * s }
}

/** Boxes at both sides of the stage, oneself at the lower right. */
function sides(W: number, top: number, lodge: number, seats: number, g: number): Record<string, Box> {
  const left = Math.floor(seats / 2)
  const ids = Array.from({ length: seats }, (_, i) => `lodge${i}`)
  return {
    ...column(ids.slice(1, left + 1).reverse(), g, g, lodge, top, g),
    ...column([...ids.slice(left + 1), 'lodge0'], W - g - lodge, g, lodge, top, g),
  }
}

/** Boxes left and right of the stage; below it question and text, hand, own goals. */
function wide(W: number, H: number, n: number, g: number): Plan | null {
  const s = largest((k) => {
    const z = wideSizes(k, n)
    return 2 * z.lodge + n * (z.column + 12) + 40 + 4 * g <= W && z.stage + z.dock + 3 * g <= H && 3 * z.hand + 60 + 560 * Math.min(k, 1.2) + 4 * g <= W
  })
  if (!s) return null
  const z = wideSizes(s, n), top = H - z.dock - 3 * g
  // what the columns cannot use goes to the boxes
  const need = n * Math.max(128, top * (n < 4 ? 0.46 : 0.38)) + (n - 1) * 14 + Math.min(190, top * 0.3)
  const lodge = clamp((W - 4 * g - need) / 2, z.lodge, z.lodge * 1.5)
  const y = H - g - z.dock, hw = 3 * z.hand + 56, rest = W - hw - 4 * g
  const own = clamp(rest * 0.46, 300, 520), say = rest - own, ask = Math.max(84, z.dock * 0.42)
  return {
    name: 'wide', s, boxes: {
      stage: box(2 * g + lodge, g, W - 2 * lodge - 4 * g, top), ...sides(W, top, lodge, n, g),
      ...pile([['ask', ask], ['detail', z.dock - ask - g]], g, y, say, g),
      hand: box(2 * g + say, y, hw, z.dock, z.hand), goals: box(W - g - own, y, own, z.dock),
    },
  }
}

/** Heights of the tall arrangement, and how many plates stand in a row; very low phones have one row of small plates. */
function tallSizes(W: number, H: number, seats: number) {
  const flat = W < 640 && H < 600, tight = H < 700, big = W >= 640 && H >= 860
  const cols = flat || seats <= 3 ? seats : seats === 4 ? (W >= 640 ? 4 : 2) : 3
  return {
    cols, rows: Math.ceil(seats / cols), plate: flat ? 32 : big ? 66 : tight ? 38 : 44,
    ask: W >= 640 ? 64 : flat ? 40 : tight ? 42 : 46, detail: big ? 76 : tight ? 46 : 62,
  }
}

/** Plates with everybody, oneself last; a row that is not full has wider ones. */
function plates(seats: number, cols: number, x: number, y: number, w: number, h: number, g: number): Record<string, Box> {
  const ids = Array.from({ length: seats }, (_, i) => `lodge${(i + 1) % seats}`)
  const rows = Array.from({ length: Math.ceil(seats / cols) }, (_, r) => ids.slice(r * cols, (r + 1) * cols))
  return Object.assign({}, ...rows.map((some, r) => row(some, x, y + r * (h + g), w, h, g))) as Record<string, Box>
}

/** The hand's box: a picked card rises inside it. */
const lowOf = (hand: number): number => hand * 1.4 + Math.max(14, hand * 0.16)

/** The scale at which hand, own goals and a column of strips fit: strips as high as leaves the hand 64 px. */
function tallScale(W: number, H: number, n: number, g: number): number {
  const z = tallSizes(W, H, n)
  const pillar = (W - 2 * g - 12 - (n - 1) * 4) / n
  const fits = (s: number, strip: number): boolean => {
    const hand = 112 * s, own = W - 3 * g - (3 * hand + (W < 640 ? 26 : 48))
    const stage = 53 + Math.min(Math.max(56, pillar * 0.66), 130) * 0.62 + MOST * strip
    return own >= (W < 640 ? 104 : 200) && z.rows * (z.plate + g) + z.ask + z.detail + lowOf(hand) + 5 * g + stage <= H
  }
  const found = (W < 640 ? [17, 14.5, 13] : [24, 20, 17, 14.5]).map((strip) => largest((s) => fits(s, strip)))
  return found.find((s) => 112 * s >= 66) ?? found.at(-1) ?? 0
}

/** Plates, stage, question, text, hand and own goals. */
function tall(W: number, H: number, n: number, g: number): Plan | null {
  const s = tallScale(W, H, n, g)
  if (!s) return null
  const z = tallSizes(W, H, n)
  const hand = 112 * s, low = lowOf(hand), y = g + z.rows * (z.plate + g)
  const own = W - 3 * g - (3 * hand + (W < 640 ? 26 : 48)), foot = H - g - low
  return {
    name: 'tall', s: s * 1.05, boxes: {
      ...plates(n, z.cols, g, g, W - 2 * g, z.plate, g),
      ...pile([['stage', H - y - z.ask - z.detail - low - 4 * g], ['ask', z.ask], ['detail', z.detail]], g, y, W - 2 * g, g),
      hand: box(g, foot, W - 3 * g - own, low, hand), goals: box(W - g - own, foot, own, low),
    },
  }
}

/** A phone on its side: the stage over the full height at the left, the rest in a column beside it. */
function short(W: number, H: number, n: number, g: number): Plan {
  const sw = clamp(n * 74 + 16, 300, W * 0.57), x = 2 * g + sw, w = W - sw - 3 * g
  const cols = n === 2 || n === 4 ? 2 : 3, rows = Math.ceil(n / cols), plate = 38
  const hand = Math.min(70, (w - g - 96) / 3 - 9), low = lowOf(hand)
  const y = g + rows * (plate + g), say = H - y - low - 3 * g, ask = Math.max(44, say * 0.42)
  const foot = H - g - low, hw = 3 * hand + 26
  return {
    name: 'short', s: 9, boxes: {
      stage: box(g, g, sw, H - 2 * g), ...plates(n, cols, x, g, w, plate, g), ...pile([['ask', ask], ['detail', say - ask]], x, y, w, g),
      hand: box(x, foot, hw, low, hand), goals: box(x + hw + g, foot, w - hw - g, low),
    },
  }
}

/** Where everything lies. */
export function kabaleUndHiebe(W: number, H: number, seats: number): Plan {
  const g = W < 640 || H < 480 ? 5 : 10
  if (H < 480 && W >= 560) return short(W, H, seats, g)
  const broad = wide(W, H, seats, g)
  const good = broad && (broad.boxes.hand?.card ?? 0) >= 72 && W >= 760 ? broad : null
  const high = H > W * 0.9 || !good ? tall(W, H, seats, g) : null
  return best(good || high ? [good, high] : [broad])
}
