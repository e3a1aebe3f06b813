/** The stage: king, wizard and Juliet in the footlights between the curtains. */
import { look } from '../kabale_und_hiebe'
import { each, GOLD, INK, line, part, upTo } from '../tones'
import { beams, boards, bothSides, bust, card, filled, type Poster, radial } from './poster'

const drape = (right: boolean): string =>
  part('M0 0H120C112 70 96 110 44 150 34 190 30 220 34 250H0Z', right ? '#7a1624' : '#a3202f', 2) +
  line('M22 0C22 80 20 110 8 150M52 0C50 66 40 108 18 148M84 0C80 60 62 108 30 148M14 160C12 190 10 220 12 250M26 160C24 190 22 220 24 250', '#5f121c', 2.5) +
  part('M0 146C20 158 36 156 46 148L48 158C34 168 16 168 0 158Z', GOLD, 1.5)
const VALANCE = 'M0 0H480V20C440 44 400 40 384 18 352 46 320 46 288 18 264 46 216 46 192 18 160 46 128 46 96 18 80 40 40 44 0 20Z'

export const kabaleUndHiebe: Poster = {
  definitions: radial('light', '#e0b25a', '#4a2018', '.5 .4', 0.7),
  draw: () => filled('light', 0, 0, 480, 270) + beams(240, 200, 16, '#fff3c8', 0.11) + part('M0 214H480V270H0Z', '#7a4a22', 0) +
    line('M0 214H480', INK, 2.5) + line(boards(214, 58, 40), '#4a2810', 1.5) +
    bust(128, 226, 1.3, look('wizard').figure) + bust(356, 226, 1.3, look('juliet').figure) + bust(242, 240, 1.6, look('king').figure) +
    bothSides(drape) + part(VALANCE, '#8f1f2b', 2.5, GOLD) +
    card(112, 212, 76, -12, look('dragon')) + card(372, 212, 76, 12, look('musketeers')) +
    each(upTo(7), (i) => part(`M${150 + i * 30} 268a10 10 0 0 1 20 0Z`, '#ffd98a', 1.5)),
}
