/** What the challenges 18 to 36 of Council of 12 are about, each with its ground, on 100 x 120. */
import { camel, mouse } from '../parts/animals'
import { fork } from '../parts/props'
import { beams, brick, cloud, flag, ground, hill, house, mountain, pine, rock, stars, torch, tower, waves } from '../parts/scenery'
import { at, DARK_GOLD, dot, each, glow, GOLD, group, INK, IVORY, line, num, on, oval, part, put, split } from '../tones'
import { folk, locks, skull, witchHat } from './folk'
import { cock } from './early'

/** 18 Bewitched weathercock: it turns against the wind. */
export const weathercock = (): string => part('M50 86 14 126H86Z', '#8f2f3a', 2) + part('M50 86V126H86Z', '#5f1f34', 0) +
  line('M42 96H58M34 106H66M26 116H74', '#3a1024', 1.4) + line('M50 88V68M28 77H72', '#3a3a4a', 3, 6) + dot(28, 77, 4, GOLD, 1.6) +
  dot(72, 77, 4, GOLD, 1.6) + dot(50, 86, 5, GOLD, 1.8) +
  line('M14 69H84', '#3a3a4a', 3, 6) + part('M80 61 96 69 80 77Z', '#f2b53a', 1.8) + part('M4 61 14 65V73L4 77 9 69Z', '#f2b53a', 1.8) +
    at(3, 0, 0, 1.02, cock()) + line('M4 50C2 26 22 2 48 -2M98 44C99 50 98 56 95 60', '#e0a0ff', 2.6) +
    part('M44 -8 54 -3 45 3Z', '#e0a0ff', 0) + stars([[92, 34], [84, 6], [6, 62], [92, 18]], '#f0d0ff', 2)

/** A bank of fog with its dark lower edge. */
const fogBank = (y: number, c: string, edge: string): string =>
  part(`M-20 ${y}C-6 ${y - 10} 10 ${y + 4} 24 ${y - 5} 40 ${y - 14} 52 ${y + 3} 68 ${y - 5} 84 ${y - 12} 100 ${y + 2} 122 ${y - 5}` +
    `V${y + 12}C100 ${y + 20} 86 ${y + 8} 68 ${y + 14} 50 ${y + 20} 36 ${y + 8} 20 ${y + 14} 6 ${y + 18}-8 ${y + 10}-20 ${y + 14}Z`, c, 1.6,
    edge)
/** 19 Fog in the valley: the church drowns in it, one lantern is left. */
export const fog = (): string =>
  put(14, 98, 1.1, mountain('#3f5a78')) + put(88, 98, 1.2, mountain('#34506e')) + ground('#2f5a4a', 96) +
  put(50, 92, 1, tower('#f0dcb4', '#c8402e')) + put(26, 96, 0.62, house('#f0dcb4', '#b8402e')) +
  put(75, 96, 0.62, house('#e3cfa8', '#8a4a2a')) +
  fogBank(66, '#cfdfe8', '#5f7f98') + put(6, 106, 0.72, pine('#1f4f44')) + put(94, 106, 0.72, pine('#1f4f44')) +
    fogBank(84, '#e4eef2', '#6f8fa6') + glow(50, 80, 13, '#ffd84a', 0.4) + glow(50, 80, 7, '#ffe98a', 0.8) + dot(50, 80, 3, '#fff6cf') +
    fogBank(103, '#f6fafb', '#7f9cb0')

