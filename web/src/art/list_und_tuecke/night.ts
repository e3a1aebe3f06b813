/** The ten characters of Mit List und Tücke who stand in a vault by night. */
import { cat } from '../parts/animals'
import { fist, SHOULDERS, sleeve } from '../parts/bodies'
import { face } from '../parts/faces'
import { hair } from '../parts/hair'
import { heater, leaf, pearls, spiked } from '../parts/props'
import { at, DARK_GOLD, dot, glow, GOLD, INK, IVORY, line, mix, part, SILVER, split, stack, star, STEEL, type Tone } from '../tones'

/** What tells one knight from the other. */
interface Plate { steel: string; trim: string; slit: string; surcoat: string }

/** Both knights wear the same plate; only colours, wings, weapon and shield differ. */
const knight = (k: Plate, wing: (c: Tone) => string, shield: string): string =>
  stack(split(wing),
    split((c) => part(SHOULDERS, c(k.surcoat)) + part('M13 97C16 86 29 82 37 88 40 97 33 106 18 108 9 109 8 103 13 97Z', c(k.steel)) +
      line('M13 103C21 104 31 100 37 93', c(mix(k.steel, INK, 0.45)), 1.3) + line('M16 94C21 89 29 87 34 89', c(k.trim), 1.3)),
    split((c) => part('M50.4 74C40 74 32 78 28 84 31 92 41 97 50.4 98', c(mix(k.steel, INK, 0.25)))),
    split((c) => part('M50.4 14C41 14 33 16 29 20 26 36 26 56 30 73 36 81 44 86 50.4 88', c(k.steel), 2.2) +
      line('M33 22C31 36 31 40 31 41', c(mix(k.steel, '#ffffff', 0.5)), 1.6) +
      part('M50.4 39.5C42 39.5 34 38.5 27.2 37L27 54C34 55 42 56 50.4 56', c(k.trim), 1.5) +
        part('M50.4 44.5C44 44.5 37 44 31 43L31 49C37 50.5 44 51 50.4 51', '#0d0812', 1.2) + dot(40, 47.2, 1.9, k.slit) +
      part('M46.8 14H50.4V88L46.8 86.5Z', c(k.trim), 1.3) + dot(37, 63, 1.3, INK) + dot(41.5, 64, 1.3, INK) + dot(38, 69, 1.3, INK) +
        dot(42.3, 70, 1.3, INK) + dot(41, 76, 1.3, INK)),
    dot(50, 47.5, 4.2, k.trim, 1.5), shield)

/** A hand in steel at the right. */
const gauntlet = (x: number, y: number, steel: string): string => fist(x, y, steel, 1.1, true)

/** 2 Black knight: bat's wings, claws on his shield, a morning star. */
export const blackKnight = (): string => {
  const steel = '#454152'
  const star = line('M78 128 86 84', '#5a3a24', 4.6, 7.8) + spiked(87, 73, 9.5)
  const bat = (c: Tone): string =>
    part('M29 50C23 47 16 49 11 58 11 48 5 42-4 41 4 35 6 24 2 10 13 16 26 16 32 24Z', c('#534a63'), 1.9) +
      line('M31 30 4 12.5M29 37-2 41M29 44 11 56', c('#e0455a'), 1.5)
  const claws = [-8, 0, 8].map((x) => part(`M${x + 4} -14C${x + 3} -4 ${x} 6 ${x - 5} ${16 - Math.abs(x) / 3}C${x - 4} 4 ${x - 1} -6` +
    ` ${x + 4} -14Z`, '#ff4f60', 0)).join('')
  return stack(knight({ steel, trim: '#c22a40', slit: '#ff6a52', surcoat: '#2c2734' }, bat,
    at(23, 97, 0, 0.95, heater('#1a1622', '#9aa2b0', claws))), star, gauntlet(80, 110, steel))
}

