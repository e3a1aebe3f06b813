import { Peeking } from '../../cards/peek.svelte'
import type { Face } from '../../cards/types'
import type { BoardProps, Option } from '../contract'
import { faceOf } from './faces'
import { addTo, type Reckoning } from './reckoning'
import { askedOf, changedBy, decidedBy, firstDo, nobodyHasBackOf, optionsFor, optionWith, whyNotCard, withHand } from './questions'
import type { GameChoice, GameEvent, View } from './types'

export type Props = BoardProps<View, GameChoice, GameEvent>

/** What only this player was shown: the centre, or somebody's hand. */
export interface Look {
  of: number | null
  cards: string[]
}

/** What the parts of the board share: what is seen, what is picked, and what can be done with it. */
export class Intrigue {
  /** the card of the own hand that is picked */
  private wanted = $state<string | null>(null)
  marks = $state.raw<ReadonlySet<string>>(new Set())
  look = $state.raw<Look | null>(null)
  planned = $state(false)
  reckoning = $state.raw<Reckoning | null>(null)
  readonly peeking = new Peeking()
  /** the last events taken in: they come again with the view they led to */
  private heard: readonly GameEvent[] = []
  private readonly given: () => Props

  constructor(given: () => Props) {
    this.given = given
  }

  get props(): Props {
    return this.given()
  }
  get view(): View {
    return this.given().view
  }
  get me(): number | null {
    return this.given().me
  }

  readonly asked = $derived.by(() => askedOf(this.props.options))
  readonly picked = $derived.by(() => (withHand(this.asked) && this.view.hand?.includes(this.wanted ?? '') ? this.wanted : null))
  /** what the picked card can be used for */
  readonly places = $derived.by(() => optionsFor(this.picked, this.props.options))
  readonly decline = $derived.by(() => optionWith(this.props.options, { choice: 'decline' }))
  readonly characters = $derived.by(() => new Map(this.view.characters.map((one) => [one.name, one])))

  nameOf = (seat: number): string => this.props.seats[seat]?.nickname ?? '?'

  /** "you" or the name, for texts with a choice of the two. */
  who(seat: number): { name: string; mine: string } {
    return { name: this.nameOf(seat), mine: seat === this.me ? 'yes' : 'no' }
  }

  word = (card: string): string => this.props.t(`card-${card}`)

  face = (card: string, rank?: number | null): Face => faceOf(card, this.characters.get(card), this.props.t, rank)

  backOf(card: string): string {
    return this.characters.get(card)?.back ?? 'light'
  }

  option(wanted: Record<string, unknown>): Option<GameChoice> | undefined {
    return optionWith(this.props.options, wanted)
  }

  /** An option of the picked card with these fields: a place it can go to. */
  place(wanted: Record<string, unknown>): Option<GameChoice> | undefined {
    return optionWith(this.places, wanted)
  }

  say(option: Option<GameChoice>): string {
    return this.props.sayChoice(option.choice)
  }

  act = (option: Option<GameChoice> | undefined): void => {
    if (!option || this.props.busy) return
    this.peeking.hide()
    this.props.act(option.code)
  }

  isComing(option: Option<GameChoice> | undefined): boolean {
    return option !== undefined && option.code === this.props.chosen
  }

  explain = (id: string): void => this.props.explain(id)

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
    else if (!this.props.busy) this.wanted = this.picked === card ? null : card
  }

  private whyNot(card: string): string {
    const { stage } = this.view
    return withHand(this.asked) ? whyNotCard(this.asked, stage, nobodyHasBackOf(card, this.view, this.me)) : firstDo(stage)
  }

  putBack = (): void => {
    this.wanted = null
  }

  /** Take in what happened: marks for what is new, a look at what only we were shown, the tokens of a chapter. */
  hear(events: readonly GameEvent[]): void {
    if (events.length === this.heard.length && events.every((event, n) => event === this.heard[n])) return
    this.heard = events
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
  }
}
