/** Council of 12: the twelve characters before the rose window of the council chamber. */
import { hung, type Gallery, type Look, type Picture } from '../card'
import { CHALLENGES } from './challenges'
import { face, halfFace } from '../parts/faces'
import { fullBeard, hair, halfFringe, halfHair } from '../parts/hair'
import { neck, robe, SHOULDERS } from '../parts/bodies'
import { dodecahedron, FIVE, gear, goldSickle, heater, hourglass, mistletoe, oakLeaf, starSceptre } from '../parts/props'
import { chamber } from '../parts/scenery'
import { at, dot, glow, GOLD, hoop, INK, IVORY, line, on, part, shade, split, stack, STEEL, unlike, upTo, WOOD } from '../tones'

/** A bubbling flask. */
const brew = (): string => at(24, 94, -8, 1,
  part('M-5 -28H5V-13C12 -10 17 -4 17 3 17 12 9.5 19 0 19-9.5 19-17 12-17 3-17 -4-12 -10-5 -13Z', '#dff3ea', 2) +
  part('M-16.5 2C-10 -2-4 5 2 2 7 -0.5 12 0 16.8 2 17 12 9.5 18.5 0 18.5-9.5 18.5-16.5 12-16.5 2Z', '#3fd07a', 1.2) +
    part('M0 3C6 0 11 0 16.8 2 17 12 9.5 18.5 0 18.5Z', '#249a5c', 0) +
  dot(-7, 9, 2.4, '#c9ffdb') + dot(5, 11, 3, '#b2f5cb') + dot(-1, -5, 2, '#3fd07a', 0.9) + dot(2, -14, 1.6, '#3fd07a', 0.8) +
    part('M-7.5 -31H7.5V-26H-7.5Z', GOLD, 1.6)) +
  dot(17, 56, 3.4, '#7ff0ae', 1.3) + dot(10, 48, 2.2, '#7ff0ae', 1.1) + dot(19, 44, 1.8, '#7ff0ae', 1)

/** The worker's arm: a rolled sleeve, a strong forearm, the fist around the hammer. */
const swing = (): string =>
  part('M104 126C104 112 98 102 90 98L72 116 78 130H104Z', '#d6c7aa', 1.8) +
    part('M91 100C95 96 95 90 92 86L78 78 66 90 74 106C78 112 86 108 91 100Z', shade('#dfa06e'), 1.8) +
  line('M88 98C90 94 89 90 86 88', '#8a5030', 1.2) + part('M93 101C90 107 83 112 76 113L72 107C79 106 86 101 89 96Z', '#f4ead2', 1.5) +
  at(70, 66, 14, 1, part('M-3.5 -30H3.5V48H-3.5Z', '#a8703a', 1.8) + part('M-19 -44H14C19 -44 21 -40 24 -32L12 -26H-19Z', STEEL, 2) +
    part('M-19 -35H22.5L24 -32 12 -26H-19Z', '#8593a3', 0) + line('M-12 -44V-26', INK, 1.4) +
    part('M-9 8C-9 3 9 3 9 8V24C9 29-9 29-9 24Z', '#dfa06e', 1.8) +
      part('M1 4.4C6 4.6 9 5.6 9 8V24C9 27 5 28 1 27.8Z', shade('#dfa06e'), 0) + line('M-9 12.5H5M-9 17H5M-9 21.5H5', '#8a5030', 1.2))

/** Alchemist: goggles pushed up, white curls. */
const alchemist = (): string => stack(
  split((c) => part('M50.4 30C42 22 34 26 30 34 22 28 12 32 15 40 6 42 6 52 14 54 9 60 14 68 23 66 25 72 32 74 36 70L50.4 66', c('#e9e4da'),
    2) + line('M20 42C25 44 29 46 31 50M17 52C23 52 28 54 31 57M22 62C26 61 30 61 33 63', c('#a79da3'), 1.3)),
  robe('#235a4c', '#7a4a22'), split((c) => part('M50.4 80C43 80 36 82 33 85 37 94 44 98 50.4 99', c('#c9823a'), 1.6)),
  face({ skin: '#f0c39a', brow: '#cfc8be', lips: '#a8564a', iris: '#2f8a5a', jaw: 'round', eyes: 'round', nose: 'broad', age: 1,
    heavy: 3 }), split((c) => part('M50.4 64.5C45 63 40 65 36 70 40 72 46 71 50.4 69', c('#e9e4da'), 1.2) +
    part('M50.4 73C46 73 43.5 75 43.5 78L50.4 98', c('#e9e4da'), 1.6)),
  // goggles pushed up
  split((c) => part('M50.4 31C43 29 35 31 30 36L29 29C34 24 42 21 50.4 21', c('#5a3420'), 1.4) + dot(40, 28, 9.5, c(GOLD), 1.8) +
    dot(40, 28, 6.5, c('#5fd6a0'), 1.2) + part('M36 24.5C38 22.5 41 22.5 42 23.5L37 29Z', c('#d8ffe9'), 0)),
  brew())

