import { entryOf, materialOf, valuesOf } from '../../cards/material.svelte'
import type { Face } from '../../cards/types'
import type { Args } from '../../lib/texts.svelte'
import { argumentsOf } from '../../lib/words'
import { BoardModel } from '../board.svelte'
import type { BoardProps, Option } from '../contract'
import { faceOf } from './faces'
import { fixedIn, keyOf, pairOf, placesOf, swapsIn, targetAt, together, touched, whyNot, wordOf, type Key, type Lying, type Word } from './places'
import { dealIn, decides, lookIn, seenIn, silentIn, storyIn, type Note, type Story } from './story'
import type { GameChoice, GameEvent, Looked, Swapped, View } from './types'

export type Props = BoardProps<View, GameChoice, GameEvent>

/** What the parts of the board share; `wanted` is the character to announce. */
export class Ball extends BoardModel<View, GameChoice, GameEvent> {
  private picks = $state.raw<Key[]>([])
  private opened = $state(false)
  private down = $state(false)
  /** the look that was put away */
  private forgotten = $state<number | null>(null)

  /** who sits at the foot of the ring */
  readonly foot = $derived.by(() => this.me ?? 0)
  readonly swaps = $derived.by(() => swapsIn(this.props.options))
  readonly fixed = $derived.by(() => fixedIn(this.swaps))
  /** the places taken so far */
  readonly taken = $derived.by((): Key[] => {
    const picks = this.picks.filter((key) => !this.fixed.includes(key) && this.pickable(key))
    return [...this.fixed, ...picks]
  })
  readonly characters = $derived.by(() => [...new Set(this.view.characters)])
  /** the own place in hand, if it is exactly one */
  readonly held = $derived.by((): Lying | null => {
    const own = this.own.filter(({ key }) => this.taken.includes(key))
    if (this.own.length === 1) return this.own[0] ?? null
    return own.length === 1 ? (own[0] ?? null) : null
  })
  readonly own = $derived.by(() => (this.me === null ? [] : placesOf(this.view, this.me)))
  /** the gold that ends the ball */
  readonly goal = $derived.by(() => Number(valuesOf(entryOf(materialOf('mascarade'), 'treasury')).goal ?? 13))
  readonly hands = $derived.by(() => this.view.players[0]?.places.length ?? 1)
  /** options that name a character: announcing with the place in hand, or answering the Inquisitor */
  readonly naming = $derived.by(() =>
    this.props.options.filter(({ choice }) => choice.choice === 'name' || (choice.choice === 'announce' && choice.hand === (this.held?.place.hand ?? null))),
  )
  readonly roll = $derived.by(() => this.asked === 'name' || (this.opened && this.naming.length > 0))
  readonly picked = $derived.by(() => (this.roll ? (this.naming.find(({ choice }) => 'character' in choice && choice.character === this.wanted) ?? null) : null))
  /** the pair that is taken: given back swapped, or not */
  readonly pair = $derived.by(() => (this.taken.length === 2 && !this.roll ? this.swaps.filter(({ choice }) => together([{ code: 0, choice }], this.taken)) : []))
  readonly claims = $derived.by(() => this.props.options.filter(({ choice }) => choice.choice === 'claim' && (!this.picks.length || this.picks.includes(keyOf(this.me, choice.hand)))))
  readonly looks = $derived.by(() => this.props.options.filter(({ choice }) => choice.choice === 'look'))
  readonly mayAnnounce = $derived.by(() => this.props.options.some(({ choice }) => choice.choice === 'announce'))
  private readonly story = $derived.by(() => storyIn(this.props.log))
  /** what the running announcement, or the one before, has come to */
  readonly shown = $derived.by((): Story | null => {
    const now = seenIn(this.view)
    if (!now || !this.story || this.story.announcement.seat !== now.announcement.seat) return now ?? this.story
    return { ...this.story, announcement: now.announcement }
  })
  /** who was dealt whom, until the masks are turned down */
  readonly dealt = $derived.by((): ReadonlyMap<Key, string> => (this.down ? new Map() : dealIn(this.props.log)))
  /** the card that only this player was shown */
  readonly note = $derived.by((): Note | null => {
    const note = lookIn(this.props.log, this.me)
    return note?.at === this.forgotten ? null : note
  })
  /** two cards taken under the table, or a look: what was done last, if it was not an announcement */
  readonly silent = $derived.by(() => silentIn(this.props.log))
  private readonly marks = $derived.by((): readonly Key[] => (this.silent?.event === 'swapped' ? pairOf(this.silent) : []))

