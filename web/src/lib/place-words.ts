/** Where words go beside what they are about. */
export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

const STEP = 12
const COVERS_HOLE = 1e4
const COVERS_LIT = 10
const COVERS_OTHER = 0.05

/** How many pixels of `b`, wider by `gap` all around, lie under `a`. */
export function overlap(a: Rect, b: Rect, gap = 0): number {
  const w = Math.min(a.x + a.w, b.x + b.w + gap) - Math.max(a.x, b.x - gap)
  const h = Math.min(a.y + a.h, b.y + b.h + gap) - Math.max(a.y, b.y - gap)
  return Math.max(0, w) * Math.max(0, h)
}

/** The place nearest to the hole that covers nothing of it, then as little as possible of what is lit, then of the rest. */
export function placeWords(size: { w: number; h: number }, hole: Rect | null, lit: readonly Rect[], area: Rect, gap: number, soft: readonly Rect[] = []): Rect {
  const target = hole ?? { x: area.x + area.w / 2, y: area.y + area.h, w: 0, h: 0 }
  let best = { x: area.x, y: area.y, ...size }
  let least = Infinity
  for (let y = area.y; y <= Math.max(area.y, area.y + area.h - size.h); y += STEP)
    for (let x = area.x; x <= Math.max(area.x, area.x + area.w - size.w); x += STEP) {
      const at = { x, y, ...size }
      const cost = distance(at, target) + (hole ? overlap(at, hole, gap) * COVERS_HOLE : 0) + covered(at, lit, 6) * COVERS_LIT + covered(at, soft, 0) * COVERS_OTHER
      if (cost < least) [best, least] = [at, cost]
    }
  return best
}

const covered = (at: Rect, others: readonly Rect[], gap: number): number => others.reduce((sum, other) => sum + overlap(at, other, gap), 0)

function distance(a: Rect, b: Rect): number {
  const dx = Math.max(b.x - a.x - a.w, a.x - b.x - b.w, 0), dy = Math.max(b.y - a.y - a.h, a.y - b.y - b.h, 0)
  const skew = dx > dy ? Math.abs(a.y + a.h / 2 - b.y - b.h / 2) : Math.abs(a.x + a.w / 2 - b.x - b.w / 2)
  return Math.hypot(dx, dy) + skew * 0.4
}

/** A rounded rectangle as a path, `p` wider all around. */
export function around({ x, y, w, h }: Rect, p: number): string {
  const [X, Y, W, H, k] = [x - p, y - p, w + 2 * p, h + 2 * p, 10]
  return `M${X + k} ${Y}h${W - 2 * k}q${k} 0 ${k} ${k}v${H - 2 * k}q0 ${k} ${-k} ${k}h${-(W - 2 * k)}q${-k} 0 ${-k} ${-k}v${-(H - 2 * k)}q0 ${-k} ${k} ${-k}z`
}

/** From the edge of the words to just before the hole, and the angle of its head. */
export function pointer(words: Rect, hole: Rect): { from: [number, number]; to: [number, number]; angle: number } {
  const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(high, v))
  const cx = clamp(hole.x + hole.w / 2, words.x + 24, words.x + words.w - 24), cy = clamp(hole.y + hole.h / 2, words.y + 20, words.y + words.h - 20)
  const tx = clamp(cx, hole.x + 10, hole.x + hole.w - 10), ty = clamp(cy, hole.y + 10, hole.y + hole.h - 10)
  const ends = (): [[number, number], [number, number]] => {
    if (words.x + words.w <= hole.x) return [[words.x + words.w, cy], [hole.x - 12, ty]]
    if (words.x >= hole.x + hole.w) return [[words.x, cy], [hole.x + hole.w + 12, ty]]
    if (words.y + words.h <= hole.y) return [[cx, words.y + words.h], [tx, hole.y - 12]]
    return [[cx, words.y], [tx, hole.y + hole.h + 12]]
  }
  const [from, to] = ends()
  return { from, to, angle: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI }
}
