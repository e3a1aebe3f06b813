import { box, type Box, clamp, largest, type Plan } from '../../lib/fit'

/**
 * Mascarade: the guests sit around three sides of the floor, oneself at the fourth. How many sit at the sides and how many along the head,
 * and whether those in play stand on the floor or beside one's own mask, is tried out; whatever gives the largest masks is taken. Boxes:
 * guest0 (at one's left) clockwise; on the floor says, treasure, centre; below own, ask, detail; cast here or there.
 */
export interface Company {
  seats: number
  /** how many different characters are in play */
  cast: number
  /** cards that nobody wears */
  centre: number
}

interface Room extends Company {
  W: number
  H: number
  g: number
  /** a phone on its side */
  low: boolean
  /** an upright phone */
  phone: boolean
  hands: number
  /** a small window and many guests: everything is as small as it can be */
  tight: boolean
}
interface Way {
  left: number
  right: number
  head: number
  /** those in play stand on the floor */
  floor: boolean
  /** one's own things lie between the sides, on a phone on its side */
  between: boolean
}

/** Cards that one player has: three, two, or one. */
export const handsOf = (seats: number): number => (seats === 2 ? 3 : seats === 3 ? 2 : 1)
/** The purse beside a mask of width c. */
export const purseOf = (c: number): number => clamp(c * 0.42, 28, 62)
/** The line with the name under a mask; above it with several cards what they are. */
export const nameOf = (c: number): number => clamp(c * 0.28, 22, 30)
export const HAND = 18
/** A mask that is taken rises by so much of its width. */
export const RISE = 0.045
/** Between cards that lie together. */
export const NEAR = 5

const wide = (c: number, hands: number): number => hands * c + (hands - 1) * NEAR + purseOf(c)
/** What sits at the table: its masks, at least as wide as a name. */
const plateOf = (c: number, { hands, tight, W }: Room): [number, number] =>
  [Math.max(wide(c, hands), tight ? 72 : W < 380 ? 75 : 80), c * (1.4 + RISE) + nameOf(c) + (hands > 1 ? HAND : 0) + 3]

/** Cards in a grid: the largest that fit. */
export function gridOf(n: number, w: number, h: number, most = 120): { columns: number; card: number } {
  let best = { columns: 1, card: 0 }
  for (let columns = 1; columns <= n; columns++) {
    const rows = Math.ceil(n / columns)
    const card = Math.min((w - (columns - 1) * NEAR) / columns, ((h + NEAR) / rows - NEAR) / 1.4, most)
    if (card > best.card) best = { columns, card }
  }
  return best
}

/** One's own masks are never narrower than this. */
const leastOwn = ({ W, low, tight }: Room): number => (tight ? 52 : low ? 64 : W >= 1380 ? 112 : W >= 1200 ? 98 : W >= 640 ? 84 : 66)
/** What is asked beside one's own masks needs this width. */
const askWidth = ({ W, low, tight }: Room): number => (low ? (tight ? 160 : 330) : W < 1000 ? 230 : 330)
const castLeast = ({ tight }: Room): number => (tight ? 30 : 40)
const CAST = 46
/** What is asked, in a row of its own. */
const ASK = 116
const detailOf = ({ tight }: Room): number => (tight ? 38 : 52)

/** One's own things: the height of all, and how wide the masks and those in play are. */
function dockOf(room: Room, c: number, floor: boolean, W: number) {
  const { hands, phone, low, cast } = room
  const rows = !low && hands > (phone ? 1 : 2) && room.W < 1000
  const most = (W - 22 - (rows ? 0 : askWidth(room) * (phone ? 0.9 : 1))) / (hands + 0.5)
  const mine = Math.max(leastOwn(room), Math.min(c * 1.12, most))
  const own = wide(mine, hands) + 22, high = mine * 1.4 + 18 + (hands > 1 ? HAND : 0)
  const inDock = floor ? { columns: 0, card: 0 } : gridOf(cast, Math.min(W * (low ? 0.46 : 0.5), W - own - askWidth(room)), high - 16)
  const castW = floor ? 0 : inDock.columns * (inDock.card + NEAR) - NEAR + 16
  const all = rows ? high + room.g + (phone ? ASK + room.g + detailOf(room) : ASK) : phone ? high + detailOf(room) + room.g : high
  return { mine, own, high, all, castW, card: inDock.card, rows }
}

/** Those in play on the floor: where there is room they leave a fifth of it to the words. */
function inPlay(cast: number, w: number, h: number): { columns: number; card: number } {
  const some = gridOf(cast, w, h * 0.8, 96)
  return some.card >= CAST ? some : gridOf(cast, w, h, CAST)
}

