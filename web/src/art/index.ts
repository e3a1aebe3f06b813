/** All drawings of all games, for galleries and tests; a board imports its own game's alone. */
import type { Picture } from './card'
import * as council_of_12 from './council_of_12'
import * as hof_verrat from './hof_verrat'
import * as kabale_und_hiebe from './kabale_und_hiebe'
import * as list_und_tuecke from './list_und_tuecke'
import * as mascarade from './mascarade'

export const GALLERIES: Readonly<Record<string, { look: (id: string) => Picture; ids: readonly string[] }>> = {
  hof_verrat: { look: hof_verrat.look, ids: hof_verrat.IDS },
  mascarade: { look: mascarade.look, ids: mascarade.IDS },
  kabale_und_hiebe: { look: kabale_und_hiebe.look, ids: [...kabale_und_hiebe.IDS, ...kabale_und_hiebe.AREA_IDS.map((area) => `${area}-1`)] },
  list_und_tuecke: { look: list_und_tuecke.look, ids: list_und_tuecke.IDS },
  council_of_12: { look: council_of_12.look, ids: council_of_12.IDS },
  challenges: { look: council_of_12.look, ids: council_of_12.CHALLENGE_IDS },
}
