/** A chronicle as the server and the terminal write it (C12-82). */
export interface Chronicle {
  hofstaat_chronicle: number
  first_year: number
  entries: Entry[]
}

/** One council: when it began, who sat in it, what became of it, who is on the throne since. */
export interface Entry {
  year: number
  members: { name: string; numeral: string }[]
  term: number
  won: boolean
  throne: string | null
  month: string | null
  silent_rounds: number
  greatest_challenge: string
}

/** The text of a chronicle that begins in this year. */
export function begun(year: number): string {
  return JSON.stringify({ hofstaat_chronicle: 1, first_year: Math.round(year) || 1, entries: [] } satisfies Chronicle)
}

/** A file's text without its blanks, so that more of it fits into a request; what is no JSON goes as it is, to be refused. */
export function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}
