/** The ten characters of Mit List und Tücke who stand in a chapel by day. */
import { snakeBody, snakeHead } from '../parts/animals'
import { bareNeck, fist, robe, SHOULDERS, sleeve } from '../parts/bodies'
import { face, JAWS } from '../parts/faces'
import { fullBeard, hair, parted } from '../parts/hair'
import { crown, hood } from '../parts/hats'
import { backCard, dagger, goldSickle, leaf, lily, pearls, phial } from '../parts/props'
import {
  at, dot, each, glow, GOLD, group, hoop, INK, IVORY, line, mix, on, part, shade, SILVER, spark, split, stack, upTo, WOOD,
} from '../tones'

const HUCKSTER = '#e07a2c', HUCKSTER_TRIM = '#1f7f86'

/** 1 Charlatan: a crooked hat, green glass in his spectacles, a belt of phials. */
export const charlatan = (): string => {
  const hat = group('translate(50 30) skewX(-7) translate(-50 -30)', split((c) =>
    part('M50.4 31C43 31 36 30 32 27 34 14 33 0 28 -12 35 -16 43 -17 50.4 -17', c(HUCKSTER), 2) +
      line('M33 0C38 3 44 4 50 3', c(mix(HUCKSTER, INK, 0.45)), 1.3) +
    part('M50.4 31C43 31 36 30 32 27L32.8 17C38 20 44 21 50.4 21', c(HUCKSTER_TRIM), 1.4) +
    part('M50.4 37C32 38 17 36 9 30 18 26 26 25 31.5 26 37 30 43 31 50.4 31', c(HUCKSTER), 2)) +
      part('M38 -11H48L49 -1 39 0Z', '#f2c65a', 1.2) + line('M37 -8H40M42 -13V-10M47 -6H50M44 -2V1', INK, 0.9) +
      part('M62 25 66 8 74 9 70 26Z', IVORY, 1.3) + line('M69 12V20M65.5 16H72.5', '#c22f3d', 2))
  const strap = line('M8 91C32 93 58 104 80 128', '#6a3a1c', 7.5, 10.5) + line('M8 91C32 93 58 104 80 128', GOLD, 0.9) +
    phial(20, 95, '#4fa3e0', 0.9, 8) + phial(36, 99, '#f2c13a', 0.9, 14) + phial(52, 106, '#8a4fc0', 0.9, 20)
  return stack(hair('#4a2a1c', -4), robe(HUCKSTER, '#f6dca8'), strap,
    face({ skin: '#efc096', brow: '#3a2014', jaw: 'oval', eyes: 'round', nose: 'long', mood: 'laugh', tilt: -0.6, blush: true, extra: (c) =>
      part('M50.4 75C47 75 45.5 77 46 80L50.4 91', c('#4a2a1c'), 1.3) + line('M33.3 50a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0M47.7' +
      ' 49C48.5 48 49.5 47.7 50.4 47.7', c(GOLD), 1.7, 3.4) +
      part('M50.4 63C45 61.5 40 65 35.5 66 31 66.8 28.5 64 30 60.5 25.5 60 23 63.5 24.2 67.5 26 73 34 73.5 39.5 71 44 69 47 67.5 50.4 68Z',
        c('#4a2a1c'), 1.3) }),
    glow(40.5, 50, 6.4, '#36c2a8', 0.42), hat,
    phial(85, 62, '#e2395a', 2, 6) + at(85, 62, 6, 2, line('M0 3.5V8.5M-2.5 6H2.5', IVORY, 1.9)) + dot(93, 32, 2.2, '#ff8da3', 1) +
      dot(88, 24, 1.6, '#ff8da3', 0.9) + dot(95, 22, 1.2, '#ff8da3', 0.8), sleeve(86, 88, HUCKSTER, HUCKSTER_TRIM, true),
      fist(85, 86, '#efc096', 1.05, true))
}

const COURT_ROSE = '#c2274f'

