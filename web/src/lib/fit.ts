/**
 * Fit: a board is laid out by pure functions from the pixels it has. An arrangement says what it needs at scale s (1 = the sizes one would
 * like best); the largest s that fits is found, the arrangement with the largest s is taken, and what is left over is given back as room.
 */
export interface Box {
  x: number
  y: number
  w: number
  h: number
  /** how wide its cards are, where it has cards of one size */
  card: number
}

export interface Plan {
  /** wide, tall (upright phones and tablets) or short (a phone on its side) */
  name: 'wide' | 'tall' | 'short'
  s: number
  boxes: Record<string, Box>
}

/** What is taken off the window before the board gets the rest. */
export interface Frame {
  header: number
  /** the drawer's handles at the right */
  rail: number
  /** the drawer's handles at the foot of an upright phone */
  tabs: number
  /** the drawer itself, where it stands open */
  side: number
  /** what the board is laid out for */
  board: { w: number; h: number }
  /** large windows enlarge the whole board, so that words grow with the cards */
  zoom: number
}

/** A board is not laid out for more than this, but enlarged. */
const LARGEST = { w: 1388, h: 852 }

/** What of a window is the board's. The drawer stands open only where there is width to spare. */
export function frame(w: number, h: number): Frame {
  const short = h < 480
  const phone = w < 640 || short
  const header = short ? 32 : phone ? 44 : 48
  const rail = !phone || short ? 52 : 0
  const tabs = phone && !short ? 50 : 0
  const side = w >= 1800 && w / h > 1.5 ? 320 : 0
  const [W, H] = [w - rail - side, h - header - tabs]
  const zoom = W > 1500 && H > 900 ? Math.max(1, Math.min(W / LARGEST.w, H / LARGEST.h)) : 1
  return { header, rail, tabs, side, board: { w: W / zoom, h: H / zoom }, zoom }
}

export const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v))

/** The largest s in [low, high] with fits(s); 0 if there is none. What is needed must grow with s. */
export function largest(fits: (s: number) => boolean, low = 0.3, high = 2.6): number {
  if (!fits(low)) return 0
  for (let i = 0; i < 22; i++) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/** How far each card of a pile shows of the one below, so that n cards of width c fit into `room`. */
export const step = (n: number, c: number, room: number): number => (n < 2 ? 0 : Math.min(c * 0.42, (room - c * 1.4) / (n - 1)))

/** The arrangement that leaves the largest cards. */
export const best = (plans: readonly (Plan | null)[]): Plan => {
  const found = plans.filter((plan) => plan !== null)
  const first = found[0]
  if (!first) throw new Error('no arrangement fits')
  return found.reduce((a, b) => (b.s > a.s ? b : a), first)
}

export const box = (x: number, y: number, w: number, h: number, card = 0): Box => ({ x, y, w, h, card })
/** Boxes of equal size side by side, `gap` apart, in a row of width w. */
export const row = (ids: readonly string[], x: number, y: number, w: number, h: number, gap: number): Record<string, Box> => {
  const each = (w - (ids.length - 1) * gap) / ids.length
  return Object.fromEntries(ids.map((id, i) => [id, box(x + i * (each + gap), y, each, h)]))
}
/** Boxes of equal size under each other, `gap` apart, in a column of height h. */
export const column = (ids: readonly string[], x: number, y: number, w: number, h: number, gap: number): Record<string, Box> => {
  const each = (h - (ids.length - 1) * gap) / ids.length
  return Object.fromEntries(ids.map((id, i) => [id, box(x, y + i * (each + gap), w, each)]))
}
/** Boxes under each other, each with a height of its own. */
export const pile = (parts: readonly (readonly [string, number, number?])[], x: number, y: number, w: number, gap: number): Record<string, Box> => {
  let top = y
  return Object.fromEntries(parts.map(([id, h, card = 0]) => {
    const found = box(x, top, w, h, card)
    top += h + gap
    return [id, found]
  }))
}
/** Several ids of a kind: court1, court2 … */
export const numbered = (kind: string, count: number, from = 1): string[] => Array.from({ length: count }, (_, i) => `${kind}${i + from}`)
