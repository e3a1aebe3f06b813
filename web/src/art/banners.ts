/** The banners of the seats. */
import { HEMS } from './defs'
import { clipped, type Drawing, GOLD, INK, IVORY, line, part } from './tones'

/** Thirteen banners: five metals in heraldic divisions. No hue of any family is used; hem and charge differ too. */
export const METALS = { ivory: '#f4ead2', onyx: '#1c1a22', silver: '#b4bfcb', rose: '#eeb7c4', slate: '#4a4550' } as const
type Metal = keyof typeof METALS
const DIVISIONS = { plain: '', pale: 'M20 0H40V52H20Z', fess: 'M0 24H40V52H0Z', bend: 'M0 0 40 46V52H0Z' } as const
const BANNERS: [Metal, Metal | null, keyof typeof DIVISIONS][] = [
  ['ivory', null, 'plain'], ['onyx', null, 'plain'], ['rose', null, 'plain'], ['slate', null, 'plain'], ['silver', null, 'plain'],
  ['ivory', 'onyx', 'pale'], ['rose', 'slate', 'fess'], ['silver', 'onyx', 'bend'], ['ivory', 'slate', 'fess'], ['rose', 'onyx', 'pale'],
  ['ivory', 'rose', 'bend'], ['slate', 'silver', 'pale'], ['onyx', 'ivory', 'fess'],
]
const CHARGES = [
  'M20 8C24 14 26 17 24 21 27 18 31 20 30 24 29 27 25 28 22 26L23 33H17L18 26C15 28 11 27 10 24 9 20 13 18 16 21 14 17 16 14 20 8Z',
  'M11 33V14H15V18H18V14H22V18H25V14H29V33H23V26A3 3 0 0 0 17 26V33Z',
  'M20 9 23 17 31 17 25 22 27 31 20 26 13 31 15 22 9 17 17 17Z',
  'M14 12A5 5 0 1 1 17 21V24H22V28H17V33H13V21A5 5 0 0 1 14 12Z',
  'M20 10 30 21 20 32 10 21Z',
  'M20 31C10 24 9 17 13 14 16 12 19 14 20 17 21 14 24 12 27 14 31 17 30 24 20 31Z',
  'M13 10H27V20C27 25 24 27 21.5 27.5V31H25V34H15V31H18.5V27.5C16 27 13 25 13 20Z',
]
/** The banner of a seat, from 0 to 12. */
export function banner(seat: number): Drawing {
  const [a, b, cut] = BANNERS[seat % BANNERS.length]!, hem = seat % HEMS.length
  const dark = a === 'onyx' || a === 'slate'
  const ink = `fill="${dark ? IVORY : INK}" stroke="${dark ? INK : IVORY}" stroke-width="${b ? 1.6 : 0}" paint-order="stroke"`
  const charge = `<path d="${CHARGES[seat % CHARGES.length]}" ${ink}/>`
  const cloth = part(HEMS[hem]!, METALS[a], 0) + (b ? clipped(`hem-${hem}`, part(DIVISIONS[cut], METALS[b], 0)) : '')
  return {
    key: `banner-${seat % BANNERS.length}`, box: '0 0 40 52', draw: () => cloth + charge + line(HEMS[hem]!, GOLD, 2) + line('M2 2H38', GOLD, 4),
  }
}