/** 3 Courtesan: a horned headdress, two cards in her hand. */
export const courtesan = (): string => {
  const skin = '#fbd9c0', blonde = '#dba544'
  const horns = split((c) => part('M50.4 31C43 29 36 31 31 35 24 31 13 22 13 8 13 -5 26 -10 36 -4 43 0 48 8 50.4 17', c(COURT_ROSE), 2) +
    line('M18 14C25 17 33 17 40 2M16 6 30 30M25 -4 43 29M36 -3 47 20M20 22C28 21 38 16 46 9M26 30C34 28 42 24 49 18', c(GOLD), 1.1) +
    pearls([[22, 4], [30, 1], [37, 7], [26.5, 14], [34.5, 15.5], [42, 14], [33, 24.5], [41, 22]], 1.5, c(IVORY)) +
    line('M31 35C36 31 43 29 50 31', c(GOLD), 2.6, 4.8))
  return stack(split((c) => part('M24 24C12 38 12 62 4 84 0 96-4 104-6 112L22 104C24 84 28 66 32 52Z', c('#f6c9d4'), 1.4) +
    line('M18 44C16 62 12 82 4 100', c('#d98ba2'), 1.1)),
    hair(blonde, 10), bareNeck(skin),
    split((c) => part('M50.4 107C45 99 37 98 30 101 22 104 14 101 9 95 1 102-4 112-6 126H50.4', c(COURT_ROSE)) +
      line('M9 95C14 101 22 104 30 101 37 98 45 99 50 107', c(GOLD), 1.8) +
      line('M14 104C12 112 11 118 11 126M24 106C24 114 25 120 26 126', c(mix(COURT_ROSE, INK, 0.4)), 1.3) +
      part('M50.4 79.5C46 79.5 43 79 41.5 77.5L40.5 83C43.5 85 47 85.5 50.4 85.5', c('#2a1020'), 1.2)),
    dot(50, 88, 3.4, '#e2395a', 1.2), face({ skin, brow: '#7a4a1c', jaw: 'heart', eyes: 'almond', iris: '#4a7a3a', lips: '#c21f3d',
      lid: '#c77aa0', tilt: -1, blush: true, mood: 'glad' }), dot(39, 65, 1.1, INK), parted(blonde), horns,
    backCard(70, 98, 16, '#241a44', '#8d86c8', part('M2.5 -5a6 6 0 1 0 3.5 8.5 7 7 0 0 1-3.5-8.5Z', '#e9e2b8', 0)),
    backCard(82, 103, 34, '#f6ecd2', '#b8913c', part('M0 6C-8 0-6 -6-2.5 -6-1 -6 0 -4.5 0 -3.5 0 -4.5 1 -6 2.5 -6 6 -6 8 0 0 6Z', '#c21f3d',
      0)), fist(70, 114, skin, 0.95, true))
}

const VENOM = '#7fc32e'

/** 5 Poisoner: a phial, a ring, a snake up her arm. */
export const poisoner = (): string => {
  const dress = '#6a2f86', skin = '#f2d6c0', black = '#241a30'
  return stack(
    line('M30 -6 62 22M70 -6 38 22', SILVER, 2.2, 4.6) + dot(29, -7, 3, VENOM, 1.3) + dot(71, -7, 3, VENOM, 1.3),
    split((c) => part('M50.4 -4C40 -4 34 3 35 11 36 17 42 20 50.4 20', c(black), 2) + line('M38 8C41 3 46 1 50 1', c('#6a5a86'), 1.1)),
    hair(black, 4), robe(dress, '#2a1636', VENOM), split((c) =>
      part('M50.4 84C42 82 34 80 29 74 22 78 18 84 17 90 28 94 40 96 50.4 100', c('#3c1a4e'), 1.6) +
      line('M29 76C34 83 42 87 50 89', c(GOLD), 1.3)),
    face({ skin, brow: black, jaw: 'oval', eyes: 'almond', nose: 'long', mood: 'pout', blush: false, iris: '#4f9a1e', lips: '#6a1f4a',
      lid: '#8a5aa8', tilt: 1.2 }), parted(black),
    snakeBody('M20 126C34 116 50 122 64 116 82 108 74 96 84 86 92 77 82 68 86 58', VENOM), snakeHead(86.5, 54, VENOM, 8),
    phial(20, 74, VENOM, 1.9, -6), at(20, 78, -6, 1.15, part('M-4.5 0C-4.5 -6 4.5 -6 4.5 0 4.5 2 3 3 3 5H-3C-3 3-4.5 2-4.5 0Z', IVORY, 1) +
      dot(-1.8, -0.3, 1.1, INK) + dot(1.8, -0.3, 1.1, INK)),
    sleeve(20, 103, dress, VENOM), fist(20, 101, skin, 1.05), line('M11.5 102C13.5 98.5 16 103.5 19 99.5', GOLD, 2.2, 4) +
      dot(20, 98.6, 2, GOLD, 0.9) + dot(19.7, 98.2, 0.7, '#d8263c'))
}

