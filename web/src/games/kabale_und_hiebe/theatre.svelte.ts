import { settings } from '../../lib/settings.svelte'
import { GameTexts } from '../../lib/texts.svelte'
import { sayEvent, type Tagged } from '../../lib/words'
import { BoardModel } from '../board.svelte'
import type { BoardProps } from '../contract'
import { GAME, written } from './faces'
import { isShown, markOfCard, marksAfter, openly } from './frames'
import type { Card, Column, GameChoice, GameEvent, Lead, Standing, View } from './types'
import { awardsIn, type Award } from './verdict'

export type Props = BoardProps<View, GameChoice, GameEvent, Standing>

/** What is opened to be read: a column, a player's cards, or the goals still unseen. */
export type Opened = { what: 'column'; column: number } | { what: 'player'; seat: number } | { what: 'goals' }

const DECISIONS = { slide: 'slide-nothing', exchange: 'exchange-nothing' } as const

/** What the parts of the board share: what is seen, what is picked, what just happened, and the last award. */
export class Theatre extends BoardModel<View, GameChoice, GameEvent> {
  opened = $state.raw<Opened | null>(null)
  /** what happened since somebody last laid a card */
  chain = $state.raw<GameEvent[]>([])
  awards = $state.raw<Award[]>([])
  /** the round that was awarded last */
  awarded = $state(0)
  /** the award is on the stage instead of the columns: this one, told up to this step */
  awarding = $state.raw<{ at: number; until: number } | null>(null)
  marks = $state.raw<string[]>([])
  private readonly texts = new GameTexts(GAME)
  private latest: GameEvent | undefined
  private before: View | null = null
  /** the hand as it lies: what is drawn comes where a card was laid */
  private lying: (string | null)[] = []

  // -- what is seen --------------------------------------------------------------------------------------------

  readonly columns = $derived.by((): Column[] => openly(this.view.columns, this.props.all))
  readonly hand = $derived.by((): (string | null)[] => (this.lying = keptInPlace(this.lying, this.view.hand ?? [])))

  sayEvent = (event: GameEvent): string => sayEvent(event as unknown as Tagged, this.texts, { nameOf: this.nameOf, me: this.me })

  /** What a column would bring whom now, by the cards one knows; null where that is not shown. */
  leadOf(number: number): Lead | null {
    const standing = this.props.standing as Standing | null | undefined
    return standing?.columns.find((lead) => lead.number === number) ?? null
  }

  /** The same in words. */
  sayLead = ({ leader, sums, unseen }: Lead): string => {
    const { t } = this.props
    const named = sums.flatMap((sum, seat) => (sum === null ? [] : [`${this.nameOf(seat)} ${written(sum)}`])).join(', ')
    return t('board-leads', { leader: leader === null ? 'none' : this.nameOf(leader), mine: leader === this.me ? 'yes' : 'no', sums: named || 'none', unseen })
  }

  isFresh(column: Column, card: Card): boolean {
    return this.marks.includes(markOfCard(column.number, card))
  }

  /** A card of a column in words. */
  sayCard = ({ owner, card, lies, hides, hidden }: Card): string => {
    const { t } = this.props
    const mine = owner === this.me ? 'yes' : 'no'
    const words = t('board-card', { card: card ? t(`card-${card}`) : 'none', owner: this.nameOf(owner), mine, lies: lies })
    return hides ? `${words} (${t('board-hides', { card: hidden ? t(`card-${hidden}`) : 'none' })})` : words
  }

  // -- what can be done ----------------------------------------------------------------------------------------

  readonly placing = $derived.by(() => this.props.options.some(({ choice }) => choice.choice === 'place'))
  /** Our cloak or our traitor asks us. */
  readonly deciding = $derived.by((): 'slide' | 'exchange' | null => {
    const { phase } = this.view
    const asks = this.props.options.length > 0 && !this.placing && (phase === 'slide' || phase === 'exchange')
    return asks ? phase : null
  })
  /** The award that is on the stage; who is asked sees the columns. */
  readonly trial = $derived.by(() => (this.deciding ? null : this.awarding))
  readonly handed = $derived.by(() => this.placing || this.deciding === 'slide')
  readonly picked = $derived.by(() => (this.handed && this.wanted && this.view.hand?.includes(this.wanted) ? this.wanted : null))

