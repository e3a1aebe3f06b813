import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentParser, FluentSerializer, Resource } from '@fluent/syntax'
import type { Plugin } from 'vite'

const PREFIX = 'titles:'
const TEXTS = fileURLToPath(new URL('../../src/hofstaat/texts', import.meta.url))
const WANTED: ReadonlySet<string> = new Set(['title', 'tagline', 'kinds', 'ribbon', 'play-now', 'play-title', 'opponents'])

/** Of each file of a language what the lobby says of a game: title, tagline, kinds and invitation, as a smaller file. */
export function titlesIn(lang: string): Record<string, string> {
  const files = readdirSync(`${TEXTS}/${lang}`).filter((file) => file.endsWith('.ftl'))
  const heads = files.map((file) => [file.replace('.ftl', ''), headOf(readFileSync(`${TEXTS}/${lang}/${file}`, 'utf8'))] as const)
  return Object.fromEntries(heads.filter(([, head]) => head))
}

function headOf(source: string): string {
  const { body } = new FluentParser().parse(source)
  const wanted = body.filter((entry) => entry.type === 'Message' && WANTED.has(entry.id.name))
  return new FluentSerializer().serialize(new Resource(wanted))
}

/** `import titles from 'titles:de'`: the titles of all games, without the rest of their texts. */
export function titles(): Plugin {
  return {
    name: 'hofstaat-titles',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(titlesIn(id.slice(PREFIX.length + 1)))}` : undefined),
  }
}