/** 7 Assassin: a peaked hood, knives, a crown on his blade. */
export const assassin = (): string => {
  const cloth = '#33303e', blood = '#b01c30'
  const behind = split((c) => part('M50.4 0C38 4 22 20 17 44 14 60 15 80 21 93L50.4 97', c(cloth)) +
    part('M50.4 26C36 28 25 40 25 58 25 72 30 82 36 88H50.4', '#120c18', 0))
  const shadowed = split((c) => part(JAWS.gaunt, c('#8f6a5c'), 0) +
    part('M50.4 30C38 30 32 36 32 47L34 44C40 46 46 50 50.4 56', '#4a3038', 0) +
    part('M34.5 51C38 47.5 43.5 48 46.2 52.5 42.5 54.5 37.5 54 34.5 51Z', '#fff3c8', 1.2) + dot(41, 51.2, 1.8, '#b01c30') +
    part('M50.4 59C42 61 35 58 31.5 55 31 68 38 80 50.4 86', c('#241d2c'), 1.6) +
      line('M33.5 63C38 67 44 69 50 69M36 71C40 75 45 77 50 77', c('#5a4a66'), 1.2))
  const peak = split((c) => part('M50.4 0C36 4 20 22 16 52 22 38 33 31 42 33 46 35 49 40 50.4 48', c(cloth), 2) +
    line('M18.5 47C24 37 33 32.5 41.5 35 45 37 48 41 49.8 46', c(blood), 1.6) + line('M50 3C42 8 34 17 29 28', c('#5a5568'), 1.2))
  return stack(behind, split((c) => part(SHOULDERS, c(cloth)) +
    part('M50.4 88C40 88 30 90 22 96 30 108 38 118 44 128H50.4', c('#211d2a'), 1.4) + line('M22 96C30 108 38 118 44 128', c(blood), 2.2)),
    line('M14 98C30 98 48 108 62 128', '#6a4030', 6, 9) + [[24, 98], [37, 103], [49, 112]].map(([x, y]) =>
    at(x!, y!, 24, 1, part('M-2.4 -8H2.4V2L0 9-2.4 2Z', SILVER, 1.3) + part('M-3.4 -9H3.4V-6.5H-3.4Z', GOLD, 1))).join(''), shadowed, peak,
    dagger(0, 84, 104, 1.02), group('translate(84 88) rotate(-9) scale(.56) translate(-50 0)', crown(0, 1)),
      sleeve(84, 112, cloth, blood, true), fist(84, 113, '#4a4456', 1, true))
}

/** 9 Druid: antlers that reach over the card, a wreath, mistletoe and the golden sickle. */
export const druid = (): string => {
  const moss = '#4c7d31'
  const [back, rim] = hood(moss, '#2b4a1c')
  const antlers = split((c) => line('M40 22C32 10 18 20 9 13 4 9 2 2 3 -5M24 15C22 8 23 2 27 -4M13 15.5C8 21 4 25 0 27', c('#f6dfae'), 4.6,
    8.2) +
    leaf(3, -3, -10, c('#a6d840'), 0.7) + leaf(27, -2, 20, c('#a6d840'), 0.7) + leaf(1, 26, -110, c('#a6d840'), 0.7))
  const wreath = [[28, 36, -64], [33, 30, -42], [39, 27, -20], [46, 25.5, -6], [54, 25.5, 6], [61, 27, 20], [67, 30, 42],
    [72, 36, 64]].map(([x, y, t], i) => leaf(x!, y! + 5, t!,
    x! < 50 ? (i % 2 ? '#9cc748' : '#6da233') : shade(i % 2 ? '#6da233' : '#9cc748'), 0.95)).join('')
  const sprig = leaf(16, 104, -60, '#8fbf4a', 1.1) + leaf(22, 100, -20, '#6da233', 1.1) + leaf(30, 104, 40, '#8fbf4a', 1.1) +
    leaf(12, 112, -100, '#6da233') + dot(21, 106, 3, '#fdfbea', 1.2) + dot(27, 110, 3, '#fdfbea', 1.2) + dot(18, 112, 3, '#fdfbea', 1.2)
  return stack(at(0, 8, 0, 1, antlers), back, split((c) => part(SHOULDERS, c(moss)) +
    part('M50.4 84C40 85 32 88 27 93 31 106 36 116 40 128H50.4', c('#e9dfbe'), 1.4) + line('M27 93C31 106 36 116 40 128', c(GOLD), 1.6)),
    face({ skin: '#d9a67c', brow: '#c9bfaa', iris: '#3f7a2e', age: 2, tilt: 1, jaw: 'long', nose: 'broad', heavy: 3, extra: (c) =>
      line('M36 58V63M39 59V64', c('#3f6b2a'), 1.8) }), fullBeard('#d3c9b4', 112), line('M44 92H56M45.5 98H54.5', '#4c7d31', 2.2, 3.6), rim,
      wreath, sprig, goldSickle, fist(82, 112, '#d9a67c', 0.95, true))
}

