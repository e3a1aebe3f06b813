import type { Mistake, Review, Turning } from '../lib/messages'

/** A point of the course: everybody's value as a turn began. */
export interface CoursePoint {
  /** which of the review's moments; the end comes after the last */
  step: number
  turn: number
  values: number[]
}

export type Mode = 'truth' | 'known'

/** The course by turns, and the result at its end. */
export function courseOf(review: Review, mode: Mode): CoursePoint[] {
  const points: CoursePoint[] = []
  review.moments.forEach((moment, step) => {
    if (moment.turn !== points.at(-1)?.turn) points.push({ step, turn: moment.turn, values: moment[mode] })
  })
  return [...points, { step: review.moments.length, turn: review.turns + 1, values: review.result }]
}

/** Something worth a look: a turning point or a mistake. */
export interface Mark {
  ply: number
  step: number
  turn: number
  kind: 'deal' | 'draw' | 'mistake' | 'fate' | 'move'
  seat: number | null
  turning: Turning | null
  mistake: Mistake | null
}

/** All marks in the order of play; whose eyes are chosen sees only the own mistakes. */
export function marksOf(review: Review, me: number | null): Mark[] {
  const stepOf = (ply: number) => Math.max(0, review.moments.findIndex((moment) => moment.ply === ply))
  const shown = review.mistakes.filter(({ seat }) => me === null || seat === me)
  const marks: Mark[] = shown.map((mistake) => {
    const turning = review.turning.find(({ ply, kind }) => ply === mistake.ply && kind === 'mistake') ?? null
    return { ply: mistake.ply, step: stepOf(mistake.ply), turn: mistake.turn, kind: 'mistake', seat: mistake.seat, turning, mistake }
  })
  for (const turning of review.turning) {
    if (marks.some(({ ply, turning: own }) => own && ply === turning.ply)) continue
    const mistake = review.mistakes.find(({ ply }) => ply === turning.ply) ?? null
    marks.push({ ...turning, step: stepOf(turning.ply), kind: turning.kind as Mark['kind'], turning, mistake: turning.kind === 'mistake' ? mistake : null })
  }
  return marks.sort((a, b) => a.ply - b.ply || a.turn - b.turn)
}

/** The next mark after (or before) a ply. */
export function nextMark(marks: readonly Mark[], ply: number, way: 1 | -1): Mark | undefined {
  const those = marks.filter((mark) => (way > 0 ? mark.ply > ply : mark.ply < ply))
  return way > 0 ? those[0] : those.at(-1)
}

/** The moment that holds at a ply: the last one at or before it. */
export function momentAt(review: Review, ply: number): number {
  let found = 0
  review.moments.forEach((moment, step) => {
    if (moment.ply <= ply) found = step
  })
  return found
}

export type PartKey = 'deal' | 'draws' | 'own' | 'fate' | 'others' | 'others-and-luck'

/** The parts of a seat's result, as far as they are known well enough. */
export function partsOf(review: Review, seat: number): { key: PartKey; value: number }[] {
  const parts = review.seats[seat]
  if (!parts) return []
  if (!review.luck_known) return [{ key: 'own', value: parts.own }, { key: 'fate', value: parts.fate }, { key: 'others-and-luck', value: parts.others + parts.deal + parts.draws }]
  const drawn = review.seats.some(({ draws }) => draws !== 0)
  const keys: PartKey[] = ['deal', ...(drawn ? (['draws'] as const) : []), 'own', 'fate', 'others']
  return keys.map((key) => ({ key, value: parts[key as 'deal'] }))
}
