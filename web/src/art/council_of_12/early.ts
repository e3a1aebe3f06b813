/** What the challenges 1 to 17 of Council of 12 are about, each with its ground, on 100 x 120. */
import { sheep } from '../parts/animals'
import { dagger, heart } from '../parts/props'
import { barrel, battlement, brick, bunting, crescent, flame, flower, ground, hill, house, rain, rock } from '../parts/scenery'
import { at, DARK_GOLD, dot, each, GOLD, INK, IVORY, line, on, part, put, shade, split, star, STEEL, upTo, WOOD } from '../tones'
import { bangs, cap, dwarfBeard, folk, locks, plant, skull } from './folk'

/** A fish's bones. */
const fishbone = (x: number, y: number, s: number, turn: number): string =>
  at(x, y, turn, s, line('M-16 0H16M-8 -7V7M-2 -8V8M4 -7V7M10 -5V5', IVORY, 2.2, 5) +
    part('M-14 -9C-26 -9-28 0-28 0-28 0-26 9-14 9-11 4-11 -4-14 -9Z', IVORY, 1.8) + dot(-19, -2, 2, INK) +
    part('M14 0 25 -9 22 0 25 9Z', IVORY, 1.8))

/** 1 River run dry. */
export const riverDry = (): string =>
  ground('#dbb24c', 60) + part('M43 60H57C62 68 54 74 66 82 84 92 98 104 112 130H-12C4 106 18 92 34 84 46 76 38 68 43 60Z',
  '#7d4a2c') + part('M42 64C47 62 55 62 58 65 60 69 56 71 50 71 43 71 40 68 42 64Z', '#4fa6d8', 1.6) +
  line('M36 86 48 84 54 90 68 86M54 90 50 98M24 98 36 104 40 114M70 100 82 104 80 116M10 116 22 112M44 76 52 80 58 76', '#c98f5a', 1.8) +
  fishbone(52, 96, 1, -8) + put(16, 76, 0.5, rock('#a8885a')) + put(86, 72, 0.42, rock('#a8885a'))

/** 2 Catch the mammoth. */
export const mammoth = (): string =>
  ground('#eef6fb', 90) + split((t) => part('M50.4 22C30 20 16 34 12 58 10 76 12 90 14 104L20 98 24 106 30 98 36 106H50.4',
  t('#6b4226'), 2) + part('M34 46C22 42 16 52 20 64 26 68 32 64 35 58Z', t('#8a5a36')) +
  part('M50.4 14C40 12 33 22 33 36 32 50 34 60 40 66L44 100C46 104 49 104 50.4 104', t('#95633a'), 2) +
  line('M45 76H50M45.5 84H50M46 92H50', t('#5a3620'), 1.5) +
  part('M50.4 12C42 8 34 16 32 30L38 24 38 34 44 25 45 34 50.4 26', t('#5a3620'), 1.6) + dot(41, 46, 2.4, INK) +
  dot(40.4, 45.4, 0.8, '#fff') + part('M38 58C26 66 16 80 22 94 26 101 34 99 34 95 28 92 28 84 33 78 37 73 42 70 43 66Z', t('#fff6dc'),
  1.8)) +
  line('M112 26C94 30 82 44 72 56', '#f0d49a', 2.6, 5.4) + line('M30 54C24 62 36 67 50 67 64 67 76 62 70 54', '#f0d49a', 2.8, 5.8)

/** 3 Volcano awakens. */
export const volcano = (): string =>
  ground('#3a1a24', 96) + split((t) => part('M50.4 38H39C34 54 20 78 -6 104H50.4', t('#6a3a44'), 2) +
  line('M34 58 26 76M30 76 14 96', t('#4a2430'), 1.6) + part('M50.4 38H39C38 44 39 48 36 56 33 64 38 68 36 78 35 84 41 84 42 76 43 66' +
  ' 46 62 47 70 48 76 47 84 50.4 88', t('#ff8a2e'), 1.8) + part('M50.4 40H42C42 48 44 52 47 56L50.4 66', t('#ffd84a'), 0)) +
  flame(50, 42, 1.3) + each<[number, number, number]>([[26, 26, 3.6], [34, 14, 2.8], [72, 24, 3.8], [64, 10, 2.6], [80, 44, 2.8],
  [20, 46, 2.4]], ([x, y, r]) => dot(x, y, r, '#ffb03a', 1.5))

