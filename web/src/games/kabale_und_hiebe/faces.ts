import storm from 'icon:lightning-storm'
import { type Picture, picture } from '../../art/card'
import { AREA_IDS, look } from '../../art/kabale_und_hiebe'
import type { Drawing } from '../../art/tones'
import { entryOf, materialOf } from '../../cards/material.svelte'
import type { Back, Face } from '../../cards/types'
import type { Say } from '../../lib/texts.svelte'

export const GAME = 'kabale-und-hiebe'
export const STORM = storm

/** The six areas of the goals. */
export const AREA_NAMES: readonly string[] = AREA_IDS

/** "music-4": its area and its points. */
export function areaOf(goal: string): string {
  return goal.slice(0, goal.lastIndexOf('-'))
}

export function pointsOf(goal: string): number {
  return Number(goal.slice(goal.lastIndexOf('-') + 1))
}

export function goalFace(goal: string, t: Say): Face {
  return { look: look(goal), name: t(`word-${areaOf(goal)}`), mark: String(pointsOf(goal)) }
}

interface Character {
  /** as packaged; the server's own data come first */
  number: number | null
  /** where a profession is at home */
  area?: string
}

/** The 25 cards everybody has, in the order of the rules. */
export const CHARACTERS: Readonly<Record<string, Character>> = {
  king: { number: 20 },
  queen: { number: 16 },
  juliet: { number: 14 },
  alchemist: { number: 8, area: 'alchemy' },
  'fencing-master': { number: 8, area: 'fencing' },
  landowner: { number: 8, area: 'farming' },
  merchant: { number: 8, area: 'trade' },
  cardinal: { number: 8, area: 'religion' },
  minstrel: { number: 8, area: 'music' },
  explorer: { number: 13 },
  assassin: { number: 9.5 },
  storm: { number: 9 },
  cloak: { number: 0 },
  traitor: { number: 10 },
  musketeers: { number: 11 },
  wizard: { number: 7 },
  witch: { number: 1 },
  prince: { number: 14 },
  squire: { number: 2 },
  hermit: { number: 12 },
  'little-giant': { number: 2 },
  double: { number: null },
  dragon: { number: 11 },
  romeo: { number: 5 },
  beggar: { number: 4 },
}
export const CARDS: readonly string[] = Object.keys(CHARACTERS)

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

/** A character face up, or a goal. In a column its owner's banner hangs on it. */
export function faceOf(card: string, t: Say, owner?: number, area?: string): Face {
  if (!(card in CHARACTERS)) return goalFace(card, t)
  return { look: look(card), name: t(`card-${card}`), mark: markOf(card, area), by: owner }
}

/** A card face down: everybody knows whose it is; to who may know it, it looks out of the middle of the back. */
export function backOf(owner: number, card: string | null): Back {
  return { kind: 'kabale_und_hiebe/influence', by: owner, ...(card === null ? {} : { known: look(card), mark: markOf(card) }) }
}

/** A face that looks out of a strip, on 76 x 62. */
export const peep = ({ key, field, figure }: Picture): Drawing => ({
  key: `${key}-peep`, box: '0 0 76 62', draw: () => `<rect x="-90" width="260" height="140" fill="${field}"/><g transform="translate(-12 -14)">${figure}</g>`,
})

/** The picture of a goal without its frame, to look at through a window of any height. */
export const scene = (of: Picture): Drawing => ({ key: `${of.key}-scene`, box: '0 0 100 140', draw: () => picture(of, 'small') })

export const BACK_OF_GOAL: Back = { kind: 'kabale_und_hiebe/goal' }
