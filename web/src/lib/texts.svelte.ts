import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Lang } from './settings.svelte'

export type Args = Record<string, FluentVariable>
/** Says a message in the player's language. */
export type Say = (id: string, args?: Args) => string

/** The texts are shared with the terminal: per language two files for all games and one for each. */
const FILES = import.meta.glob<string>(['../../../src/hofstaat/texts/*/*.ftl', '!**/cli.ftl'], {
  query: '?raw',
  import: 'default',
})
const ROOT = '../../../src/hofstaat/texts'
const HOUSE = ['common', 'engine']

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
  const source = await FILES[`${ROOT}/${key}.ftl`]?.()
  const bundle = source === undefined ? null : bundleOf(lang, source)
  bundles = { ...bundles, [key]: bundle }
}

const TITLES = { de: () => import('titles:de'), en: () => import('titles:en') }
const TITLE = 'title'

/** Load what the lobby says of the games, and nothing else of their texts. */
export async function loadTitles(lang: Lang = settings.lang): Promise<void> {
  const { default: titles } = await TITLES[lang]()
  const heads = Object.entries(titles).map(([name, source]) => [`${lang}/${name}/${TITLE}`, bundleOf(lang, source)])
  bundles = { ...bundles, ...(Object.fromEntries(heads) as typeof bundles) }
}

/** Load the house's texts and those of some games, in the language of the settings. */
export async function loadTexts(...games: string[]): Promise<void> {
  await Promise.all([...HOUSE, ...games].map((name) => load(settings.lang, name)))
}

/** Change the language, once all that is shown can be said in it. */
export async function speak(lang: Lang): Promise<void> {
  const keys = Object.keys(bundles).map((key) => key.split('/'))
  const names = new Set(keys.flatMap(([, name, part]) => (part === TITLE ? [] : (name as string))))
  await Promise.all([...[...names].map((name) => load(lang, name)), keys.some(([, , part]) => part === TITLE) && loadTitles(lang)])
  settings.set('lang', lang)
}

/** The first of these files that has the message. */
function find(id: string, ...names: string[]): FluentBundle | null {
  for (const name of names) {
    for (const bundle of [bundles[`${settings.lang}/${name}`], bundles[`${settings.lang}/${name}/${TITLE}`]]) if (bundle?.hasMessage(id)) return bundle
  }
  return null
}

function format(bundle: FluentBundle | null, id: string, args?: Args): string {
  const pattern = bundle?.getMessage(id)?.value
  return pattern && bundle ? bundle.formatPattern(pattern, args, []) : id
}

/** A text of the house. */
export const t: Say = (id, args) => format(find(id, ...HOUSE), id, args)

/** Does the house have words for this? */
export const has = (id: string): boolean => find(id, ...HOUSE) !== null

/** The texts of one game; what it does not have, the house may. */
export class GameTexts {
  constructor(readonly game: string) {}

  has = (id: string): boolean => find(id, this.game, ...HOUSE) !== null

  t: Say = (id, args) => format(find(id, this.game, ...HOUSE), id, args)
}
