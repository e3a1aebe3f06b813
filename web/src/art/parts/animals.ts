/** The six heads of Hof-Verrat, and the small beasts of the other games. */
import { type Pattern } from '../defs'
import { at, dot, GOLD, INK, IVORY, line, mix, part, split } from '../tones'

/** A family's head: `back` lies behind cloak and hood (wings), `horns` pokes through hats and hoods, `face` lies on top. */
export interface Head {
  back: string
  horns: string
  face: string
  /** where hats sit: the y of the brow, and how wide (1 = 44 units) */
  brow: number
  wide: number
  /** narrower crown between antlers */
  crown?: number
  /** the y of the eyes, for domino masks, and their distance from the middle */
  eyes: number
  apart: number
}

/** A house of Hof-Verrat: its colours, its head, its pattern. */
export interface Family {
  field: string
  deep: string
  glow: string
  /** how dark the cowls of its assassins are: told apart in grey, too */
  cowl: number
  head: Head
  pattern: Pattern
}

/** A round dark eye with its glint. */
const eye = (x: number, y: number, r = 4.2): string => dot(x, y, r, INK) + dot(x - r * 0.32, y - r * 0.36, r * 0.34, '#fff')

/** The hare: long ears, whiskers, two teeth. */
const hare: Head = {
  back: '',
  horns: split((c) =>
    part('M50.4 36C48 20 46 6 37 -3 29 4 29 22 37 38Z', c('#f0dfc0')) +
      part('M45 34C43 22 42 10 37.5 4.5 33.5 11 34 24 40 36Z', c('#d98b78'), 0)),
  face: split((c) =>
    part('M50.4 28C39 28 31.5 35 31 45 30.5 50 27 53 23 55L29.5 57.5 25.5 62 32.5 62.5 31 67.5 38 67C41 73 45.5 77 50.4 77.5',
      c('#f0dfc0')) +
    part('M50.4 29C47 34 46.5 44 46.5 52L50.4 54', c('#dcbf8e'), 0) +
    part('M50.4 55C44 54.5 38.5 60 39.5 66 40.5 72.5 45.5 76.5 50.4 76.6', c('#fffaf0'), 0) +
    part('M46.8 69H50.4V75H46.8Z', '#fff', 1) +
    line('M50 62V66C48 69.5 44 69.5 41.5 67', INK, 1.6) +
    part('M50.4 56.5H45C44.5 59.5 47.5 62.5 50.4 63', c('#c25f55'), 1.2) +
    part('M33.5 46.5C36 41.5 42 41.5 45 47.5 42 52.5 36.5 52.5 33.5 46.5Z', '#fffaf0', 1.2) + eye(40, 47, 4) +
    line('M37 62 24 60M37.5 65.5 25 68', c('#8d6a3c'), 0.8)),
  brow: 34, wide: 0.95, eyes: 47, apart: 10,
}

/** The stag: antlers of four tines, a wet nose. */
const stag: Head = {
  back: '',
  horns: split((c) => {
    const beam = ['M45 34C41 23 21 25 17 1', 'M39 27C42 21 41 14 38 8', 'M28 22C30 16 29 10 26.5 5', 'M20.5 13C16 13 11 11 8.5 6']
    return line(beam.join(''), c('#f6e6c2'), 4, 7) + part('M35 40C26 32 15 32 8 37 13 47 25 50 35 47Z', c('#d89a5c')) +
      part('M32 41.5C25 37 18 36.5 13 38.5 18 44 25 46 32 45Z', c('#f3cfa8'), 0)
  }),
  face: split((c) =>
    part('M50.4 29C41 29 33.5 33 33 42 32.5 50 37 56 38.5 64 39.5 72.5 44 80 50.4 80', c('#d89a5c')) +
    part('M50.4 33C46.5 36 45.5 41 50.4 47', c('#f3cfa8'), 0) +
    part('M50.4 52C46 56 42.5 61 40.5 68 41.5 75 45 79 50.4 79', c('#f3dcb8'), 0) +
    part('M50.4 66C44.5 65.5 41.5 68 42.5 71 43.5 74.5 47 75.5 50.4 75.5', INK, 0) + dot(46.5, 69, 1.1, '#fff8') +
    part('M34.8 45C38 42.5 43.5 44.5 45 50.5 41 52 36.5 50 34.8 45Z', '#fffaf0', 1.3) + eye(40.3, 47.6, 3.3) +
    line('M34 42C37.5 39.5 42 40.5 45 43.5', INK, 1.8)),
  brow: 36, wide: 0.85, crown: 0.6, eyes: 48, apart: 10,
}

