import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { boardOf, codeOf } from '../../test/board'
import type { Tagged } from '../../lib/words'
import Board from './Board.svelte'
import over from './scenes/over.json'
import place from './scenes/place.json'
import spectator from './scenes/spectator.json'
import strike from './scenes/strike-table.json'
import Scores from './Scores.svelte'

const { texts, propsOf } = boardOf('hof-verrat', Board)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** A card of the hand in the scene, whichever it is: its name, its words, its button. */
const CARD = place.view.hand.at(-1) as string
const inHand = () => [...document.querySelectorAll<HTMLElement>(`[data-hand="${CARD}"]`)].at(-1) as HTMLElement
const pick = () => fireEvent.click(inHand())

describe('placing', () => {
  it('picks a card, shows its places, and answers with the code of the one clicked', async () => {
    const { props, act } = propsOf(place)
    render(Board, { props })
    const above = place.options.find(({ choice }) => choice.card === CARD && choice.side === 'above')
    const name = props.sayChoice(above?.choice as never)
    expect(screen.queryByRole('button', { name })).toBeNull()
    await pick()
    expect(inHand().getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(button(name))
    expect(act).toHaveBeenCalledExactlyOnceWith(above?.code)
  })

  it('picks by number, and the focus goes to the first place', async () => {
    const { props, act } = propsOf(place)
    const { container } = render(Board, { props })
    await fireEvent.keyDown(window, { key: String(place.view.hand.length) })
    expect(inHand().getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => document.activeElement?.matches('.slot:not(.refused)')).toBe(true)
    await fireEvent.click(container.querySelector('[data-box="rival1"] .slot') as HTMLElement)
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(place, { card: CARD, district: 2 }))
  })

  it('puts the card back with Escape', async () => {
    render(Board, { props: propsOf(place).props })
    await pick()
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(inHand().getAttribute('aria-pressed')).toBe('false')
  })

  it('says why a card cannot go where one lies already', async () => {
    const options = place.options.filter(({ choice }) => choice.side === 'district')
    const { props, explain, act } = propsOf(place, { options: options as never })
    render(Board, { props })
    await pick()
    const [refused] = screen.getAllByRole('button', { name: texts.t('refused-table-served') })
    await fireEvent.click(refused as HTMLElement)
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-table-served')
    expect(act).not.toHaveBeenCalled()
  })

  it('takes no second answer while one is on its way', async () => {
    const { props, act } = propsOf(place)
    const { rerender } = render(Board, { props })
    await pick()
    await rerender({ ...props, busy: true, chosen: codeOf(place, { card: CARD, side: 'below' }) ?? null })
    await fireEvent.click(button(props.sayChoice(place.options.find(({ choice }) => choice.card === CARD && choice.side === 'below')?.choice as never)))
    expect(act).not.toHaveBeenCalled()
  })
})

describe('striking', () => {
  const victim = strike.options.find(({ choice }) => choice.choice === 'strike') as { code: number; choice: Tagged }

  it('offers victims on the table, and to spare all', async () => {
    const { props, act } = propsOf(strike)
    render(Board, { props })
    const [first] = screen.getAllByRole('button', { name: props.sayChoice(victim.choice as never) })
    await fireEvent.click(first as HTMLElement)
    await fireEvent.click(button(texts.t('choice-spare')))
    expect(act.mock.calls).toEqual([[victim.code], [codeOf(strike, { choice: 'spare' })]])
  })

  it('says that guards cannot be eliminated, and that a victim comes before the next card', async () => {
    const { props, explain } = propsOf(strike)
    const { container } = render(Board, { props })
    const guard = container.querySelector('[data-lies$="-guard"][data-lies^="above"] button') as HTMLElement
    await fireEvent.click(guard)
    await fireEvent.click(container.querySelector('[data-hand]') as HTMLElement)
    expect(explain.mock.calls).toEqual([['refused-guard'], ['refused-choose-victim']])
  })
})

it('tells for every family its weights and how it stands, in words', () => {
  render(Board, { props: propsOf(place).props })
  for (const { family, weight_above: above, weight_below: below, standing } of place.view.columns) {
    const name = `${texts.t(`card-${family}`)}: ${above} above, ${below} below, ${standing}`
    expect(screen.getByRole('img', { name })).toBeTruthy()
  }
})

it('marks what was laid since the own last turn', () => {
  const { container } = render(Board, { props: propsOf(place).props })
  expect(container.querySelectorAll('.fresh')).toHaveLength(place.events.filter(({ event }) => event === 'placed').length)
})

it('opens what lies on a place, each kind once', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  const columns = place.view.columns.map((column) => ({ ...column, above: Array(3).fill(`${column.family}-plain`) as string[] }))
  render(Board, { props: propsOf(place, { view: { ...place.view, columns } as never }).props })
  await fireEvent.click(button(/^Toads above: /))
  expect(screen.getByText('× 3')).toBeTruthy()
})

it('looks closer at what the keyboard has reached, and at nothing a finger has touched', async () => {
  const { container } = render(Board, { props: propsOf(place).props })
  const card = container.querySelector('[data-hand]') as HTMLElement
  const lectern = () => container.querySelector('.detail')?.textContent
  const does = texts.t(`card-${card.dataset.hand}-does`)
  await fireEvent.pointerDown(card)
  await fireEvent.focusIn(card)
  expect(lectern()).not.toContain(does)
  await fireEvent.keyDown(card, { key: 'Tab' })
  await fireEvent.focusIn(card)
  expect(lectern()).toContain(does)
  await fireEvent.keyDown(card, { key: 'Escape' })
  expect(lectern()).not.toContain(does)
})

it('shows a spectator no hand and nothing to do', () => {
  const { container } = render(Board, { props: propsOf(spectator).props })
  expect(container.querySelectorAll('[data-hand], .slot, .danger')).toHaveLength(0)
  expect(container.querySelectorAll('.district')).toHaveLength(4)
})

it('shows all hands in a replay with open cards', () => {
  const { container } = render(Board, { props: propsOf(spectator, { all: Array.from({ length: 4 }, () => place.view) as never }).props })
  expect(container.querySelectorAll('.open .card-button')).toHaveLength(4 * 5)
})

it('writes no style attribute', async () => {
  const { container } = render(Board, { props: propsOf(place).props })
  await pick()
  expect([...container.querySelectorAll<HTMLElement>('[style]')].filter(({ style }) => !style.length)).toEqual([])
})

it('reckons: best first, points by family and missions', () => {
  render(Scores, { view: over.view as never, seats: over.seats as never, me: 0, t: texts.t })
  const [first] = screen.getAllByRole('listitem')
  const totals = over.view.scores.map(({ total }) => total)
  expect(first?.querySelector('.total')?.textContent).toBe(`Total:${String(Math.max(...totals)).replace('-', '−')}`)
  expect(screen.getAllByRole('img', { name: /fulfilled/ })).toHaveLength(2 * over.seats.length)
})
