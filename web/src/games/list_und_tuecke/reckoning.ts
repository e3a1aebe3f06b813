import type { GameEvent } from './types'

/** What a chapter brought: for every seat its tokens, and what was laid on the chapel at its end. */
export interface Reckoning {
  taken: Record<string, number>[]
  /** the chapter that is over; null until the next one begins or the game ends */
  chapter: number | null
}

function begun(seats: number): Reckoning {
  return { taken: Array.from({ length: seats }, () => ({})), chapter: null }
}

function plus(reckoning: Reckoning, seat: number, tokens: Record<string, number>): Reckoning {
  const taken = reckoning.taken.map((had, one) => (one === seat ? added(had, tokens) : had))
  return { ...reckoning, taken }
}

function added(had: Record<string, number>, tokens: Record<string, number>): Record<string, number> {
  const sum = { ...had }
  for (const [token, count] of Object.entries(tokens)) if (count) sum[token] = (sum[token] ?? 0) + count
  return sum
}

/** The reckoning after one more event; null while no chapter has ended. */
export function addTo(reckoning: Reckoning | null, event: GameEvent, seats: number): Reckoning | null {
  const open = reckoning?.chapter === null ? reckoning : begun(seats)
  if (event.event === 'influence-taken') return plus(open, event.seat, { blue: event.blue, green: event.green, yellow: event.yellow })
  if (event.event === 'knight-paid') return plus(open, event.seat, { [event.colour]: 1 })
  if (event.event === 'chapter-began' && event.chapter > 1) return { ...open, chapter: event.chapter - 1 }
  return reckoning
}
