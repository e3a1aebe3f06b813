/** Small folk of the challenges of Council of 12, on 100 x 120. */
import { dot, INK, IVORY, line, mix, part, shade, split } from '../tones'

/** A herb with its leaves. */
export const plant = (c: string): string =>
  line('M50 100C50 90 50 80 50 70', mix(c, INK, 0.3), 2, 4) + part('M50 92C38 92 32 84 32 74 42 74 50 82 50 92ZM50 80C42 80 38 72 38 64' +
    ' 46 64 50 72 50 80Z', c, 1.5) + part('M50 92C62 92 68 84 68 74 58 74 50 82 50 92ZM50 80C58 80 62 72 62 64 54 64 50 72 50 80Z',
    shade(c), 1.5)

type Mood = 'glad' | 'cross' | 'blank' | 'dead'
/** A small person, frontal, 50 high; hats and hair lie above. */
export const folk = (skin: string, cloth: string, mood: Mood, over = '', under = ''): string =>
  under + split((t) => part('M50.4 73C42 73 35 77 33 85L30 101H50.4', t(cloth)) +
    part('M50.4 48C42 48 37.5 54 37.5 61 37.5 70 43 76 50.4 76', t(skin)) +
    (mood === 'dead' ? dot(44.8, 60, 3, '#f4f7c8', 1.2) + dot(44.8, 60, 1, INK) : dot(45, 60.5, 1.9, INK)) +
      (mood === 'cross' ? line('M40.5 55 48 58', INK, 2) : '') +
    (mood === 'glad' ? line('M44.5 68C46.5 71 48.5 71.5 50 71.5', INK, 1.6) +
      dot(41.5, 66, 2, t(mix(skin, '#e2574c', 0.4))) : mood === 'cross' ? line('M45 71.5C47 69 48.5 69 50 69', INK,
      1.6) : line('M45.5 69.5H50', INK, 1.6))) + over

/** A pointed cap. */
export const cap = (c: string, tip = 22): string =>
  split((t) => part(`M50.4 53C44 53 38 54 34.5 56 34 48 40 ${tip + 14} 50.4 ${tip}`, t(c)) +
    line('M36 54.5C41 51.5 46 51 50 51', t(mix(c, '#ffffff', 0.35)), 2))

/** A dwarf's beard. */
export const dwarfBeard = (c: string): string =>
  split((t) => part('M50.4 67C46 65 41 66 38 62 34 74 38 88 50.4 94V72C48 72 46.5 71 46 70 47.5 69.5 49 69.5 50.4 69.5', t(c)))

/** Long hair behind. */
export const locks = (c: string, down = 84): string =>
  split((t) => part(`M50.4 44C40 44 33 52 34 62L31 ${down}C36 ${down + 3} 40 ${down} 41 ${down - 6}V64L50.4 60`, t(c)))

/** Hair over the brow. */
export const bangs = (c: string): string => split((t) => part('M50.4 45C42 44 35 52 37 62 40 56 46 55 50.4 51', t(c), 1.6))

/** A witch's hat. */
export const witchHat = (): string =>
  split((t) => part('M50.4 55C40 56 28 54 22 51 28 47 34 46 39 46 41 36 45 26 50.4 18', t('#3a2452'), 1.8) +
  part('M50.4 49C46 49 42 48 39.5 46.5L41 41C44 43 47 43.5 50.4 43.5', t('#8b4fb0'), 1.2))

/** A skull. */
export const skull = (): string =>
  split((t) => part('M50.4 70C38 70 33 78 34 86 34 91 38 92 40 93L41 99H50.4', t(IVORY)) + dot(43.5, 86, 4, INK) +
  line('M45 95V99M50 95V99', INK, 1.3) + part('M50.4 89 48 93H50.4', INK, 0))
