/** The tokens of Mit List und Tücke and its chapel. */
import { at, clipped, dot, type Drawing, each, GOLD, group, INK, IVORY, line, mix, part, shade, spark, stack, star, type Tone } from '../tones'

export type Influence = 'blue' | 'green' | 'yellow'
export type TokenId = Influence | 'elimination' | 'elimination-1' | 'elimination-3'

/** Field, rim and sign of the three influences (royal, church, magic), on 48 x 48. */
const INFLUENCES: Record<Influence, { field: string; rim: string; sign: string }> = {
  blue: {
    field: '#2b66d8', rim: '#cfe0ff',
    sign: part('M11 34 9 16 17 23 24 10 31 23 39 16 37 34Z', '#fdf6e2', 2) + line('M12 30H36', '#2b66d8', 2.2) +
      dot(24, 24.5, 2.2, '#2b66d8'),
  },
  green: {
    field: '#1f8a48', rim: '#cdeccf',
    sign: each([0, 90, 180, 270], (a) => group(`rotate(${a} 24 24)`,
      part('M24 26C16 21.5 16.5 13.5 24 6.5 31.5 13.5 32 21.5 24 26Z', '#fdf6e2', 2) +
      line('M24 18.5V13', '#1f8a48', 1.1))) + dot(24, 24, 3.6, GOLD, 1.6),
  },
  yellow: { field: '#f7c52a', rim: '#fff3bf', sign: part(star(24, 24, 16, (i) => (i % 2 ? 6.8 : i % 4 ? 12 : 17.5)), '#4a2a96', 1.6) +
    dot(24, 24, 3, '#fff3bf') },
}

/** A counter of cardboard with its rim. */
const counter = (field: string, rim: string, sign: string): string =>
  dot(24, 24, 23, rim, 2) + dot(24, 24, 18.5, field, 1.4) + part('M24 6.2A17.8 17.8 0 0 1 24 41.8Z', shade(field), 0) + sign

/** The crest on a card: no rim, the sign larger, because it is only 11 px wide at 44. */
export const crest = (kind: Influence): string => {
  const { field, sign } = INFLUENCES[kind]
  return `<circle cx="24" cy="24" r="23" fill="${field}" stroke="${IVORY}" stroke-width="5"/>` + dot(24, 24, 22, field, 2) +
    part('M24 3A21 21 0 0 1 24 45Z', mix(field, shade(field), 0.5), 0) +
    group('translate(-3.6 -3.6) scale(1.15)', sign)
}

/** A skull with the points of an elimination on its brow. */
const skull = (points: string, field: string, rim: string, bone: string): string =>
  counter(field, rim, part('M24 4C11 4 6 12 6 21 6 28 10 32 14 33L15 42H33L34 33C38 32 42 28 42 21 42 12 37 4 24 4Z', bone, 2) +
    part('M11 28.5C13 25 19.5 26 20.5 29 19.5 32.5 13 32.5 11 28.5ZM37 28.5C35 25 28.5 26 27.5 29 28.5 32.5 35 32.5 37 28.5Z', INK, 0) +
      line('M20.5 36V41M24 36V41M27.5 36V41', INK, 1.5) +
    part('M24 30.5 22.5 34H25.5Z', INK, 0) +
      (points ? `<text x="24" y="24.5" text-anchor="middle" class="hs-num" font-size="24" fill="#7a0f22">${points}</text>` : ''))

const influence = (kind: Influence): string => counter(INFLUENCES[kind].field, INFLUENCES[kind].rim, INFLUENCES[kind].sign)
const TOKENS: Record<TokenId, () => string> = {
  blue: () => influence('blue'),
  green: () => influence('green'),
  yellow: () => influence('yellow'),
  elimination: () => skull('', '#5a5266', '#b9b4c4', '#fdf6e2'),
  'elimination-1': () => skull('1', '#5a5266', '#b9b4c4', '#fdf6e2'),
  'elimination-3': () => skull('3', '#a3182c', '#e8707c', '#f9d264'),
}
/** A token of Mit List und Tücke, from 20 px. */
export const token = (id: TokenId): Drawing => ({ key: `token-${id}`, box: '0 0 48 48', draw: TOKENS[id] })