/** The floor: words, treasure, and whatever else lies there. On a low one the treasure lies beside the words. */
function floorOf(room: Room, w: number, h: number, floor: boolean) {
  const { g, low, phone, centre, cast, tight } = room
  const beside = low || w >= 330
  const row = centre && !beside ? (tight ? 52 : 66) : 0
  const treasure = low ? 0 : w < 330 ? 30 : 34
  const says = (phone ? 64 : low ? (centre ? 72 : 56) : 96) * (tight ? 0.72 : 1)
  const left = h - treasure - says - row - (row ? g : 0) - (low ? g : 2 * g)
  const grid = floor ? inPlay(cast, w - 4, Math.max(0, left)) : { columns: 1, card: 0 }
  const castH = floor ? Math.ceil(cast / grid.columns) * (grid.card * 1.4 + NEAR) : 0
  const spare = left - castH
  return { beside, row, grid, castH, treasure: treasure + (treasure === 30 && spare > 60 ? 32 : 0), fits: floor ? grid.card >= castLeast(room) : left >= -g }
}

/** Everything at scale s. */
function sizes(room: Room, { left, right, head, floor, between }: Way, s: number) {
  const { W, H, g } = room
  const c = 112 * s
  const [pw, ph] = plateOf(c, room)
  const insets = [left, right].map((side) => (side ? pw + 2 * g : g))
  const x = insets[0] ?? g, w = W - x - (insets[1] ?? g)
  const dockX = between ? x : g, dockW = between ? w : W - 2 * g
  const dock = dockOf(room, c, floor, dockW)
  const top = g + (head ? ph + g : 0)
  const sides = between ? H - top - g : H - top - dock.all - 2 * g
  return { c, pw, ph, x, w, dockX, dockW, dock, top, sides, h: H - top - dock.all - 2 * g }
}
type Sizes = ReturnType<typeof sizes>

function possible(room: Room, way: Way, s: number): boolean {
  if (way.head * (plateOf(112 * s, room)[0] + room.g) + room.g > room.W) return false
  const z = sizes(room, way, s)
  const needW = room.phone ? 176 : room.low ? 346 + (room.centre ? room.centre * 49 + 27 : 0) : 360
  return Math.max(way.left, way.right) * (z.ph + room.g) - room.g <= z.sides && z.w >= needW &&
    floorOf(room, z.w, z.h, way.floor).fits && (way.floor || z.dock.card >= CAST) &&
    z.dockW - z.dock.own - z.dock.castW >= (z.dock.rows ? 0 : askWidth(room) * (room.phone ? 0.85 : 0.95))
}

/** Masks need not grow for ever: from 150 px on room goes to the floor. */
const scale = (room: Room, way: Way): number =>
  Math.min(largest((s) => possible(room, way, s), 0.25), Math.max(1, Math.min(room.W / 1400, room.H / 860)) * 1.3)

/** Clockwise from one's left: up the left side, along the head, down the right side. */
function seated({ W, g }: Room, { left, right, head }: Way, z: Sizes): Record<string, Box> {
  const along = (side: number, nth: number): number => z.top + (z.sides / side) * (nth + 0.5) - z.ph / 2
  const place = (i: number): Box => {
    if (i < left) return box(g, along(left, left - 1 - i), z.pw, z.ph, z.c)
    const each = (W - g) / head
    if (i < left + head) return box(g / 2 + (i - left + 0.5) * each - z.pw / 2, g, z.pw, z.ph, z.c)
    return box(W - g - z.pw, along(right, i - left - head), z.pw, z.ph, z.c)
  }
  return Object.fromEntries(Array.from({ length: left + right + head }, (_, i) => [`guest${i}`, place(i)]))
}

/** What lies on the floor: words above, beside them or below what nobody wears, those in play, the treasure at its foot. */
function onFloor(room: Room, { floor }: Way, { x, w, h, c, top }: Sizes): Record<string, Box> {
  const { g, centre, low } = room
  const f = floorOf(room, w, h, floor)
  const says = h - (f.row ? f.row + g : 0) - (floor ? f.castH + g : 0) - (low ? 0 : f.treasure + g)
  const card = f.row ? f.row - 24 : Math.max(room.tight ? 32 : 44, Math.min(c, (says - (low ? 8 : 34)) / 1.4, w * 0.13))
  const centreW = centre && f.beside ? centre * (card + NEAR) + 22 : 0
  const chips = low ? 176 : 0
  const below = top + says + g
  const right = (centreW ? centreW + g : 0) + (chips ? chips + g : 0)
  return {
    says: box(x, top, w - right, says),
    ...(centreW ? { centre: box(x + w - right + g, top, centreW, says, card) } : f.row ? { centre: box(x, below, w, f.row, card) } : {}),
    ...(floor ? { cast: box(x, below + (f.row ? f.row + g : 0), w, f.castH, f.grid.card) } : {}),
    treasure: low ? box(x + w - chips, top, chips, says) : box(x, top + h - f.treasure, w, f.treasure),
  }
}

