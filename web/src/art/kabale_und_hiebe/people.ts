/** The twenty-five people of Kabale und Hiebe. */
import { cat, robin, snake } from '../parts/animals'
import { cape, doublet, ermine, furred, lace, linen, robe, SHOULDERS } from '../parts/bodies'
import { type Face, face } from '../parts/faces'
import { beard, bowlCut, curls, fringe, goatee, hair, moustache, swept, tufts } from '../parts/hair'
import {
  beret, bicorne, broad, chaperon, crooked, crown, feather, felt, flowers, galero, hood, peaked, pointed, tiara,
} from '../parts/hats'
import {
  bowl, cauldron, club, coin, compass, cross, dagger, ear, fan, flask, heater, lantern, lute, orb, purse, rapier, rose,
  scales, sceptre, sheaf, staff, sunCharge, sunShield,
} from '../parts/props'
import {
  at, DARK_GOLD, dot, each, flip, GOLD, grey, INK, IVORY, line, mix, oval, part, shade, spark, split, stack, type Tone, WOOD,
} from '../tones'

// ---------------------------------------------------------------- the court

/** The king, aged, with orb and sceptre. */
export const king = (): string => stack(sceptre, hair('#d9d2c4', 0), ermine('#8f2a2a'),
  face({ skin: '#f0c39a', brow: '#8d8390', iris: '#3a5a7a', jaw: 'broad', nose: 'broad', heavy: 2.6, age: 2 }), beard('#e8e2d6', 4),
  crown(33, 1), orb)

/** The queen before her lace collar. */
export const queen = (): string => stack(lace, hair('#a5632f', 2), robe('#2f5fa8', IVORY),
  face({ skin: '#f7d3b5', brow: '#7d4520', lips: '#c22f3d', iris: '#2b5c8f', jaw: 'heart', eyes: 'almond', mood: 'pout', heavy: 1.7 }),
  fringe('#a5632f'), tiara, split((c) => each([[33, 84], [38, 88], [44, 91]], ([x, y]) => dot(x!, y!, 2.2, c('#fdf6ea'), 1))) +
  dot(50, 93, 3.4, '#c22f3d', 1.2), fan)

/** The balcony's rail, with ivy. */
const balcony = (): string =>
  part('M-10 99H110V106H-10Z', '#e6d8cf', 1.6) + part('M50 99H110V106H50Z', shade('#e6d8cf'), 0) +
  each([-2, 14, 30, 46, 62, 78, 94], (x) => part(`M${x} 106H${x + 8}C${x + 6} 110 ${x + 10} 114 ${x + 8} 122H${x}C${x - 2} 114 ${x + 2}` +
  ` 110 ${x} 106Z`, x < 46 ? '#d9c9be' : shade('#d9c9be'), 1.2)) +
  line('M100 96C90 104 84 98 76 104 70 108 68 114 62 112', '#3f7a2e', 1.8) +
  each([[92, 99], [82, 100], [74, 106], [66, 113], [90, 108]], ([x, y]) => part(`M${x} ${y}c-4 -5 -1 -8 3 -6 4 -1 5 4 1 7Z`, '#5a9a3f', 1))

/** Juliet on her balcony; her half of the heart is at the left. */
export const juliet = (): string => stack(hair('#e0a845', 22), robe('#fbe6ea', '#d0638a'),
  face({ skin: '#fbdcc2', brow: '#a5712f', lips: '#c22f3d', iris: '#3f6a8a', jaw: 'heart', eyes: 'round', nose: 'button', heavy: 1.6,
  mood: 'glad' }), fringe('#e0a845'), flowers, balcony(), rose(22))

/** Romeo looks to her; his half of the heart is at the right. */
export const romeo = (): string =>
  stack(at(66, 18, -8, 0.9, feather('#fdf1dc')), curls('#3a2016'), doublet('#8f1f4a', '#f3c9d4'), linen,
  face({ skin: '#f0c7a2', brow: '#2a160e', iris: '#4a2c1c', jaw: 'long', eyes: 'droop', nose: 'long', mood: 'pout', lips: '#b8484a',
  heavy: 2.6, gaze: -1.6, extra: (c) => line('M33 58C33.4 62 34.6 66 36.4 69', c('#7a5a4a'), 1.1) }),
  split((c) => part('M50.4 22C40 20 30 28 31 43 35 39 38 35 39 31 43 36 47 38 50.4 38', c('#3a2016'), 1.4)), beret('#a3285a'), rose(79))

// ---------------------------------------------------------------- the professions