/** 10 White knight: swan's wings, a blue cross, a sword. */
export const whiteKnight = (): string => {
  const steel = '#eef2f8'
  const sword = part('M82.5 104V58L86 48 89.5 58V104Z', '#f6f9fd', 1.8) + part('M86 48 89.5 58V104H86Z', '#9fb0c8', 0) +
    line('M86 60V100', '#7f90aa', 1) + part('M74 101H98L97 106H75Z', GOLD, 1.6) + dot(86, 103.5, 2.4, '#2b66d0', 1)
  const feathers = (c: Tone): string =>
    part('M29 48C20 50 8 46 0 36 5 37 9 36.5 12 35 4 31-1 24-3 14 4 18 9 20 14 19.5 10 15 8 10 8 3 17 10 28 16 32 26Z', c('#ffffff'), 1.9) +
      line('M28 40C20 42 12 40 7 37M28 34C20 34 12 30 6 23M29 28C22 24 16 18 12 12', c('#9fb2d0'), 1.3)
  const cross = line('M0 -16V24M-14 -2H14', '#2b66d0', 5.6) + dot(0, -2, 4.6, GOLD, 1.3)
  return stack(knight({ steel, trim: GOLD, slit: '#8fd0ff', surcoat: '#f7f4ec' }, feathers,
    at(23, 97, 0, 0.95, heater('#fbfbff', GOLD, cross))), sword, gauntlet(86, 113, steel))
}

/** 4 Clairvoyant: an eye in her crystal. */
export const clairvoyant = (): string => {
  const teal = '#16787f', skin = '#b57a52'
  const scarf = split((c) => part('M50.4 13C33 12 23 24 22 44 21 64 14 82 6 98 16 102 27 100 33 94 29 78 29 62 31 50 32 42 40 36 50.4 35',
    c(teal), 2) + line('M27 44C26 64 20 82 13 97M38 17C32 24 29 32 28 40', c('#7fd8d0'), 1.2) +
    line('M31.5 44C34 37 42 33.5 50 33.5', c(GOLD), 2.4, 4.4) +
    [[32.5, 44], [36.5, 40.3], [41.5, 38.2], [46.5, 37.3]].map(([x, y]) => dot(x!, y!, 2.3, c('#f4cf6a'), 1)).join('')) +
    part('M50 17 55 25 50 33 45 25Z', '#8a5ae0', 1.5) + dot(50, 25, 2, '#fff')
  const ball = dot(50, 99, 17, '#7feaf0', 2) + part('M50 82A17 17 0 0 1 50 116Z', '#3fb4c8', 0) +
    part('M37 99C42 91 58 91 63 99 58 107 42 107 37 99Z', '#eaffff', 1.2) + dot(50, 99, 5.2, '#6a3ac0') + dot(50, 99, 2.4, INK) +
    dot(48.2, 97.2, 1.3, '#fff') + line('M37.5 93C39.5 88.5 43 86 47 85', '#fff', 1.8)
  const hands = split((c) => part('M2 128C4 114 12 104 23 101 31 106 36 114 38 124L34 130Z', c(skin), 1.6) +
    line('M22 106C26 98 30 92 35.5 89.5', c(skin), 4.6, 7.4) + line('M25 109C29 102 33 97.5 38 95.5', c(skin), 4.6, 7.4) +
    line('M28 113C32 107 35 103.5 39.5 102', c(skin), 4.6, 7.4) + line('M31 117C34 112 37 109.5 41.5 108.5', c(skin), 4.4, 7.2) +
    line('M24 107 20 113M27 111 23 117M30 115 26 121', c(mix(skin, INK, 0.4)), 1) + line('M28.5 97.5 31.5 100', c(GOLD), 2) +
    part('M-4 128C-2 114 6 105 14 102L24 116 22 130Z', c('#3a2a6a'), 1.6) + line('M14 102 24 116', c(GOLD), 2))
  return stack(split((c) => part(SHOULDERS, c('#3a2a6a')) + line('M20 96C24 106 30 114 36 120', c(GOLD), 1.3)),
    face({ skin, brow: '#2a1820', jaw: 'heart', eyes: 'almond', nose: 'broad', iris: '#5ff0f0', lips: '#a83a4a', lid: '#2aa0a0',
    extra: (c) => dot(40.6, 50, 1.6, '#d8ffff') + line('M40.6 55V58', c('#5ff0f0'), 1.3) }), scarf,
    split((c) => line('M28.5 66a5 5 0 1 0 .1 0', c(GOLD), 1.9, 4)), glow(50, 99, 23, '#7feaf0', 0.25), ball, hands)
}

