// Made by tools/typescript.py from the structs of hofstaat.games.council_of_12: change that and run `python -m tools.typescript`.

export interface View {
  seat: number | null
  phase: string
  waiting: number[]
  second_reading: boolean
  round: number
  lead: number
  chair: number | null
  favour: number
  die: number
  beside: number[]
  challenge: Front | null
  help_seeker: string | null
  goals: number[][]
  shown: number[]
  belled: boolean
  following: Front | null
  back: Back | null
  turn: number
  met: number[]
  done: string[]
  chair_negated: boolean
  actor: number | null
  negated: number[]
  tilted_from: number | null
  loss: number
  stack: number
  filed: FiledChallenge[]
  help_seekers_filed: string[]
  open_at_first: string[]
  unlearnt: string[]
  enthroned: string | null
  silent: boolean
  uncanny: boolean
  tip: string | null
  broken_rounds: number[]
  councillors: Councillor[]
  hand: string[] | null
  pile: string[] | null
  laid: string | null
  answer: Lay | Open | Follow | Drop | Take | Now | Later | TurnDie | ChangeGoal | Vote | VoteTilt | VoteLearn | VoteSeat | null
  reach: Reach[]
  result: Result | null
}

/** The front of a challenge: its name and number, the colour of its bell, its printed goals. */
export interface Front {
  challenge: string
  number: number
  difficulty: string
  goals: number[][]
}

/** The back of a challenge that has been turned: `passed` or not, and what either side says. */
export interface Back {
  score: number
  failed_effects: string[]
  passed_effects: string[]
  passed: boolean
}

/** A challenge put away, on the right if the bell was rung for it; `reward` while it is kept as one. */
export interface FiledChallenge {
  challenge: string
  score: number
  on_right: boolean
  reward: string | null
}

/** A seat as everybody sees it. `lies`: a card lies there; `card`: which one, if it is open. */
export interface Councillor {
  hand_size: number
  pile_size: number
  top: string | null
  lies: boolean
  card: string | null
  fixed: boolean
  lays_openly: boolean
  sentence: string | null
  spoken_as: number | null
  answered: boolean
  first_reading: Lay | Open | Follow | Drop | Take | Now | Later | TurnDie | ChangeGoal | Vote | VoteTilt | VoteLearn | VoteSeat | null
}

/** Lay a card face down, and intend a sentence or none (C12-12, C12-14). */
export interface Lay {
  choice: "lay"
  card: string
  sentence: "alone" | "nothing" | "part" | null
}

/** Lay a card openly (C12-60). */
export interface Open {
  choice: "open"
  card: string
}

/** Play one more card after the oracle (C12-40). */
export interface Follow {
  choice: "follow"
  card: string
}

/** Discard a hand card (C12-54). */
export interface Drop {
  choice: "drop"
  card: string
}

/** Take a card of the own discard pile, or none (C12-38). */
export interface Take {
  choice: "take"
  card: string | null
}

/** My card should be carried out now (C12-14). */
export interface Now {
  choice: "now"
}

/** My card should wait (C12-14). */
export interface Later {
  choice: "later"
}

/** Turn or tilt the die to this value (C12-41). */
export interface TurnDie {
  choice: "turn-die"
  value: number
}

/** Golem or knight: change the first (1) or second (2) goal (C12-39). */
export interface ChangeGoal {
  choice: "change-goal"
  which: number
}

/** An answer in a ballot: no, ring the bell, two turns, or a kind of reward to use (C12-50). */
export interface Vote {
  choice: "vote"
  answer: "no" | "open" | "ring" | "roll" | "shield" | "take-all" | "two-turns"
}

/** Use the reward to tilt the die to this value (C12-52). */
export interface VoteTilt {
  choice: "vote-tilt"
  value: number
}

/** Everybody should learn this character (C12-54). */
export interface VoteLearn {
  choice: "vote-learn"
  card: string
}

/** The council should name this player (C12-54). */
export interface VoteSeat {
  choice: "vote-seat"
  target: number
}

/** The values to which a hand card could turn the die now; only its own for cards that would not turn it. */
export interface Reach {
  card: string
  values: number[]
  playable: boolean
}

/** The team's result: how it ended, the term of office and what it is made of, what the people say. */
export interface Result {
  reason: string
  won: boolean
  successor: string | null
  challenges: number
  crowns: number
  favour: number
  silent_rounds: number
  silence: number
  term: number
  verdict: string
}

/** The set-up: everybody holds `cards`, the characters of the open help-seekers; `unlearnt` is out of reach. */
export interface Dealt {
  event: "dealt"
  cards: string[]
  unlearnt: string[]
  die: number
  first: number
  favour: number
}

