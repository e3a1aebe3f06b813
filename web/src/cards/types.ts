import type { BackId } from '../art/back'
import type { Picture } from '../art/card'

/** The front of a card. */
export interface Face {
  look: Picture
  /** the word on the banner of a large card */
  name: string
  /** in the medallion, where it is not what is printed; '' for none */
  mark?: string
  /** the seat whose banner hangs on the card */
  by?: number
}

/** The back of a card lying face down, and what everybody may know about this card. */
export interface Back {
  kind: BackId
  /** the public number of the card */
  mark?: string
  /** the seat that laid it */
  by?: number
  /** the card itself, for who may know it: it looks out of the middle of the back */
  known?: Picture
}
