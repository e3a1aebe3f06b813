import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictures } from '.'

const games = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name.replaceAll('_', '-'))

describe('the pictures of the tables', () => {
  it('are there for every game that has a board', () => {
    expect(Object.keys(pictures()).sort()).toEqual(games.sort())
  })

  it.each(Object.entries(pictures()))('%s stands alone: a whole file without letters, with all that it refers to', (_, file) => {
    expect(new DOMParser().parseFromString(file, 'image/svg+xml').querySelector('parsererror')).toBeNull()
    expect(file).not.toContain('<text')
    const wanted = [...file.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id)
    expect(wanted.length).toBeGreaterThan(1)
    expect(wanted.filter((id) => !file.includes(`id="${id}"`))).toEqual([])
  })
})
