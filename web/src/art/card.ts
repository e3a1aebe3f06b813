/** The anatomy of every card of the house, 100 x 140: rim, field, scenery, figure, mark, sign or crests, name. */
import type { Pattern } from './defs'
import { DARK_GOLD, type Drawing, GOLD, INK, IVORY, num } from './tones'

export type Size = 'small' | 'full'

/** What a game draws; numbers and names come from outside. */
export interface Look {
  field: string
  /** none where the scenery covers the field */
  pattern?: Pattern
  /** behind the figure, on 100 x 140 */
  scenery: string
  /** on 100 x 120 */
  figure: string
  /** up to three characters, or one of the drawn signs (★ ↩ ↻ ⇅ ⇄ ◉ ⚖) */
  mark?: string
  /** a sign on 24 x 24 on a pennon at the right */
  sign?: string
  /** tokens on 48 x 48 under each other at the right */
  crests?: string[]
  /** the frame: ivory, gold for those that count more, lavender in the vault */
  rim?: string
  /** a light room darkens less */
  pale?: boolean
}

/** A look with the name its picture has on the page, where all cards that show it share it. */
export interface Picture extends Look {
  key: string
}

/** What a game has to show: every look is drawn when it is first asked for, and kept. */
export type Gallery = Record<string, () => Look>
export const hung = (game: string, gallery: Gallery): ((id: string) => Picture) => {
  const seen = new Map<string, Picture>()
  return (id) => {
    const known = seen.get(id)
    if (known) return known
    const drawn = gallery[id]?.()
    if (!drawn) throw new Error(`${game} has no card ${id}`)
    const found = { ...drawn, key: `${game}-${id}` }
    seen.set(id, found)
    return found
  }
}

// ---------------------------------------------------------------- marks

/** Marks that are signs: drawn on 24 x 24, so that no font has to have them. */
const DRAWN: Record<string, string> = {
  '★': '<path d="M12 1.2 15.2 8.6 23.2 9.3 17.2 14.6 19 22.5 12 18.3 5 22.5 6.8 14.6.8 9.3 8.8 8.6Z"/>',
  '↩': '<path d="M10.5 3 2 10.5 10.5 18V13H15.5C18.2 13 19.6 14.3 19.6 16.2 19.6 18.2 18 19.5 15.5 19.5H8.5V22.8H15.8C20.2 22.8 23 20.1' +
    ' 23 16.2 23 11.8 20 8.8 15.5 8.8H10.5Z"/>',
  '↻': '<path d="M12 2.5A9.5 9.5 0 1 0 21.5 12H17.8A5.8 5.8 0 1 1 12 6.2V10.5L20.5 4.4 12-1.5Z"/>',
  '⇅': '<path d="M7.5 1 13 8H9.6V22H5.4V8H2ZM16.5 23 22 16H18.6V2H14.4V16H11Z"/>',
  '⇄': '<path d="M23 7.5 16 13V9.6H2V5.4H16V2ZM1 16.5 8 22V18.6H22V14.4H8V11Z"/>',
  '▾': '<path d="M1.5 4H22.5L12 22Z"/>',
  '‹': '<path d="M20 1V7.5L9 12 20 16.5V23L2 14.5V9.5Z"/>',
  '◉': '<path d="M1 12C4.5 5.5 19.5 5.5 23 12 19.5 18.5 4.5 18.5 1 12ZM12 7.5A4.5 4.5 0 1 0 12 16.5 4.5 4.5 0 0 0 12 7.5' +
    'Z" fill-rule="evenodd"/><circle cx="12" cy="12" r="2.2"/>',
  '⚖': '<path d="M10.6 1.5H13.4V4.3H22V6.8H20.9L23.5 14H15.5L18.1 6.8H13.4V19H17.5V22H6.5V19H10.6V6.8H5.9L8.5 14H.5L3.1 6.8H2V4.3H10.6Z' +
    'M2.3 15.5A3 3 0 0 0 6.7 15.5ZM17.3 15.5A3 3 0 0 0 21.7 15.5Z"/>',
}
/** Advance widths of Source Sans 3 semibold in em; a figure is .51 wide and .65 high. */
const WIDE: Record<string, number> = { '½': 0.84, '.': 0.27, ',': 0.27, '−': 0.51, '×': 0.51, '±': 0.51, '+': 0.51, '=': 0.51, '?': 0.45, '–': 0.5 }
const TWO = 1.02

/** A disc about (x, x), drawn out to the right by `extra` to a pill. */
const pill = (x: number, r: number, extra: number, paint: string): string =>
  `<rect x="${num(x - r)}" y="${num(x - r)}" width="${num(2 * r + extra)}" height="${2 * r}" rx="${r}" ${paint}/>`

/**
 * The medallion of a mark: set as large as lies inside a circle of radius `free`, at most `most`, so that two figures shrink and never
 * overflow; what is wider than two figures (9½) draws the disc out to a pill.
 */
