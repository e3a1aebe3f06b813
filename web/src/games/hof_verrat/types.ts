// Made by tools/typescript.py from the structs of hofstaat.games.hof_verrat: change that and run `python -m tools.typescript`.

export interface View {
  seat: number | null
  turn: number | null
  owes: string[]
  columns: Column[]
  queen_above: Spy[]
  queen_below: Spy[]
  districts: District[]
  pile: number
  eliminated: string[]
  spies_eliminated: number
  hand: string[] | null
  missions: string[] | null
  striker: Striker | null
  over: boolean
  scores: Score[] | null
}

/** One family at the royal table: its open cards on either side, their weight, how the family stands by them. */
export interface Column {
  family: string
  above: string[]
  below: string[]
  weight_above: number
  weight_below: number
  standing: "disgraced" | "esteemed" | "neutral"
}

/** A card lying face down: its number in the order laid, who laid it; turned up at the end (HV-20). */
export interface Spy {
  number: number
  by: number
  card: string | null
}

export interface District {
  cards: string[]
  spies: Spy[]
  hand_size: number
}

/** The assassin whose player now chooses a victim. */
export interface Striker {
  card: string
  side: "above" | "below" | "district"
  district: number | null
}

/** A seat's reckoning: points by family (in the order of the mat), missions, and the total. */
export interface Score {
  families: number[]
  missions: MissionResult[]
  total: number
}

export interface MissionResult {
  mission: string
  fulfilled: boolean
  points: number
}

/** The points of every district now, one's own missions, and what each card of the hand would change where. */
export interface Standing {
  points: number[]
  missions: Mission[]
  placings: Placing[]
}

/** One of one's own missions: what it wants, how far it is (`have` of `need`), whether it is met now. */
export interface Mission {
  mission: string
  wants: string
  have: number
  need: number
  met: boolean
  points: number
}

/** A card of the hand laid at a place ("above", "below", "district-2"): by how many points every district changes, */
export interface Placing {
  card: string
  place: string
  points: number[]
  missions: number[]
  at_end: boolean
  victims: number
}

/** The deal is done; `first` moves first; `pile` cards are left once everybody has drawn. */
export interface Began {
  event: "began"
  first: number
  pile: number
}

/** A seat got its two missions; only that seat is told which. */
export interface MissionsDealt {
  event: "missions-dealt"
  seat: number
  light: string | null
  dark: string | null
}

/** A seat drew three cards; only that seat is told which, and its log forgets it (HV-13). */
export interface Drew {
  event: "drew"
  seat: number
  cards: string[] | null
}

/** A card was laid. A spy lies face down under its number (`spy`); only who laid it is told the card, and no log */
export interface Placed {
  event: "placed"
  seat: number
  side: "above" | "below" | "district"
  card: string | null
  district: number | null
  spy: number | null
}

/** An assassin eliminated a courtier; a spy stays unseen (HV-6). */
export interface Eliminated {
  event: "eliminated"
  seat: number
  side: "above" | "below" | "district"
  card: string | null
  district: number | null
  spy: number | null
}

/** The assassin's player eliminated nobody. */
export interface Spared {
  event: "spared"
  seat: number
}

/** At the end a spy was turned up (HV-20). */
export interface SpyRevealed {
  event: "spy-revealed"
  spy: number
  card: string
  side: "above" | "below" | "district"
  district: number | null
}

/** At the end a seat showed its missions (HV-23). */
export interface MissionsShown {
  event: "missions-shown"
  seat: number
  light: string
  dark: string
}

/** The last card was played. */
export interface Ended {
  event: "ended"
}

export type GameEvent = Began | MissionsDealt | Drew | Placed | Eliminated | Spared | SpyRevealed | MissionsShown | Ended

/** Play a hand card above or below the royal table, or to the district of a seat (HV-3, HV-4). */
export interface Place {
  choice: "place"
  card: string
  side: "above" | "below" | "district"
  district: number | null
}

/** The assassin eliminates a card lying open (HV-6, HV-7). */
export interface Strike {
  choice: "strike"
  card: string
  side: "above" | "below" | "district"
}

/** The assassin eliminates the spy with this number (HV-6). */
export interface StrikeSpy {
  choice: "strike-spy"
  spy: number
}

/** The assassin eliminates nobody (HV-6). */
export interface Spare {
  choice: "spare"
}

export type GameChoice = Place | Strike | StrikeSpy | Spare