/** Goggles in brass. */
const goggles = (): string => line('M30 47C34 43 66 43 70 47', '#5a3218', 3, 5) +
  split((c) => dot(40, 50, 8.6, c('#c9952f'), 1.7) + dot(40, 50, 6, c('#7be08a'), 1.1) +
  line('M37 52C37 48 39 46.5 41.5 46.5', '#eafff0', 1.5))

/** The alchemist with what brews. */
export const alchemist = (): string => stack(tufts, robe('#2f4f48', '#7a4a26'),
  face({ skin: '#eac09a', brow: '#cfd6cf', mood: 'glad', age: 2, jaw: 'gaunt', nose: 'hooked' }),
  split((c) => line('M38 34C42 32.5 46 32.5 50 33.5M38 30.5C42 29 46 29 50 29.5', c('#b98a66'), 1)), goggles(), moustache('#e2e6e2'),
  goatee('#e2e6e2', 8), at(20, 98, -8, 0.98, flask('#57d06a')), dot(14, 54, 3.6, '#9df0ac', 1.2), dot(20, 47, 2.6, '#9df0ac', 1.1),
  dot(13, 42, 2, '#9df0ac', 1))

/** The fencing master: crossed rapiers, padded coat, a heart to aim at. */
export const master = (): string => stack(at(13, 82, 34, 1.2, rapier), at(87, 82, -34, 1.2, rapier),
  split((c) => part('M50.4 15C38 14 29 22 28.5 38L31 54 34 44 50.4 34', c('#3a3540'), 1.8)),
  split((c) => part(SHOULDERS, c('#f6f1e6')) + line('M12 100 44 122M24 92 48 110M34 88 50 98M40 90 10 112M46 96 16 124M50 108 34 124',
    c('#cdc2b4'), 1.2) + part('M50.4 78C42 78 35 80 33 84 34 91 42 94 50.4 94', c('#a8242f'), 1.7)),
  face({ skin: '#e2ad84', brow: '#2a2630', mood: 'stern', ears: true, jaw: 'square', eyes: 'narrow', nose: 'hooked', heavy: 2.8 }),
    split((c) => part('M50.4 20C40 19 31 26 31 42 34 35 39 32 45 31 47.5 32 49 34 50.4 36.5', c('#3a3540'), 0) +
    line('M31 42C34 35 39 32 45 31 47.5 32 49 34 50.4 36.5', INK, 1.4) +
    line('M31 38C32 34 34 31 37 29M36 26C40 22 44 21 48 21', c('#a8a2b0'), 1.3)),
    line('M64 55 61 65M61.5 58 65 59.5M60.5 62 64 63.5', '#8a3a30', 1.2),
  split((c) => part('M50.4 64.5C46 63 42 65.5 38 68 34 69.5 31 66 30.5 61.5 27.5 68 31 74 37 74 43 73.5 47 70 50.4 69', c('#3a3540'), 1.2)),
    goatee('#3a3540'), part('M50 117C42 111 37 107 37 102.5 37 98 45 97 50 102.5 55 97 63 98 63 102.5 63 107 58 111 50 117Z', '#c4242f',
    1.5))

/** The landowner: felt hat, furs, a sheaf. */
export const landowner = (): string => stack(at(84, 88, 8, 1.05, sheaf), furred('#7a4a24', '#a8783f', '#5f8a35'),
  line('M40 108C44 114 56 114 60 108', GOLD, 1.8, 3.6), face({ skin: '#f0b48e', brow: '#8d8478', jaw: 'round', mood: 'laugh', nose: 'broad',
  eyes: 'droop', age: 1, heavy: 3 }), split((c) => dot(37.5, 61, 5, c('#e2786a')) +
  part('M31 46C25 54 26 67 32 75 37 76 41 73 41 70 37 64 34 56 34 46Z', c('#b9b0a4'), 1.5)), moustache('#b9b0a4'), felt('#4f6a2c'),
  at(70, 28, 28, 0.85, ear), at(74, 29, 52, 0.85, ear))

/** The merchant: chaperon, scales, purse. */
export const merchant = (): string => stack(furred('#8f2f2a', '#5f3d22', '#1f5a6a'),
  face({ skin: '#e8b48a', brow: '#3a241a', jaw: 'round', mood: 'glad', gaze: -1.2, nose: 'hooked', eyes: 'narrow', heavy: 2.6 }),
  split((c) => part('M50.4 74C42 74 36 70 31.5 60 30 70 36 84 50.4 87', c('#4a3020'), 1.5) +
  part('M50.4 65C46 63.5 41 66 39 70 43 71.5 47 70 50.4 68.5', c('#4a3020'), 1.2)), chaperon('#1f5a72', '#d8a040'),
  at(24, 78, 0, 0.95, scales), each([[6, 95, 3], [12, 94.5, 3], [33, 94.5, 3]], ([x, y, r]) => coin(x!, y!, r!)), at(78, 99, 6, 0.9, purse),
  coin(62, 112, 4.5), coin(94, 113, 4.5))

