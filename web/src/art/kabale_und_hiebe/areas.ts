/** The goals' six areas of Kabale und Hiebe. */
import { coin, fire, flask, heart, lute, note, pipes, purse, rapier, scales, sheaf, sickle } from '../parts/props'
import { at, DARK_GOLD, dot, each, GOLD, hoop, INK, line, part, shade, split, stack } from '../tones'

/** A still over the fire. */
export const alchemyFigure = (): string => stack(
  line('M28 88 18 118M72 88 82 118M50 90V112', '#4a3a2a', 3.6, 6.2),
    each([36, 64, 50], (x, i) => at(x, 118, 0, i === 2 ? 1.05 : 0.85, fire('#f0702e'))), line('M20 90H80', '#6a5238', 4.4, 7),
  line('M50 14C50 4 62 2 70 8 82 16 86 30 87 46', '#e3f4ee', 4.6, 7.8), at(50, 62, 0, 1.42, flask('#57d06a')),
    at(88, 72, 0, 0.72, flask('#e86a8c')))

/** A buckler with crossed rapiers; the fencers' heart is its boss. */
export const fencingFigure = (): string => stack(
  dot(50, 56, 37, GOLD, 2.2), dot(50, 56, 33, '#c3ccd6', 1.3) + part('M50 23A33 33 0 0 1 50 89Z', shade('#c3ccd6'), 0) +
    hoop(50, 56, 25, '#7b8794', 1.6) + each([0, 45, 90, 135, 180, 225, 270, 315], (a) => at(50, 56, a, 1, dot(0, -29, 1.9, '#5d6875'))),
  at(18, 98, 35, 1.26, rapier), at(82, 98, -35, 1.26, rapier),
  at(50, 56, 0, 0.5, heart('#c4242f', 3.6) +
    line('M-25 -8C-25 -14-20 -18-16 -18', '#ff9aa2', 4)))

/** A sheaf and a sickle. */
export const farmingFigure = (): string => stack(at(50, 78, 0, 1.72, sheaf), at(74, 98, 8, 0.95, sickle))

/** A pile of n coins. */
const stackOf = (x: number, y: number, n: number): string =>
  each(Array.from({ length: n }, (_, i) => i), (i) =>
    `<ellipse cx="${x}" cy="${y - i * 5}" rx="11" ry="4.2" fill="${i === n - 1 ? '#f0cd74' : GOLD}" stroke="${INK}" stroke-width="1.5"/>`) +
    `<ellipse cx="${x}" cy="${y - (n - 1) * 5}" rx="6.5" ry="2.2" fill="none" stroke="#8d5b12" stroke-width="1"/>`

/** Scales between piles of gold. */
export const tradeFigure = (): string =>
  stack(at(50, 26, 0, 1.75, scales), each([[14, 52], [23, 52], [18.5, 46]], ([x, y]) => coin(x!, y!, 5)),
  at(81, 47, 0, 0.62, purse), part('M36 92H64L70 104H30Z', GOLD, 1.8) +
  part('M50 92H64L70 104H50Z', shade(GOLD), 0), stackOf(18, 106, 4), stackOf(82, 106, 6), stackOf(40, 112, 1), stackOf(64, 112, 2))

/** Chalice and host. */
export const religionFigure = (): string => stack(
  dot(50, 24, 17, '#fdf6e2', 1.9) + part('M50 7A17 17 0 0 1 50 41Z', shade('#fdf6e2'), 0) + line('M50 14V34M41 22H59', '#c9952f', 2.6),
  split((c) => part('M50.4 40H20C20 60 32 74 44 77L45.5 92C40 96 28 98 25 108 25 113 30 114 50.4 114', c(GOLD), 2.1) +
    line('M26 48C28 60 36 69 45 72', c('#fff0bf'), 1.8) + line('M21 46C30 50 40 51 50 51', c(DARK_GOLD), 1.4) +
    dot(36, 60, 3.2, c('#4f7fd0'), 1.2) + line('M44 84H50', c(DARK_GOLD), 2)), dot(50, 62, 4.2, '#c22f3d', 1.4),
    dot(50, 84, 5, '#c22f3d', 1.5), dot(48.5, 82.5, 1.3, '#ffb3a5'))

/** Lute and pan pipe. */
export const musicFigure = (): string =>
  stack(at(76, 92, 14, 1, pipes), at(41, 80, 22, 1.36, lute), note(16, 40, 1.2), note(90, 42, 1.1))
