import { render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { faceOf, spyBack } from '../games/hof_verrat/faces'
import Card from './Card.svelte'
import CardButton from './CardButton.svelte'
import { entryOf, valuesOf } from './material.svelte'
import Stack, { type Lying } from './Stack.svelte'

const words = (id: string) => id

describe('a card', () => {
  it('with a label is an image, without one an ornament', () => {
    const { container } = render(Card, { face: faceOf('toad-noble', words), label: 'Toad Noble' })
    expect(screen.getByRole('img', { name: 'Toad Noble' })).toBeTruthy()
    render(Card, { back: spyBack(3, 1) })
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(container.querySelector('text')?.textContent).toBe('2')
  })

  it('has its name on it where there is room for it', () => {
    const { container } = render(Card, { face: faceOf('toad-noble', words), size: 'full' })
    expect(container.textContent?.trim()).toBe('card-noble2')
    expect(render(Card, { face: faceOf('toad-noble', words) }).container.textContent?.trim()).toBe('2')
  })

  it('stands on the page once, however often it is shown', () => {
    const shown = [1, 2, 3].map(() => render(Card, { face: faceOf('hare-guard', words) }).container)
    for (const container of shown) expect(container.querySelector('use')?.getAttribute('href')).toBe('#hs-hof_verrat-hare-guard-small')
    expect(document.querySelectorAll('#hs-hof_verrat-hare-guard-small')).toHaveLength(1)
    expect(shown[0]?.querySelectorAll('*').length).toBeLessThan(8)
  })

  it('has no style attribute: the Content-Security-Policy would refuse it', () => {
    const { container } = render(Card, { face: faceOf('carp-spy', words) })
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
  })

  it('face down shows its number and nothing else', () => {
    const { container } = render(Card, { back: spyBack(11, 2) })
    expect(container.textContent?.trim()).toBe('11')
  })
})

it('a card that cannot be used says so and still answers', () => {
  const onclick = vi.fn()
  render(CardButton, { face: faceOf('toad-guard', words), label: 'Toad Guard', state: 'refused', onclick })
  const button = screen.getByRole('button', { name: 'Toad Guard' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  button.click()
  expect(onclick).toHaveBeenCalledOnce()
})

describe('a stack', () => {
  const lying = (more: Partial<Lying>): Lying => ({ key: 'a', card: 'toad-plain', label: 'Toad', fresh: false, lies: 'above toad-plain', ...more })

  it('is one button that opens it', () => {
    const open = vi.fn()
    render(Stack, { cards: [lying({}), lying({ key: 'b' })], label: 'Toads above', open })
    screen.getByRole('button', { name: 'Toads above' }).click()
    expect(open).toHaveBeenCalledOnce()
  })

  it('is spread while one of its cards is to be chosen; the others say why not', () => {
    const [act, explain] = [vi.fn(), vi.fn()]
    const cards = [lying({ code: 7, choice: 'Strike Toad' }), lying({ key: 'b', label: 'Guard', why: 'refused-guard' })]
    render(Stack, { cards, label: 'Toads above', choosing: true, open: vi.fn(), act, explain })
    screen.getByRole('button', { name: 'Strike Toad' }).click()
    screen.getByRole('button', { name: 'Guard' }).click()
    expect(act).toHaveBeenCalledExactlyOnceWith(7)
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-guard')
  })
})

it('finds the entry of a card by its name or its kind', () => {
  const material = [
    { name: 'role.noble', values: { weight: 2, copies: 4 }, confidence: 'published' },
    { name: 'mission.L7', values: { number: 3, of: ['x'] }, confidence: 'rulebook' },
  ]
  expect(entryOf(material, 'toad-noble')?.confidence).toBe('published')
  expect(valuesOf(entryOf(material, 'L7'))).toEqual({ number: 3 })
  expect(valuesOf(entryOf(material, 'L7'), (id) => `<${id}>`)).toEqual({ number: 3, of: '<card-x>' })
  expect(entryOf(material, 'toad-spy')).toBeUndefined()
})