/** 6 Berserker: a bear's skin, war paint, teeth in the shield's rim. */
export const berserker = (): string => {
  const fur = '#7a5030', pale = '#b58250', red = '#c8501e', skin = '#e2ab86'
  const hide = split((c) => part('M50.4 0C45 -2 41 -1 37 1 35 -10 22 -14 15 -6 9 2 13 13 21 17 15 24 14 32 10 36L15 38C10 46 12 54 8 58' +
    'L13 60C9 68 10 76 4 82L10 84C8 90 4 94 0 98L50.4 104', c(fur), 2) +
    part('M31 2C30 -4 23 -6 19 -1 16 4 19 10 24 11Z', c('#4a2c1a'), 1.2) +
    line('M18 48 22 44M17 60 21 56M15 74 20 69M20 36 24 33', c('#4a2c1a'), 1.5))
  const muzzle = split((c) => part('M50.4 -1C38 0 28 8 25 20 24 30 28 36 33 38 38 35 44 34 50.4 35', c(fur), 1.9) +
    part('M50.4 8C43 9 38 16 37 25 38 33 44 36 50.4 36.5', c(pale), 1.5) +
    part('M50.4 19C45 19 42.5 21.5 43.5 25 45 29 48 30 50.4 30', INK, 0) + dot(46.5, 22, 1.2, '#fff8') +
    dot(33.5, 14.5, 3, '#f2b632', 1.4) + dot(33.8, 14.8, 1.3, INK) + line('M29 10C32 8 36 9 38.5 12', c('#4a2c1a'), 2.2) +
    part('M32 35 34.5 45 38.5 35.5Z', '#fff8e2', 1.3) + part('M41 35.5 43 41.5 45.5 35.8Z', '#fff8e2', 1.2))
  const shield = dot(50, 112, 41, '#9aa2b0', 2.2) + dot(50, 112, 36.5, '#2f6a8a', 1.4) +
    part('M50 75.5A36.5 36.5 0 0 0 13.5 112H50ZM50 112H86.5A36.5 36.5 0 0 1 50 148.5Z', '#efe2c2', 0) +
      part('M50 75.5A36.5 36.5 0 0 1 86.5 112H50Z', '#24506e', 0) +
    line('M50 75.5V112M13.5 112H86.5', INK, 1.3) + dot(50, 108, 9.5, STEEL, 1.8) + dot(47.5, 105.5, 2.5, '#fff') +
    [205, 228, 251, 289, 312, 335].map((a) => dot(+(50 + 38.7 * Math.cos((a * Math.PI) / 180)).toFixed(1),
    +(112 + 38.7 * Math.sin((a * Math.PI) / 180)).toFixed(1), 1.4, INK)).join('')
  const bite = part('M40 66.5C43 63.5 57 63.5 60 66.5L59 75H41Z', '#4a0d14', 1.4) +
    part('M41.5 67H58.5V72.5L55.7 74 53 72.8 50 74.2 47 72.8 44.3 74 41.5 72.5Z', '#fffaf0', 1.2) +
    line('M45.7 67.5V72.5M50 67.5V73M54.3 67.5V72.5', INK, 0.9)
  return stack(hide, face({ skin, brow: red, jaw: 'square', tilt: 3.4, iris: '#fff', extra: (c) =>
    part('M31.5 54C37 57 42 57 47 54.5L46.5 59C42 62 36 61 32 59Z', c('#b01c30'), 0) }),
    split((c) => part('M50.4 62C45 60 41 63 38.5 66.5 35 63 32.5 58 31 52 25 62 22 78 20 92L50.4 100V78C44 78 41 74 41 69 44 66.5 48 66' +
    ' 50.4 66', c(red), 1.6) + line('M30 66C28 74 27 82 26 90M35 70C34 78 33 84 33 88', c('#7a2a10'), 1.2)), muzzle, shield, bite,
    fist(17, 92, skin, 1), fist(83, 92, skin, 1, true))
}

