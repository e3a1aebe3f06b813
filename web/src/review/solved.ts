import { recall, remember } from '../lib/storage'

const KEY = 'puzzles'
const known = (): string[] => (recall(KEY) ?? '').split(' ').filter(Boolean)

/** Which puzzles this browser has solved. */
export const isSolved = (id: string): boolean => known().includes(id)

export function noteSolved(id: string): void {
  if (!isSolved(id)) remember(KEY, [...known(), id].join(' '))
}
