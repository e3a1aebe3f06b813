import { thing } from '../../art/card'
import { CHALLENGE_IDS, crowned, IDS, look } from '../../art/council_of_12'
import book from 'icon:open-book'
import chair from 'icon:wooden-chair'
import crown from 'icon:crown'
import discard from 'icon:card-discard'
import draw from 'icon:card-draw'
import favour from 'icon:hearts'
import flip from 'icon:vertical-flip'
import flag from 'icon:flying-flag'
import hand from 'icon:card-pick'
import hourglass from 'icon:sands-of-time'
import open from 'icon:card-play'
import roll from 'icon:rolling-dices'
import save from 'icon:raise-zombie'
import shield from 'icon:heart-shield'
import silent from 'icon:silenced'
import speak from 'icon:talk'
import stone from 'icon:d12'
import throne from 'icon:stone-throne'
import tilt from 'icon:clockwise-rotation'
import vote from 'icon:vote'
import type { Back, Face } from '../../cards/types'
import type { Args, Say } from '../../lib/texts.svelte'

/** Shapes of our own on 512 x 512, plain enough for a line of text. */
const bell = 'M256 36c-24 0-42 18-42 42v12C142 110 96 172 96 246v122l-50 60v26h420v-26l-50-60V246c0-74-46-136-118-156V78c0-24-18-42-42-42zM194 466a62 46 0 0 0 124 0z'
const goal = 'M256 40a216 216 0 1 0 0 432 216 216 0 0 0 0-432zm0 62a154 154 0 1 1 0 308 154 154 0 0 1 0-308zm0 74a80 80 0 1 0 0 160 80 80 0 0 0 0-160z'

export const ICONS = { bell, book, chair, crown, discard, draw, favour, flag, flip, goal, hand, hourglass, open, roll, save, shield, silent, speak, stone, throne, tilt, vote }

/** What a kept challenge can be spent on. */
export const REWARDS: Readonly<Record<string, string>> = { R_OPEN: open, R_TILT: tilt, R_ROLL: roll, R_SAVE: save, R_TAKE_ALL: draw, R_SHIELD: shield }

export const isCharacter = (card: string): boolean => IDS.includes(card)

/** A character face up; as help-seeker it wears its crowns. */
export function characterFace(card: string, t: Say, crowns = 0): Face {
  return { look: crowned(look(card), crowns), name: t(`card-${card}`) }
}

/** What else the box holds: rewards by what they do, the rest under the sign of the stone. */
function otherFace(card: string, t: Say): Face {
  const reward = REWARDS[card]
  const field = reward ? '#8a5a12' : '#5a3470'
  return { look: thing(`council_of_12-${card}`, reward ?? stone, field), name: t(reward ? `board-${card}` : `card-${card}`) }
}

/** Any card of the game. */
export function faceOf(card: string, values: Args, t: Say): Face {
  if (isCharacter(card)) return characterFace(card, t, Number(values.crown ?? 0))
  return CHALLENGE_IDS.includes(card) ? challengeFace(card, t) : otherFace(card, t)
}

/** The front of a challenge: what is the matter, and its number. */
export function challengeFace(card: string, t: Say): Face {
  return { look: look(card), name: t(`card-${card}`) }
}

/** A mark is 12 px high from here on; below there is none. */
const LEGIBLE = 47
/** A face as it is told on a card of that width. */
export const sized = (face: Face, width: number): Face => (width < LEGIBLE ? { ...face, mark: '' } : face)

/** Every councillor's cards look the same from behind. */
export const BACK: Back = { kind: 'council_of_12/character' }