/** The cardinal. */
export const cardinal = (): string => stack(split((c) => part(SHOULDERS, c('#c4242f')) +
  part('M50.4 82C38 82 26 86 20 94 24 108 36 118 50.4 124', c('#a81c2a'), 1.5) + line('M24 97C30 108 40 114 50 118', c(GOLD), 1.4)), cross,
  split((c) => part('M34 38C29 44 29 56 32 66L36 60Z', c('#e2dcd6'), 1.4)),
  face({ skin: '#f0cba8', brow: '#a89ca4', iris: '#4a5a6a', jaw: 'gaunt', eyes: 'droop', nose: 'long', age: 1, blush: false }),
  split((c) => line('M34.5 56C37 58.5 41 58.5 43.5 57', c('#c99a7c'), 1)), moustache('#e2dcd6'), goatee('#e2dcd6'),
  split((c) => part('M50.4 25C41 25 33 31 32 42 36 36 44 33 50.4 33', c('#e2dcd6'), 1.2)), galero('#c4242f'))

/** The minstrel sings. */
export const minstrel = (): string =>
  stack(at(62, 22, 4, 1.05, feather('#f2bd3a')), hair('#8a4f22', -2), doublet('#2f7a4a', '#f2d27a'), linen,
  face({ skin: '#f3c9a2', brow: '#6a3a18', mood: 'glad', iris: '#3f6a3a', jaw: 'oval', nose: 'button', eyes: 'round', freckles: true }),
  part('M44 69C47 69.5 53 69.5 56 69 55.5 74.5 53 76.5 50 76.5 47 76.5 44.5 74.5 44 69Z', '#5a1420', 1.2) +
  part('M46.5 74C48 72.5 52 72.5 53.5 74 52.5 75.8 47.5 75.8 46.5 74Z', '#e86a6a', 0), moustache('#8a4f22'), fringe('#8a4f22'),
  peaked('#2f7a4a', '#3f9a5e'), at(31, 99, 62, 1.05, lute))

// ---------------------------------------------------------------- those who act when turned up

/** The explorer: captain's hat, compass, telescope. */
export const explorer = (): string => stack(hair('#6a4426', 0), split((c) => part(SHOULDERS, c('#1f3a66')) +
  part('M50.4 84C44 85 40 88 38 92L44 126H50.4', c('#f3e6cc'), 1.3) + part('M42 83C36 84 30 88 28 92L36 126H43L38 96Z', c('#c22f3d'), 1.5) +
  part('M4 98C10 90 20 88 26 90 26 96 14 102 6 104Z', c(GOLD), 1.5) + line('M7 104V110M12 102V109M17 100V107M22 97V104', c(GOLD), 1.8)),
  linen, face({ skin: '#d99f6e', brow: '#4a2e18', iris: '#2b6a7a', jaw: 'square', nose: 'broad', eyes: 'narrow', age: 1 }),
  beard('#7a5230', -8), bicorne('#1f3a66'), at(22, 100, 0, 1.05, compass),
  at(80, 102, 62, 1, part('M-4.5 -26H4.5V-6H-4.5Z', '#7cc7e8', 1.5) + part('M-6 -22H6V-2H-6Z', GOLD, 1.7) +
  part('M-8 -4H8V22H-8Z', '#7a4622', 1.8)))

/** The assassin's hood: behind and before the face. */
const [assassinBack, assassinRim] = hood('#2a1a26', '#160a12')

/** The assassin. */
export const assassin = (): string => stack(assassinBack, split((c) => part(SHOULDERS, c('#2a1a26')) +
  line('M18 96C26 98 38 108 44 122M30 89C38 94 44 102 47 112', c('#7d1f2b'), 2)),
  face({ skin: '#d9a67c', brow: '#1d1018', mood: 'stern', blush: false, eyes: 'narrow', jaw: 'gaunt', heavy: 2.6, iris: '#8f1f1f' }),
  assassinRim, split((c) => part('M50.4 57C42 58 32 57 24 52 20 66 23 80 32 88 38 92 45 93 50.4 92', c('#c4242f')) +
  line('M26 62C33 66 42 68 50 68M27 72C34 77 42 79 50 79', c('#6e1019'), 1.6)), dagger(50, 18, 108, 1.15))

/** A flash of lightning at the left. */
const bolt = (c: Tone): string => part('M18 74 2 98H11L3 122 27 92H17L27 74Z', c('#ffd93f'), 1.9)

