import { render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { primerOf } from '../games'
import { loadTexts } from '../lib/texts.svelte'
import Primer from './Primer.svelte'

const GAMES = ['hof-verrat', 'mascarade', 'kabale-und-hiebe', 'list-und-tuecke', 'council-of-12']
vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve([]) }))

test.each(GAMES)('%s is told in ten sentences, and all that stands beside them is drawn', async (game) => {
  await loadTexts(game, `${game}-lesson`)
  const { container } = render(Primer, { game })
  await vi.waitFor(() => expect(container.querySelectorAll('li').length).toBe(10))
  const rows = primerOf(game)
  await vi.waitFor(() => expect(container.querySelectorAll('.picture').length).toBe(rows.flat().length))
  for (const one of container.querySelectorAll('.picture')) expect(one.querySelector('use, span') ?? one.textContent).toBeTruthy()
  expect(container.textContent).not.toContain('primer-')
  for (const label of container.querySelectorAll('[aria-label^="card-"]')) throw new Error(`no name: ${label.getAttribute('aria-label')}`)
})
