import { beforeAll } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { loadTexts } from '../lib/texts.svelte'

beforeAll(async () => {
  settings.set('lang', 'en')
  await loadTexts()
})