/** The storm: a face in the clouds that blows. */
export const storm = (): string => stack(
  split((c) => part('M50.4 -6C42 -16 24 -13 21 2 6 -2 -6 10 0 25 -12 31 -13 50 -2 57 -14 66 -10 84 4 86 14 94 28 92 34 84L50.4 80',
    c('#6f7d99'), 2) + part('M50.4 4C44 -4 32 -2 30 10 20 6 10 14 13 26 4 32 5 44 14 48L50.4 60', c('#8f9cb5'), 0) +
    line('M14 62C8 62 5 67 8 71 12 74 16 71 14 68', c('#aab6cc'), 1.7)),
  split(bolt),
  split((c) => part('M50.4 20C36 20 27 30 27 46 20 54 20 70 30 77 37 82 44 84 50.4 84', c('#d3deec'), 2) + dot(33, 64, 8.5, c('#e6b9c4')) +
    line('M25 66C27 73 33 77 39 76', c('#97a5bd'), 1.5) +
    part('M34 51C37.5 46 43.5 46.5 46 51.5 42.5 54 37.5 54.5 34 51Z', '#fffaf0', 1.2) + dot(41.2, 50.8, 2.7, '#2b4f8f') +
      dot(41.2, 50.8, 1.3, INK) + part('M50.4 50 46 61C46.5 64 48.5 64.5 50.4 64.5', c('#a9b8d0'), 0)),
  split((c) =>
    part('M48 48.5C42 42.5 34 40.5 25 42.5 20 43.5 16 41 14 37 14 46 20 50 27 48.5 35 47 42 47.5 48 52Z', c('#f4f8fd'), 1.5) +
    part('M50.4 11C44 11 32 7 27 18 18 13 6 16 -2 27 8 24 16 26 19 31 12 32 5 37 2 46 10 41 18 40 26 42 30 35 40 33 50.4 36', c('#f4f8fd'),
      1.9) + line('M50 21C42 17 34 19 29 26M50 28C43 26 36 28 31 33M22 21C16 20 11 21 6 24M22 34C17 35 13 37 9 40', c('#a9b8d0'), 1.4)),
  oval(50, 73, 6.4, 5.6, '#2a1a30', 1.6),
  line('M47 78C45 92 40 98 33 97 28 96 28 90 33 90M50 79V116M53 78C55 92 60 98 67 97 72 96 72 90 67 90M48 86C46 102 40 110 30 110M52 86' +
    'C54 102 60 110 70 110', '#ffffff', 2.2, 4.2))

/** The cloak is seen, whoever wears it is not: a dashed face, and the corner of a hidden card. */
export const cloak = (): string => stack(
  split((c) => part('M50.4 -15C48 -3 26 6 18 32 13 52 14 72 18 86 6 92 -4 106 -8 126H50.4', c('#3a2a78'), 2) +
    line('M25 34C20 52 20 70 24 84M38 6C32 14 28 22 26 30M14 100C10 108 7 116 6 124', c('#241a52'), 1.5) +
    part('M50.4 20C35 20 25 33 25 51 25 69 35 84 50.4 86', c('#2fa3ad'), 1.7) +
    part('M50.4 25C38 25 30 36 30 52 30 68 38 80 50.4 81', c('#191038'), 1.1)),
  `<g fill="none" stroke="#cdf3f7" stroke-width="1.6" stroke-dasharray="3 2.7" stroke-linecap="round">` +
    `<path d="M50 31C40 31 35 39 35 50 35 62 42 72 50 75 58 72 65 62 65 50 65 39 60 31 50 31Z"/>` +
    `<path d="M37.5 45C39.5 42.5 43.5 42.5 45.5 44.5M54.5 44.5C56.5 42.5 60.5 42.5 62.5 45M50 52 47.5 60 51 61M44.5 66.5C47 69 53 69` +
    ` 55.5 66.5"/></g>`,
  split(() => part('M37.5 50.5C39.5 48 43.5 48 45.5 51 43 53.2 39.5 53.2 37.5 50.5Z', '#eafcff', 0) + dot(41.5, 50.7, 1.7, '#191038')),
  at(22, 105, -14, 1, part('M-14 -20H14V22H-14Z', IVORY, 1.7) + part('M-11 -17H11V22H-11Z', '#8f2a2a', 0.9) +
    line('M0 -11 7 -1 0 9-7 -1Z', GOLD, 1.5)),
  part('M50 88C36 90 30 102 32 126H-12C4 122 30 112 50 88Z', '#4a3792', 1.8) +
    part('M50 88C64 90 70 102 68 126H112C96 122 70 112 50 88Z', shade('#4a3792'), 1.8) +
    line('M46 94C38 102 36 112 37 124M54 94C62 102 64 112 63 124', '#241a52', 1.3) + dot(50, 90, 5.5, GOLD, 1.6) +
    dot(50, 90, 2.2, '#2fa3ad', 0.9),
  spark(20, 62, 4), spark(36, 10, 4), spark(79, 44, 5), spark(88, 98, 4.5), spark(62, 2, 3), spark(82, 74, 3.5), spark(24, 42, 3),
    spark(74, 112, 4.5))

