/** Painted backdrops on the stage of Kabale und Hiebe. */
import { HEART, jar, note } from '../parts/props'
import { arch, crescent, rays } from '../parts/scenery'
import { at, dot, each, glow, GOLD, hoop, INK, line, part, spark, upTo, WOOD } from '../tones'

/** The throne's back. */
export const throneBack = (): string => part('M20 140V40C20 22 34 12 50 12 66 12 80 22 80 40V140Z', '#5a1428', 0) +
  part('M50 12C66 12 80 22 80 40V140H50Z', '#431022', 0) +
  line('M20 42V40C20 22 34 12 50 12 66 12 80 22 80 40V42', GOLD, 2.4) +
    line('M27 140V42C27 28 38 19 50 19 62 19 73 28 73 42V140', '#8a2a3c', 1.2) + dot(20, 40, 4, GOLD, 1.2) + dot(80, 40, 4, GOLD, 1.2)

/** The lovers' heart: two cards laid side by side make it whole. */
export const lovers = (x: number): string =>
  glow(50, 66, 42, '#ffd9e2', 0.22) + at(x, 74, 0, 1.02, part(HEART, '#e2466e', 1.4) +
    at(0, 0, 0, 0.84, line(HEART, '#ffd5a0', 1.7)))

/** Shelves of jars. */
export const laboratory = (): string =>
  glow(50, 74, 40, '#8be6a0', 0.2) + line('M34 34H100', '#5a3218', 4, 6) + jar(42, 32, '#d8566a') +
  jar(54, 32, '#e8b04a') + jar(66, 32, '#6fb6e0') + jar(78, 32, '#b98ae0') + jar(90, 32, '#d8566a')

/** The fencing hall. */
export const salle = (): string =>
  part('M0 0H100V140H0Z', '#5d6b7c', 0) + each([4, 38, 72], (x) => part(`M${x} 0H${x + 24}V50H${x}Z`, '#93aabb', 0) +
  line(`M${x} 26H${x + 24}M${x + 12} 0V50`, '#4a5664', 1.6)) + part('M0 60H100V66H0Z', '#a8322f', 0)

/** Fields and a farm. */
export const acres = (): string => part('M0 0H100V76H0Z', '#8cc4e6', 0) + glow(80, 22, 11, '#ffe27a') +
  part('M0 64C20 52 44 56 60 62 76 54 90 56 100 60V140H0Z', '#7aa83e', 0) + part('M0 80C30 66 70 70 100 78V140H0Z', '#e2b33c', 0) +
  line('M0 92C30 78 70 82 100 90M0 104C30 92 70 94 100 102M0 116C30 106 70 108 100 114', '#b9862a', 1.6) +
  part('M8 54H26V66H8Z', '#f3e6cc', 1) + part('M5 55 17 45 29 55Z', '#b8402e', 1)

/** Awnings and crates. */
export const awnings = (): string => glow(50, 70, 42, '#ffe2a0', 0.24) + each([0, 1, 2, 3, 4, 5, 6, 7], (i) =>
  part(`M${i * 12.5} 0H${i * 12.5 + 12.5}V20A6.25 7 0 0 1 ${i * 12.5} 20Z`, i % 2 ? '#f3e6cc' : '#b8402e', 1)) +
  part('M0 92H22V120H0Z', WOOD, 1.3) + line('M0 102H22M11 92V120', '#5f3d1c', 1.2) + part('M80 86H100V120H80Z', '#a06a34', 1.3) +
  line('M80 97H100M90 86V120', '#5f3d1c', 1.2)

/** A rose window. */
export const roseWindow = (): string => dot(50, 58, 44, '#2a1636') + each(upTo(12), (i) => at(50, 58, i * 30, 1,
  part('M-8.5 -22C-10 -32-6 -40 0 -41 6 -40 10 -32 8.5 -22L0 -16Z', ['#be4352', '#cb9950', '#4b6fb9', '#6c9a6c'][i % 4]!, 1.2))) +
  hoop(50, 58, 44, GOLD, 2.4)

/** Staves and notes. */
export const serenade = (): string =>
  glow(50, 64, 42, '#ffd9a0', 0.25) + line('M0 40C30 30 70 50 100 38M0 48C30 38 70 58 100 46M0 56C30 46 70 66 100 54',
  '#ffe9a8', 0.9) + note(16, 62, 1.1) + note(90, 56, 1.1) + note(13, 92, 0.9)

/** The open sea with a wind rose. */
export const ocean = (): string => part('M0 0H100V70H0Z', '#bfe0ea', 0) + at(50, 52, 0, 1,
  (each([0, 45, 90, 135, 180, 225, 270, 315], (a) => at(0, 0, a, a % 90 ? 0.72 : 1, part('M0 -52 6 -10H0Z', '#e2b654', 0) +
  part('M0 -52-6 -10H0Z', '#fff1c4', 0))))) + part('M0 84Q12 78 25 84T50 84 75 84 100 84V140H0Z', '#1f7f96', 0) +
  line('M0 92Q12 86 25 92T50 92 75 92 100 92M0 102Q12 96 25 102T50 102 75 102 100 102', '#7fd0dc', 1.3) +
  part('M72 78H96L92 86H77Z', '#6a3a1c', 1.1) + part('M84 54V76M84 56C94 58 96 68 92 75H84Z', '#fdf3e0', 1.1) +
  part('M82 58C76 62 74 70 75 75H82Z', '#fdf3e0', 1.1)

