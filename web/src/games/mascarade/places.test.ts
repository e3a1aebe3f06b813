import { describe, expect, it } from 'vitest'
import { fixedIn, keyOf, round, swapsIn, targetAt, together, touched, wordOf } from './places'
import answer from './scenes/thirteen-answer.json'
import fool from './scenes/fool.json'
import forced from './scenes/forced.json'
import rob from './scenes/rob.json'
import spySwap from './scenes/spy-swap.json'
import two from './scenes/two.json'
import type { Option } from '../contract'
import type { GameChoice, View } from './types'

const swaps = (scene: { options: unknown[] }) => swapsIn(scene.options as Option<GameChoice>[])

describe('the places of a swap', () => {
  it('are fixed where every pair has them: the own only card, both cards of the Spy, nothing for two hands', () => {
    expect(fixedIn(swaps(forced))).toEqual(['0'])
    expect(fixedIn(swaps(spySwap))).toHaveLength(2)
    expect(fixedIn(swaps(two))).toEqual([])
    expect(fixedIn(swaps(fool))).toEqual([])
  })

  it('go together as the rules allow: never the opponent’s protected card', () => {
    expect(together(swaps(two), ['0-left', '0-protected'])).toBe(true)
    expect(together(swaps(two), ['0-left', '1-right'])).toBe(true)
    expect(together(swaps(two), ['1-protected'])).toBe(false)
  })

  it('are taken one after the other, put back, and begun anew', () => {
    const all = swaps(two)
    expect(touched(all, [], [], '0-left')).toEqual(['0-left'])
    expect(touched(all, [], ['0-left'], '1-right')).toEqual(['0-left', '1-right'])
    expect(touched(all, [], ['0-left', '1-right'], '1-right')).toEqual(['0-left'])
    expect(touched(all, [], ['0-left', '1-right'], '1-left')).toEqual(['0-left', '1-left'])
    expect(touched(all, [], ['1-left'], '1-right')).toEqual(['1-right'])
  })

  it('change partners when the own card is fixed', () => {
    const all = swaps(forced)
    expect(touched(all, ['0'], ['1'], '2')).toEqual(['2'])
    expect(touched(all, ['0'], ['1'], '0')).toEqual(['1'])
  })
})

it('a place answers what the Bishop asks, if it is one of the richest', () => {
  const options = rob.options as Option<GameChoice>[]
  const victims = options.map(({ choice }) => (choice.choice === 'rob' ? choice.victim : -1))
  for (const seat of [1, 2, 3]) expect(targetAt(options, seat, keyOf(seat, null)) !== undefined).toBe(victims.includes(seat))
})

describe('the ring', () => {
  it('goes clockwise from the left of the foot', () => {
    expect(round(5, 3)).toEqual([4, 0, 1, 2])
  })
})

it('everybody has announced, claimed, passed, is asked, or has not been asked yet', () => {
  const view = answer.view as View
  const announcement = view.announcement
  const words = view.players.map((_, seat) => wordOf(announcement, seat, view.actor, view.phase))
  expect(words.filter((word) => word === 'announces')).toHaveLength(1)
  expect(words.filter((word) => word === 'asked')).toHaveLength(1)
  expect(words.filter((word) => word === 'claims' || word === 'passes')).toHaveLength(announcement?.answers.length ?? -1)
  expect(wordOf(null, 0, 0, 'turn')).toBeNull()
})