/** A dragon's egg, hatching. */
const egg = (): string => split((t) => part('M50.4 14C34 16 22 44 22 66 22 88 36 98 50.4 98', t('#c2386a'), 2.2) +
  line('M24 54C30 48 36 48 40 54 44 48 48 48 50 50M23 68C28 62 34 62 38 68 42 62 47 62 50 66M30 40C34 34 40 34 44 40 46 37 48 36 50 36' +
  'M26 80C30 76 34 76 37 82 41 76 46 76 50 82M40 26C43 22 47 22 50 24', t('#ff9ab8'), 1.8) +
  line('M34 26C29 36 27 46 26 54', t('#ffd0de'), 2.4)) + part('M50 60 58 54 66 58 72 52C77 58 78 64 77.5 70L70 74 62 70 56 76Z', '#1d1024',
  1.6) + part('M58 64C62 59 69 60 72 64 69 69 62 69 58 64Z', '#ffd23f', 1.2) + line('M65 61V67.5', INK, 2.4)

/** 20 Dragon egg found. */
export const dragonEgg = (): string => ground('#5a4a3a', 94) + egg() + each<[number, number, number,
  number]>([[8, 98, 46, 84], [14, 108, 56, 92], [92, 98, 54, 86], [88, 108, 44, 92], [20, 88, 40, 104], [80, 88, 60, 104],
  [30, 110, 72, 100], [70, 112, 28, 98]], ([a, b, c, d]) => line(`M${a} ${b}L${c} ${d}`, '#b0843e', 3.4, 6.4))

/** A will-o'-the-wisp with its face. */
const wisp = (x: number, y: number, r: number, c: string): string =>
  glow(x, y - r * 0.3, r * 2.3, c, 0.3) + glow(x, y - r * 0.2, r * 1.6, c, 0.5) +
  part(`M${num(x - r)} ${y}C${num(x - r)} ${num(y - r * 1.3)} ${num(x + r * 0.2)} ${num(y - r * 1.2)} ${num(x + r * 0.4)}` +
    ` ${num(y - r * 2.4)}C${num(x + r * 1.3)} ${num(y - r)} ${num(x + r * 1.2)} ${num(y + r)} ${x} ${num(y + r)}C${num(x - r * 0.6)}` +
    ` ${num(y + r)} ${num(x - r)} ${num(y + r * 0.6)} ${num(x - r)} ${y}Z`, c, 1.8) +
  oval(x, y + r * 0.1, r * 0.62, r * 0.68, '#fffbe8') + dot(x - r * 0.26, y, r * 0.16, INK) + dot(x + r * 0.26, y, r * 0.16, INK)
/** 21 Strange lights: wisps over the black moor. */
export const lights = (): string =>
  put(2, 100, 1.5, pine('#0c2a30')) + put(98, 100, 1.5, pine('#0c2a30')) + put(30, 94, 0.8, pine('#12383c')) +
  put(70, 94, 0.8, pine('#12383c')) + ground('#0a1c24', 92) + oval(50, 104, 30, 7, '#1f6a78', 1.6) + oval(50, 103, 17, 3, '#8affe0') +
  wisp(50, 66, 17, '#2fe8a8') + wisp(20, 44, 10, '#ffd23a') + wisp(80, 40, 11, '#ff6ae0') + wisp(18, 92, 8, '#4ab8ff') +
    wisp(83, 90, 9, '#b4f03a')

/** Two quavers. */
const quavers = (x: number, y: number, s: number): string =>
  at(x, y, 0, s, line('M4 0V-16L14 -19V-3', IVORY, 2.4, 5) +
    `<ellipse cx="1" cy="0" rx="4.4" ry="3.2" fill="${IVORY}" stroke="${INK}" stroke-width="1.4"/>` +
    `<ellipse cx="11" cy="-3" rx="4.4" ry="3.2" fill="${IVORY}" stroke="${INK}" stroke-width="1.4"/>`)

