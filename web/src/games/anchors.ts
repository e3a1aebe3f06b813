import type { Anchors } from './contract'

const ANCHORS = import.meta.glob<Anchors>('./*/anchors.json', { eager: true, import: 'default' })

export const anchorsOf = (game: string): Anchors => ANCHORS[`./${game.replaceAll('-', '_')}/anchors.json`] ?? {}

/** How an anchor is found on the page: selectors, the best first. */
export function selectorsOf(anchors: Anchors, name: string): string[] {
  const colon = name.indexOf(':')
  const known = anchors[name] ?? (colon < 0 ? undefined : anchors[`${name.slice(0, colon)}:*`])
  return known ? known.replaceAll('*', CSS.escape(name.slice(colon + 1))).split(',').map((one) => one.trim()) : []
}

/** What lies on the page where the anchor is: the first that can be seen. */
export function anchored(game: string, name: string, root: ParentNode): Element | null {
  for (const selector of selectorsOf(anchorsOf(game), name)) {
    for (const found of root.querySelectorAll(selector)) if (found.getBoundingClientRect().width > 0) return found
  }
  return null
}
