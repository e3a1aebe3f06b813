/**
 * The house's way of drawing: "split light". Everything stands frontal and is drawn as a LEFT half on a sheet of 100 x 120;
 * the right half is its mirror in the shaded tone. One ink outline, flat fills, a few gold lines. No gradients inside a figure.
 *
 * Parts are strings of SVG. The root element of every drawing sets round joins and a stroke of 1.8 (`PEN`), so parts need not.
 */
/** The heraldic inks of the house. */
export const INK = '#1d1024'
export const GOLD = '#e2b654'
export const DARK_GOLD = '#8d5b12'
export const IVORY = '#f7eeda'
export const STEEL = '#c3ccd6'
export const SILVER = '#e4e9ef'
export const WOOD = '#8a5a2e'

/** What the root of every drawing says about lines. */
export const PEN = 'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'

/** Turns a colour into its tone on one side of the light. */
export type Tone = (hex: string) => string
/** 1 on the lit side, -1 on the mirrored one: for glances, raised brows, crooked smiles. */
export type Side = 1 | -1

const parse = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** a and b mixed; t = 0 is a, 1 is b. */
export function mix(a: string, b: string, t: number): string {
  const to = parse(b)
  return '#' + parse(a).map((v, i) => Math.round(v + ((to[i] ?? 0) - v) * t).toString(16).padStart(2, '0')).join('')
}

/** The tone on the side away from the candle. */
export const shade: Tone = (hex) => mix(hex, '#2b1240', 0.3)
/** Lightness of a colour, 0 to 1. */
export const grey = (hex: string): number => parse(hex).reduce((sum, v, k) => sum + v * (k === 0 ? 0.3 : k === 1 ? 0.59 : 0.11), 0) / 255

/** A number as short as it can be written with two decimals. */
export const num = (v: number): string => String(Math.round(v * 100) / 100)
const lit: Tone = (hex) => hex

/** A drawing of its own, to be shared by all who show it: its name on the page, the box it is drawn in, its parts. */
export interface Drawing {
  key: string
  box: string
  draw: () => string
}
/** What lies inside one of the shapes of `defs()`. */
export const clipped = (shape: string, art: string): string => `<g clip-path="url(#hs-${shape})">${art}</g>`

// ---------------------------------------------------------------- strokes

/** A filled part with the ink outline (0 = none). */
export const part = (d: string, fill: string, line = 1.8, ink = INK): string =>
  `<path d="${d}" fill="${fill}"${line ? ` stroke="${ink}"${line === 1.8 ? '' : ` stroke-width="${line}"`}` : ''}/>`

/** A line; with `rim` an ink line of that width lies under it (antlers, antennae). */
export const line = (d: string, colour: string, width: number, rim = 0): string =>
  (rim ? line(d, INK, rim) : '') + `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

const inked = (ring: number): string => (ring ? ` stroke="${INK}"${ring === 1.8 ? '' : ` stroke-width="${ring}"`}` : '')

/** A disc with an ink ring. */
export const dot = (x: number, y: number, r: number, fill: string, ring = 0): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${inked(ring)}/>`

/** A circle of a colour that lets through what lies behind. */
export const glow = (x: number, y: number, r: number, fill: string, alpha = 1): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${alpha === 1 ? '' : ` fill-opacity="${alpha}"`}/>`

/** A circle's line only. */
export const hoop = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** An ellipse with an ink ring. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, ring = 0): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${inked(ring)}/>`

/** A disc lit from the left. */
export const orbOf = (x: number, y: number, r: number, light: string, dark: string, ring: number): string =>
  dot(x, y, r, light) + part(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`, dark, 0) + (ring ? hoop(x, y, r, INK, ring) : '')

/** A four-pointed glint. */
export const spark = (x: number, y: number, r: number, fill = '#ffe08a'): string => {
  const k = num(r * 0.14), n = num(-r * 0.14), R = num(r)
  return `<path transform="translate(${num(x)} ${num(y)})" d="M0 -${R}Q${k} ${n} ${R} 0 ${k} ${k} 0 ${R} ${n} ${k} -${R} 0 ${n} ${n} 0` +
    ` -${R}Z" fill="${fill}"/>`
}

// ---------------------------------------------------------------- placing

/** Layers, from far to near. */
export const stack = (...layers: string[]): string => layers.join('')
/** One drawing for everything in a list. */
export const each = <T>(list: readonly T[], draw: (v: T, i: number) => string): string => list.map(draw).join('')
/** 0 to n - 1, for rays, petals and teeth. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** Layers under one transform. */
export const group = (transform: string, art: string): string => `<g transform="${transform}">${art}</g>`
/** A piece drawn about its own origin, put in place. */
export const at = (x: number, y: number, turn: number, scale: number, art: string): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${art}</g>`
/** The same, turned over left to right. */
export const flip = (x: number, y: number, scale: number, art: string): string =>
  `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${art}</g>`
/** A piece that stands on (50, 100) of the sheet, put on (x, y). */
export const put = (x: number, y: number, scale: number, art: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale}) translate(-50 -100)">${art}</g>`

