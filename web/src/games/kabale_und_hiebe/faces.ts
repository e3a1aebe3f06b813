import alchemist from 'icon:bubbling-flask'
import alchemy from 'icon:round-bottom-flask'
import assassin from 'icon:plain-dagger'
import beggar from 'icon:receive-money'
import cardinal from 'icon:pope-crown'
import cloak from 'icon:hood'
import double from 'icon:double-face-mask'
import dragon from 'icon:dragon-head'
import explorer from 'icon:compass'
import farming from 'icon:wheat'
import fencer from 'icon:fencer'
import fencing from 'icon:crossed-swords'
import giant from 'icon:giant'
import hermit from 'icon:monk-face'
import juliet from 'icon:crowned-heart'
import king from 'icon:jewel-crown'
import landowner from 'icon:barn'
import masks from 'icon:drama-masks'
import merchant from 'icon:two-coins'
import minstrel from 'icon:lyre'
import music from 'icon:musical-notes'
import musketeers from 'icon:musket'
import prince from 'icon:sharp-crown'
import queen from 'icon:queen-crown'
import religion from 'icon:church'
import romeo from 'icon:cupidon-arrow'
import squire from 'icon:visored-helm'
import storm from 'icon:lightning-storm'
import trade from 'icon:scales'
import traitor from 'icon:backstab'
import witch from 'icon:witch-face'
import wizard from 'icon:wizard-face'
import action from 'icon:lightning-trio'
import verdict from 'icon:gavel'
import type { Bearing, Pattern, Tincture } from '../../cards/heraldry'
import { entryOf, materialOf } from '../../cards/material.svelte'
import type { Back, Face } from '../../cards/types'
import type { Say } from '../../lib/texts.svelte'
import { emblemOf } from '../../ui/emblems'

export const GAME = 'kabale-und-hiebe'
export const MASKS = masks
export const STORM = storm

interface Area {
  emblem: string
  tincture: Tincture
  pattern: Pattern
}

/** The six areas of the goals, each with an emblem, a colour and a pattern of its own. */
export const AREAS: Readonly<Record<string, Area>> = {
  alchemy: { emblem: alchemy, tincture: 'purpure', pattern: 'lozengy' },
  fencing: { emblem: fencing, tincture: 'gules', pattern: 'bendy' },
  farming: { emblem: farming, tincture: 'vert', pattern: 'barry' },
  trade: { emblem: trade, tincture: 'tenne', pattern: 'chequy' },
  religion: { emblem: religion, tincture: 'azure', pattern: 'seme' },
  music: { emblem: music, tincture: 'celeste', pattern: 'wavy' },
}
export const AREA_NAMES: readonly string[] = Object.keys(AREAS)

/** "music-4": its area and its points. */
export function areaOf(goal: string): string {
  return goal.slice(0, goal.lastIndexOf('-'))
}

export function pointsOf(goal: string): number {
  return Number(goal.slice(goal.lastIndexOf('-') + 1))
}

export function goalFace(goal: string, t: Say): Face {
  const { emblem, tincture, pattern } = AREAS[areaOf(goal)] ?? { emblem: masks, tincture: 'murrey', pattern: 'plain' }
  return { name: t(`word-${areaOf(goal)}`), mark: String(pointsOf(goal)), emblem, tincture, pattern, bearing: 'shield' }
}

/** What a card is for: just its number, an action when turned up, or an ability at the award. */
type Kind = 'number' | 'action' | 'award'

interface Character {
  emblem: string
  /** as packaged; the server's own data come first */
  number: number | null
  kind: Kind
  /** where a profession is at home */
  area?: string
}

const [NUMBER, ACTION, AWARD] = ['number', 'action', 'award'] as const

