import type { Component } from 'svelte'
import PlainBoard from '../shell/PlainBoard.svelte'
import type { FaceProps, GameParts, Scenes } from './contract'

interface Part {
  default: Component<never>
  fits?: boolean
}

const PARTS = import.meta.glob<Part>(['./*/Board.svelte', './*/Scores.svelte', './*/Face.svelte'])
const SCENES = import.meta.glob<Scenes<never, never>>('./*/scenes.ts', { import: 'scenes' })

const folder = (game: string): string => `./${game.replaceAll('-', '_')}`
const part = async (game: string, name: string): Promise<Part | undefined> => PARTS[`${folder(game)}/${name}.svelte`]?.()

/** A game's own components, loaded on demand; without a board of its own it gets the plain one. */
export async function partsOf(game: string): Promise<GameParts> {
  const [board, scores, face] = await Promise.all(['Board', 'Scores', 'Face'].map((name) => part(game, name)))
  const scenes = await SCENES[`${folder(game)}/scenes.ts`]?.()
  return { Board: board?.default ?? PlainBoard, Scores: scores?.default, Face: face?.default, fits: board?.fits, scenes } as GameParts
}

/** The face of a card of this game, to be shown beside words; loaded on demand. */
export async function faceOf(game: string): Promise<Component<FaceProps> | undefined> {
  return (await part(game, 'Face'))?.default as Component<FaceProps> | undefined
}

const PRIMERS = import.meta.glob<string[][]>('./*/primer.json', { eager: true, import: 'default' })

/** What is drawn beside each of the ten sentences that tell a game. */
export const primerOf = (game: string): string[][] => PRIMERS[`${folder(game)}/primer.json`] ?? []

const QUIET = import.meta.glob<string[]>('./*/quiet.ts', { eager: true, import: 'default' })

/** Does the log leave events of this kind out, since the board shows them anyway? */
export function isQuiet(game: string, event: string): boolean {
  return QUIET[`${folder(game)}/quiet.ts`]?.includes(event) ?? false
}
