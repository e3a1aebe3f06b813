/**
 * Kabale und Hiebe: the twenty-five people and the six areas of the goals. Each person plays before a painted backdrop; stage curtains
 * left and right keep the game together.
 */
import { type Gallery, hung, type Picture } from '../card'
import { crescent, curtains, FLOOR, play, slash } from '../parts/scenery'
import { glow, GOLD, line, part, spark } from '../tones'
import { alchemyFigure, farmingFigure, fencingFigure, musicFigure, religionFigure, tradeFigure } from './areas'
import {
  acres, alley, awnings, blaze, cathedral, forest, glimmer, hills, laboratory, lovers, ocean, papered, parade, quay, roseWindow,
  sabbath, salle, serenade, study, tent, throneBack, thunder, tilt, twoSided,
} from './backdrops'
import {
  alchemist, assassin, beggar, cardinal, cloak, double, dragon, explorer, giant, hermit, juliet, king, landowner, master, merchant,
  minstrel, musketeers, prince, queen, romeo, squire, storm, traitor, witch, wizard,
} from './people'

/** Everybody's twenty-five, in the order of cards.toml. The double has no number of his own. */
const PEOPLE: Gallery = {
  king: () => ({ field: '#a8322f', pattern: 'seme', mark: '20', scenery: play(throneBack()), figure: king() }),
  queen: () => ({ field: '#2b5cb3', pattern: 'lozengy', mark: '16', scenery: play(glow(50, 66, 44, '#bfe0ff', 0.2), '#1f3f86'),
    figure: queen() }),
  juliet: () => ({ field: '#b0507c', pattern: 'papelonne', mark: '14', scenery: lovers(0), figure: juliet() }),
  alchemist: () => ({ field: '#1a6a5c', pattern: 'fretty', mark: '8', scenery: laboratory() + FLOOR, figure: alchemist() }),
  'fencing-master': () => ({ field: '#7b8794', pattern: 'barry', mark: '8', scenery: play(salle(), '#8f1f2b'), figure: master() }),
  landowner: () => ({ field: '#6fa83e', pattern: 'barry', mark: '8', scenery: play(acres(), '#3f6a24'), figure: landowner() }),
  merchant: () => ({ field: '#c98a1e', pattern: 'chequy', mark: '8', scenery: awnings() + FLOOR, figure: merchant() }),
  cardinal: () => ({ field: '#5a3470', pattern: 'fretty', mark: '8', scenery: play(roseWindow(), '#3a1c4a'), figure: cardinal() }),
  minstrel: () => ({ field: '#cf6a3a', pattern: 'wavy', mark: '8', scenery: serenade() + FLOOR, figure: minstrel() }),
  explorer: () => ({ field: '#17808f', pattern: 'wavy', mark: '13', scenery: play(ocean(), '#0f4f66'), figure: explorer() }),
  assassin: () => ({ field: '#7d1420', pattern: 'bendy', mark: '9½', scenery: slash, figure: assassin() }),
  storm: () => ({ field: '#3a4660', pattern: 'wavy', mark: '9', scenery: thunder(), figure: storm() }),
  cloak: () => ({ field: '#9a93c4', pattern: 'seme', mark: '0', scenery: glimmer(), figure: cloak() }),
  traitor: () => ({ field: '#6a5a8a', pattern: 'chequy', mark: '10', scenery: twoSided() + curtains('#3a2a4a'), figure: traitor() }),
  musketeers: () => ({ field: '#c9a06a', pattern: 'chevronny', mark: '11', scenery: play(parade(), '#24427a'), figure: musketeers() }),
  wizard: () => ({ field: '#34307a', pattern: 'seme', mark: '7', scenery: play(study(), '#24205a'), figure: wizard() }),
  witch: () => ({ field: '#4a2a5e', pattern: 'wavy', mark: '1', scenery: sabbath(), figure: witch() }),
  prince: () => ({ field: '#4f94d0', pattern: 'seme', mark: '14', scenery: play(tilt(), '#c4313f'), figure: prince() }),
  squire: () => ({ field: '#4f94d0', pattern: 'seme', mark: '2', scenery: play(tilt() + tent(), '#c4313f'), figure: squire() }),
  hermit: () => ({ field: '#4a5a38', pattern: 'lozengy', mark: '12', scenery: forest(), figure: hermit() }),
  'little-giant': () => ({ field: '#8cc4e6', pattern: 'wavy', mark: '2', scenery: hills(), figure: giant() }),
  double: () => ({ field: '#7a2f3a', pattern: 'paly', mark: '=', scenery: papered(), figure: double() }),
  dragon: () => ({ field: '#c2481c', pattern: 'papelonne', mark: '11', scenery: blaze(), figure: dragon() }),
  romeo: () => ({ field: '#b0507c', pattern: 'papelonne', mark: '5', scenery: lovers(100), figure: romeo() }),
  beggar: () => ({ field: '#7a6a52', pattern: 'barry', mark: '4', scenery: alley(), figure: beggar() }),
}

/** The goals: the value (1 to 5) is the mark, the rim is gold. */
const AREAS: Gallery = {
  alchemy: () => ({ rim: '#f3cd6a', field: '#1a6a5c', pattern: 'fretty', scenery: glow(50, 74, 46, '#8be6a0', 0.22) +
    crescent(84, 22, 0.6) +
    spark(62, 16, 5) + spark(92, 48, 4) + spark(10, 60, 4.5) + part('M0 122H100V140H0Z', '#3a2416', 0), figure: alchemyFigure() }),
  fencing: () => ({ rim: '#f3cd6a', field: '#6b7a8c', pattern: 'bendy', scenery: part('M0 96H100V140H0Z', '#7a2430', 0) +
    line('M0 96H100', GOLD, 1.2) + glow(50, 66, 46, '#ffffff', 0.16), figure: fencingFigure() }),
  farming: () => ({ rim: '#f3cd6a', field: '#6fa83e', pattern: 'barry', scenery: acres(), figure: farmingFigure() }),
  trade: () => ({ rim: '#f3cd6a', field: '#c98a1e', pattern: 'chequy', scenery: quay(), figure: tradeFigure() }),
  religion: () => ({ rim: '#f3cd6a', field: '#6a3f8a', pattern: 'lozengy', scenery: cathedral(), figure: religionFigure() }),
  music: () => ({ rim: '#f3cd6a', field: '#cf5a3a', pattern: 'wavy', scenery: glow(50, 66, 46, '#ffd9a0', 0.3) +
    line('M0 30C30 20 70 40 100 28M0 38C30 28 70 48 100 36M0 46C30 36 70 56 100 44M0 54C30 44 70 64 100 52', '#ffe9a8', 1),
    figure: musicFigure() }),
}

const person = hung('kabale_und_hiebe', PEOPLE), area = hung('kabale_und_hiebe', AREAS)
/** A person by its id, or a goal as `area-points`: `alchemy-3`. */
export const look = (id: string): Picture => {
  const [name = '', points] = id.split('-')
  return !(id in PEOPLE) && name in AREAS ? { ...area(name), mark: points } : person(id)
}
export const IDS: readonly string[] = Object.keys(PEOPLE)
export const AREA_IDS: readonly string[] = Object.keys(AREAS)
