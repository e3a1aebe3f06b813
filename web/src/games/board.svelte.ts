import { Peeking } from '../cards/peek.svelte'
import type { BoardProps, Option } from './contract'

/** What every board's model has: what is seen, the card that is picked, the options and their words, one answer at a time. */
export abstract class BoardModel<View, Choice extends { choice: string }, Event, Key = string> {
  /** the card that was touched first; `picked` of the game says whether it still counts */
  wanted = $state.raw<Key | null>(null)
  readonly peeking = new Peeking()
  private readonly given: () => BoardProps<View, Choice, Event>

  constructor(given: () => BoardProps<View, Choice, Event>) {
    this.given = given
  }

  /** Which card is picked and waits for its place; null: none. */
  abstract readonly picked: unknown
  /** Take in what happened: marks for what is new; a pick may be over. */
  abstract hear(events: readonly Event[]): void

  get props(): BoardProps<View, Choice, Event> {
    return this.given()
  }
  get view(): View {
    return this.given().view
  }
  get me(): number | null {
    return this.given().me
  }
  /** The kind of what is asked; null when it is not our turn. */
  readonly asked: Choice['choice'] | null = $derived.by(() => this.props.options[0]?.choice.choice ?? null)

  nameOf = (seat: number): string => this.props.seats[seat]?.nickname ?? '?'

  /** The name and whether it is one's own, for texts with a choice of the two. */
  who(seat: number): { name: string; mine: string } {
    return { name: this.nameOf(seat), mine: seat === this.me ? 'yes' : 'no' }
  }

  word = (card: string): string => this.props.t(`card-${card}`)
  explain = (id: string): void => this.props.explain(id)

  /** The options whose choice has these fields. */
  optionsWith(wanted: Readonly<Record<string, unknown>>): Option<Choice>[] {
    const fields = Object.entries(wanted)
    return this.props.options.filter(({ choice }) => fields.every(([name, value]) => (choice as Record<string, unknown>)[name] === value))
  }

  option(wanted: Readonly<Record<string, unknown>>): Option<Choice> | undefined {
    return this.optionsWith(wanted)[0]
  }

  coded(code: number): Option<Choice> | undefined {
    return this.props.options.find((option) => option.code === code)
  }

  say = (option: Option<Choice>): string => this.props.sayChoice(option.choice)

  sayCode = (code: number): string => {
    const option = this.coded(code)
    return option ? this.say(option) : ''
  }

  /** Chosen and on its way to the server. */
  isComing = (option: Option<Choice> | undefined): boolean => option !== undefined && option.code === this.props.chosen

  /** Take an option, unless an answer is on its way. */
  act = (option: Option<Choice> | undefined): void => {
    if (!option || this.props.busy) return
    this.peeking.hide()
    this.answered(option)
    this.props.act(option.code)
  }

  actCode = (code: number): void => this.act(this.coded(code))

  /** For games that keep something of their answers. */
  protected answered(_option: Option<Choice>): void {}

  /** Pick a card, or put it back. */
  toggle(card: Key): void {
    if (!this.props.busy) this.wanted = this.wanted === card ? null : card
  }

  /** Take the first step back. */
  putBack = (): void => {
    this.wanted = null
  }
}
