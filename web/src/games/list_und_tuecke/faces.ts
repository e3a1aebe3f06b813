import moon from 'icon:moon'
import skull from 'icon:death-skull'
import sun from 'icon:sun'
import type { Picture } from '../../art/card'
import { look } from '../../art/list_und_tuecke'
import { token, type TokenId } from '../../art/list_und_tuecke/tokens'
import type { Back, Face } from '../../cards/types'
import type { Say } from '../../lib/texts.svelte'
import type { Character } from './types'

/** The three kinds of influence, and the token of an elimination. */
export const COLOURS = ['blue', 'green', 'yellow'] as const
export const TOKENS: readonly string[] = [...COLOURS, 'elimination']
export const SKULL = skull
export const SUN = sun
export const MOON = moon

/** What a face needs to know of a character; the card data of a game can be corrected, so it comes from there. */
export type Printed = Pick<Character, 'rank' | 'crests' | 'eliminates' | 'waits' | 'skull'>

const PLAIN: Printed = { rank: 0, crests: [], eliminates: [], waits: false, skull: false }

/** A character face up; `rank` where it is not the printed one (the Inquisitor's), null while it is not yet chosen. */
export function faceOf(card: string, printed: Printed | undefined, t: Say, rank?: number | null): Face {
  const { rank: own } = printed ?? PLAIN
  const banner = t(`banner-${card}`)
  return {
    look: look(card),
    name: banner === `banner-${card}` ? t(`card-${card}`) : banner,
    mark: rank === null ? '?' : String(rank ?? own),
  }
}

/** A token as a picture of its own, for a closer look. */
export function tokenFace(card: string, t: Say): Face {
  const figure = `<g transform="translate(14 26) scale(1.5)">${token(card as TokenId).draw()}</g>`
  const picture: Picture = { key: `list_und_tuecke-${card}`, field: '#3a2f52', pattern: 'fretty', scenery: '', figure }
  return { look: picture, name: t(`card-${card}`) }
}

/** The two backs: light with a sun, dark with a moon. */
export const BACKS: Readonly<Record<string, Back>> = { light: { kind: 'list_und_tuecke/light' }, dark: { kind: 'list_und_tuecke/dark' } }
/** An eliminated card: turned, under a skull. */
export const TURNED: Back = { kind: 'list_und_tuecke/turned' }

interface Entry {
  name: string
  values: Readonly<Record<string, unknown>>
}

/** The two that lie in wait for their printed victims; all others with victims strike at once. */
const WAITING = ['character.queen', 'character.king']

/** A character as the card data has it, for places that know no game in progress. */
export function printedOf(card: string, entry: Entry | undefined, all: readonly Entry[]): Printed {
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  return {
    rank: Number(entry?.values.rank ?? 0),
    crests: list(entry?.values.crests),
    eliminates: list(entry?.values.eliminates),
    waits: WAITING.includes(entry?.name ?? ''),
    skull: all.some(({ name, values }) => !WAITING.includes(name) && list(values.eliminates).includes(card)),
  }
}
