/** Mascarade: twelve guests behind porcelain masks with empty eyes and gold rims, each in an own corner of the ball. */
import { hung, type Gallery, type Look } from './card'
import type { Pattern } from './defs'
import { diamonds, ermine, fist, lace, linen, robe, ruff, SHOULDERS, sleeve } from './parts/bodies'
import { EYEHOLE, mask, MASK } from './parts/faces'
import { curls, hair, wig } from './parts/hair'
import { broad, crooked, crown, feather, galero, hood, jester, mitre, straw, tiara, tricorne } from './parts/hats'
import { broom, coin, cross, crozier, ear, fan, fork, orb, pearls, rose, sack, scales, sceptre, spyglass } from './parts/props'
import { crescent, rays, stars } from './parts/scenery'
import { at, DARK_GOLD, dot, each, glow, GOLD, hoop, INK, IVORY, line, mix, oval, part, spark, split, stack, star, WOOD } from './tones'

// ---------------------------------------------------------------- ornaments of masks

/** Ribbons that hold a mask, down at both sides. */
const ribbons = (colour: string): string =>
  split((c) => part('M31 52C24 54 20 60 21 68 17 74 18 82 14 90L22 87 26 93C28 84 25 76 27 70 27 63 30 59 33 58Z', c(colour), 1.5) +
    line('M27 60C24 68 23 78 21 86', c(mix(colour, INK, 0.4)), 1.1))
/** Gold tendrils on brow and cheeks. */
const filigree = (metal = GOLD): string =>
  split((c) => line('M50 36C47 33 43 33 40 35 42 31 46 29.5 50 30M37 65C34.5 64 33.5 61 34.5 58.5M39 68C40 65 43 63.5 45 64.5', c(metal),
    1.2) + dot(36.6, 66.2, 1.3, c(metal)) + dot(39.4, 35.6, 1.2, c(metal))) +
  part('M50 32 52.5 36 50 40 47.5 36Z', metal, 0.9)
/** A gem of the brow. */
const gem = (colour: string): string => part('M50 31.5 53.6 36 50 40.5 46.4 36Z', colour, 1.2) + dot(48.9, 34.8, 0.9, '#fff')

// ---------------------------------------------------------------- the twelve

/** Judge: wig, bands, scales and the gavel. */
const judge = (): string => stack(
  ribbons('#3a3048'), robe('#8f1f2b', '#241a2c'), split((c) =>
    part('M50.4 82C44 80 36 82 31 87 30 95 32 104 36 110 42 104 46 98 50.4 96', c('#f4ece0'), 1.6) +
    each(['M37 89l1.6 4-1.6 3-1.6-3z', 'M42 95l1.6 4-1.6 3-1.6-3z', 'M36 99l1.6 4-1.6 3-1.6-3z'], (d) => part(d, c(INK), 0))),
  part('M44 84H56L59 108 50 103 41 108Z', IVORY, 1.6) + line('M50 86V103', '#b9a8b6', 1.2),
  mask('#f6efe2', '#3a3048', '#a8403a', (c) => line('M44 44C46 42 48 42 50 43.5M45 65.5C43 67 41 68 40 71M36.5 33C40 31 45 30.5 50 31',
    c('#a79a92'), 1.2)), wig, at(20, 82, 0, 1, scales),
  at(84, 108, 38, 1, part('M-2.6 -12H2.6V22H-2.6Z', WOOD, 1.6) + part('M-15 -27H15V-12H-15Z', '#7a3a1c', 1.9) +
    line('M-10 -27V-12M10 -27V-12', GOLD, 2.4)))

/** Bishop: mitre with stones, cope with orphreys, crozier. */
const bishop = (): string => stack(
  crozier, dot(84, 52, 4.4, '#8b4fb0', 1.5), ribbons('#8b4fb0'),
  split((c) => part(SHOULDERS, c('#f4ead6')) + part('M50.4 82C42 84 34 86 31 89 33 104 37 116 41 128H50.4', c('#6a3a83'), 1.4) +
    part('M31 88C24 90 20 92 17 94 22 106 26 118 28 128H41C37 116 33 104 31 88Z', c(GOLD), 1.5) +
    line('M24 96V104M20.5 100H28.5M29 110V118M25.5 114H33', c('#6a3a83'), 1.8) + line('M8 100C11 110 12 120 11 128', c('#b9a88a'), 1.4)),
  cross, mask('#fbf3e4', '#8b4fb0', '#b8504a'), filigree(), mitre('#f7f0e0'), dot(50, 12, 3.8, '#c22f3d', 1.3),
    dot(39.5, 30, 2, '#7cc7e8', 0.9), dot(60.5, 30, 2, '#5a9ab8', 0.9),
  split((c) => part('M31 32C25 46 25 60 27 76L34 74 34 40Z', c('#f4ead6'), 1.4) + line('M27 71H33.5', c(GOLD), 2)))