function medallion(text: string, small: boolean, rim: string): string {
  const [x, r, free, most] = small ? [19, 17, 15, 30] : [16, 13, 10.6, 20]
  const disc = (extra: number): string => small
    ? pill(x, r, extra, `fill="${rim}" stroke="${INK}" stroke-width="2.4"`)
    : pill(x, r, extra, `fill="${rim}" stroke="${INK}" stroke-width="1.6"`) +
      pill(x, 11.3, extra, 'fill="none" stroke="#a57d2d" stroke-width=".8"')
  if (DRAWN[text]) {
    const s = (free * 1.62) / 24
    return `${disc(0)}<g transform="translate(${num(x - 12 * s)} ${num(x - 12 * s)}) scale(${num(s)})" fill="${INK}">${DRAWN[text]}</g>`
  }
  const wide = [...text].reduce((sum, c) => sum + (WIDE[c] ?? 0.51), 0)
  const size = Math.min(most, free / Math.hypot(Math.min(wide, TWO) / 2 - 0.03, 0.32))
  const extra = Math.max(0, wide - TWO) * size
  // textLength holds the width even where the font is missing
  const hold = text.length > 1 ? ` textLength="${num(wide * size)}" lengthAdjust="spacingAndGlyphs"` : ''
  return `${disc(extra)}<text` +
    ` x="${num(x + extra / 2)}" y="${num(x + 0.325 * size)}" text-anchor="middle" class="hs-num" font-size="${num(size)}"${hold}` +
    ` fill="${INK}">${text}</text>`
}

// ---------------------------------------------------------------- names

/** Letters of Cormorant Garamond bold by their advance width in hundredths of an em; what is not listed counts 50. */
const WIDTHS: [number, string][] = [
  [22, '.,'], [23, ' '], [26, 'ijl'], [31, "f-'"], [34, 'stIJ'], [38, 'r'], [42, 'aeäéèz'], [43, 'cy'], [45, 'vxg'], [49, 'koö'],
    [51, 'dhpuü'], [53, 'nbFS'], [55, 'ELP'],
  [59, 'ßB'], [62, 'ZYT'], [66, 'KVXC'], [70, 'wRUÜ'], [72, 'DAÄG&'], [75, 'NH'], [78, 'OQÖm'], [86, 'M'], [91, 'W'],
]
const nameWidth = (name: string): number =>
  [...name].reduce((sum, c) => sum + (WIDTHS.find(([, letters]) => letters.includes(c))?.[0] ?? 50) / 100, 0)
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** A name in one line, or in two where one would be too small: the words are shared out so that the longer line is as short as can be. */
function lines(name: string): string[] {
  const words = name.split(' ')
  if (words.length < 2 || 82 / nameWidth(name) >= 10.5) return [name]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const long = (pair: string[]): number => Math.max(...pair.map(nameWidth))
  return cuts.reduce((best, pair) => (long(pair) < long(best) ? pair : best))
}

/** The name on its banner: 14.5 high, smaller where it would not fit into 82; two lines are 11 high; wider words are squeezed. */
function banner(name: string): string {
  const rows = lines(name), two = rows.length > 1, top = two ? 112 : 117
  const size = Math.max(9, Math.min(two ? 11 : 14.5, 82 / Math.max(...rows.map(nameWidth))))
  const text = rows.map((row, i) => {
    const y = (two ? 120.3 + i * 10 : 127.2) + size * 0.3
    const hold = nameWidth(row) * size > 87 ? ' textLength="87" lengthAdjust="spacingAndGlyphs"' : ''
    return `<text x="50" y="${num(y)}" text-anchor="middle" class="hs-name" font-size="${num(size)}"${hold} fill="#2a1430">${escaped(row)}</text>`
  })
  return `<path d="M2 ${top + 4} 7 ${top}H93L98 ${top + 4}V133L93 137H7L2 133Z" fill="${IVORY}" stroke="${INK}" stroke-width="1.3"/>` +
    `<path d="M6 ${top + 2.3}H94M6 134.7H94" stroke="#b8913c" stroke-width=".7"/>${text.join('')}`
}

// ---------------------------------------------------------------- the card

/** Field, scenery and figure, as large as the size wants it. */
export function picture(look: Look, size: Size): string {
  // full: figure from y 20 to 122 (banner over its hem); small: enlarged about the face, hem at the lower edge
  const place = size === 'small' ? 'translate(-4 23) scale(1.08)' : 'translate(7 18.5) scale(.86)'
  const ground = look.pattern
    ? `<rect width="100" height="140" fill="${look.field}"/>` +
      `<rect width="100" height="140" fill="url(#hs-${look.pale ? 'haze' : 'dusk'})"/>` +
      `<rect width="100" height="140" fill="url(#hs-${look.pattern})"/>`
    : ''
  return `${ground}${look.scenery}<g transform="${place}">${look.figure}</g>`
}