/** A jackdaw on the monk's arm, that reads along. */
const jackdaw = part('M74 92C70 82 72 72 77 68 74 62 76 55 83 54 90 53 94 59 93 66 99 74 100 86 97 98L90 106 88 96C82 98 77 96 74 92Z',
  '#34304a', 1.8) +
  part('M83 54C90 53 94 59 93 66 99 74 100 86 97 98L90 106 88 96C92 84 90 66 83 54Z', '#231f36', 0) +
    part('M77 60 68 59 76 64Z', '#e8a83a', 1.2) +
  dot(82, 60.5, 2.6, '#dfe6ff', 1) + dot(81.6, 60.5, 1.2, INK) + line('M80 72C84 78 85 86 84 92', '#5f5a80', 1.3) +
    line('M80 95V99M85 96V100', '#e8a83a', 1.6)

/** 11 Monk: a shaven crown, a round laughing face, a book of gold letters. */
export const monk = (): string => {
  const habit = '#6b3f1e', skin = '#f2c49c', locks = '#6a3f20'
  const head = stack(split((c) => part('M50.4 22C33 20 24 34 24 52 24 60 26.5 65 29 68L50.4 62', c(locks)) +
    part('M29 52C24 50 23 58 26 63 28 66 31 65 31 62Z', c(skin), 1.4)),
    face({ skin, brow: locks, jaw: 'round', iris: '#5a4020', blush: true, mood: 'laugh', nose: 'button', lips: '#8f2f30', tilt: -0.3,
      extra: (c) => part('M50.4 67.6C47.5 67.6 45 67.2 43.2 66.6L44.2 69.2H50.4', '#fff', 0) +
      line('M41 76C44 78 47 78.4 50 78.4', c('#c08a68'), 1.2) }),
    split((c) => part('M50.4 12C38 12 30 18 28.5 30 36 27 44 26 50.4 26', c(skin), 1.8) +
      part('M50.4 31 46.5 34.5 43.5 31.5 39.5 36 37 33 33.5 39 32 38 31 45C30.5 49 30 52 29 56 24.5 49 24 36 29 29.5 35 25.5 44 24.5' +
      ' 50.4 24.5', c(locks), 1.6) + line('M36 20.5C38.5 17.5 42 16 45.5 15.5', '#fff', 1.5)))
  const pages = split((c) => part('M50.4 95C44 90 33 90 24 93L20 123 50.4 124', c(IVORY), 1.8) +
    line('M44 101H30M44 106H29M44 111H28.5M44 116H28', c('#a08868'), 1.2)) + part('M27 97H36V107H26Z', '#2b5cb3', 1) +
    line('M29 105C29 99 34 99 34 105M29.5 102.5H33.5', GOLD, 1.3) + line('M50 95V124', INK, 1.2) +
    part('M62 98H72L73 106H62Z', '#b81f33', 1) + spark(67, 102, 3.4, GOLD)
  return stack(split((c) => part('M50.4 70C36 72 20 78 14 90L50.4 100', c(mix(habit, INK, 0.25))) + part(SHOULDERS, c(habit))), head,
    split((c) => part('M50.4 84C42 84 33 80 27 74 19 78 15 86 17 93 28 99 40 100 50.4 99', c('#96602f'), 1.8) +
      line('M22 84C30 91 40 94 50 94', c('#5a3416'), 1.3)), at(0, -7, 0, 1, pages), jackdaw, sleeve(18, 106, habit, '#96602f'),
      sleeve(82, 106, habit, '#96602f', true), fist(20, 103, skin, 1), fist(80, 103, skin, 1, true))
}

