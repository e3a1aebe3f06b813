import { ICONS, REWARDS } from './faces'
import type { Council } from './council.svelte'
import type { GameChoice, Vote } from './types'

/** The reward each kind of vote spends. */
const SPENDS: Partial<Record<Vote['answer'], string>> = { roll: 'R_ROLL', 'take-all': 'R_TAKE_ALL', open: 'R_OPEN', shield: 'R_SHIELD' }
const SIGNS: Partial<Record<Vote['answer'], string>> = { ring: ICONS.bell, 'two-turns': ICONS.tilt }

/** A choice in a word or two, for where there is little room. */
export function saidShort(choice: GameChoice, { props, called, word, say }: Pick<Council, 'props' | 'called' | 'word' | 'say'>): string {
  if (choice.choice === 'vote') {
    const reward = SPENDS[choice.answer]
    return props.t(reward ? `board-${reward}` : `board-vote-${choice.answer}`)
  }
  if (choice.choice === 'vote-seat') return called(choice.target)
  if (choice.choice === 'vote-learn') return word(choice.card)
  return choice.choice === 'vote-tilt' ? String(choice.value) : say({ code: -1, choice })
}

/** The sign before a choice. */
export function signOf(choice: GameChoice): string | null {
  if (choice.choice !== 'vote') return null
  const reward = SPENDS[choice.answer]
  return (reward ? REWARDS[reward] : SIGNS[choice.answer]) ?? null
}