/** Worker: a kerchief with its knot, freckles, sleeves rolled up. */
const worker = (): string => stack(
  split((c) => part('M34 44C25 48 24 62 28 72 32 76 37 74 38 68Z', c('#5a3018'))),
  split((c) => part(SHOULDERS, c('#e9dcc0')) + part('M50.4 92H33L29 84 35 82 40 92M29 92H50.4V126H22C24 112 26 102 29 92Z', c('#2f6fa8'),
    1.6) + line('M29 126C30 118 33 110 50 110', c('#1d4a78'), 1.4) + dot(36, 96, 2.3, c(GOLD), 1)),
  neck('#dfa06e'), face({ skin: '#dfa06e', brow: '#4a2412', lips: '#b8423c', iris: '#6a3a14', jaw: 'square', nose: 'broad', heavy: 2.8,
    tilt: 0.8, freckles: true }), split((c) => part('M50.4 28C42 30 34 36 32 48 29 40 30 30 38 24Z', c('#5a3018'), 1.2)),
  // kerchief with its knot
  part('M49 20C40 22 32 12 28 2 38 -1 46 6 50 16 54 6 62 -1 72 2 68 12 60 22 51 20Z', '#c9303a', 2) +
    part('M51 18C54 8 62 -1 72 2 68 12 60 22 51 20Z', '#8f2436', 0) +
  split((c) => part('M50.4 17C36 15 26 26 27 40 33 34 42 31 50.4 31', c('#e0404a'), 2) + dot(33, 31, 1.9, c(IVORY)) +
    dot(40, 25, 1.9, c(IVORY)) + dot(46, 28, 1.6, c(IVORY))) + dot(50, 18, 5, '#e0404a', 1.8),
  swing())

/** Druid: antlers with young leaves that reach over the card, a wreath, mistletoe, the sickle. */
const druid = (): string => stack(
  split((c) => line('M43 34C37 20 22 28 12 20 6 15 4 8 5 0M28 22.5C26 15 27 8 31 2M16 22.5C11 28 6 31 1 32', c('#f6dfae'), 4.6, 8.2)),
  oakLeaf(31, 5, 20, 0.8, '#c6ea5c') + oakLeaf(5, 3, -10, 0.8, '#a6d840') + oakLeaf(3, 32, -110, 0.7, '#c6ea5c') +
    oakLeaf(69, 5, -20, 0.8, '#8fb544') + oakLeaf(95, 3, 10, 0.8, '#7aa83a') + oakLeaf(97, 32, 110, 0.7, '#8fb544'),
  hair('#efe6cc', 20), neck('#a5673f'), robe('#3f8038', '#f1ead2'),
    face({ skin: '#a5673f', brow: '#4a2410', lips: '#9a3f34', iris: '#6fc02a', jaw: 'oval', eyes: 'almond', nose: 'broad' }),
  split((c) => part('M50.4 24C38 23 28 32 29 50 33 43 44 41 50.4 31', c('#efe6cc'), 1.6) +
    line('M34.5 57C35.5 62 37.5 66 40 69M38 57C38.5 60 39.5 62.5 41 64.5', c('#e9f2b8'), 1.5)),
  [[30, 36, -62], [37, 29, -36], [45, 25.5, -14]].map(([x, y, t]) => oakLeaf(x!, y! + 4, t!, 0.72, '#5fa83a') +
    oakLeaf(100 - x!, y! + 4, -t!, 0.72, shade('#5fa83a'))).join('') + dot(50, 25, 3.2, '#d8363a', 1.3),
  mistletoe, goldSickle)

