/** The secret missions of Hof-Verrat: light ones look at the own district under the sun, dark ones at the royal table under the moon. */
import { type Gallery, hung, type Look } from './card'
import { roundel } from './families'
import { ROLE_SIGNS, type Role } from './hof_verrat'
import { FAMILIES } from './parts/animals'
import { crescent, rays } from './parts/scenery'
import { at, dot, each, GOLD, group, hoop, INK, IVORY, on, part, spark } from './tones'

const HOUSES = Object.keys(FAMILIES)
/** The numbers of the families' missions go through them in this order. */
const IN_ORDER = ['butterfly', 'toad', 'nightingale', 'stag', 'hare', 'carp']

const house = (family: string, x: number, y: number, scale: number): string =>
  group(`translate(${x - 50 * scale} ${y - 50 * scale}) scale(${scale})`, roundel(family).draw())
const families = (draw: (x: number, y: number, family: string) => string): string =>
  each(HOUSES.map((family, i) => [family, on(50, 62, 27, i * 60).split(' ').map(Number)] as const), ([family, [x, y]]) => draw(x ?? 0, y ?? 0, family))

const medal = (field: string, charge: string): string => dot(50, 62, 34, field, 2.2) + hoop(50, 62, 30, GOLD, 1.4) + charge
const roleMedal = (role: Role): string => medal('#5f1428', group('translate(24 36) scale(2.17)', `<g fill="${GOLD}">${ROLE_SIGNS[role]}</g>`))

const NIGHT = crescent(84, 24, 0.7) + spark(14, 52, 4.5, '#f4e4ae') + spark(90, 88, 3.6, '#f4e4ae') + spark(12, 108, 3, '#f4e4ae')
const light = (figure: string): Look => ({ field: '#f0d288', pattern: 'fretty', pale: true, scenery: rays(50, 72, 14, '#fff6d8', 0.6), figure })
const dark = (figure: string): Look => ({ field: '#2b2d63', pattern: 'seme', scenery: NIGHT, figure, rim: '#b9c6f2' })

const SUN = dot(50, 62, 17, '#ffd257', 2.2) + part('M50 45A17 17 0 0 1 50 79Z', '#e0a83a', 0)
const MOON = dot(50, 62, 17, '#b9c6f2', 2.2) + part('M58 47A17 17 0 0 1 50 79 24 24 0 0 0 58 47Z', '#7f8cc4', 0)
const fallen = (x: number, y: number): string => at(x, y, 0, 1, dot(0, 0, 8.6, '#1d1740', 1.4) + part('M2 -6A6.4 6.4 0 1 0 6 4 8 8 0 0 1 2 -6Z', '#dfe6ff', 0))
const ARROW = part('M42 22H58V66H74L50 100 26 66H42Z', '#c9303a', 2.2) + part('M50 22H58V66H74L50 100Z', '#8f1f2b', 0)

const GALLERY: Gallery = {
  ...Object.fromEntries(IN_ORDER.flatMap((family, i) => [
    [`L${i + 1}`, () => light(house(family, 50, 62, 0.72))],
    [`D${i + 1}`, () => dark(house(family, 50, 62, 0.72))],
  ])),
  L7: () => light(roleMedal('noble')),
  L8: () => light(roleMedal('assassin')),
  L9: () => light(roleMedal('guard')),
  L10: () => light(roleMedal('spy')),
  D7: () => dark(families((x, y, family) => house(family, x, y, 0.25)) + at(50, 62, 0, 0.66, '') + group('translate(17 21) scale(.66)', MOON)),
  D8: () => dark(medal('#4a1428', '') + group('translate(12 12) scale(.76)', ARROW)),
  D9: () => dark(families((x, y, family) => (HOUSES.indexOf(family) < 3 ? house(family, x, y, 0.25) : dot(x, y, 12, '#3a3d7a', 1.6))) +
    group('translate(17 21) scale(.66)', SUN)),
  D10: () => dark(families((x, y, family) => (HOUSES.indexOf(family) < 2 ? fallen(x, y) : dot(x, y, 8.6, '#3a3d7a', 1.4))) + group('translate(17 21) scale(.66)', MOON)),
}
/** A mission by its id: `L7`, `D10`. */
export const mission = hung('hof_verrat-mission', GALLERY)
export const MISSIONS: readonly string[] = Object.keys(GALLERY)
export const MISSION_INK = { light: INK, dark: IVORY }
