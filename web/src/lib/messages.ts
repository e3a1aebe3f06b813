// Made by tools/typescript.py from src/hofstaat/server/protocol: change that and run `python -m tools.typescript`.

/** POST /api/tables. `time_bank` in seconds for each person and the whole game; null: no clock. `chronicle`: the */
export interface OpenTable {
  game: string
  nickname: string
  seats: SeatWish[]
  name?: string
  public?: boolean
  options?: Record<string, unknown>
  time_bank?: number | null
  chronicle?: string | null
  standing?: boolean | null
}

/** One seat of a table to open: for me, for a further person at this device ("here"), open, or for a bot. */
export interface SeatWish {
  kind: "bot" | "here" | "me" | "open"
  level?: string | null
  nickname?: string | null
}

/** POST /api/tables/{match}/join. With a token any table; without one a public table, or the seat one has left. */
export interface JoinTable {
  nickname?: string | null
  token?: string | null
  seat?: number | null
}

/** POST /api/tables/{match}/invite. The host for an open seat; a seat's own player for a second device. */
export interface AskInvite {
  seat: number
}

/** POST /api/tables/{match}/chronicle: what was the greatest challenge of the council that is over. */
export interface NameGreatest {
  greatest: string
}

/** POST /api/lessons. The lesson of a game, where it was left; `again`: from its beginning. */
export interface BeginLesson {
  game: string
  nickname: string
  again?: boolean
}

/** POST /api/tables/{match}/review. Have the review of a finished game made, if it is not there. `eager`: nobody */
export interface AskReview {
  eager?: boolean
}

/** POST /api/tables/{match}/review/share. A player may let everybody see it, or no longer. */
export interface ShareReview {
  shared: boolean
}

/** POST /api/tables/{match}/continue. Play on from a finished game after so many lines of its record. */
export interface WhatIf {
  ply: number
  seat: number
  nickname: string
}

/** POST /api/puzzles/{game}/{id}. One of its moves, counted from 0. */
export interface SolvePuzzle {
  move: number
}

/** POST /api/puzzles/{game}/{id}/continue. Play on from there against bots. */
export interface PlayPuzzle {
  nickname: string
}

export interface Games {
  games: GameCard[]
  phrases: string[]
  version: string
}

/** GET /api/games: one of the games. `levels` of bots from gentle to strong; `minutes` from and to; `chronicle`: */
export interface GameCard {
  name: string
  seats_min: number
  seats_max: number
  minutes: [number, number]
  options: Option[]
  levels: string[]
  rules_version: number
  rule_prefix: string
  chronicle: boolean
  standing: boolean
  lesson: number | null
}

/** A choice the group makes before the game, with the rule that explains it. */
export interface Option {
  name: string
  rule: string
  default: unknown
  kind: string
  choices: string[]
  low: number
  high: number
  nullable: boolean
}

/** GET /api/games/{game}/rules: one numbered rule (`id`), or a paragraph between them (`id` null). */
export interface RuleText {
  id: string | null
  heading: string | null
  text: string
}

/** GET /api/games/{game}/cards: one entry of the printed material and how sure we are of it. */
export interface CardText {
  name: string
  values: Record<string, unknown>
  confidence: string
}

/** GET /api/tables. `lessons`: of each game the lesson this visitor began last. */
export interface Tables {
  open: TableCard[]
  mine: TableCard[]
  lessons: LessonCard[]
}

/** A table in the lobby. `turn`: the seats that owe a decision; `yours`: the seats of who asks. Times in seconds. */
export interface TableCard {
  match: string
  game: string
  name: string
  public: boolean
  status: "over" | "playing" | "waiting"
  seats: SeatInfo[]
  yours: number[]
  host: boolean
  turn: number[]
  your_turn: boolean
  created: number
  changed: number
}

/** The player of the seat. `level` is the bot's or the steward's; `steward`: a bot plays for the person just now. */
export interface SeatInfo {
  seat: number
  kind: "bot" | "open" | "person"
  nickname: string
  level: string | null
  present: boolean
  steward: boolean
  resigned: boolean
}

/** A lesson that was begun, at which table, and how far one is; `learnt`: it was finished once. */
export interface LessonCard {
  game: string
  match: string
  step: number
  steps: number
  learnt: boolean
}

/** POST /api/tables. */
export interface Opened {
  match: string
}

/** POST /api/tables/{match}/join. */
export interface Joined {
  match: string
  seat: number
}

/** POST /api/tables/{match}/invite: for the link /join/{match}#{token}. Works once, until `expires`. */
export interface Invite {
  match: string
  seat: number
  token: string
  expires: number
}

/** GET /api/tables/{match}/replay?seat=0|1|...|all|none, once the game is over. */
export interface Replay {
  match: string
  game: string
  seat: number | null
  all_open: boolean
  seats: SeatInfo[]
  commitment: string
  seed: string
  outcome: Ending
  steps: ReplayStep[]
}

/** The winners (several share it), everybody's points, and the reason's key. */
export interface Ending {
  winners: number[]
  scores: number[]
  reason: string
}

