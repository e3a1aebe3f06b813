import ball from 'icon:domino-mask'
import bank from 'icon:open-treasure-chest'
import bishop from 'icon:pope-crown'
import cheat from 'icon:card-joker'
import claims from 'icon:hand'
import coin from 'icon:two-coins'
import court from 'icon:scales'
import fool from 'icon:jester-hat'
import inquisitor from 'icon:burning-book'
import judge from 'icon:gavel'
import king from 'icon:crown'
import look from 'icon:spyglass'
import peasant from 'icon:farmer'
import protectedCard from 'icon:shield'
import queen from 'icon:queen-crown'
import speak from 'icon:talk'
import spy from 'icon:spy'
import swap from 'icon:card-exchange'
import thief from 'icon:robber'
import widow from 'icon:rose'
import witch from 'icon:witch-flight'
import type { Bearing, Pattern, Tincture } from '../../cards/heraldry'
import type { Back, Face } from '../../cards/types'
import type { Args, Say } from '../../lib/texts.svelte'

export const ICONS = { ball, bank, claims, coin, court, look, protectedCard, speak, swap }

/** Emblem, field and pattern; who brings gold from the bank stands in glory. */
const LOOKS: Readonly<Record<string, [string, Tincture, Pattern, Bearing]>> = {
  judge: [judge, 'sable', 'paly', 'shield'],
  bishop: [bishop, 'purpure', 'ermine', 'bare'],
  king: [king, 'gules', 'seme', 'glory'],
  queen: [queen, 'azure', 'lozengy', 'glory'],
  fool: [fool, 'or', 'chequy', 'bare'],
  thief: [thief, 'cendree', 'bendy', 'slash'],
  witch: [witch, 'vert', 'wavy', 'bare'],
  spy: [spy, 'celeste', 'fretty', 'shade'],
  peasant: [peasant, 'tenne', 'barry', 'bare'],
  cheat: [cheat, 'rose', 'chevronny', 'slash'],
  inquisitor: [inquisitor, 'murrey', 'lozengy', 'slash'],
  widow: [widow, 'argent', 'papelonne', 'shade'],
}

/** What stands in the medallion: the gold the power is about, with its sign; for those without, the thing it is about. */
function markOf(card: string, gold: unknown): Pick<Face, 'mark' | 'markIcon'> {
  if (card === 'judge') return { markIcon: court }
  if (card === 'witch') return { markIcon: swap }
  if (card === 'spy') return { markIcon: look }
  return typeof gold === 'number' ? { mark: String(gold) } : {}
}

/** A character face up; `values` are those of the card data. */
export function faceOf(card: string, values: Args, t: Say): Face {
  const [emblem, tincture, pattern, bearing] = LOOKS[card] ?? [ball, 'sable', 'plain', 'bare']
  return { name: t(`card-${card}`), ...markOf(card, values.gold), emblem, tincture, pattern, bearing }
}

/** Every mask looks the same from behind. */
export const BACK: Back = { weave: 'rings', tincture: 'purpure', emblem: ball }