/** 13 Intriguer: a chaperon, and a king on strings. */
export const intriguer = (): string => {
  const plum = '#5f2a5c', mustard = '#d6a02c', skin = '#eec29a'
  const tail = part('M68 30C82 36 88 54 83 72 80 84 86 94 92 100 78 102 70 92 72 78 75 62 74 46 64 38Z', shade(plum), 1.8) +
    line('M77 46C80 58 78 70 77 82', '#2a1030', 1.3)
  const chaperon = part('M38 18C38 4 54 -12 74 -9 86 -7 90 3 85 12 80 6 76 8 74 14 70 8 66 10 63 17Z', shade(plum), 1.9) +
    part('M38 18C40 6 50 -3 62 -7 54 1 52 10 54 18Z', plum, 0) +
    split((c) => part('M50.4 36C40 38 29 38 25 33 19 25 24 14 35 13 41 12 46 13 50.4 13', c(plum), 2) +
    line('M31 15C28 22 29 30 33 36M40 13C37 20 37 28 40 37', c('#8f4f8a'), 1.4)) + dot(50, 25, 4.2, GOLD, 1.4) + dot(50, 25, 2, '#36a87a')
  const doll = line('M7 68H33M20 62V75', WOOD, 3.2, 6) + line('M8 69 9 95M32 69 31 95M20 74V82', IVORY, 0.9) +
    part('M20 92C14 94 9 92 6 96L9 100C12 98 14 99 15 100L11 116H29L25 100C26 99 28 98 31 100L34 96C31 92 26 94 20 92Z', '#b81f33', 1.5) +
    dot(20, 88.5, 5.4, '#f5d9b8', 1.4) + part('M14.5 86 13 77 17 80.5 20 75.5 23 80.5 27 77 25.5 86Z', GOLD, 1.3) + dot(18, 89, 0.9, INK) +
    dot(22, 89, 0.9, INK) + line('M20 100V114', GOLD, 1.2)
  return stack(tail, hair('#231822', -4), split((c) => part(SHOULDERS, c(mustard)) +
    part('M50.4 84C44 84 38 83 34 79 29 83 26 88 26 94 34 100 42 104 50.4 106', c('#2a1a30'), 1.6) +
    line('M24 96C32 104 42 109 50 110', c(GOLD), 2.6, 4.8) +
    line('M34 106C35 114 36 120 37 128M16 96C18 106 18 116 16 128', c('#8a5f12'), 1.3)),
    face({ skin, brow: '#231822', jaw: 'gaunt', eyes: 'narrow', iris: '#36755a', tilt: 1.5, cocked: 2.4, nose: 'hooked', gaze: -1.4,
      blush: false, lips: '#a84a44', extra: (c) => part('M50.4 64.5C46 64 42 65.5 37 69.5 42 68.5 46 67.6 50.4 67.4', c('#231822'), 0.9) +
      part('M50.4 74C48 73.5 46.5 75 46.8 77.5L50.4 92', c('#231822'), 1.2) }), chaperon,
    part('M-12 80C-6 71 2 62 9 54L19 63C12 72 5 82-1 98L-12 106Z', mustard, 1.8) +
      part('M4 57 11 51 21 61 14 68Z', plum, 1.5), at(-6.5, -22, 0, 1.2, doll + fist(21, 64, skin, 0.8)))
}

/** A fan of points around (50, 84), left wing of the web collar, each as far as `grow` says. */
const WEB: [number, number][] = [[22, 25], [8, 40], [1, 60], [1, 82]]

/** One thread of the web, as far out as `grow`. */
const webRing = (grow: number): string => WEB.map(([x, y], i) => {
  const px = 50 + (x - 50) * grow, py = 84 + (y - 84) * grow
  if (!i) return `M${px.toFixed(1)} ${py.toFixed(1)}`
  const [ox, oy] = WEB[i - 1]!
  const mx = 50 + ((x + ox) / 2 - 50) * grow * 0.88, my = 84 + ((y + oy) / 2 - 84) * grow * 0.88
  return `Q${mx.toFixed(1)} ${my.toFixed(1)} ${px.toFixed(1)} ${py.toFixed(1)}`
}).join('')

