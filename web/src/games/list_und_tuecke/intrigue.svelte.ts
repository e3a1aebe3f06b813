import type { Face } from '../../cards/types'
import { BoardModel } from '../board.svelte'
import type { BoardProps, Option } from '../contract'
import { faceOf } from './faces'
import { addTo, type Reckoning } from './reckoning'
import { askedOf, changedBy, decidedBy, firstDo, nobodyHasBackOf, optionsFor, optionWith, threatsTo, victimsOf, whyNotCard, withHand } from './questions'
import { placesOf, stacksAfter } from './stacks'
import type { GameChoice, GameEvent, View } from './types'

export type Props = BoardProps<View, GameChoice, GameEvent>

/** What only this player was shown: the centre, or somebody's hand. */
export interface Look {
  of: number | null
  cards: string[]
}

/** What the parts of the board share: what is seen, what is picked, and what can be done with it. */
export class Intrigue extends BoardModel<View, GameChoice, GameEvent> {
  marks = $state.raw<ReadonlySet<string>>(new Set())
  look = $state.raw<Look | null>(null)
  planned = $state(false)
  reckoning = $state.raw<Reckoning | null>(null)
  /** the last events taken in: they come again with the view they led to */
  private heard: readonly GameEvent[] = []

  override readonly asked = $derived.by(() => askedOf(this.props.options))
  readonly picked = $derived.by(() => (withHand(this.asked) && this.view.hand?.includes(this.wanted ?? '') ? this.wanted : null))
  /** what the picked card can be used for */
  readonly places = $derived.by(() => optionsFor(this.picked, this.props.options))
  readonly decline = $derived.by(() => this.option({ choice: 'decline' }))
  /** one of many characters is named, or one of the own stack turned up */
  readonly roll = $derived.by((): string[] => {
    if (this.look) return []
    if (this.asked === 'condemn' || this.asked === 'name') return this.view.characters.map(({ name }) => name)
    return this.asked === 'heal' ? this.props.options.flatMap(({ choice }) => (choice.choice === 'heal' ? [choice.card] : [])) : []
  })
  readonly stacks = $derived.by(() => stacksAfter(this.props.log, this.view.players.length))
  readonly hand = $derived.by(() => placesOf(this.view, this.props.log, this.me))
  /** what would happen if the picked card were played */
  readonly threats = $derived.by(() => (this.asked === 'play' && this.picked ? threatsTo(this.picked, this.view, this.me) : []))
  readonly victims = $derived.by(() => (this.asked === 'play' && this.picked && !this.threats.length ? victimsOf(this.picked, this.view, this.me) : []))
  readonly characters = $derived.by(() => new Map(this.view.characters.map((one) => [one.name, one])))

  face = (card: string, rank?: number | null): Face => faceOf(card, this.characters.get(card), this.props.t, rank)

  backOf(card: string): string {
    return this.characters.get(card)?.back ?? 'light'
  }

  /** An option of the picked card with these fields: a place it can go to. */
  place(wanted: Record<string, unknown>): Option<GameChoice> | undefined {
    return optionWith(this.places, wanted)
  }

  isFresh(name: string): boolean {
    return this.marks.has(name)
  }

  /** How a card of the own hand can be used now. */
  stateOf(card: string): 'may' | 'refused' | 'look' {
    if (!this.props.options.length) return 'look'
    return optionsFor(card, this.props.options).length ? 'may' : 'refused'
  }

  /** A click on a card of the own hand: pick it or put it back; out of turn look at it. */
  touch(card: string): void {
    const state = this.stateOf(card)
    if (state === 'look') this.props.inspect(card)
    else if (state === 'refused') this.explain(this.whyNot(card))
    else this.toggle(card)
  }

  private whyNot(card: string): string {
    const { stage } = this.view
    return withHand(this.asked) ? whyNotCard(this.asked, stage, nobodyHasBackOf(card, this.view, this.me)) : firstDo(stage)
  }

  /** Take in what happened: marks for what is new, a look at what only we were shown, the tokens of a chapter. */
  hear(events: readonly GameEvent[]): void {
    if (events.length === this.heard.length && events.every((event, n) => event === this.heard[n])) return
    this.heard = events
    if (!this.props.match) this.look = null // a replay goes on by itself
    for (const event of events) {
      if (decidedBy(event, this.me)) this.settle()
      this.marks = new Set([...this.marks, ...changedBy(event, this.me)])
      this.reckoning = addTo(this.reckoning, event, this.view.players.length)
      if (event.event === 'centre-seen' && event.cards) this.look = { of: null, cards: event.cards }
      if (event.event === 'hand-seen' && event.cards) this.look = { of: event.target, cards: event.cards }
    }
  }

  private settle(): void {
    this.marks = new Set()
    this.wanted = null
    this.reckoning = null
    this.look = null
  }
}
