/** The backs of all games. */
import { lozenge, woven } from './card'
import type { Thread } from './defs'
import { dot, type Drawing, each, GOLD, IVORY, line, mix, part, shade, spark, star, type Tone } from './tones'

/** A mask, on 24 x 24. */
const MASK = '<path d="M1 8c4-2 8-1 11 0 3-1 7-2 11 0 0 6-2 10-5.5 10-2.5 0-4-3-5.5-3s-3 3-5.5 3C3 18 1 14 1 8Zm4 3c1 2.5 4 2.5 5' +
  ' .6-1-1.7-3.6-2-5-.6Zm14 0c-1.4-1.4-4-1.1-5 .6 1 1.9 4 1.9 5-.6Z" fill-rule="evenodd"/>'
/** A skull, on 24 x 24. */
const SKULL = '<path d="M12 1C5.5 1 2.5 5 2.5 10c0 3.5 2 5.500 4.500 6v5h10v-5c2.500-.5 4.500-2.500 4.500-6 0-5-3-9-9.500-9ZM5.500 12c.5-2 4-1.500 4.500.5-.8 2-4.200 2-4.500-.5Zm13 0c-.3 2.500-3.700 2.500-4.500.5.5-2 4-2.500 4.500-.5ZM12 13.500l1.200 2.200h-2.400Z" fill-rule="evenodd"/>'
/** A crown, on 24 x 24. */
const CROWN = '<path d="M3 19 2 7l5.5 4L12 3l4.5 8L22 7l-1 12Z"/>'
/** Two crossed rapiers, on 24 x 24. */
const BLADES = '<path d="M2 1 4.5 1.5 16.5 15 19.5 13.5 20.5 15 18.5 17 22.5 21.5 21 23 16.8 18.8 14.5 20.5 13.2 19.5 14.6 16.5' +
  'Z"/><path d="M22 1 19.5 1.5 7.5 15 4.5 13.5 3.5 15 5.5 17 1.5 21.5 3 23 7.2 18.8 9.5 20.5 10.8 19.5 9.4 16.5Z"/>'
/** The twelve-sided die, on 24 x 24. */
const DIE = `<path d="${star(12, 12, 10, () => 11.5)}" fill="none" stroke-width="1.8" stroke="${GOLD}"/>` +
  `<path d="${star(12, 12, 5, () => 6.4)}"/><path d="M12 5.6V.5M18.1 10 23 8.5M15.8 17.2 18.8 21.3M8.2 17.2 5.2 21.3M5.9 10 1` +
  ` 8.5" fill="none" stroke="${GOLD}" stroke-width="1.6"/>`
/** An hourglass for challenges, on 24 x 24. */
const GLASS = '<path d="M4 1H20V4H18.5C18.5 8.5 15.5 10.5 13.8 12 15.5 13.5 18.5 15.5 18.5 20H20V23H4V20H5.5C5.5 15.5 8.5 13.5 10.2 12' +
  ' 8.5 10.5 5.5 8.5 5.5 4H4Z"/>'

/** A lancet window with sun or moon on woven ground. */
const window_ = (field: string, deep: string, thread: Thread, weave: string, glass: string, lead: string, pane: Tone,
  sign: string): string =>
  woven(field, deep, thread, weave, part('M20 122V62C20 42 36 28 50 16 64 28 80 42 80 62V122Z', deep, 2.4, weave) +
    part('M26 116V63C26 46 39 35 50 25 61 35 74 46 74 63V116Z', glass, 1.6) +
    part('M50 25C61 35 74 46 74 63V116H50Z', shade(glass), 0) +
    each(['#6f9fee', '#74c088', '#f7d25e', '#e67a84'], (c, i) =>
      part(`M${26 + 12 * i} 116V92C${26 + 12 * i} 84 ${38 + 12 * i} 84 ${38 + 12 * i} 92V116Z`, pane(i > 1 ? shade(c) : c), 1.8, lead)) +
    sign + each([[15, 15], [85, 15], [15, 125], [85, 125]], ([x, y]) => spark(x!, y!, 5, weave)))

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const a = (i / 12) * Math.PI * 2, on = (r: number): string => `${(50 + r * Math.sin(a)).toFixed(1)} ${(62 - r * Math.cos(a)).toFixed(1)}`
  return `M${on(14)}L${on(20)}`
}).join('')

const BACKS = {
  'hof_verrat/courtier': () => woven('#4a2a68', '#26123c', 'gold', GOLD, lozenge('#26123c', CROWN)),
  'hof_verrat/spy': () => woven('#6b2440', '#33101f', 'gold', GOLD, lozenge('#33101f', MASK)),
  'hof_verrat/light': () => woven('#b5832a', '#7a4f10', 'gold', '#ffe9a8',
    lozenge('#7a4f10', `<path d="${star(12, 12, 24, (i) => (i % 2 ? 8 : 12))}"/>`, '#ffe9a8')),
  'hof_verrat/dark': () => woven('#2b2d63', '#12122f', 'violet', '#b9c6f2',
    lozenge('#12122f', '<path d="M15 2a10.5 10.5 0 1 0 7 15.5A11.5 11.5 0 0 1 15 2Z"/>', '#dfe6ff')),
  'mascarade/mask': () => woven('#7d1f3a', '#3a0c1e', 'gold', GOLD, lozenge('#3a0c1e', MASK)),
  'kabale_und_hiebe/influence': () => woven('#1f5a4e', '#0c2f2a', 'gold', GOLD, lozenge('#0c2f2a', BLADES)),
  'kabale_und_hiebe/goal': () => woven('#a8762a', '#5f3a0c', 'gold', '#ffe9a8', lozenge('#5f3a0c', CROWN, '#ffe9a8'), '#f3cd6a'),
  'list_und_tuecke/light': () => window_('#fbf3dc', '#e6d3a2', 'straw', '#b8913c', '#a9dcf2', '#6a5a48', (c) => c,
    line(RAYS, '#e09a1e', 3, 5.4) + dot(50, 62, 11.5, '#fbd052', 1.8) + part('M50 50.5A11.5 11.5 0 0 1 50 73.5Z', '#e0a83a', 0)),
  'list_und_tuecke/dark': () => window_('#241c44', '#0f0a20', 'violet', '#8d86c8', '#2c2464', '#0b0714', (c) => mix(c, '#140e2c', 0.5),
    part('M53 42a20 20 0 1 0 15 32 23 23 0 0 1-15-32Z', '#f4e4ae', 1.8) + spark(63, 52, 5) + spark(66, 66, 3) + spark(57, 62, 3)),
  'list_und_tuecke/turned': () => woven('#4f4857', '#2a2531', 'violet', '#a9a2b8', lozenge('#2a2531', SKULL, '#e9e2d4')),
  'council_of_12/character': () => woven('#1f5f6a', '#0c2f38', 'gold', GOLD, lozenge('#0c2f38', DIE)),
  'council_of_12/challenge': () => woven('#6a2f3a', '#34121a', 'gold', GOLD, lozenge('#34121a', GLASS), IVORY),
} as const
export type BackId = keyof typeof BACKS
export const BACK_IDS = Object.keys(BACKS) as BackId[]
/** A back by `game/kind`. */
export const back = (id: BackId): Drawing => ({ key: `back-${id.replace('/', '-')}`, box: '0 0 100 140', draw: BACKS[id] })
