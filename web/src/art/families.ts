/** The families of Hof-Verrat on the table: roundels, and shields with their state. */
import { FAMILIES } from './parts/animals'
import { at, clipped, dot, type Drawing, glow, GOLD, hoop, INK, line, part, shade, spark, star } from './tones'

const disc = (field: string, charge: string): string =>
  dot(50, 50, 49, INK) + dot(50, 50, 46, field) + charge + hoop(50, 50, 46, GOLD, 4)

/** A family's head in a circle: 22 px and up. */
export function roundel(family: string): Drawing {
  const f = FAMILIES[family]!, head = at(-2, 1, 0, 1.04, f.head.back + f.head.horns + f.head.face)
  return { key: `roundel-${family}`, box: '0 0 100 100', draw: () => disc(f.field, clipped('round', head)) }
}

export type State = 'sun' | 'moon' | 'even'
const SUN = part(star(0, 0, 24, (i) => (i % 2 ? 50 : 66)), '#ffd257', 0)
const CRESCENT = 'M60 4A58 58 0 1 0 60 120 66 66 0 0 1 24 62 66 66 0 0 1 60 4Z'
/** What stands behind the shield and what lies below it, so that the state is a shape, not a tint. */
const AURAS: Record<State, string> = {
  sun: at(60, 62, 0, 1, SUN + glow(0, 0, 50, '#ffe08a', 0.35)),
  moon: part(CRESCENT, '#b9c6f2', 0) + spark(92, 21, 7, '#b9c6f2') + spark(104, 49.5, 5.5, '#b9c6f2'),
  even: '',
}
const BADGES: Record<State, string> = {
  sun: dot(60, 116, 18, '#ffd257', 3) + at(60, 116, 0, 0.17, part(star(0, 0, 24, (i) => (i % 2 ? 50 : 66)), INK, 0)),
  moon: dot(60, 116, 18, '#2b2d63', 3) + part('M64 105a11.5 11.5 0 1 0 5 18 13 13 0 0 1-5-18Z', '#dfe6ff', 0),
  even: dot(60, 116, 18, '#e9e2d4', 3) + line('M60 107V124M49 111.5H71', INK, 2.6) +
    part('M43.5 118H54.5A5.5 5.5 0 0 1 43.5 118ZM65.5 118H76.5A5.5 5.5 0 0 1 65.5 118ZM54 124.5H66V127H54Z', INK, 0),
}
/** The family's shield on the mat with its state: sun, moon or scales. */
export function shield(family: string, state: State): Drawing {
  const f = FAMILIES[family]!
  const field = part('M24 20H60V116H24Z', f.field, 0) + part('M60 20H96V116H60Z', shade(f.field), 0)
  const rim = part('M20 18H100V66C100 95 78 109 60 119 42 109 20 95 20 66Z', INK, 0) +
    part('M22 20H98V66C98 93.5 77 107 60 116.5 43 107 22 93.5 22 66Z', GOLD, 0)
  const head = at(22, 24, 0, 0.76, f.head.back + f.head.horns + f.head.face)
  return { key: `shield-${family}-${state}`, box: '0 0 120 136', draw: () => AURAS[state] + rim + clipped('shield', field + head) + BADGES[state] }
}