/** Rain and dark clouds. */
export const thunder = (): string =>
  part('M0 0H100V140H0Z', '#3a4660', 0) + each([[8, 4], [22, 20], [40, 2], [62, 6], [80, 0], [94, 22], [4, 118], [96, 118],
  [60, 126], [38, 122]], ([x, y]) => line(`M${x} ${y}l-7 18`, '#9fb4d8', 1.2))

/** A glimmer that hides. */
export const glimmer = (): string =>
  glow(50, 66, 46, '#ffffff', 0.28) + glow(50, 66, 36, '#ffffff', 0.2) + spark(84, 24, 6, '#fff') +
  spark(90, 60, 4.5, '#fff') + spark(12, 70, 4.5, '#fff')

/** Half light, half dark. */
export const twoSided = (): string =>
  part('M50 0H100V140H50Z', '#1a1022', 0) + line('M50 0V140', GOLD, 1) + glow(50, 66, 38, '#e8bf2e', 0.22)

/** Rays of a parade. */
export const parade = (): string => rays(50, 70, 16, '#fff3d0', 0.26)

/** A tower chamber by night. */
export const study = (): string =>
  arch('#25215e') + crescent(82, 30, 0.8) + spark(20, 56, 5) + spark(90, 74, 4) + spark(24, 92, 3.5)

/** A green moon. */
export const sabbath = (): string =>
  glow(56, 52, 44, '#c8e67a') + glow(40, 40, 7, '#aecb62') + glow(76, 66, 9, '#aecb62') + glow(66, 24, 4, '#aecb62') +
  part('M10 34C14 30 18 30 20 34 22 30 26 30 30 34 26 34 23 36 20 40 17 36 14 34 10 34Z', INK, 0) +
  part('M0 90C10 84 14 92 22 90 16 98 10 100 0 104ZM100 88C90 82 88 92 78 90 84 98 92 100 100 104Z', '#2a1830', 0)

/** The tilting ground. */
export const tilt = (): string =>
  part('M0 0H100V84H0Z', '#6fb0e0', 0) + rays(50, 60, 14, '#ffffff', 0.3) + part('M0 80C30 72 70 72 100 80V140H0Z', '#5f9a3f', 0)

/** A tent of the joust. */
export const tent = (): string =>
  part('M70 84V52L85 34 100 52V84Z', '#f3e6cc', 1.2) + part('M85 34 92 52V84H78V52Z', '#c4313f', 0)

/** A wood around a light. */
export const forest = (): string => each([[4, 40, 1.2], [22, 20, 1], [44, 6, 1.1], [96, 26, 1.3]], ([x, y, s]) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 0 12 24H6L18 48H8L22 76H-22L-8 48H-18L-6 24H-12Z" fill="#22301c"/>`) +
  glow(80, 66, 44, '#ffe79a', 0.26) + glow(80, 66, 27, '#ffe79a', 0.36) + part('M0 108C20 98 80 98 100 108V140H0Z', '#2a3320', 0)

/** Hills under clouds. */
export const hills = (): string =>
  part('M0 0H100V80H0Z', '#a8d8ea', 0) + glow(20, 50, 9, '#fff', 0.8) + glow(30, 52, 7, '#fff', 0.8) +
  glow(84, 22, 8, '#fff', 0.8) + glow(93, 25, 6, '#fff', 0.8) + part('M0 78C20 62 40 66 56 74 72 62 90 64 100 72V140H0Z', '#7fb24a', 0) +
  each([[6, 76], [13, 74], [94, 70], [88, 72]], ([x, y]) => part(`M${x} ${y}l4 9h-8z`, '#3f7a2e', 0.8))

/** A papered wall. */
export const papered = (): string => part('M0 0H50V140H0Z', '#7a2f3a', 0) + part('M50 0H100V140H50Z', '#2b4a66', 0) +
  `<path d="M8 0V140M20 0V140M32 0V140M44 0V140" stroke="#fff" stroke-opacity=".12" stroke-width="4"/>`

/** Flames. */
export const blaze = (): string =>
  rays(50, 70, 18, '#ffcf5a', 0.42) + part('M0 140V84C6 92 8 84 6 72 16 82 18 92 16 104 22 98 24 90 22 82 32 92 34 104' +
  ' 32 116H68C66 104 68 92 78 82 76 90 78 98 84 104 82 92 84 82 94 72 92 84 94 92 100 84V140Z', '#f6b03a', 0)

/** A walled lane. */
export const alley = (): string =>
  part('M0 0H100V140H0Z', '#6a5a48', 0) + line('M0 20H100M0 40H100M0 60H100M0 80H100M0 100H100M20 0V20M60 0V20M40 20V40M84' +
  ' 20V40M16 40V60M64 40V60M40 60V80M86 60V80M20 80V100M66 80V100', '#4f4234', 1.5) +
  part('M64 140V44A16 18 0 0 1 96 44V140Z', '#3a2f28', 0)

/** A gothic arch full of light. */
export const cathedral = (): string =>
  rays(50, 44, 20, '#ffe9a8', 0.38) + part('M0 0H50V4C34 14 14 30 14 58V140H0ZM100 0H50V4C66 14 86 30 86 58V140H100Z',
  '#2f1a44', 0) + line('M14 140V58C14 30 34 14 50 4 66 14 86 30 86 58V140', GOLD, 2)

/** The quay. */
export const quay = (): string => glow(50, 60, 42, '#ffe2a0', 0.3) + part('M0 96H100V140H0Z', '#1f7f96', 0) +
  line('M0 104Q12 99 25 104T50 104 75 104 100 104', '#7fd0dc', 1.3) + part('M0 112H100V140H0Z', '#6a3f1c', 0)
