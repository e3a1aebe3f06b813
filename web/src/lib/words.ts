import seatFields from '../../../src/hofstaat/texts/seat-fields.json'
import type { Args, GameTexts } from './texts.svelte'

/** Fields of events and choices that name a seat, or several; the terminal reads the same list. */
export const SEAT_FIELDS: ReadonlySet<string> = new Set(seatFields)

/** A struct of the game as JSON: an event or a choice, told apart by the tag field of that name. */
export type Tagged = Record<string, unknown>

/** Who is meant by a seat number, and which of them reads this. */
export interface People {
  nameOf(seat: number): string
  me: number | null
}

type Texts = Pick<GameTexts, 't' | 'has'>

/** "one, two and three" */
export function listed(words: string[], { t }: Pick<Texts, 't'>): string {
  if (words.length < 2) return words[0] ?? t('none')
  return `${words.slice(0, -1).join(', ')} ${t('and')} ${words.at(-1)}`
}

function plain(value: unknown, texts: Texts): string | number {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return listed(value.map((part) => String(plain(part, texts))), texts)
  if (typeof value === 'object') return JSON.stringify(value)
  return texts.has(`card-${value}`) ? texts.t(`card-${value}`) : String(value)
}

/** Is a seat the reader's own ("yes"), that of whoever acts ("self"), or neither? */
function whose(seats: unknown[], me: number | null, actor: unknown): 'yes' | 'self' | 'no' {
  if (me !== null && seats.includes(me)) return 'yes'
  return seats.length === 1 && seats[0] === actor ? 'self' : 'no'
}

/** The arguments a struct gives to its message: seats become names, cards their words, nothing "none". */
export function argumentsOf(struct: Tagged, texts: Texts, { nameOf, me }: People): Args {
  const args: Args = {}
  for (const [field, value] of Object.entries(struct)) {
    if (!SEAT_FIELDS.has(field) || value === null) args[field] = plain(value, texts)
    if (!SEAT_FIELDS.has(field)) continue
    const seats = value === null ? [] : [value].flat()
    if (seats.length) args[field] = listed(seats.map((seat) => nameOf(Number(seat))), texts)
    args[`${field}_me`] = whose(seats, me, field === 'seat' ? undefined : (struct.seat ?? null))
  }
  return args
}

/** A game from elsewhere may bring no texts: then its own words and numbers must do. */
function bare(tag: unknown, struct: Tagged): string {
  const facts = Object.entries(struct).filter(([, value]) => value !== null && value !== tag)
  return [tag, ...facts.map(([name, value]) => `${name} ${String(value)}`)].join(' ')
}

/** An event in words, as a chronicler would put it. */
export function sayEvent(event: Tagged, texts: Texts, table: People): string {
  const id = `event-${event.event}`
  return texts.has(id) ? texts.t(id, argumentsOf(event, texts, table)) : bare(event.event, event)
}

/** A choice in words, verb first; `short` where the game has a shorter one for buttons. */
export function sayChoice(choice: Tagged, texts: Texts, table: People, short = false): string {
  const id = `choice-${choice.choice}`
  const chosen = short && texts.has(`${id}-short`) ? `${id}-short` : id
  return texts.has(chosen) ? texts.t(chosen, argumentsOf(choice, texts, table)) : bare(choice.choice, choice)
}
