import type { Component } from 'svelte'
import crown from 'icon:queen-crown'
import PlainBoard from '../shell/PlainBoard.svelte'
import type { Emblem, GameParts } from './contract'

type Loader = () => Promise<{ default: Component<never> }>

const PARTS = import.meta.glob<{ default: Component<never> }>(['./*/Board.svelte', './*/Scores.svelte', './*/Face.svelte'])

async function part(game: string, name: string): Promise<Component<never> | undefined> {
  const loader: Loader | undefined = PARTS[`./${game.replaceAll('-', '_')}/${name}.svelte`]
  return loader && (await loader()).default
}

/** A game's own components, loaded on demand; without a board of its own it gets the plain one. */
export async function partsOf(game: string): Promise<GameParts> {
  const [board, scores, face] = await Promise.all(['Board', 'Scores', 'Face'].map((name) => part(game, name)))
  return { Board: board ?? PlainBoard, Scores: scores, Face: face } as GameParts
}

const EMBLEMS = import.meta.glob<Emblem>('./*/emblem.ts', { eager: true, import: 'default' })

/** The icon that stands for the game in the lobby. */
export function emblemOfGame(game: string): Emblem {
  return EMBLEMS[`./${game.replaceAll('-', '_')}/emblem.ts`] ?? crown
}

const QUIET = import.meta.glob<string[]>('./*/quiet.ts', { eager: true, import: 'default' })

/** Does the log leave events of this kind out, since the board shows them anyway? */
export function isQuiet(game: string, event: string): boolean {
  return QUIET[`./${game.replaceAll('-', '_')}/quiet.ts`]?.includes(event) ?? false
}