/** The traitor: two coats, a snake at his ear. */
export const traitor = (): string =>
  stack(at(62, 12, 10, 1.1, feather('#b8562a')), hair('#b8441e', -4), robe('#ecc22c', '#2a2630'),
  split((c) => part('M50.4 80C42 79 31 81 25 87 23 92 28 97 34 97 42 97 47 95 50.4 93', c('#2a2630'), 1.6)),
  face({ skin: '#f0c7a2', brow: '#8a3214', lips: '#a8484a', gaze: 2.4, iris: '#4f7a2a', blush: false, jaw: 'gaunt', eyes: 'narrow',
  nose: 'hooked', cocked: 3, freckles: true, tilt: 1 }),
  line('M54 42.5C58 38 63 38 66.5 41', '#8a3214', 2.4), part('M42 69.5C47 71 54 70 60 65.5 58 72 50 74.5 42 69.5Z', '#7a2028', 1.1),
    split((c) => part('M50.4 65C46 64 43 66 39.5 67.5 42.5 69 47 68.5 50.4 67.5', c('#b8441e'), 1.1)), goatee('#b8441e', 2),
    beret('#2a2630', '#e8bf2e'), at(50, 105, 0, 1, dot(0, 0, 11.5, GOLD, 1.7) +
    line('M-6.5 -3H5M2 -6.5 5.5 -3 2 .5M6.5 4H-5M-2 .5-5.5 4-2 7.5', INK, 2)), snake)

// ---------------------------------------------------------------- those who matter at the award

/** One of three musketeers; chin and hat tell them apart. */
const musketeer = (f: Face, locks: string, hat: string, plume: string, chin: string): string =>
  stack(hair(locks, 4), split((c) => part(SHOULDERS.replace('H50.4', 'V204H50.4'), c('#2b5cb3')) +
    part('M50.4 82C40 82 28 85 22 91 30 100 42 99 50.4 96', c(IVORY), 1.6)),
    line('M50 101V124M39 110H61', IVORY, 3.8), face(f), moustache(locks), chin, broad(hat, plume))
/** All for one: three blades meet on a shield, the sign that nothing else acts here. */
const oneForAll = (): string =>
  at(80, 103, 6, 0.86, heater('#8f1f2b', GOLD, line('M0 20V-13M-11 16 9 -12M11 16-9 -12', '#f3f7fb', 3, 5.6) +
  line('M-4 12H4M-12 9-5 14M12 9 5 14', GOLD, 2.6, 5)))
/** The three musketeers. */
export const musketeers = (): string => stack(
  at(-11, 6, 0, 0.64, musketeer({ skin: '#f0c7a2', brow: '#8a5a22', jaw: 'oval', nose: 'button', mood: 'glad', iris: '#2f6a9a' }, '#c98a3a',
    '#7a2a22', '#f2bd3a', goatee('#c98a3a'))),
  at(47, -3, 0, 0.64, musketeer({ skin: '#e2ad84', brow: '#4a4652', jaw: 'gaunt', nose: 'hooked', mood: 'stern', age: 2 }, '#7a7480',
    '#3a3540', '#e2574c', goatee('#7a7480', 4))),
  at(10, 31, 0, 0.8, musketeer({ skin: '#d99f72', brow: '#2a1810', jaw: 'square', nose: 'broad', eyes: 'narrow', heavy: 2.8 }, '#3a2418',
    '#5a2f1a', '', goatee('#3a2418'))),
  at(57, 56, 34, 0.72, feather('#fdf1dc')), oneForAll())

/** The wizard. */
export const wizard = (): string => stack(hair('#cfd3da', 8), robe('#3b3a9a', '#22205c'), staff,
  face({ skin: '#efc7a2', brow: '#e9edf2', iris: '#3f7ac0', jaw: 'long', nose: 'hooked', heavy: 3.4, age: 2 }), beard('#e9edf2', 20),
  pointed('#3b3a9a', '#f2bd3a'), spark(101, 42, 5, '#bfeaff'), spark(78, 68, 4.5, '#bfeaff'), spark(100, 70, 3.5, '#bfeaff'),
  spark(20, 98, 5.5), spark(32, 110, 4))

