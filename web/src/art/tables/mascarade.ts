/** The ball: five masks under the swags of the hall, gold on the floor. */
import { coin } from '../coin'
import { look } from '../mascarade'
import { at, each, GOLD, line, part } from '../tones'
import { boards, bust, filled, type Poster, radial } from './poster'

const GOLD_LIES: [number, number, number][] = [[20, 246, 34], [50, 256, 40], [452, 250, 38], [424, 260, 32], [86, 262, 26]]
const GUESTS: [string, number, number, number][] = [
  ['judge', 62, 246, 1.2], ['widow', 424, 246, 1.2], ['fool', 148, 262, 1.45], ['cheat', 338, 262, 1.45], ['queen', 242, 286, 1.75],
]

export const mascarade: Poster = {
  definitions: radial('hall', '#8a4f8f', '#2a1038', '.5 .3', 0.8),
  draw: () => filled('hall', 0, 0, 480, 270) + part('M0 196H480V270H0Z', '#8a5a32', 0) + line(`${boards(196, 90, 26)}M0 214H480M0 238H480`, '#5a3418', 1.5) +
    part('M0 0H480V26C440 70 380 64 360 22 330 74 270 74 240 24 210 74 150 74 120 22 100 64 40 70 0 26Z', '#5c1730', 0) +
    line('M0 28C40 71 100 65 120 23M120 23C150 75 210 75 240 25M240 25C270 75 330 75 360 23M360 23C380 65 440 71 480 28', GOLD, 2.5) +
    each(GUESTS, ([guest, x, y, s]) => bust(x, y, s, look(guest).figure)) +
    each(GOLD_LIES, ([x, y, w]) => at(x - w / 2, y - w / 2, 0, w / 60, coin().draw())),
}
