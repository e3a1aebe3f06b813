import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Chronicle, Entry } from '../../lib/chronicles'
import { GameTexts, loadTexts } from '../../lib/texts.svelte'
import Annals from './Annals.svelte'
import Book from './Book.svelte'

const { t } = new GameTexts('council-of-12')
const entry = (more: Partial<Entry>): Entry => ({
  year: 1, members: [{ name: 'Ada', numeral: 'I' }, { name: 'Ben', numeral: 'I' }], term: 34, won: true, throne: null, month: null, silent_rounds: 0, greatest_challenge: '', ...more,
})
const chronicle: Chronicle = {
  hofstaat_chronicle: 1, first_year: 1,
  entries: [entry({ greatest_challenge: 'The flood' }), entry({ year: 35, term: 1, won: false }), entry({ year: 36, term: 80, throne: 'golem', silent_rounds: 3, month: 'may' })],
}
beforeAll(() => loadTexts('council-of-12'))

const pages = (container: HTMLElement) => [...container.querySelectorAll('article')].map((page) => page.textContent ?? '')

describe('the chronicle as a book', () => {
  it('lies open at the last council, with all that is known of it', () => {
    const { container } = render(Book, { props: { chronicle, match: 'm', t } })
    const last = pages(container).at(-1)
    for (const part of [t('book-year', { year: '36' }), 'Ada I.', t('book-held', { term: 80 }), t('book-silent', { rounds: 3 }), t('book-enthroned', { card: t('card-golem') }), t('card-may')]) expect(last).toContain(part)
  })

  it('is leafed through, and stops at its ends', async () => {
    const { container } = render(Book, { props: { chronicle, match: 'm', t } })
    const turn = (id: string) => fireEvent.click(screen.getByRole('button', { name: t(id) }))
    await turn('book-back')
    expect(pages(container).at(-1)).toContain(t('book-fell', { term: 1 }))
    for (let n = 0; n < 5; n++) await turn('book-back')
    expect(pages(container)).toHaveLength(1)
    expect(pages(container)[0]).toContain('The flood')
    for (let n = 0; n < 5; n++) await turn('book-on')
    expect(pages(container).at(-1)).toContain('36')
  })

  it.each([{ month: 'may' }, { throne: 'golem' }])('says of a council that may only have missed its condition no more than that it did not win: %o', (more) => {
    const { container } = render(Book, { props: { chronicle: { ...chronicle, entries: [entry({ won: false, ...more })] }, match: 'm', t } })
    expect(pages(container).at(-1)).toContain(t('book-lost', { term: 34 }))
    expect(pages(container).at(-1)).not.toContain(t('book-fell', { term: 34 }))
  })

  it('can be taken along as a file', () => {
    const { container } = render(Book, { props: { chronicle, match: 'abc', t } })
    expect(container.querySelector('a[download]')?.getAttribute('href')).toBe('/api/tables/abc/chronicle')
  })

  it('takes in the greatest challenge, where one may say it', async () => {
    const name = vi.fn(() => Promise.resolve())
    render(Book, { props: { chronicle, match: 'm', t, name } })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' The giant ' } })
    await fireEvent.click(screen.getByRole('button', { name: t('book-write') }))
    expect(name).toHaveBeenCalledExactlyOnceWith('The giant')
  })

  it('is empty at first', () => {
    const { container } = render(Book, { props: { chronicle: { ...chronicle, entries: [] }, match: 'm', t } })
    expect(container.textContent).toContain(t('book-empty', { year: '1' }))
  })

  it('says where none is kept', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('null')))
    render(Annals, { props: { match: 'm', t, empty: true } })
    expect(await screen.findByText(t('book-none'))).toBeTruthy()
  })
})