/** Princess: a horned headdress with its veil, a star on her sceptre. */
const princess = (): string => stack(
  // veil falling from the horns
  split((c) => part('M22 4C10 20 6 56 4 92 12 98 22 96 27 90 26 60 27 36 32 20Z', c('#fbe3ee'), 1.8) +
    line('M17 22C13 44 11 70 10 90M23 22C20 46 18 70 18 92', c('#d9a3be'), 1.2)),
  split((c) => part('M50.4 17C35 17 27 28 27 44 27 56 25 66 25 80 30 88 38 90 50.4 90', c('#f0b949')) +
    line('M30 60C29 68 29 76 30 82', c('#c98f2e'), 1.3)),
  split((c) => part(SHOULDERS, c('#d8437f')) + part('M50.4 98C42 96 34 92 30 85 24 86 18 89 12 93 22 106 36 112 50.4 113', c(IVORY), 1.6) +
    part('M50.4 84C44 84 38 84 34 85 38 92 44 96 50.4 97', c('#fbdcc2'), 1.2) + line('M34 87C37 94 44 98 50 99', c(GOLD), 2, 3.8)) +
    part('M50 98 55 104 50 110 45 104Z', '#58c3e0', 1.4),
  split((c) => part('M43 70H50.4V86C47 87 44 86 42 84Z', c('#f3cbae'), 0)),
    face({ skin: '#fbdcc2', brow: '#a5712f', lips: '#c22f3d', iris: '#3f7fc0', jaw: 'heart', eyes: 'round', nose: 'button', mood: 'pout',
    heavy: 1.6 }),
  // heart-shaped headdress
  split((c) => part('M50.4 34C42 31 34 33 30 42 22 34 15 18 17 4 20 -6 30 -7 36 0 42 6 46 14 50.4 20', c('#e86aa0'), 2) +
    line('M19 8 36 28M24 0 43 24M33 0 24 24M42 9 30 33M19 14 26 6', c('#ffd3e4'), 1.1) +
    line('M30 40C34 32 42 30 50 32.5', c(GOLD), 2.6, 4.8) +
    [[30, 39], [35.5, 33.5], [42.5, 31.5]].map(([x, y]) => dot(x!, y!, 2, c(IVORY), 0.9)).join('')) +
    part('M38 17 35 2 43 8 50 -4 57 8 65 2 62 17C56 21 44 21 38 17Z', GOLD, 1.8) +
      part('M50 -4 57 8 65 2 62 17C58 19.5 54 20 50 20Z', '#b48a3e', 0) + dot(50, 12, 2.8, '#58c3e0', 1.1) +
      dot(50, -4.5, 2.4, IVORY, 1.1) + dot(35, 1.5, 2, IVORY, 1) + dot(65, 1.5, 2, IVORY, 1),
  starSceptre)

/** A small bird in its nest: it has had the time to build. */
const nest = (): string =>
  part('M38 18C33 12 33 3 39 -1 45 -4 51 -1 53 5 60 6 67 8 74 4 72 13 66 20 58 22Z', '#4f9fd6', 1.8) +
    part('M44 12C50 8 58 9 64 8 61 15 53 19 46 17Z', '#2f6f9f', 1.3) + part('M36 3 28 6 36 9Z', '#f2a93a', 1.4) + dot(42, 4.5, 1.9, INK) +
    dot(41.4, 3.9, 0.6, '#fff') +
  part('M24 20C32 17 68 17 76 20 75 31 64 36 50 36 36 36 25 31 24 20Z', WOOD, 2) +
    part('M50 18C60 18 70 18.5 76 20 75 31 64 36 50 36Z', '#5f3a2c', 0) +
    line('M22 22 44 32M30 19 58 34M46 19 72 28M78 21 52 33M66 19 36 33M52 19 28 29M20 18 30 24M80 17 70 24', '#c99a56', 1.3)