/** An ear of corn. */
const ear = (x: number, y: number, turn: number, c: string): string =>
  at(x, y, turn, 1, part('M0 4C-4 0-4 -6 0 -10 4 -6 4 0 0 4ZM-1 4C-6 3-7 -2-6 -5-2 -4 0 0-1 4ZM1 4C6 3 7 -2 6 -5 2 -4 0 0 1 4Z', c, 1.3))

/** A sheaf. */
const sheaf = (): string =>
  split((t) => part('M50.4 106H30C36 92 42 84 42 74 40 58 26 46 22 34L50.4 30', t('#e0ab3c'), 1.8) +
  line('M34 102C40 90 44 82 45 74 44 58 34 48 30 38M42 104C45 92 48 84 48 74 48 58 42 46 40 36', t('#a8741e'), 1.4) +
  ear(22, 32, -38, t('#f6cf5c')) + ear(30, 24, -24, t('#f6cf5c')) + ear(40, 18, -12, t('#f6cf5c')) + ear(28, 40, -44, t('#f6cf5c')) +
  ear(37, 33, -18, t('#f6cf5c')) + part('M50.4 71H41V79C44 81 48 81 50.4 81', t('#c9303a'), 1.6)) + ear(50, 15, 0, '#f6cf5c') +
  ear(50, 30, 0, '#f6cf5c')

/** 4 Bring in the harvest. */
export const harvest = (): string => hill(86, 90, 40, 26, '#d9a63c') + hill(10, 90, 36, 22, '#e8bd52') + ground('#c98f2e', 88) +
  line('M-4 96H30M70 96H104M0 106H24M76 106H100', '#8a5a1a', 1.6) + put(50, 102, 0.98, sheaf())

/** 5 Stray herd. */
export const herd = (): string =>
  hill(20, 92, 46, 34, '#7fb848') + hill(84, 94, 44, 26, '#6fa83c') + ground('#8fc850', 86) + put(80, 78, 0.5, sheep) +
  put(18, 74, 0.42, sheep) + put(47, 102, 1.04, sheep) + line('M4 112V84M96 112V86M-10 92H14M-10 102H18M84 94 110 90M88 104H110', '#a8703a',
  4, 7)

/** 6 Poisoned well. */
export const well = (): string => ground('#6f8a4a', 88) + line('M28 78V40M72 78V40', '#7a4a22', 4.4, 8) +
  split((t) => part('M50 16 16 42H50.4', t('#8a4a34'), 2) + line('M26 37H50M34 30H50', t('#5a2a20'), 1.4) +
  part('M50.4 76H22L25 106H50.4', t('#9a968e'), 2) + line('M23 88H50M24 98H50M36 78V88M30 88V98M44 88V98', t('#5f5b58'), 1.4) +
  part('M50.4 69H20V78H50.4', t('#b9b4aa'), 1.8)) + line('M50 42V56', '#e3c48a', 2, 4) + part('M43 56H57L55 68H45Z', '#a8703a', 1.6) +
  part('M24 70C28 66 34 71 40 68 46 64 54 71 60 68 66 65 72 70 76 70 78 78 73 78 72 84 71 90 66 90 66 84 65 78 58 78 57 82 56 86 51 86' +
  ' 50 81 48 76 36 80 35 88 34 95 28 95 28 88 28 80 22 78 24 70Z', '#7fe03a', 1.8) + dot(36, 62, 3, '#a8f05a', 1.4) +
  dot(64, 60, 3.6, '#a8f05a', 1.4) + dot(58, 50, 2.2, '#a8f05a', 1.2) + put(50, 107, 0.62, skull())