/** The toad: eyes on top, a mouth from side to side. */
const toad: Head = {
  back: '',
  horns: '',
  face: split((c) =>
    part('M50.4 41C47 41 45.5 38 43 34 38 26.5 26 28.5 25.5 39 25 44 19 50 18 58 17 69 32 78 50.4 78', c('#93bd4b')) +
    part('M18.2 58.5C28 63.5 40 65.5 50.4 65.5V78C32 78 17 69 18.2 58.5Z', c('#e6e29a'), 0) +
    line('M18.5 58.5C28 63.5 40 65.5 50.2 65.5', INK, 2.2) +
    line('M27 69C33 73 42 75 50 75', c('#b9b765'), 1.4) +
    dot(35, 38, 8.3, c('#f6c63a'), 1.6) + part('M29.5 38C32 35.5 38 35.5 40.5 38 38 40.8 32 40.8 29.5 38Z', INK, 0) +
      dot(33.3, 35.2, 1.3, '#fff') +
    dot(46.5, 53.5, 1.5, INK) + dot(27, 52, 2.2, c('#6d9632')) + dot(33, 56, 1.6, c('#6d9632')) + dot(40, 50, 1.5, c('#6d9632')) +
      dot(46, 46, 1.4, c('#6d9632'))),
  brow: 36, wide: 0.62, eyes: 38.5, apart: 15,
}

/** The nightingale: a crest, ringed eyes, an open beak. */
const nightingale: Head = {
  back: '',
  horns: split((c) => part('M50.4 32V-9C46.5 -4 45 2 45.5 8.5 42 4.5 38 2 32.5 1.5 35 6 35 10 33 14 38 16 41 23 42 33Z', c('#a5632f'))),
  face: split((c) =>
    part('M50.4 28C37 28 26.5 38 27 52 27.2 61 33 68 39 72L36.5 78.5 50.4 79', c('#a5632f')) +
    part('M50.4 58C43 55 36.5 58 31 64.5 34 69.5 37 72 39.5 74L37.5 78.3 50.4 78.7', c('#fbf0d6'), 0) +
    part('M50.4 34C44 34 34 38 31 46 36 41 45 42 48 50L50.4 50', c('#7d4520'), 0) +
    dot(39.5, 49, 7.4, c('#fbf0d6'), 1.2) + eye(40, 49, 5) +
    part('M50.4 57 41.5 60C43.5 66.5 46.5 70 50.4 71.5', c('#c9702a'), 1.6) +
    part('M50.4 58.5 44.5 60.5C46 64.5 48 66.5 50.4 67.5', '#8f1f2b', 0) +
    part('M50.4 45C47.5 49 43.5 55 40.5 60.5 44 61.5 47.5 61 50.4 59.5', c('#ffc83d'), 1.6) +
    line('M36 68.5 39 70M41 70.5 43.5 72.5M40 75 43 76', c('#c9a878'), 1.3)),
  brow: 35, wide: 0.98, eyes: 49, apart: 10.5,
}

/** The carp: fins for ears, barbels, a round mouth. */
const carp: Head = {
  back: '',
  horns: split((c) =>
    part('M31 50C21 40 9 38 1 44 6 49 7 53 4 57 8 59 8 64 4 69 15 72 27 68 33 62Z', c('#f0702e')) +
    line('M28 54C20 48 12 46 7 46.5M28 57C21 55 15 55 10 56.5M29 60C22 62 16 64 10 67', c('#ffc08a'), 1.4) +
    part('M50.4 30V8C45 11 41 20 39 31Z', c('#f0702e')) + line('M48 29V15M44.5 29C44.5 24 45.5 21 46 19', c('#ffc08a'), 1.2)),
  face: split((c) =>
    part('M50.4 27C36 27 25.5 38 25 52 24.5 66 36 79 50.4 79', c('#fdf4e6')) +
    part('M50.4 28C41 28 33 32.5 29 39.5 31 49 37 44 41 50 44 54 47 50 50.4 53', c('#f0702e'), 0) +
    line('M27.5 60C30.5 63 34 62.5 36 59.5M29.5 67C32.5 69.5 36 68.5 37.5 65.5M37 74C39.5 75 42 74 43 73', c('#e3b48d'), 1.3) +
    dot(34.5, 50.5, 6, c('#ffcf4a'), 1.5) + eye(34.5, 50.5, 3.3) +
    part('M50.4 57C42 56.5 37.5 61 38 66 38.5 71.5 43.5 74 50.4 74', c('#e9804f'), 1.6) +
    part('M50.4 62C45.5 61.5 43 63.5 43.3 66 43.6 69 46.5 70.2 50.4 70.2', '#3a0d18', 0) +
    line('M39.5 62.5C33 64 28.5 71 30.5 80', c('#e9804f'), 2, 4.4)),
  brow: 34, wide: 1, eyes: 50.5, apart: 15.5,
}