/** Patient one: asleep so long that birds nest and snails travel on him. */
const patientOne = (): string => stack(
  split((c) => part('M33 44C24 46 20 56 23 68 26 76 32 78 36 74Z', c('#f3efe6')) ),
  split((c) => part(SHOULDERS, c('#8f6a9a')) + line('M20 92C24 104 26 114 26 126M34 86C34 98 34 112 34 126', c('#5f4468'), 1.6)),
    face({ skin: '#e9bd94', brow: '#f3efe6', lips: '#a8695a', eyes: 'shut', jaw: 'round', nose: 'broad', age: 2 }),
  split((c) => part('M33 45C36 38 44 39 47 45 43 44 38 44 33 47Z', c('#f7f4ee'), 1.3) +
    line('M34 57C35.5 59 37.5 60 39.5 60', c('#a8755c'), 1.1)), fullBeard('#f7f4ee', 128),
  split((c) => part('M50.4 64C45 62.5 40 65 35 71 40 73 46 72 50.4 69', c('#f7f4ee'), 1.3)), nest(),
  // a snail on the shoulder
  part('M62 92C66 88 86 90 88 84L86 75 90 76 92 82 95 76 97 78 95 88C93 93 84 94 62 92Z', '#e3c48a', 1.6) +
    dot(74, 81, 10.5, '#c2703a', 1.8) + line('M74 81C76 79 78 82 75 84 71 86 68 81 71 77 75 73 82 76 81 83', '#6a3018', 1.5),
  hourglass)

/** Runes that glow on the golem's cheeks, arms and breast. */
const runes = (): string =>
  line('M27 63 31 68 28 72M73 63 69 68 72 72M8 88 14 94 8 100M92 88 86 94 92 100', '#ff9a2e', 2.6, 5) +
  part('M50 90 60 96 57 108 50 113 43 108 40 96Z', '#ff9a2e', 1.8) + part('M50 94 55.5 98 54 106 50 109 46 106 44.5 98Z', '#fff0a8', 0) +
    line('M50 96V107M46.5 101H53.5', '#c2481c', 1.6)

/** Golem: a block of a head with glowing runes, moss, a shrine in his breast. */
const golem = (): string => stack(
  split((c) => part('M34 60C22 54 4 60 -4 74 -8 90 -8 110 -8 126H50.4V66Z', c('#7f95a6'), 2) +
    part('M-6 82C4 76 18 80 24 88L18 106-8 110Z', c('#b9c8cf'), 1.6) + part('M26 90C34 84 44 86 50.4 88V106L30 108Z', c('#9fb3bd'), 1.6) +
    part('M20 108 30 110V126H14Z', c('#6d8294'), 1.4) + part('M50.4 108H32V126H50.4Z', c('#8aa0ae'), 1.4) +
    part('M-4 74C4 62 22 56 32 60 30 66 24 66 20 71 14 69 10 77 4 76 0 79-4 78-4 74Z', c('#5fae2a'), 1.6)),
  // a block of a head: brow, slab of a nose, jaw
  split((c) => part('M50.4 15 32 17 23 28 22 60 26 72 34 82 50.4 84', c('#d3dfe0'), 2) +
    part('M50.4 66H35L26 72 34 82 50.4 84', c('#b9c8cf'), 1.6) + line('M40 75H50', INK, 2.6) +
    part('M50.4 36 38 34 23 38 23 48 40 46 46 48 50.4 48', c('#90a6b4'), 1.8) + part('M28 49 44 47.5 45 56 30 57.5Z', '#2a1208', 1.6) +
    dot(37, 52.5, 4, '#ff9a2e') + dot(37, 52.5, 1.9, '#fff0a8') +
    part('M50.4 44 44.5 50 43 63H50.4', c('#b9c8cf'), 1.6) + line('M24 60 30 62 28 67M31 76 35 78M32 18 36 26 33 31', c('#4f6474'), 1.5) +
      part('M50.4 15 32 17 23 28C28 31 31 26 35 29 40 24 45 27 50.4 23', c('#8ed03a'), 1.6)),
  part('M50 25 55 29 53 36H47L45 29Z', '#ff9a2e', 1.6) + line('M50 27V34M47.5 30.5H52.5', '#fff0a8', 1.2),
  runes(), line('M38 14C36 8 38 4 41 2M62 14C66 8 66 4 63 0', '#5f9a2e', 2, 4) + oakLeaf(41, 4, 30, 0.55, '#9bcb3c') +
    oakLeaf(63, 2, -30, 0.55, '#7fa83c') + dot(38, 3, 3.4, '#f3e9ff', 1.2) + dot(38, 3, 1.3, GOLD))