/** 22 Song of the sirens. */
export const siren = (): string =>
  part('M66 90C84 88 94 74 90 58 84 62 80 60 76 54 86 54 92 48 98 44 100 52 104 56 108 56 104 62 98 62 94 60 98 80 88 98 66' +
  ' 102Z', '#1f9a8a', 2) + put(50, 114, 1.5, rock('#6a6478')) +
  split((t) => part('M50.4 20C34 20 27 32 28 48 29 62 22 70 20 84 28 92 36 86 37 78L50.4 74', t('#e0742c'), 2) +
  part('M50.4 62H45C42 66 36 68 34 74L36 96H50.4', t('#f7d3b5'), 1.8) +
  part('M50.4 86C44 84 38 86 35 92 33 100 34 108 38 116H50.4', t('#1f9a8a'), 1.8) + dot(43.5, 77, 5.4, t('#b45ad0'), 1.5) +
  part('M50.4 30C41 30 37 37 37 46 37 56 43 64 50.4 66', t('#fbdcc2'), 1.8) + line('M41 46C43 48 46 48 47.5 46', INK, 1.6) +
  part('M50.4 25C40 24 34 32 36 46 40 40 46 37 50.4 33', t('#e0742c'), 1.6)) + oval(50, 57, 3, 3.8, '#8f1f3a', 1.2) +
  part('M42 26 45 19 48 25 50 16 52 25 55 19 58 26Z', '#ffd0de', 1.4) + quavers(14, 40, 1) + quavers(80, 24, 1.1) + quavers(8, 70, 0.8) +
  waves(98, '#2f7fb0')

/** 23 Earthquake. */
export const quake = (): string => ground('#a8844e', 68) + put(21, 76, 0.9, house('#f0dcb4', '#b8483a'), -16) +
  put(81, 78, 0.84, house('#e3d4b8', '#3f6f9a'), 17) + part('M50 62 42 72 52 80 32 90 48 100 26 124H78L64 106 78 94 60 86 68 76 54 70Z',
  '#2a0f1a', 2.2) + part('M50 72 47 73 59 81 44 91 58 100 42 124H62L56 106 68 94 52 87 60 77Z', '#ff6a2a', 0) +
  brick(44, 60, '#c98f6a', 20) + brick(58, 48, '#c98f6a', -30) + brick(50, 34, '#a8785a', 40) +
  line('M36 88 24 86 14 94M74 92 84 96 96 90', '#5a3a20', 2)

/** 24 Witch hunt. */
export const witchHunt = (): string => ground('#3a2430', 96) + put(17, 104, 1.2, torch, -6) + put(83, 110, 1.2, at(-36, -10, 0, 1, fork), 6) +
  put(50, 106, 1.26, folk('#a8cf6a', '#5a3a7a', 'blank', witchHat() +
  split(() => line('M41 55.5 47 53.5', INK, 1.8)), locks('#c9622c', 88))) +
  each([-4, 12, 28, 44, 60, 76, 92, 106], (x, i) => dot(x, 117 - (i % 2) * 3, 9.4, '#1d1024'))

/** 25 Empty granaries. */
export const granary = (): string => ground('#c9a25a', 92) + split((t) => part('M50.4 40H24L18 58V100H50.4', t('#b8483a'), 2) +
  part('M50.4 18 30 26 14 56 20 59 34 34 50.4 27', t('#f4e6c8'), 1.8) + line('M26 60V98M32 60V98', t('#7a2a24'), 1.4)) +
  part('M34 100V60H66V100Z', '#1d0f1a', 2) + split((t) => part('M34 60H20V100H34Z', t('#d9663f'), 1.8) +
  line('M20 60 34 100M34 60 20 100', t('#f4e6c8'), 2.4)) +
  line('M34 66C40 66 42 62 42 60M34 72C44 72 48 66 48 60M34 60 46 70', '#d8d0e0', 1) + dot(50, 44, 6, '#1d0f1a', 2) +
  put(50, 103, 0.62, mouse()) + part('M66 108C62 98 70 95 75 97L71 90C78 93 86 93 93 90L89 97C96 98 100 104 97 108Z', '#d9b87a', 1.8) +
  line('M74 97C79 99 85 99 90 97M72 103C78 101 86 106 92 103', '#8a6430', 1.6)

