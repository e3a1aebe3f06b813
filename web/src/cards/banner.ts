const ROOM = 82
const LARGEST = 23
const SMALLEST = 17
/** Width of an average letter of the banner's bold serif, in parts of its size. */
const LETTER = 0.52

/** The size of a name on a card's banner; what is still too long is set narrower (`length`). */
export function fitted(name: string): { size: number; length?: number } {
  const wanted = ROOM / (Math.max(name.length, 1) * LETTER)
  const size = Math.min(LARGEST, Math.max(SMALLEST, wanted))
  return wanted < SMALLEST ? { size, length: ROOM } : { size }
}
