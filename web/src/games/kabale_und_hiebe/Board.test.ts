import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { boardOf, codeOf, type Scene } from '../../test/board'
import Board from './Board.svelte'
import award from './scenes/award.json'
import chain from './scenes/chain.json'
import exchange from './scenes/exchange.json'
import hidden from './scenes/hidden.json'
import over from './scenes/over.json'
import place from './scenes/place.json'
import slide from './scenes/slide.json'
import spectator from './scenes/spectator.json'
import Scores from './Scores.svelte'
import type { Column } from './types'

const { texts, propsOf } = boardOf('kabale-und-hiebe', Board)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const buttons = (name: string | RegExp) => screen.getAllByRole('button', { name })

describe('placing', () => {
  it('picks a card, offers the columns, and answers with the code of the one clicked', async () => {
    const { props, act } = propsOf(place)
    const { container } = render(Board, { props })
    expect(container.querySelectorAll('.slot')).toHaveLength(0)
    await fireEvent.click(button('King'))
    expect(button('King').getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(button(texts.t('choice-place', { card: 'King', column: 3 })))
    expect(act.mock.calls).toEqual([[codeOf(place, { card: 'king', column: 3 })]])
  })

  it('takes a pointer anywhere in a column for its place', async () => {
    const { props, act } = propsOf(place)
    const { container } = render(Board, { props })
    await fireEvent.click(button('King'))
    const { number } = props.view.columns.find(({ closed, cards }) => !closed && cards.length) as Column
    await fireEvent.click(container.querySelector(`[data-column="${number}"] .pile`) as HTMLElement, { detail: 1 })
    expect(container.querySelector('dialog')).toBeNull()
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(place, { card: 'king', column: number }))
  })

  it('says why nothing goes into a column that a storm has closed', async () => {
    const { props, explain, act } = propsOf(place)
    render(Board, { props })
    await fireEvent.click(button('King'))
    await fireEvent.click(document.querySelector('.column.refused .goal') as HTMLElement, { detail: 1 })
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-closed')
    expect(act).not.toHaveBeenCalled()
  })

  it('puts the card back with Escape, and takes no second answer while one is on its way', async () => {
    const { props, act } = propsOf(place)
    const { rerender } = render(Board, { props })
    await fireEvent.click(button('King'))
    await rerender({ ...props, busy: true, chosen: codeOf(place, { card: 'king', column: 3 }) ?? null })
    await fireEvent.click(buttons(texts.t('choice-place', { card: 'King', column: 1 }))[0] as HTMLElement)
    expect(act).not.toHaveBeenCalled()
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(button('King').getAttribute('aria-pressed')).toBe('false')
  })
})

describe('deciding out of turn', () => {
  it('slides a card under the cloak, or nothing', async () => {
    const { props, act } = propsOf(slide)
    const { container } = render(Board, { props })
    const [card] = slide.view.hand
    await fireEvent.click(container.querySelector(`[data-hand="${card}"]`) as HTMLElement)
    expect(container.querySelectorAll('.slot')).toHaveLength(1)
    await fireEvent.click(container.querySelector('.slot') as HTMLElement)
    await fireEvent.click(button(texts.t('choice-slide-nothing')))
    expect(act.mock.calls).toEqual([[codeOf(slide, { choice: 'slide', card })], [codeOf(slide, { choice: 'slide-nothing' })]])
  })

  it('exchanges by clicking another goal; its own and the hand say why not', async () => {
    const { props, act, explain } = propsOf(exchange)
    const { container } = render(Board, { props })
    const goal = (column: number) => container.querySelector(`[data-goal="${column}"]`) as HTMLElement
    const other = exchange.view.asked === 1 ? 2 : 1
    await fireEvent.click(goal(other))
    await fireEvent.click(goal(exchange.view.asked))
    await fireEvent.click(container.querySelector('[data-hand]') as HTMLElement)
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(exchange, { choice: 'exchange', column: other }))
    expect(explain.mock.calls).toEqual([['refused-same-column'], ['refused-decide-traitor']])
  })
})