/** 8 Abbot: a cowl, a crook, a censer. */
export const abbot = (): string => {
  const black = '#3b3748', white = '#f1ecdf', skin = '#dcb592'
  const cowl = split((c) => part('M50.4 8C32 10 19 24 17 48 15 68 14 82 18 94L50.4 98', c(black), 2) +
    part('M50.4 19C36 21 25 33 24.5 52 24 68 28 80 33 88H50.4', c(white), 1.4) +
    part('M50.4 27C37 28 29 38 29 54 29 68 32 78 37 86H50.4', INK, 0))
  const rim = split((c) => part('M50.4 8C34 10 22 22 18.5 42 25 30 36 25 50.4 25', c(black), 1.8) +
    part('M50.4 25C36 25 26 32 22.5 44L25.5 48C29 37 38 31 50.4 31', c(white), 1.3))
  const crook = line('M86 128V42C86 24 104 24 104 38 104 48 93 48 93 40', '#e4e9ef', 3.6, 6.8) + dot(86, 50, 4.6, '#2f9a52', 1.6) +
    leaf(93.5, 41, 0, '#58c274', 0.6)
  const censer = line('M22 76 14 96M22 76 30 96M22 76V92', GOLD, 1.2) +
    `<g fill="none" stroke="#bfe6c8" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round">` +
    `<path d="M10 90C4 84 12 78 6 70M33 90C40 82 30 78 36 70 38 66 36 62 34 60"/></g>` +
    part('M12 98C12 90 16 88 22 86 28 88 32 90 32 98Z', GOLD, 1.7) +
    part('M11 98H33C33 108 28 113 22 113 16 113 11 108 11 98Z', '#c8923a', 1.7) + line('M17 92V96M22 90V96M27 92V96', '#7a3a12', 1.5) +
    dot(22, 84.5, 2.2, GOLD, 1.1) + line('M15 104H29', '#ffe6a0', 1.2)
  return stack(crook, cowl, split((c) => part(SHOULDERS, c(black)) +
    part('M50.4 84C43 86 37 88 34 92 36 104 38 116 39 128H50.4', c(white), 1.5)),
    face({ skin, brow: '#c9c4bd', jaw: 'gaunt', age: 2, tilt: 2, eyes: 'droop', nose: 'long', iris: '#4a6a50', lips: '#9a564e' }),
    split((c) => part('M50.4 64.5C45 62.5 42 65.5 39 70 37.5 68 36.5 65 36 62 34 72 38 82 50.4 87V75C46.5 75 43.5 73 43 71 45.5 69.2 48' +
    ' 69 50.4 69.5', c('#cfcac4'), 1.4)), rim,
    line('M50 92V118M42 100H58', GOLD, 4, 7) + dot(50, 100, 2.4, '#2f9a52', 1), sleeve(22, 76, black, white), censer,
      fist(22, 74, skin, 0.95), fist(86, 92, skin, 0.95, true))
}