/** The witch with cauldron and cat. */
export const witch = (): string => stack(hair('#4a3a52', 14), robe('#2f2238', '#5f8a2a'),
  face({ skin: '#a9c46a', brow: '#3a2a42', lips: '#5a2a52', blush: false, mood: 'stern', iris: '#8a5a10', eyes: 'narrow', jaw: 'gaunt',
  age: 1, heavy: 3 }), part('M50 44C45 52 43 59 45.5 63.5 48 66 54 67 55 63 55 56 53 50 50 44Z', '#b9d47c', 1.5) +
  part('M50 44C53 50 55 56 55 63 54.5 65 52.5 65.8 50 65.7Z', shade('#a9c46a'), 0) +
  dot(46.5, 62.5, 1.5, '#6d8a38'), part('M39 68.5C44 70.5 56 70.5 61 67.5 59 74.5 54 76 50 76 45 76 41 74 39 68.5Z', '#3a1030', 1.2) +
  part('M45 69.8H48.5V73.5H45ZM55 69.6H58L57 72.5H55Z', '#fbf3d0', 0), dot(62, 61, 1.7, '#6d8a38'), crooked('#2a1c3a', '#8b4fb0'),
  cat('#6a5578'), cauldron)

/** The prince: swept hair, a cape, the sun on his breast. */
export const prince = (): string => stack(
  split((c) => part('M50.4 16C35 13 25 24 26 42 25 50 27 56 31 58L36 44 50.4 34', c('#f0c85a'))), cape('#c4313f', '#fdf6ea'), linen,
  face({ skin: '#f6cfa8', brow: '#8a5a1e', mood: 'glad', iris: '#2b6fb0', ears: true, jaw: 'square', chin: true, heavy: 2.6, tilt: 0.4 }),
  swept('#f0c85a'), at(9, 6, 0, 0.82, crown(31, 1)), at(50, 105, 0, 0.9, sunCharge(1)), at(84, 100, 8, 0.85, rapier))
/** The squire: a freckled boy who carries the prince's arms. */
export const squire = (): string => stack(
  at(86, 124, 0, 1, line('M0 0V-150', WOOD, 3.6, 6.2) + part('M2 -112 26 -104 2 -92Z', '#c4313f', 1.5)),
  split((c) => part(SHOULDERS, c('#eadfc4')) + line('M18 94 8 124M28 90 22 124M38 88 35 124', c('#b9a888'), 1.4) +
    part('M27 86C18 88 8 94 2 102 8 106 16 106 22 104 26 98 28 92 30 88Z', c('#c4313f'), 1.6) +
      part('M50.4 79C42 79 34 81 31 85 33 91 42 94 50.4 94', c('#c4313f'), 1.7)),
  face({ skin: '#f3b98e', brow: '#5a3218', mood: 'laugh', jaw: 'boy', eyes: 'round', nose: 'button', ears: true, iris: '#3f6a3a',
    freckles: true, heavy: 1.8 }),
  part('M44.5 68.6H55.5L54.6 71.4H45.4Z', '#fff', 0), bowlCut('#a8552a'), at(25, 98, -5, 0.98, sunShield))

/** The hermit: a lantern, leaves in his beard, a robin on his head. */
export const hermit = (): string =>
  stack(split((c) => part('M33 36C22 38 16 52 18 66 14 78 20 88 28 88L38 60Z', c('#c9c6b8'), 1.8) +
  line('M27 46C22 56 23 70 26 82', c('#8d8a7c'), 1.2)), robe('#5f6a42', '#3f4a2c'),
  face({ skin: '#e0b08a', brow: '#e6e3d6', mood: 'sad', iris: '#4a6a4a', jaw: 'gaunt', eyes: 'droop', nose: 'broad', heavy: 3, age: 2 }),
  split((c) => line('M38 33.5C42 32 46 32 50 32.5', c('#a8755c'), 1)),
  split((c) => part('M50.4 66C45 62 40 64 37 68 34 63 32 57 31 50 24 60 20 74 24 88 28 104 40 112 50.4 124V74C46 74 43 72.5 42.5 71 45' +
  ' 69 48 69 50.4 69.5', c('#e6e3d6'), 1.7) + line('M30 72C31 88 38 100 46 110M37 76C39 90 44 98 48 104M27 84C28 92 32 98 36 102',
  c('#a8a594'), 1.3)), part('M36 96c4 -5 9 -4 10 0 -4 4 -8 4 -10 0Z', '#7aa83e', 1.1),
  part('M58 84c4 -4 8 -3 9 1 -4 3 -7 3 -9 -1Z', '#a8732e', 1.1), at(46, 26, 0, 0.95, robin),
  line('M99 126V34C99 26 85 26 85 34', '#7a5426', 3.4, 6), at(85, 40, 0, 1.15, lantern))