/** One's own things: the masks, beside them what is asked and what a card does, and those in play unless they stand on the floor. */
function ownThings(room: Room, { floor }: Way, z: Sizes): Record<string, Box> {
  const { H, g, phone, low } = room
  const { mine, own, high, all, castW, card, rows } = z.dock
  const x = z.dockX, w = z.dockW, y = H - g - all, detail = detailOf(room)
  const half = (w - g) / 2
  if (rows && phone) return { own: box(x, y, w, high, mine), ask: box(x, y + high + g, w, ASK), detail: box(x, H - g - detail, w, detail) }
  if (rows) return { own: box(x, y, w, high, mine), ask: box(x, H - g - ASK, half, ASK), detail: box(x + half + g, H - g - ASK, half, ASK) }
  if (phone) return { own: box(x, y, own, high, mine), ask: box(x + own + g, y, w - own - g, high), detail: box(x, H - g - detail, w, detail) }
  const left = x + own + g, middle = w - own - g - (floor ? 0 : castW + g)
  const ask = low ? high - g - 46 : (high - g) * 0.54
  return {
    own: box(x, y, own, high, mine), ask: box(left, y, middle, ask), detail: box(left, y + ask + g, middle, high - ask - g),
    ...(floor ? {} : { cast: box(x + w - castW, y, castW, high, card) }),
  }
}

/** All ways to seat the others: as many at the left as at the right, or on its side one opponent at the left. */
function waysOf(others: number, low: boolean): Way[] {
  const sides = Array.from({ length: Math.floor(others / 2) + 1 }, (_, side) => [side, side] as const)
  const seats = others === 1 && low ? [...sides, [1, 0] as const] : sides
  return [false, true].flatMap((floor) => (low ? [true, false] : [false]).flatMap((between) =>
    seats.map(([left, right]) => ({ left, right, head: others - left - right, floor, between }))))
}

/** Usual companies: as many characters and cards in the middle as there can be. */
const most = (seats: number): Company =>
  ({ seats, cast: seats < 4 ? 6 : Math.min(12, seats + 2), centre: seats < 4 ? 0 : Math.min(2, 13 - seats) })

/** Of two ways that give masks of about the same size the one with the higher floor is taken. */
function bestWay(room: Room): { way: Way; s: number } | null {
  const tried = waysOf(room.seats - 1, room.low).map((way) => ({ way, s: scale(room, way) })).filter(({ s }) => s)
  const [first, ...rest] = tried
  if (!first) return null
  const height = ({ way, s }: typeof first): number => sizes(room, way, s).h
  const better = (a: typeof first, b: typeof first): boolean => b.s > a.s + 0.02 || (b.s > a.s - 0.02 && b.way.floor === a.way.floor && height(b) > height(a))
  return rest.reduce((a, b) => (better(a, b) ? b : a), first)
}

/** In a window that is no window, as between two sizes. */
const squeezed = (others: number): { way: Way; s: number } => ({ way: { left: 0, right: 0, head: others, floor: false, between: false }, s: 0.25 })

/** A mask is not smaller than this, unless the window is. */
const SMALL = 0.37

/** Where everything lies. */
export function mascarade(W: number, H: number, seats: number, company: Company = most(seats)): Plan {
  const low = H < 480
  const usual: Room = { ...company, W, H, g: W < 640 || low ? 5 : 10, low, phone: W < 640 && !low, hands: handsOf(seats), tight: false }
  const narrow = { ...usual, tight: true }
  const found = bestWay(usual)
  const [room, best] = found && found.s >= SMALL ? [usual, found] : [narrow, bestWay(narrow) ?? squeezed(seats - 1)]
  const z = sizes(room, best.way, best.s)
  return {
    name: low ? 'short' : room.phone ? 'tall' : 'wide', s: best.s,
    boxes: { ...ownThings(room, best.way, z), ...seated(room, best.way, z), ...onFloor(room, best.way, z) },
  }
}