/** King: a mask like the sun, curls, ermine, sceptre and orb. */
const king = (): string => stack(
  sceptre, curls('#5a3418'), ermine('#a82b2b'),
  part(star(50, 52, 28, (i) => (i % 2 ? 24 : 33)), '#f6c944', 1.6),
  mask('#f3cd6a', '#b5272f', '#7d1f1a', (c) => line('M36 66C38.5 70 42 73 45 74.5', c(DARK_GOLD), 1.3) +
    part('M50.4 77C46 75.5 42 75.5 40 73 40.5 82 45 90 50.4 94', c('#8d4a12'), 1.4) +
    line('M46 79C46.5 84 48 88 50 90', c('#5a2a08'), 1.1)), filigree('#8f2a1a'), crown(33, 1), orb)

/** Queen: lace, pearls, a fan of feathers. */
const queen = (): string => stack(
  lace, hair('#7d4520', 4), robe('#3d74c9', IVORY), mask('#fdf1ec', '#7cc7e8', '#c22f3d', (c) => dot(36, 66, 1.6, c(GOLD)) +
    dot(39.5, 69, 1.2, c(GOLD))), filigree(), tiara,
  split((c) => pearls([[32, 84], [36.5, 88], [42, 91]], 2.2, c('#fdf6ea')) + dot(27.5, 68, 3, c('#7cc7e8'), 1.2) +
    line('M28 62V65', c(GOLD), 1.6)), dot(50, 93, 3.6, '#c22f3d', 1.2),
  at(0, 0, 0, 1, fan), each([[50, 92], [56.5, 82], [66, 76], [77, 75], [88, 78]], ([x, y]) => dot(x!, y!, 3, '#fff3f6', 1.2) +
    dot(x!, y!, 1.1, '#c22f5a')))

/** Fool: bells, lozenges, one eye red and one green, his own head on a stick. */
const fool = (): string => stack(
  diamonds, split((c) => each([[30, 96], [40, 100]], ([x, y]) => dot(x!, y!, 2.8, c(GOLD), 1.2))) + dot(50, 96, 2.8, GOLD, 1.2),
  mask('#fdf6e8', '#f2bd3a', '#d83a4c', (c, side) =>
    part('M39 40 46 50 39 62 31.5 50Z', c(side > 0 ? '#d83a4c' : '#3fae7a'), 1.2) +
      part('M33.5 49.5C36 44.5 42 44.5 45 50.5 41.5 54.5 36.5 54.5 33.5 49.5Z', INK, 1.2, c(GOLD)) +
    part('M39.5 64 41 70 38 70Z', c('#2f6fa8'), 0) + line('M43 70C40 69 37.5 66.5 36.5 64', c('#d83a4c'), 1.6)), jester,
  at(84, 124, 8, 1, line('M0 2V-34', WOOD, 3, 5.6) + part('M-9 -36C-14 -46-16 -52-20 -52-16 -60-8 -58-6 -52-4 -60 4 -60 6 -52 8 -58 16' +
    ' -60 20 -52 16 -52 14 -46 9 -36Z', '#2f7f5a', 1.6) + dot(0, -40, 8.5, '#fdf6e8', 1.6) + dot(-3, -41, 1.3, INK) +
    dot(3, -41, 1.3, INK) + line('M-3 -36.5C-1 -34.5 1 -34.5 3 -36.5', '#d83a4c', 1.4) + dot(-20, -51, 2.2, GOLD, 1) +
    dot(20, -51, 2.2, GOLD, 1)))

