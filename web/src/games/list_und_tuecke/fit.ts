import { best, box, type Box, clamp, largest, numbered, pile, type Plan, row } from '../../lib/fit'

/**
 * Mit List und Tücke: the courts of the others above, windows with what a token is worth, chapel and centre in the middle, question,
 * text, hand and one's own court below. Boxes: court1 … (clockwise from one's left), worth, chapel, centre, ask, detail, hand, court0;
 * where one of many characters is to be chosen, roll in the place of the hand, or of all below the courts.
 */

/** Courts / windows, chapel, centre / question and text, hand, own court. */
function wide(W: number, H: number, seats: number, g: number): Plan | null {
  if (W <= H * 1.1 || W < 700) return null
  const dockOf = (s: number): number => 126 * s * 1.4 + 28
  const s = largest((k) => 4 * 126 * k + 66 + 590 * k + 4 * g <= W && dockOf(k) + 430 * k + 4 * g <= H)
  if (!s) return null
  const hand = 126 * s, dock = dockOf(s), rest = H - dock - 4 * g
  const middle = clamp(rest * 0.42, 150, 420), up = rest - middle
  const y = 2 * g + up, chapel = Math.min(middle * 1.42, W * 0.3), side = (W - chapel - 4 * g) / 2
  const foot = y + middle + g, hw = 4 * hand + 62, spare = W - hw - 4 * g
  const own = clamp(spare * 0.47, 250, 420), say = spare - own, ask = Math.max(96, dock * 0.42)
  return {
    name: 'wide', s, boxes: {
      ...row(numbered('court', seats - 1), g, g, W - 2 * g, up, g), worth: box(g, y, side, middle), chapel: box(2 * g + side, y, chapel, middle),
      centre: box(W - g - side, y, side, middle, Math.min((side - 60) / 4, (middle - 62) / 1.4)),
      ...pile([['ask', ask], ['detail', dock - ask - g]], g, foot, say, g),
      hand: box(2 * g + say, foot, hw, dock, hand), court0: box(W - g - own, foot, own, dock),
    },
  }
}

/** Courts / windows, chapel, centre / own court beside question and text / hand. */
function tall(W: number, H: number, seats: number, g: number): Plan {
  const big = W >= 640 && H >= 760
  const hand = Math.min((W - 2 * g - 30) / 4, H * (big ? 0.135 : 0.125)), low = hand * 1.4 + (big ? 24 : 16)
  const rest = H - low - 5 * g
  const mine = clamp(rest * 0.3, 152, 270), middle = clamp(rest * 0.23, 106, 240), up = rest - mine - middle
  const y = 2 * g + up, centre = Math.max(big ? 190 : 88, W * 0.22), worth = (W - 4 * g - centre) * 0.46, chapel = W - 4 * g - centre - worth
  const foot = y + middle + g, own = W * 0.34, say = W - 3 * g - own, ask = big ? mine * 0.4 : Math.max(82, mine * 0.46)
  return {
    name: 'tall', s: 1, boxes: {
      ...row(numbered('court', seats - 1), g, g, W - 2 * g, up, g), worth: box(g, y, worth, middle), chapel: box(2 * g + worth, y, chapel, middle),
      centre: box(3 * g + worth + chapel, y, centre, middle, Math.min((centre - 22) / 2, ((middle - (big ? 36 : 24)) / 2 - 4) / 1.4)),
      court0: box(g, foot, own, mine), ...pile([['ask', ask], ['detail', mine - ask - g]], 2 * g + own, foot, say, g),
      hand: box(g, foot + mine + g, W - 2 * g, low, hand),
    },
  }
}