/** The driver's cloth and bridle over the camel. */
const harness = (): string => part('M38 56C44 60 66 60 74 55L73 76C66 80 46 80 39 76Z', '#c9303a', 1.8) +
  line('M39 66C48 70 64 70 73 66M46 60V78M66 60V78', GOLD, 2) + dot(18, 52, 1.6, INK) + line('M13 55C20 60 28 64 40 64', '#7d1f26', 1.8)
/** 26 Lost caravan: one camel has come back, of two others only the shapes in the sand are left. */
export const caravan = (): string =>
  hill(86, 98, 60, 54, '#e08a2e') + hill(6, 100, 56, 40, '#f0a83e') + put(80, 56, 0.56, camel('#b8601c', 2.4, '#7a3410')) +
  put(24, 70, 0.62, camel('#c8741f', 2.4, '#7a3410')) + line('M62 60H98M6 74H42', '#7a3410', 1.6) + ground('#c8741a', 92) +
  line('M-6 104C20 98 40 106 60 100 80 96 100 102 108 98', '#8a4410', 1.6) + put(54, 110, 1.02, camel('#f0c27a') + harness()) +
    each<[number, number]>([[94, 106], [102, 102], [8, 110]], ([x, y]) => oval(x, y, 3.4, 1.8, '#6a300c'))

/** 27 A spy at court. */
export const keyhole = (): string =>
  split((t) => part('M50.4 -4C34 -2 20 8 20 24 16 30 16 36 20 40V84C16 92 20 104 30 108 38 112 46 112 50.4 116', t('#e8bd52'),
  2.2) + line('M50 4C38 6 27 12 27 26M27 40V84C27 94 36 102 50 106', t(DARK_GOLD), 1.6) + dot(27, 32, 2.6, t(DARK_GOLD), 1)) +
  part('M50 22C64 22 74 32 74 45 74 54 69 60 64 64L72 98H28L36 64C31 60 26 54 26 45 26 32 36 22 50 22Z', '#140a1a', 2.2) +
  part('M30 46C38 34 62 34 70 46 62 58 38 58 30 46Z', '#fff8ea', 1.8) + dot(50, 46, 9, '#3f8f5a', 1.6) + dot(50, 46, 4.2, INK) +
  dot(47, 43, 2, '#fff') + line('M31 38C40 29 60 29 69 38', '#5a3420', 3)

/** A sword, hilt at the origin. */
const sword = (turn: number, x: number, y: number): string =>
  at(x, y, turn, 1, part('M-4.5 0V-66L0 -76V0Z', '#f3f7fb', 1.8) + part('M0 0V-76L4.5 -66V0Z', '#93a2b5', 1.8) +
    part('M-14 -1C-8 -4 8 -4 14 -1 15 4 12 5 8 4H-8C-12 5-15 4-14 -1Z', GOLD, 1.8) + part('M-3 4H3V18H-3Z', '#5a2a1a', 1.6) +
    dot(0, 21, 4.4, GOLD, 1.6))

/** Charges of the two armies. */
const lozenge = (): string =>
  part('M0 -7 5 0 0 7-5 0Z', '#ffd84a', 1.2), chevron = part('M-6 4 0 -4 6 4V8L0 1-6 8Z', '#fff', 1.2)

/** 28 Border war. */
export const borderWar = (): string =>
  ground('#7a7a4a', 92) + put(8, 106, 1.25, flag('#c9303a', lozenge())) + put(92, 106, 1.25, flag('#2f5fb0', chevron, -1)) +
  part('M38 106V84C38 76 44 72 50 72 56 72 62 76 62 84V106Z', '#b9b4aa', 1.8) + part('M50 72C56 72 62 76 62 84V106H50Z', '#8a8590', 0) +
  sword(40, 24, 82) + sword(-40, 76, 82)