const [thiefBack, thiefRim] = hood('#46465a', '#23222e')
/** A ring of stolen keys. */
const keys = (): string => at(84, 98, 12, 1, hoop(0, -6, 9, INK, 5) + hoop(0, -6, 9, GOLD, 2.6) +
  each([-24, 6, 34], (turn) => at(0, 2, turn, 1, line('M0 0V20M0 15H5M0 20H6', '#d9dfe6', 2.2, 4.6))))
/** Thief: hooded, a bauta with a jutting chin, a sack and keys. */
const thief = (): string => stack(
  thiefBack, robe('#46465a', '#23222e'), line('M16 94C34 100 56 104 84 126', '#b98a4a', 5, 8) +
    line('M22 95 26 99M34 97 38 103M46 101 50 107M58 107 61 113', '#7a5426', 1.4),
  mask('#e2d6bc', '#1d1820', '#6e4438', (c, side) => part('M50.4 62C44 62 38 60 34 62 32 70 37 79 44 84L50.4 85', c('#d0c2a4'), 1.6) +
    line('M42 72C45 71 48 71 50 71.5', c('#7a6a50'), 1.6) + (side < 0 ? line('M37 34 42 42M38.5 39.5 41.5 37.5', '#8a2f2f', 1.4) : '')),
  thiefRim, split((c) => part('M50.4 82C42 82 33 80 28 76 26 86 34 96 50.4 98', c('#a82f34'), 1.6) +
    line('M31 83C36 88 43 90 50 90', c('#6a1a20'), 1.3)), sack, coin(40, 116, 5), keys())

/** Witch: a crooked hat with a spider, green porcelain, broom and brew. */
const witch = (): string => stack(
  hair('#b06ad0', 14), robe('#33244a', '#6d9632'), split((c) =>
    part('M50.4 84C42 82 34 80 29 74 22 78 18 84 17 90 28 94 40 96 50.4 100', c('#4b2f6a'), 1.6)),
  mask('#b9cf7a', '#3f6f2a', '#5a2a52', (c) => line('M36 66C38 63.5 41 63 43 64.5M35 38C39 34 44 33 48 35', c('#6d8a38'), 1.3) +
    dot(37.5, 69.5, 1.8, c('#4b7a2e'))),
  part('M50 46C45 53 43 60 45.5 64.5 48 67.5 53 70 55 66 56 58 53 51 50 46Z', '#c6dc86', 1.5) +
    part('M50 46C53 51 56 58 55 66 54 68 52 67.6 50 66.6Z', '#8fa85c', 0) + dot(47, 62, 1.5, '#6d8a38'), crooked('#2a1c3a', '#a85ad0'),
  line('M84 -4V18', '#d8cbe0', 0.9) + line('M79 19 74 16M79 22 74 23M89 19 94 16M89 22 94 23', INK, 1.5) +
    dot(84, 21, 4.4, '#1d1024', 1.4) + dot(84, 21, 1.6, '#e0485a'), at(4, 2, 0, 1, broom),
  at(82, 106, 0, 1, part('M-6 -22H6V-12C14 -8 17 0 15 8 12 18-12 18-15 8-17 0-14 -8-6 -12Z', '#dff3ea', 1.8) +
    part('M-15 2C-8 -2 0 6 15 1 17 10 12 16 0 16-12 16-17 10-15 2Z', '#b45ad0', 0) + dot(-4, 8, 2.4, '#f0d0ff') +
    dot(5, 5, 1.8, '#f0d0ff') + part('M-8 -27H8V-21H-8Z', WOOD, 1.4)))

/** Spy: a winged mask, a feathered tricorne, a collar turned up, spyglass and letter. */
const spy = (): string => stack(
  at(70, 10, 6, 0.95, feather('#7fe0e0')), hair('#2a1420', 0),
    split((c) => part('M50.4 92C34 90 20 78 16 56 24 60 32 68 36 80L50.4 88', c('#0f5a62'), 1.8) +
    line('M18.5 60C24 66 31 74 35 84', c(GOLD), 1.4)), robe('#0f5a62', GOLD),
  mask('#f6e8d6', '#0f3a42', '#b8344a', (c) => part('M34 44C29 38 22 35 15 36 17 42 19 45 17 50 22 50 24 54 22 59 28 59 32 57 34 54Z',
    c('#0f3a42'), 1.5) + line('M33 46C28 42 23 40 19 40M33 50C28 48 24 49 21 52', c(GOLD), 1.2) +
    part(EYEHOLE, INK, 1.3, c(GOLD))), gem('#2fc0b0'),
  tricorne('#173e46'), dot(50, 25, 4.4, GOLD, 1.4), dot(50, 25, 1.8, '#c22f3d'), spyglass,
  at(80, 108, 12, 1, part('M-15 -11H15V11H-15Z', '#fdf3d8', 1.7) + line('M-15 -11 0 2 15 -11', '#b99a5a', 1.3) +
    dot(0, 2, 4, '#c22f3d', 1.3)))

