/** The tinctures of fields: classes of cards.css that set --field, --field-deep and --charge. */
export type Tincture =
  | 'purpure' | 'vert' | 'azure' | 'tenne' | 'gules' | 'celeste' | 'sable' | 'argent' | 'or' | 'rose' | 'murrey' | 'cendree'

/** How a field is strewn or divided, so that houses are told apart without their colour. */
export type Pattern =
  | 'plain' | 'lozengy' | 'wavy' | 'seme' | 'bendy' | 'chevronny' | 'papelonne' | 'chequy' | 'fretty' | 'ermine' | 'paly' | 'barry'

/** How the backs of a game's cards are woven. */
export type Weave = 'basket' | 'lattice' | 'rings' | 'herringbone' | 'ogee'

/** How the emblem is borne: on the bare field, in glory, on a shield, over a slash, in outline, or under a sun or a moon. */
export type Bearing = 'bare' | 'glory' | 'shield' | 'slash' | 'shade' | 'sun' | 'moon'

/** One tile of a pattern on a card of 100 x 140: filled shapes, or lines of a given width. */
export interface Tile {
  width: number
  height: number
  d: string
  line?: number
}

export const PATTERNS: Record<Exclude<Pattern, 'plain'>, Tile> = {
  lozengy: { width: 18, height: 26, d: 'M9 0 18 13 9 26 0 13Z' },
  wavy: { width: 24, height: 18, d: 'M0 6Q6 0 12 6T24 6V13Q18 19 12 13T0 13Z' },
  seme: {
    width: 24,
    height: 24,
    d: 'M6 0Q6.8 5.200 12 6 6.800 6.800 6 12 5.200 6.800 0 6 5.200 5.200 6 0ZM18 12Q18.800 17.200 24 18 18.800 18.800 18 24 17.200 18.800 12 18 17.200 17.200 18 12Z',
  },
  bendy: { width: 18, height: 18, d: 'M0 9 9 0H18L0 18ZM18 9V18H9Z' },
  chevronny: { width: 32, height: 20, d: 'M0 12 16 0 32 12V22L16 10 0 22Z' },
  papelonne: { width: 24, height: 24, d: 'M0 0A12 12 0 0 0 24 0M-12 12A12 12 0 0 0 12 12 12 12 0 0 0 36 12M0 24A12 12 0 0 0 24 24', line: 3 },
  chequy: { width: 20, height: 20, d: 'M0 0H10V10H0ZM10 10H20V20H10Z' },
  fretty: { width: 20, height: 20, d: 'M-2 -2 22 22M22 -2-2 22', line: 2.6 },
  ermine: {
    width: 24,
    height: 30,
    d: 'M6 2 8 5 6 8 4 5ZM6 8Q7 14 10 17 7 15.500 6 17 5 15.500 2 17 5 14 6 8ZM18 17 20 20 18 23 16 20ZM18 23Q19 28 22 30H14Q17 28 18 23Z',
  },
  paly: { width: 16, height: 16, d: 'M0 0H8V16H0Z' },
  barry: { width: 16, height: 18, d: 'M0 0H16V9H0Z' },
}

export const WEAVES: Record<Weave, Tile> = {
  basket: {
    width: 16,
    height: 16,
    d: 'M1 2H7M1 4H7M1 6H7M10 1V7M12 1V7M14 1V7M2 9V15M4 9V15M6 9V15M9 10H15M9 12H15M9 14H15',
    line: 1.1,
  },
  lattice: { width: 14, height: 14, d: 'M0 0 14 14M14 0 0 14M7 4 10 7 7 10 4 7Z', line: 1 },
  rings: { width: 16, height: 16, d: 'M8 1A7 7 0 0 1 8 15 7 7 0 0 1 8 1M0 -7A7 7 0 0 1 0 7M16 -7A7 7 0 0 0 16 7M0 9A7 7 0 0 1 0 23M16 9A7 7 0 0 0 16 23', line: 1 },
  herringbone: { width: 16, height: 12, d: 'M0 0 8 6 16 0M0 4 8 10 16 4M0 8 8 14 16 8M0-4 8 2 16-4', line: 1 },
  ogee: { width: 18, height: 26, d: 'M9 0C9 6 18 7 18 13S9 20 9 26C9 20 0 19 0 13S9 6 9 0M9 8 11 13 9 18 7 13Z', line: 1 },
}