/** 29 Collapsed tower: its roof lies beside it in the dust. */
export const tumbled = (): string =>
  ground('#6a7a3a', 92) + part('M16 106V36L23 44 29 26 37 40 45 20 52 42 60 52V106Z', '#d98a4a', 2.2) +
  part('M39 106V37L45 20 52 42 60 52V106Z', '#9a4f34', 0) +
  line('M16 56H60M16 72H60M16 88H60M29 44V56M46 56V72M25 72V88M44 88V104', '#6a2f1c', 1.7) +
  part('M24 69V61A4.5 4.5 0 0 1 33 61V69ZM45 86V78A4.5 4.5 0 0 1 54 78V86Z', INK, 0) +
  part('M24 69V61A4.5 4.5 0 0 1 33 61V69Z', '#ffd84a', 1.4) +
  at(79, 76, 128, 1.2, part('M-12 4H12V16L6 12 2 20-4 13-12 17Z', '#d98a4a', 2) + part('M0 -26-18 4H18Z', '#c9242e', 2.2) +
    part('M0 -24V3H16Z', '#7d1426', 0) + line('M-9 -10H0M-14 -2H0', '#7d1426', 1.4)) + cloud(12, 102, 0.95, '#d8c4a0') +
    cloud(84, 105, 1.1, '#d8c4a0') + brick(50, 106, '#e8a05a', 12) + brick(68, 54, '#e8a05a', 34) + brick(66, 30, '#f0b06a', -24) +
    brick(84, 42, '#d98a4a', 16)

/** 30 Black plague. */
export const plague = (): string => split((t) => part('M50.4 74C34 76 16 86 4 104V130H50.4', t('#2a2430'), 2) +
  part('M50.4 24C36 24 28 34 28 50 28 66 34 80 50.4 84', t('#4a3a34'), 2) +
  part('M50.4 28C40 28 34 36 34 48 34 60 42 72 44 88 46 98 48 104 50.4 108', t('#e9dcc0'), 2) + dot(41, 48, 7.4, t(GOLD), 1.8) +
  dot(41, 48, 4.8, '#b0302a', 1.2) + dot(39.5, 46.5, 1.4, '#ffb0a0') +
  line('M46 66C46.5 78 48 90 50 98M37 62C40 66 42 74 43 80', t('#a08a64'), 1.4) +
  part('M50.4 28C30 30 8 28 0 22 10 17 24 17 32 16 33 2 40 -4 50.4 -4', t('#2a2430'), 2) +
  part('M50.4 24C44 24 37 23 31.5 20V13C37 16 44 17 50.4 17', t('#7a2a34'), 1.4)) + put(14, 110, 0.62, mouse('#6a5a64')) +
  put(88, 110, 0.62, mouse('#6a5a64'))

/** A grave stone. */
const grave = (): string =>
  split((t) => part('M50.4 66C42 66 37 71 37 80V101H50.4', t('#9a9aa8'), 1.8)) + line('M50 76V90M44.5 81H55.5', '#5f5f70', 2.4)

/** A zombie. */
const zombie = (cloth: string): string =>
  folk('#9fc87a', cloth, 'dead', split((t) => part('M50.4 46C43 45 37 52 38 58L42 54 44 57 47 53 50.4 56', t('#3a3a2a'), 1.5) +
    part('M46 68H50.4V73H46Z', '#3a1a24', 1.2)))

/** 31 Horde of zombies. */
export const zombies = (): string =>
  put(12, 92, 0.7, grave(), -8) + put(90, 90, 0.66, grave(), 8) + ground('#3a4a3a', 92) + put(22, 102, 0.86, zombie('#6a5a4a')) +
  put(79, 102, 0.86, zombie('#5a4a6a')) + put(50, 109, 1.2, zombie('#4a5a72')) +
  split((t) => line('M34 96C28 98 22 98 17 92', t('#9fc87a'), 5.4, 9) + line('M17 92 11 89M17 92 13 84M17 92 19 84', t('#9fc87a'), 2.6, 5))

