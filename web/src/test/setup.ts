import { beforeAll, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { loadTexts } from '../lib/texts.svelte'

beforeAll(async () => {
  settings.set('lang', 'en')
  await loadTexts()
})

/* of the browser, and not in the page the tests run in */
HTMLDialogElement.prototype.showModal ??= vi.fn()
Element.prototype.animate ??= vi.fn(() => ({ finished: Promise.resolve(), finish: vi.fn(), cancel: vi.fn() }) as never)
