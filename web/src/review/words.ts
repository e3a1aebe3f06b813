import type { Deed, Reason } from '../lib/messages'
import { GameTexts, type Say } from '../lib/texts.svelte'
import { settings } from '../lib/settings.svelte'
import { sayChoice, type People, type Tagged } from '../lib/words'

const MINUS = '\u2212'

/** Says a review's numbers and sentences in the reader's language. */
export class ReviewWords {
  private readonly own = new GameTexts('review')
  constructor(
    readonly game: GameTexts,
    readonly people: People,
    readonly unit: string,
    readonly rounds: boolean,
  ) {}

  t: Say = (id, args) => this.own.t(id, args)
  has = (id: string): boolean => this.own.has(id)

  /** who is meant: "you" for the reader's own seat */
  name = (seat: number | null): string => (seat === null ? this.t('kind-none') : this.people.nameOf(seat))

  private decimal = (value: number): string => value.toLocaleString(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

  /** a chance in whole percents; together, points */
  value = (value: number): string => (this.unit === 'points' ? this.decimal(value) : `${Math.round(100 * value)}\u00a0%`)

  margin = (error: number): string => (this.unit === 'points' ? this.decimal(Math.max(0.1, error)) : `${Math.max(1, Math.round(100 * error))}`)

  points = (value: number): string => this.signed(this.decimal(Math.abs(value)), value)

  /** a change with its sign, rounded to five percents: one game allows no more */
  about = (value: number): string => (this.unit === 'points' ? this.points(value) : this.signed(`${5 * Math.round(20 * Math.abs(value))}\u00a0%`, value))

  change = (value: number): string => (this.unit === 'points' ? this.points(value) : this.signed(`${Math.round(100 * Math.abs(value))}`, value))

  private signed(number: string, value: number): string {
    if (!/[1-9]/.test(number)) return `±${number}`
    return (value < 0 ? MINUS : '+') + number
  }

  turn = (turn: number): string => (turn === 0 ? this.t('review-start') : this.t(this.rounds ? 'review-round' : 'review-turn', { turn }))

  deed = (deed: Deed): string => sayChoice(deed.choice as Tagged, this.game, this.people).replace(/\.$/, '')

  private part({ part, of }: Reason): string {
    const known = part === 'mission' ? of : this.game.has(`word-${of}`) ? this.game.t(`word-${of}`) : this.game.has(`card-${of}`) ? this.game.t(`card-${of}`) : of
    return this.has(`part-${part}`) ? this.t(`part-${part}`, { of: known }) : `${part} ${of}`.trim()
  }

  private reason(reason: Reason, me: number | null): string {
    const args = { part: this.part(reason), points: this.points(reason.points) }
    if (this.unit === 'points') return this.t('reason-all', args)
    return reason.seat === me ? this.t('reason-you', args) : this.t('reason-other', { ...args, name: this.people.nameOf(reason.seat) })
  }

  /** why, in one sentence */
  because(reasons: readonly Reason[], me: number | null): string {
    const listed = (those: readonly Reason[]) => those.map((reason) => this.reason(reason, me)).join('; ')
    const good = listed(reasons.filter(({ speaks_for }) => speaks_for))
    const bad = listed(reasons.filter(({ speaks_for }) => !speaks_for))
    const capital = good.charAt(0).toUpperCase() + good.slice(1)
    if (good && bad) return this.t('advice-because-but', { good: capital, bad })
    if (good) return this.t('advice-because', { good: capital })
    return bad ? this.t('advice-but', { bad }) : this.t('advice-no-reason')
  }
}
