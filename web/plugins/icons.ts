import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'icon:'

/** The outline of a game-icon: every icon of the set is one path on 512 x 512. */
export function outline(name: string): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>
  }
  const path = icons[name] && /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icons[name].body)
  if (!path?.[1]) throw new Error(`game-icons has no icon "${name}"`)
  return path[1]
}

/** `import crown from 'icon:crown'` is the path of that icon, and nothing else of the set gets into the bundle. */
export function icons(): Plugin {
  return {
    name: 'hofstaat-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(outline(id.slice(PREFIX.length + 1)))}`
        : undefined,
  }
}
