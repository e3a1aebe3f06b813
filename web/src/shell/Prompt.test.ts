import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { Connection } from '../lib/connection'
import { Match } from '../lib/match.svelte'
import { GameTexts } from '../lib/texts.svelte'
import Prompt from './Prompt.svelte'

const person = { kind: 'person', level: null, present: true, steward: false, resigned: false } as const
const silent = { send: () => true, command: () => undefined, close: () => undefined } as unknown as Connection

function match(): Match {
  const made = new Match('m', () => silent)
  made.linkChanged('open')
  made.receive({ msg: 'welcome', seats: [0], host: true, spectator: false, reclaimable: [], commitment: '', version: '1' })
  made.receive({
    msg: 'table', match: 'm', game: 'g', name: 'T', public: false, options: {}, status: 'playing', asked: [], host_here: true,
    seats: [{ seat: 0, nickname: 'Ada', ...person }, { seat: 1, nickname: 'Bo', ...person }], time_bank: null, standing: false, spectators: 0, rematch: null,
  })
  made.receive({
    msg: 'state', seat: 0, ply: 1, view: {}, options: [{ code: 1, choice: { choice: 'x' } }], actors: [0],
    may_talk: true, may_undo: true, standing: null, clock: null,
  })
  return made
}

it('says that it is your turn, and acknowledges a click before the server does', async () => {
  const one = match()
  render(Prompt, { match: one, texts: new GameTexts('g') })
  expect(screen.getByText(/It is your turn/)).toBeTruthy()
  one.act(1)
  await expect.poll(() => screen.queryByText(/on its way/)).toBeTruthy()
  expect(screen.queryByText(/It is your turn/)).toBeNull()
})

it('says what could not be done', async () => {
  const one = match()
  render(Prompt, { match: one, texts: new GameTexts('g') })
  one.receive({ msg: 'refused', id: null, key: 'cannot-undo', params: {}, ply: 1 })
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('cannot be taken back')
})

it('waits for nobody when nobody is to act any more', async () => {
  const one = match()
  render(Prompt, { match: one, texts: new GameTexts('g') })
  one.receive({ msg: 'state', seat: 0, ply: 2, view: {}, options: [], actors: [], may_talk: true, may_undo: false, standing: null, clock: null })
  await expect.poll(() => screen.queryByText('The game is over')).toBeTruthy()
})
