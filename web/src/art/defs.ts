/**
 * One set of definitions for the whole page: patterns, clips, the dusk of a field, the weave of backs. No drawing carries ids of its
 * own, so copies cannot clash.
 */
import { GOLD } from './tones'

/** Strewn over a field so that it is told without its colour. One tile: width, height, path, line width (0 = filled). */
const TILES = {
  lozengy: [18, 26, 'M9 0 18 13 9 26 0 13Z', 0],
  wavy: [24, 18, 'M0 6Q6 0 12 6T24 6V13Q18 19 12 13T0 13Z', 0],
  seme: [24, 24, 'M6 0Q6.8 5.2 12 6 6.8 6.8 6 12 5.2 6.8 0 6 5.2 5.2 6 0ZM18 12Q18.8 17.2 24 18 18.8 18.8 18 24 17.2 18.8 12 18 17.2' +
    ' 17.2 18 12Z', 0],
  bendy: [18, 18, 'M0 9 9 0H18L0 18ZM18 9V18H9Z', 0],
  chevronny: [32, 20, 'M0 12 16 0 32 12V22L16 10 0 22Z', 0],
  papelonne: [24, 24, 'M0 0A12 12 0 0 0 24 0M-12 12A12 12 0 0 0 12 12 12 12 0 0 0 36 12M0 24A12 12 0 0 0 24 24', 3],
  chequy: [20, 20, 'M0 0H10V10H0ZM10 10H20V20H10Z', 0],
  fretty: [20, 20, 'M-2 -2 22 22M22 -2-2 22', 2.2],
  paly: [16, 16, 'M0 0H8V16H0Z', 0],
  barry: [16, 18, 'M0 0H16V9H0Z', 0],
} as const satisfies Record<string, readonly [number, number, string, number]>
export type Pattern = keyof typeof TILES

/** The weave of a card's back in the colours of its thread. */
const WEAVE = 'M9 0C9 6 18 7 18 13S9 20 9 26C9 20 0 19 0 13S9 6 9 0M9 9 11 13 9 17 7 13Z'
const THREADS = { gold: GOLD, straw: '#b8913c', violet: '#8d86c8' } as const
export type Thread = keyof typeof THREADS

/** Shapes that cut what lies in them. */
const CLIPS = {
  card: '<rect x="3" y="3" width="94" height="134" rx="6"/>',
  round: '<circle cx="50" cy="50" r="46"/>',
  shield: '<path d="M24 22H96V66C96 92 76 104 60 114 44 104 24 92 24 66Z"/>',
  wide: '<rect x="2" y="2" width="196" height="136" rx="8"/>',
} as const
/** The hems of banners; a banner is clipped by its own. */
export const HEMS = [
  'M4 2H36V40L20 50 4 40Z', 'M4 2H36V50L20 40 4 50Z', 'M4 2H36V36A16 14 0 0 1 4 36Z', 'M4 2H36V48H4Z', 'M4 2H36V42L28 50 20 42 12 50 4 42Z',
] as const

/** Fields grow darker towards the lower right; light rooms less so. */
const DUSK = { dusk: 0.5, haze: 0.2 } as const

const dusk = ([id, alpha]: [string, number]): string =>
  `<linearGradient id="hs-${id}" x2=".3" y2="1"><stop stop-color="#120618" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#120618" stop-opacity="${alpha}"/></linearGradient>`
const tile = ([id, [w, h, d, line]]: [string, readonly [number, number, string, number]]): string =>
  `<pattern id="hs-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
    `<path d="${d}" ${line ? `fill="none" stroke="#fff" stroke-width="${line}"` : 'fill="#fff"'} opacity=".15"/></pattern>`
const weave = ([id, colour]: [string, string]): string =>
  `<pattern id="hs-${id}" width="18" height="26" patternUnits="userSpaceOnUse">` +
    `<path d="${WEAVE}" fill="none" stroke="${colour}" stroke-opacity=".45"/></pattern>`
const clip = ([id, shape]: [string, string]): string => `<clipPath id="hs-${id}">${shape}</clipPath>`

/** What all drawings refer to. */
export const definitions = (): string => [
  ...Object.entries(DUSK).map(dusk), ...Object.entries(TILES).map(tile), ...Object.entries(THREADS).map(weave),
  ...Object.entries(CLIPS).map(clip), ...HEMS.map((d, i) => clip([`hem-${i}`, `<path d="${d}"/>`])),
].join('')