/** One ply of a finished game. `who`: the seat, null for chance. `words`: what it did; null where not to be seen. */
export interface ReplayStep {
  ply: number
  who: number | null
  words: string | null
  events: Witnessed[]
  view: unknown
  views: unknown[] | null
}

/** An event as one seat witnessed it (a struct of the game's types) and the ply that brought it. */
export interface Witnessed {
  ply: number
  event: unknown
  secret: boolean
}

/** GET and POST /api/tables/{match}/review, once the game is over. `progress`: from 0 to 1 while it is made; */
export interface ReviewState {
  status: "made" | "none" | "waiting"
  progress: number
  before: number
  shared: boolean
  yours: boolean
  review: Review | null
}

/** All of it. `fair`: everybody's share before the deal; of a council the points it could expect after the deal. */
export interface Review {
  format: number
  evaluator: string
  record: string
  game: string
  unit: string
  fair: number
  turns: number
  by_rounds: boolean
  luck_known: boolean
  plies: number
  result: number[]
  seats: SeatParts[]
  moments: Moment[]
  turning: Turning[]
  mistakes: Mistake[]
  reads: Read[]
}

/** How a seat came from its fair share to its result: `deal`, `draws`, `own`, `fate` and `others` add up to it. */
export interface SeatParts {
  seat: number
  result: number
  deal: number
  draws: number
  own: number
  fate: number
  others: number
  luck_error: number
  loss: number
  at_stake: number
  decisions: number
  mattered: number
  accuracy: number | null
  mistakes: number
}

/** A decision: everybody's value before it and after it, what each seat could know before it, what it gave away. */
export interface Moment {
  ply: number
  seat: number
  turn: number
  truth: number[]
  after: number[]
  known: number[]
  loss: number
  error: number
}

/** A turn (or round) that changed much. `kind`: deal, draw, mistake, fate or move, after what changed most in it. */
export interface Turning {
  ply: number
  turn: number
  kind: string
  seat: number | null
  before: number[]
  change: number[]
}

/** A decision clearly worse than another by what its seat could know. `points`: what the better one brings by seat. */
export interface Mistake {
  ply: number
  turn: number
  seat: number
  did: Deed
  better: Deed
  value: number
  instead: number
  error: number
  points: number[]
  reasons: Reason[]
  line: Deed[]
}

/** An action: in the words of the notation, and as a choice that every language can tell. */
export interface Deed {
  words: string
  choice: unknown
}

/** A part of somebody's points that an option changes. `speaks_for`: whether that is good for who chooses. */
export interface Reason {
  part: string
  of: string
  seat: number
  points: number
  speaks_for: boolean
}

/** Something claimed or met that others could not see. `likely`: how likely it was by what each seat knew. */
export interface Read {
  ply: number
  turn: number
  seat: number
  did: Deed
  verdict: string
  card: string | null
  likely: (number | null)[]
}

/** GET /api/puzzles: today's, the same for everybody, and all there are. */
export interface Puzzles {
  today: PuzzleCard | null
  puzzles: PuzzleCard[]
}

/** One puzzle: in which turn of its game it stands, and how many kinds of bots miss it. */
export interface PuzzleCard {
  game: string
  id: string
  level: "easy" | "hard" | "medium"
  turn: number
}

/** GET /api/puzzles/{game}/{id}: all that the seat sees and was told; `moves` to choose from are choices. */
export interface PuzzlePosition {
  card: PuzzleCard
  seat: number
  unit: string
  seats: SeatInfo[]
  view: unknown
  events: Witnessed[]
  moves: unknown[]
}

/** POST /api/puzzles/{game}/{id}. */
export interface PuzzleAnswer {
  right: boolean
  moves: PuzzleMove[]
}

/** How good a move of a puzzle is, with one standard error, and why. */
export interface PuzzleMove {
  value: number
  error: number
  is_right: boolean
  reasons: Reason[]
}

/** The body of every refusal by HTTP. */
export interface Problem {
  key: string
  params: Record<string, unknown>
}

/** GET /healthz. */
export interface Health {
  status: "failing" | "ok"
  version: string
}

/** The first message. `seen`: the `ply` of the last state this page has; null: nothing yet. */
export interface Hello {
  do: "hello"
  seen?: number | null
}

/** One of the options of a state; `ply` is the state's. `id` is the client's own: repeating it is harmless. */
export interface Act {
  do: "act"
  seat: number
  ply: number
  code: number
  id: string
}

/** Take the seat's last action back, while nobody has learnt anything from it. */
export interface Undo {
  do: "undo"
  seat: number
  ply: number
  id: string
}

/** Go on from what the lesson has said; `text` is that of the lesson's message. */
export interface ReadOn {
  do: "read"
  seat: number
  text: string
}

/** Answer the question of the lesson's message by touching one of its `taps` on the board. */
export interface Tap {
  do: "tap"
  seat: number
  text: string
  anchor: string
}