/** A toy of a castle tower. */
const keep = (x: number, y: number, h: number): string =>
  part(`M${x} ${y}h3v-3h3v3h3v-3h3v3h3v${h}h-15z`, '#cfc6d6', 1.3) + part(`M${x + 7.5} ${y}h1.5v-3h3v3h3v${h}h-7.5z`, shade('#cfc6d6'), 0) +
    part(`M${x + 6} ${y + 6}h3v5h-3z`, INK, 0)

/** A child as tall as a tower: the castle stands before his chest. */
export const giant = (): string => stack(at(86, 98, 10, 1.25, club),
  at(-12, -8, 0, 1.18, stack(
    split((c) => part(SHOULDERS, c('#f3bb94')) + part('M24 87C32 94 42 98 50.4 99V126H6C10 112 16 98 24 87Z', c('#8a5a34'), 1.6) +
      line('M18 104l4 4M28 98l3 5M38 102l3 5M26 112l4 4M14 116l4 4', c('#5f3d1c'), 1.4)),
    split((c) => part('M33 46C26 42 22 48 25 55 27 60 31 61 34 58Z', c('#f3bb94'), 1.6) +
      part('M50.4 25C35 25 27 36 27 50 24 58 26 70 34 76 40 81 46 82 50.4 82', c('#f3bb94'), 1.8) + dot(35, 63, 6.5, c('#ee8f80')) +
      dot(41, 50, 3.4, INK) + dot(39.9, 48.9, 1.1, '#fff') + line('M36.5 43.5C39 41.5 43 41.5 45.5 43.5', '#a85a1e', 2) +
      dot(48, 60, 3.8, c('#e8a078')) + line('M34 69.5l1 1M31.5 60l.5 .5', '#b8683a', 1.4)),
    dot(50, 59.5, 4.3, '#eba27c', 1), part('M39 68C44 69.5 56 69.5 61 68 59 75.5 55 77.5 50 77.5 45 77.5 41 75.5 39 68Z', '#6e1a24', 1.3) +
      part('M44 69H48.8V72.5H44ZM51.4 69H56V72.5H51.4Z', '#fff', 0.6),
    part('M30 40C26 26 36 16 46 18 42 12 46 6 52 4 50 9 52 11 56 10 54 13 56 16 58 18 68 18 74 28 70 40 68 34 64 31 60 31 56 34 46 34' +
      ' 42 30 36 31 32 34 30 40Z', '#d8762a', 1.8) + line('M40 24C44 22 50 22 54 24', '#f3b064', 1.2))),
  keep(4, 92, 34), keep(22, 100, 26), part('M12 112H30V126H12Z', '#cfc6d6', 1.3), part('M11 92V80L18 83 11 86', '#c4313f', 1))

