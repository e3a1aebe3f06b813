import { fireEvent, render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { beforeAll, vi } from 'vitest'
import { GameTexts, loadTexts } from '../lib/texts.svelte'
import { sayChoice, type Tagged } from '../lib/words'

/** What a file of `scenes/` has. */
export interface Scene {
  view: unknown
  options: { code: number; choice: Tagged }[]
  events: unknown[]
  seats: { nickname: string }[]
  me: number | null
}

export const optionIn = (scene: Scene, wanted: object) =>
  scene.options.find(({ choice }) => Object.entries(wanted).every(([field, value]) => choice[field] === value))

/** The code of the first option whose choice has these fields. */
export const codeOf = (scene: Scene, wanted: object) => optionIn(scene, wanted)?.code

const peopleOf = ({ seats, me }: Scene) => ({ nameOf: (seat: number) => seats[seat]?.nickname ?? '?', me })

/** A board under test: its texts, its props of a scene, and the board of a scene on the page. `printed`: the game's card material, if it needs it. */
export function boardOf<Props extends object>(game: string, Board: Component<Props>, printed?: object) {
  const texts = new GameTexts(game)
  beforeAll(async () => {
    vi.setConfig({ testTimeout: 60_000 }) // finding buttons by their names takes its time on a busy machine
    const answer = () => new Response(JSON.stringify(printed), { headers: { 'content-type': 'application/json' } })
    vi.stubGlobal('fetch', () => (printed ? Promise.resolve(answer()) : Promise.reject(new Error('no server here'))))
    await loadTexts(game)
  })

  function propsOf(scene: Scene, more: Partial<Props> = {}) {
    const calls = { act: vi.fn(), explain: vi.fn(), inspect: vi.fn() }
    const props = {
      log: scene.events, ...scene, all: null, chosen: null, busy: false, still: true, room: { w: 1388, h: 852 }, t: texts.t,
      sayChoice: (choice: Tagged) => sayChoice(choice, texts, peopleOf(scene)), ...calls, ...more,
    } as unknown as Props
    return { props, ...calls }
  }

  /** An option of a scene in words. */
  const say = (scene: Scene, option: { choice: Tagged } | undefined) => sayChoice(option?.choice ?? {}, texts, peopleOf(scene))

  function shown(scene: Scene, more: Partial<Props> = {}) {
    const given = propsOf(scene, more)
    const { container, rerender } = render(Board, { props: given.props } as never)
    const find = (wanted: string) => container.querySelector(wanted) as HTMLElement
    const all = (wanted: string) => [...container.querySelectorAll<HTMLElement>(wanted)]
    return { ...given, container, rerender, find, all, click: (wanted: string) => fireEvent.click(find(wanted)) }
  }

  return { texts, propsOf, say, shown }
}
