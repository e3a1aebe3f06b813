import { box, type Box, largest, type Plan } from '../../lib/fit'

/**
 * Mascarade: the guests sit around three sides of the floor, oneself at the fourth. How many sit at the sides and how many along the
 * head is tried out; whatever gives the largest masks is taken. Boxes: guest0 (at one's left) clockwise, floor, dock.
 */
interface Window {
  W: number
  H: number
  g: number
  /** a phone on its side: one's own dock stands between the sides */
  low: boolean
}

/** The plate of a mask of width c: the mask, its purse beside it, the name below. */
const plateOf = (c: number): [number, number] => [Math.max(c * 1.5, 74), c * 1.4 + Math.max(26, Math.min(30, c * 0.3))]

/** Sizes with so many guests at each side and along the head, at scale s. */
function sizes({ W, H, g, low }: Window, side: number, head: number, s: number) {
  const c = 112 * s
  const [pw, ph] = plateOf(c)
  const dockW = W - 2 * (low && side ? pw + 2 * g : g)
  const mine = Math.min(Math.max(c * 1.12, W < 640 ? 66 : 76), Math.max(66, (dockW - 180) / 1.5))
  const dock = mine * 1.4 + 20
  const topH = head ? ph + g : 0
  return {
    c, pw, ph, mine, dock, topH, sideH: side * (ph + g), sideRoom: low ? H - topH - 2 * g : H - topH - dock - 3 * g,
    centreW: W - 2 * g - (side ? 2 * (pw + g) : 0), centreH: H - topH - dock - 3 * g,
  }
}
type Sizes = ReturnType<typeof sizes>

/** What the floor must keep for what is announced. */
const floorOf = ({ W, low }: Window): [number, number] => (W < 640 ? [150, 190] : low ? [300, 100] : [360, 170])

/** The largest scale with so many at the sides. Masks need not grow for ever: from 150 px on room goes to the floor. */
function scale(window: Window, side: number, head: number): number {
  const { W, H, g } = window
  const [needW, needH] = floorOf(window)
  const found = largest((s) => {
    const z = sizes(window, side, head, s)
    return head * (z.pw + g) + g <= W && z.sideH <= z.sideRoom + g && z.centreW >= needW && z.centreH >= needH
  }, 0.2)
  return Math.min(found, Math.max(1, Math.min(W / 1400, H / 860)) * 1.3)
}

/** Clockwise from one's left: up the left side, along the head, down the right side. */
function seated({ W, g }: Window, side: number, head: number, z: Sizes): Record<string, Box> {
  const high = side ? z.sideRoom / side : 0
  const place = (i: number): Box => {
    if (i < side) return box(g, g + z.topH + (side - 1 - i) * high + (high - z.ph) / 2, z.pw, z.ph, z.c)
    const wide = (W - g) / head
    if (i < side + head) return box(g / 2 + (i - side) * wide + (wide - z.pw) / 2, g, z.pw, z.ph, z.c)
    return box(W - g - z.pw, g + z.topH + (i - side - head) * high + (high - z.ph) / 2, z.pw, z.ph, z.c)
  }
  return Object.fromEntries(Array.from({ length: 2 * side + head }, (_, i) => [`guest${i}`, place(i)]))
}

function arranged(window: Window, side: number, head: number, s: number): Plan {
  const { W, H, g, low } = window
  const z = sizes(window, side, head, s)
  const inset = side ? z.pw + 2 * g : g
  const dockX = low ? inset : g
  const floor = box(inset, g + z.topH, W - 2 * inset, z.centreH)
  const dock = box(dockX, H - g - z.dock, W - 2 * dockX, z.dock, z.mine)
  return { name: low ? 'short' : W < 640 ? 'tall' : 'wide', s, boxes: { ...seated(window, side, head, z), floor, dock } }
}

/** Where everything lies. Of two that give masks of about the same size the one with the higher floor is taken. */
export function mascarade(W: number, H: number, seats: number): Plan {
  const window = { W, H, g: W < 640 || H < 480 ? 5 : 10, low: H < 480 }
  const tried = Array.from({ length: Math.floor((seats - 1) / 2) + 1 }, (_, side) => {
    const head = seats - 1 - 2 * side
    return { side, head, s: scale(window, side, head) }
  }).filter(({ s }) => s)
  const height = ({ side, head, s }: (typeof tried)[number]): number => sizes(window, side, head, s).centreH
  const [first, ...rest] = tried
  if (!first) throw new Error('no arrangement fits')
  const better = (a: typeof first, b: typeof first): boolean => b.s >= a.s - 0.02 && !(b.s < a.s + 0.02 && height(b) < height(a))
  const { side, head, s } = rest.reduce((a, b) => (better(a, b) ? b : a), first)
  return arranged(window, side, head, s)
}