  /** Where the picked card may go: column and code. */
  readonly places = $derived.by(() => {
    const places = new Map<number, number>()
    for (const { code, choice } of this.props.options) {
      if (choice.choice === 'place' && choice.card === this.picked) places.set(choice.column, code)
      if (choice.choice === 'slide' && choice.card === this.picked && this.view.asked !== null) places.set(this.view.asked, code)
    }
    return places
  })
  /** Whose goal the traitor may take: column and code. */
  readonly exchanges = $derived.by(
    () => new Map(this.props.options.flatMap(({ code, choice }) => (choice.choice === 'exchange' ? [[choice.column, code] as const] : []))),
  )
  readonly refusal = $derived.by(() => (this.deciding && this.option({ choice: DECISIONS[this.deciding] })?.code) ?? null)

  open = (opened: Opened): void => {
    this.peeking.hide()
    this.opened = opened
  }

  /** A click on a card of the own hand: pick it or put it back; when it cannot be used say why, or look at it. */
  touch(card: string): void {
    if (this.deciding === 'exchange') return this.props.explain('refused-decide-traitor')
    if (!this.handed) return this.props.inspect(card)
    if (this.props.busy) return
    this.toggle(card)
    this.awarding = null
  }

  /** A click on a goal: the traitor's choice, or a closer look. */
  touchGoal({ number, goal }: Column): void {
    const code = this.exchanges.get(number)
    if (this.deciding !== 'exchange') return this.props.inspect(goal)
    if (code === undefined) this.props.explain('refused-same-column')
    else this.actCode(code)
  }

  // -- what happened -------------------------------------------------------------------------------------------

  /** Take in a view and what led to it, once. The events may come a moment before their view. */
  hear(events: readonly GameEvent[]): void {
    const { before, view } = this
    this.before = view
    if (events[0] === this.latest) return
    this.latest = events[0]
    if (events.length) this.happened(before, events)
  }

  private happened(before: View | null, events: readonly GameEvent[]): void {
    this.marks = marksAfter(this.marks, events, this.me)
    this.chain = chainAfter(this.chain, events)
    if (events.some((event) => 'seat' in event && event.seat === this.me && (event.event === 'placed' || event.event === 'slid'))) this.wanted = null
    this.judge(before, events)
  }

  /** Keep the awards of these events; who goes on with the next card has seen the last ones. */
  private judge(before: View | null, events: readonly GameEvent[]): void {
    const goesOn = events.some((event) => event.event === 'placed' && (this.me === null || this.props.all || event.seat === this.me))
    if (goesOn) this.awarding = null
    const awards = awardsIn(before?.columns ?? null, events)
    const ended = events.find((event) => event.event === 'round-ended')
    if (ended?.event === 'round-ended') this.awarded = ended.round
    if (!awards.length) return
    this.awards = awards
    if (this.unstaged) this.show(0)
  }

  /** No scene has shown the award: it shows itself. */
  private get unstaged(): boolean {
    return settings.speed === 'once' || !this.props.match
  }

  // -- the award -----------------------------------------------------------------------------------------------

  /** Show one award, all of it or up to a step. */
  show = (at: number, until = Infinity): void => {
    const steps = this.awards[at]?.steps.length
    this.awarding = steps === undefined ? null : { at, until: Math.max(1, Math.min(until, steps)) }
  }

  /** One step on or back, over to the next or last award. */
  step = (by: 1 | -1): void => {
    const { at, until } = this.awarding ?? { at: 0, until: 0 }
    const most = this.awards[at]?.steps.length ?? 0
    if (by > 0 && until >= most) this.show(at + 1, 1)
    else if (by < 0 && until <= 1) this.show(at - 1)
    else this.show(at, until + by)
  }

  leave = (): void => {
    this.awarding = null
  }
}

/** Cards stay where they lie; a new one comes into the first free place of three. */
export function keptInPlace(lying: readonly (string | null)[], hand: readonly string[]): (string | null)[] {
  const places = Array.from({ length: Math.max(3, hand.length) }, (_, n) => (hand.includes(lying[n] ?? '') ? (lying[n] ?? null) : null))
  const fresh = hand.filter((card) => !places.includes(card))
  return places.map((card) => card ?? fresh.shift() ?? null)
}

/** The chain that is told: from the last card laid on. */
export function chainAfter(chain: readonly GameEvent[], events: readonly GameEvent[]): GameEvent[] {
  const from = events.findLastIndex(({ event }) => event === 'placed')
  const shown = events.slice(Math.max(0, from)).filter(isShown)
  return from < 0 ? [...chain, ...shown] : shown
}
