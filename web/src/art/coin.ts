/** Gold. */
import { dot, type Drawing, GOLD, INK, orbOf, part } from './tones'

const CROWN = part('M18 38 16 22l7.5 6L30 18l6.5 10 7.5-6-2 16Z', '#7a4f0e', 0)
const numbered = (n: number | string): string =>
  `<text x="30" y="39.5" text-anchor="middle" class="hs-num" font-size="27" fill="#2a1608">${n}</text>`

/** A gold coin with a number, or with a crown. */
export const coin = (n?: number | string): Drawing => ({
  key: `coin-${n ?? 'crown'}`,
  box: '0 0 60 60',
  draw: () => dot(30, 30, 29, INK) + orbOf(30, 30, 27, GOLD, '#b98b2e', 0) + orbOf(30, 30, 20.5, '#f0cd74', '#dcb458', 0) +
    (n === undefined ? CROWN : numbered(n)),
})
