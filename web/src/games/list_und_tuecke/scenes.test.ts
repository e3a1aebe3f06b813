import { afterEach, describe, expect, it, vi } from 'vitest'
import { Director } from '../../lib/director'
import { boardOf } from '../../test/board'
import Board from './Board.svelte'
import { tokensOf } from './chapter'
import passing from './scenes/pass.json'
import play from './scenes/play.json'
import { scenes } from './scenes'
import type { GameEvent, View } from './types'

const { texts, shown } = boardOf('list-und-tuecke', Board)
const named = (events: GameEvent[], before: unknown = play.view, after: unknown = before): string[] => acts(events, before, after).map(({ name }) => name)

function acts(events: GameEvent[], before: unknown, after: unknown = before, scene: typeof play | typeof passing = play) {
  const { container } = shown(scene)
  return scenes({ events, log: [], before: before as View, after: after as View, seats: scene.seats as never, me: 0, root: container as HTMLElement, t: texts.t })
}

afterEach(() => vi.restoreAllMocks())

describe('what is seen of what happened', () => {
  it('is one scene for all cards that are passed on', () => {
    const passes = [0, 1, 2, 3].map((seat): GameEvent => ({ event: 'passed', seat, to: (seat + 1) % 4, back: 'light', card: seat === 3 ? 'monk' : null }))
    expect(named(passes, passing.view)).toEqual(['passed'])
  })

  it('is a card laid, a treasure covered, a killer that waits, and a kill', () => {
    expect(named([{ event: 'played', seat: 2, card: 'saint' }])).toEqual(['played'])
    expect(named([{ event: 'played', seat: 1, card: 'saint' }])).toEqual(['covered', 'played']) // over the Queen's crest
    expect(named([{ event: 'played', seat: 2, card: 'king' }])).toEqual(['played', 'waits'])
    expect(named([{ event: 'played', seat: 2, card: 'assassin' }, { event: 'eliminated', seat: 2, killer: 'assassin', victim: 1, card: 'queen' }])).toEqual(['played', 'eliminated'])
    expect(named([{ event: 'condemned', seat: 1, card: 'monk' }, { event: 'places-changed', seat: 1, other: 2, card: 'king' }])).toEqual(['condemned', 'exchanged'])
  })

  it('is a chapter shared out player by player, then looked at, before the next is dealt', () => {
    const events: GameEvent[] = [
      { event: 'played', seat: 2, card: 'monk' }, { event: 'start-card-taken', seat: 1 }, { event: 'influence-taken', seat: 1, blue: 1, green: 0, yellow: 2 },
      { event: 'influence-taken', seat: 0, blue: 0, green: 1, yellow: 0 }, { event: 'chapel-laid', seat: 1, token: 'elimination' },
      { event: 'chapter-began', chapter: 3, first: 1 }, { event: 'cards-dealt', seat: 1, back: 'light', cards: null },
    ]
    expect(named(events)).toEqual(['played', 'start', 'opened', 'took', 'took', 'chapel', 'looked', 'dealt'])
  })

  it('is only a token on the chapel when the Saint lays it in the middle of a chapter', () => {
    expect(named([{ event: 'chapel-laid', seat: 1, token: 'blue' }])).toEqual(['chapel'])
    expect(named([{ event: 'chapter-began', chapter: 1, first: 1 }])).toEqual([])
  })
})

it('takes tokens one by one', () => {
  expect(tokensOf({ event: 'influence-taken', seat: 0, blue: 2, green: 0, yellow: 1 })).toEqual(['blue', 'blue', 'yellow'])
  expect(tokensOf({ event: 'knight-paid', seat: 0, colour: 'green' })).toEqual(['green'])
})

it('plays every scene to its end when it is skipped, without a fault', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  Element.prototype.animate ??= () => ({ finished: Promise.resolve(), finish: () => undefined, updatePlaybackRate: () => undefined }) as never
  const layer = document.body.appendChild(document.createElement('div'))
  const director = new Director(layer)
  const events: GameEvent[] = [
    { event: 'played', seat: 2, card: 'king' }, { event: 'eliminated', seat: 1, killer: 'queen', victim: 2, card: 'king' }, { event: 'healed', seat: 2, card: 'king' },
    { event: 'laid-before', seat: 0, partner: 1, back: 'dark', card: 'black-knight' }, { event: 'swapped', seat: 0, partner: 1, back: 'dark', laid: 'black-knight', returned: 'witch' },
    { event: 'taken', seat: 1, partner: 2, card: 'monk', back: 'light', given: null }, { event: 'centre-swapped', seat: 0, back: 'dark', number: 1, laid: 'clairvoyant', taken: 'bishop' },
    { event: 'named', seat: 1, card: 'monk', owner: 2 }, { event: 'start-card-taken', seat: 2 }, { event: 'influence-taken', seat: 2, blue: 1, green: 0, yellow: 0 }, { event: 'ended' },
  ]
  const all = acts(events, play.view)
  expect(all.length).toBeGreaterThan(events.length)
  for (const { name, scene } of all) director.add(name, scene)
  const skipping = setInterval(() => director.skip(), 5)
  await director.idle()
  clearInterval(skipping)
  expect(failed.mock.calls).toEqual([])
})
