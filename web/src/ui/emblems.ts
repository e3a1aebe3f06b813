/** Nobody plays with more. */
const SEATS = 13

/** The class that gives an element the seat's metal as --seat and what is legible on it as --on-seat. */
export function colourOf(seat: number): string {
  return `seat-${seat % SEATS}`
}
