/** The banquet: the mat with its shields between sun and night, three cards of three houses. */
import { shield, type State } from '../families'
import { look } from '../hof_verrat'
import { at, each, GOLD, line, part, spark } from '../tones'
import { beams, bust, card, filled, type Poster, radial } from './poster'

const HOUSES: [string, State][] = [
  ['butterfly', 'sun'], ['toad', 'even'], ['nightingale', 'moon'], ['hare', 'sun'], ['stag', 'moon'], ['carp', 'even'],
]
const STARS: [number, number, number][] = [[40, 200, 8], [120, 250, 6], [440, 190, 8], [380, 246, 6], [74, 238, 5], [420, 232, 5]]

export const hofVerrat: Poster = {
  definitions: radial('sun', '#f2c45c', '#9a601c', '.5 1', 1) + radial('night', '#3d3f8c', '#14143a', '.5 0', 1),
  draw: () => filled('sun', 0, 0, 480, 130) + beams(240, 130, 22, '#fff3c8', 0.2) + filled('night', 0, 130, 480, 140) +
    each(STARS, ([x, y, r]) => spark(x, y, r, '#cfd8ff')) + bust(84, 106, 0.78, look('butterfly-noble').figure) +
    bust(396, 106, 0.78, look('stag-plain').figure) + part('M0 104H480V158H0Z', '#3a1e0e', 0) + line('M0 104H480M0 158H480', GOLD, 2.5) +
    each(HOUSES, ([house, state], i) => at(34 + i * 71.6, 100, 0, 0.45, shield(house, state).draw())) +
    card(154, 162, 112, -15, look('toad-guard')) + card(326, 162, 112, 15, look('stag-assassin')) + card(240, 146, 130, 0, { ...look('hare-noble'), sign: undefined }),
}
