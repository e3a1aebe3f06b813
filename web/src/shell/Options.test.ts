import { render, screen } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import Options from './Options.svelte'

const sayChoice = (choice: Record<string, unknown>) => `Play ${choice.card}`
const many = Array.from({ length: 20 }, (_, code) => ({ code, choice: { choice: 'place', card: `card ${code}` } }))

it('offers every option and answers with its code', () => {
  const act = vi.fn()
  render(Options, { options: many.slice(3, 5), sayChoice, act, busy: false })
  screen.getByRole('button', { name: 'Play card 4' }).click()
  expect(act).toHaveBeenCalledExactlyOnceWith(4)
})

it('takes no second answer while one is on its way', () => {
  const act = vi.fn()
  render(Options, { options: many.slice(0, 2), sayChoice, act, busy: true })
  screen.getByRole('button', { name: 'Play card 1' }).click()
  expect(act).not.toHaveBeenCalled()
})

it('can be searched when it is long', () => {
  const { rerender } = render(Options, { options: many.slice(0, 3), sayChoice, act: vi.fn(), busy: false })
  expect(screen.queryByRole('searchbox')).toBeNull()
  return rerender({ options: many }).then(() => expect(screen.getByRole('searchbox')).toBeTruthy())
})
