// Made by tools/typescript.py from the structs of hofstaat.games.list_und_tuecke: change that and run `python -m tools.typescript`.

/** `hand` is sorted by rank, `passing` the card chosen to be passed; `centre` are the backs lying there. */
export interface View {
  seat: number | null
  stage: string
  chapter: number
  round: number
  start: number
  turn: number | null
  asked: number[]
  players: Player[]
  hand: string[] | null
  passing: string | null
  centre: string[]
  chapel: (string | null)[]
  colours: Colour[]
  threats: Threat[]
  laid: Laid | null
  shown: Shown | null
  characters: Character[]
  over: boolean
}

/** The part of a seat that everybody sees. `points`: what its tokens score as things stand. */
export interface Player {
  stack: Stack
  light: number
  dark: number
  blue: number
  green: number
  yellow: number
  eliminations: number
  points: number
  has_chosen: boolean
}

/** A stack from its bottom up: how many cards, which are turned; the visible top card and its rank. */
export interface Stack {
  size: number
  turned: boolean[]
  top: string | null
  rank: number | null
}

/** One influence: tokens in the supply and on the chapel, and what a token is worth now (LT-31). */
export interface Colour {
  colour: string
  supply: number
  chapel: number
  worth: number
}

/** A visible card that waits for its victims, and whose it is (LT-12). */
export interface Threat {
  owner: number
  killer: string
  eliminates: string[]
}

/** The card lying before the courtesan's partner; only its player knows which. */
export interface Laid {
  by: number
  partner: number
  back: string
  card: string | null
}

/** The card shown to the inquisitor. */
export interface Shown {
  owner: number
  card: string
}

/** A character of this game: rank, back, crests; whom it eliminates, and whether it waits for them; the skull. */
export interface Character {
  name: string
  rank: number
  back: string
  crests: string[]
  eliminates: string[]
  waits: boolean
  skull: boolean
}

/** A chapter (1 to 4) begins; `first` holds the start player card. */
export interface ChapterBegan {
  event: "chapter-began"
  chapter: number
  first: number
}

/** A seat got two cards of a back; only that seat is told which. */
export interface CardsDealt {
  event: "cards-dealt"
  seat: number
  back: string
  cards: string[] | null
}

/** A seat has chosen the card it will pass; only that seat is told which. */
export interface PassChosen {
  event: "pass-chosen"
  seat: number
  card: string | null
}

/** A card went to a neighbour; giver and receiver are told which. */
export interface Passed {
  event: "passed"
  seat: number
  to: number
  back: string
  card: string | null
}

/** A card was played face up on the seat's own stack. */
export interface Played {
  event: "played"
  seat: number
  card: string
}

/** The killer of `seat` eliminated the visible card of `victim`, whose whole stack is turned. */
export interface Eliminated {
  event: "eliminated"
  seat: number
  killer: string
  victim: number
  card: string
}

/** The text of a card was not used, or no further. */
export interface Declined {
  event: "declined"
  seat: number
  card: string
}

/** The charlatan turned an eliminated card of the seat's stack up again. */
export interface Healed {
  event: "healed"
  seat: number
  card: string
}

/** The courtesan's player laid a card before a partner; only that player is told which. */
export interface LaidBefore {
  event: "laid-before"
  seat: number
  partner: number
  back: string
  card: string | null
}

/** The partner returned a card; both are told both cards. */
export interface Swapped {
  event: "swapped"
  seat: number
  partner: number
  back: string
  laid: string | null
  returned: string | null
}

/** The clairvoyant's player looked at the four cards of the centre; only that player is told which they are. */
export interface CentreSeen {
  event: "centre-seen"
  seat: number
  cards: string[] | null
}

/** The witch's player looked at the hand of `target`; only that player is told its cards. */
export interface HandSeen {
  event: "hand-seen"
  seat: number
  target: number
  cards: string[] | null
}

/** A hand card went to the centre for the first or second card there with the same back; the seat is told both. */
export interface CentreSwapped {
  event: "centre-swapped"
  seat: number
  back: string
  number: number
  laid: string | null
  taken: string | null
}

