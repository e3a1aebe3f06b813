import type { CardText } from './messages'
import type { GameTexts } from './texts.svelte'

/** A card and how a text names it. */
export interface Named {
  card: string
  name: string
}

const MOST = 5
const SHORTEST = 3

/** The cards of a game by their names in the reader's language, the longest first: "Weißer Ritter" before "Ritter". */
export function cardsOf(material: readonly CardText[], texts: GameTexts): Named[] {
  const names = material.map(({ name }) => name.slice(name.lastIndexOf('.') + 1))
  const named = [...new Set(names)].filter((card) => texts.has(`card-${card}`)).map((card) => ({ card, name: texts.t(`card-${card}`) }))
  return named.filter(({ name }) => name.length >= SHORTEST).sort((a, b) => b.name.length - a.name.length)
}

/** The cards that a rule speaks of, in the order in which it names them. */
export function cardsIn(text: string, cards: readonly Named[]): string[] {
  let left = text
  const found: { card: string; at: number }[] = []
  for (const { card, name } of cards) {
    const at = left.search(new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:e?n|e?s)?(?![\\p{L}])`, 'u'))
    if (at < 0) continue
    found.push({ card, at })
    left = left.replaceAll(name, ' '.repeat(name.length))
  }
  return found.sort((a, b) => a.at - b.at).slice(0, MOST).map(({ card }) => card)
}
