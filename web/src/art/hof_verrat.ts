/** Hof-Verrat: six houses in five roles, thirty cards from eleven drawings. Ids are `family-role`. */
import { hung, type Gallery, type Look } from './card'
import type { Pattern } from './defs'
import { domino } from './parts/faces'
import { crown, helm, hood, plume } from './parts/hats'
import { ruff, SHOULDERS } from './parts/bodies'
import { dagger, halberd, heater } from './parts/props'
import { rays, slash } from './parts/scenery'
import { FAMILIES, type Family } from './parts/animals'
import { at, dot, GOLD, group, INK, IVORY, line, mix, num, part, spark, split, STEEL } from './tones'

/** What a role wears. Layers, from far to near: behind, (horns), body, (face), front, prop. */
interface Costume {
  behind: string
  body: string
  front: string
  prop: string
}

/** Ruff and slashed doublet in the family's light tone. */
const plain = (f: Family): Costume => ({
  behind: '',
  body: split((c) => part(SHOULDERS, c(f.glow)) + part('M33 85C28 96 27 110 28 124H15C16 110 21 96 26 87Z', c(f.deep), 0) +
    line('M43 88C42 100 42 112 42 124', c(GOLD), 1.6)) + dot(50, 101, 2.3, GOLD, 1) + dot(50, 110, 2.3, GOLD, 1) + ruff(81),
  front: '',
  prop: '',
})

/** Crown, ermine, chain. */
const noble = (f: Family): Costume => ({
  behind: split((c) => part('M50.4 42C34 44 20 52 13 66 9 76 12 86 18 92L50.4 96', c(mix(f.field, '#ffffff', 0.12))) +
    line('M16.5 80C16 70 24 58 36 51', c(GOLD), 1.6)),
  body: split((c) => part(SHOULDERS, c(f.field)) +
    part('M50.4 84C38 84 24 86 13 95 8 100 8 107 14 110 27 113 40 107 50.4 116', c(IVORY)) +
    ['M22 97l2 5-2 3-2-3z', 'M33 92l2 5-2 3-2-3z', 'M31 103l2 5-2 2-2-2z', 'M43 94l2 5-2 3-2-3z', 'M42 106l2 4-2 3-2-3z'].map((d) =>
      part(d, c(INK), 0)).join('') +
    line('M35 86C37 96 43 103 50 105', c(GOLD), 2.4, 4.4)) + part('M50 101 56 108 50 115 44 108Z', '#c22f3d', 1.4) +
      dot(50, 108, 2, '#ffb3a5'),
  front: crown(f.head.brow, f.head.crown ?? f.head.wide),
  prop: '',
})

/** A hood in the family's colour, a domino, a keyhole. */
const spy = (f: Family): Costume => {
  const [behind, rim] = hood(mix(f.field, INK, 0.12), f.deep)
  return {
    behind,
    body: split((c) => part(SHOULDERS, c(mix(f.field, INK, 0.12))) +
      part('M50.4 84C44 88 36 92 34 100 33 110 36 118 40 124H50.4', c(f.deep)) + line('M34 100C33 110 36 118 40 124', c(GOLD), 1.3)),
    front: rim + domino(f.head),
    prop: part('M50 92a5.5 5.5 0 0 1 3.4 9.8L56 112H44l2.6-10.2A5.5 5.5 0 0 1 50 92Z', GOLD, 1.8),
  }
}

/** A red band and scarf; the dagger across. */
const assassin = (f: Family): Costume => {
  const cloth = mix(f.field, INK, f.cowl)
  const [behind] = hood(cloth, '#1a0a12')
  // a band over the brow instead of the rim: ears, eyes and beak stay to be seen, they tell the family without colour
  const { brow: b, wide: w } = f.head
  const band = split((c) => part(`M50.4 ${b - 7}C${50 - 12 * w} ${b - 7} ${50 - 20 * w} ${b - 3} ${50 - 23 * w} ${b + 3}L${50 - 22 * w}` +
    ` ${b + 10}C${50 - 16 * w} ${b + 4} ${50 - 9 * w} ${b + 2} 50.4 ${b + 2}`, c('#c5213a'), 1.5))
  return {
    behind,
    body: split((c) => part(SHOULDERS, c(cloth)) + line('M18 96C26 98 38 108 44 122M30 89C38 94 44 102 47 112', c(f.field), 2)),
    front: band + split((c) => part('M50.4 72C41 72 30 69 21 63 18 74 21 86 31 93 38 97 45 97 50.4 96', c('#c5213a')) +
      line('M23 72C31 78 41 80.5 50 80.5M26 82C33 87 42 89 50 89', c('#7a1220'), 1.6)),
    prop: dagger(56, 16, 112, 1.14),
  }
}

/** The family's pattern on a shield. */
const arms = (pattern: Pattern): string => part('M-17 -18H17V2C17 13 9 20.5 0 26-9 20.5-17 13-17 2Z', `url(#hs-${pattern})`, 0)

