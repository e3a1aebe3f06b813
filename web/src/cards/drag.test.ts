import { fireEvent, render } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import Board from '../games/hof_verrat/Board.svelte'
import place from '../games/hof_verrat/scenes/place.json'
import { boardOf, codeOf } from '../test/board'

const { propsOf } = boardOf('hof-verrat', Board)
const CARD = place.view.hand.at(-1) as string

/** What lies under the pointer, as a browser would say. */
let under: Element[] = []
beforeEach(() => {
  under = []
  document.elementsFromPoint = () => under
})

function atTable() {
  const { props, act } = propsOf(place)
  const { container } = render(Board, { props })
  const card = () => [...container.querySelectorAll<HTMLElement>(`[data-hand="${CARD}"]`)].at(-1) as HTMLElement
  const point = (type: string, x: number, y: number) =>
    fireEvent(card(), new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX: x, clientY: y, pointerId: 1 }))
  return { act, card, container, point, props }
}
type Table = ReturnType<typeof atTable>

/** Pick the card up and bring it over an element. */
async function drag({ point }: Table, over: () => Element | null) {
  await point('pointerdown', 100, 100)
  await point('pointermove', 120, 80)
  under = [over()].filter((element) => element !== null)
  await point('pointermove', 300, 40)
}

describe('a card', () => {
  it('follows the pointer and is answered with where it is dropped', async () => {
    const table = atTable()
    const target = () => table.container.querySelector('[data-box="rival1"] [data-target]')
    await drag(table, target)
    expect(table.card().style.translate).toBe('200px -60px')
    expect(table.card().getAttribute('aria-pressed')).toBe('true')
    expect(target()?.hasAttribute('data-over')).toBe(true)
    await table.point('pointerup', 300, 40)
    expect(table.act).toHaveBeenCalledExactlyOnceWith(codeOf(place, { card: CARD, district: 2 }))
  })

  it('dropped on an area is answered with the place that the area stands for', async () => {
    const table = atTable()
    await drag(table, () => {
      const area = table.container.querySelector<HTMLElement>('[data-box="table"]') as HTMLElement
      ;(table.container.querySelector('[data-half="above"] [data-target]') as HTMLElement).dataset.target = 'up'
      area.dataset.drop = 'up'
      return area
    })
    await table.point('pointerup', 300, 40)
    expect(table.act).toHaveBeenCalledExactlyOnceWith(codeOf(place, { card: CARD, side: 'above' }))
  })

  it.each(['dropped nowhere', 'held back with Escape'])('%s lies in the hand again', async (how) => {
    const table = atTable()
    await drag(table, () => null)
    if (how === 'dropped nowhere') await table.point('pointerup', 300, 40)
    else await fireEvent.keyDown(window, { key: 'Escape' })
    await vi.waitFor(() => expect(table.card().style.translate).toBe(''))
    expect(table.card().getAttribute('aria-pressed')).toBe('false')
    expect(table.act).not.toHaveBeenCalled()
  })

  it('that is hardly moved is not dragged', async () => {
    const table = atTable()
    await table.point('pointerdown', 100, 100)
    await table.point('pointermove', 103, 98)
    await table.point('pointerup', 103, 98)
    expect(table.card().style.translate).toBe('')
    expect(table.card().getAttribute('aria-pressed')).toBe('false')
  })
})

describe('keys', () => {
  it('pick a card by its number and a place by its letter, and show it', async () => {
    const table = atTable()
    const signs = () => [...table.container.querySelectorAll('kbd')].map(({ textContent }) => textContent)
    expect(signs()).toEqual([])
    await fireEvent.keyDown(window, { key: String(place.view.hand.length) })
    await vi.waitFor(() => expect(signs()).toContain('B'))
    const words = table.container.querySelectorAll('[data-target]')[1]?.getAttribute('aria-label')
    await fireEvent.keyDown(window, { key: 'b' })
    expect(table.act).toHaveBeenCalledExactlyOnceWith(place.options.find(({ choice }) => table.props.sayChoice(choice as never) === words)?.code)
    await fireEvent.pointerDown(window)
    await vi.waitFor(() => expect(signs()).toEqual([]))
  })
})
