/** Mit List und Tücke: the twenty characters. Odd ranks stand in a chapel by day (light back), even ones in a vault by night (dark back). */
import { hung, type Look } from '../card'
import { chapelByDay, vaultByNight } from '../parts/scenery'
import { assassin, charlatan, courtesan, druid, intriguer, monk, poisoner, queen, saint, wizard } from './day'
import { abbot, berserker, bishop, blackKnight, clairvoyant, executioner, inquisitor, king, whiteKnight, witch } from './night'
import { crest, type Influence } from './tokens'

/** A character stands in the chapel by day (odd ranks, light back) or in the vault by night; `tint` colours the window or the niche. */
const by = (back: Back, rank: number, tint: string, figure: () => string, ...crests: Influence[]): { back: Back; draw: () => Look } => ({
  back,
  draw: () => ({
    field: back === 'light' ? '#eee2c4' : '#1b1530', pattern: 'fretty', pale: back === 'light',
      scenery: back === 'light' ? chapelByDay(tint) : vaultByNight(tint),
    figure: figure(), mark: String(rank), crests: crests.map(crest), rim: back === 'light' ? undefined : '#b9b2cf',
  }),
})
export type Back = 'light' | 'dark'

/** In the order of their ranks. */
const CHARACTERS: Record<string, ReturnType<typeof by>> = {
  charlatan: by('light', 1, '#3fa7a8', charlatan),
  'black-knight': by('dark', 2, '#f0485a', blackKnight),
  courtesan: by('light', 3, '#e07a9c', courtesan),
  clairvoyant: by('dark', 4, '#8a5ae0', clairvoyant),
  poisoner: by('light', 5, '#8fc24a', poisoner),
  berserker: by('dark', 6, '#5fa8d0', berserker),
  assassin: by('light', 7, '#d8605a', assassin),
  abbot: by('dark', 8, '#7a9a6a', abbot, 'green'),
  druid: by('light', 9, '#d8b84a', druid, 'yellow'),
  'white-knight': by('dark', 10, '#3f7fe8', whiteKnight, 'blue'),
  monk: by('light', 11, '#6fb07a', monk, 'green'),
  executioner: by('dark', 12, '#8a86a0', executioner),
  intriguer: by('light', 13, '#b088d0', intriguer),
  witch: by('dark', 14, '#9a4fd8', witch, 'yellow'),
  queen: by('light', 15, '#6f9fe8', queen, 'blue'),
  king: by('dark', 16, '#d89a2c', king, 'blue', 'blue'),
  saint: by('light', 17, '#7fc0ee', saint),
  bishop: by('dark', 18, '#2fb068', bishop, 'green', 'green'),
  wizard: by('light', 19, '#f0c23a', wizard, 'yellow', 'yellow'),
  inquisitor: by('dark', 20, '#f58a2a', inquisitor),
}

/** A character by its id. */
export const look = hung('list_und_tuecke', Object.fromEntries(Object.entries(CHARACTERS).map(([id, { draw }]) => [id, draw])))
/** Which back a character has. */
export const backOf = (id: string): Back => CHARACTERS[id]?.back ?? 'light'
export const IDS: readonly string[] = Object.keys(CHARACTERS)