/** Warlock: ram's horns, a collar like wings, the die turning over his hand. */
const warlock = (): string => stack(
  // the collar stands up like wings
  split((c) => part('M50.4 92C30 90 10 70 4 24 18 34 30 52 36 74L50.4 84', c('#2a1648'), 2) +
    part('M46 86C30 78 16 58 10 34 22 44 31 58 36 74Z', c('#c22f6a'), 1.3)),
  split((c) => part('M50.4 20C36 18 27 28 28 46L32 62 50.4 60', c('#171022'))),
  split((c) => part(SHOULDERS, c('#3a1f66')) + part('M50.4 82C44 84 38 87 36 90 39 102 44 114 50.4 126', c('#171022'), 1.4) +
    line('M31 88C34 102 39 114 45 126', c(GOLD), 1.5)),
  neck('#c0b4d4'), face({ skin: '#d9d0e4', brow: '#171022', lips: '#8a2f5a', iris: '#b01f7a', lid: '#8a5aa8', jaw: 'gaunt', eyes: 'narrow',
    nose: 'hooked', mood: 'stern', blush: false }),
  split((c) => part('M50.4 40 45 31C40 32 33 36 31.5 50 27 38 30 24 50.4 21', c('#171022'), 1.4) + line('M34 43 46 46.5', INK, 2.6) +
    part('M50.4 64.5C46 64 42 66 37 64 39 69 46 70.5 50.4 68.5', c('#171022'), 0.8) +
    part('M50.4 73C48 73 46 75 46 77L50.4 92', c('#171022'), 1.2) +
    // ram's horns on a circlet
    part('M36 29C22 30 12 20 14 6 16 -6 32 -8 34 4 35 11 26 14 24 7 20 16 28 22 39 20Z', c('#e3c796'), 2) +
      line('M29 27 31 21.5M21 22 26 17M16 13 22 12M17 3 22.5 6M25 -2.5 26.5 3', c('#8a6a3c'), 1.3) +
      line('M31 34C36 28 44 26 50 26', c(GOLD), 2.8, 5)) + part('M50 18 55 24 50 31 45 24Z', '#c22f6a', 1.5),
  glow(24, 92, 21, '#c77dff', 0.4), dodecahedron(24, 92, 15, 24, '#d9a3ff'),
    line('M4 92C3 80 10 71 20 69M44 93C45 105 38 113 28 115', '#f3d9ff', 2) + part('M18 64 25 68.5 18 73Z', '#f3d9ff', 0) +
    part('M30 110.5 23 115 30 119.5Z', '#f3d9ff', 0))

/** Machine: brass, cogs, a gauge in its breast. */
const machine = (): string => stack(
  gear(50, 46, 37, 14, '#a8692e') + hoop(50, 46, 30, '#6b3c16', 3),
  split((c) => part(SHOULDERS, c('#c98f3a')) + part('M14 93C20 84 32 82 38 88 38 100 28 108 14 106 7 105 7 98 14 93Z', c('#e8b85a'), 1.8) +
    dot(17, 100, 1.7, c('#7a4a16')) + dot(26, 103, 1.7, c('#7a4a16')) + dot(33, 97, 1.7, c('#7a4a16')) +
    part('M50.4 76H39V86H50.4', c('#7a4a22'), 1.6) + line('M40 79.5H50M40 83H50', c('#3a2010'), 1.2)) + dot(50, 103, 13, IVORY, 2) +
    hoop(50, 103, 13, GOLD, 2.4) + line('M41.5 103H44M44 97 46 98.5M50 94.5V97M56 97 54 98.5M58.5 103H56', INK, 1.3) +
    line('M50 103.5 57 97', '#c22f3d', 2.2) + dot(50, 103.5, 2.2, INK),
  split((c) => part('M27 46H20V40L15 40V60H20V56H27Z', c('#8a8f98'), 1.8) +
    part('M50.4 17C35 17 27 28 27 40V70C31 76 40 79 50.4 79', c('#e8b85a'), 2) +
      part('M50.4 36H27V30C28 22 36 17 50.4 17', c('#f6d488'), 1.6) + dot(31, 33, 1.5, c('#7a4a16')) + dot(38, 33, 1.5, c('#7a4a16')) +
      dot(45.5, 33, 1.5, c('#7a4a16')) +
    dot(39, 48, 8.3, c('#8a5a22'), 1.8) + dot(39, 48, 5.4, '#2fd6e0', 1.2) + dot(39, 48, 2.2, '#eaffff') +
      part('M50.4 55 46 62H50.4', c('#a8692e'), 1.3) + part('M50.4 65H36V74H50.4', '#3a2010', 1.6) +
      line('M40 65.5V73.5M44 65.5V73.5M48 65.5V73.5', c('#e8b85a'), 1.7)) + line('M50 17V4', '#8a8f98', 3, 6) +
      dot(50, 1, 5, '#e0404a', 1.8) + dot(48.4, -0.6, 1.4, '#ffc0b8'),
  // steam
  dot(10, 32, 5, IVORY, 1.4) + dot(16, 24, 4, IVORY, 1.4) + dot(8, 20, 3, IVORY, 1.3) + dot(90, 32, 5, '#c9bfc4', 1.4) +
    dot(84, 24, 4, '#c9bfc4', 1.4) + dot(92, 20, 3, '#c9bfc4', 1.3))

