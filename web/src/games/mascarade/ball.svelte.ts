import { entryOf, materialOf, valuesOf } from '../../cards/material.svelte'
import type { Face } from '../../cards/types'
import type { Args } from '../../lib/texts.svelte'
import { BoardModel } from '../board.svelte'
import type { BoardProps, Option } from '../contract'
import { faceOf } from './faces'
import { fixedIn, keyOf, pairOf, placesOf, swapsIn, targetAt, together, touched, whyNot, wordOf, type Key, type Lying, type Word } from './places'
import { dealIn, decides, lookIn, seenIn, silentIn, storyIn, type Note, type Story } from './story'
import type { GameChoice, GameEvent, Looked, Standing, Swapped, View } from './types'

export type Props = BoardProps<View, GameChoice, GameEvent, Standing>

/** What the parts of the board share; `wanted` is the character to announce. */
export class Ball extends BoardModel<View, GameChoice, GameEvent> {
  private picks = $state.raw<Key[]>([])
  private down = $state(false)
  override get props(): Props {
    return super.props as Props
  }

  /** when the page came */
  readonly since = Date.now()
  /** the page has just come: what happened before is no news */
  private come = false
  /** the character that is read about, in the place of words */
  private read = $state<string | null>(null)
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
  /** the option that names the wanted character */
  readonly named = $derived.by(() => this.naming.find(({ choice }) => 'character' in choice && choice.character === this.wanted) ?? null)
  /** the pair that is taken: given back swapped, or not */
  readonly pair = $derived.by(() => (this.taken.length === 2 && !this.named ? this.swaps.filter(({ choice }) => together([{ code: 0, choice }], this.taken)) : []))
  readonly picked = $derived.by(() => this.named?.code ?? (this.pair.length ? this.taken.join(' ') : null))
  /** there is something to put back */
  readonly returnable = $derived.by(() => this.asked !== null && (this.named !== null || this.taken.length > this.fixed.length || this.picks.length > 0))
  /** the character whose text is shown */
  readonly reading = $derived.by(() => this.wanted ?? this.read)
  readonly claims = $derived.by(() => this.props.options.filter(({ choice }) => choice.choice === 'claim' && (!this.picks.length || this.picks.includes(keyOf(this.me, choice.hand)))))
  readonly mayLook = $derived.by(() => this.props.options.some(({ choice }) => choice.choice === 'look'))
  /** a look at the own place in hand */
  readonly look = $derived.by(() => this.props.options.find(({ choice }) => choice.choice === 'look' && this.held && choice.hand === this.held.place.hand))
  readonly mayAnnounce = $derived.by(() => this.props.options.some(({ choice }) => choice.choice === 'announce'))
  private readonly story = $derived.by(() => storyIn(this.props.log))
  /** what the running announcement, or the one before, has come to */
  readonly shown = $derived.by((): Story | null => {
    const now = seenIn(this.view)
    if (!now || !this.story || this.story.announcement.seat !== now.announcement.seat) return now ?? this.story
    return { ...this.story, announcement: now.announcement }
  })
  /** our turn, after the card was revealed: nothing but a swap */
  readonly mustSwap = $derived.by(() => this.view.forced && this.asked === 'swap' && this.view.phase === 'turn')
  /** who was dealt whom, until the masks are turned down */
  readonly dealt = $derived.by((): ReadonlyMap<Key, string> => (this.down ? new Map() : dealIn(this.props.log)))
  /** before the ball begins everybody is seen */
  readonly opening = $derived.by(() => this.dealt.size > 0 && !this.view.over)
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
  /** A character on a card of a width. */
  face = (card: string, width = 100): Face => faceOf(card, this.valuesOf(card), this.props.t, width)

  goldOf = (seat: number): number => this.view.players[seat]?.gold ?? 0

  /** What this announcement has brought a seat so far. */
  changeOf = (seat: number): number => this.shown?.gains.get(seat) ?? 0

  /** The card that lies there, if it can be seen: open, shown to us, or in a replay with open cards to anybody. */
  cardAt({ place, seat, number, key }: Lying): string | null {
    if (place.card) return place.card
    if (this.note?.key === key) return this.note.card
    const views = this.props.all ?? []
    const seen = views.map((view) => (seat === null ? view.centre[number] : view.players[seat]?.places[number])).find((one) => one?.card)
    return seen?.card ?? this.dealt.get(key) ?? null
  }

  /** Does only this player see it? */
  isSecret = ({ place, key }: Lying): boolean => (place.card ? !place.face_up : this.note?.key === key)

