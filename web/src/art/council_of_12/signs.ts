/** The signs of the council, on 100 x 100: outlines that hold at 20 px. */
import { FIVE } from '../parts/props'
import { at, DARK_GOLD, dot, type Drawing, GOLD, IVORY, line, mix, part, shade, split } from '../tones'

/** The outline of signs. */
const W = 4.5

/** A heart's left half. */
const HALF_HEART = 'M50.4 88C30 74 8 56 8 34 8 18 19 10 30 10 40 10 47 16 50.4 26'

/** A heart of favour. */
const heart = (c: string): string =>
  split((t) => part(HALF_HEART, t(c), W) + line('M50 78C34 66 16 52 16 35 16 25 22 18 30 17', t(mix(c, '#ffffff', 0.45)), 3.4)) +
    part('M24 33C24 27 28 24 33 24 31 29 28 32 24 33Z', '#fff', 0)

/** A heart that was lost. */
const lostHeart = part('M50 88C30 74 8 56 8 34 8 18 19 10 30 10 40 10 47 16 50 26 53 16 60 10 70 10 81 10 92 18 92 34 92 56 70 74 50 88Z',
  '#3a2a48', W, '#8a7a98') + line('M50 28 42 42 56 52 46 66 52 78', '#8a7a98', 4)

/** The council's bell. */
const bell = split((t) => part('M50.4 92C44 92 41 88 41 83H50.4', t('#b9852e'), W) +
  part('M50.4 18C38 18 31 28 30 44 29 60 24 66 15 72H50.4', t(GOLD), W) + part('M50.4 70H16C11 72 10 82 16 83H50.4', t('#f0cd74'), W) +
  line('M36 36C34 46 34 56 30 64', t('#fff3c8'), 4) + line('M50 58H33', t(DARK_GOLD), 2.6)) +
  line('M42 18V13C42 4 58 4 58 13V18', GOLD, 4.5, 11) + part('M50 34 58 44 50 54 42 44Z', '#c22f3d', 3)

/** Its sound. */
const peal = split((t) => line('M18 28C10 36 8 48 10 56M8 18C-3 30-4 48-1 60', t('#ffe08a'), 5, 9))

/** A stall of the chamber; the council chair has gold, cushion and star. */
const stall = (wood: string, pad: string): string =>
  split((t) => part('M50.4 8C38 8 26 16 26 32V62H50.4', t(wood), W) + part('M50.4 18C41 18 35 24 35 34V60H50.4', t(pad), 3.4) +
    part('M50.4 60H24C20 60 20 72 24 72H50.4', t(mix(pad, '#ffffff', 0.16)), W) + part('M50.4 72H22V81H50.4', t(wood), W) +
    part('M26 40H16C11 40 11 49 16 49L17 72H25Z', t(mix(wood, '#ffffff', 0.14)), W) +
    part('M15 70H25V98H17Z', t(mix(wood, '#ffffff', 0.06)), W))

/** An ordinary seat. */
const seatSign = stall('#b57a42', '#5f8f76')

/** The council chair. */
const chair = stall('#d9a640', '#a82b3a') + at(50, 38, 0, 1, part(FIVE, '#ffe9a8', 3))

/** The empty throne. */
const throneSign = split((t) => part('M50.4 22H26L22 18V66H50.4', t(GOLD), W) + part('M50.4 30H32V62H50.4', t('#a82b3a'), 3.4) +
  part('M50.4 62H22C17 62 17 76 22 76H50.4', t('#c8384a'), W) + part('M50.4 76H19V86H50.4', t(GOLD), W) +
  part('M24 44H12C6 44 6 54 12 54L13 76H23Z', t('#f0cd74'), W) + part('M12 74H23V99H14Z', t('#d9a640'), W) +
  dot(22, 17, 5, t('#f0cd74'), 3.4)) +
  part('M33 24 28 4 40 12 50 -2 60 12 72 4 67 24Z', '#f6d880', W) + part('M50 -2 60 12 72 4 67 24H50Z', '#b98b2e', 0) +
    dot(50, 15, 3.8, '#2f9ad0', 2) + line('M41 42 50 50 59 42M41 52 50 60 59 52', '#f0cd74', 2.6)

/** A speaking banner: hung from its rod, with the tongue of a speech bubble. */
const speaking = (cloth: string, charge: string): string =>
  part('M12 12H88V70H61L50 93 39 70H12Z', cloth, W) + part('M50 12H88V70H61L50 93Z', shade(cloth), 0) +
    part('M12 12H88V70H61L50 93 39 70H12Z', 'none', W) + line('M18 19V64H43L50 79 57 64H82V19', GOLD, 2) + line('M8 11H92', GOLD, 5, 10) +
    dot(7, 11, 5, GOLD, 3) + dot(93, 11, 5, GOLD, 3) + charge

/** Somebody. */
const bust = (x: number, y: number, s: number, c: string): string =>
  at(x, y, 0, s, part('M-17 20C-17 6-10 1 0 1 10 1 17 6 17 20Z', c, 3.4) + part('M0 1C10 1 17 6 17 20H0Z', shade(c), 0) +
    dot(0, -9, 9.5, c, 3.4) + part('M0 -18.5A9.5 9.5 0 0 1 0 0.5Z', shade(c), 0))

/** Nobody: a dashed outline. */
const hollow = (x: number, y: number, s: number): string =>
  at(x, y, 0, s, `<g fill="none" stroke="${IVORY}" stroke-width="4" stroke-dasharray="6 5">` +
    `<path d="M-17 20C-17 6-10 3 0 3 10 3 17 6 17 20Z"/>` +
    '<circle cx="0" cy="-9" r="10"/></g>')

/** Something shines. */
const gleam = line('M33 32 29 28M67 32 71 28M29 43H24M71 43H76', '#ffe08a', 4)
export const SIGNS = {
  favour: heart('#e0404a'), 'favour-lost': lostHeart, bell, 'bell-rung': peal + bell, throne: throneSign, seat: seatSign, chair,
  'say-alone': speaking('#a8282f', bust(50, 43, 0.84, '#f6d070') + gleam),
  'say-part': speaking('#1f7a5a', bust(33, 40, 0.62, IVORY) + bust(67, 40, 0.62, IVORY) + bust(50, 44, 0.76, '#f6d070')),
  'say-nothing': speaking('#465472', hollow(50, 42, 0.84)),
} as const
export type SignId = keyof typeof SIGNS
/** A sign by its id. */
export const sign = (id: SignId): Drawing => ({ key: `sign-${id}`, box: '-4 -6 108 108', draw: () => SIGNS[id] })