/** A fan of points on a circle. */
const fanOfPoints = (x: number, y: number, r1: number, r2: number, n: number, from: number, to: number): string =>
  upTo(n).map((i) => {
    const deg = from + ((to - from) * i) / (n - 1), w = i % 2 ? 4 : 5.7, far = i % 2 ? r1 + (r2 - r1) * 0.6 : r2
    return `M${on(x, y, r1, deg - w)}L${on(x, y, far, deg)} ${on(x, y, r1, deg + w)}Z`
  }).join('')

/** Oracle: blindfolded, a third eye, the crystal in her hands. */
const oracle = (): string => stack(
  part(fanOfPoints(50, 38, 30, 50, 17, -112, 112), GOLD, 1.6) + dot(50, 38, 31, '#1d3f6e', 2) + hoop(50, 38, 27, GOLD, 1.4),
  split((c) => part('M50.4 18C33 18 24 32 24 50 24 66 18 80 12 92 22 100 34 96 37 88L50.4 84', c('#f4f1fa'), 2) +
    line('M29 44C28 62 26 76 20 90M33 60C32 74 30 84 27 92', c('#b9b3cf'), 1.2)),
  split((c) => part(SHOULDERS, c('#f4f1fa')) + line('M16 94C22 104 26 114 28 126M30 90C36 102 38 114 40 126', c('#b9b3cf'), 1.3)),
    face({ skin: '#8a5638', brow: '#2a1510', lips: '#7a2f34', eyes: 'none', jaw: 'oval', nose: 'broad' }),
  split((c) => part('M50.4 21C38 20 28 30 28 48 33 40 43 36 50.4 35', c('#f4f1fa'), 1.6) +
    part('M50.4 43C42 44 35 44 31 42L31 54C36 57 44 56 50.4 55', c('#c22f6a'), 1.6) +
    line('M32 46C38 48.5 44 48.5 50 47.5M32 51C38 53 44 52.5 50 51.5', c('#8a1f4a'), 1)),
  // the third eye
  part('M38 29C43 20 57 20 62 29 57 37 43 37 38 29Z', '#fff8e0', 1.8) + dot(50, 28.8, 5, '#12a0c0', 1.2) + dot(50, 28.8, 2.2, INK) +
    dot(48.6, 27.2, 1, '#fff'),
  // the crystal ball between two hands
  split((c) => part('M50.4 126H22C20 116 22 106 28 102 33 104 36 112 50.4 118', c('#8a5638'), 1.8)) + dot(50, 100, 17, '#8fe0f2', 2) +
    part('M50 83A17 17 0 0 1 50 117Z', '#4fa6c8', 0) + part('M38 100C42 94 46 104 50 98 54 92 58 102 62 97 64 108 58 114 50 114 42 114' +
    ' 37 108 38 100Z', '#eafcff', 0) + part('M40 94C41 89 45 86.5 49 86L43 92Z', '#fff', 0) +
    at(50, 101, 0, 0.42, part(FIVE, '#ffd257', 2.4)))

