import { api } from '../lib/api'
import type { CardText } from '../lib/messages'
import type { Args } from '../lib/texts.svelte'

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

/** The numbers and words of an entry, as arguments for the card's text. */
export function valuesOf(entry: CardText | undefined): Args {
  const plain = Object.entries(entry?.values ?? {}).filter(([, value]) => typeof value !== 'object')
  return Object.fromEntries(plain) as Args
}