/** One board of the bridge; the fourth is missing, the second broken. */
const plank = (i: number): string => { const y = 110 - i * 8.2, w = 33 - i * 3.1, h = 6.4 - i * 0.42
  if (i === 3) return ''
  if (i === 1) return part(`M${50 - w} ${y}L${50 - w + 1} ${y - h}L44 ${y - h + 1} 40 ${y - 2} 42 ${y}Z`, '#9a6a3a', 1.6) +
    part(`M${50 + w} ${y}L${50 + w - 1} ${y - h}H64L60 ${y - 3} 63 ${y}Z`, shade('#9a6a3a'), 1.6)
  return part(`M${50 - w} ${y}L${50 - w + 1} ${y - h}H${50 + w - 1}L${50 + w} ${y}Z`, i % 2 ? '#9a6a3a' : '#b07d48', 1.6) +
    part(`M50 ${y}V${y - h}H${50 + w - 1}L${50 + w} ${y}Z`, shade(i % 2 ? '#9a6a3a' : '#b07d48'), 0) }

/** 7 Rotten bridge. */
export const bridge = (): string =>
  part('M20 56H80V170H20Z', '#1f3f66', 0) + line('M30 78C40 74 46 82 56 78M44 98C52 94 60 102 70 98M28 108C36 104 42 112' +
  ' 50 108', '#6fb0e0', 1.8) + part('M-30 60H30C26 80 30 100 24 170H-30Z', '#6f8a5a') +
  part('M130 60H70C74 80 70 100 76 170H130Z', shade('#6f8a5a')) + line('M6 72 10 86M18 70 16 82M92 74 88 86', '#3f5a3a', 1.6) +
  part('M24 54H76V62H24Z', '#6f8a5a', 1.8) + each([8, 7, 6, 5, 4, 3, 2, 1, 0], plank) +
  line('M34 36C30 50 20 66 12 72M66 36C70 50 80 66 88 72', '#e3c48a', 2, 4.4) + part('M31 30H37V54H31ZM63 30H69V54H63Z', WOOD, 1.6) +
  part('M8 58H17V112H8ZM83 58H92V112H83Z', WOOD, 2)

/** The bride's veil. */
const veil = (): string =>
  split((t) => part('M50.4 36C34 38 28 58 24 101H50.4', t('#ffffff'), 1.6)) + locks('#e0a845', 90)

/** The bride's flowers. */
const wreath = (): string => each([[36, 52], [42, 46.5], [50, 44], [58, 46.5], [64, 52]], ([x, y], i) =>
  dot(x!, y!, 3.6, i % 2 ? '#fff3f6' : '#e2577c', 1.4)) + flower(50, 92, 4.4, '#f28ab0')

/** 8 Dwarf wedding. */
export const dwarfWedding = (): string =>
  ground('#8fb84a', 90) + put(30, 106, 1.12, folk('#f0c39a', '#3f6fa8', 'glad', dwarfBeard('#c9702a') +
  cap('#d8363a', 20))) + put(71, 106, 1.06, folk('#f7d3b5', '#fdf6ee', 'glad',
  split((t) => part('M50.4 46C44 46 38 51 38 58 42 55 47 53 50.4 50', t('#e0a845'), 1.5)) + wreath(), veil())) +
    at(50, 18, 0, 0.42, heart('#e0404a', 4))

/** A firework. */
const burst = (x: number, y: number, r: number, c: string): string =>
  line(upTo(10).map((i) => `M${on(x, y, r * 0.35, i * 36 + 90)}L${on(x, y, r, i * 36 + 90)}`).join(''), c, 2.4) +
    dot(x, y, r * 0.16, '#fff') +
  each(upTo(10), (i) => at(x, y, i * 36 + 18, 1, dot(0, -r * 0.8, 1.5, c)))

/** 9 Celebration. */
export const celebration = (): string =>
  burst(66, 22, 22, '#ffd84a') + burst(30, 40, 17, '#ff7aa0') + burst(82, 52, 12, '#7fe0ff') + ground('#3a2a5a', 98) +
  put(20, 104, 0.8, house('#c98a5a', '#8f2f3a')) + put(82, 104, 0.84, house('#b9905a', '#2f5f8a')) +
  put(50, 106, 0.92, house('#e3b070', '#3f7a4a')) + bunting(60, 9)

