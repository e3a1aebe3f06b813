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

/** Under these widths one figure, or two, would be smaller than 12 px. */
const LEGIBLE = [40, 49] as const

/** A character face up; in the medallion the gold its power is about, as the card data have it, or the printed sign. */
export function faceOf(card: string, values: Args, t: Say, width = 100): Face {
  const printed = lookOf(card)
  const mark = typeof values.gold === 'number' && card !== 'judge' ? String(values.gold) : undefined
  const legible = width >= ((mark ?? printed.mark ?? '').length > 1 ? LEGIBLE[1] : LEGIBLE[0])
  return { look: printed, name: t(`card-${card}`), mark: legible ? mark : '' }
}

/** Every mask looks the same from behind. */
export const BACK: Back = { kind: 'mascarade/mask' }
