import type { Lying } from '../../cards/Stack.svelte'
import { entryOf, materialOf, valuesOf } from '../../cards/material.svelte'
import { BoardModel } from '../board.svelte'
import type { BoardProps } from '../contract'
import type { Scene } from './lying'
import { signed } from './points'
import { marksAfter, placesFor, strikesOf, whyNot, type Mark, type Spot } from './places'
import type { GameChoice, GameEvent, Placing, Standing, View } from './types'

export type Props = BoardProps<View, GameChoice, GameEvent, Standing>

/** A set of cards opened to be read. */
export interface Opened {
  title: string
  cards: Lying[]
}

/** What the parts of the board share; a card of the hand is picked by its position. */
export class Banquet extends BoardModel<View, GameChoice, GameEvent, number> {
  marks = $state.raw<Mark[]>([])
  opened = $state.raw<Opened | null>(null)

  /** It is our turn to place a card. */
  readonly placing = $derived.by(() => this.props.options.some(({ choice }) => choice.choice === 'place'))
  /** Our assassin has struck and asks for a victim. */
  readonly strikes = $derived.by(() =>
    this.props.options.length && !this.placing ? strikesOf(this.props.options, this.view.striker) : null,
  )
  readonly picked = $derived.by(() => (this.placing && this.wanted !== null && this.view.hand?.[this.wanted] ? this.wanted : null))
  readonly card = $derived.by(() => (this.picked === null ? null : (this.view.hand?.[this.picked] ?? null)))
  readonly places = $derived.by(() => placesFor(this.card, this.props.options))
  readonly scene = $derived.by((): Scene => ({
    t: this.props.t,
    nameOf: this.nameOf,
    me: this.me,
    marks: this.marks,
    striker: this.view.striker,
    strikes: this.strikes,
    sayStrike: this.sayCode,
  }))

  /** what a noble counts, as the card data have it */
  readonly nobleWeight = $derived.by(() => Number(valuesOf(entryOf(materialOf('hof-verrat'), 'noble')).weight ?? 2))

  districtOf(seat: number): string {
    const { t, me } = this.props
    return seat === me ? t('board-own') : t('board-district', { name: this.nameOf(seat) })
  }

  open = (title: string, cards: Lying[]): void => {
    this.peeking.hide()
    this.opened = { title, cards }
  }

  /** A click on a card of the own hand: pick it or put it back; out of turn look at it. */
  touch(index: number): void {
    const card = this.view.hand?.[index]
    if (this.strikes) this.explain('refused-choose-victim')
    else if (!this.placing) this.props.inspect(String(card))
    else this.toggle(index)
  }

  /** What the picked card would change at this spot, where the table agreed that one sees it. */
  changesAt(spot: Spot): Placing | undefined {
    const standing = this.props.standing as Standing | null | undefined
    return standing?.placings.find(({ card, place }) => card === this.card && place === spot)
  }

  /** The same in words, for those who hear the board. */
  sayChanges({ points, missions, at_end }: Placing): string {
    const changed = points.flatMap((own, seat) => (own ? [`${this.nameOf(seat)} ${signed(own)}`] : []))
    const mission = missions.reduce((sum, own) => sum + own, 0)
    if (mission) changed.push(this.props.t('board-mission-change', { points: signed(mission) }))
    return at_end ? this.props.t('board-at-end') : changed.join(', ') || '±0'
  }

  /** Why the picked card cannot go to this spot; null if it can, or if nothing is picked. */
  whyNot(spot: Spot): string | null {
    return this.card === null || this.places.has(spot) || this.me === null ? null : whyNot(spot, this.me)
  }

  /** Take in what happened: marks for what is new; a pick is over once the hand has changed. */
  hear(events: readonly GameEvent[]): void {
    this.marks = marksAfter(this.marks, events, this.me)
    if (events.some((event) => event.event === 'placed' && event.seat === this.me)) this.wanted = null
  }
}