  /** What a seat said in the running announcement; of the one before, who claimed to be it. */
  wordOf(seat: number): Word | null {
    const { announcement, actor, phase, turn } = this.view
    if (announcement) return wordOf(announcement, seat, actor, phase)
    const word = wordOf(this.shown?.announcement ?? null, seat, null, phase)
    return word === 'passes' || seat === turn ? null : word
  }

  valuesOf = (card: string): Args => valuesOf(entryOf(materialOf('mascarade'), card), this.props.t)
  face = (card: string): Face => faceOf(card, this.valuesOf(card), this.props.t)

  /** What a character does, once the numbers on the cards are there. */
  does(card: string): string {
    const words = this.props.t(`card-${card}-does`, this.valuesOf(card))
    return /\{\s*\$/.test(words) ? '' : words
  }

  goldOf = (seat: number): number => this.view.players[seat]?.gold ?? 0

  /** What this announcement has brought a seat so far. */
  changeOf = (seat: number): number => this.shown?.gains.get(seat) ?? 0

  /** The card that lies there, if it can be seen: open, shown to us, or in a replay with open cards to anybody. */
  cardAt({ place, seat, number }: Lying): string | null {
    if (place.card) return place.card
    const views = this.props.all ?? []
    const seen = views.map((view) => (seat === null ? view.centre[number] : view.players[seat]?.places[number])).find((one) => one?.card)
    return seen?.card ?? null
  }

  /** What was done without a word, in the chronicle's words for everybody else: who looks over a shoulder learns nothing. */
  tell = (event: Swapped | Looked): string => {
    const texts = { t: this.props.t, has: () => false }
    return texts.t(`event-${event.event}`, argumentsOf({ ...event, card: null, swapped: null }, texts, { nameOf: this.nameOf, me: this.me }))
  }
  isFresh = (name: string): boolean => this.marks.includes(name)

  targetAt = ({ seat, key }: Lying): Option<GameChoice> | undefined => targetAt(this.props.options, seat, key)

  /** Can this place be one of the two that are taken, or the own card that is meant? */
  private pickable(key: Key): boolean {
    if (together(this.swaps, [key])) return true
    return this.props.options.some(({ choice }) => (choice.choice === 'claim' || choice.choice === 'look') && keyOf(this.me, choice.hand) === key)
  }

  /** Does it go with what is taken already? What does not is begun anew with. */
  private isPartner(key: Key): boolean {
    const [first] = this.taken
    return !this.swaps.length || first === undefined || this.taken.includes(key) || together(this.swaps, [first, key])
  }

  stateOf(lying: Lying): 'look' | 'may' | 'refused' {
    if (!this.props.options.length) return 'look'
    if (this.targetAt(lying)) return 'may'
    if (this.pickable(lying.key)) return this.isPartner(lying.key) ? 'may' : 'look'
    return this.swaps.length || ['rob', 'trade', 'decline', 'spy', 'question'].includes(String(this.asked)) ? 'refused' : 'look'
  }

  /** Is the place taken as the first or second of two; undefined where nothing is taken. */
  pressedAt = ({ key }: Lying): boolean | undefined => (this.pickable(key) ? this.taken.includes(key) || this.picks.includes(key) : undefined)

  /** A click on a place. */
  touch(lying: Lying): void {
    const [target, card] = [this.targetAt(lying), this.cardAt(lying)]
    if (this.props.busy) return
    if (target) this.act(target)
    else if (this.stateOf(lying) === 'refused') this.explain(whyNot(this.view))
    else if (this.swaps.length) this.take(lying.key)
    else if (this.pickable(lying.key)) this.picks = this.picks.includes(lying.key) ? [] : [lying.key]
    else if (card) this.props.inspect(card)
    else this.explain('board-down')
  }

  private take(key: Key): void {
    const own = this.own.length > 1 && this.own.some((one) => one.key === key)
    if (!own) this.opened = false
    if (own && this.opened) this.picks = [key]
    else this.picks = touched(this.swaps, this.fixed, this.picks, key)
  }

  /** A click on a character: pick it to announce or answer; otherwise read about it. */
  name(card: string): void {
    if (!this.roll || this.props.busy) this.props.inspect(card)
    else this.toggle(card)
  }

  openRoll = (): void => {
    this.opened = true
    if (this.own.length === 1) this.picks = []
  }

  override putBack = (): void => {
    if (this.wanted) this.wanted = null
    else if (this.opened) this.opened = false
    else this.picks = []
  }

  turnDown = (): void => {
    this.down = true
  }

  forget = (): void => {
    this.forgotten = this.note?.at ?? null
  }

  /** Something of our own was decided: what was picked is done with. */
  hear(events: readonly GameEvent[]): void {
    if (!events.some((event) => decides(event, this.me))) return
    this.picks = []
    this.wanted = null
    this.opened = false
  }
}