/** 32 Eclipse. */
export const eclipse = (): string =>
  beams(50, 42, 30, 54, 20, '#ffb03a') + beams(50, 42, 28, 42, 20, '#ffe88a') + dot(50, 42, 31, '#fff3c0', 0) +
  dot(50, 42, 28, '#140a1e', 1.6) + line('M26.5 34A25 25 0 0 1 38 20', '#5a4a7a', 2) + dot(73.5, 26.5, 4.6, '#fff') +
  ground('#1f1430', 98) + put(20, 104, 0.66, house('#3a2a4a', '#2a1a3a', '#ffb03a')) +
  put(80, 104, 0.66, house('#3a2a4a', '#2a1a3a', '#ffb03a')) + put(50, 104, 0.4, tower('#4a365a', '#2a1a3a'))

/** 33 Giant awakens. */
export const giant = (): string => put(6, 96, 0.9, mountain('#8a9aa8')) + put(94, 96, 0.9, mountain('#8a9aa8')) +
  split((t) => part('M50.4 26C30 24 18 40 18 60 18 80 24 96 30 110H50.4', t('#c9a07a'), 2.2) +
  part('M24 44C16 42 12 52 15 64 18 70 22 70 24 66Z', t('#c9a07a'), 1.8) +
  part('M50.4 84C40 82 32 84 26 80 26 96 32 112 50.4 116', t('#7a8a4a'), 1.8) +
  part('M28 60C32 54 42 54 46 62 41 66 33 66 28 60Z', '#fff8ea', 1.8) + dot(38, 60.5, 3.6, '#5a8a3a', 1.2) + dot(38, 60.5, 1.6, INK) +
  part('M26 58C30 50 42 50 47 58 41 55 33 55 26 58Z', t('#a87f5c'), 1.4) +
  part('M24 52C30 44 42 45 47 52L46 47C40 40 30 40 24 46Z', t('#5f7a3a'), 1.6) +
  part('M50.4 58 43 74C44 79 48 80 50.4 80', t('#b08560'), 1.6) + line('M38 91C43 88 47 88 50 88', INK, 2.2) +
  part('M50.4 22C34 18 18 26 16 44 22 40 26 44 30 38 36 42 42 36 50.4 40', t('#6fa048'), 2)) + put(28, 28, 0.42, pine('#3f7a3a')) +
  put(40, 24, 0.34, pine('#3f7a3a')) + put(64, 25, 0.42, house('#f0dcb4', '#b8483a')) + put(80, 34, 0.34, pine('#3f7a3a')) +
  part('M-20 104C0 96 20 100 34 106 60 112 80 102 120 102V170H-20Z', '#7fae48', 2)

/** 34 Ghost ship. */
export const ghostShip = (): string => glow(50, 60, 46, '#9fffe0', 0.22) + line('M50 84V2', '#5a6a6a', 3.4, 6.4) +
  split((t) => part('M50.4 8H30C33 18 32 26 28 34L34 31 38 36 43 32 47 36 50.4 33', t('#d6f7e6'), 1.8) +
  part('M50.4 38H22C26 52 25 62 18 74L26 70 30 77 36 71 41 78 46 72 50.4 76', t('#e9fff4'), 1.8) +
  line('M28 8H50M20 38H50', t('#5a6a6a'), 2.6, 5) + part('M50.4 80C38 80 26 82 16 78 20 94 32 106 50.4 112', t('#4a5a66'), 2) +
  part('M50.4 80C38 80 26 82 16 78L18 86C30 90 42 88 50.4 88', t('#6a7c86'), 1.6) + dot(30, 94, 2.6, '#8affd0', 1.2) +
  dot(40, 98, 2.6, '#8affd0', 1.2)) + put(50, 68, 0.72, skull()) + part('M50 2 64 -4 62 1 66 4 50 8Z', '#2a2a3a', 1.4) +
    waves(102, '#1f4a5a')