describe('what is seen', () => {
  it('tells every column in words, own face-down cards by their name, those of others not', () => {
    const { container } = render(Board, { props: propsOf(place).props })
    const own = place.view.columns.flatMap(({ cards }) => cards).find(({ card, lies }) => card && lies === 'down')
    expect(button(new RegExp(`${texts.t(`card-${own?.card}`)}, face down of yours`))).toBeTruthy()
    expect(buttons(/face-down card of/).length).toBeGreaterThan(0)
    expect(container.querySelectorAll('[data-lies$=" null"][data-peek]')).toHaveLength(0)
  })

  it('says who would win a column by the cards one knows, where that was agreed', () => {
    const lead = (number: number) => ({ number, sums: [9.5, 20, null, null], leader: number === 1 ? 1 : null, ground: 'highest', unseen: 2 })
    const standing = { columns: place.view.columns.map(({ number }) => lead(number)), plain: 0, doubled: null, missing: [] }
    const { container } = render(Board, { props: propsOf(place, { standing } as never).props })
    expect([...container.querySelectorAll('[data-led]')].map((led) => led.textContent?.trim())).toEqual(['20?'])
    const { nickname = '' } = place.seats[1] ?? {}
    expect(container.querySelector('[data-column="1"]')?.getAttribute('aria-label')).toContain(`${nickname} would win: ${place.seats[0]?.nickname} 9½, ${nickname} 20; 2 cards`)
  })

  it('shows what hides under the own cloak', () => {
    render(Board, { props: propsOf(hidden).props })
    const cloak = hidden.view.columns.flatMap(({ cards }) => cards as { hidden?: string | null }[]).find((card) => card.hidden)
    expect(button(new RegExp(`hidden below: ${texts.t(`card-${cloak?.hidden}`)}`))).toBeTruthy()
  })

  it('opens a discard pile to look through, a column, and the goals not seen yet', async () => {
    const { props, inspect } = propsOf(place)
    const { container } = render(Board, { props })
    await fireEvent.click(container.querySelector('[data-seat="1"]') as HTMLElement)
    const dialog = container.querySelector('dialog') as HTMLElement
    const discards = place.view.players[1]?.discards ?? []
    expect(dialog.querySelectorAll('.gallery')[0]?.querySelectorAll('button')).toHaveLength(discards.length)
    await fireEvent.click(dialog.querySelector('.gallery button') as HTMLElement)
    expect(inspect).toHaveBeenCalledExactlyOnceWith(discards[0])
    await fireEvent.click(container.querySelector('.pile') as HTMLElement)
    expect(container.querySelectorAll('dialog .column > li')).toHaveLength(place.view.columns[0]?.cards.length ?? -1)
    await fireEvent.click(container.querySelector('.cartouche button') as HTMLElement)
    expect(container.querySelectorAll('dialog .gallery button')).toHaveLength(place.view.unseen_goals.length)
  })

  it('shows a spectator no hand, and all hands in a replay with open cards', () => {
    const { container, unmount } = render(Board, { props: propsOf(spectator).props })
    expect(container.querySelectorAll('[data-hand], .slot')).toHaveLength(0)
    unmount()
    const all = spectator.seats.map(() => ({ ...spectator.view, hand: ['king', 'queen', 'witch'] }))
    const open = render(Board, { props: propsOf(spectator, { all: all as never }).props })
    expect(open.container.querySelectorAll('.open .card-button')).toHaveLength(3 * spectator.seats.length)
  })

  it('tells a chain beside the columns', async () => {
    const { props } = propsOf(chain as Scene)
    const { rerender } = render(Board, { props })
    await rerender({ ...props, ...(chain.next[0] as object) } as never)
    const told = within(screen.getByRole('list', { name: texts.t('board-just-now') })).getAllByRole('listitem').map((item) => item.textContent)
    expect(told.some((words) => words?.includes('Explorer'))).toBe(true)
  })

  it('writes no style attribute', async () => {
    const { container } = render(Board, { props: propsOf(place).props })
    await fireEvent.click(button('King'))
    expect([...container.querySelectorAll<HTMLElement>('[style]')].filter(({ style }) => !style.length)).toEqual([])
  })
})

describe('the award', () => {
  async function judged(more: object = {}) {
    const { props } = propsOf(award as Scene, more as never)
    const board = render(Board, { props })
    await board.rerender({ ...props, ...(award.next[0] as object) } as never)
    return board
  }
  const counts = (container: Element) => container.querySelectorAll('[data-weighed]').length
  const said = (container: Element) => container.querySelector('.say')?.textContent

  it('takes the stage where no scene has shown it, goal by goal and step by step', async () => {
    const { container } = await judged()
    const first = award.view.columns[0]
    expect(counts(container)).toBe(first?.cards.length)
    const whole = said(container)
    await fireEvent.click(button(texts.t('board-step-back')))
    expect(said(container)).not.toBe(whole)
    await fireEvent.click(button(texts.t('board-step-all')))
    expect(said(container)).toBe(whole)
    await fireEvent.click(button(texts.t('board-step')))
    expect(container.querySelector('[data-judged]')?.getAttribute('data-judged')).toBe(award.view.columns[1]?.goal)
    await fireEvent.click(button(texts.t('board-to-stage')))
    expect(container.querySelectorAll('.column')).toHaveLength(award.next[0]?.view.columns.length ?? -1)
  })

  it('ends at the last goal', async () => {
    const { container } = await judged()
    const next = container.querySelector(`[aria-label="${texts.t('board-step')}"]`) as HTMLButtonElement
    for (let step = 0; step < 60 && !next.disabled; step++) await fireEvent.click(next)
    expect(container.querySelector('[data-judged]')?.getAttribute('data-judged')).toBe(award.view.columns.at(-1)?.goal)
    expect((button(texts.t('board-step-all')) as HTMLButtonElement).disabled).toBe(true)
  })

  it('is left to the scene at a table, and can be seen again', async () => {
    const { container } = await judged({ match: 'abc' })
    expect(counts(container)).toBe(0)
    await fireEvent.click(button(texts.t('board-award-again', { round: award.view.round })))
    expect(counts(container)).toBeGreaterThan(0)
  })

  it('makes room for the next card', async () => {
    const { container } = await judged()
    await fireEvent.click(container.querySelector('[data-hand]') as HTMLElement)
    expect(counts(container)).toBe(0)
    expect(container.querySelectorAll('.slot').length).toBeGreaterThan(0)
  })
})

it('counts: best first, the better way to count marked', () => {
  const { container } = render(Scores, { view: over.view as never, seats: over.seats as never, me: 0, t: texts.t })
  const totals = over.view.scores.map(({ total }) => total).sort((a, b) => b - a)
  expect([...container.querySelectorAll('.total')].map((one) => Number(one.lastChild?.textContent))).toEqual(totals)
  expect(container.querySelectorAll('.counts')).toHaveLength(over.seats.length)
})
