import { readFileSync, readdirSync } from 'node:fs'
import { FluentParser, Resource, type Message } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import { bundleOf } from './texts.svelte'

const TEXTS = '../src/hofstaat/texts'
const read = (lang: string, file: string) => readFileSync(`${TEXTS}/${lang}/${file}`, 'utf8')

function messages(source: string): Map<string, Message> {
  const resource: Resource = new FluentParser().parse(source)
  expect(resource.body.filter(({ type }) => type === 'Junk')).toEqual([])
  const found = resource.body.filter((entry): entry is Message => entry.type === 'Message')
  expect(found.map(({ id }) => id.name)).toHaveLength(new Set(found.map(({ id }) => id.name)).size)
  return new Map(found.map((message) => [message.id.name, message]))
}

/** The variables a message speaks of. */
function variables(message: Message): string[] {
  const names = [...JSON.stringify(message).matchAll(/"type":"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g)]
  return [...new Set(names.map((match) => match[1] as string))].sort()
}

/** What lies in a folder, with its path; tests left out. */
function sources(folder: string): [string, string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(path) && !path.includes('.test.') ? [[path, readFileSync(path, 'utf8')] as [string, string]] : []
  })
}

/** The messages some code says by name: t('this') and t(x ? 'this' : 'that'). */
function spoken(code: string): string[] {
  const plain = [...code.matchAll(/(?<!\.)\bt\('([a-z][\w-]*)'/g)].map((match) => match[1] as string)
  const either = [...code.matchAll(/\bt\([^()'`]*\? '([\w-]+)' : '([\w-]+)'/g)]
  return [...plain, ...either.flatMap((match) => [match[1] as string, match[2] as string])]
}

describe.each(['common.ftl', 'engine.ftl'])('%s', (file) => {
  const [german, english] = ['de', 'en'].map((lang) => messages(read(lang, file))) as [Map<string, Message>, Map<string, Message>]

  it('says the same things in both languages', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('speaks of the same things in both languages', () => {
    for (const [id, message] of german) expect([id, variables(english.get(id) as Message)]).toEqual([id, variables(message)])
  })
})

describe('the house', () => {
  const known = new Set(['common.ftl', 'engine.ftl'].flatMap((file) => [...messages(read('en', file)).keys()]))
  const all = sources('src')
  const code = all.map(([, text]) => text).join('\n')
  /** the folders with texts of their own: the games, and the review */
  const ofGames = (path: string) => /^src\/(?:games\/(\w+)|(review))\//.exec(path)?.slice(1).find(Boolean)

  it('has words for everything the pages say', () => {
    const said = spoken(all.filter(([path]) => !ofGames(path)).map(([, text]) => text).join('\n'))
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((id) => !known.has(id))).toEqual([])
  })

  it.each([...new Set(all.map(([path]) => ofGames(path)))].filter((game) => game !== undefined))('has, with %s, words for its board', (game) => {
    const own = messages(read('en', `${game.replaceAll('_', '-')}.ftl`))
    const said = spoken(all.filter(([path]) => ofGames(path) === game).map(([, text]) => text).join('\n'))
    expect(said.filter((id) => !known.has(id) && !own.has(id))).toEqual([])
  })

  it('has no words that nobody says', () => {
    const families = ['refused-', 'standing-', 'phrase-', 'level-', 'confidence-', 'speed-', 'bot-', 'theme-', 'motion-', 'speed-', 'sound-', 'table-p', 'fair-verdict-', 'puzzle-']
    const silent = [...known].filter((id) => !code.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)))
    expect(silent.filter((id) => !['resign-sure', 'leave-sure'].includes(id))).toEqual([])
  })

  it('speaks German and English', () => {
    for (const lang of ['de', 'en'] as const) {
      const bundle = bundleOf(lang, read(lang, 'common.ftl'))
      const pattern = bundle.getMessage('free-seats')?.value
      expect(pattern && bundle.formatPattern(pattern, { count: 1 })).toBe(lang === 'de' ? 'Ein Platz frei' : 'One seat free')
    }
  })
})
