import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { boardOf, type Scene } from '../../test/board'
import type { Tagged } from '../../lib/words'
import Board from './Board.svelte'
import Scores from './Scores.svelte'
import centre from './scenes/centre.json'
import condemn from './scenes/condemn.json'
import eliminate from './scenes/eliminate.json'
import give from './scenes/give.json'
import heal from './scenes/heal.json'
import lay from './scenes/lay.json'
import look from './scenes/look.json'
import over from './scenes/over.json'
import pass from './scenes/pass.json'
import play from './scenes/play.json'
import rank from './scenes/rank.json'
import returned from './scenes/return.json'
import spectator from './scenes/spectator.json'
import spy from './scenes/spy.json'
import swap from './scenes/swap.json'
import take from './scenes/take.json'

const { texts, say, shown } = boardOf('list-und-tuecke', Board)
const firstOf = (scene: Scene, tag: string) => scene.options.find(({ choice }) => choice.choice === tag) as { code: number; choice: Tagged }
const hand = (card: unknown) => `[data-hand="${card}"]`

describe('a hand card', () => {
  it('is picked, then played on the own stack or with the button beside it', async () => {
    const { act, click, find } = shown(play)
    const option = firstOf(play, 'play')
    expect(find('.slot')).toBeNull()
    await click(hand(option.choice.card))
    expect(find(hand(option.choice.card)).getAttribute('aria-pressed')).toBe('true')
    await click('.slot')
    await click('.ask .answer')
    expect(act.mock.calls).toEqual([[option.code], [option.code]])
  })

  it('is put back with Escape', async () => {
    const { click, find } = shown(play)
    await click('[data-hand]')
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(find('[data-hand]').getAttribute('aria-pressed')).toBe('false')
    expect(find('.slot')).toBeNull()
  })

  it('that somebody lies in wait for is marked, and picking it says so', async () => {
    const doomed = { ...play, view: { ...play.view, threats: [{ owner: 1, killer: 'executioner', eliminates: [play.view.hand[0]] }] } }
    const { click, find } = shown(doomed as Scene)
    expect(find('[data-hand]').getAttribute('aria-label')).toContain('would be eliminated')
    await click('[data-hand]')
    expect(screen.getByText(/Executioner \(Bela\) lies in wait/)).toBeTruthy()
  })

  it('is passed on from the own court', async () => {
    const { act, click } = shown(pass)
    const option = firstOf(pass, 'pass')
    await click(hand(option.choice.card))
    await click('.pile .slot')
    expect(act).toHaveBeenCalledExactlyOnceWith(option.code)
  })

  it('already chosen for passing lies there; who has chosen shows a back', () => {
    const players = pass.view.players.map((player, seat) => ({ ...player, has_chosen: seat < 2 }))
    shown({ ...pass, options: [], view: { ...pass.view, players, passing: pass.view.hand[0] } })
    expect(screen.getByRole('img', { name: /^You pass on/ })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Bela has chosen' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Clementine still chooses' })).toBeTruthy()
  })

  it('of another back cannot be returned, and says why', async () => {
    const may = new Set(returned.options.map(({ choice }) => choice.card))
    const other = returned.view.hand.find((card) => !may.has(card))
    const { act, explain, click } = shown(returned)
    await click(hand(other))
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-other-back')
    await click(hand(returned.options[0]?.choice.card))
    await click('.before .slot')
    expect(act).toHaveBeenCalledExactlyOnceWith(returned.options[0]?.code)
  })

  it('is given for the card shown, or not', async () => {
    const { act, click } = shown(give)
    const option = firstOf(give, 'give')
    await fireEvent.click(screen.getByRole('button', { name: texts.t('choice-decline') }))
    await click(hand(option.choice.card))
    await click('.before .slot')
    expect(act.mock.calls).toEqual([[firstOf(give, 'decline').code], [option.code]])
  })

  it('goes to a card of the centre with the same back; the others say why not', async () => {
    const option = firstOf(centre, 'centre')
    const { act, explain, click } = shown(centre)
    await click(hand(option.choice.card))
    const back = centre.view.characters.find(({ name }) => name === option.choice.card)?.back
    await click(`[data-centre="${back === 'light' ? 'dark' : 'light'} 1"] button`)
    await click(`[data-centre="${back} ${option.choice.number}"] button`)
    expect(explain).toHaveBeenCalledExactlyOnceWith('board-other-back')
    expect(act).toHaveBeenCalledExactlyOnceWith(option.code)
  })

  it('is laid before an opponent', async () => {
    const option = firstOf(swap, 'swap')
    const { act, container, click } = shown(swap)
    await click(hand(option.choice.card))
    await fireEvent.click(within(container).getByRole('button', { name: say(swap, option) }))
    expect(act).toHaveBeenCalledExactlyOnceWith(option.code)
  })
})

