import { onDestroy } from 'svelte'
import type { Match } from './match.svelte'
import { chime } from './sound'
import { tableName } from './tables'
import { t } from './texts.svelte'

/** The window's icon: a crown, or one that calls. */
function icon(calls: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('#favicon')
  if (link) link.href = calls ? '/favicon-turn.svg' : '/favicon.svg'
}

/** What the window is called, so that one sees from afar whose turn it is. */
export function titleOf(match: Pick<Match, 'table' | 'myTurn'>): string {
  const name = match.table ? tableName(match.table) : 'Hofstaat'
  return match.myTurn ? `● ${t('your-turn')} – ${name}` : `${name} · Hofstaat`
}

/** Title, icon and bell tell when it is the player's turn, also in another window. */
export function announce(match: Match): void {
  let turn = false
  $effect(() => {
    document.title = titleOf(match)
    icon(match.myTurn)
  })
  $effect(() => {
    if (match.myTurn && !turn) chime('turn')
    turn = match.myTurn
  })
  $effect(() => {
    if (match.over) chime('over')
  })
  onDestroy(() => icon(false))
}