/** Kettle hat with its plume, gorget, halberd, shield. */
const guard = (f: Family): Costume => {
  const wide = Math.max(f.head.wide, 0.8)
  return {
    behind: halberd,
    body: split((c) => part(SHOULDERS, c('#8e9aa8')) + part('M14 95C20 86 31 84 37 88 38 98 30 106 16 107 9 107 7 101 14 95Z',
      c('#dfe6ee')) +
      line('M13 101C21 102 30 98 36 92', c('#7b8794'), 1.4) + part('M50.4 76C42 76 34 78 31 82 32 90 41 95 50.4 96', c(STEEL))),
    front: group(`translate(${num(50 - 50 * wide)} ${num(f.head.brow - 44 * wide + 8)}) scale(${wide})`, plume(f.glow)) +
      helm(f.head.brow, f.head.wide),
    prop: at(30, 95, 0, 1.05, heater(f.field, STEEL, arms(f.pattern) + arms(f.pattern) + line('M0 -18V26M-17 -3H17', GOLD, 4) +
      line('M0 -18V26M-17 -3H17', '#fff3c8', 1) +
      dot(0, -3, 5, GOLD, 1.4))),
  }
}

/** The family's pattern once more, where the scenery covers the field. */
const tapestry = (pattern: Pattern): string => `<rect width="100" height="140" fill="url(#hs-${pattern})"/>`

/** The scenery behind a role: it alone tells the role when the picture is 44 px wide. */
const SCENERY: Record<Role, (f: Family) => string> = {
  plain: (f) => part('M12 140V62a38 40 0 0 1 76 0V140Z', mix(f.field, '#ffffff', 0.24), 0) +
    line('M12 140V62a38 40 0 0 1 76 0V140', GOLD, 1.3),
  noble: () => rays(50, 62, 15, '#f5cf6b', 0.85),
  spy: (f) => part('M0 0H100V140H0Z', '#161029', 0) + tapestry(f.pattern) + tapestry(f.pattern) +
    part('M76 14a17 17 0 1 0 12 29 20 20 0 0 1-12-29Z', '#f4e4ae', 0) +
    spark(14, 50, 6, '#f4e4ae') + spark(88, 76, 5, '#f4e4ae') + spark(10, 88, 4, '#f4e4ae'),
  assassin: () => slash,
  guard: () => part('M0 58H12V48H28V58H42V48H58V58H72V48H88V58H100V140H0Z', '#5d6470', 0) +
    line('M0 72H100M0 88H100M0 104H100M0 120H100M16 58V72M50 58V72M84 58V72M32 72V88M68 72V88M16 88V104M84 88V104', '#3f4550', 1.2),
}

/** The roles as signs on 24 x 24, for corners, logs and missions. */
export const ROLE_SIGNS: Record<Role, string> = {
  plain: '<path d="M4 12a8 4.5 0 0 1 16 0 8 4.5 0 0 1-16 0Zm5 0a3 2 0 0 0 6 0 3 2 0 0 0-6 0Z" fill-rule="evenodd"/>',
  noble: '<path d="M3 19 2 7l5.5 4L12 3l4.5 8L22 7l-1 12Z"/>',
  spy: '<path d="M2 8c4-2 7-1 10 0 3-1 6-2 10 0 0 6-2 9-5 9-2.5 0-3.5-3-5-3s-2.5 3-5 3c-3 0-5-3-5-9Zm3.5 2.5c1 2.5 3.5 2.5' +
    ' 4.5.8-1-1.6-3.2-2-4.5-.8Zm13 0c-1.3-1.2-3.5-.8-4.5.8 1 1.7 3.5 1.7 4.5-.8Z" fill-rule="evenodd"/>',
  assassin: '<path d="M21 2 19.5 8 11 16.5 13 18.5 11.5 20 8.5 17.5 4.5 22 2 19.5 6.5 15.5 4 12.5 5.5 11 7.5 13 16 4.5Z"/>',
  guard: '<path d="M12 2c3 2 6 2.5 9 2.5C21 13 19 18.5 12 22 5 18.5 3 13 3 4.5 6 4.5 9 4 12 2Z"/>',
}

const WEAR: Record<Role, (f: Family) => Costume> = { plain, noble, spy, assassin, guard }
export type Role = 'plain' | 'noble' | 'spy' | 'assassin' | 'guard'
export const ROLES: readonly Role[] = ['plain', 'noble', 'spy', 'assassin', 'guard']

/** A family's member in a role, on the sheet of 100 x 120, without any ground. */
export function figure(f: Family, role: Role): string {
  const wear = WEAR[role](f)
  return f.head.back + wear.behind + f.head.horns + wear.body + f.head.face + wear.front + wear.prop
}

const member = (family: string, role: Role): Look => {
  const f = FAMILIES[family]!
  return {
    field: f.field, pattern: f.pattern, scenery: SCENERY[role](f), figure: figure(f, role), mark: role === 'noble' ? '2' : '1',
    sign: role === 'plain' ? undefined : ROLE_SIGNS[role], rim: role === 'noble' ? '#f3cd6a' : undefined,
  }
}
const CARDS: Gallery = Object.fromEntries(ROLES.flatMap((role) =>
  Object.keys(FAMILIES).map((family) => [`${family}-${role}`, () => member(family, role)])))
/** A card by its id: `stag-guard`. */
export const look = hung('hof_verrat', CARDS)
export const IDS: readonly string[] = Object.keys(CARDS)
