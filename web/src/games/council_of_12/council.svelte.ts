import { entryOf, materialOf, valuesOf } from '../../cards/material.svelte'
import type { Face } from '../../cards/types'
import { recall, remember } from '../../lib/storage'
import { BoardModel } from '../board.svelte'
import type { BoardProps, Option } from '../contract'
import { assembled, neighboursIn, type Die } from './dodecahedron'
import { characterFace, faceOf, isCharacter } from './faces'
import { outlookOf, type Outlook } from './outlook'
import { GRACE, Standing, type Wish } from './standing.svelte'
import { storyOf, wayOf } from './story'
import type { Councillor, GameChoice, GameEvent, View } from './types'

export type Props = BoardProps<View, GameChoice, GameEvent>

const GAME = 'council-of-12'
const KEEPING = 'council.keeping'

/** Choices made by first picking a card. */
const WITH_CARDS: ReadonlySet<string> = new Set(['lay', 'open', 'follow', 'drop', 'take', 'vote-learn'])

export const cardIn = (choice: GameChoice): string | null => ('card' in choice ? choice.card : null)

/** The die of the printed material, once that is there. */
export const dieOf = (): Die | null => assembled(neighboursIn(entryOf(materialOf(GAME), 'die')?.values ?? {}))

/** What the parts of the board share. */
export class Council extends BoardModel<View, GameChoice, GameEvent> {
  /** the player has touched something since the last answer: nothing goes out by itself */
  private touched = $state(false)
  private readonly standings = new Map<number, Standing>()
  keeping = $state(recall(KEEPING) !== 'no')

  readonly die = $derived.by(dieOf)
  readonly story = $derived.by(() => storyOf(this.props.log))
  readonly way = $derived.by(() => wayOf(this.props.events))
  readonly standing = $derived.by(() => this.standingOf(this.me ?? 0))

  /** the answer that stands, if it can be given now */
  readonly offer = $derived.by((): Option<GameChoice> | null => (this.touched ? null : this.standing.offer(this.view, this.props.options)))
  /** how long it waits for second thoughts; null: it does not go out by itself */
  readonly grace = $derived.by((): number | null => {
    const steward = this.me !== null && this.props.seats[this.me]?.steward
    if (!this.offer || !this.keeping || this.props.busy || steward) return null
    return this.asked === 'lay' ? GRACE.lay : GRACE.other
  })

  /** the cards one of which is to be picked */
  readonly choosable = $derived.by((): ReadonlySet<string> => {
    if (!this.asked || !WITH_CARDS.has(this.asked)) return new Set()
    return new Set(this.props.options.flatMap(({ choice }) => cardIn(choice) ?? []))
  })
  readonly picked = $derived.by((): string | null => {
    if (this.wanted && (this.choosable.has(this.wanted) || !this.asked)) return this.wanted
    if (this.offer) return cardIn(this.offer.choice)
    return this.choosable.size === 1 ? ([...this.choosable][0] ?? null) : null
  })
  /** what can be done with the picked card */
  readonly deeds = $derived.by(() => (this.picked && this.asked && WITH_CARDS.has(this.asked) ? this.props.options.filter(({ choice }) => cardIn(choice) === this.picked) : []))
  /** answers that need no card */
  readonly answers = $derived.by(() => this.props.options.filter(({ choice }) => !cardIn(choice)))
  readonly outlooks = $derived.by((): ReadonlyMap<string, Outlook> => new Map(this.view.reach.map((reach) => [reach.card, outlookOf(this.view, reach)])))
  /** what the picked card could make of the die */
  readonly aimed = $derived.by((): Outlook | null => (this.picked ? (this.outlooks.get(this.picked) ?? null) : null))
  /** values of the die that a goal wants */
  readonly goals = $derived.by((): ReadonlySet<number> => new Set(this.view.goals.flat()))

  private standingOf(seat: number): Standing {
    const known = this.standings.get(seat) ?? new Standing()
    this.standings.set(seat, known)
    return known
  }

  councillor = (seat: number): Councillor => this.view.councillors[seat] as Councillor
  /** "You", or the name */
  called = (seat: number): string => (seat === this.me ? this.props.t('board-you') : this.nameOf(seat))

  /** A card as it is held; only as help-seeker a character wears its crowns. */
  face = (card: string): Face => (isCharacter(card) ? characterFace(card, this.props.t) : faceOf(card, valuesOf(entryOf(materialOf(GAME), card)), this.props.t))
  seekerFace = (card: string): Face => characterFace(card, this.props.t, Number(valuesOf(entryOf(materialOf(GAME), card)).crown ?? 0))

  /** The card a seat has laid, if it can be seen: open, our own, or anybody's in a replay with open cards. */
  lyingAt(seat: number): string | null {
    const { card, lies } = this.councillor(seat)
    if (card || !lies) return card
    if (this.props.all) return this.props.all[seat]?.laid ?? null
    return seat === this.me ? this.view.laid : null
  }

  /** the own character that is carried out */
  readonly acting = $derived.by(() => (this.me === null ? null : this.lyingAt(this.me)))

  turningTo = (value: number) => this.option({ choice: 'turn-die', value }) ?? this.option({ choice: 'vote-tilt', value })
  naming = (seat: number) => this.option({ choice: 'vote-seat', target: seat })
  changing = (goal: number) => this.option({ choice: 'change-goal', which: goal })

  protected override answered({ choice }: Option<GameChoice>): void {
    this.standing.hear(this.view, choice)
    this.touched = false
    this.wanted = null
  }

  /** When the own card should be carried out: it answers at once if that is asked. */
  wish = (wish: Wish): void => {
    if (this.props.busy) return
    this.standing.wish(this.view, this.asked !== 'now' && this.standing.wishFor(this.view) === wish ? null : wish)
    if (this.asked === 'now') this.act(this.standing.offer(this.view, this.props.options) ?? undefined)
  }

  /** No, and no again whenever the same is asked. */
  decline = (): void => {
    if (this.props.busy) return
    this.standing.decline(this.view.phase, true)
    this.act(this.option({ choice: 'vote', answer: 'no' }))
  }

  /** A touch on a hand card: pick it, or say why not. */
  touch(card: string): void {
    if (this.props.busy) return
    if (this.asked && this.choosable.size && !this.choosable.has(card)) this.props.explain(card === this.view.help_seeker ? 'refused-help-seeker' : `refused-${this.asked}-a-card`)
    else if (this.choosable.has(card)) this.pick(this.picked === card && this.choosable.size > 1 ? null : card)
    else this.wanted = this.wanted === card ? null : card
  }

  private pick(card: string | null): void {
    this.wanted = card
    this.touched = true
  }

  override putBack = (): void => {
    if (this.asked) this.pick(null)
    else this.wanted = null
  }

  /** Think again: what stood does not go out by itself. */
  wait = (): void => {
    const card = this.picked
    this.pick(card)
    this.standing.drop(this.view)
  }

  keep = (on: boolean): void => {
    this.keeping = on
    remember(KEEPING, on ? 'yes' : 'no')
  }

  /** A card that was picked for something else is put back. */
  hear(events: readonly GameEvent[]): void {
    if (events.some((event) => event.event === 'asked' && event.phase !== 'lay' && event.phase !== 'order')) this.wanted = null
  }
}