/** A twin. */
const twin = (c: string): string => folk('#f3c9a0', c, 'cross', bangs('#c9702a'), locks('#c9702a', 70))

/** 10 Quarrel of the twins. */
export const twins = (): string =>
  ground('#7a6a5a', 96) + put(27, 106, 1.2, twin('#c9303a')) + put(73, 106, 1.2, twin('#2f6fc0')) +
  part('M54 4 40 44H48L42 76 62 32H52L60 4Z', '#ffe04a', 2)

/** 11 Gather healing herbs. */
export const herbs = (): string =>
  ground('#5f9a3a', 92) + put(30, 78, 0.95, plant('#7fc84a'), -16) + put(70, 78, 0.95, plant('#7fc84a'), 16) +
  put(50, 76, 1.25, plant('#9bd85a')) + flower(30, 50, 4.2, '#f6f0ff') + flower(70, 52, 4.2, '#b48af0') + flower(50, 30, 4.6, '#ff9ab8') +
  line('M20 70C16 -4 84 -4 80 70', '#c98f4a', 4.4, 8) + split((t) => part('M50.4 70H20L27 106H50.4', t('#c98f4a'), 2) +
  line('M22 80H50M24 90H50M26 99H50M30 71 33 105M40 71 42 105', t('#7a4a22'), 1.5) + part('M50.4 67H17V75H50.4', t('#dba85e'), 1.8))

/** 12 Solve a crime. */
export const crime = (): string => each<[number, number, number]>([[16, 78, 20], [30, 100, 26], [84, 16, 16]], ([x, y, a]) =>
  `<g transform="translate(${x} ${y}) rotate(${a})" fill="#1d1430"><ellipse cx="0" cy="-3" rx="5" ry="8"/>` +
  `<ellipse cx="0" cy="9" rx="3.6" ry="4"/></g>`) +
  line('M68 74 92 108', '#7a4a22', 9, 13) + line('M66 71 72 79', GOLD, 9, 12.4) + dot(48, 46, 35, GOLD, 2.2) +
    dot(48, 46, 29, '#d4efF6', 1.8) + part('M48 17A29 29 0 0 1 48 75Z', '#9fc6dc', 0) + dagger(38, 36, 60, 0.62) +
    part('M62 56C58 62 57 66 62 68 67 66 66 62 62 56Z', '#d81f3a', 1.4) +
    part('M48 64C45 68 44.5 71 48 72 51.5 71 51 68 48 64Z', '#d81f3a', 1.2) + line('M28 40C30 32 35 27 41 24', '#fff', 2.6)

/** A long banner hung from a cross bar, its pole standing on (0, 0). */
const gonfalon = (cloth: string, charge: string): string =>
  line('M0 2V-88', WOOD, 3, 5.6) + dot(0, -91, 3.4, GOLD, 1.4) + line('M-15 -82H15', GOLD, 3, 5.6) +
    part('M-14 -80H0V-34L-7 -26-14 -34Z', cloth, 1.8) + part('M14 -80H0V-34L7 -26 14 -34Z', shade(cloth), 1.8) +
  line('M-11 -76H11', GOLD, 1.4) + at(0, -58, 0, 1, charge)
