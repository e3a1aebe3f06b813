import { api } from '../lib/api'
import type { CardText } from '../lib/messages'
import type { Args, Say } from '../lib/texts.svelte'
import { listed } from '../lib/words'

/** A game's printed material as the server knows it, asked for once; empty until it is there. */
const known = $state<Record<string, CardText[]>>({})
const asked = new Set<string>()

export function materialOf(game: string): CardText[] {
  if (!asked.has(game)) {
    asked.add(game)
    api.cards(game).then(
      (cards) => {
        known[game] = cards
      },
      () => asked.delete(game),
    )
  }
  return known[game] ?? []
}

/** The entry of a card: "mission.L7" is that of L7, "role.noble" that of toad-noble. */
export function entryOf(material: readonly CardText[], card: string): CardText | undefined {
  const last = (name: string) => name.slice(name.lastIndexOf('.') + 1)
  const kind = card.slice(card.indexOf('-') + 1)
  return material.find(({ name }) => last(name) === card) ?? material.find(({ name }) => last(name) === kind)
}

/** One part of a list in words: numbers as they are, several of them "9/10/11", a card by its name. */
function partOf(part: unknown, t: Say): string {
  return Array.isArray(part) ? part.join('/') : typeof part === 'number' ? String(part) : t(`card-${part}`)
}

/** The numbers and words of an entry, as arguments for the card's text; lists of cards in words, if they can be said. */
export function valuesOf(entry: CardText | undefined, t?: Say): Args {
  const said = (value: unknown) => (Array.isArray(value) && t ? listed(value.map((part) => partOf(part, t)), { t }) : value)
  const values = Object.entries(entry?.values ?? {}).map(([name, value]) => [name, said(value)] as const)
  return Object.fromEntries(values.filter(([, value]) => typeof value !== 'object')) as Args
}