/** Peasant: poppies on straw, a carved mask, an ear of wheat between the lips; there are two of them. */
const peasant = (): string => stack(
  fork, robe('#b07a3a', '#e9d9b0'), line('M22 92 34 126M78 92 66 126', '#7a4a22', 3.4, 6), linen,
  mask('#d99a62', '#a85a2a', '#9a3a30', (c) => line('M35 65C37 70 41 74 45 76M34 37C38 34 44 33 50 34M36 33.5C40 31 45 30 50 30.5',
    c('#8a4a22'), 1.2) + dot(38, 66, 3.6, c('#d8664a')) + line('M44 68C42.5 67 41 65.5 40 63.5', c('#7a3a1c'), 1.2)),
  line('M54 71 72 80', '#c9952f', 1.6, 3.4) + at(72, 80, 112, 0.85, ear), straw,
    each([[66, 22], [74, 25]], ([x, y]) => dot(x!, y!, 4.4, '#d8363a', 1.3) + dot(x!, y!, 1.5, INK)) +
    each([-14, 8], (t) => at(36, 25, t, 0.55, ear)),
  at(20, 108, 0, 1, part('M-20 -8H20L15 16H-15Z', '#c98f4a', 1.8) + line('M-18 0H18M-16 8H16M-8 -8-6 16M8 -8 6 16', '#7a4a22', 1.3) +
    part('M-16 -8C-16 -18-4 -18-3 -9 0 -20 15 -18 15 -8Z', '#e0a45c', 1.6) + line('M-11 -13-7 -10M3 -14 8 -11', '#8a5a22', 1.3)))

/** Cheat: two faces in one, aces in the sleeve, loaded dice. */
const cheat = (): string => stack(
  robe('#3a1830', '#e8b04a'), ruff(82),
  mask('#fdf6e8', INK, '#c22f3d', (c, side) => (side > 0 ? line('M43 70C41 72 39.5 72.5 38 72', '#1d1024', 1.5) +
    part('M38 56 40 63 36.5 63Z', INK, 0)
    : part(MASK, '#c22f3d', 2) +
      part(EYEHOLE, '#fdf6e8', 1.3, GOLD) + dot(39.5, 49, 2.8, INK) +
      line('M31 40C35 35.5 42 36 46 41', c(GOLD), 2.2) + part('M50.4 68C48 66.8 45.5 67.5 41 64.5 43 72.5 47 74 50.4 74', '#fdf6e8', 1.2))),
  broad('#2a1430', '#f2bd3a'), at(38, 14, -14, 0.62, part('M-10 -14H10V14H-10Z', IVORY, 2.2) +
    part('M0 -8C6 -2 9 1 5 6 3 8 1 7 .5 4L2.5 9H-2.5L-.5 4C-1 7-3 8-5 6-9 1-6 -2 0 -8Z', INK, 0)),
  sleeve(22, 108, '#3a1830', '#e8b04a'), each([[-28, '#c22f3d'], [-8, INK], [12, '#c22f3d']] as const, ([turn, c]) =>
    at(24, 108, turn, 1, part('M-9 -38H9V-8H-9Z', IVORY, 1.6) + part('M0 -30 5 -23 0 -16-5 -23Z', c, 0))), fist(24, 106, '#f0c7a2', 0.95),
  at(84, 112, 14, 1, part('M-11 -11H11V11H-11Z', '#fdf6e8', 1.8) + part('M0 -11H11V11H0Z', '#c9bcc4', 0) +
    each([[-6, -6], [6, 6], [-6, 6], [6, -6], [0, 0]], ([x, y]) => dot(x!, y!, 2, '#c22f3d'))))