/** 13 Foreign envoys: three banners, and a letter with its seal. */
export const envoys = (): string => ground('#c8963c', 92) + at(20, 104, -4, 1, gonfalon('#1f7a8a', crescent(-1, 0, 0.5))) +
  at(80, 104, 4, 1, gonfalon('#7a2f9a', part(star(0, 0, 12, (i) => (i % 2 ? 4 : 9.5)), '#ffd84a', 1.2))) +
  at(50, 100, 0, 1.16, gonfalon('#c9303a', part('M0 -10C5 -5 9 -2 6 5 4 9-4 9-6 5-9 -2-5 -5 0 -10Z', '#fff3d8', 1.2) +
    line('M0 6V11', '#fff3d8', 2))) +
  at(50, 96, -5, 1, part('M-31 -17H31V19H-31Z', '#fdf3d8', 2) + part('M-31 -17H31L0 8Z', '#eadbb0', 1.6) +
    line('M-31 19-7 1M31 19 7 1', '#b99a5a', 1.3) +
    part('M-3 4-9 24-3 20 0 26 3 20 9 24 3 4Z', '#a3182c', 1.3) + dot(0, 4, 9.5, '#d8263a', 1.8) +
      part(star(0, 4, 10, (i) => (i % 2 ? 2.4 : 5.6)), '#ff9a8a', 0))

/** 14 Rained-out market. */
export const market = (): string =>
  ground('#6a6a72', 92) + part('M14 108C20 102 40 104 46 108ZM60 112C70 106 88 108 94 112Z', '#8fb8d0', 1.4) +
  line('M22 104V50M78 104V50', WOOD, 4, 7) + split((t) => part('M50.4 78H18V98H50.4', t('#b0723a'), 1.8) +
  line('M19 88H50', t('#7a4a22'), 1.4)) + each([26, 35, 44, 56, 65, 74], (x, i) =>
  dot(x, 75, 5, ['#e0404a', '#f2a93a', '#8fc84a'][i % 3]!, 1.5)) +
  each([0, 1, 2, 3, 4, 5], (i) => { const x = 12 + i * 12.7, a = 20 +
  i * 10, c = i % 2 ? IVORY : '#d8363a', t = i > 2 ? shade(c) : c; return part(`M${a} 30H${a + 10}L${(x + 12.7).toFixed(1)} 52` +
  `C${(x + 12).toFixed(1)} 60 ${(x + 1).toFixed(1)} 60 ${x.toFixed(1)} 52Z`, t, 1.8) }) + rain()

/** 15 Patch the city wall. */
export const cityWall = (): string =>
  battlement(46, '#a89a8a') + part('M30 100 26 84 34 74 30 62 44 58 56 62 66 58 72 70 66 80 74 92 70 106H34Z', '#3a3448',
  2) + each<[number, number, number]>([[42, 102, 0], [58, 102, 0], [50, 92, 0], [34, 92, 0], [66, 92, 0], [42, 82, 0]], ([x, y, a]) =>
  brick(x, y, '#e0784a', a)) + brick(64, 72, '#e0784a', -18) +
  line('M84 110 78 40M96 110 90 40M79.5 54H91.5M81 68H93M82 82H94M83.5 96H95', '#c98f4a', 2.6, 5.2) +
  at(20, 92, -30, 1, part('M0 -16C8 -14 10 -6 8 4L0 14-8 4C-10 -6-8 -14 0 -16Z', STEEL, 1.8) + line('M0 -16V-24', '#7a4a22', 4, 7))

/** 16 Jugglers in town. */
export const juggler = (): string => ground('#b0784a', 94) + each<[number, number,
  string]>([[13, 47, '#e0404a'], [24, 27, '#f2bd3a'], [41, 15, '#3fa67a'], [59, 15, '#4f8fd6'], [76, 27, '#b45ad0'], [87, 47, '#f28a3a']],
  ([x, y, c]) => dot(x, y, 6.4, c, 1.8) + dot(x - 2, y - 2, 1.6, '#fff')) + line('M38 98C26 98 15 88 13 66', '#d83a4c', 6.4, 10) +
  line('M62 98C74 98 85 88 87 66', '#1f6a4a', 6.4, 10) + dot(13, 61, 5, '#f7d3b5', 1.8) + dot(87, 61, 5, shade('#f7d3b5'), 1.8) +
  put(50, 108, 1.04,
  folk('#f7d3b5', '#f2bd3a', 'glad', part('M50 57C42 58 37 57 35 54 29 50 24 52 22 60 16 48 26 38 36 42 42 42 47 40 50 36Z', '#d83a4c',
  1.8) + part('M50 57C58 58 63 57 65 54 71 50 76 52 78 60 84 48 74 38 64 42 58 42 53 40 50 36Z', '#1f6a4a', 1.8) +
  dot(22, 62, 3.4, GOLD, 1.4) + dot(78, 62, 3.4, GOLD, 1.4) + part('M42 88 50 78 58 88 50 98Z', '#d83a4c', 1.4)))

