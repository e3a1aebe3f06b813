import type { Component } from 'svelte'
import type { Scene } from '../lib/director'
import type { Args, Say } from '../lib/texts.svelte'
import type { Tagged } from '../lib/words'

/** Somebody at the table; the index in a list of seats is the seat's number. */
export interface Seat {
  seat: number
  nickname: string
  /** a bot sits here */
  bot: boolean
  /** a bot plays for an absent person */
  steward: boolean
  /** nobody sits here yet */
  open: boolean
  /** is connected; bots always are */
  present: boolean
  resigned: boolean
  /** owes a decision right now */
  acting: boolean
  /** "seat-0" ... "seat-12": class of the seat's colour; see Standard.svelte for its emblem */
  colour: string
}

/** One thing this seat may do now: the code to answer with, and the same as a struct of the game. */
export interface Option<Choice = Tagged> {
  code: number
  choice: Choice
}

/** What every board gets. View, Choice and Event are the game's own structs (its types.ts). */
export interface BoardProps<View = unknown, Choice = Tagged, Event = Tagged, Standing = unknown> {
  view: View
  /**
   * where one stands (`Standing` of the game's types.ts): what would count now. Null where the table did not agree on it,
   * the player has switched it off, the game has none, for spectators and in replays: then nothing of it is drawn
   */
  standing?: Standing | null
  /** the code that was chosen and is on its way to the server */
  chosen: number | null
  /** what `me` may do now; empty when it is not its turn, for spectators and in replays */
  options: Option<Choice>[]
  /** replays with all cards open: what every seat saw, so that all hands can be shown; otherwise null */
  all: View[] | null
  /** what happened between the view before and this one, oldest first: to show what moved */
  events: Event[]
  /** all that happened so far, `events` included, as far as this seat's log still tells it */
  log: Event[]
  seats: Seat[]
  /** whose eyes these are; null for a spectator and for a replay with all cards open */
  me: number | null
  /** take an option */
  act: (code: number) => void
  /** an answer is on its way: show it, and take no other */
  busy: boolean
  /** the pixels a board has that is laid out for its box (`fits`) */
  room: { w: number; h: number }
  /** nothing should move: mark what changed instead */
  still: boolean
  /** texts of the game, then of the house */
  t: Say
  /** the words of an option, verb first */
  sayChoice: (choice: Choice) => string
  /** the table's address on the server, where there is one */
  match?: string | null
  /** open the details of a card, by its name */
  inspect: (card: string) => void
  /** say why something cannot be done (a message id of the game and its arguments) */
  explain: (id: string, args?: Args) => void
}

/**
 * `anchors.json` beside Board.svelte names what a lesson points at and says how it is found on the page: a selector, in
 * which `*` stands for what is behind the colon of the name (`hand:*` is `[data-hand='*']`, so `hand:toad-noble` is
 * `[data-hand='toad-noble']`). A board keeps its data attributes, or changes anchors.json with them; of several selectors
 * the first counts that finds something to be seen. Every lesson is played through in a browser.
 */
export type Anchors = Readonly<Record<string, string>>

/** Optional: a game's own reckoning at the end (Scores.svelte). Without it the shell shows the totals. */
export interface ScoresProps<View = unknown, Event = unknown> {
  /** the final view, all cards open as far as the rules turn them up */
  view: View
  /** all that happened, as far as this seat's log still tells it */
  log?: Event[]
  seats: Seat[]
  me: number | null
  t: Say
  /** the table's address on the server, where there is one */
  match?: string | null
}

/** Optional: one card of the game, face up (Face.svelte), for card details. */
export interface FaceProps {
  card: string
  t: Say
}

/** What has happened, while the board still shows what was before. */
export interface Moment<View = unknown, Event = Tagged> {
  events: Event[]
  /** all that happened before, as far as this seat's log still tells it */
  log: Event[]
  before: View
  after: View
  seats: Seat[]
  me: number | null
  /** the board, as it is on the page now */
  root: HTMLElement
  t: Say
}

/** Optional: `scenes.ts` exports as `scenes` what of it is played, in this order, before the next view is shown. */
export type Scenes<View = unknown, Event = Tagged> = (moment: Moment<View, Event>) => Act[]

/** A scene; `tells` is the place of the event it shows: the bar above the table says that one meanwhile, else the last. */
export interface Act {
  name: string
  scene: Scene
  tells?: number
}

export interface GameParts {
  Board: Component<BoardProps<never, never, never>>
  Scores?: Component<ScoresProps<never, never>>
  Face?: Component<FaceProps>
  /** the board is laid out for its box and never scrolls: `export const fits = true` in its module script */
  fits?: boolean
  scenes?: Scenes<never, never>
}
