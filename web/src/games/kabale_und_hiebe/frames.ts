import { areaOf, pointsOf } from './faces'
import type { Card, Column, GameEvent, View } from './types'

type Told<Tag extends GameEvent['event']> = Extract<GameEvent, { event: Tag }>

const down = (owner: number, card: string | null, lies: Card['lies']): Card => ({ owner, card, lies, hides: false, hidden: null })

function reckoned(column: Column): Column {
  return { ...column, fulfilled: column.closed || column.cards.length >= column.points }
}

function change(columns: Column[], number: number, changed: (column: Column) => Partial<Column>): Column[] {
  return columns.map((column) => (column.number === number ? reckoned({ ...column, ...changed(column) }) : column))
}

function withGoal(goal: string): Partial<Column> {
  return { goal, area: areaOf(goal), points: pointsOf(goal) }
}

/** What is turned up lies directly above the card that turns it up (KH-4). */
function turnedUp(cards: Card[], { card }: Told<'turned-up'>): Card[] {
  const at = cards.length - 2
  return cards.map((one, n) => (n === at ? { ...one, card, lies: 'up' } : one))
}

function travelled(columns: Column[], { owner, column, into }: Told<'travelled'>): Column[] {
  const left = change(columns, column, ({ cards }) => ({ cards: cards.filter((one) => one.owner !== owner || one.card !== 'explorer') }))
  return change(left, into, ({ cards }) => ({ cards: [...cards, down(owner, 'explorer', 'travelled')] }))
}

function revealed(cards: Card[], { owner, card, under_cloak }: Told<'revealed'>): Card[] {
  const up = down(owner, card, 'up')
  if (!under_cloak) return [...cards.slice(0, -1), up]
  return cards.flatMap((one) => (one.owner === owner && one.card === 'cloak' ? [{ ...one, hides: false, hidden: null }, up] : [one]))
}

function begun({ goals }: Told<'round-began'>): Column[] {
  return goals.map((goal, n) => ({
    number: n + 1, goal, area: areaOf(goal), points: pointsOf(goal), fulfilled: false, closed: false, cards: [],
  }))
}

/** The columns after an event: what everybody can follow at the table, told again for the eye. */
export function after(columns: Column[], event: GameEvent): Column[] {
  switch (event.event) {
    case 'placed':
      return change(columns, event.column, ({ cards }) => ({ cards: [...cards, down(event.seat, event.card, 'down')] }))
    case 'turned-up':
      return change(columns, event.column, ({ cards }) => ({ cards: turnedUp(cards, event) }))
    case 'travelled':
      return travelled(columns, event)
    case 'killed':
      return change(columns, event.column, ({ cards }) => ({ cards: cards.slice(0, -1) }))
    case 'closed':
      return change(columns, event.column, () => ({ closed: true }))
    case 'slid':
      return change(columns, event.column, ({ cards }) => ({
        cards: cards.map((one) => (one.owner === event.seat && one.card === 'cloak' ? { ...one, hides: true, hidden: event.card } : one)),
      }))
    case 'exchanged':
      return change(change(columns, event.column, () => withGoal(event.goal)), event.other_column, () => withGoal(event.other_goal))
    case 'revealed':
      return change(columns, event.column, ({ cards }) => ({ cards: revealed(cards, event) }))
    case 'cleared':
      return columns.map((column) => ({ ...column, cards: [], closed: false, fulfilled: false }))
    case 'round-began':
      return begun(event)
    default:
      return columns
  }
}

/** Events that are worth a picture of their own, and are told beside the columns. */
const SHOWN = new Set<GameEvent['event']>([
  'placed', 'turned-up', 'travelled', 'stayed', 'killed', 'closed', 'slid', 'exchanged', 'declined', 'skipped', 'round-ended', 'revealed', 'round-began',
])

export function isShown(event: GameEvent): boolean {
  return SHOWN.has(event.event)
}

/** The columns with what every owner knows of the own face-down cards (replays with all cards open). */
export function openly(columns: Column[], all: readonly View[] | null): Column[] {
  if (!all) return columns
  return columns.map((column, n) => ({
    ...column,
    cards: column.cards.map((card, place) => {
      const known = all[card.owner]?.columns[n]?.cards[place]
      return { ...card, card: card.card ?? known?.card ?? null, hidden: card.hidden ?? known?.hidden ?? null }
    }),
  }))
}

/** The marks after some events: what was laid or turned up since one's own last card; for a spectator the last turn. */
export function marksAfter(marks: readonly string[], events: readonly GameEvent[], me: number | null): string[] {
  let kept = [...marks]
  for (const event of events) {
    if (event.event === 'round-began' || (event.event === 'placed' && (me === null || event.seat === me))) kept = []
    if (event.event === 'placed') kept.push(`${event.column} ${event.seat}`)
    if (event.event === 'travelled') kept.push(`${event.into} ${event.owner}`)
    if (event.event === 'turned-up') kept.push(`${event.column} ${event.owner} ${event.card}`)
  }
  return kept
}

export function markOfCard(column: number, { owner, card, lies }: Card): string {
  return lies === 'up' ? `${column} ${owner} ${card}` : `${column} ${owner}`
}
