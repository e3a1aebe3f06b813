import type { Plugin } from 'vite'
import { pictures } from '../src/art/tables'

const NAME = 'pictures:tables'

/** `import pictures from 'pictures:tables'`: by the game's name the address of the picture of its table, a file that is drawn here. */
export function tables(): Plugin {
  let built = false
  return {
    name: 'hofstaat-pictures',
    configResolved: ({ command, mode }) => void (built = command === 'build' && mode !== 'test'),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const addresses = Object.entries(pictures()).map(([game, source]) => {
        const file = () => `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${game}.svg`, source })}`
        return `${JSON.stringify(game)}: ${built ? file() : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
      })
      return `export default {${addresses.join(',\n')}}`
    },
  }
}
