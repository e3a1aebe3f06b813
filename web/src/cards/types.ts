import type { Bearing, Pattern, Tincture, Weave } from './heraldry'

/** What is printed on the front of a card. Icons are paths on 512 x 512. */
export interface Face {
  /** the word on the banner: short, it must be legible on a card of 64 px */
  name: string
  /** the number or rank in the medallion */
  mark?: string
  /** or an icon in the medallion */
  markIcon?: string
  emblem: string
  tincture: Tincture
  pattern: Pattern
  bearing?: Bearing
  /** ability symbols, hanging as pennons from the upper edge; at most three */
  signs?: readonly string[]
}

/** The back of a card lying face down: the game's weave, and what everybody may know about this card. */
export interface Back {
  weave: Weave
  tincture: Tincture
  emblem: string
  /** the public number of the card */
  mark?: string
  /** the seat that laid it */
  by?: number
}
