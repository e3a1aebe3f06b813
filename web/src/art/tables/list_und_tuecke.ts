/** The chapel: three windows, and somebody with a dagger between king and queen. */
import { look } from '../list_und_tuecke'
import { hood } from '../parts/hats'
import { dagger } from '../parts/props'
import { SHOULDERS } from '../parts/bodies'
import { clipped, dot, each, INK, line, part, split, stack, upTo } from '../tones'
import { bust, candle, filled, type Poster } from './poster'

/** Where a window stands, how wide it is, its glass. */
const WINDOWS: [number, number, string[]][] = [
  [84, 78, ['#d9a23a', '#b0302a', '#2b5cb3', '#3f7a2e', '#7a3fa3']],
  [240, 100, ['#2b5cb3', '#d9a23a', '#127b86', '#b0302a', '#f2d98a']],
  [396, 78, ['#3f7a2e', '#d9a23a', '#7a3fa3', '#2b5cb3', '#b0302a']],
]
const shape = (x: number, w: number): string => `M${x - w / 2} 190V80A${w / 2} ${w * 0.62} 0 0 1 ${x + w / 2} 80V190Z`
const pane = (x: number, w: number, tints: string[], i: number): string =>
  part(`M${x - w / 2 + (i % 3) * (w / 3)} ${26 + Math.floor(i / 3) * 34}h${w / 3}v34h-${w / 3}z`, tints[(i * 7 + Math.floor(i / 3)) % 5] ?? '', 2.5)
const glass = ([x, w, tints]: [number, number, string[]]): string =>
  clipped(`t${x}`, each(upTo(15), (i) => pane(x, w, tints, i)) + dot(x, 72, w * 0.24, tints[0] ?? '', 2.5)) + line(shape(x, w), '#b9a98e', 6)

const STONES = 'M0 40H480M0 84H480M0 128H480M0 172H480M60 0V40M180 0V40M300 0V40M420 0V40M120 40V84M240 40V84M360 40V84M60 84V128M180 84V128' +
  'M300 84V128M420 84V128M120 128V172M360 128V172'
const hooded = (): string => {
  const [behind, rim] = hood('#2a1822', '#140a10')
  return stack(behind, split((c) => part(SHOULDERS, c('#2a1822')) + part('M50.4 28C38 28 31.5 36 31.5 48 31.5 61 40 74 50.4 78', c('#d9a67c'), 2) +
    part('M35 50C37.5 46.5 43 46.5 45.5 50.5 42.5 53.5 37.5 53.5 35 50Z', '#fffaf0', 1.2) + dot(40.6, 50, 2.7, INK) +
    line('M34 44C37.5 43 43 44 46 47', INK, 2.4) + part('M50.4 57C40 57 31 55 26 52 24 66 28 80 36 88 42 91 46 91 50.4 91', c('#7d1426'))),
  rim, dagger(42, 22, 112, 1.1))
}

export const listUndTuecke: Poster = {
  definitions: '<linearGradient id="t-stone" x2="0" y2="1"><stop stop-color="#4a4358"/><stop offset="1" stop-color="#1a1424"/></linearGradient>' +
    each(WINDOWS, ([x, w]) => `<clipPath id="hs-t${x}"><path d="${shape(x, w)}"/></clipPath>`),
  draw: () => filled('stone', 0, 0, 480, 270) + line(STONES, '#241c30', 2) + each(WINDOWS, glass) +
    '<path d="M60 190 20 270H150L110 190ZM214 190 170 270H310L266 190ZM370 190 330 270H460L420 190Z" fill="#ffe3a1" fill-opacity=".12"/>' +
    bust(60, 250, 1.25, look('executioner').figure) + bust(424, 250, 1.25, look('saint').figure) + bust(146, 266, 1.42, look('king').figure) +
    bust(338, 266, 1.42, look('queen').figure) + bust(242, 276, 1.65, hooded()) + candle(22, 270, 54) + candle(458, 270, 54),
}