/** Inquisitor: a beak, goggles, a cardinal's hat and the burning book. */
const inquisitor = (): string => stack(
  robe('#241018', '#a82b2b'), cross,
  mask('#ece0c8', '#3a1020', '#5c1730', (c) => dot(39.5, 48.5, 7.4, c(GOLD), 1.5) + dot(39.5, 48.5, 5, '#120a12', 1.1) +
    line('M36.5 47C37 45 38.5 44 40.5 44', '#e8b0a0', 1.2) +
    part('M50.4 50C45 52 43 57 45 63 46 74 48 86 50.4 96', c('#dcc59a'), 1.8) +
      line('M47.5 60C48 70 49 80 50 90M46 66H50M47 74H50', c('#8a6a3c'), 1)), galero('#8f1426'), split((c) => dot(12, 84, 3, c(GOLD), 1.2)),
  at(26, 106, 0, 1, part('M-20 -16C-10 -20-4 -18 0 -14 4 -18 10 -20 20 -16V14C10 10 4 12 0 16-4 12-10 10-20 14Z', IVORY, 1.8) +
    line('M0 -14V16M-14 -9-5 -8M-14 -3-5 -2M5 -8 14 -9M5 -2 14 -3', '#8a6a50', 1.1) +
    part('M-8 -17C-14 -26-6 -30-8 -40 0 -36 2 -32 3 -38 9 -32 10 -24 5 -17Z', '#f0602a', 1.5) +
      part('M-3 -18C-6 -23-2 -27-1 -31 3 -27 5 -22 2 -18Z', '#ffd84a', 0)))

/** A veil of lace over the face. */
const veil = (): string =>
  '<path d="M50 31C38 31 30 36 29 46 28 62 34 78 44 90H56C66 78 72 62 71 46 70 36 62 31 50 31Z"' +
  ' fill="#120a18" fill-opacity=".34"/>' +
  line('M30 42 60 84M29 55 54 89M34 35 66 76M44 32 70 64M58 32 71 47M70 42 40 84M71 55 46 89M66 35 34 76M56 32 30 64M42 32 29 47',
    '#efe6f4', 0.8) + each([[50, 58], [40, 44], [60, 44], [42, 70], [58, 70]], ([x, y]) => spark(x!, y!, 3, '#fff'))
/** Widow: black crape edged with white, jet, a rose, her husband's gold. */
const widow = (): string => stack(
  robe('#241a2c', '#4a3858'), mask('#fdf8f4', '#bfa8d0', '#a82f4a', (c) =>
    part('M39.5 55C42 59 42 62 39.5 63 37 62 37 59 39.5 55Z', c('#7cc7e8'), 0.9)), veil(),
  split((c) => part('M50.4 8C32 9 19 23 17 46 15 70 9 86 6 98 20 97 30 93 34 86 30 70 28 56 32 42 36 34 44 31 50.4 31', c('#2a1f34'), 2) +
    line('M32.5 42C36 35.5 44 33 50 33', c(IVORY), 2.4) + line('M24 44C22 64 18 80 13 92M36 14C29 21 26 29 25 37', c('#5f4a70'), 1.3) +
    each([[14, 93], [20, 91], [26, 88.5], [31, 85]], ([x, y]) => dot(x!, y!, 1.9, c(IVORY)))),
  split((c) => pearls([[34, 90], [39, 94], [44.5, 96.5]], 2.4, c('#4a3f5a'))), dot(50, 98, 3.4, '#a82f4a', 1.2), rose(20),
  at(82, 104, 0, 0.9, part('M-15 -6C-20 6-18 20 0 20 18 20 20 6 15 -6 8 -10-8 -10-15 -6Z', '#5a3a6a', 1.9) +
    part('M-9 -8-14 -18C-6 -14 6 -14 14 -18L9 -8Z', '#7a5a8a', 1.5) + line('M-10 -8C-4 -5 4 -5 10 -8', GOLD, 2.2, 4.2) + coin(0, 7, 6.5)))

// ---------------------------------------------------------------- corners of the ball

