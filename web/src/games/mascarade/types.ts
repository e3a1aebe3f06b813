// Made by tools/typescript.py from the structs of hofstaat.games.mascarade: change that and run `python -m tools.typescript`.

/** The table as one seat sees it. */
export interface View {
  seat: number | null
  phase: "answer" | "fool-swap" | "name" | "over" | "question" | "rob" | "spy-place" | "spy-swap" | "trade" | "turn"
  turn: number
  actor: number | null
  preparation: number
  turns_left: number | null
  forced: boolean
  forced_hand: "left" | "protected" | "right" | null
  characters: string[]
  bank: number
  court: number
  players: Player[]
  centre: Place[]
  announcement: Announcement | null
  memory_aid: boolean
  over: boolean
  winners: number[]
  reason: string | null
}

export interface Player {
  gold: number
  places: Place[]
}

/** Where a card lies; what it is, if this seat sees it now; what it is for `certain`, with the memory aid. */
export interface Place {
  hand: "left" | "protected" | "right" | null
  card: string | null
  face_up: boolean
  certain: string | null
}

/** The running announcement: by whom, of what, the announcer's truth once revealed, everybody's answer in order. */
export interface Announcement {
  seat: number
  character: string
  hand: "left" | "protected" | "right" | null
  right: boolean | null
  answers: Answer[]
  user: number | null
}

/** How a seat answered the announcement; `right` once the cards are revealed. */
export interface Answer {
  seat: number
  claims: boolean
  hand: "left" | "protected" | "right" | null
  right: boolean | null
}

/** `goal`: with so much gold the ball ends (MA-50). `to_go`: what everybody lacks; `leaders`: who has most. */
export interface Standing {
  goal: number
  to_go: number[]
  leaders: number[]
  turns_left: number | null
}

/** A card was dealt face up, and turned down when everybody had seen it. */
export interface Dealt {
  event: "dealt"
  of: number | null
  hand: "left" | "protected" | "right" | null
  centre: number | null
  card: string | null
}

/** A turn begins. `preparation`: only swap-or-not; `forced`: likewise, with the card that was just revealed. */
export interface TurnBegan {
  event: "turn-began"
  seat: number
  preparation: boolean
  forced: boolean
  hand: "left" | "protected" | "right" | null
}

/** Two cards were taken under the table and given back; only the seat that did it is told whether swapped. */
export interface Swapped {
  event: "swapped"
  seat: number
  of: number
  hand: "left" | "protected" | "right" | null
  other: number | null
  other_hand: "left" | "protected" | "right" | null
  centre: number | null
  swapped: boolean | null
}

/** A seat looked at an own card; only it is told which. */
export interface Looked {
  event: "looked"
  seat: number
  hand: "left" | "protected" | "right" | null
  card: string | null
}

/** A seat announced to be a character. */
export interface Announced {
  event: "announced"
  seat: number
  hand: "left" | "protected" | "right" | null
  character: string
}

/** A seat claimed to be the announced character too, or did not. */
export interface Answered {
  event: "answered"
  seat: number
  claims: boolean
  hand: "left" | "protected" | "right" | null
  character: string
}

/** A card was turned up. `right`: it is what its player claimed. */
export interface Revealed {
  event: "revealed"
  seat: number
  hand: "left" | "protected" | "right" | null
  card: string | null
  right: boolean
}

/** A seat uses the power of the announced character. */
export interface Used {
  event: "used"
  seat: number
  character: string
}

/** None of those who claimed it was the character. */
export interface NobodyWas {
  event: "nobody-was"
  character: string
}

/** Gold from the bank or from the court. */
export interface Received {
  event: "received"
  seat: number
  gold: number
  source: "bank" | "court"
}

/** Gold from another player. */
export interface TookFrom {
  event: "took-from"
  seat: number
  victim: number
  gold: number
}

/** A fine to the court for a wrong claim. */
export interface Fined {
  event: "fined"
  seat: number
  gold: number
}

/** The Witch exchanged fortunes; what each has now. */
export interface Traded {
  event: "traded"
  seat: number
  other: number
  gold: number
  other_gold: number
}

/** The Witch kept her fortune. */
export interface Declined {
  event: "declined"
  seat: number
}

/** The Spy looked at her own card and another; only she is told which they are. */
export interface Spied {
  event: "spied"
  seat: number
  other: number | null
  centre: number | null
  own_card: string | null
  card: string | null
}

/** The Inquisitor asks a player who they are. */
export interface Questioned {
  event: "questioned"
  seat: number
  victim: number
}

/** The player asked named a character. */
export interface Named {
  event: "named"
  seat: number
  character: string
}

/** The Cheat is not rich enough to win. */
export interface CheatFailed {
  event: "cheat-failed"
  seat: number
  gold: number
}

/** The game is over and a card is shown. */
export interface Shown {
  event: "shown"
  of: number | null
  hand: "left" | "protected" | "right" | null
  centre: number | null
  card: string
}

/** The game is over. */
export interface Ended {
  event: "ended"
  winners: number[]
  reason: string
}

export type GameEvent = Dealt | TurnBegan | Swapped | Looked | Announced | Answered | Revealed | Used | NobodyWas | Received | TookFrom | Fined | Traded | Declined | Spied | Questioned | Named | CheatFailed | Shown | Ended

/** Take the cards of `of` and of `other` (or of the centre), and give them back swapped or not (MA-14). */
export interface Swap {
  choice: "swap"
  of: number
  swap: boolean
  hand: "left" | "protected" | "right" | null
  other: number | null
  other_hand: "left" | "protected" | "right" | null
  centre: number | null
}

/** Look secretly at an own card (MA-13). */
export interface Look {
  choice: "look"
  hand: "left" | "protected" | "right" | null
}

/** Announce to be a character (MA-15, MA-16). */
export interface Announce {
  choice: "announce"
  character: string
  hand: "left" | "protected" | "right" | null
}

/** Not claim to be the announced character (MA-15). */
export interface Pass {
  choice: "pass"
}

/** Claim to be the announced character too (MA-17). */
export interface Claim {
  choice: "claim"
  hand: "left" | "protected" | "right" | null
}

/** The Bishop takes from this player (MA-31). */
export interface Rob {
  choice: "rob"
  victim: number
}

/** The Witch keeps her fortune (MA-35). */
export interface Decline {
  choice: "decline"
}

/** The Witch exchanges fortunes with this player (MA-35). */
export interface Trade {
  choice: "trade"
  other: number
}

/** The Spy looks at the card of this player, or at one in the centre, and at her own (MA-36). */
export interface Spy {
  choice: "spy"
  other: number | null
  centre: number | null
  other_hand: "left" | "protected" | "right" | null
}

/** The Inquisitor asks this player (MA-39). */
export interface Question {
  choice: "question"
  victim: number
}

/** The player asked by the Inquisitor names a character (MA-39). */
export interface Name {
  choice: "name"
  character: string
}

export type GameChoice = Swap | Look | Announce | Pass | Claim | Rob | Decline | Trade | Spy | Question | Name
