import { look } from '../../art/hof_verrat'
import { mission } from '../../art/missions'
import dagger from 'icon:plain-dagger'
import mask from 'icon:domino-mask'
import type { Back, Face } from '../../cards/types'
import type { Say } from '../../lib/texts.svelte'

/** The six families in the order of the mat. */
export const FAMILIES: readonly string[] = ['butterfly', 'toad', 'nightingale', 'hare', 'stag', 'carp']

export const DAGGER = dagger
export const MASK = mask

export function familyOf(card: string): string {
  return card.split('-')[0] ?? ''
}

export function roleOf(card: string): string {
  return card.split('-')[1] ?? ''
}

/** A courtier, or a mission (L1 ... D10), as it is printed. */
export function faceOf(card: string, t: Say): Face {
  const role = roleOf(card)
  return role ? { look: look(card), name: t(`card-${role}`) } : missionFace(card, t)
}

/** The word on a mission's banner, and what its medallion says of how many or where. */
const MISSIONS: Readonly<Record<string, [string, string]>> = {
  L: ['fewer', '‹'],
  D: ['fall', '▾'],
  L7: ['nobles', '3+'],
  L8: ['assassins', '2+'],
  L9: ['guards', '4+'],
  L10: ['spies', '3+'],
  D7: ['all', '6'],
  D8: ['deep', '5+'],
  D9: ['few', '0–3'],
  D10: ['fall', '2+'],
}

function missionFace(card: string, t: Say): Face {
  const [word, mark] = MISSIONS[card] ?? MISSIONS[card.charAt(0)] ?? ['fall', '']
  return { look: mission(card), name: t(`banner-${word}`), mark }
}

/** A spy lying face down: everybody knows its number and who laid it. */
export function spyBack(number: number, by: number): Back {
  return { kind: 'hof_verrat/spy', mark: String(number), by }
}

export const PILE_BACK: Back = { kind: 'hof_verrat/courtier' }