/** The 25 cards everybody has, in the order of the rules. */
export const CHARACTERS: Readonly<Record<string, Character>> = {
  king: { emblem: king, number: 20, kind: NUMBER },
  queen: { emblem: queen, number: 16, kind: NUMBER },
  juliet: { emblem: juliet, number: 14, kind: NUMBER },
  alchemist: { emblem: alchemist, number: 8, kind: NUMBER, area: 'alchemy' },
  'fencing-master': { emblem: fencer, number: 8, kind: NUMBER, area: 'fencing' },
  landowner: { emblem: landowner, number: 8, kind: NUMBER, area: 'farming' },
  merchant: { emblem: merchant, number: 8, kind: NUMBER, area: 'trade' },
  cardinal: { emblem: cardinal, number: 8, kind: NUMBER, area: 'religion' },
  minstrel: { emblem: minstrel, number: 8, kind: NUMBER, area: 'music' },
  explorer: { emblem: explorer, number: 13, kind: ACTION },
  assassin: { emblem: assassin, number: 9.5, kind: ACTION },
  storm: { emblem: storm, number: 9, kind: ACTION },
  cloak: { emblem: cloak, number: 0, kind: ACTION },
  traitor: { emblem: traitor, number: 10, kind: ACTION },
  musketeers: { emblem: musketeers, number: 11, kind: AWARD },
  wizard: { emblem: wizard, number: 7, kind: AWARD },
  witch: { emblem: witch, number: 1, kind: AWARD },
  prince: { emblem: prince, number: 14, kind: AWARD },
  squire: { emblem: squire, number: 2, kind: AWARD },
  hermit: { emblem: hermit, number: 12, kind: AWARD },
  'little-giant': { emblem: giant, number: 2, kind: AWARD },
  double: { emblem: double, number: null, kind: AWARD },
  dragon: { emblem: dragon, number: 11, kind: AWARD },
  romeo: { emblem: romeo, number: 5, kind: AWARD },
  beggar: { emblem: beggar, number: 4, kind: AWARD },
}
export const CARDS: readonly string[] = Object.keys(CHARACTERS)

const PATTERN_OF: Record<Kind, Pattern> = { number: 'plain', action: 'bendy', award: 'lozengy' }
const SIGN_OF: Record<Kind, string | null> = { number: null, action, award: verdict }

/** A number as people write it: halves as ½; none as a sign that something is copied. */
export function written(number: number | null): string {
  if (number === null) return '='
  const whole = Math.floor(number)
  return number === whole ? String(whole) : `${whole || ''}½`
}

function value(card: string, name: string): number | undefined {
  const found = entryOf(materialOf(GAME), card)?.values as Record<string, unknown> | undefined
  return typeof found?.[name] === 'number' ? found[name] : undefined
}

/** Whether a profession lies under a goal of its own area. */
export function isAtHome(card: string, area: string | undefined): boolean {
  return area !== undefined && CHARACTERS[card]?.area === area
}

/** The printed number of a card under a goal of this area. */
export function markOf(card: string, area?: string): string {
  if (isAtHome(card, area)) return written(value(card, 'at_home') ?? 12)
  return written(value(card, 'number') ?? CHARACTERS[card]?.number ?? null)
}

function bearingOf(card: string): Bearing {
  return card === 'king' || card === 'queen' ? 'glory' : 'bare'
}

/** A character face up. In a column its pennon tells the owner, elsewhere what it is for. */
export function faceOf(card: string, t: Say, owner?: number, area?: string): Face {
  const character = CHARACTERS[card]
  if (!character) return goalFace(card, t)
  const { emblem, kind, area: home } = character
  const sign = owner === undefined ? (home ? AREAS[home]?.emblem : SIGN_OF[kind]) : emblemOf(owner)
  return {
    name: t(`card-${card}`), mark: markOf(card, area), emblem, tincture: 'murrey', pattern: PATTERN_OF[kind], bearing: bearingOf(card),
    signs: sign ? [sign] : [],
  }
}

/** A card face down: everybody knows whose it is; who may look finds it in the middle of the back. */
export function backOf(owner: number, card: string | null): Back {
  const known = card === null ? undefined : CHARACTERS[card]
  return { weave: 'lattice', tincture: 'murrey', emblem: known?.emblem ?? masks, mark: card === null ? undefined : markOf(card), by: owner }
}
