import { entryOf, materialOf, valuesOf } from '../../cards/material.svelte'
import type { Face } from '../../cards/types'
import { recall, remember } from '../../lib/storage'
import { BoardModel } from '../board.svelte'
import type { BoardProps, Option } from '../contract'
import { assembled, neighboursIn, type Die } from './dodecahedron'
import { characterFace, faceOf, isCharacter } from './faces'
import { outlookOf, type Outlook } from './outlook'
import { NOTHING_YET, told, wayOf, type Story } from './story'
import type { Councillor, GameChoice, GameEvent, View } from './types'

export type Props = BoardProps<View, GameChoice, GameEvent>

const GAME = 'council-of-12'
const KEEPING = 'council.keeping'
/** How long an answer that is kept waits for second thoughts. */
export const GRACE = 4000

/** An answer somebody may give again in the next wave of the same turn. */
interface Kept {
  at: string
  choice: GameChoice
}

/** Choices that may be given again; everything else is asked about something new each time (C12-12). */
const KEPT: ReadonlySet<string> = new Set(['lay', 'later'])

/** Choices made by first picking a card. */
const WITH_CARDS: ReadonlySet<string> = new Set(['lay', 'open', 'follow', 'drop', 'take', 'vote-learn'])

export const cardIn = (choice: GameChoice): string | null => ('card' in choice ? choice.card : null)

/** What the parts of the board share, and the answers that are kept. */
export class Council extends BoardModel<View, GameChoice, GameEvent> {
  /** the player has touched something since the last answer: nothing goes out by itself */
  private touched = $state(false)
  private kept = $state.raw<ReadonlyMap<number, Kept>>(new Map())
  keeping = $state(recall(KEEPING) !== 'no')
  story = $state.raw<Story>(NOTHING_YET)
  way = $state.raw<{ value: number; rolled: boolean }[]>([])

  readonly die = $derived.by((): Die | null => assembled(neighboursIn(entryOf(materialOf(GAME), 'die')?.values ?? {})))
  /** one turn of one round, extra rounds told apart: answers are kept within it */
  private readonly moment = $derived.by(() => {
    const { round, turn, filed, challenge, lead } = this.view
    return [round, turn, filed.length, challenge?.challenge, lead].join('/')
  })
  /** the answer given before, if it can be given again */
  readonly offer = $derived.by((): Option<GameChoice> | null => {
    const kept = this.me === null ? undefined : this.kept.get(this.me)
    if (!kept || kept.at !== this.moment || this.touched) return null
    const again = JSON.stringify(kept.choice)
    return this.props.options.find(({ choice }) => JSON.stringify(choice) === again) ?? null
  })
  readonly offered = $derived.by(() => this.offer?.code ?? null)
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

  councillor = (seat: number): Councillor => this.view.councillors[seat] as Councillor

  does = (card: string): string => this.props.t(`card-${card}-does`)

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
    if (this.me !== null) this.keepFor(this.me, choice)
    this.touched = false
    this.wanted = null
  }

  private keepFor(seat: number, choice: GameChoice): void {
    const kept = new Map(this.kept)
    if (KEPT.has(choice.choice)) kept.set(seat, { at: this.moment, choice })
    else kept.delete(seat)
    this.kept = kept
  }

  /** A touch on a hand card: pick it, or say why not; while others are still thinking it is the wish for the next wave. */
  touch(card: string): void {
    if (this.props.busy) return
    if (this.asked && this.choosable.size && !this.choosable.has(card)) this.props.explain(card === this.view.help_seeker ? 'refused-help-seeker' : `refused-${this.asked}-a-card`)
    else if (this.choosable.has(card)) this.pick(this.picked === card && this.choosable.size > 1 ? null : card)
    else this.props.inspect(card)
  }

  private pick(card: string | null): void {
    this.wanted = card
    this.touched = true
  }

  override putBack = (): void => {
    if (this.asked) this.pick(null)
  }

  /** Think again: what was kept does not go out by itself. */
  wait = (): void => {
    const card = this.picked
    this.pick(card)
  }

  keep = (on: boolean): void => {
    this.keeping = on
    remember(KEEPING, on ? 'yes' : 'no')
  }

  /** Take in what happened. */
  hear(events: readonly GameEvent[]): void {
    this.story = events.reduce(told, this.story)
    this.way = wayOf(events)
    if (events.some((event) => event.event === 'asked' && event.phase !== 'lay' && event.phase !== 'order')) this.wanted = null
  }
}
