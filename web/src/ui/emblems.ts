import acorn from 'icon:acorn'
import anchor from 'icon:anchor'
import castle from 'icon:castle'
import fleur from 'icon:fleur-de-lys'
import galleon from 'icon:galleon'
import harp from 'icon:harp'
import horseshoe from 'icon:horseshoe'
import key from 'icon:key'
import leaves from 'icon:three-leaves'
import moon from 'icon:moon'
import rose from 'icon:rose'
import sun from 'icon:heraldic-sun'
import trident from 'icon:trident'

/** Each seat's own charge, so that seats are told apart without their colour. */
export const EMBLEMS: readonly string[] = [
  fleur, castle, rose, sun, anchor, key, moon, harp, galleon, leaves, trident, acorn, horseshoe,
]

export function emblemOf(seat: number): string {
  return EMBLEMS[seat % EMBLEMS.length] as string
}

/** The class that gives an element the seat's colour as --seat and what is legible on it as --on-seat. */
export function colourOf(seat: number): string {
  return `seat-${seat % EMBLEMS.length}`
}
