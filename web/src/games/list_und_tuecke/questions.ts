import type { Option } from '../contract'
import type { GameChoice, GameEvent, View } from './types'

export type Kind = GameChoice['choice']

/** Choices that begin with a card of the own hand. */
const WITH_HAND: ReadonlySet<Kind> = new Set<Kind>(['pass', 'play', 'return', 'give', 'centre', 'swap'])

export function withHand(kind: Kind | null): boolean {
  return kind !== null && WITH_HAND.has(kind)
}

/** What is asked now: the first choice that is not the way out. */
export function askedOf(options: readonly Option<GameChoice>[]): Kind | null {
  const found = options.find(({ choice }) => choice.choice !== 'decline') ?? options[0]
  return found?.choice.choice ?? null
}

/** The options that a card of the hand begins. */
export function optionsFor(card: string | null, options: readonly Option<GameChoice>[]): Option<GameChoice>[] {
  return options.filter(({ choice }) => WITH_HAND.has(choice.choice) && 'card' in choice && choice.card === card)
}

/** The option whose choice has these fields. */
export function optionWith(options: readonly Option<GameChoice>[], wanted: Record<string, unknown>): Option<GameChoice> | undefined {
  return options.find(({ choice }) => Object.entries(wanted).every(([key, value]) => (choice as unknown as Record<string, unknown>)[key] === value))
}

/** What must be done first, by stage of the game: the message that says so. */
const FIRST: Readonly<Record<string, string>> = {
  play: 'refused-play-a-card', victim: 'refused-choose-victim', centre: 'refused-swap-centre', rank: 'refused-choose-rank',
}

export function firstDo(stage: string): string {
  return FIRST[stage] ?? `refused-${stage}`
}

/** Nobody else holds a card with the back of this one of ours. */
export function nobodyHasBackOf(card: string, view: View, me: number | null): boolean {
  const back = view.characters.find(({ name }) => name === card)?.back === 'light' ? 'light' : 'dark'
  return view.players.every((player, seat) => seat === me || player[back] === 0)
}

/** Why this card of the hand cannot be used for what is asked; `alone`: nobody else has its back. */
export function whyNotCard(kind: Kind | null, stage: string, alone = false): string {
  if (kind === 'pass') return stage === 'pass-light' ? 'refused-light-only' : 'refused-dark-only'
  if (kind === 'return') return 'refused-other-back'
  if (kind === 'swap') return alone ? 'refused-nobody-has-back' : 'refused-same-back-twice'
  return firstDo(stage)
}

/** Who passes to whom now: light cards go to the left (the next seat), dark ones to the right. */
export function receiverOf(seat: number, seats: number, stage: string): number {
  return (seat + (stage === 'pass-light' ? 1 : seats - 1)) % seats
}

export function isPassing(view: View): boolean {
  return view.stage === 'pass-light' || view.stage === 'pass-dark'
}

/** The seats round the table, beginning with whose eyes these are. */
export function round(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, n) => ((me ?? 0) + n) % seats)
}

/** Threats of others that would strike this card if one plays it now. */
export function threatsTo(card: string, view: View, me: number | null): View['threats'] {
  return view.threats.filter(({ owner, eliminates }) => owner !== me && eliminates.includes(card))
}

/** Visible cards of others that this card would strike when played. */
export function victimsOf(card: string, view: View, me: number | null): { seat: number; card: string }[] {
  const killer = view.characters.find(({ name }) => name === card)
  if (!killer || killer.waits) return []
  return view.players.flatMap(({ stack: { top } }, seat) => (seat !== me && top && killer.eliminates.includes(top) ? [{ seat, card: top }] : []))
}

/** Those in the game who strike this card at once when they are played. */
export function enemiesOf(card: string, view: View): string[] {
  return view.characters.filter(({ waits, eliminates }) => !waits && eliminates.includes(card)).map(({ name }) => name)
}

/** Names of what an event changed: tops, hands, tokens, the centre, the chapel, the start player card. */
export function changedBy(event: GameEvent, me: number | null): string[] {
  switch (event.event) {
    case 'played':
    case 'healed':
      return [`pile ${event.seat}`]
    case 'eliminated':
      return [`struck ${event.victim}`, `purse ${event.seat} elimination`]
    case 'places-changed':
      return [`pile ${event.seat}`, `pile ${event.other}`]
    case 'rank-chosen':
      return [`pile ${event.seat}`]
    case 'passed':
      return event.to === me && event.card ? [`hand ${event.card}`] : []
    case 'swapped':
      return [event.seat === me ? `hand ${event.returned}` : event.partner === me ? `hand ${event.laid}` : '']
    case 'taken':
      return [event.seat === me ? `hand ${event.card}` : event.partner === me ? `hand ${event.given}` : '']
    case 'centre-swapped':
      return [`centre ${event.back} ${event.number}`, ...(event.seat === me ? [`hand ${event.taken}`] : [])]
    case 'chapel-laid':
      return ['chapel']
    case 'start-card-taken':
      return [`start ${event.seat}`]
    case 'influence-taken':
      return (['blue', 'green', 'yellow'] as const).flatMap((colour) => (event[colour] ? [`purse ${event.seat} ${colour}`] : []))
    case 'knight-paid':
      return [`purse ${event.seat} ${event.colour}`]
    default:
      return []
  }
}

/** Did `me` decide something with this? Then what changed before has been seen. */
export function decidedBy(event: GameEvent, me: number | null): boolean {
  return (event.event === 'played' || event.event === 'pass-chosen') && event.seat === me
}
