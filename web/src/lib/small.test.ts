import { describe, expect, it } from 'vitest'
import { commitmentTo, verdictOn } from './fair'
import { blocksOf, piecesOf } from './prose'
import { sayRefusal } from './refusals'
import { routeOf } from './router.svelte'
import { preferredLanguage } from './settings.svelte'
import { GameTexts, loadTexts } from './texts.svelte'

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/about', { page: 'about' }],
    ['/new/hof-verrat', { page: 'new', game: 'hof-verrat' }],
    ['/table/abc', { page: 'table', match: 'abc' }],
    ['/replay/abc', { page: 'replay', match: 'abc' }],
    ['/table/', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
    ['/table/abc/more', { page: 'lost' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route))

  it('keep the token of an invitation behind the #', () => {
    expect(routeOf('/join/abc', '#t0k')).toEqual({ page: 'join', match: 'abc', token: 't0k' })
  })
})

describe('the language', () => {
  it('is the first we speak', () => expect(preferredLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de'))
  it('is English for everybody else', () => expect(preferredLanguage(['fr'])).toBe('en'))
})

describe('a fair deal', () => {
  const commitment = 'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  it('is the one committed to', async () => expect(await commitmentTo('abc')).toBe(commitment))
  it('is checked', async () => {
    expect(await verdictOn(commitment, 'abc')).toBe('fair')
    expect(await verdictOn(commitment, 'abd')).toBe('unfair')
  })
})

describe('the text of a rule', () => {
  it('knows strong and emphasised words', () => {
    expect(piecesOf('a **b** *c*').map(({ text, style }) => [text, style])).toEqual([
      ['a ', 'plain'], ['b', 'strong'], [' ', 'plain'], ['c', 'em'],
    ])
  })
  it('falls into paragraphs, lists and tables', () => {
    expect(blocksOf('One\ntwo.\n- a\n  b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |')).toEqual([
      { kind: 'text', text: 'One two.' },
      { kind: 'list', items: ['a b', 'c'] },
      { kind: 'table', head: ['x', 'y'], rows: [['1', '2']] },
    ])
  })
  it('marks what was searched for, wherever it is', () => {
    expect(piecesOf('Spy and spy', 'spy').filter(({ found }) => found).map(({ text }) => text)).toEqual(['Spy', 'spy'])
  })
})

describe('a refusal', () => {
  it('is a sentence', () => expect(sayRefusal('wrong-seats', { least: 2, most: 5 })).toBe('This game is for 2 to 5 players.'))
  it('names a card as its game does, and says why a game cannot begin like that', async () => {
    await loadTexts('mascarade')
    const why = sayRefusal('too-few-for-character', { character: 'peasant', needed: 8, seats: 6 }, new GameTexts('mascarade'))
    expect(why).toBe('Peasant: only with 8 players or more, and you are 6.')
  })
  it('is one even when nobody foresaw it', () => expect(sayRefusal('odd')).toContain('Nothing has changed'))
})