/** The swagged curtain above everybody, with tassels. */
const swag = (cloth: string): string =>
  part('M0 0H100V10C84 30 66 24 60 8 54 26 46 26 40 8 34 24 16 30 0 10Z', cloth, 0) +
    line('M8 4C16 16 28 16 34 4M44 4C47 14 53 14 56 4M66 4C72 16 84 16 92 4', mix(cloth, '#ffffff', 0.22), 1.2) +
  line('M0 12C16 31 34 25 40 9M40 9C46 27 54 27 60 9M60 9C66 25 84 31 100 12', GOLD, 1.5) +
    each([40, 60], (x) => dot(x, 10, 2.6, GOLD, 0.9) + part(`M${x - 2.4} 13H${x + 2.4}L${x + 3.4} 22H${x - 3.4}Z`, GOLD, 0.9))
/** A candle with its halo. */
const candle = (x: number, y: number): string =>
  glow(x, y - 8, 9, '#ffd87a', 0.3) + part(`M${x - 2} ${y}H${x + 2}V${y + 18}H${x - 2}Z`, '#fdf3dc', 1) +
    part(`M${x} ${y - 1}C${x - 4} ${y - 4} ${x - 2} ${y - 8} ${x} ${y - 13} ${x + 2} ${y - 8} ${x + 4} ${y - 4} ${x} ${y - 1}Z`, '#ffb53a',
    0.8)

const CORNERS: Record<string, () => string> = {
  judge: () => part('M6 30H20V140H6ZM80 30H94V140H80Z', '#8d8699', 0) +
    line('M9 34V140M13 34V140M17 34V140M83 34V140M87 34V140M91 34V140', '#5a5468', 1.4) +
    part('M2 24H24V32H2ZM76 24H98V32H76Z', '#b3acbe', 1.2) + glow(50, 66, 34, '#ffffff', 0.12),
  bishop: () => part('M10 140V62C10 40 34 26 50 18 66 26 90 40 90 62V140Z', '#8f5fae', 0) + rays(50, 62, 14, '#f3dcff', 0.2) +
    line('M10 140V62C10 40 34 26 50 18 66 26 90 40 90 62V140', GOLD, 1.6),
  king: () => rays(50, 64, 18, '#ffcf5a', 0.34) + part('M12 140V66A38 44 0 0 1 88 66V140', 'none', 2.4, GOLD),
  queen: () => oval(50, 70, 41, 52, '#cfe4fa', 0) + oval(50, 70, 36, 47, '#4f86d0', 0) +
    '<ellipse cx="50" cy="70" rx="41" ry="52" fill="none" stroke="#e2b654" stroke-width="2.4"/>' +
    line('M24 44 34 30M68 100 80 84', '#eaf6ff', 2),
  fool: () => each([[10, 40, '#f2bd3a'], [88, 46, '#d83a4c'], [14, 76, '#3fae7a'], [90, 84, '#f2bd3a'], [78, 34, '#7cc7e8'],
    [24, 52, '#d83a4c'],
    [8, 104, '#7cc7e8'], [94, 112, '#3fae7a'], [20, 32, '#fff'], [84, 66, '#fff'], [8, 60, '#fff']] as const, ([x, y, c], i) =>
    at(x, y, i * 37, 1, part('M-3 -3H3V3H-3Z', c, 0))),
  thief: () => part('M18 140V58A32 32 0 0 1 82 58V140Z', '#1f2a4a', 0) + crescent(70, 46, 0.7) + stars([[32, 44], [26, 70], [76, 76]]) +
    line('M50 26V140M18 74H82', '#8d8699', 3) + line('M18 140V58A32 32 0 0 1 82 58V140', '#8d8699', 3) +
    line('M92 0C88 40 94 80 88 140', '#c9a25a', 2.6),
  witch: () => glow(54, 60, 40, '#bfe66a', 0.85) + glow(40, 46, 6, '#9cc84e') + glow(72, 74, 8, '#9cc84e') +
    part('M6 50C10 46 14 46 16 50 18 46 22 46 26 50 22 50 19 52 16 56 13 52 10 50 6 50ZM80 34C83 31 86 31 88 34 90 31 93 31 96 34 93 34' +
    ' 90 36 88 39 86 36 83 34 80 34Z', INK, 0),
  spy: () => part('M0 0H100V140H0Z', '#0c2f3e', 0) + part('M12 140V30H88V140Z', '#125a6a', 0) +
    stars([[24, 44], [78, 50], [84, 84], [18, 92]], '#bff0f0', 1.2) +
    line('M12 140V30H88V140M50 30V140M12 66H88M12 102H88', '#d9b45a', 1.6),
  peasant: () => part('M0 30H100V84H0Z', '#f0c86a', 0) + glow(78, 44, 11, '#fff0b0') +
    part('M0 76C30 64 70 66 100 76V140H0Z', '#c98a2a', 0) +
    line('M0 90C30 78 70 80 100 90M0 104C30 92 70 94 100 104M0 118C30 106 70 108 100 118', '#8a5a16', 1.6) +
    part('M4 62H24V78H4Z', '#a8452e', 1.2) + part('M1 64 14 50 27 64Z', '#6a3018', 1.2),
  cheat: () => each([[14, 48], [86, 64], [12, 100]], ([x, y]) =>
    part(`M${x} ${y! - 9}L${x! + 6} ${y}L${x} ${y! + 9}L${x! - 6} ${y}Z`, '#f7c0d0', 0)) +
    each([[86, 36], [14, 74], [90, 98]], ([x, y]) =>
    part(`M${x} ${y! + 8}C${x! - 10} ${y! + 1} ${x! - 9} ${y! - 7} ${x! - 4} ${y! - 7}C${x! - 2} ${y! - 7} ${x} ${y! - 5} ${x}` +
      ` ${y! - 3}C${x} ${y! - 5} ${x! + 2} ${y! - 7} ${x! + 4} ${y! - 7}C${x! + 9} ${y! - 7} ${x! + 10} ${y! + 1} ${x} ${y! + 8}Z`,
    '#3a1830', 0)),
  inquisitor: () => part('M0 140V84C6 92 8 84 6 72 16 82 18 92 16 104 22 98 24 90 22 82 32 92 34 104 32 116H68C66 104 68 92 78 82 76 90' +
    ' 78 98' +
    ' 84 104 82 92 84 82 94 72 92 84 94 92 100 84V140Z', '#e0602a', 0) +
    part('M0 140V104C6 108 10 104 8 96 16 104 18 112 16 122H84C82 112 84 104 92 96 90 104 94 108 100 104V140Z', '#ffc24a', 0) +
    line('M86 30V96M76 46H96', '#2a0c14', 4),
  widow: () => part('M14 140V60A36 38 0 0 1 86 60V140Z', '#b9aec6', 0) +
    line('M14 60 50 60 86 60M50 22V140M24 34 76 104M76 34 24 104', '#8d7fa0', 1) + hoop(50, 60, 20, '#8d7fa0', 1) +
    hoop(50, 60, 30, '#8d7fa0', 1) + line('M14 140V60A36 38 0 0 1 86 60V140', '#5a4a6a', 2) + candle(8, 66) + candle(92, 66),
}
/** A guest under the curtain in a colour of its own. */
const guest = (id: string, mark: string, field: string, pattern: Pattern, cloth: string, figure: () => string): [string, () => Look] =>
  [id, () => ({ field, pattern, mark, figure: figure(), scenery: (CORNERS[id]?.() ?? '') + swag(cloth) })]