export interface Words {
  size: Size
  name?: string
  /** instead of the printed one; '' for none */
  mark?: string
}

/** The gold line inside a full card. */
const FILIGREE = `<rect x="5.5" y="5.5" width="89" height="129" rx="4.5" fill="none" stroke="${GOLD}" stroke-opacity=".75" stroke-width=".8"/>`

/** The frame of a card of 100 x 140 about what lies in it. */
const framed = (rim: string, inside: string): string =>
  `<rect x=".4" y=".4" width="99.2" height="139.2" rx="8.2" fill="${rim}" stroke="${INK}" stroke-width=".8"/>` +
  `<g clip-path="url(#hs-card)">${inside}</g>` +
  `<rect x="3" y="3" width="94" height="134" rx="6" fill="none" stroke="${INK}" stroke-width="1.2"/>`

/** The sign of what a card can do, on a pennon at the right. */
const pennon = (sign: string, small: boolean, rim: string): string => small
  ? `<path d="M64 1H98V32L81 41 64 32Z" fill="${INK}" stroke="${rim}" stroke-width="2"/>` +
    `<g transform="translate(68 5) scale(1.09)" fill="#ffe3a1">${sign}</g>`
  : `<path d="M72 3H95V28L83.5 35 72 28Z" fill="${INK}" stroke="${GOLD}" stroke-width="1.3"/>` +
    `<g transform="translate(74.5 7) scale(.75)" fill="#ffe3a1">${sign}</g>`

const crest = (token: string, i: number, small: boolean): string =>
  `<g transform="translate(${small ? 73 : 76.5} ${small ? 2 + i * 26 : 5 + i * 20}) scale(${small ? 0.53 : 0.38})">${token}</g>`

/** All that is the same on every copy of a card. small: under 100 px; full: from 100 px; never scale one into the other's range. */
export const front = (look: Picture, size: Size): Drawing => ({
  key: `${look.key}-${size}`,
  box: '0 0 100 140',
  draw() {
    const small = size === 'small', rim = look.rim ?? IVORY
    return framed(rim, picture(look, size)) + (small ? '' : FILIGREE) + (look.sign ? pennon(look.sign, small, rim) : '') +
      (look.crests ?? []).map((token, i) => crest(token, i, small)).join('')
  },
})

/** What is written on a copy: its mark, and on a full card its name. */
export function words(look: Look, { size, name = '', mark = look.mark }: Words): string {
  const small = size === 'small'
  return (small || !name ? '' : banner(name)) + (mark ? medallion(mark, small, look.rim ?? IVORY) : '')
}

/** The head of a figure in a round window, on 100 x 100. */
export const portrait = ({ key, field, figure }: Picture): Drawing => ({
  key: `${key}-window`,
  box: '0 0 100 100',
  draw: () => `<circle cx="50" cy="50" r="49" fill="${INK}"/><g clip-path="url(#hs-round)"><rect width="100" height="100" fill="${field}"/>` +
    `<g transform="translate(-4 -6) scale(1.08)">${figure}</g></g><circle cx="50" cy="50" r="46" fill="none" stroke="${GOLD}" stroke-width="4"/>`,
})

/** A card about a thing that no figure stands for: an outline on 512 x 512 in gold on its field. */
export const thing = (key: string, outline: string, field: string): Picture => ({
  key, field, pattern: 'seme', scenery: '', mark: '',
  figure: `<path transform="translate(18 28) scale(.125)" d="${outline}" fill="${GOLD}" stroke="${INK}" stroke-width="24" paint-order="stroke"/>`,
})

/** The mark of a card that lies face down. */
export const numberOf = (mark: string): string => medallion(mark, true, IVORY)

/** The frame of a back: woven ground, gold line. */
export const woven = (field: string, deep: string, thread: string, line: string, inside: string, rim = IVORY): string =>
  framed(rim, `<rect width="100" height="140" fill="${field}"/>` +
    `<path d="M100 0V140H20Z" fill="${deep}" fill-opacity=".55"/><rect width="100" height="140" fill="url(#hs-${thread})"/>`) +
  `<rect x="8" y="8" width="84" height="124" rx="4" fill="none" stroke="${line}" stroke-width="1.4"/>${inside}`

/** A lozenge in the middle of a back with an emblem on 24 x 24. */
export const lozenge = (deep: string, emblem: string, metal = GOLD): string =>
  `<path d="M50 34 82 70 50 106 18 70Z" fill="${deep}" stroke="${metal}" stroke-width="2.2"/>` +
    `<path d="M50 41 76 70 50 99 24 70Z" fill="none" stroke="${metal}" stroke-width=".8"/>` +
  `<g transform="translate(29 49) scale(1.75)" fill="${metal}" stroke="${DARK_GOLD}" stroke-width=".5">${emblem}</g>`
