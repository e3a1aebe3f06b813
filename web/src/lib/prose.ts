/** A piece of a rule's text: plain, strong or emphasised, and whether it is what the reader searched for. */
export interface Piece {
  text: string
  style: 'plain' | 'strong' | 'em'
  found: boolean
}

function styled(text: string): Omit<Piece, 'found'>[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(Boolean).map((part) => {
    if (part.startsWith('**')) return { text: part.slice(2, -2), style: 'strong' }
    if (/^\*.+\*$/.test(part)) return { text: part.slice(1, -1), style: 'em' }
    if (/^`.+`$/.test(part)) return { text: part.slice(1, -1), style: 'em' }
    return { text: part, style: 'plain' }
  })
}

function split(text: string, wanted: string): [string, boolean][] {
  const at = wanted ? text.toLowerCase().indexOf(wanted.toLowerCase()) : -1
  if (at < 0) return text ? [[text, false]] : []
  const end = at + wanted.length
  const before: [string, boolean][] = at ? [[text.slice(0, at), false]] : []
  return [...before, [text.slice(at, end), true], ...split(text.slice(end), wanted)]
}

/** The little Markdown of the rules, with what is searched for marked; never HTML. */
export function piecesOf(text: string, wanted = ''): Piece[] {
  return styled(text).flatMap(({ text: part, style }) =>
    split(part, wanted).map(([piece, found]) => ({ text: piece, style, found })),
  )
}
