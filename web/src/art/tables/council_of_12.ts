/** The council: four of the twelve at the round table, the die that glows, hearts of the people. */
import { look } from '../council_of_12'
import { each, glow, GOLD, INK, line, on, oval, part } from '../tones'
import { bust, filled, heart, type Poster, radial } from './poster'

const FACES: [number, string][] = [[0, '#f7e3b0'], [72, '#d2a659'], [144, '#a87b36'], [216, '#8d6329'], [288, '#e4c27c']]
/** The die with its twelve in outlines: a poster has no font of the house. */
const die = (x: number, y: number, r: number): string =>
  each(FACES, ([a, tone]) => part(`M${on(x, y, 0.58 * r, a)}L${on(x, y, 0.95 * r, a)} ${on(x, y, r, a + 36)} ${on(x, y, 0.95 * r, a + 72)} ` +
    `${on(x, y, 0.58 * r, a + 72)}Z`, tone, 2.5)) +
  part(`M${FACES.map(([a]) => on(x, y, 0.58 * r, a)).join('L')}Z`, '#fff1cc', 2.5) +
  `<g transform="translate(${x - 21} ${y - 15})">${line('M2 8 11 2V32M21 10C21-1 38-1 38 9 38 17 23 23 21 32H39', INK, 5.5)}</g>`
const column = (x: number): string =>
  part(`M${x - 16} 0H${x + 16}V170H${x - 16}Z`, '#0d3a42', 0) + part(`M${x - 20} 0H${x + 20}V10H${x - 20}Z`, '#14505a', 0) +
  line(`M${x - 6} 10V170M${x + 6} 10V170`, '#09282e', 2)

export const councilOf12: Poster = {
  definitions: radial('chamber', '#3f8f86', '#0b2a33', '.5 .7', 0.8) + radial('walnut', '#c98f4f', '#5a3418', '.5 .4', 0.7),
  draw: () => filled('chamber', 0, 0, 480, 270) + each([40, 160, 320, 440], column) +
    bust(66, 200, 1.2, look('machine').figure) + bust(414, 200, 1.2, look('knight').figure) + bust(160, 194, 1.3, look('druid').figure) +
    bust(322, 194, 1.3, look('oracle').figure) + oval(240, 236, 236, 66, INK) +
    `<ellipse cx="240" cy="232" rx="234" ry="64" fill="url(#t-walnut)" stroke="${GOLD}" stroke-width="3"/>` +
    '<ellipse cx="240" cy="230" rx="180" ry="44" fill="none" stroke="#f3d58a" stroke-opacity=".4" stroke-width="2"/>' +
    glow(240, 196, 86, '#ffe9b0', 0.28) + die(240, 190, 62) + each([[96, 236], [124, 246], [356, 246], [384, 236]], ([x = 0, y = 0]) => heart(x, y, 0.9)),
}