/** Parasite: a plant with teeth and eyes on stalks. */
const parasite = (): string => stack(
  // creepers that reach for the pips
  split((c) => line('M40 104C22 108 4 96 8 76 10 64 24 64 23 74 22 80 14 79 15 73', c('#5f9a2e'), 4.4, 8) +
    line('M34 34C26 22 18 22 14 10', c('#5f9a2e'), 3.6, 7) + dot(13, 7, 6.5, c('#ffe04a'), 1.8) + dot(13, 7, 2.8, INK) +
    dot(12, 6, 0.9, '#fff')),
  split((c) => part('M50.4 128H36C36 112 40 98 44 80H50.4', c('#5f9a2e'), 2) + line('M42 96H50M40 108H50M39 118H50', c('#3f6f22'), 1.5) +
    part('M44 92C30 84 14 90 4 108 20 102 30 112 42 108 45 104 46 98 44 92Z', c('#7fbf3a'), 2) +
    line('M42 98C32 96 22 98 12 104', c('#3f6f22'), 1.3) + part('M44 112C34 108 22 112 14 126H44Z', c('#4f8a2a'), 1.8)),
  // the trap
  split((c) => part('M50.4 10C30 8 20 24 21 42 22 54 28 62 34 66L50.4 60', c('#8fd04a'), 2) +
    part('M50.4 86C38 88 24 80 20 62 26 66 40 66 50.4 64', c('#6fb03a'), 2) +
    part('M50.4 34C38 34 29 40 25 52 27 64 38 74 50.4 75', c('#d81f6a'), 1.8) +
    part('M50.4 44C42 45 36 50 34 56 38 64 44 68 50.4 68', c('#7a0f3f'), 0) +
    part('M25 51 24 62 31 46ZM30.5 46 33 58 38 39.5ZM38 39 42 51 46 35.5Z', c(IVORY), 1.3) +
      part('M26.5 57 33 50 33 66ZM34 67 40 58 41 72ZM42 72.5 47 64 50 75Z', c(IVORY), 1.3) +
    dot(30, 28, 3, c('#d81f6a'), 1) + dot(38, 20, 2.4, c('#d81f6a'), 0.9) + dot(44, 27, 1.8, c('#d81f6a'), 0.8) +
      dot(28, 38, 1.7, c('#d81f6a'), 0.8) + line('M50 12C48 18 48 24 50 31', c('#4f8a2a'), 1.4)) +
      part('M47 32H50.4V40L48.8 44Z', IVORY, 1.2) + part('M53 32H49.6V40L51.2 44Z', '#c0b4b8', 1.2) +
      line('M50 62C50 72 56 74 57 82 57 88 52 89 51 85', '#ff7aa8', 3.2, 6))

/** Knight: a great helm, a plume, four pips on his shield. */
const knight = (): string => stack(
  line('M85 124V76', '#7d1f26', 4.4, 8) + part('M81 72V26L85 14V72Z', '#f3f7fb', 2) + part('M85 72V14L89 26V72Z', '#93a2b5', 2) +
    part('M73 72C76 68 94 68 97 72 97 78 94 78 92 77H78C76 78 73 78 73 72Z', GOLD, 1.8),
  part('M50 20C34 16 26 2 32 -10 44 -16 70 -14 80 2 84 12 80 24 76 32 74 20 66 12 58 14 54 15 52 18 50 20Z', '#f4f4fa', 1.8) +
    part('M50 20C40 14 38 6 42 0 54 -4 68 0 73 12 66 8 58 10 54 14Z', '#e0404a', 1.4),
  split((c) => part(SHOULDERS, c('#7f8c9a')) + part('M14 95C20 84 33 82 39 88 40 100 30 108 16 108 7 108 6 101 14 95Z', c('#dfe6ee'), 2) +
    line('M13 102C22 103 32 99 38 92', c('#7b8794'), 1.4) + part('M50.4 88H40C38 100 40 114 44 126H50.4', c('#2b62bf'), 1.6)) +
    line('M50 104V122M43 111H57', GOLD, 3),
  split((c) => part('M50.4 14C36 15 28 26 28 42L30 76C36 84 44 86 50.4 87', c('#c3ccd6'), 2) +
    part('M50.4 44H28.5L29 53C36 54 44 54 50.4 54', c('#93a2b5'), 1.6) + part('M47 46.5H31.5L32 51H47Z', INK, 0) +
    part('M46.5 15V86L50.4 87V14Z', c(GOLD), 1.2) + part('M50.4 41C42 41 34 40 28 38V45H50.4', c(GOLD), 1.4) +
    [[36, 62], [41, 62], [36, 68], [41, 68], [37, 74], [41.5, 74]].map(([x, y]) => dot(x!, y!, 1.3, INK)).join('') +
    line('M36 22C33 27 32 32 32 36', c('#f3f7fb'), 1.6)),
  at(25, 90, 0, 0.9, heater('#2b62bf', GOLD, dot(-8, -10, 3.8, IVORY, 1) + dot(8, -10, 3.8, IVORY, 1) + dot(-8, 6, 3.8, IVORY, 1) +
    dot(8, 6, 3.8, IVORY, 1))))

