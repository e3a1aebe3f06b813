import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GALLERIES } from '.'
import { back, BACK_IDS } from './back'
import { banner, METALS } from './banners'
import { front, portrait, words } from './card'
import { coin } from './coin'
import { sign, SIGNS, type SignId } from './council_of_12/signs'
import { definitions } from './defs'
import { roundel, shield } from './families'
import { AREA_IDS } from './kabale_und_hiebe'
import { CHAPEL, token } from './list_und_tuecke/tokens'
import { mission, MISSIONS } from './missions'
import { FAMILIES } from './parts/animals'
import { addressOf, standalone } from './sheet'
import type { Drawing } from './tones'

const printed = (game: string): string => readFileSync(`../src/hofstaat/games/${game}/cards.toml`, 'utf8')
/** The names of the tables of one kind in a game's card data: `[character.king]`. */
const named = (game: string, kind: string): string[] => [...printed(game).matchAll(new RegExp(`^\\[${kind}\\.([\\w-]+)\\]`, 'gm'))].map(([, name]) => name ?? '')
const houses = Object.keys(FAMILIES)
const IN_THE_BOX: Record<string, string[]> = {
  hof_verrat: named('hof_verrat', 'role').flatMap((role) => houses.map((house) => `${house}-${role}`)),
  mascarade: named('mascarade', 'character'),
  kabale_und_hiebe: [...named('kabale_und_hiebe', 'card'), ...AREA_IDS.map((area) => `${area}-1`)],
  list_und_tuecke: named('list_und_tuecke', 'character'),
  council_of_12: named('council_of_12', 'character'),
  challenges: [...named('council_of_12', 'challenge'), 'throne'],
}
const FORBIDDEN = /\sstyle=|\sid="|<script|\son\w+=|NaN|undefined|\[object/

describe.each(Object.entries(IN_THE_BOX))('%s', (game, cards) => {
  const { look, ids } = GALLERIES[game] as (typeof GALLERIES)[string]

  it('has a picture of everything in the box and of nothing else', () => {
    expect(cards.length).toBeGreaterThan(11)
    expect([...ids].sort()).toEqual([...cards].sort())
  })

  it.each(cards)('%s: nothing forbidden, a mark that can be read', (id) => {
    for (const size of ['small', 'full'] as const) {
      expect(front(look(id), size).draw() + words(look(id), { size, name: 'Übung & <Probe>' })).not.toMatch(FORBIDDEN)
      expect(words(look(id), { size, name: 'a <b>' })).not.toContain('<b>')
    }
    expect((look(id).mark ?? '').length).toBeLessThan(4)
  })

  it('draws no picture twice', () => {
    expect(new Set(cards.map((id) => look(id).figure + look(id).scenery + look(id).field)).size).toBe(cards.length)
  })
})

it('has a picture of every mission, no two alike', () => {
  expect([...MISSIONS].sort()).toEqual(named('hof_verrat', 'mission').sort())
  expect(new Set(MISSIONS.map((id) => mission(id).figure + mission(id).field)).size).toBe(MISSIONS.length)
})

it('refuses a card that no game has', () => {
  expect(() => GALLERIES.mascarade?.look('dragon')).toThrow('mascarade has no card dragon')
})

const PIECES: Drawing[] = [
  ...BACK_IDS.map(back), ...Array.from({ length: 13 }, (_, seat) => banner(seat)), coin(), coin(13), CHAPEL,
  ...houses.flatMap((house) => [roundel(house), ...(['sun', 'moon', 'even'] as const).map((state) => shield(house, state))]),
  ...(['blue', 'green', 'yellow', 'elimination', 'elimination-1', 'elimination-3'] as const).map(token),
  ...(Object.keys(SIGNS) as SignId[]).map(sign), ...MISSIONS.map((id) => front(mission(id), 'small')), portrait(mission('L1')),
]

it('draws pieces without anything forbidden, each under a name of its own', () => {
  for (const piece of PIECES) expect(piece.draw(), piece.key).not.toMatch(FORBIDDEN)
  expect(new Set(PIECES.map(({ key }) => key)).size).toBe(PIECES.length)
})

it('refers only to definitions that there are', () => {
  const ids = new Set([...definitions().matchAll(/ id="(hs-[\w-]+)"/g)].map(([, id]) => id))
  const all = [...PIECES, ...Object.values(GALLERIES).flatMap(({ look, ids: cards }) => cards.map((id) => front(look(id), 'full')))]
  const wanted = all.flatMap(({ draw }) => [...draw().matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id))
  expect(wanted.filter((id) => !ids.has(id))).toEqual([])
})

it('puts a drawing into the page once, and again into a page that was cleared', () => {
  const copies = () => document.querySelectorAll('#hs-coin-7').length
  expect([addressOf(coin(7)), addressOf(coin(7))]).toEqual(['#hs-coin-7', '#hs-coin-7'])
  expect(copies()).toBe(1)
  document.body.replaceChildren()
  addressOf(coin(7))
  expect(copies()).toBe(1)
})

it('draws files that need nothing else', () => {
  const file = standalone(banner(5))
  expect(file).toMatch(/^<svg xmlns/)
  expect(file).toContain('id="hs-hem-0"')
})

describe('metals of the seats', () => {
  const channel = (hex: string, at: number) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  /** A colour in OKLab, where distances are as they are seen. */
  function oklab(hex: string): number[] {
    const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
    const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b), m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b), s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
    return [0.2105 * l + 0.7936 * m - 0.0041 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s]
  }
  const apart = (a: string, b: string) => Math.hypot(...oklab(a).map((v, i) => v - (oklab(b)[i] ?? 0)))

  it.each(Object.entries(METALS))('%s is no family’s colour', (_, metal) => {
    for (const house of Object.values(FAMILIES)) expect(apart(metal, house.field)).toBeGreaterThan(0.13)
  })

  it('are those of the style sheet', () => {
    const css = readFileSync('src/styles/seats.css', 'utf8')
    const seats = [...css.matchAll(/--seat: (#\w+)/g)].map(([, metal]) => metal)
    expect(seats).toHaveLength(13)
    seats.forEach((metal, seat) => expect(banner(seat).draw()).toContain(`fill="${metal}"`))
  })
})