/** 12 Executioner: a red hood, bare shoulders, the axe. */
export const executioner = (): string => {
  const cloth = '#b3202e', skin = '#d9a27a'
  const axe = line('M84 128V-12', '#7a4a26', 5, 8.4) + part('M83 -14C69 -20 55 -9 54 7 53 25 66 40 83 41 79 32 79 24 83 17Z', '#e8eef5',
    2) + part('M82 -13C69 -19 56 -8 55 7 54 24 66 38 81.5 40 72 35 62 24 62 8 62 -4 70 -12 82 -13Z', '#9fadbf', 0) +
    part('M86 -6 98 1 86 9Z', '#8f9cae', 1.7) + line('M80 -2H88M80 14H88', GOLD, 2.2, 4)
  return stack(axe, split((c) => part(SHOULDERS, c(skin)) +
    line('M10 104C16 98 26 98 32 104M32 104C38 110 44 110 48 106', c(mix(skin, '#6a2a2a', 0.5)), 1.4) +
    part('M20 90 28 87 50.4 112V126Z', c('#4a2c1c'), 1.5) + dot(34, 102, 1.7, c(GOLD), 0.8) + dot(42, 111.5, 1.7, c(GOLD), 0.8)),
    dot(50, 114, 7, '#8f97a4', 1.7) + dot(50, 114, 3, '#4a2c1c', 1.2),
    split((c) => part('M36 74H50.4V98L34 92Z', c(mix(skin, '#5a2a3a', 0.35)), 0)),
      face({ skin, brow: INK, jaw: 'square', lips: '#8f4a44', extra: (c) => line('M44 69.5H50', INK, 1.6) +
      [[38, 68], [40, 72], [43, 74.5], [46.5, 76], [37, 64.5], [41.5, 76.5]].map(([x, y]) => dot(x!, y!, 0.7, c('#7a4a3a'))).join('') }),
    split((c) => part('M50.4 11C36 11 28 21 27 37 26 52 25 66 15 84 20 86 23 92 28 96 31 92 35 94 38 98 35 86 33 74 36.5 63.5 41 61.5' +
      ' 46 63.5 50.4 66.5', c(cloth), 2.2) + line('M36 21C32.5 26 31 33 30.5 40M29.5 62C28.5 72 25 80 22 86M33 70C31.5 78 32 86 34 92',
      c('#6e0f1c'), 1.5) + line('M37 19.5C40 16.5 44 15 47 14.5', c('#e8606a'), 1.5) +
      part('M32.5 47C36 41.5 44.5 43 47.5 50.5 43.5 55.5 35.5 54.5 32.5 47Z', '#16090e', 1.5, c('#6e0f1c')) +
      part('M36 49C38.5 46.5 43 47 45 50.3 42.5 52.5 38.5 52 36 49Z', '#fff6dc', 0) + dot(41, 49.6, 1.7, INK) +
      line('M38 62.5 39 60M43 62.5 43.5 60M48 64.5 48.2 62', c('#f0a0a0'), 1.1)),
    fist(84, 96, skin, 1.15, true))
}

/** 14 Witch: a mane like fire, the moon on her brow, a cat. */
export const witch = (): string => {
  const flame = '#e8641e', skin = '#f0e2d6', night = '#3d2358'
  const mane = split((c) => part('M50.4 2C42 -3 31 0 27 8 20 4 10 9 8 19 13 17 16 20 15 25 6 26 0 36 2 47 6 43 10 44 11 49 4 56 1 70 6' +
    ' 82 9 77 13 77 15 81 11 92 15 102 24 106L50.4 104', c(flame), 2) + line('M24 16C17 28 17 42 19 54M32 12C25 26 24 42 26 60M17 60C14' +
    ' 70 15 80 19 90M25 68C22 80 23 90 28 98', c('#ffb45a'), 1.4))
  const moon = split((c) => line('M29 40C35 34 43 31.5 50 31.5', c(SILVER), 1.8, 3.6)) +
    part('M38 14C36 26 42 34 50 34 58 34 64 26 62 14 60 22 56 26 50 26 44 26 40 22 38 14Z', '#f6f2d8', 1.7) +
    dot(50, 20.5, 2.4, '#b06aff', 1.1)
  const eye = at(50, 102, 0, 1, line('M-22 -15C-12 -6-8 -4 0 -9 8 -4 12 -6 22 -15', GOLD, 1.5, 3.2) +
    part('M-15 0C-8 -9 8 -9 15 0 8 9-8 9-15 0Z', '#fffaf0', 1.8) + part('M-15 0C-8 -9 8 -9 15 0 9 -4-9 -4-15 0Z', GOLD, 1.2) +
    dot(0, 0.5, 5.6, '#37b24a', 1.3) + part('M0 -4.5C2 -2 2 3 0 5.5-2 3-2 -2 0 -4.5Z', INK, 0) + dot(-2, -1.5, 1.1, '#fff'))
  return stack(mane, split((c) => part(SHOULDERS, c(night)) + part('M50.4 96C44 86 38 84 34 82 26 84 18 86 12 92 18 94 20 98 20 104 26' +
    ' 100 30 102 32 108 38 104 44 106 50.4 112', c('#23143a'), 1.6)),
    split((c) => part('M50.4 70H42C42.5 78 41 82 37 85 42 88 47 93 50.4 99', c(mix(skin, '#8a4a5a', 0.18)), 1.3)),
    face({ skin, brow: '#b03a10', jaw: 'heart', eyes: 'almond', nose: 'long', freckles: true, iris: '#37b24a', lips: '#7a1f5a',
      mood: 'glad', lid: '#9a5ac8', tilt: 1.4, extra: (c) => dot(36, 63, 0.9, c('#c07a4a')) + dot(39, 61, 0.9, c('#c07a4a')) +
      dot(38.5, 64.5, 0.9, c('#c07a4a')) }), split((c) => part('M50.4 20C38 18 26 30 28 54 31 50 31 44 36 42 36 38 44 36 50.4 29', c(flame),
      1.6)), moon, eye, cat('#8f6ac8'))
}

