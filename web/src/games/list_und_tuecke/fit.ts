import { best, box, clamp, largest, numbered, pile, type Plan, row } from '../../lib/fit'

/**
 * Mit List und Tücke: the courts of the others above, windows with what a token is worth, chapel and centre in the middle, question,
 * text, hand and one's own court below. Boxes: court1 … (clockwise from one's left), worth, chapel, centre, ask, detail, hand, court0.
 */

/** A court: a stack of up to four (the top one whole, `peek` of each below), beside it tokens and hand. The largest card for the box. */
export function stackOf(w: number, h: number, head: number, beside: number): { card: number; peek: number } {
  const card = Math.min(w - beside - 22, (h - head - 14) / (1.4 + 3 * 0.13), 190)
  return { card, peek: card * 0.13 }
}

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
  const own = clamp(spare * 0.47, 250, 420), say = spare - own, ask = Math.max(84, dock * 0.4)
  return {
    name: 'wide', s, boxes: {
      ...row(numbered('court', seats - 1), g, g, W - 2 * g, up, g), worth: box(g, y, side, middle), chapel: box(2 * g + side, y, chapel, middle),
      centre: box(W - g - side, y, side, middle, Math.min((side - 60) / 4, (middle - 62) / 1.4)),
      ...pile([['ask', ask], ['detail', dock - ask - g]], g, foot, say, g),
      hand: box(2 * g + say, foot, hw, dock, hand), court0: box(W - g - own, foot, own, dock),
    },
  }
}

/** Courts / windows, chapel, centre / question and text beside the own court / hand. */
function tall(W: number, H: number, seats: number, g: number): Plan {
  const big = W >= 640 && H >= 760
  const hand = Math.min((W - 2 * g - 30) / 4, H * (big ? 0.135 : 0.125)), low = hand * 1.4 + (big ? 24 : 16)
  const rest = H - low - 5 * g
  const mine = clamp(rest * 0.27, 132, 250), middle = clamp(rest * 0.25, 106, 240), up = rest - mine - middle
  const y = 2 * g + up, centre = Math.max(big ? 190 : 88, W * 0.22), worth = (W - 4 * g - centre) * 0.46, chapel = W - 4 * g - centre - worth
  const foot = y + middle + g, own = W * 0.36, say = W - 3 * g - own, ask = big ? mine * 0.38 : Math.max(62, mine * 0.43)
  return {
    name: 'tall', s: 1, boxes: {
      ...row(numbered('court', seats - 1), g, g, W - 2 * g, up, g), worth: box(g, y, worth, middle), chapel: box(2 * g + worth, y, chapel, middle),
      centre: box(3 * g + worth + chapel, y, centre, middle, Math.min((centre - 22) / 2, ((middle - (big ? 36 : 24)) / 2 - 4) / 1.4)),
      court0: box(g, foot, own, mine), ...pile([['ask', ask], ['detail', mine - ask - g]], 2 * g + own, foot, say, g),
      hand: box(g, foot + mine + g, W - 2 * g, low, hand),
    },
  }
}

/** A phone on its side: courts and chapel left, one's own things right. */
function short(W: number, H: number, seats: number, g: number): Plan {
  const left = W * 0.55, x = 2 * g + left, w = W - left - 3 * g
  const up = (H - 3 * g) * 0.56, middle = H - 3 * g - up
  const y = 2 * g + up, centre = 96, worth = (left - 2 * g - centre) * 0.5, chapel = left - 2 * g - centre - worth
  const hand = Math.min(74, (w - 26) / 4), low = hand * 1.4 + 14, rest = H - low - 3 * g
  const own = Math.max(124, w * 0.37), say = w - own - g, ask = Math.max(62, rest * 0.36)
  return {
    name: 'short', s: 9, boxes: {
      ...row(numbered('court', seats - 1), g, g, left, up, g), worth: box(g, y, worth, middle), chapel: box(2 * g + worth, y, chapel, middle),
      centre: box(3 * g + worth + chapel, y, centre, middle, Math.min((centre - 20) / 2, ((middle - 26) / 2 - 4) / 1.4)),
      court0: box(x, g, own, rest), ...pile([['ask', ask], ['detail', rest - ask - g]], x + own + g, g, say, g),
      hand: box(x, 2 * g + rest, w, low, hand),
    },
  }
}

/** Where everything lies. */
export function listUndTuecke(W: number, H: number, seats: number): Plan {
  const g = W < 640 || H < 480 ? 5 : 10
  if (H < 480 && W >= 560) return short(W, H, seats, g)
  const broad = wide(W, H, seats, g)
  return best([broad, broad && H <= W * 0.9 ? null : tall(W, H, seats, g)])
}