/** The butterfly: wings behind everything, antennae, eyes like almonds. */
const butterfly: Head = {
  back: split((c) =>
    part('M47 66C35 66 17 68 9 78 7 90 19 100 31 96 40 92 46 80 48 68Z', c('#d9568f')) +
    part('M44 70C34 71 22 74 16 80 16 88 23 93 31 90 37 87 42 78 44 70Z', c('#f7a8c4'), 0) + dot(24, 83, 3.4, c('#6a2a86')) +
    part('M47 64C40 46 24 20 -1 15 -7 34 0 60 14 67 25 72 40 69 47 65Z', c('#f09c34')) +
    part('M44 62C37 47 23 28 5 22.5 2 37 7 55 17 61 26 66 37 65.5 44 62Z', c('#ffd67a'), 0) +
    line('M43 61C34 52 22 40 9 30M42 62C32 57 22 54 11 49', c('#c46a1b'), 1.5) +
    dot(12, 31, 4.2, c('#6a2a86')) + dot(17, 51, 3.6, c('#6a2a86')) + dot(12, 31, 1.5, IVORY) + dot(17, 51, 1.3, IVORY)),
  horns: split((c) => line('M47.5 34C45 21 38 12 27.5 11 22.5 11 22.5 17 27 16.5', c(GOLD), 1.9, 4.6)),
  face: split((c) =>
    part('M50.4 30C40 29 33.5 35 34 45 34.5 57 42 68 50.4 76', c('#f3e3fa')) +
    part('M50.4 30.5C45 30.5 40.5 32 37.5 35 42 38 46 42 50.4 50', c('#8b4fb0'), 0) +
    part('M47.3 50C44 42 37 41 34.8 45.5 35.5 53 41.5 57.5 46.5 56Z', c('#4b1468'), 1.5) +
      part('M37.5 46.5C39.5 44.5 42 45.5 43.5 48 41 49.5 38.5 49 37.5 46.5Z', '#ff9fd0', 0) +
    line('M50 64C46.5 64 46 67.5 48.6 67.8', '#8b2f7a', 1.7)),
  brow: 35, wide: 0.85, eyes: 50, apart: 9.5,
}

/** The six houses in the order of the mat. */
export const FAMILIES: Record<string, Family> = {
  butterfly: { field: '#7a3fa3', deep: '#3f1a5e', glow: '#b37ad8', cowl: 0.4, head: butterfly, pattern: 'lozengy' },
  toad: { field: '#3f7a2e', deep: '#1b4216', glow: '#79b14c', cowl: 0.1, head: toad, pattern: 'wavy' },
  nightingale: { field: '#2b5cb3', deep: '#153066', glow: '#6f9fe6', cowl: 0.62, head: nightingale, pattern: 'seme' },
  hare: { field: '#b87414', deep: '#6b3c05', glow: '#e8b04a', cowl: 0.2, head: hare, pattern: 'bendy' },
  stag: { field: '#b0302a', deep: '#611211', glow: '#e2695a', cowl: 0.45, head: stag, pattern: 'chevronny' },
  carp: { field: '#127b86', deep: '#05434d', glow: '#4fb9c0', cowl: 0.3, head: carp, pattern: 'papelonne' },
}

/** A sheep from the front, standing on (50, 100). */
export const sheep = split((t) => line('M40 90V100', t('#2a1a24'), 4, 6.6) +
  part('M50.4 58C44 54 38 57 37 61 31 60 27 66 30 70 25 74 26 81 31 83 31 90 38 93 42 91 45 94 48 94 50.4 93', t('#fbf5ea')) +
  part('M42 66C36 63 31 65 29 69 33 73 39 73 43 71Z', t('#4a3a44'), 1.6) +
  part('M50.4 60C44 60 41 64 41.5 70 42 80 46 85 50.4 85', t('#5a4852')) + dot(46, 71, 2.2, '#fff') + dot(46.2, 71.2, 1.2, INK) +
  part('M50.4 53C45 52 40 56 41 62 43 66 47 63 50.4 66', t('#fbf5ea'), 1.5) + line('M48 80.5C48.5 82 49.5 82 50 82', INK, 1.3))