/** The executioner named a character. */
export interface Condemned {
  event: "condemned"
  seat: number
  card: string
}

/** The intriguer of `seat` changed places with the visible card of `other`. */
export interface PlacesChanged {
  event: "places-changed"
  seat: number
  other: number
  card: string
}

/** The inquisitor has his rank. */
export interface RankChosen {
  event: "rank-chosen"
  seat: number
  rank: number
}

/** The inquisitor named a character; `owner` held it and showed it to all (None: no opponent holds it). */
export interface Named {
  event: "named"
  seat: number
  card: string
  owner: number | null
}

/** The inquisitor's player took the card shown for a hand card; both players are told which was given. */
export interface Taken {
  event: "taken"
  seat: number
  partner: number
  card: string
  back: string
  given: string | null
}

/** A token was laid on the chapel. */
export interface ChapelLaid {
  event: "chapel-laid"
  seat: number
  token: string
}

/** After a round: who holds the start player card now. */
export interface StartCardTaken {
  event: "start-card-taken"
  seat: number
}

/** At the end of a chapter a seat took influence for its crests. */
export interface InfluenceTaken {
  event: "influence-taken"
  seat: number
  blue: number
  green: number
  yellow: number
}

/** The black knight took a token for a seat that had received no influence. */
export interface KnightPaid {
  event: "knight-paid"
  seat: number
  colour: string
}

/** The fourth chapter is over. */
export interface Ended {
  event: "ended"
}

export type GameEvent = ChapterBegan | CardsDealt | PassChosen | Passed | Played | Eliminated | Declined | Healed | LaidBefore | Swapped | CentreSeen | HandSeen | CentreSwapped | Condemned | PlacesChanged | RankChosen | Named | Taken | ChapelLaid | StartCardTaken | InfluenceTaken | KnightPaid | Ended

/** Pass this card to the neighbour, keep the other (LT-2). */
export interface Pass {
  choice: "pass"
  card: string
}

/** Play a hand card on the own stack (LT-3). */
export interface Play {
  choice: "play"
  card: string
}

/** The charlatan turns an eliminated card up again (LT-20). */
export interface Heal {
  choice: "heal"
  card: string
}

/** An instant killer's victim (LT-11). */
export interface Eliminate {
  choice: "eliminate"
  card: string
}

/** The character the executioner waits for (LT-15). */
export interface Condemn {
  choice: "condemn"
  card: string
}

/** The character the inquisitor asks for (LT-25). */
export interface Name {
  choice: "name"
  card: string
}

/** Return this card to the courtesan's player (LT-22). */
export interface Return {
  choice: "return"
  card: string
}

/** Give this card for the one shown to the inquisitor (LT-25). */
export interface Give {
  choice: "give"
  card: string
}

/** Swap a hand card with the first or second card of the centre that has the same back (LT-24). */
export interface Centre {
  choice: "centre"
  card: string
  number: number
}

/** The saint lays a token of this colour on the chapel (LT-26). */
export interface Lay {
  choice: "lay"
  colour: string
}

/** The black knight takes a token of this colour (LT-21). */
export interface Take {
  choice: "take"
  colour: string
}

/** The inquisitor's rank (LT-25). */
export interface Rank {
  choice: "rank"
  rank: number
}

/** The clairvoyant looks at the centre (LT-23). */
export interface Look {
  choice: "look"
}

/** The witch looks at the hand of an opponent (LT-23). */
export interface Spy {
  choice: "spy"
  target: number
}

/** The courtesan lays a hand card before an opponent (LT-22). */
export interface Swap {
  choice: "swap"
  card: string
  partner: number
}

/** Do not use the text, or no further (LT-5). */
export interface Decline {
  choice: "decline"
}

export type GameChoice = Pass | Play | Heal | Eliminate | Condemn | Name | Return | Give | Centre | Lay | Take | Rank | Look | Spy | Swap | Decline
