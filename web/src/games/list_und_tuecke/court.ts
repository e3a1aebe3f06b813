import { box, type Box, clamp } from '../../lib/fit'

/**
 * The inside of a court: a niche with the stack of up to four (the top card whole, an edge of each below), beside or below it the tokens,
 * the backs of the hand, and whom the visible card waits for.
 */
export interface CourtPlan {
  head: number
  card: number
  /** so much of each card below the top one is seen */
  edge: number
  niche: Box
  /** where the top card lies */
  top: Box
  /** its card is the width of a token */
  tokens: Box
  columns: 1 | 2
  /** its card is the width of a back */
  held: Box
  waits: Box
  /** words beside the numbers */
  roomy: boolean
}

const EDGE = 0.13
/** The largest card of a stack with three edges above it. */
const largestIn = (w: number, h: number): number => Math.min(w, h / (1.4 + 3 * EDGE), 190)

/** A stack in a niche in the middle of x, standing at `low`. */
function stacked(card: number, x: number, low: number, head: number): Pick<CourtPlan, 'card' | 'edge' | 'niche' | 'top'> {
  const width = card + Math.max(8, card * 0.15), height = Math.min(low - head - 2, card * (1.4 + 3 * EDGE + 0.3))
  return { card, edge: card * EDGE, niche: box(x - width / 2, low - height, width, height), top: box(x - card / 2, low - 3 - card * 1.4, card, card * 1.4) }
}

/** Two rows of two backs each in a place. */
const backIn = (w: number, h: number): number => Math.max(0, Math.min((w - 3) / 2, (h - 4) / 2 / 1.4))

/** The stack above, tokens and hand below. */
function upright(w: number, h: number, head: number, mine: boolean): CourtPlan {
  const token = clamp((w - 20) / 5.4, 19, 34), line = clamp(h * 0.09, 22, 30), rows = 2 * token + 6
  const low = h - rows - line - 10
  const hand = mine ? 0 : clamp(w * 0.26, 30, 60)
  return {
    head, ...stacked(largestIn(w - 20, low - head - 12), w / 2, low, head), waits: box(5, low + 3, w - 10, line), columns: 2, roomy: false,
    tokens: box(7, h - rows - 4, w - 16 - hand, rows, token), held: box(w - hand - 6, h - rows - 4, hand, rows, backIn(hand, rows)),
  }
}

/** The stack left, all else right of it; the threat at the foot. */
function beside(w: number, h: number, head: number, mine: boolean): CourtPlan {
  const aside = w < 190 ? 46 : clamp(w * 0.42, 62, 150), below = mine && w >= 250, line = below ? 0 : 25
  const card = largestIn(w - aside - 22, h - line - head - 14)
  const stack = stacked(card, 8 + (card + Math.max(8, card * 0.15)) / 2, h - line - 7, head)
  const x = stack.niche.x + stack.niche.w + 8, width = w - x - 7, room = h - line - head - 12
  const columns = width >= 112 ? 2 : 1, rows = columns === 2 ? 2 : 4
  const held = mine ? 0 : clamp(room * 0.28, 34, 76)
  const token = clamp(Math.min(width / columns - 24, (room - held - 6) / rows - 4), 16, 46)
  const under = below ? 34 : 0
  return {
    head, ...stack, columns, roomy: false, waits: below ? box(x, h - 38, width, 30) : box(5, h - line - 4, w - 10, line),
    tokens: box(x, head + 4, width, room - held - under - 4, token), held: box(x, head + room - held + 4, width, held, backIn(Math.min(width, 96), held)),
  }
}

/** The niche in the middle, tokens at its left, threat and hand at its right. */
function broad(w: number, h: number, head: number): CourtPlan {
  const card = largestIn(w - Math.max(250, w * 0.5), h - head - 14)
  const stack = stacked(card, w / 2, h - 6, head)
  const side = stack.niche.x - 16, room = h - head - 12, inner = Math.min(side, 190)
  const line = clamp(room * 0.2, 34, 46), held = clamp(room * 0.44, 64, 150)
  const right = w - 10 - side
  return {
    head, ...stack, columns: room > 180 ? 1 : 2, roomy: true,
    tokens: box(10 + (side - inner) / 2, head + 4, inner, room, room > 180 ? clamp(Math.min(inner / 2.4, room / 4 - 8), 24, 58) : clamp(Math.min(inner / 2 - 30, room / 2 - 10), 24, 50)),
    waits: box(right, head + 8, side, line), held: box(right, h - 8 - held, side, held, Math.min(backIn(side, held), 58)),
  }
}

/** The places in a court of this size; one's own shows no hand. */
export function courtOf({ w, h }: Box, mine: boolean): CourtPlan {
  const head = w < 190 ? 26 : clamp(h * 0.12, 30, 42)
  if (w >= 370 && h >= 190) return broad(w, h, head)
  const [above, side] = [upright(w, h, head, mine), beside(w, h, head, mine)]
  return above.card > side.card ? above : side
}

/** Four cards side by side, or two by two, in a place: what remains of a court at the end of a chapter. */
export function fanOf({ w, h }: Pick<Box, 'w' | 'h'>): Box[] {
  const GAP = 5
  const in_ = (columns: number): number => Math.min((w - (columns + 1) * GAP) / columns, ((h - GAP) / (4 / columns) - GAP) / 1.4)
  const columns = in_(2) > in_(4) ? 2 : 4, card = in_(columns), rows = 4 / columns
  const left = (w - columns * card - (columns - 1) * GAP) / 2, top = (h - rows * card * 1.4 - (rows - 1) * GAP) / 2
  return Array.from({ length: 4 }, (_, i) => box(left + (i % columns) * (card + GAP), top + Math.floor(i / columns) * (card * 1.4 + GAP), card, card * 1.4, card))
}