/** One man; `tint` turns every colour of the man in the mirror. */
const twin = (tint: Tone): string =>
  stack(hair('#5a2f1a', -6), doublet('#b8562a', '#f3d9a0'), linen,
    face({ skin: '#f0c39a', brow: '#3a1e10', jaw: 'round', nose: 'broad', eyes: 'droop' }),
    moustache('#5a2f1a'), goatee('#5a2f1a'), fringe('#5a2f1a'), beret('#b8562a', '#2a2630'))
    .replace(/#[0-9a-f]{6}/g, (hex) => (hex === INK ? hex : tint(hex)))

/** The double: a man and his mirror; the glass cuts what it shows. */
export const double = (): string => stack(
  at(0, 3, 0, 0.97, stack(
    '<svg x="44" y="-10" width="60" height="124" viewBox="44 -10 60 124">', part('M40 -14H108V118H40Z', '#cfe6f0', 0),
    flip(115, 10, 0.8, twin((hex) => mix('#24507a', '#eafaff', Math.min(1, grey(hex) * 1.1)))),
      line('M60 4 48 26M92 66 80 88M100 64 84 92', '#ffffff', 2), '</svg>',
    part('M46 -16H102C102 -12 105 -10 109 -10V114C105 114 102 117 102 121H46C46 117 43 114 39 114V-10C43 -10 46 -12 46 -16ZM74 -8C56 -8' +
      ' 46 12 46 48 46 84 54 112 74 112 94 112 102 84 102 48 102 12 92 -8 74 -8Z', GOLD, 1.9),
    line('M44 0C46 -6 50 -9 55 -10M104 0C102 -6 98 -9 93 -10M104 104C102 110 98 113 93 114', DARK_GOLD, 1.4),
      each([[47, -7], [101, -7], [101, 111]], ([x, y]) => dot(x!, y!, 2.6, '#c22f3d', 1.2)))),
  at(-14, 24, 0, 0.84, twin((hex) => hex)))

/** The dragon breathes fire. */
export const dragon = (): string => stack(
  split((c) => part('M30 70C14 58 4 36 -6 22 -10 50 -8 84 6 104L34 100Z', c('#8a2a24'), 1.9) +
    line('M28 76C14 64 4 48 -4 32M28 84C14 78 2 68 -8 58', c('#e0703a'), 1.6)),
  split((c) => part('M34 40C22 34 14 20 16 2 24 8 28 14 34 18 38 22 42 28 44 34Z', c('#e9d9a8')) +
    line('M20 14C23 14 25 12 26 11M23 22C27 22 30 19 31 17M28 30C32 29 35 26 36 23', c('#a58a4a'), 1.3) +
    part('M33 52C25 46 16 46 8 40 9 50 14 58 22 62 15 64 12 68 10 74 20 76 30 74 36 68Z', c('#d85a2c')) +
    line('M31 56C25 54 19 51 14 48M33 64C28 64 22 66 17 69', c('#f6b04a'), 1.4)),
  split((c) => part(SHOULDERS, c('#3f8a3c')) + part('M50.4 84C42 86 38 96 38 126H50.4', c('#e6d98a'), 1.4) +
    line('M38 98H50M37.5 108H50M38 118H50', c('#b9a24a'), 1.4) + line('M12 102C16 98 21 100 22 104M20 112C24 108 29 110 30 114M6 114C9' +
    ' 110 14 111 15 115M26 96C29 93 33 95 34 98', c('#2c6b34'), 1.4)),
  split((c) => part('M50.4 24C42 24 33 30 31 40 30 48 33 52 36 56 33 66 36 78 42 82 45 84 48 84 50.4 84', c('#4ca046')) +
    part('M50.4 22 46 32 48 36 46.5 42 50.4 48', c('#2c6b34'), 0) +
    part('M33.5 42C37 39.5 43 42 45.5 48.5 41 50.5 35.5 48.5 33.5 42Z', '#ffd23f', 1.5) + line('M40.5 42.5 41 49', INK, 2) +
    line('M31 38C36 36 42 38 47 44', c('#2c6b34'), 3) + dot(44.5, 66, 2.4, INK) + line('M37 74C42 77 46 77.5 50 77.5', INK, 2) +
    part('M40 75.5 41.5 83 44.5 76.5Z', '#fff', 1) + part('M50.4 58C47 58 44 60 42 63', c('#2c6b34'), 0) +
    line('M39 58 43 56M38.5 62 41 61', c('#2c6b34'), 1.3)),
  part('M45 78C40 86 33 92 36 104 38 100 40 99 41 101 41 108 45 112 50 117 55 112 59 108 59 101 60 99 62 100 64 104 67 92 60 86 55 78Z',
    '#f0702e', 1.7) + part('M47 79C44 88 40 94 43 100 45 99 46 100 46 103 47 107 48 109 50 111 52 109 53 107 54 103 54 100 55 99 57 100' +
    ' 60 94 56 88 53 79Z', '#ffd23f', 0))

/** The beggar's hood: behind and before the face. */
const [beggarBack, beggarRim] = hood('#7a6248', '#4a3a2a')

/** A crown hung upside down on the wall: where he lies, the lowest wins. */
const rank = (): string =>
  at(84, 3, 166, 0.54, part('M-22 4-26 -18-13 -7 0 -26 13 -7 26 -18 22 4Z', GOLD, 2.6) + line('M-20 -1H20', DARK_GOLD, 2.4) +
  dot(-26, -19, 3.6, IVORY, 2) + dot(26, -19, 3.6, IVORY, 2) + dot(0, -27, 3.6, IVORY, 2))

/** The beggar; behind him the world is turned round. */
export const beggar = (): string => stack(rank(), beggarBack, split((c) => part(SHOULDERS, c('#7a6248')) +
  line('M14 104C18 110 20 116 20 124M36 94C38 104 40 114 44 124', c('#4f3e2c'), 1.4)) +
  at(63, 103, 8, 1, part('M-6 -6H6V6H-6Z', '#a88a5c', 1.2) + line('M-8 -3H-5M8 2H5M-2 -8V-5M2 8V5', INK, 1)),
  face({ skin: '#d9a67c', brow: '#5a4030', mood: 'sad', jaw: 'gaunt', nose: 'hooked', stubble: true, age: 2 }), beard('#8a7460', -4),
  beggarRim, part('M53 43C59 41 66 42 69.5 46L68 53C63 56 56 55 53.5 51Z', '#1d1820', 1.4) +
  line('M53 44 36 30M69 46 72 40', '#1d1820', 1.6), line('M86 126V80M77 76C80 82 92 82 95 76', '#a8783f', 4, 6.6), bowl)