/** 16 King: a closed crown, furs, a bared sword. */
export const king = (): string => {
  const royal = '#24489e', black = '#2a2028', skin = '#dca67e'
  const closed = split((c) => part('M50.4 30C42 30 35 29 31 26 26 10 37 -1 50.4 -2', c(royal), 1.8) +
    part('M50.4 35C42 35 34 34 28 30.5L26.5 20C34 25 42 26.5 50.4 26.5', c(GOLD), 1.8) +
    line('M29.5 22C25 5 38 -3 50 -4', c(GOLD), 3.4, 6.4) + pearls([[28.5, 12], [32, 4], [38.5, -1]], 1.4, c(IVORY)) +
    dot(34, 28.5, 2.2, c('#5fa8ff'), 1) + dot(42, 30.7, 2.2, c('#c22f3d'), 1) +
    part('M26.5 20C24 17 23 14 24.5 12 26.5 13 28 13 29.5 11.5 31 14 31 18 30 22Z', c(GOLD), 1.3)) +
    part('M50 25 54.5 30.5 50 36 45.5 30.5Z', '#5fa8ff', 1.2) + dot(50, -7, 4, GOLD, 1.5) +
    line('M50 -12V-19M46.5 -15.5H53.5', GOLD, 2.6, 5)
  const fur = split((c) => part('M50.4 84C38 80 20 82 8 91 0 98-3 106-3 113 2 110 6 112 7 117 11 111 16 111 18 117 22 111 28 111 30 118' +
    ' 35 112 42 112 44 119L50.4 114', c('#a39a92'), 1.8) + line('M12 98 10 104M20 93 19 100M29 90 29 97M38 91 39 98M16 107 15 111M26' +
    ' 104 26 109M36 104 37 110M8 107 6 111', c('#5f5660'), 1.7) + line('M46 101 46 108', c('#5f5660'), 1.7))
  const sword = part('M82 104 82 12 85.5 2 89 12V104Z', '#e8eef5', 1.8) + part('M85.5 2 89 12V104H85.5Z', '#96a4b8', 0) +
    line('M85.5 14V100', '#6f7d92', 1) + part('M70 102C78 99 93 99 101 102L100 108C92 106 79 106 71 108Z', GOLD, 1.7) +
    part('M82.5 107H88.5V126H82.5Z', '#5a2a1c', 1.6)
  const beard = split((c) => part('M50.4 64.5C45 62 41 65 37.5 68.5 34.5 64 32 58 30.5 50 25.5 62 25 78 29 90 34 97 38 94 41 101 44 97' +
    ' 47 100 50.4 104V75C46 75 43 72.5 42.3 71 45 69 48 69 50.4 69.5', c(black), 1.6) +
    line('M31.5 68C31 78 33 86 36 92M38.5 73C38 82 41 88 43 94', c('#6a5a66'), 1.2))
  return stack(hair(black, 8), split((c) => part(SHOULDERS, c(royal))), fur, at(0, -8, 0, 1, sword),
    face({ skin, brow: black, jaw: 'broad', nose: 'broad', eyes: 'narrow', heavy: 3.2, tilt: 2.6, iris: '#5f8fd0', lips: '#9a4a42',
    age: 2 }), line('M59 42C61 47 61.5 53 60 59', '#8f3a34', 1.6), beard, line('M44.5 92H55.5', GOLD, 2.4, 4.2),
    at(3.5, 3, 0, 0.93, closed),
    dot(22, 101, 10.5, '#3f7fe0', 1.8) + part('M22 90.5A10.5 10.5 0 0 1 22 111.5Z', '#28549e', 0) +
      line('M12 99C18 102 26 102 32 99M22 90.5V100', GOLD, 2.2) + line('M22 90V80M18 84.5H26', GOLD, 2.6, 5) +
      dot(18, 96, 1.6, '#dcecff'), fist(85.5, 107, skin, 1.05, true))
}

