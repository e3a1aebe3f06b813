// Made by tools/typescript.py from the structs of hofstaat.games.kabale_und_hiebe: change that and run `python -m tools.typescript`.

/** `asked`: the column of the cloak or traitor that `decider` decides about. `unseen_goals`: those still to come and */
export interface View {
  seat: number | null
  round: number
  rounds: number
  turn: number | null
  decider: number | null
  phase: "exchange" | "over" | "place" | "slide"
  asked: number | null
  columns: Column[]
  players: Player[]
  hand: string[] | null
  goals_to_come: number
  unseen_goals: string[]
  won_by_nobody: string[]
  over: boolean
  scores: Score[] | null
}

/** A goal and the cards below it, from the goal downwards. */
export interface Column {
  number: number
  goal: string
  area: string
  points: number
  fulfilled: boolean
  closed: boolean
  cards: Card[]
}

/** A card of a column. `card` is None where this seat may not look. `hides`: something lies under this cloak; */
export interface Card {
  owner: number
  card: string | null
  lies: "down" | "travelled" | "up"
  hides: boolean
  hidden: string | null
}

/** The public part of a seat; `goals` are the won ones where this seat may know them (KH-7). */
export interface Player {
  hand_size: number
  pile: number
  discards: string[]
  goals_won: number
  goals: string[] | null
}

/** The final count: the plain sum, the doubled set if all six areas are there, and the better of both. */
export interface Score {
  plain: number
  doubled: number | null
  total: number
}

/** The columns, and one's own goals both ways: the plain sum, the doubled set, and the areas it still lacks. */
export interface Standing {
  columns: Lead[]
  plain: number
  doubled: number | null
  missing: string[]
}

/** A column if it were awarded now with the cards this seat knows: everybody's sum (null: takes no part), who would */
export interface Lead {
  number: number
  sums: (number | null)[]
  leader: number | null
  ground: string
  unseen: number
}

/** Goals were revealed, from left to right; `first` moves first. */
export interface RoundBegan {
  event: "round-began"
  round: number
  first: number
  goals: string[]
}

/** A seat drew this many cards, 0 if it has none left to draw; only that seat is told which. */
export interface Drew {
  event: "drew"
  seat: number
  number: number
  cards: string[] | null
}

/** A seat shuffled its discard pile of so many cards into a new draw pile. */
export interface Shuffled {
  event: "shuffled"
  seat: number
  number: number
}

/** A card was laid face down at the bottom of a column; only its owner is told which. */
export interface Placed {
  event: "placed"
  seat: number
  column: number
  card: string | null
}

/** The card above the one just laid was turned up. */
export interface TurnedUp {
  event: "turned-up"
  owner: number
  card: string
  column: number
}

/** An explorer left the column and was laid face down at the bottom of another. */
export interface Travelled {
  event: "travelled"
  owner: number
  column: number
  into: number
}

/** An explorer found no way on and stays, face up. */
export interface Stayed {
  event: "stayed"
  owner: number
  column: number
}

/** An assassin sent the card that turned him up to its owner's discard pile. */
export interface Killed {
  event: "killed"
  owner: number
  column: number
  victim: number
  card: string
}

/** A storm closed its column. */
export interface Closed {
  event: "closed"
  owner: number
  column: number
}

/** A card was slid under the seat's cloak; only that seat is told which. */
export interface Slid {
  event: "slid"
  seat: number
  column: number
  card: string | null
}

/** A traitor exchanged two goals: `goal` lies at the head of his column now, `other_goal` at that of the other. */
export interface Exchanged {
  event: "exchanged"
  seat: number
  column: number
  other_column: number
  goal: string
  other_goal: string
}

/** A seat did not use its cloak or traitor. */
export interface Declined {
  event: "declined"
  seat: number
  card: string
  column: number
}

/** A seat without a hand card is passed over. */
export interface Skipped {
  event: "skipped"
  seat: number
}

/** Every goal is fulfilled, or nobody can place a card any more. */
export interface RoundEnded {
  event: "round-ended"
  round: number
  fulfilled: boolean
}

/** At the end of the round a card was turned up, or taken out from under its owner's cloak; it does not act. */
export interface Revealed {
  event: "revealed"
  owner: number
  card: string
  column: number
  under_cloak: boolean
}

/** Now this column is awarded. */
export interface AwardBegan {
  event: "award-began"
  column: number
  goal: string
  number: number
}

/** Musketeers: every card counts just its printed number. */
export interface AbilitiesCancelled {
  event: "abilities-cancelled"
  column: number
}

/** Several wizards, or several witches, cancel each other. */
export interface SpellCancelled {
  event: "spell-cancelled"
  column: number
  card: string
  number: number
}

/** The one wizard or witch removes so many cards; each follows. */
export interface SpellCast {
  event: "spell-cast"
  column: number
  card: string
  owner: number
  number: number
}

/** A card leaves the column because of its number. */
export interface Removed {
  event: "removed"
  column: number
  owner: number
  card: string
  number: number
  spell: string
}

/** Prince and squire of one colour lie here together. */
export interface PairFound {
  event: "pair-found"
  column: number
  seat: number
}

/** The number of a card: as printed, by its own ability or what it doubles, and after the dragons. None: no number. */
export interface Numbered {
  event: "numbered"
  column: number
  owner: number
  card: string
  printed: number | null
  counted: number | null
  number: number | null
  changed: boolean
  lowered: boolean
}

/** The lowest sum wins. */
export interface BeggarFound {
  event: "beggar-found"
  column: number
}

/** The sum of a seat that takes part. */
export interface Summed {
  event: "summed"
  column: number
  seat: number
  number: number
}

/** The goal goes to the winner, or to nobody. `ground`: pair, highest, nearest (of equal sums), lowest, farthest */
export interface Awarded {
  event: "awarded"
  column: number
  goal: string
  winner: number | null
  ground: string
}

/** All cards of the columns went to their owners' discard piles. */
export interface Cleared {
  event: "cleared"
}

/** The final count of a seat: the plain sum, the doubled set if it has all six areas, the better of both. */
export interface Counted {
  event: "counted"
  seat: number
  plain: number
  doubled: number | null
  points: number
}

/** The sixth round is over. */
export interface Ended {
  event: "ended"
}

export type GameEvent = RoundBegan | Drew | Shuffled | Placed | TurnedUp | Travelled | Stayed | Killed | Closed | Slid | Exchanged | Declined | Skipped | RoundEnded | Revealed | AwardBegan | AbilitiesCancelled | SpellCancelled | SpellCast | Removed | PairFound | Numbered | BeggarFound | Summed | Awarded | Cleared | Counted | Ended

/** Place a hand card at the bottom of a column (counted from 1) (KH-4, KH-5). */
export interface Place {
  choice: "place"
  card: string
  column: number
}

/** Slide a hand card under the cloak just turned up (KH-14). */
export interface Slide {
  choice: "slide"
  card: string
}

/** Slide nothing under the cloak (KH-14). */
export interface SlideNothing {
  choice: "slide-nothing"
}

/** The traitor exchanges the goal of his column with that of this one (KH-15). */
export interface Exchange {
  choice: "exchange"
  column: number
}

/** The traitor leaves the goals where they are (KH-15). */
export interface ExchangeNothing {
  choice: "exchange-nothing"
}

export type GameChoice = Place | Slide | SlideNothing | Exchange | ExchangeNothing
