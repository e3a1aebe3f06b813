import type {
  CardText, Games, Invite, JoinTable, Joined, OpenTable, Opened, Problem, PuzzleAnswer, PuzzlePosition, Puzzles, Replay, ReviewState, RuleText, Tables,
} from './messages'

/** The server said no, or could not be reached (`offline`); a key and its parameters, never a sentence. */
export class Refusal extends Error {
  constructor(readonly key: string, readonly params: Record<string, unknown> = {}) {
    super(key)
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const problem = (await response.json().catch(() => null)) as Problem | null
  return new Refusal(problem?.key ?? (response.status === 404 ? 'not-found' : 'server'), problem?.params)
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(path, body === undefined ? undefined : post).catch(() => {
    throw new Refusal('offline')
  })
  if (!response.ok) throw await refusalOf(response)
  return (await response.json()) as T
}

const word = encodeURIComponent

export const api = {
  games: () => request<Games>('/api/games'),
  rules: (game: string, lang: string) => request<RuleText[]>(`/api/games/${word(game)}/rules?lang=${lang}`),
  cards: (game: string) => request<CardText[]>(`/api/games/${word(game)}/cards`),
  tables: () => request<Tables>('/api/tables'),
  open: (wish: OpenTable) => request<Opened>('/api/tables', wish),
  learn: (game: string, nickname: string, again = false) => request<Opened>('/api/lessons', { game, nickname, again }),
  join: (match: string, wish: JoinTable) => request<Joined>(`/api/tables/${word(match)}/join`, wish),
  invite: (match: string, seat: number) => request<Invite>(`/api/tables/${word(match)}/invite`, { seat }),
  replay: (match: string, eyes: string) => request<Replay>(`/api/tables/${word(match)}/replay?seat=${eyes}`),
  review: (match: string) => request<ReviewState>(`/api/tables/${word(match)}/review`),
  askReview: (match: string, eager = false) => request<ReviewState>(`/api/tables/${word(match)}/review`, { eager }),
  shareReview: (match: string, shared: boolean) => request<ReviewState>(`/api/tables/${word(match)}/review/share`, { shared }),
  whatIf: (match: string, ply: number, seat: number, nickname: string) => request<Opened>(`/api/tables/${word(match)}/continue`, { ply, seat, nickname }),
  puzzles: () => request<Puzzles>('/api/puzzles'),
  puzzle: (game: string, id: string) => request<PuzzlePosition>(`/api/puzzles/${word(game)}/${word(id)}`),
  solve: (game: string, id: string, move: number) => request<PuzzleAnswer>(`/api/puzzles/${word(game)}/${word(id)}`, { move }),
  playPuzzle: (game: string, id: string, nickname: string) => request<Opened>(`/api/puzzles/${word(game)}/${word(id)}/continue`, { nickname }),
  chronicle: (match: string) => request<unknown>(`/api/tables/${word(match)}/chronicle`),
  nameGreatest: (match: string, greatest: string) => request<unknown>(`/api/tables/${word(match)}/chronicle`, { greatest }),
  chronicleOf: (match: string) => `/api/tables/${word(match)}/chronicle`,
  recordOf: (match: string) => `/api/tables/${word(match)}/record`,
}

let games: Promise<Games> | undefined

/** The games do not change while a page is open: asked once, again after a failure. */
export function allGames(): Promise<Games> {
  games ??= api.games().catch((reason: unknown) => {
    games = undefined
    throw reason
  })
  return games
}