/** 15 Queen: a collar of spider's web, a spider on a thread. */
export const queen = (): string => {
  const royal = '#2a56b8', raven = '#1c1a34', skin = '#f8e6dc'
  const collar = split((c) => part(`${webRing(1)}L50.4 100V70Z`, c('#dfe9fb'), 1.8) +
    line(webRing(0.82) + webRing(0.64) + WEB.map(([x, y]) => `M50 84L${x} ${y}`).join(''), c('#6f88c8'), 1.1) + pearls(WEB, 2, c(IVORY)))
  const spikes = split((c) => part('M50.4 31C43 31 36 30 31 28L25 8 33.5 18 34 -4 41 15 43.5 -10 47.5 13 50.4 -18', c(SILVER), 1.9) +
    line('M31.5 25C37 27.5 44 28.5 50 28.5', c('#6f7f98'), 1.3) + dot(38, 23, 2, c('#2a56b8'), 0.8) +
    pearls([[25, 7.5], [34, -4.5], [43.5, -10.5]], 1.9, c('#9fc4ff'))) + part('M50 14 54 20 50 26 46 20Z', '#2f7fe0', 1.2) +
    dot(50, -18.5, 2.4, '#9fc4ff', 1.1)
  const spider = at(0, -5, 0, 1, line('M50 88V97', SILVER, 1) +
    split((c) => line('M48 103C43 99 40 99 38 102M48 105C42 104 39 106 37 110M48 107C44 110 43 113 43 116', c(GOLD), 1.5, 3)) +
    dot(50, 108.5, 4.8, '#1c1030', 1.5) + dot(50, 102, 3.2, '#1c1030', 1.3) + part('M50 105.5 52 108.5 50 111.5 48 108.5Z', '#e2395a', 0))
  return stack(collar, hair(raven, 0), bareNeck(skin), split((c) => part('M50.4 122C46 108 38 98 28 93 22 91 16 92 12 94 2 101-4 112-6' +
    ' 126H50.4', c(royal)) + line('M28 93C38 98 46 108 50 122', c(GOLD), 2) +
    line('M14 98C16 106 16 116 14 126M26 98C29 106 30 116 30 126', c(mix(royal, INK, 0.45)), 1.3)), spider,
    face({ skin, brow: raven, jaw: 'heart', eyes: 'almond', nose: 'long', blush: false, iris: '#2a66d0', lips: '#8f1438', lid: '#7f8fd0',
      tilt: 0.8 }), parted(raven), at(4, 3, 0, 0.92, spikes))
}

/** 17 Saint: a halo, a white veil, lilies, folded hands. */
export const saint = (): string => {
  const rays = upTo(24).map((i) => `M${on(50, 46, 31, i * 15)}L${on(50, 46, i % 2 ? 43 : 48, i * 15)}`).join('')
  const halo = line(rays, '#c8901e', 2) + dot(50, 46, 38, '#f9d25e', 1.8) +
    part('M50 8.9A37.1 37.1 0 0 1 50 83.1Z', '#dfac42', 0) +
    hoop(50, 46, 32.5, '#fff4c4', 1.6) +
    each(upTo(20), (i) => at(50, 46, i * 18, 1, dot(0, -35, 0.9, '#9a6a12')))
  const veil = split((c) => part('M50.4 14C34 14 24 26 23 44 21 64 14 80 8 96L30 100C30 84 30 70 31 56 30 44 38 32 50.4 30', c('#fdf9ee'),
    1.9) + line('M27 48C26 66 22 82 17 96', c('#b9c4da'), 1.2) + line('M31.5 52C31 42 39 32 50 30.5', c(GOLD), 1.5))
  const stems = line('M32 126C26 112 22 96 18 78M32 126C32 110 34 100 32 88', '#5a9a3a', 2, 4) + leaf(26, 112, -58, '#7db84a', 0.9)
  return stack(halo, split((c) => part(SHOULDERS, c('#7fb2e2')) +
    part('M50.4 82C42 84 34 86 30 90 32 104 36 116 40 128H50.4', c('#fdf9ee'), 1.4) + line('M30 90C32 104 36 116 40 128', c(GOLD), 1.6)),
    face({ skin: '#fbe0ca', brow: '#b98a4a', jaw: 'oval', eyes: 'shut', nose: 'fine', lips: '#d0706a', blush: true, tilt: -1 }),
    parted('#e0b860'), veil,
    stems + lily(17, 76, -14, 1.15) + lily(32, 88, 6, 1.05) + lily(9, 92, -40, 0.9) + line('M26 108C20 104 14 100 10 94', '#5a9a3a', 1.8),
    split((c) => part('M50.4 86C47 88 44.5 95 43 102 41 108 38 113 35 118L50.4 124', c('#fbe0ca'), 1.6) +
      line('M47.8 92C46.5 98 45.5 103 44 107', c('#d09a80'), 1) + part('M43 104C38 106 34 111 32 116L40 127H50.4V119C47 114 44.5 109 43' +
      ' 104Z', c('#7fb2e2'), 1.6) + line('M43 104C45 110 47.5 115 50 119', c(GOLD), 1.6)), line('M50 87V114', INK, 1.1))
}