/** In the order of cards.toml. */
const GUESTS: Gallery = Object.fromEntries([
  guest('judge', '⚖', '#4a4458', 'paly', '#5f1420', judge), guest('bishop', '2', '#6a3a83', 'fretty', '#3a1a4e', bishop),
  guest('king', '3', '#a82b2b', 'seme', '#4a0f1a', king), guest('queen', '2', '#2b5cb3', 'lozengy', '#152f66', queen),
  guest('fool', '1', '#5a2f86', 'chequy', '#a82b4a', fool), guest('thief', '1', '#5b6168', 'bendy', '#23222e', thief),
  guest('witch', '⇄', '#24563a', 'wavy', '#2a1030', witch), guest('spy', '◉', '#127b86', 'fretty', '#0a2f3a', spy),
  guest('peasant', '1', '#9a6a1e', 'barry', '#5a3212', peasant), guest('cheat', '10', '#b5486f', 'chevronny', '#3a1830', cheat),
  guest('inquisitor', '4', '#5c1730', 'lozengy', '#2a0c14', inquisitor), guest('widow', '10', '#8d8390', 'papelonne', '#2a1f34', widow),
])

/** A guest by its id. */
export const look = hung('mascarade', GUESTS)
export const IDS: readonly string[] = Object.keys(GUESTS)