/** A mouse, standing on (50, 100). */
export const mouse = (fur = '#a89898'): string =>
  split((t) => dot(41, 80, 6, t('#b9a8a8'), 1.6) + dot(41, 80, 3.2, t('#f0b8b8')) +
    part('M50.4 80C42 80 38 88 37 94 37 99 42 101 50.4 101', t(fur)) + dot(46, 90, 1.7, INK) +
    line('M46 96 39 95M46 97.5 40 99', INK, 0.9)) + dot(50, 95.5, 2.2, '#e86a7a', 1)

/** A camel from the side; the driver's cloth lies over it. */
export const camel = (hide: string, ring = 1.8, ink = INK): string =>
  part('M20 56 12 57C9 55 10 50 15 48 20 45 27 47 28 54L29 66C33 66 35 52 43 50 50 49 52 58 55 62 58 53 62 49 69 51 77 54 80 66 79 76' +
    'L80 101H74L72 86 68 84 66 101H61L60 84C54 86 50 86 46 85L45 101H40L39 84 36 86 35 101H30L29 80C23 78 20 72 20 66Z', hide, ring, ink)

/** A black cat, sitting at the right; `edge` is the light on its fur. */
export const cat = (edge: string): string =>
  part('M102 128C104 108 98 100 96 94 99 88 99 82 97 77L98 64 90 70C87 69 83 69 80 70L73 63 73 77C70 83 72 90 77 94 72 102 70 114 72 128Z',
    '#2b2236', 1.8, edge) +
  part('M76 80C78 77 82 77 83.5 81 81 83.5 78 83.5 76 80ZM94 80C92 77 88 77 86.5 81 89 83.5 92 83.5 94 80Z', '#ffe04a', 1) +
    line('M80 78.5V82.5M90 78.5V82.5', INK, 1.4) +
  part('M83.5 86H87L85.2 88.5Z', '#e08a9a', 0.8) + line('M85.2 88.5V91M72 88 79 88.5M98 88 91 88.5', mix(edge, '#ffffff', 0.4), 0.9)

/** A robin on a branch or a head, its feet at the origin. */
export const robin = part('M0 0C-10 0-15 -7-12 -14-9 -20 0 -21 4 -16 9 -10 16 -8 24 -7 18 -2 10 1 0 0Z', '#8a6238', 1.6) +
  part('M-11.5 -10C-12 -4-6 0 0 -1 2 -6-3 -11-11.5 -10Z', '#e2622e', 0) + part('M-12 -14-17 -12-11.5 -11Z', '#e8b04a', 1) +
  dot(-7, -14.5, 1.4, INK) + line('M0 0V5M4 0V5', '#4a2e14', 1.3)

/** A snake up from the lower right, its head at the ear. */
export const snake = line('M106 122C88 122 76 112 84 102 92 93 101 90 97 80 94 73 88 72 84 72', '#5f9a35', 6.4, 9.6) +
  line('M100 120C90 118 82 111 88 104 95 96 103 90 99 82', '#a8d060', 1.3) +
  part('M88 66C80 64 72 68 70 73 74 78 82 79 88 77 91 73 91 69 88 66Z', '#5f9a35', 1.8) + dot(80, 70.5, 1.7, '#ffe25a', 0.9) +
  line('M70 74 64 75.5M66 75 63 73.5', '#e0384a', 1.2)

/** A snake along `d`: ink, skin, and scales in dashes. */
export const snakeBody = (d: string, skin: string): string =>
  line(d, skin, 6.4, 9.6) + `<path d="${d}" fill="none" stroke="${mix(skin, INK, 0.45)}" stroke-width="2.6" stroke-dasharray="2.6 3.4"/>`

/** A snake's head with its tongue. */
export const snakeHead = (x: number, y: number, skin: string, turn = 0): string =>
  at(x, y, turn, 1, line('M0 -9V-15M0 -15-2.5 -18M0 -15 2.5 -18', '#d8263c', 1.2) +
    part('M0 6C-6 5-8 -1-6 -6-4 -10 4 -10 6 -6 8 -1 6 5 0 6Z', skin, 1.6) + dot(-3, -3, 1.5, '#ffe04a', 0.8) +
    dot(3, -3, 1.5, '#ffe04a', 0.8))