/** A help-seeker comes with a challenge. `round` counts from 1 to 8; `first` is the lead. */
export interface RoundBegan {
  event: "round-began"
  challenge: string
  help_seeker: string
  first: number
  chair: number | null
  round: number
}

/** The last round: the succession. */
export interface ThroneRound {
  event: "throne-round"
  first: number
}

/** A phase opens: `targets` owe an answer. `actor` carries out a character; `tilted_from`: a second tilt */
export interface Asked {
  event: "asked"
  phase: string
  targets: number[]
  actor: number | null
  tilted_from: number
  effect: number
}

/** A seat has given its hidden answer; only that seat is told which. */
export interface Answered {
  event: "answered"
  seat: number
  answer: string | null
  card: string | null
  sentence: "alone" | "nothing" | "part" | null
  value: number | null
  target: number | null
}

/** No majority: a seat's answer is shown before the second reading. */
export interface ReadOut {
  event: "read-out"
  seat: number
  phase: string
  answer: string
  card: string | null
  value: number | null
  target: number | null
}

/** The council has decided. */
export interface Decided {
  event: "decided"
  phase: string
  answer: string
  card: string | null
  value: number | null
  target: number | null
}

/** The challenge counts double in the end; the next front is seen. */
export interface BellRang {
  event: "bell-rang"
  favour: number
  following: string
}

/** The first of two turns met these goals (1, 2). */
export interface SecondTurn {
  event: "second-turn"
  met: number[]
}

export interface RewardUsed {
  event: "reward-used"
  reward: string
  challenge: string
}

export interface Rolled {
  event: "rolled"
  value: number
  cause: "character" | "effect" | "reward"
  seat: number | null
}

/** A seat took its whole discard pile into the hand. */
export interface PileTaken {
  event: "pile-taken"
  seat: number
}

/** The last hand card became the new pile, all other own cards went to the hand. */
export interface Renewed {
  event: "renewed"
  seat: number
  card: string
  with_oracle: boolean
}

/** A card was laid openly. */
export interface Opened {
  event: "opened"
  seat: number
  card: string
}

/** A sentence was said; that seat's card is fixed. */
export interface Spoke {
  event: "spoke"
  seat: number
  sentence: string
}

/** All cards lie for good. */
export interface CardsLie {
  event: "cards-lie"
}

/** A card was turned up, and every equal one (`others`). */
export interface Revealed {
  event: "revealed"
  seat: number
  card: string
  others: number[] | null
  following: boolean
}

/** A character had no effect: too late, no pile, or played again after the oracle. */
export interface Fizzled {
  event: "fizzled"
  seat: number
  card: string
}

/** A character, or a reward of the council (no seat), turned the die. */
export interface DieTurned {
  event: "die-turned"
  value: number
  seat: number | null
  card: string | null
}

/** Golem or knight changed a goal (1 or 2). */
export interface GoalChanged {
  event: "goal-changed"
  seat: number
  which: number
  card: string
}

/** A seat took a card of its pile; others learn which only if it was the top one. `new_top` lies open now. */
export interface Took {
  event: "took"
  seat: number
  top: boolean
  card: string | null
  new_top: string | null
}

/** Cards went to the piles of their seats, carried out or negated. */
export interface Resolved {
  event: "resolved"
  card: string
  targets: number[]
  negated: boolean
}

/** The challenge was turned. */
export interface Evaluated {
  event: "evaluated"
  challenge: string
  passed: boolean
  die: number
}

export interface FavourChanged {
  event: "favour-changed"
  favour: number
  change: number
}

export interface Dropped {
  event: "dropped"
  seat: number
  card: string
}

/** Everybody took this character from under the overview. */
export interface Learnt {
  event: "learnt"
  card: string
}

/** Challenge and help-seeker were put away; a passed challenge may be kept as a reward. */
export interface Filed {
  event: "filed"
  challenge: string
  on_right: boolean
  kept: boolean
  help_seeker: string
}

/** The pair of the round before came back. */
export interface Replayed {
  event: "replayed"
  challenge: string
  help_seeker: string
}

/** All cards for the throne, seat by seat. */
export interface ThroneShown {
  event: "throne-shown"
  cards: string[]
}

export interface Ended {
  event: "ended"
  reason: string
  successor: string | null
  term: number
}

export type GameEvent = Dealt | RoundBegan | ThroneRound | Asked | Answered | ReadOut | Decided | BellRang | SecondTurn | RewardUsed | Rolled | PileTaken | Renewed | Opened | Spoke | CardsLie | Revealed | Fizzled | DieTurned | GoalChanged | Took | Resolved | Evaluated | FavourChanged | Dropped | Learnt | Filed | Replayed | ThroneShown | Ended

export type GameChoice = Lay | Open | Follow | Drop | Take | Now | Later | TurnDie | ChangeGoal | Vote | VoteTilt | VoteLearn | VoteSeat