/** 19 Wizard: planets circle his hat, a flame stands on his hand. */
export const wizard = (): string => {
  const night = '#2b2470', sun = '#f5c02e', skin = '#e2b48c'
  const cap = split((c) => part('M50.4 33C42 33 35 32 31 29 31 14 27 0 24 -13 32 -17 42 -18 50.4 -18', c(night), 2) +
    part('M50.4 34C42 34 35 33 30.5 30L30.5 22C36 25 43 26 50.4 26', c(sun), 1.5) +
    part('M24 -13C32 -17 42 -18 50.4 -18V-12C42 -12 33 -11 25.2 -7Z', c(sun), 1.3)) + spark(50, 7, 9, sun) + spark(37, 0, 3.6, '#ffe9a0') +
    spark(63, 0, 3.6, '#c8a84a') + spark(38, 14, 2.6, '#ffe9a0') + spark(62, 14, 2.6, '#c8a84a') +
    part('M50 26.5 53.5 30 50 33.5 46.5 30Z', '#e2395a', 1)
  const orbitBack = line('M4 62C-4 48 20 34 50 34 80 34 104 48 96 62', GOLD, 1.4, 3.2)
  const orbitFront = line('M4 62C10 74 30 80 50 80 70 80 90 74 96 62', '#ffe08a', 1.5, 3.4) + dot(5, 61, 5, '#e2603a', 1.5) +
    dot(4, 59.5, 1.5, '#ffb48a') + dot(91, 68, 6.4, '#58b8e0', 1.5) + line('M82 70C86 74 97 70 100 65', '#f4e4ae', 1.5) +
    dot(24, 76.5, 3.2, '#f4e4ae', 1.3)
  const beard = split((c) => part('M50.4 65C45 62 41 65 38 68.5 35 64 32.5 58 31 51 26 62 27 76 31 84 33 91 32 99 28 109 38 108 44 100' +
    ' 46 92L50.4 88V74.5C46 74.5 43 72.5 42.3 71 45 69 48 69 50.4 69.5', c('#eef0f4'), 1.6) +
    line('M33 70C34 80 38 88 37 101M40 74C40 82 43 87 42 95', c('#9a98b4'), 1.2) + part('M31.8 92H43L42 97H31.5Z', c(GOLD), 1.2))
  const flame = part('M80 108C70 104 70 92 78 86 79 91 82 92 83 88 84 82 82 78 86 72 87 80 96 86 95 97 94 105 88 109 80 108Z', sun, 1.7) +
    part('M81 106C76 102 78 95 83 92 84 96 89 97 88 102 87 106 84 107 81 106Z', '#fff6cf', 0)
  return stack(orbitBack, hair('#dfe2ea', 6), split((c) => part(SHOULDERS, c(night)) +
    part('M50.4 82C40 82 30 84 24 88 26 100 30 114 34 128H50.4', c(sun), 1.5) + line('M24 88C26 100 30 114 34 128', c('#fff0b8'), 1.2)) +
    spark(12, 106, 5, sun) + spark(20, 117, 3, sun), face({ skin, brow: '#eef0f4', iris: '#d08a12', age: 2, tilt: 1.6, jaw: 'long',
    nose: 'hooked', heavy: 3.2 }), beard, at(4, 2.6, 0, 0.92, cap), orbitFront, flame)
}
