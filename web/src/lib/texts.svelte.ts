import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Lang } from './settings.svelte'

export type Args = Record<string, FluentVariable>
/** Says a message in the player's language. */
export type Say = (id: string, args?: Args) => string

/** The texts are shared with the terminal: one file per language for the house and one per game. */
const FILES = import.meta.glob<string>('../../../src/hofstaat/texts/*/*.ftl', { query: '?raw', import: 'default' })
const ROOT = '../../../src/hofstaat/texts'
const HOUSE = 'common'

/** Loaded bundles by "language/name"; replaced as a whole so that what was said is said again. */
let bundles = $state.raw<Record<string, FluentBundle | null>>({})

export function bundleOf(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  const errors = bundle.addResource(new FluentResource(source))
  if (errors.length) throw errors[0]
  return bundle
}

async function load(lang: Lang, name: string): Promise<void> {
  const key = `${lang}/${name}`
  if (key in bundles) return
  const file = FILES[`${ROOT}/${key}.ftl`]
  const bundle = file ? bundleOf(lang, await file()) : null
  bundles = { ...bundles, [key]: bundle }
}

/** Load the house's texts and those of some games, in the language of the settings. */
export async function loadTexts(...games: string[]): Promise<void> {
  await Promise.all([HOUSE, ...games].map((name) => load(settings.lang, name)))
}

function find(name: string, id: string): FluentBundle | null {
  const bundle = bundles[`${settings.lang}/${name}`]
  return bundle?.hasMessage(id) ? bundle : null
}

function format(bundle: FluentBundle | null, id: string, args?: Args): string {
  const pattern = bundle?.getMessage(id)?.value
  return pattern && bundle ? bundle.formatPattern(pattern, args, []) : id
}

/** A text of the house. */
export const t: Say = (id, args) => format(find(HOUSE, id), id, args)

/** The texts of one game; what it does not have, the house may. */
export class GameTexts {
  constructor(readonly game: string) {}

  has = (id: string): boolean => find(this.game, id) !== null || find(HOUSE, id) !== null

  t: Say = (id, args) => format(find(this.game, id) ?? find(HOUSE, id), id, args)

  /** The language these words are in. */
  get lang(): Lang {
    return settings.lang
  }
}