/** Give up. A bot plays the seat on, so that the others can finish. */
export interface Resign {
  do: "resign"
  seat: number
}

/** Let a bot play for a seat, or take it back. Before the start: a bot for an open seat, or the seat open again. */
export interface Steward {
  do: "steward"
  seat: number
  on: boolean
  level?: string | null
}

/** The host begins. */
export interface Start {
  do: "start"
}

/** The host takes a guest's seat away. After the deal its player is asked, who answers with leave or stay. */
export interface Remove {
  do: "remove"
  seat: number
}

/** Keep the seat the host has asked for. */
export interface Stay {
  do: "stay"
  seat: number
}

export interface Rename {
  do: "rename"
  seat: number
  nickname: string
}

/** Talk, as a seat or (null) as a spectator. */
export interface Say {
  do: "say"
  text: string
  seat?: number | null
}

/** One of the quick phrases. */
export interface Phrase {
  do: "phrase"
  seat: number
  key: string
}

/** After the end: the same company, seats rotated. */
export interface Rematch {
  do: "rematch"
}

/** Give the seat away. After the deal a bot plays it until its player comes back or somebody new takes it. */
export interface Leave {
  do: "leave"
  seat: number
}

/** How fast this page plays what happens; bots take their time accordingly. `once`: not at all. */
export interface SetSpeed {
  do: "speed"
  speed: "fast" | "normal" | "once" | "slow"
}

/** Answered with pong. */
export interface Ping {
  do: "ping"
}

export type FromClient = Hello | Act | Undo | ReadOn | Tap | Resign | Steward | Start | Remove | Stay | Rename | Say | Phrase | Rematch | Leave | SetSpeed | Ping

/** Answers hello: the seats of this visitor, whether it is the host, and what is committed to for the deal. */
export interface Welcome {
  msg: "welcome"
  seats: number[]
  host: boolean
  spectator: boolean
  reclaimable: number[]
  commitment: string
  version: string
}

/** The players and the agreement; again after every change of it. */
export interface Table {
  msg: "table"
  match: string
  game: string
  name: string
  public: boolean
  options: Record<string, unknown>
  status: "over" | "playing" | "waiting"
  seats: SeatInfo[]
  asked: number[]
  host_here: boolean
  time_bank: number | null
  standing: boolean
  spectators: number
  rematch: string | null
}

/** The view of a seat (null: a spectator) sees and may do. `ply` counts the entries of the match's log so far. */
export interface State {
  msg: "state"
  seat: number | null
  ply: number
  view: unknown
  options: Choice[]
  actors: number[]
  may_talk: boolean
  may_undo: boolean
  standing: unknown | null
  clock: Clock | null
}

/** A legal action: its code, and the same as a struct of the game's types. */
export interface Choice {
  code: number
  choice: unknown
}

/** Seconds left in the time bank of each seat (null: none), and whose are running down. */
export interface Clock {
  left: (number | null)[]
  running: number[]
}

/** The events a seat witnessed. It replaces all of its log from `ply_from` on; the log then reaches up to `ply`. */
export interface Events {
  msg: "events"
  seat: number | null
  ply_from: number
  ply: number
  events: Witnessed[]
}

/** The lesson's texts at a seat now: `lesson-TEXT` of the game's lesson texts, and where on the board it points. */
export interface LessonStep {
  msg: "lesson"
  seat: number
  step: number
  steps: number
  title: string | null
  text: string | null
  point_at: string | null
  asks: "act" | "read" | "tap"
  expected: number[]
  taps: string[]
}

export interface Chat {
  msg: "chat"
  entries: ChatEntry[]
}

/** Either a text or the key of a phrase. `seat` null: a spectator. */
export interface ChatEntry {
  id: number
  seat: number | null
  nickname: string
  text: string | null
  phrase: string | null
  at: number
}

/** The command with this id is carried out and safely stored; the log then reaches up to `ply`. */
export interface Accepted {
  msg: "accepted"
  id: string
  ply: number
}

/** The command was not carried out and changed nothing. `id` null: the command had none. */
export interface Refused {
  msg: "refused"
  id: string | null
  key: string
  params: Record<string, unknown>
  ply: number
}

/** The game has ended: the seed that was committed to can now be checked. */
export interface Over {
  msg: "over"
  outcome: Ending
  seed: string
  rematch: string | null
}

/** Something is wrong with the connection or the match, not with a command. */
export interface Error {
  msg: "error"
  key: string
  params: Record<string, unknown>
}

/** Answers ping. */
export interface Pong {
  msg: "pong"
}

export type FromServer = Welcome | Table | State | Events | LessonStep | Chat | Accepted | Refused | Over | Error | Pong

export type Status = "over" | "playing" | "waiting"

export type SeatKind = "bot" | "open" | "person"

export type WishKind = "bot" | "here" | "me" | "open"

export const PHRASES = ['hello', 'good-luck', 'well-played', 'your-turn', 'one-moment', 'what-a-scandal', 'i-trust-nobody', 'my-apologies', 'congratulations', 'farewell'] as const
