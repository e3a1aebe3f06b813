import type { Args, GameTexts } from './texts.svelte'

/** Fields of events and choices that name a seat; everything else is a card, a word or a number. */
export const SEAT_FIELDS: ReadonlySet<string> = new Set([
  'seat', 'by', 'first', 'district', 'to', 'target', 'of', 'other', 'partner', 'victim', 'winner', 'left',
])

/** A struct of the game as JSON: an event or a choice, told apart by the tag field of that name. */
export type Tagged = Record<string, unknown>

/** Who is meant by a seat number, and whether that is the reader. */
export interface People {
  nameOf(seat: number): string
  me: number | null
}

function join(parts: string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts)
}

function plain(value: unknown, texts: GameTexts): string | number {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return join(value.map((part) => String(plain(part, texts))), texts.lang)
  if (typeof value === 'object') return JSON.stringify(value)
  return texts.has(`card-${value}`) ? texts.t(`card-${value}`) : String(value)
}

function people(field: string, value: unknown, { nameOf, me }: People, lang: string): Args {
  if (typeof value === 'number') return { [field]: nameOf(value), [`${field}_me`]: value === me ? 'yes' : 'no' }
  const seats = Array.isArray(value) ? value.filter((seat) => typeof seat === 'number') : []
  if (!seats.length) return { [field]: 'none', [`${field}_me`]: 'no' }
  return { [field]: join(seats.map(nameOf), lang), [`${field}_me`]: seats.includes(me ?? -1) ? 'yes' : 'no' }
}

/** The arguments a struct gives to its message: seats become names, cards their words, None "none". */
export function argumentsOf(struct: Tagged, texts: GameTexts, table: People): Args {
  const args: Args = {}
  for (const [field, value] of Object.entries(struct)) {
    if (SEAT_FIELDS.has(field)) Object.assign(args, people(field, value, table, texts.lang))
    else args[field] = plain(value, texts)
  }
  return args
}

/** An event in words, as a chronicler would put it. */
export function sayEvent(event: Tagged, texts: GameTexts, table: People): string {
  return texts.t(`event-${event.event}`, argumentsOf(event, texts, table))
}

/** A choice in words, verb first; `short` where the game has a shorter one for buttons. */
export function sayChoice(choice: Tagged, texts: GameTexts, table: People, short = false): string {
  const id = `choice-${choice.choice}`
  const chosen = short && texts.has(`${id}-short`) ? `${id}-short` : id
  return texts.t(chosen, argumentsOf(choice, texts, table))
}