  /** What was done without a word: who looks over a shoulder learns nothing more. */
  tell = (event: Swapped | Looked): string => {
    const { t } = this.props
    if (event.event === 'looked') return t('board-has-looked', this.who(event.seat))
    return t('board-took', { ...this.who(event.seat), one: this.spotName(event.of, event.hand, null), two: this.spotName(event.other, event.other_hand, event.centre) })
  }

  /** Whose place it is, or which of the centre. */
  spotName(seat: number | null, hand: string | null, centre: number | null): string {
    const { t } = this.props
    if (seat === null) return `${t('board-centre')} ${(centre ?? 0) + 1}`
    const name = seat === this.me ? t('board-you') : this.nameOf(seat)
    return hand ? `${name} (${t(`board-${hand}`)})` : name
  }

  isFresh = (name: string): boolean => this.marks.includes(name)

  targetAt = ({ seat, key }: Lying): Option<GameChoice> | undefined => targetAt(this.props.options, seat, key)

  /** Can this place be one of the two that are taken, or the own card that is meant? */
  private pickable(key: Key): boolean {
    if (together(this.swaps, [key])) return true
    return this.own.length > 1 && this.props.options.some(({ choice }) => (choice.choice === 'claim' || choice.choice === 'look') && keyOf(this.me, choice.hand) === key)
  }

  /** Does it go with what is taken already? What does not is begun anew with. */
  private isPartner(key: Key): boolean {
    const [first] = this.taken
    return !this.swaps.length || first === undefined || this.taken.includes(key) || together(this.swaps, [first, key])
  }

  stateOf(lying: Lying): 'look' | 'may' | 'refused' {
    if (!this.props.options.length) return 'look'
    if (this.targetAt(lying)) return 'may'
    if (this.fixed.includes(lying.key)) return 'look'
    if (this.pickable(lying.key)) return this.isPartner(lying.key) ? 'may' : 'look'
    return (this.swaps.length && !this.named) || ['rob', 'trade', 'decline', 'spy', 'question'].includes(String(this.asked)) ? 'refused' : 'look'
  }

  /** One of two that are taken though nobody chose it. */
  isTaken = ({ key }: Lying): boolean => this.pair.length > 0 && this.fixed.includes(key)

  /** Is the place taken as the first or second of two; undefined where nothing is taken. */
  pressedAt = ({ key }: Lying): boolean | undefined => (this.fixed.includes(key) ? undefined : this.pickable(key) ? this.taken.includes(key) || this.picks.includes(key) : undefined)

  /** A click on a place. */
  touch(lying: Lying): void {
    const [target, card] = [this.targetAt(lying), this.cardAt(lying)]
    if (this.props.busy) return
    if (target) this.act(target)
    else if (this.stateOf(lying) === 'refused') this.explain(whyNot(this.view))
    else if (this.swaps.length) this.take(lying.key)
    else if (this.pickable(lying.key)) this.picks = this.picks.includes(lying.key) ? [] : [lying.key]
    else if (card) this.about(card)
    else this.explain('board-down')
  }

  private take(key: Key): void {
    const own = this.own.length > 1 && this.own.some((one) => one.key === key)
    if (own && this.wanted) this.picks = [key]
    else this.picks = touched(this.swaps, this.fixed, this.picks, key)
    if (!own) this.wanted = null
    this.down = true
  }

  /** The option that names this character, with the place in hand. */
  namingOf = (card: string): Option<GameChoice> | undefined => this.naming.find(({ choice }) => 'character' in choice && choice.character === card)

  /** A click on a character: pick it to announce or answer; otherwise read about it. */
  name(card: string): void {
    if (this.props.busy) return
    if (this.namingOf(card)) this.pickCharacter(card)
    else if (this.mustSwap) this.explain('refused-forced-swap')
    else if (this.mayAnnounce && this.hands > 1) this.explain(this.held?.place.hand === 'protected' ? 'refused-protected' : 'board-pick-own')
    else this.about(card)
  }

  private pickCharacter(card: string): void {
    if (this.own.length === 1) this.picks = []
    this.down = true
    this.toggle(card)
  }

  /** Read about it in the place of words; touched again it opens. */
  private about(card: string): void {
    if (this.read === card) this.props.inspect(card)
    this.read = this.read === card ? null : card
  }

  override putBack = (): void => {
    if (this.wanted) this.wanted = null
    else this.picks = []
    this.read = null
  }

  turnDown = (): void => {
    this.down = true
  }

  forget = (): void => {
    this.forgotten = this.note?.at ?? null
  }

  /** Cards have changed hands: nobody is seen any more. Something of our own was decided: what was picked is done with. */
  hear(events: readonly GameEvent[]): void {
    if (this.come && events.some(({ event }) => event === 'swapped')) this.down = true
    this.come = true
    if (!events.some((event) => decides(event, this.me))) return
    this.picks = []
    this.wanted = null
    this.read = null
  }
}