/** 18 Bishop: mitre, cope, the monstrance. */
export const bishop = (): string => {
  const green = '#1f7a44', skin = '#eccbb0'
  const mitre = split((c) => part('M50.4 34C43 34 35 33 30 31 23 14 33 -2 50.4 -18', c(green), 2) +
    part('M50.4 35C43 35 35 34 30 31.5L28.5 23C35 26.5 43 27.5 50.4 27.5', c(GOLD), 1.5) +
    line('M28.5 22C25 10 35 -4 49 -15', c(GOLD), 1.7) + part('M46.5 27.5V-10L50.4 -14V27.5Z', c(GOLD), 1.1) +
    part('M36 6H46.5V12.5H35Z', c(GOLD), 1.1) + dot(37, 28.5, 1.9, c('#e2395a'), 0.9) + dot(44, 30.3, 1.9, c('#7fd0ff'), 0.9)) +
    dot(50, 9.5, 4.4, '#e2395a', 1.4) + dot(48.8, 8.2, 1.2, '#ffc0c8') + dot(50, 31, 2, '#e2395a', 0.9)
  const rays = part(star(50, 98, 32, (i) => (i % 2 ? 12 : i % 4 ? 20.5 : 17), 5.6), '#f5cf5a', 1.5)
  const monstrance = part('M46 112H54L56 128H44Z', GOLD, 1.6) + rays + dot(50, 98, 11, GOLD, 1.6) + dot(50, 98, 7.6, '#fffdf2', 1.2) +
    line('M50 93.5V102.5M46 97H54', '#1f7a44', 1.9)
  const cope = split((c) => part(SHOULDERS, c(green)) + part('M50.4 82C42 84 34 86 31 89 33 104 37 116 41 128H50.4', c(IVORY), 1.4) +
    part('M31 88C24 90 20 92 17 94 22 106 26 118 28 128H41C37 116 33 104 31 88Z', c(GOLD), 1.5) +
    line('M24 95 29 101 25 104 31 110 28 114 33 120', c(DARK_GOLD), 1.5) +
    line('M8 100C11 110 12 120 11 128', c(mix(green, INK, 0.45)), 1.4))
  return stack(split((c) => part('M30 30C22 44 22 62 25 84L34 84 34 40Z', c(green), 1.5) + line('M25 78H33', c(GOLD), 2)), cope,
    face({ skin, brow: '#d8d2cc', jaw: 'square', nose: 'broad', eyes: 'droop', iris: '#3a5a48', age: 2, tilt: 2.4, extra: (c) =>
    part('M32.5 61C36 66 40 66 43 64.5 46 63.5 48 64.5 50.4 65V78.6C46 78.6 41 76.5 37 72 34.5 69 33 65 32.5 61Z',
    c(mix(skin, '#6f7484', 0.34)), 0) + line('M43.5 69.5C46 68.5 48 68.8 50 69', c('#7a3a3a'), 1.9) +
    line('M45.5 75C47 74 48.5 73.8 50 73.8', c('#8a6a66'), 1.2) }),
    split((c) => part('M31 38C27 46 27 54 29.5 60 32 56 32 48 34 40Z', c('#e6e0da'), 1.3)), mitre, monstrance, sleeve(27, 114, green, GOLD),
    sleeve(73, 114, green, GOLD, true), fist(35, 110, skin, 0.9), fist(65, 110, skin, 0.9, true))
}

