/** A picture of each game's table. They are files of their own, so that the lobby loads none of the drawings; plugins/pictures.ts makes them. */
import { definitions } from '../defs'
import { PEN } from '../tones'
import { councilOf12 } from './council_of_12'
import { hofVerrat } from './hof_verrat'
import { kabaleUndHiebe } from './kabale_und_hiebe'
import { listUndTuecke } from './list_und_tuecke'
import { mascarade } from './mascarade'
import type { Poster } from './poster'

const POSTERS: Readonly<Record<string, Poster>> = {
  'hof-verrat': hofVerrat, mascarade, 'kabale-und-hiebe': kabaleUndHiebe, 'list-und-tuecke': listUndTuecke, 'council-of-12': councilOf12,
}
/** Darkens the corners. */
const VIGNETTE = '<radialGradient id="t-vignette" cy=".45" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-color="#0b0410" stop-opacity=".75"/></radialGradient>'

const drawn = (poster: Poster): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="960" height="540" preserveAspectRatio="xMidYMid slice" ${PEN}>` +
  `<defs>${definitions()}${poster.definitions}${VIGNETTE}</defs>${poster.draw()}<rect width="480" height="270" fill="url(#t-vignette)"/></svg>`

/** By the game's name, each picture as a file. */
export const pictures = (): Record<string, string> => Object.fromEntries(Object.entries(POSTERS).map(([game, poster]) => [game, drawn(poster)]))