// ---------------------------------------------------------------- mirroring

/** How many numbers a path command takes, and which of them are x coordinates. */
const TAKES: Record<string, [number, number[]]> = {
  M: [2, [0]], L: [2, [0]], T: [2, [0]], H: [1, [0]], V: [1, []], C: [6, [0, 2, 4]], S: [4, [0, 2]], Q: [4, [0, 2]], A: [7, [5]],
    Z: [0, []],
}

/** Path data with every x turned into `about` - x. */
export function mirrorPath(d: string, about = 100): string {
  let out = ''
  for (const [, command = '', rest = ''] of d.matchAll(/([MLTHVCSQAZ])([^MLTHVCSQAZ]*)/gi)) {
    const [count, xs] = TAKES[command.toUpperCase()]!
    const from = command === command.toLowerCase() ? 0 : about
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((text, i) => {
      const k = count ? i % count : 0, v = Number(text)
      return num(xs.includes(k) ? from - v : command.toUpperCase() === 'A' && (k === 4 || k === 2) ? (k === 4 ? 1 - v : -v) : v)
    })
    out += command + numbers.reduce((text, n, i) => text + (i && !n.startsWith('-') ? ' ' : '') + n, '')
  }
  return out
}

/** The elements on the top level of a drawing. */
function pieces(svg: string): string[] {
  const out: string[] = []
  let depth = 0, from = 0
  for (const tag of svg.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    if (tag[1]) depth--
    else if (!tag[2]) depth++
    if (depth) continue
    const end = tag.index + tag[0].length
    out.push(svg.slice(from, end))
    from = end
  }
  return out
}

/** One element turned over about `about` / 2; paths and circles by their numbers, everything else by a transform. */
function mirrored(piece: string, about: number): string {
  const head = piece.slice(0, piece.indexOf('>'))
  const plain = !head.includes('transform=')
  if (plain && head.startsWith('<path')) return piece.replace(/d="([^"]*)"/, (_, d: string) => `d="${mirrorPath(d, about)}"`)
  if (plain && /^<(circle|ellipse)/.test(head)) return piece.replace(/cx="([^"]*)"/, (_, x: string) => `cx="${num(about - Number(x))}"`)
  return `<g transform="matrix(-1 0 0 1 ${about} 0)">${piece}</g>`
}

/** Left and right of one part: one path where they look the same, two otherwise. */
function joined(left: string, right: string, about: number): string {
  const turned = right && mirrored(right, about)
  const path = /^<path d="([^"]*)"/
  const a = path.exec(left), b = path.exec(turned)
  const same = a && b && !left.includes('opacity') && left.slice(a[0].length) === turned.slice(b[0].length)
  return same ? `<path d="${a[1]}${b[1]}"${left.slice(a[0].length)}` : left + turned
}

/**
 * Draws a half twice: as it is, and mirrored in the shaded tones; `draw` gets the tone and the side.
 * It goes part by part, so that no line end of a lower part shows as a dot on the seam of an upper one.
 */
export function split(draw: (tone: Tone, side: Side) => string, about = 100): string {
  const left = pieces(draw(lit, 1)), right = pieces(draw(shade, -1))
  return upTo(Math.max(left.length, right.length)).map((i) => joined(left[i] ?? '', right[i] ?? '', about)).join('')
}
/** The same about the origin, for pieces that are put in place with `at`. */
export const halves = (draw: (tone: Tone) => string): string => split(draw, 0)
/** Two different halves; the right one is drawn as a left half too. */
export const unlike = (left: (tone: Tone) => string, right: (tone: Tone) => string): string =>
  left(lit) + pieces(right(shade)).map((piece) => mirrored(piece, 100)).join('')

// ---------------------------------------------------------------- circles

/** A point on a circle about (x, y), clockwise from the top. */
export const on = (x: number, y: number, r: number, deg: number): string => {
  const a = (deg * Math.PI) / 180
  return `${num(x + r * Math.sin(a))} ${num(y - r * Math.cos(a))}`
}
/** Points around (x, y) at changing radii, as path data. */
export const star = (x: number, y: number, points: number, radius: (i: number) => number, from = 0): string =>
  upTo(points).map((i) => `${i ? 'L' : 'M'}${on(x, y, radius(i), (i / points) * 360 + from)}`).join('') + 'Z'
