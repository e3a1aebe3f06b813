import butterfly from 'icon:butterfly'
import carp from 'icon:salmon'
import dagger from 'icon:plain-dagger'
import esteem from 'icon:sunrise'
import hare from 'icon:rabbit'
import mask from 'icon:domino-mask'
import moon from 'icon:moon'
import scales from 'icon:scales'
import sun from 'icon:sun'
import nightingale from 'icon:finch'
import queen from 'icon:queen-crown'
import shield from 'icon:checked-shield'
import stag from 'icon:deer-head'
import toad from 'icon:frog'
import falling from 'icon:falling'
import type { Bearing, Pattern, Tincture } from '../../cards/heraldry'
import { CROWN, DOWN, LESS } from '../../cards/shapes'
import type { Back, Face } from '../../cards/types'
import type { Say } from '../../lib/texts.svelte'

interface House {
  emblem: string
  tincture: Tincture
  pattern: Pattern
}

/** The six families in the order of the mat, each with an emblem, a colour and a pattern of its own. */
export const HOUSES: Readonly<Record<string, House>> = {
  butterfly: { emblem: butterfly, tincture: 'purpure', pattern: 'lozengy' },
  toad: { emblem: toad, tincture: 'vert', pattern: 'wavy' },
  nightingale: { emblem: nightingale, tincture: 'azure', pattern: 'seme' },
  hare: { emblem: hare, tincture: 'tenne', pattern: 'bendy' },
  stag: { emblem: stag, tincture: 'gules', pattern: 'chevronny' },
  carp: { emblem: carp, tincture: 'celeste', pattern: 'papelonne' },
}
export const FAMILIES: readonly string[] = Object.keys(HOUSES)

interface Role {
  sign: string | null
  bearing: Bearing
  weight: string
}

export const ROLES: Readonly<Record<string, Role>> = {
  noble: { sign: CROWN, bearing: 'glory', weight: '2' },
  spy: { sign: mask, bearing: 'shade', weight: '1' },
  assassin: { sign: dagger, bearing: 'slash', weight: '1' },
  guard: { sign: shield, bearing: 'shield', weight: '1' },
  plain: { sign: null, bearing: 'bare', weight: '1' },
}

export const QUEEN = queen
export const DAGGER = dagger
export const MASK = mask
export const SUN = sun
export const MOON = moon
export const SCALES = scales

export function familyOf(card: string): string {
  return card.split('-')[0] ?? ''
}

export function roleOf(card: string): string {
  return card.split('-')[1] ?? ''
}

/** A courtier, or a mission (L1 ... D10), as it is printed. */
export function faceOf(card: string, t: Say): Face {
  const house = HOUSES[familyOf(card)]
  const role = ROLES[roleOf(card)]
  if (!house || !role) return missionFace(card, t)
  const { sign, bearing, weight: mark } = role
  return { name: t(`card-${roleOf(card)}`), mark, ...house, bearing, signs: sign ? [sign] : [] }
}

/** What a mission is about, the word on its banner, and what its medallion says of how many or where. */
interface Mission {
  about: string
  word: string
  mark?: string
  markIcon?: string
}

function familyMissions(): [string, Mission][] {
  return ['butterfly', 'toad', 'nightingale', 'stag', 'hare', 'carp'].flatMap((family, n): [string, Mission][] => [
    [`L${n + 1}`, { about: HOUSES[family]?.emblem ?? queen, word: 'fewer', markIcon: LESS }],
    [`D${n + 1}`, { about: HOUSES[family]?.emblem ?? queen, word: 'fall', markIcon: DOWN }],
  ])
}

const MISSIONS: Readonly<Record<string, Mission>> = {
  ...Object.fromEntries(familyMissions()),
  L7: { about: CROWN, word: 'nobles', mark: '3+' },
  L8: { about: dagger, word: 'assassins', mark: '2+' },
  L9: { about: shield, word: 'guards', mark: '4+' },
  L10: { about: mask, word: 'spies', mark: '3+' },
  D7: { about: moon, word: 'all', mark: '6' },
  D8: { about: falling, word: 'deep', mark: '5+' },
  D9: { about: esteem, word: 'few', mark: '0–3' },
  D10: { about: moon, word: 'fall', mark: '2+' },
}

function missionFace(card: string, t: Say): Face {
  const light = card.startsWith('L')
  const { about, word, mark, markIcon } = MISSIONS[card] ?? { about: queen, word: 'fall' }
  return {
    name: t(`banner-${word}`),
    mark,
    markIcon,
    emblem: about,
    tincture: light ? 'argent' : 'sable',
    pattern: light ? 'plain' : 'seme',
    bearing: light ? 'sun' : 'moon',
  }
}

/** A spy lying face down: everybody knows its number and who laid it. */
export function spyBack(number: number, by: number): Back {
  return { weave: 'basket', tincture: 'murrey', emblem: mask, mark: String(number), by }
}

export const PILE_BACK: Back = { weave: 'basket', tincture: 'murrey', emblem: queen }
