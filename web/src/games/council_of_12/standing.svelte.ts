import type { Option } from '../contract'
import type { GameChoice, View } from './types'

/** When the own card should be carried out: as early as can be, whenever it suits, as late as can be. */
export type Wish = 'first' | 'any' | 'last'
export const WISHES: readonly Wish[] = ['first', 'any', 'last']

/** How long an answer that stands waits for second thoughts, in milliseconds: longer where somebody has just spoken. */
export const GRACE = { lay: 4000, other: 1600 }

/** Ballots that may be declined for good: the bell, and rewards before laying. */
const DECLINABLE: ReadonlySet<string> = new Set(['bell', 'rewards'])
export const isDeclinable = (phase: string): boolean => DECLINABLE.has(phase)

/** An answer for one turn of one round. */
interface Kept<T> {
  at: string
  answer: T
}

/** One turn of one round, extra rounds told apart. */
const momentOf = ({ round, turn, filed, challenge, lead }: View): string => [round, turn, filed.length, challenge?.challenge, lead].join('/')

/** As long as nothing has been carried out, somebody who does not mind lets those go first who want to; then they hold nobody up. */
const laterIfAny = (view: View): boolean => view.councillors.every(({ lies }) => lies)

/** Answers of one seat that stand until they are touched: the card one keeps, the wish for the order, a no to the bell or to rewards. */
export class Standing {
  private kept = $state.raw<Kept<GameChoice> | null>(null)
  private wished = $state.raw<Kept<Wish> | null>(null)
  private declined = $state.raw<ReadonlySet<string>>(new Set())

  /** Who does not mind does not mind in the next round either; first and last are meant for this turn. */
  wishFor = (view: View): Wish | null => (this.wished && (this.wished.answer === 'any' || this.wished.at === momentOf(view)) ? this.wished.answer : null)
  isDeclined = (phase: string): boolean => this.declined.has(phase)

  wish(view: View, answer: Wish | null): void {
    this.wished = answer && { at: momentOf(view), answer }
  }

  decline(phase: string, on: boolean): void {
    this.declined = new Set([...this.declined].filter((one) => one !== phase).concat(on ? phase : []))
  }

  /** What was answered stands for the next wave. */
  hear(view: View, choice: GameChoice): void {
    if (choice.choice === 'lay') this.kept = { at: momentOf(view), answer: choice }
  }

  /** The player thinks again about what is asked. */
  drop(view: View): void {
    if (view.phase === 'lay') this.kept = null
    else if (view.phase === 'order') this.wished = null
    else this.decline(view.phase, false)
  }

  /** The answer that stands for what is asked, if it can be given. */
  offer(view: View, options: readonly Option<GameChoice>[]): Option<GameChoice> | null {
    const answer = JSON.stringify(this.answerTo(view))
    return options.find(({ choice }) => JSON.stringify(choice) === answer) ?? null
  }

  private answerTo(view: View): GameChoice | null {
    if (view.phase === 'lay') return this.kept?.at === momentOf(view) ? this.kept.answer : null
    if (isDeclinable(view.phase)) return this.isDeclined(view.phase) ? { choice: 'vote', answer: 'no' } : null
    const wish = view.phase === 'order' ? this.wishFor(view) : null
    return wish && this.wishes(view, wish)
  }

  /** What a wish says to "now or later". */
  wishes(view: View, wish: Wish): GameChoice {
    const later = wish === 'last' || (wish === 'any' && laterIfAny(view))
    return { choice: later ? 'later' : 'now' }
  }
}