/** A phone on its side, or a low place: courts and chapel left, one's own things right. */
function short(W: number, H: number, seats: number, g: number): Plan {
  const left = W * 0.55, x = 2 * g + left, w = W - left - 3 * g
  const up = (H - 3 * g) * 0.6, middle = H - 3 * g - up
  const y = 2 * g + up, centre = 96, worth = (left - 2 * g - centre) * 0.5, chapel = left - 2 * g - centre - worth
  const hand = Math.min(H < 480 ? 74 : 110, (w - 26) / 4), low = hand * 1.4 + 14, rest = H - low - 3 * g
  const own = Math.max(124, w * 0.37), say = w - own - g, ask = Math.max(84, rest * 0.42)
  return {
    name: 'short', s: 9, boxes: {
      ...row(numbered('court', seats - 1), g, g, left, up, g), worth: box(g, y, worth, middle), chapel: box(2 * g + worth, y, chapel, middle),
      centre: box(3 * g + worth + chapel, y, centre, middle, Math.min((centre - 20) / 2, ((middle - 26) / 2 - 4) / 1.4)),
      court0: box(x, g, own, rest), ...pile([['ask', ask], ['detail', rest - ask - g]], x + own + g, g, say, g),
      hand: box(x, 2 * g + rest, w, low, hand),
    },
  }
}

/** Under this width a number of two figures is smaller than 12 px. */
export const LEGIBLE = 46.5
/** The question above a roll that takes more than the hand's place. */
const STRIP = 50

/** How wide n cards can be in a box, and in how many columns. */
export function rollOf({ w, h }: { w: number; h: number }, n: number): { card: number; columns: number } {
  const found = Array.from({ length: n }, (_, i) => {
    const columns = i + 1, rows = Math.ceil(n / columns)
    return { columns, card: Math.min((w - 10) / columns - 6, ((h - 8) / rows - 6) / 1.4, 150) }
  })
  return found.reduce((a, b) => (b.card > a.card ? b : a))
}

const around = (boxes: Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))]
  return box(x, y, Math.max(...boxes.map((b) => b.x + b.w)) - x, Math.max(...boxes.map((b) => b.y + b.h)) - y)
}

/** The plan with a roll of n characters in the place of some boxes; more than the hand's place begins with the question. */
function rolled(plan: Plan, gone: string[], n: number): Plan {
  const { x, y, w, h } = around(gone.map((id) => plan.boxes[id] as Box))
  const strip = gone.length > 1 ? STRIP + 5 : 0
  const place = box(x, y + strip, w, h - strip)
  const left = Object.fromEntries(Object.entries(plan.boxes).filter(([id]) => !gone.includes(id)))
  const roll = { ...place, card: rollOf(place, n).card }
  return { ...plan, boxes: strip ? { ...left, ask: box(x, y, w, STRIP), roll } : { ...left, roll } }
}

/** One of n characters is to be chosen: in the hand's place if they can be read there, else in that of all one's own things, else below the courts. */
function withRoll(plan: Plan, n: number): Plan {
  const below = Object.keys(plan.boxes).filter((id) => !/^court[1-9]/.test(id))
  const tries = [['hand'], ['court0', 'ask', 'detail', 'hand'], below].map((gone) => rolled(plan, gone, n))
  const cardOf = ({ boxes }: Plan): number => boxes.roll?.card ?? 0
  return tries.find((one) => cardOf(one) >= LEGIBLE) ?? tries.reduce((a, b) => (cardOf(b) > cardOf(a) ? b : a))
}

/** No place of a board is smaller, not even before the page knows its own size. */
const LEAST = { w: 320, h: 320 }
/** Cards of a wide arrangement that are smaller than this leave no room for words beside them. */
const SMALL = 0.75

/** Where everything lies; `roll`: so many characters to choose from. */
export function listUndTuecke(W: number, H: number, seats: number, roll = 0): Plan {
  const plan = arranged(Math.max(W, LEAST.w), Math.max(H, LEAST.h), seats)
  return roll ? withRoll(plan, roll) : plan
}

function arranged(W: number, H: number, seats: number): Plan {
  const g = W < 640 || H < 480 ? 5 : 10
  const broad = wide(W, H, seats, g)
  if (W >= 560 && (H < 480 || (broad && broad.s < SMALL))) return short(W, H, seats, g)
  return best([broad, broad && H <= W * 0.9 ? null : tall(W, H, seats, g)])
}