describe('on the table', () => {
  it('a victim is struck; others and the hand say that one must be chosen', async () => {
    const { act, explain, click, container } = shown(eliminate)
    const option = eliminate.options.find(({ choice }) => say(eliminate, { choice }) === container.querySelector('.danger')?.getAttribute('aria-label'))
    await click('.card-button.danger')
    await click('[data-hand]')
    expect(act).toHaveBeenCalledExactlyOnceWith(option?.code)
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-choose-victim')
  })

  it.each([['lay', lay], ['take', take]] as [string, Scene][])('a token is chosen from the supply: %s', async (tag, scene) => {
    const option = firstOf(scene, tag)
    const { act, click } = shown(scene)
    await click(`[data-supply="${option.choice.colour}"] button`)
    expect(act).toHaveBeenCalledExactlyOnceWith(option.code)
  })

  it('a hand is looked at, and the centre', async () => {
    const witch = shown(spy)
    await witch.click('.fan.may')
    expect(witch.act).toHaveBeenCalledExactlyOnceWith(firstOf(spy, 'spy').code)
    const clairvoyant = shown(look)
    await clairvoyant.click('[data-centre] button')
    expect(clairvoyant.act).toHaveBeenCalledExactlyOnceWith(firstOf(look, 'look').code)
  })

  it('a character is named from the roll; the Saint is safe', async () => {
    const { act, explain } = shown(condemn)
    const option = firstOf(condemn, 'condemn')
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${say(condemn, option)}`) }))
    await fireEvent.click(screen.getByRole('button', { name: 'Saint' }))
    expect(act).toHaveBeenCalledExactlyOnceWith(option.code)
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-saint-is-safe')
  })

  it.each([['rank', rank], ['heal', heal]] as [string, Scene][])('every option has its button: %s', async (_, scene) => {
    const { act } = shown(scene)
    for (const option of scene.options) await fireEvent.click(screen.getByRole('button', { name: say(scene, option) }))
    expect(act.mock.calls).toEqual(scene.options.map(({ code }) => [code]))
  })

  it('no second answer is taken while one is on its way', async () => {
    const { act, click, rerender, props } = shown(play)
    await click('[data-hand]')
    await rerender({ ...props, busy: true, chosen: play.options[0]?.code ?? null })
    await click('.slot')
    expect(act).not.toHaveBeenCalled()
  })
})

it('tells in words what lies where and what a token is worth', () => {
  shown(play)
  const { colours, players } = play.view
  const blue = colours[0] as (typeof colours)[number]
  expect(screen.getByRole('button', { name: `Blue: a token is worth ${blue.worth} now; ${blue.supply} in the supply, ${blue.chapel} on the chapel` })).toBeTruthy()
  expect(screen.getByRole('button', { name: new RegExp(`^Stack of Bela: ${players[1]?.stack.size} cards, visible`) })).toBeTruthy()
  expect(screen.getByText(/Queen \(Bela\) for King/)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Court of Bela' }).querySelector('[data-waits]')?.textContent).toContain('King')
})

it('shows turned stacks as turned, and says so', async () => {
  const players = play.view.players.map((player, seat) => (seat === 1 ? { ...player, stack: { size: 3, turned: [true, true, true], top: null, rank: null } } : player))
  const { explain, container } = shown({ ...play, view: { ...play.view, players } })
  await fireEvent.click(screen.getByRole('button', { name: 'Stack of Bela: 3 cards, eliminated, 3 turned' }))
  expect(explain).toHaveBeenCalledExactlyOnceWith('board-turned')
  expect(container.querySelectorAll('.edge.turned').length).toBeGreaterThanOrEqual(2)
})

it('opens what only we were shown, and the overview of who eliminates whom', async () => {
  const { all, container } = shown({ ...play, events: [{ event: 'hand-seen', seat: 0, target: 2, cards: ['monk', 'saint'] }] })
  expect(screen.getByText(/^The hand of Clementine/)).toBeTruthy()
  expect(all('.looked .card-button').map((card) => card.getAttribute('aria-label'))).toEqual(['Monk', 'Saint'])
  expect(container.querySelector('[data-hand]')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: texts.t('board-seen') }))
  expect(all('[data-hand]')).toHaveLength(play.view.hand.length)
  await fireEvent.click(screen.getByRole('button', { name: 'Who eliminates whom' }))
  expect(screen.getByText('Strikes: Queen, King')).toBeTruthy()
})

it('tells what a chapter brought, once, though the events come again with the new view', async () => {
  const { rerender, props } = shown({ ...pass, events: [{ event: 'influence-taken', seat: 2, blue: 2, green: 0, yellow: 0 }] })
  await rerender({ ...props, events: [...props.events] })
  await rerender({ ...props, events: [{ event: 'influence-taken', seat: 1, blue: 0, green: 1, yellow: 0 }, { event: 'chapter-began', chapter: 2, first: 1 }] })
  expect(screen.getByText(/^Chapter 1 is over: .*Clementine: 2 Blue/)).toBeTruthy()
})

it('shows a spectator no hand and nothing to do, and all hands in a replay with open cards', () => {
  const watched = shown(spectator)
  expect(watched.container.querySelectorAll('[data-hand], .slot, .danger, .answer')).toHaveLength(0)
  expect(watched.container.querySelectorAll('.court')).toHaveLength(4)
  const open = shown(spectator, { all: Array.from({ length: 4 }, () => play.view) as never })
  expect(open.container.querySelectorAll('.open .card-button')).toHaveLength(4 * play.view.hand.length)
})

it('reckons: best first, tokens times their worth', () => {
  render(Scores, { view: over.view as never, seats: over.seats as never, me: 0, t: texts.t })
  const [first] = screen.getAllByRole('listitem', { name: /reckoning$/ })
  const best = over.view.players.reduce((a, b) => (b.points > a.points ? b : a))
  expect(within(first as HTMLElement).getByText(String(best.points))).toBeTruthy()
  expect(within(first as HTMLElement).getByText(`${best.blue} × ${over.view.colours[0]?.worth} =`)).toBeTruthy()
})

it('tells in the place of the text what a token is', async () => {
  const { find } = shown(play)
  const blue = find('[data-peek="blue"]')
  await fireEvent.keyDown(blue, { key: 'Tab' })
  await fireEvent.focusIn(blue)
  expect(find('[data-box="detail"]').textContent).toContain(texts.t('card-blue-does'))
})

it('keeps the places of the hand, and shows what was played', () => {
  const [first, second] = play.view.hand as [string, string]
  const view = { ...play.view, hand: [second] }
  const log = [{ event: 'chapter-began', chapter: 2, first: 0 }, { event: 'played', seat: 0, card: first }]
  const { all } = shown({ ...play, view, options: [] }, { log: log as never })
  expect(all('[data-slot]').map((place) => place.querySelector('[data-hand]')?.getAttribute('data-hand') ?? place.querySelector('.word')?.textContent)).toEqual(['played', second, undefined, undefined])
})