/** 20 Inquisitor: a black hat, a lantern, a warrant. */
export const inquisitor = (): string => {
  const black = '#2d2733', skin = '#d8bba0', ember = '#c2301e'
  const hat = split((c) => part('M50.4 35C28 38 4 34 -4 28 8 23 24 22 31 22 32 8 40 3 50.4 3', c(black), 2) +
    part('M50.4 27C43 27 36 26 30.8 23L31.2 16C37 19 43 20 50.4 20', c(ember), 1.3) + line('M4 29C20 33 36 34 50 33', c('#6a5f74'), 1.2) +
    line('M0 28C10 25 20 24.5 29 24.5', c('#8f849a'), 1.2))
  const lantern = glow(21, 95, 21, '#ffb53a', 0.3) + line('M21 70V76M14 82C14 74 28 74 28 82', '#6f6672', 2.2, 4.2) +
    part('M10 84H32L28 79H14Z', '#4f4754', 1.7) + part('M11 84H31V108H11Z', '#ffd65a', 1.8) +
    part('M21 104C15 101 16 95 21 88 26 95 27 101 21 104Z', '#f0641e', 1.1) +
    part('M21 103C18.5 101 19 98 21 95 23 98 23.5 101 21 103Z', '#fff6cf', 0) + line('M16 84V108M26 84V108', '#4f4754', 1.6) +
    part('M8 107H34V114H8Z', '#4f4754', 1.7)
  const scroll = at(80, 98, 8, 1, part('M-14 -18C-8 -21 8 -21 14 -18V20C8 23-8 23-14 20Z', IVORY, 1.7) +
    part('M-16 -22C-8 -26 8 -26 16 -22V-16C8 -20-8 -20-16 -16Z', '#e2cfa2', 1.5) + line('M-9 -11H7M-9 -6H9M-9 4H8M-9 9H5', '#7a6450', 1.3) +
    line('M-10 -1H9', ember, 2.4) + dot(6, 14, 4.6, ember, 1.4) + line('M6 11.5V16.5M3.5 14H8.5', '#ffb0a0', 1.2))
  return stack(split((c) => part('M50.4 68C34 70 22 78 16 88L50.4 98', c(black), 1.6)), split((c) => part(SHOULDERS, c(black)) +
    part('M50.4 80C44 82 38 84 35 88 38 100 41 114 43 128H50.4', c('#f4efe4'), 1.5)), line('M50 96V119M42.5 104H57.5', ember, 4.2, 7),
    face({ skin, brow: '#4a4048', jaw: 'gaunt', eyes: 'narrow', nose: 'hooked', iris: '#c2301e', age: 2, tilt: 2.6, lips: '#8f4a48',
      extra: (c) => part('M34.5 54C38 57 43 57 46 54.5 43 60 37 59.5 34.5 54Z', c(mix(skin, '#5a2a4a', 0.3)), 0) +
      part('M50.4 74C47.5 74 46 75.5 46.5 78L50.4 88', c('#8a8088'), 1.3) +
      part('M50.4 64.5C46.5 64 43.5 66 41 71 44 69.5 47 68.3 50.4 68.3', c('#8a8088'), 1) +
      part('M31 40C27 48 28 56 31 62 33 56 32 48 34 41Z', c('#6a6068'), 1.3) }), hat, scroll, fist(74, 112, skin, 0.9, true), lantern,
      fist(21, 69, skin, 0.9))
}