/** The jag along which the clock is torn. */
const JAG = 'L-8 22 10 -6-6 -30Z'

/** A mark on the dial. */
const tick = (i: number): string => `M${on(0, 0, 28, i * 30)}L${on(0, 0, i % 3 ? 25 : 21, i * 30)}`

/** A clock torn along the jag: yesterday on the left, and the right in another light. */
const torn = (): string => at(45, 58, -6, 1, part('M8 -37.2A38 38 0 1 0 4 37.8' + JAG, GOLD, 2.2) +
  part('M6 -31.4A32 32 0 1 0 3 31.9' + JAG, '#fbf3dc', 1.6) + line(each([7, 8, 9, 10, 11], tick) + 'M0 0-9 -13', INK, 2.8) +
  dot(0, 0, 3.4, '#c9303a', 1.2)) +
  at(59, 50, 9, 1, part('M8 -37.2A38 38 0 0 1 4 37.8' + JAG, '#a8783e', 2.2) + part('M6 -31.4A32 32 0 0 1 3 31.9' + JAG, '#a898c0', 1.6) +
    line(each([1, 2, 3, 4, 5], tick) + 'M10 6 18 13', INK, 2.8))

/** 35 Rift in time. */
export const rift = (): string =>
  glow(50, 54, 48, '#c48aff', 0.3) + torn() + part('M62 -22 44 22 60 46 40 74 56 132 50 76 70 48 53 22Z', '#e9fbff', 2) +
  part('M58 -10 49 22 63 47 46 74 52 110 47 75 66 48 51 22Z', '#7fe8ff', 0) +
  stars([[16, 100], [84, 102], [90, 12], [12, 20], [50, 112]], '#ffe8ff', 1.8)

/** 36 Foil the regicide. */
export const regicide = (): string =>
  '<g transform="translate(0 -6)">' + part('M8 104C16 94 84 94 92 104 98 112 96 124 50 126 4 124 2 112 8 104Z', '#8f1f3a',
  2) + part('M50 96C70 96.5 88 99 92 104 98 112 96 124 50 126Z', '#5f1430', 0) + dot(8, 106, 4.4, GOLD, 1.6) +
  dot(92, 106, 4.4, GOLD, 1.6) +
  group('translate(50 98) scale(1.18) translate(-50 0)', split((t) => part('M50.4 4C41 4 33 2 27.5 -2L22 -28 34 -16 39.5 -34 45 -17' +
    ' 50.4 -38', t(GOLD), 2) + line('M28.5 -6.5C35 -3 43 -2 50 -2', t(DARK_GOLD), 1.6) + dot(22, -28.5, 3, t(IVORY), 1.3) +
    dot(39.5, -34.5, 3, t(IVORY), 1.3) + dot(37, -7.5, 2.6, t('#c22f3d'), 1)) + dot(50, -38, 3.6, IVORY, 1.4) +
    part('M50 -16 55 -9.5 50 -3 45 -9.5Z', '#2f9ad0', 1.3)) +
  at(62, 16, 26, 0.92, part('M-6 0V24L-1 18 2 27 6 20V0Z', '#dfe6ee', 2) +
    part('M-17 1C-13 5 13 5 17 1 18 -3 15 -6 12 -4.5 4 -3.5-4 -3.5-12 -4.5-15 -6-18 -3-17 1Z', GOLD, 2) +
    part('M-4 -4H4V-20H-4Z', '#7d1f26', 1.8) + dot(0, -23, 4.6, GOLD, 1.8)) +
    at(26, 50, -50, 1, part('M-6 -10-2 -6 1 -13 6 -8V10L0 24-6 10Z', '#dfe6ee', 2) + part('M1 -13 6 -8V10L0 24Z', '#93a2b5', 0)) +
    line('M46 42 42 37M54 45 59 47M44 49 41 53M49 37 50 31', '#ffe04a', 2.6) + '</g>'
