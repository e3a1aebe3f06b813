import { look as lookOf } from '../../art/mascarade'
import ball from 'icon:domino-mask'
import bank from 'icon:open-treasure-chest'
import claims from 'icon:hand'
import coin from 'icon:two-coins'
import court from 'icon:scales'
import look from 'icon:spyglass'
import protectedCard from 'icon:shield'
import speak from 'icon:talk'
import swap from 'icon:card-exchange'
import type { Back, Face } from '../../cards/types'
import type { Args, Say } from '../../lib/texts.svelte'

export const ICONS = { ball, bank, claims, coin, court, look, protectedCard, speak, swap }

/** A character face up; in the medallion the gold its power is about, as the card data have it, or the printed sign. */
export function faceOf(card: string, values: Args, t: Say): Face {
  const mark = typeof values.gold === 'number' && card !== 'judge' ? String(values.gold) : undefined
  return { look: lookOf(card), name: t(`card-${card}`), mark }
}

/** Every mask looks the same from behind. */
export const BACK: Back = { kind: 'mascarade/mask' }
