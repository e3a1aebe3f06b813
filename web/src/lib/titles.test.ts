import { readdirSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { settings } from './settings.svelte'
import { GameTexts, loadTexts, loadTitles, speak } from './texts.svelte'

afterEach(() => settings.set('lang', 'en'))

describe('the titles of the games', () => {
  it('are there without the rest of their texts, in both languages', async () => {
    settings.set('lang', 'en')
    await loadTitles()
    const games = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => new GameTexts(name.replaceAll('_', '-')))
    expect(games.map((texts) => [texts.has('title'), texts.has('tagline'), texts.has('pitch')])).toEqual(games.map(() => [true, true, false]))
    const english = games.map(({ t }) => t('tagline'))
    await speak('de')
    expect(games.every(({ t }, n) => t('tagline') !== english[n] && t('tagline') !== 'tagline')).toBe(true)
  })

  it('give way to the whole texts', async () => {
    await loadTexts('mascarade')
    expect(new GameTexts('mascarade').has('pitch')).toBe(true)
  })
})
