import alchemist from 'icon:bubbling-flask'
import book from 'icon:open-book'
import chair from 'icon:wooden-chair'
import crown from 'icon:crown'
import discard from 'icon:card-discard'
import draw from 'icon:card-draw'
import druid from 'icon:holy-oak'
import favour from 'icon:hearts'
import flip from 'icon:vertical-flip'
import flag from 'icon:flying-flag'
import golem from 'icon:rock-golem'
import hand from 'icon:card-pick'
import hourglass from 'icon:sands-of-time'
import knight from 'icon:black-knight-helm'
import machine from 'icon:gears'
import open from 'icon:card-play'
import oracle from 'icon:crystal-ball'
import parasite from 'icon:leeching-worm'
import patient from 'icon:meditation'
import princess from 'icon:tiara'
import roll from 'icon:rolling-dices'
import save from 'icon:raise-zombie'
import shapeshifter from 'icon:double-face-mask'
import shield from 'icon:heart-shield'
import silent from 'icon:silenced'
import speak from 'icon:talk'
import stone from 'icon:d12'
import throne from 'icon:stone-throne'
import tilt from 'icon:clockwise-rotation'
import vote from 'icon:vote'
import warlock from 'icon:warlock-hood'
import worker from 'icon:hammer-nails'
import type { Bearing, Pattern, Tincture } from '../../cards/heraldry'
import type { Back, Face } from '../../cards/types'
import type { Args, Say } from '../../lib/texts.svelte'
import { PLIGHTS } from './plights'

/** Shapes of our own on 512 x 512, plain enough for a line of text. */
const bell = 'M256 36c-24 0-42 18-42 42v12C142 110 96 172 96 246v122l-50 60v26h420v-26l-50-60V246c0-74-46-136-118-156V78c0-24-18-42-42-42zM194 466a62 46 0 0 0 124 0z'
const goal = 'M256 40a216 216 0 1 0 0 432 216 216 0 0 0 0-432zm0 62a154 154 0 1 1 0 308 154 154 0 0 1 0-308zm0 74a80 80 0 1 0 0 160 80 80 0 0 0 0-160z'

export const ICONS = { bell, book, chair, crown, discard, draw, favour, flag, flip, goal, hand, hourglass, open, roll, save, shield, silent, speak, stone, throne, tilt, vote }

/** What a kept challenge can be spent on. */
export const REWARDS: Readonly<Record<string, string>> = { R_OPEN: open, R_TILT: tilt, R_ROLL: roll, R_SAVE: save, R_TAKE_ALL: draw, R_SHIELD: shield }

interface Look {
  emblem: string
  tincture: Tincture
  pattern: Pattern
  bearing: Bearing
  mark?: string
  markIcon?: string
}

/** Emblem, field and pattern, and in the medallion in short what becomes of the die, the goal or the hand. */
const LOOKS: Readonly<Record<string, Look>> = {
  alchemist: { emblem: alchemist, tincture: 'vert', pattern: 'wavy', bearing: 'bare', mark: '×2' },
  worker: { emblem: worker, tincture: 'tenne', pattern: 'chequy', bearing: 'bare', mark: '2×' },
  druid: { emblem: druid, tincture: 'celeste', pattern: 'seme', bearing: 'bare', mark: '±1' },
  princess: { emblem: princess, tincture: 'or', pattern: 'lozengy', bearing: 'sun', markIcon: goal },
  'patient-one': { emblem: patient, tincture: 'argent', pattern: 'papelonne', bearing: 'shade', markIcon: draw },
  golem: { emblem: golem, tincture: 'cendree', pattern: 'barry', bearing: 'shield', mark: '9' },
  warlock: { emblem: warlock, tincture: 'purpure', pattern: 'fretty', bearing: 'moon', markIcon: tilt },
  machine: { emblem: machine, tincture: 'murrey', pattern: 'paly', bearing: 'bare', mark: '+2' },
  oracle: { emblem: oracle, tincture: 'sable', pattern: 'seme', bearing: 'bare', markIcon: roll },
  parasite: { emblem: parasite, tincture: 'rose', pattern: 'bendy', bearing: 'slash', mark: '−2' },
  knight: { emblem: knight, tincture: 'azure', pattern: 'chevronny', bearing: 'shield', mark: '4' },
  shapeshifter: { emblem: shapeshifter, tincture: 'gules', pattern: 'ermine', bearing: 'bare', markIcon: flip },
}

const GROUNDS: Readonly<Record<string, [Tincture, Pattern]>> = { easy: ['vert', 'plain'], medium: ['tenne', 'barry'], hard: ['gules', 'bendy'] }

export const isCharacter = (card: string): boolean => card in LOOKS

/** A character face up; as help-seeker it wears its crowns. */
export function characterFace(card: string, t: Say, crowns = 0): Face {
  const look = LOOKS[card] ?? { emblem: stone, tincture: 'sable', pattern: 'plain', bearing: 'bare' }
  return { name: t(`card-${card}`), ...look, signs: Array.from({ length: crowns }, () => crown) }
}

/** What else the box holds: rewards by what they do, the rest under the sign of the stone. */
function otherFace(card: string, t: Say): Face {
  const reward = REWARDS[card]
  return { name: t(reward ? `board-${card}` : `card-${card}`), emblem: reward ?? stone, tincture: reward ? 'or' : 'purpure', pattern: 'seme', bearing: reward ? 'shield' : 'bare' }
}

/** Any card of the game. */
export function faceOf(card: string, values: Args, t: Say): Face {
  if (isCharacter(card)) return characterFace(card, t, Number(values.crown ?? 0))
  return /^challenge-|^throne$/.test(card) ? challengeFace(card, String(values.difficulty ?? ''), t) : otherFace(card, t)
}

/** The front of a challenge: what is the matter, its number, and by its ground how hard it is. */
export function challengeFace(card: string, difficulty: string, t: Say): Face {
  const number = Number(card.slice(card.lastIndexOf('-') + 1))
  const [tincture, pattern] = GROUNDS[difficulty] ?? ['purpure', 'ermine']
  const mark = Number.isNaN(number) ? '37' : String(number)
  return { name: t(`card-${card}`), mark, emblem: PLIGHTS[number] ?? throne, tincture, pattern, bearing: 'bare' }
}

/** Every councillor's cards look the same from behind. */
export const BACK: Back = { weave: 'lattice', tincture: 'azure', emblem: stone }