/** The left half of the chapel with its trees. */
const nave = (c: Tone, pane: string, rose: string): string => {
  const stone = '#efe2c4', roof = '#8f3a34'
  return stack(
    part('M22 104C14 92 18 68 24 56 30 68 34 92 26 104Z', c('#3f7a4a'), 1.5) +
      line('M24 104V112', c('#6a4526'), 2.4), part('M38 106C33 98 35 82 39 74 43 82 45 98 40 106Z', c('#4c8a52'), 1.4),
    part('M54 70H76V106H54Z', c(mix(stone, '#b09a70', 0.25)), 1.7) + part('M50 72 58 54H78V72Z', c(roof), 1.7) +
      part('M60 102V88C60 82 64 79 66 77 68 79 72 82 72 88V102Z', pane, 1.4) + line('M66 78V102M60 90H72', c(INK), 0.8),
    part('M74 108V44L100.5 22V108Z', c(stone), 1.8) + part('M70 48 100.5 20V12L68 43Z', c(roof), 1.6) +
      line('M74 62H80M74 76H78M74 90H80M86 50H92M84 100H88', c('#b9a578'), 1.2),
    part('M90 24V-2H100.5V24Z', c(stone), 1.6) + part('M86 0 100.5 -26V0Z', c(roof), 1.7) +
      part('M95 18V8C95 4 98 2 100.5 0V18Z', c('#2a1c3a'), 1.3),
    part('M100.5 66C92 66 86 60 86 52 86 44 92 38 100.5 38', rose, 1.6) +
      line('M100 40V66M88 52H100M91 43 100 52M91 61 100 52', c('#8a4a1c'), 1),
    part('M88 108V88C88 80 94 75 100.5 70V108Z', c('#7a4a26'), 1.6) +
      line('M94 80V108', c('#4a2810'), 1.1), part('M84 108H100.5V113H82Z', c('#d8c8a0'), 1.3))
}
/** The left half of the lawn and the path. */
const lawn = (c: Tone): string =>
  part('M-2 106C24 96 60 92 100.5 92V142H-2Z', c('#7db45a'), 1.6) + part('M-2 124C30 116 70 113 100.5 113V142H-2Z', c('#5f9a48'), 0) +
    part('M88 112H100.5V142H70C78 132 86 122 88 112Z', c('#e2d2a6'), 0)
/** The chapel between day and night, on 200 x 140; the lawn in front is free for tokens. */
const view = (): string => {
  const dusk: Tone = (c) => mix(c, '#1d1440', 0.46)
  const day = '<rect width="200" height="140" fill="#a9dcf2"/>' + dot(34, 30, 13, '#fbe08a') +
    line('M34 10V5M34 50V55M14 30H9M54 30H59M20 16 16 12M48 16 52 12M20 44 16 48M48 44 52 48', '#fbe08a', 2.2) +
    part('M58 44C56 38 64 36 66 40 69 35 77 37 76 43 80 43 80 48 76 48H58C55 48 55 44 58 44Z', '#ffffff', 0)
  const night = '<rect x="100" width="100" height="140" fill="#1d1740"/>' +
    part('M168 14a16 16 0 1 0 12 27 19 19 0 0 1-12-27Z', '#f4e4ae', 0) +
    spark(126, 24, 5) + spark(148, 60, 4) + spark(188, 66, 4) + spark(134, 46, 2.6) + spark(190, 18, 3)
  const walls = at(28, 37, 0, 0.72, nave((c) => c, '#7fc0ee', '#9fd4f4')) +
    group('matrix(-.72 0 0 .72 172 37)', nave(dusk, '#ffcf5a', '#ffd873')) +
    at(28, 37, 0, 0.72, line('M100 -26V-37M95.5 -32.5H104.5', GOLD, 2.6, 5.2) + dot(100, 12, 4, GOLD, 1.3))
  const land = day + night + lawn((c) => c) + group('matrix(-1 0 0 1 200 0)', lawn(dusk)) + walls
  const rim = `<rect x="2" y="2" width="196" height="136" rx="8" fill="none" stroke="${INK}" stroke-width="3"/>` +
    `<rect x="4.5" y="4.5" width="191" height="131" rx="6" fill="none" stroke="${GOLD}" stroke-width="1.2"/>`
  return clipped('wide', land) + rim
}
export const CHAPEL: Drawing = { key: 'chapel', box: '0 0 200 140', draw: view }