/** A goblin. */
const goblinHead = (): string => split((t) => part('M36 60C26 56 14 46 6 46 8 60 20 74 36 74Z', t('#8fc84a'), 1.8) +
  part('M33 63C26 60 18 55 13 52 17 62 25 69 34 70Z', t('#e59a8a'), 0) +
  part('M50.4 44C38 44 32 54 33 66 34 80 42 90 50.4 92', t('#8fc84a'), 2) +
  part('M37 64C40 58 46 60 47 66 45 71 39 71 37 64Z', '#ffe04a', 1.4) + dot(43, 65.5, 1.8, INK) +
  line('M35 60 47 62.5', t('#4f8a2a'), 2.6) + part('M50.4 64 46 76C47 78 49 78.5 50.4 78.5', t('#6fa83a'), 1.3) +
  line('M40 82C44 86 47 86.5 50 86.5', INK, 1.6) + part('M43 84 44 89 46.5 85.5Z', '#fff', 1))

/** 17 Goblins in the cellar. */
export const goblins = (): string => part('M-20 170V50C-20 10 20 -8 50 -8 80 -8 120 10 120 50V170Z', '#241830', 0) +
  line('M8 170V56C8 22 30 10 50 10 70 10 92 22 92 56V170', '#8a7a6a', 7, 10) +
  line('M8 76H4M8 96H4M14 40 8 36M28 20 24 14M50 10V4M72 20 76 14M86 40 92 36M92 76H96M92 96H96', INK, 1.6) + dot(26, 48, 2.6, '#ffe04a') +
  dot(34, 48, 2.6, '#ffe04a') + dot(70, 40, 2.2, '#ff9a3a') + dot(77, 40, 2.2, '#ff9a3a') + put(50, 98, 0.92, goblinHead()) +
  put(20, 110, 1.15, barrel) + put(80, 110, 1.15, barrel) + put(50, 122, 1.25, barrel)

/** A cock from the side, on (50, 66): sickle feathers, comb, wattles. */
export const cock = (): string =>
  part('M33 50C26 50 14 46 10 32 16 36 20 37 23 37 15 30 12 18 17 6 21 16 25 22 29 25 26 14 29 5 35 0 35 12 37 22 41 34Z', '#2fa67a', 2) +
    line('M34 46C26 42 19 36 15 27M36 42C29 34 24 26 20 16M39 38C35 28 34 18 34 8', '#14603f', 1.4) +
  part('M30 44C40 46 48 40 51 28 52 22 54 18 58 16 66 14 72 20 71 28 73 40 70 54 58 60 46 65 32 60 30 44Z', '#f2b53a', 2) +
    part('M58 60C70 54 73 40 71 28 66 40 60 48 44 52 48 58 53 61 58 60Z', '#c07a1e', 0) +
  part('M51 28C52 22 54 18 58 16 66 14 72 20 71 28L66 33 63 29 60 35 56 30 53 36Z', '#ffdf7a', 1.4) +
    line('M40 48C46 54 54 54 60 48M38 54C44 58 50 59 56 57', DARK_GOLD, 1.6) +
  part('M55 18C51 13 52 8 56 8 55 3 60 1 62 5 64 0 70 1 69 6 74 5 75 10 71 14L70 20C66 15 60 15 55 18Z', '#e0303a', 1.8) +
    part('M71 22 82 25 71 29Z', '#e8882a', 1.5) + part('M70 29C75 30 76 38 71 39 67 38 67 32 70 29Z', '#e0303a', 1.5) +
  dot(65, 22, 3, '#7fffd0', 1.3) + dot(65.5, 22, 1.3, INK) + line('M46 60V66M56 60V66', '#e8882a', 2, 4)
