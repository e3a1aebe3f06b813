import abbot from 'icon:prayer-beads'
import assassin from 'icon:plain-dagger'
import berserker from 'icon:crossed-axes'
import bishop from 'icon:pope-crown'
import blackKnight from 'icon:black-knight-helm'
import charlatan from 'icon:health-potion'
import clairvoyant from 'icon:crystal-ball'
import courtesan from 'icon:handheld-fan'
import church from 'icon:gothic-cross'
import druid from 'icon:sickle'
import executioner from 'icon:executioner-hood'
import inquisitor from 'icon:burning-book'
import intriguer from 'icon:duality-mask'
import king from 'icon:crown'
import magic from 'icon:round-star'
import monk from 'icon:monk-face'
import moon from 'icon:moon'
import poisoner from 'icon:poison-bottle'
import queen from 'icon:queen-crown'
import saint from 'icon:angel-outfit'
import skull from 'icon:death-skull'
import sun from 'icon:sun'
import whiteKnight from 'icon:visored-helm'
import witch from 'icon:witch-flight'
import wizard from 'icon:wizard-staff'
import type { Bearing, Pattern, Tincture } from '../../cards/heraldry'
import { CROWN } from '../../cards/shapes'
import type { Back, Face } from '../../cards/types'
import type { Say } from '../../lib/texts.svelte'
import type { Character } from './types'

const EMBLEMS: Readonly<Record<string, string>> = {
  charlatan, 'black-knight': blackKnight, courtesan, clairvoyant, poisoner, berserker, assassin, abbot, druid, 'white-knight': whiteKnight,
  monk, executioner, intriguer, witch, queen, king, saint, bishop, wizard, inquisitor,
}

interface Influence {
  icon: string
  tincture: Tincture
  pattern: Pattern
}

/** The three kinds of influence and the token of an elimination: each with an emblem and a field of its own. */
export const INFLUENCE: Readonly<Record<string, Influence>> = {
  blue: { icon: CROWN, tincture: 'azure', pattern: 'seme' },
  green: { icon: church, tincture: 'vert', pattern: 'fretty' },
  yellow: { icon: magic, tincture: 'or', pattern: 'lozengy' },
  elimination: { icon: skull, tincture: 'sable', pattern: 'plain' },
}
export const COLOURS = ['blue', 'green', 'yellow'] as const
export const SKULL = skull
export const SUN = sun
export const MOON = moon

/** What a face needs to know of a character; the card data of a game can be corrected, so it comes from there. */
export type Printed = Pick<Character, 'rank' | 'crests' | 'eliminates' | 'waits' | 'skull'>

const PLAIN: Printed = { rank: 0, crests: [], eliminates: [], waits: false, skull: false }

/** Who brings influence stands on the field of its colour, who kills at once on red, the others on ash or plum. */
function fieldOf(card: string, { crests, eliminates, waits }: Printed): [Tincture, Pattern] {
  const influence = INFLUENCE[crests[0] ?? '']
  if (influence) return [influence.tincture, influence.pattern]
  if (eliminates.length && !waits) return ['gules', 'chevronny']
  if (card === 'saint') return ['argent', 'ermine']
  if (card === 'executioner' || card === 'inquisitor') return ['murrey', 'paly']
  return ['cendree', 'wavy']
}

function bearingOf(card: string, { crests, eliminates, waits }: Printed): Bearing {
  if (eliminates.length && !waits) return 'slash'
  if (card === 'executioner') return 'slash'
  if (crests[0] === 'yellow') return 'sun'
  return crests.length > 1 ? 'glory' : crests.length ? 'shield' : 'bare'
}

/** A character face up; `rank` where it is not the printed one (the Inquisitor's), null while it is not yet chosen. */
export function faceOf(card: string, printed: Printed | undefined, t: Say, rank?: number | null): Face {
  const known = printed ?? PLAIN
  const [tincture, pattern] = fieldOf(card, known)
  const crests = known.crests.map((crest) => INFLUENCE[crest]?.icon ?? magic)
  const banner = t(`banner-${card}`)
  return {
    name: banner === `banner-${card}` ? t(`card-${card}`) : banner,
    mark: rank === null ? '?' : String(rank ?? known.rank),
    emblem: EMBLEMS[card] ?? magic,
    tincture,
    pattern,
    bearing: bearingOf(card, known),
    signs: known.skull ? [...crests, skull] : crests,
  }
}

/** A token as a picture of its own, for a closer look. */
export function tokenFace(token: string, t: Say): Face {
  const { icon, tincture, pattern } = INFLUENCE[token] ?? { icon: magic, tincture: 'sable', pattern: 'plain' }
  return { name: t(`card-${token}`), emblem: icon, tincture, pattern, bearing: 'shield' }
}

/** The two backs: light with a sun, dark with a moon. */
export const BACKS: Readonly<Record<string, Back>> = {
  light: { weave: 'ogee', tincture: 'tenne', emblem: sun },
  dark: { weave: 'ogee', tincture: 'sable', emblem: moon },
}
/** An eliminated card: turned, under a skull. */
export const TURNED: Back = { weave: 'lattice', tincture: 'cendree', emblem: skull }

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
