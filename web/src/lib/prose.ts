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

/** What a rule's text is made of: paragraphs, lists and tables. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

const ITEM = /^\s*[-*] /
const cells = (line: string) => line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim())

function tableOf(lines: string[]): Block {
  const [head = '', , ...rows] = lines
  return { kind: 'table', head: cells(head), rows: rows.map(cells) }
}

/** What follows an item without a dash of its own belongs to it. */
function listOf(lines: string[]): Block {
  const items: string[] = []
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return { kind: 'list', items }
}

function kindOf(line: string, before: string): string {
  if (!line.trim()) return ''
  if (line.trim().startsWith('|')) return 'table'
  return ITEM.test(line) || before === 'list' ? 'list' : 'text'
}

function blockOf(lines: string[], kind: string): Block {
  if (kind === 'table') return tableOf(lines.map((line) => line.trim()))
  if (kind === 'list') return listOf(lines)
  return { kind: 'text', text: lines.map((line) => line.trim()).join(' ') }
}

/** A text in its blocks; a list or a table begins one of its own even without an empty line before it. */
export function blocksOf(text: string): Block[] {
  const groups: { kind: string; lines: string[] }[] = []
  let before = ''
  for (const line of text.split('\n')) {
    const kind = kindOf(line, before)
    if (kind && kind === before) groups.at(-1)?.lines.push(line)
    else if (kind) groups.push({ kind, lines: [line] })
    before = kind
  }
  return groups.map(({ kind, lines }) => blockOf(lines, kind))
}
