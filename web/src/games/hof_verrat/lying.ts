import type { Lying } from '../../cards/Stack.svelte'
import type { Say } from '../../lib/texts.svelte'
import { faceOf, familyOf, roleOf, spyBack } from './faces'
import { inReach, marked, type Mark, type Spot, type Strikes } from './places'
import type { Spy, Striker } from './types'

/** What it takes to show cards lying somewhere: texts, names, marks, and whom the assassin may strike. */
export interface Scene {
  t: Say
  nameOf: (seat: number) => string
  me: number | null
  marks: readonly Mark[]
  striker: Striker | null
  strikes: Strikes | null
  sayStrike: (code: number) => string
}

function reachable(scene: Scene, spot: Spot): boolean {
  return scene.strikes !== null && inReach(spot, scene.striker)
}

/** Open cards of one family on a spot; of equal ones the last are the newest. */
export function openCards(scene: Scene, spot: Spot, cards: readonly string[]): Lying[] {
  return cards.map((card, n) => {
    const later = cards.slice(n + 1).filter((other) => other === card).length
    const code = scene.strikes?.open.get(`${spot} ${card}`)
    const choosable = reachable(scene, spot)
    return {
      key: `${card} ${cards.slice(0, n).filter((other) => other === card).length}`,
      card,
      face: faceOf(card, scene.t),
      label: scene.t(`card-${card}`),
      fresh: later < marked(scene.marks, spot, card),
      lies: `${spot} ${card}`,
      code: choosable ? code : undefined,
      choice: choosable && code !== undefined ? scene.sayStrike(code) : undefined,
      why: choosable && code === undefined ? whySafe(card) : undefined,
    }
  })
}

function whySafe(card: string): string {
  return roleOf(card) === 'guard' ? 'refused-guard' : 'refused-no-such-victim'
}

/** Spies lying face down on a spot. */
export function hiddenSpies(scene: Scene, spot: Spot, spies: readonly Spy[]): Lying[] {
  return spies.map(({ number, by }) => {
    const code = reachable(scene, spot) ? scene.strikes?.spies.get(number) : undefined
    const words = scene.t(by === scene.me ? 'board-spy-mine' : 'board-spy', { spy: number, name: scene.nameOf(by) })
    return {
      key: `spy ${number}`,
      card: null,
      back: spyBack(number, by),
      label: words,
      fresh: marked(scene.marks, spot, `spy ${number}`) > 0,
      lies: `${spot} spy ${number}`,
      code,
      choice: code === undefined ? undefined : `${scene.sayStrike(code)} (${words})`,
      why: reachable(scene, spot) && code === undefined ? 'refused-no-such-victim' : undefined,
    }
  })
}

/** The cards of a family among others; spies turned up at the end lie with their family. */
export function ofFamily(family: string, cards: readonly string[], spies: readonly Spy[] = []): string[] {
  const shown = spies.flatMap(({ card }) => card ?? [])
  return [...cards, ...shown].filter((card) => familyOf(card) === family)
}