/** Shapeshifter: half woman, half wolf. */
const shapeshifter = (): string => stack(
  unlike((c) => halfHair(c, '#2a1a24', 18), (c) => part('M30 42C22 30 18 14 20 0 32 4 44 14 50 26Z', c('#c0c8d6'), 2) +
    part('M32 33C27 26 24 16 25 8 32 11 39 18 43 25Z', c('#f0a8a4'), 1.2) +
    part('M50.4 84C34 90 18 84 12 72L20 72 14 60 24 62 22 48 34 56Z', c('#a3adbd'), 2)),
  unlike((c) => part(SHOULDERS, c('#1f8a8a')) + part('M50.4 96C42 94 36 90 34 85L24 88C30 98 40 104 50.4 106', c('#f3d58a'), 1.4) +
    part('M44 72H50.4V96C44 94 40 90 38 86Z', c('#efc39c'), 1.2),
    (c) => part(SHOULDERS, c('#a3adbd')) + part('M50.4 82C40 84 32 88 28 96L34 98 30 106 38 106 36 114 44 112 42 122 50.4 118',
      c('#e9edf2'), 1.4)),
  unlike((c) => halfFace(c, { skin: '#f7d3b5', brow: '#2a1a24', lips: '#c22f3d', iris: '#c98a1a', eyes: 'almond' }) +
    halfFringe(c, '#2a1a24') + part('M29 62C31 62 32 64 31 66L29 70 27 66C26 64 27 62 29 62Z', GOLD, 1.2),
    (c) => part('M50.4 24C38 22 30 30 28 42 24 46 20 54 16 60L24 60 20 68 29 66 30 72C34 70 36 68 38 70 40 78 44 84 50.4 85', c('#c6cedb'),
      2) + part('M50.4 26C46 32 44 42 45 50L50.4 54', c('#8d97a8'), 0) +
      part('M50.4 54C44 56 40 62 39 70 41 78 45 83 50.4 84', c('#f4f6fa'), 0) +
      part('M33 46C37 43 44 46 46 52 41 53 36 51 33 46Z', '#ffd23f', 1.6) + line('M40.6 46.5V51.5', INK, 2.2) +
      line('M31 42C36 39 42 42 47 47', c('#5a6272'), 2.6) +
      part('M50.4 64C45 63.5 42.5 66 43.5 68.5 45 71.5 48 72 50.4 72', INK, 0) + line('M50 72V75C47 78 43 77.5 40.5 75', INK, 1.7) +
        part('M43 76.5 44.5 81.5 47 77Z', '#fff', 1)),
  line('M50 25V124', INK, 1.8))

/** Everybody before the rose window of the council chamber; the mark is what the card does to the die. */
const seated = (mark: string, field: string, figure: string): Look => ({ field, scenery: chamber(field), figure, mark })
/** The twelve in the order of cards.toml. */
const CHARACTERS: Gallery = {
  alchemist: () => seated('×2', '#17805a', alchemist()),
  worker: () => seated('2×', '#c8701c', worker()),
  druid: () => seated('±1', '#6c8a22', druid()),
  princess: () => seated('★', '#bf4a86', princess()),
  'patient-one': () => seated('↩', '#d0a63c', patientOne()),
  golem: () => seated('9', '#8a4a1c', golem()),
  warlock: () => seated('↻', '#5c2a94', warlock()),
  machine: () => seated('+2', '#3a5a70', machine()),
  oracle: () => seated('?', '#12829c', oracle()),
  parasite: () => seated('−2', '#7a1c46', parasite()),
  knight: () => seated('4', '#2b62bf', knight()),
  shapeshifter: () => seated('⇅', '#b5302a', shapeshifter()),
}

/** A character, a challenge (`challenge-7`) or the `throne`. */
export const look = hung('council_of_12', { ...CHARACTERS, ...CHALLENGES })
const CROWN = '<path d="M5 38 3 14 15 23 24 7 33 23 45 14 43 38Z" fill="#f6d880" stroke="#1d1024" stroke-width="4"/>'
/** A character who seeks help wears crowns. */
export const crowned = (picture: Picture, crowns: number): Picture =>
  crowns ? { ...picture, key: `${picture.key}-crowned-${crowns}`, crests: Array.from({ length: crowns }, () => CROWN) } : picture
export const IDS: readonly string[] = Object.keys(CHARACTERS)
export const CHALLENGE_IDS: readonly string[] = Object.keys(CHALLENGES)
