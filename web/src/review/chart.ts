/** Where everything of a review's charts lies, in the pixels of their place. They stand on a cloth, dark by day too: one set of inks serves both. */

/** A seat's line: its metal; dark metals run inside a pale casing; the dash differs too. */
export interface Ink {
  core: string
  casing: string | null
  dash: string | null
}
export const INKS: readonly Ink[] = [
  { core: '#f4ead2', casing: null, dash: null },
  { core: '#1c1a22', casing: '#f4ead2', dash: null },
  { core: '#f3b9c8', casing: null, dash: '10 5' },
  { core: '#2d2933', casing: '#b4bfcb', dash: '3 4' },
  { core: '#c3cdd8', casing: null, dash: '14 4 3 4' },
]
export const inkOf = (seat: number): Ink => INKS[seat % INKS.length] as Ink

export interface Frame {
  width: number
  height: number
  /** the highest value of the axis: 1 for chances */
  top: number
  /** how many steps the axis of time has */
  steps: number
  /** room for the names at the ends of the lines */
  names: number
}

const LEFT = 36
const ABOVE = 14
const BELOW = 24

export class Scale {
  readonly left = LEFT
  readonly right: number
  readonly bottom: number
  constructor(readonly frame: Frame) {
    this.right = frame.width - Math.min(frame.width * 0.3, 34 + frame.names)
    this.bottom = frame.height - BELOW
  }

  x = (step: number): number => LEFT + ((this.right - LEFT) * step) / Math.max(1, this.frame.steps)
  y = (value: number): number => ABOVE + ((this.bottom - ABOVE) * (this.frame.top - value)) / this.frame.top

  /** a line through these values at these steps */
  path(points: readonly { step: number; value: number }[]): string {
    return `M${points.map(({ step, value }) => `${this.x(step).toFixed(1)} ${this.y(value).toFixed(1)}`).join('L')}`
  }

  /** the step under a point of the chart */
  stepAt(x: number): number {
    const share = (x - LEFT) / Math.max(1, this.right - LEFT)
    return Math.round(Math.max(0, Math.min(1, share)) * this.frame.steps)
  }
}

/** Round values for an axis up to `top`: quarters of chances, tens of points. */
export function ticksTo(top: number): number[] {
  if (top <= 1) return [0, 0.25, 0.5, 0.75, 1].map((share) => share * top)
  const step = top > 60 ? 20 : 10
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step)
}

/** The heights of labels that shall not meet: each at its wish, or as near as the others and the bottom let it. */
export function pushedApart(wishes: readonly number[], row: number, bottom: number): number[] {
  const order = wishes.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  order.forEach((each, k) => {
    const above = order[k - 1]
    if (above && each.y < above.y + row) each.y = above.y + row
  })
  order.reverse().forEach((each, k) => (each.y = Math.min(each.y, bottom - k * row)))
  const found = [...wishes]
  for (const { y, i } of order) found[i] = y
  return found
}

/** Steps of a stair: from where to where each part leads. */
export function stairs(fair: number, parts: readonly number[]): { from: number; to: number }[] {
  let at = fair
  return parts.map((part) => ({ from: at, to: (at += part) }))
}
