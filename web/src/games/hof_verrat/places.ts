import type { Option } from '../contract'
import type { GameChoice, GameEvent, Place, Striker, View } from './types'

/** A place on the board as a word: "above", "below" (the royal table) or "district-2". */
export type Spot = string

export function spotOf(at: { side: string; district: number | null }): Spot {
  return at.side === 'district' ? `district-${at.district}` : at.side
}

export interface PlaceOption {
  code: number
  choice: Place
}

/** Where a card may be placed now, by spot. */
export function placesFor(card: string | null, options: readonly Option<GameChoice>[]): Map<Spot, PlaceOption> {
  const places = new Map<Spot, PlaceOption>()
  for (const { code, choice } of options)
    if (choice.choice === 'place' && choice.card === card) places.set(spotOf(choice), { code, choice })
  return places
}

/** What the assassin may do now. Open victims by "spot card", spies by their number. */
export interface Strikes {
  open: Map<string, number>
  spies: Map<number, number>
  spare: number | null
}

export function strikesOf(options: readonly Option<GameChoice>[], striker: Striker | null): Strikes {
  const strikes: Strikes = { open: new Map(), spies: new Map(), spare: null }
  for (const { code, choice } of options) {
    if (choice.choice === 'strike') strikes.open.set(`${spotOf({ side: choice.side, district: striker?.district ?? null })} ${choice.card}`, code)
    if (choice.choice === 'strike-spy') strikes.spies.set(choice.spy, code)
    if (choice.choice === 'spare') strikes.spare = code
  }
  return strikes
}

/** Is this spot in the area where the assassin strikes: the whole table, or one district? */
export function inReach(spot: Spot, striker: Striker | null): boolean {
  if (!striker) return false
  return striker.district === null ? !spot.startsWith('district') : spot === `district-${striker.district}`
}

/** Why a card cannot be placed there: that area has had its card this turn. */
export function whyNot(spot: Spot, me: number): string {
  if (!spot.startsWith('district')) return 'refused-table-served'
  return spot === `district-${me}` ? 'refused-own-served' : 'refused-other-served'
}

/** The others as they sit: clockwise from whoever sits on the left; for a spectator everybody. */
export function others(seats: number, me: number | null): number[] {
  const from = me === null ? 0 : me + 1
  return Array.from({ length: me === null ? seats : seats - 1 }, (_, n) => (from + n) % seats)
}

/** A card that was laid since one last acted; `what` is the card's name, or "spy 3". */
export interface Mark {
  seat: number
  spot: Spot
  what: string
}

/** The marks after some events: whatever came since one's own last placement; for a spectator the turn under way. */
export function marksAfter(marks: readonly Mark[], events: readonly GameEvent[], me: number | null): Mark[] {
  let kept = [...marks]
  for (const event of events) {
    if (event.event === 'spy-revealed') kept.push({ seat: -1, spot: spotOf(event), what: event.card })
    if (event.event !== 'placed' && event.event !== 'eliminated') continue
    const what = event.spy === null ? String(event.card) : `spy ${event.spy}`
    const mark = { seat: event.seat, spot: spotOf(event), what }
    if (event.event === 'eliminated') kept = kept.filter((old) => old.spot !== mark.spot || old.what !== what)
    else kept = [...kept.filter((old) => !isPast(old, mark, me)), mark]
  }
  return kept
}

function isPast(old: Mark, mark: Mark, me: number | null): boolean {
  return me === null ? old.seat !== mark.seat : mark.seat === me && old.seat !== me
}

/** How many of the equal cards on a spot are marked. */
export function marked(marks: readonly Mark[], spot: Spot, what: string): number {
  return marks.filter((mark) => mark.spot === spot && mark.what === what).length
}

/** Is a spy turned up, at the end? */
export function turnedUp(view: View, card: string): boolean {
  return view.over && card.endsWith('-spy')
}
