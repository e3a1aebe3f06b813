import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { boardOf, codeOf, optionIn, type Scene } from '../../test/board'
import type { Tagged } from '../../lib/words'
import Board from './Board.svelte'
import Scores from './Scores.svelte'
import answer from './scenes/answer.json'
import fool from './scenes/fool.json'
import forced from './scenes/forced.json'
import name from './scenes/name.json'
import over from './scenes/over.json'
import question from './scenes/question.json'
import rob from './scenes/rob.json'
import spectator from './scenes/spectator.json'
import spyPlace from './scenes/spy-place.json'
import spySwap from './scenes/spy-swap.json'
import start from './scenes/start.json'
import thirteen from './scenes/thirteen-answer.json'
import threeFool from './scenes/three-fool.json'
import trade from './scenes/trade.json'
import turn from './scenes/turn.json'
import two from './scenes/two.json'
import twoAnswer from './scenes/two-answer.json'

const { texts, propsOf, say, shown } = boardOf('mascarade', Board)
const began = { event: 'turn-began', seat: 2, preparation: false, forced: false, hand: null }
const mask = (key: string) => `[data-mask="${key}"]`
const buttonFor = (scene: Scene, wanted: Tagged) => screen.getByRole('button', { name: say(scene, optionIn(scene, wanted)) })

describe('the own turn', () => {
  it('takes a mask under the table, then swaps or only pretends, with buttons that look alike', async () => {
    const { act, click } = shown(turn)
    await click(mask('2'))
    const [keep, swap] = [buttonFor(turn, { choice: 'swap', other: 2, swap: false }), buttonFor(turn, { choice: 'swap', other: 2, swap: true })]
    expect(keep.className).toBe(swap.className)
    await fireEvent.click(keep)
    await fireEvent.click(swap)
    expect(act.mock.calls.flat()).toEqual([codeOf(turn, { choice: 'swap', other: 2, swap: false }), codeOf(turn, { choice: 'swap', other: 2, swap: true })])
  })

  it('puts the mask back with Escape', async () => {
    const { find, click } = shown(turn)
    await click(mask('2'))
    expect(find(mask('2')).getAttribute('aria-pressed')).toBe('true')
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(find(mask('2')).getAttribute('aria-pressed')).toBe('false')
  })

  it('looks at the own card', async () => {
    const { act } = shown(turn)
    await fireEvent.click(buttonFor(turn, { choice: 'look' }))
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(turn, { choice: 'look' }))
  })

  it('announces in two steps: the character, then the word', async () => {
    const { act, click } = shown(turn)
    await click('[data-character="queen"]')
    expect(act).not.toHaveBeenCalled()
    await fireEvent.click(buttonFor(turn, { choice: 'announce', character: 'queen' }))
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(turn, { choice: 'announce', character: 'queen' }))
  })

  it('after a reveal only swaps, and says why not otherwise', async () => {
    const { explain, act, click } = shown(forced)
    await click('[data-character="king"]')
    await click('[data-look].refused')
    expect(explain.mock.calls).toEqual([['refused-forced-swap'], ['refused-forced-swap']])
    expect(act).not.toHaveBeenCalled()
  })

  it('takes nothing more while an answer is on its way', async () => {
    const { act, click, find } = shown(turn, { busy: true })
    await click(mask('2'))
    expect(find(mask('2')).getAttribute('aria-pressed')).toBe('false')
    expect(act).not.toHaveBeenCalled()
  })
})

describe('with two players', () => {
  it('the own card comes first, then its partner or a character', async () => {
    const { act, explain, click } = shown(two)
    await click('[data-character="king"]')
    expect(explain).toHaveBeenCalledExactlyOnceWith('board-pick-own')
    await click(mask('0-left'))
    await click(mask('1-right'))
    await fireEvent.click(buttonFor(two, { choice: 'swap', hand: 'left', other: 1, other_hand: 'right', swap: true }))
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(two, { choice: 'swap', hand: 'left', other: 1, other_hand: 'right', swap: true }))
  })

  it('announces with the hand that was touched', async () => {
    const { act, click } = shown(two)
    await click(mask('0-right'))
    await click('[data-character="king"]')
    await fireEvent.click(buttonFor(two, { choice: 'announce', character: 'king', hand: 'right' }))
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(two, { choice: 'announce', character: 'king', hand: 'right' }))
  })

  it('the protected card looks, but does not announce', async () => {
    const { act, explain, click } = shown(two)
    await click(mask('0-protected'))
    await click('[data-character="king"]')
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-protected')
    await fireEvent.click(buttonFor(two, { choice: 'look', hand: 'protected' }))
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(two, { choice: 'look', hand: 'protected' }))
  })

  it('the opponent’s protected card is out of reach', async () => {
    const { explain, click } = shown(two)
    await click(mask('1-protected'))
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-swap-hands')
  })

  it('a claim names the card: a button for each, or only that of the card that was touched', async () => {
    const { act, all, click } = shown(twoAnswer)
    expect(all('[data-claim]')).toHaveLength(3)
    await click(mask('0-protected'))
    await click('[data-claim]')
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(twoAnswer, { choice: 'claim', hand: 'protected' }))
  })
})

describe('an announcement', () => {
  it('is answered with a claim or let pass', async () => {
    const { act } = shown(answer)
    await fireEvent.click(buttonFor(answer, { choice: 'pass' }))
    await fireEvent.click(buttonFor(answer, { choice: 'claim' }))
    expect(act.mock.calls.flat()).toEqual([codeOf(answer, { choice: 'pass' }), codeOf(answer, { choice: 'claim' })])
  })

  it('shows what each of thirteen has said', () => {
    const { all } = shown(thirteen)
    const { answers } = thirteen.view.announcement
    expect(all('[data-said=claims]')).toHaveLength(answers.filter(({ claims }) => claims).length)
    expect(all('[data-said=passes]')).toHaveLength(answers.filter(({ claims }) => !claims).length)
    expect(all('[data-said=announces]')).toHaveLength(1)
  })

  it('ends with masks off: who was right, who was not', () => {
    const { all } = shown(fool)
    const { answers } = fool.view.announcement
    const claims = answers.filter(({ claims }) => claims)
    expect(all('.pill:is(.right, .wrong)')).toHaveLength(claims.length + 1)
    expect(all('.pill.right')).toHaveLength([fool.view.announcement, ...claims].filter(({ right }) => right).length)
  })

  it('stays in sight for the next turn', async () => {
    const { rerender, all } = shown(fool)
    const events = [{ event: 'announced', seat: 1, hand: null, character: 'king' }, { event: 'revealed', seat: 1, hand: null, card: 'queen', right: false }]
    const calm = { ...fool.view, announcement: null }
    await rerender({ view: calm, log: [began, ...events], options: [] } as never)
    expect(all('.pill.wrong')).toHaveLength(1)
    await rerender({ view: calm, log: [began, ...events, began] } as never)
    expect(all('.pill.wrong')).toHaveLength(1)
    expect(all('.pill.wrong')[0]?.textContent).toContain('Queen')
    await rerender({ view: calm, log: [began, ...events, began, began] } as never)
    expect(all('.pill')).toHaveLength(0)
  })
})

describe('powers', () => {
  it.each([
    ['rob', rob, (choice: Tagged) => String(choice.victim)],
    ['question', question, (choice: Tagged) => String(choice.victim)],
    ['trade', trade, (choice: Tagged) => String(choice.other)],
    ['spy', spyPlace, (choice: Tagged) => String(choice.other)],
  ])('%s: a touch on a mask is the answer', async (tag, scene, keyFor) => {
    const { act, click } = shown(scene)
    const option = (scene as Scene).options.find(({ choice }) => choice.choice === tag) as { code: number; choice: Tagged }
    await click(mask(keyFor(option.choice)))
    expect(act).toHaveBeenCalledExactlyOnceWith(option.code)
  })

  it('the Bishop does not take from just anybody', async () => {
    const { act, explain, click } = shown(rob)
    await click(mask('0'))
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-rob-the-richest')
    expect(act).not.toHaveBeenCalled()
  })

  it('the Witch may keep her fortune', async () => {
    const { act } = shown(trade)
    await fireEvent.click(buttonFor(trade, { choice: 'decline' }))
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(trade, { choice: 'decline' }))
  })

  it('the Fool takes two others, one of each with three players', async () => {
    const { act, click } = shown(threeFool)
    await click(mask('1-left'))
    await click(mask('2-right'))
    await click('[data-swap]')
    expect(act).toHaveBeenCalledOnce()
    const taken = (threeFool as Scene).options.find(({ code }) => code === act.mock.calls[0]?.[0])?.choice
    expect([taken?.hand, taken?.other_hand].sort()).toEqual(['left', 'right'])
  })

  it('the Fool cannot take the own card', async () => {
    const { explain, click } = shown(fool)
    await click(mask('0'))
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-fool-two-others')
  })

  it('the Spy sees both cards, and has nothing to pick any more', async () => {
    const { act, all, click } = shown(spySwap)
    expect(all('.mask:has(.secret) .card')).toHaveLength(2)
    await click('[data-swap]')
    expect((spySwap as Scene).options.map(({ code }) => code)).toContain(act.mock.calls[0]?.[0])
  })

  it('who is asked by the Inquisitor names a character', async () => {
    const { act, click } = shown(name)
    await click('[data-character="judge"]')
    await click('[data-announce]')
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(name, { choice: 'name', character: 'judge' }))
  })
})

describe('what is seen', () => {
  it('the deal, also on a page that was opened later, until the masks are turned down', async () => {
    const { all } = shown({ ...start, events: [] }, { log: start.events as never })
    expect(all('[data-shown]')).toHaveLength(start.view.characters.length)
    await fireEvent.click(screen.getByRole('button', { name: texts.t('board-turn-down') }))
    expect(all('[data-shown]')).toHaveLength(0)
  })

  it('the deal, as long as it may be told: for two turns, whoever has them', async () => {
    const { rerender, all } = shown(start)
    await rerender({ log: [...start.events, began] } as never)
    expect(all('[data-opening]')).toHaveLength(1)
    await rerender({ log: [...start.events, began, began] } as never)
    expect(all('[data-opening]')).toHaveLength(0)
  })

  it('the deal no longer once cards have changed hands before one’s eyes', async () => {
    const { rerender, all } = shown(start)
    const swapped = { event: 'swapped', seat: 1, of: 1, hand: null, other: 2, other_hand: null, centre: null, swapped: null }
    await rerender({ log: [...start.events, began, swapped], events: [swapped] } as never)
    expect(all('[data-opening]')).toHaveLength(0)
  })

  it('what one looked at, only until it is put away', async () => {
    const { rerender, find, click } = shown(turn)
    await rerender({ log: [{ event: 'looked', seat: 0, hand: null, card: 'witch' }], options: [] } as never)
    expect(find('[data-place="0"]').dataset.shown).toBe('witch')
    expect(find('.ask').textContent).toContain('Witch')
    await click('.ask .quiet')
    expect(find('[data-place="0"]').dataset.shown).toBeUndefined()
  })

  it('a swap of others looks the same whether it happened or not: no mark tells', async () => {
    const pages = await Promise.all(
      [true, false].map(async (swapped) => {
        const { rerender, find } = shown({ ...spectator })
        const events = [{ event: 'swapped', seat: 1, of: 1, hand: null, other: 2, other_hand: null, centre: null, swapped }]
        await rerender({ events, log: events } as never)
        return find('.hall').innerHTML
      }),
    )
    expect(pages[0]).toBe(pages[1])
  })

  it('a replay with open cards shows them all', () => {
    const open = { ...spectator.view, players: spectator.view.players.map((player) => ({ ...player, places: player.places.map((place) => ({ ...place, card: 'witch' })) })) }
    const { all } = shown(spectator, { all: [open] as never })
    expect(all('[data-shown=witch]')).toHaveLength(spectator.view.players.length)
  })

  it('that so much gold wins, and how many turns are left', () => {
    const { find } = shown(turn)
    expect(find('[data-goal]').textContent).toContain('13')
    expect(find('[data-turns]').textContent).toContain(String(turn.view.turns_left))
  })

  it('where one stands, if the table agreed on it', () => {
    const view = { ...turn.view, announcement: null }
    const { find } = shown({ ...turn, view, events: [] }, { log: [] as never, standing: { goal: 13, to_go: turn.view.players.map(({ gold }) => 13 - gold), leaders: [2], turns_left: 9 } as never })
    expect(find('.detail').textContent).toContain(`${13 - (turn.view.players[0]?.gold ?? 0)} gold short`)
    expect(find('.detail').textContent).toContain(String(turn.seats[2]?.nickname))
  })

  it('with the memory aid, by a button, all that is certain; without it how to get it', async () => {
    const { find, rerender, all } = shown(spectator)
    await fireEvent.click(find('.aid'))
    expect(all('dialog a[href="/new/mascarade"]')).toHaveLength(1)
    const players = spectator.view.players.map((player) => ({ ...player, places: player.places.map((place) => ({ ...place, certain: 'judge' })) }))
    await rerender({ view: { ...spectator.view, memory_aid: true, players } } as never)
    expect(all('dialog li')).toHaveLength(players.length)
  })

  it('a character’s text where it is touched, in its fixed place', async () => {
    const { find, click } = shown(spectator)
    await click('[data-character="king"]')
    expect(find('.detail').textContent).toContain('King')
  })

  it('names that only a number tells apart in full', () => {
    const seats = thirteen.seats.map((seat, n) => ({ ...seat, nickname: n === 3 ? 'Dorante 11' : seat.nickname }))
    const { all } = shown({ ...thirteen, seats })
    expect(all('.named .last').map(({ textContent }) => textContent)).toEqual([' 11'])
  })

  it('every fortune, the bank and the court', () => {
    shown(spectator)
    for (const { gold } of spectator.view.players) expect(screen.getAllByRole('img', { name: texts.t('board-gold', { gold }) }).length).toBeGreaterThan(0)
    expect(screen.getByLabelText(texts.t('board-bank', { gold: spectator.view.bank }))).toBeTruthy()
    expect(screen.getByLabelText(texts.t('board-court', { gold: spectator.view.court }))).toBeTruthy()
  })

  it('with the memory aid what is certain', () => {
    const players = turn.view.players.map((player) => ({ ...player, places: player.places.map((place) => ({ ...place, certain: 'judge' })) }))
    const { all } = shown({ ...turn, view: { ...turn.view, memory_aid: true, players } })
    expect(all('.certain')).toHaveLength(turn.view.players.length)
  })

  it('nothing to do for who only watches', () => {
    const { all } = shown(spectator)
    expect(all('.may')).toHaveLength(0)
    expect(all('.answers button')).toHaveLength(0)
  })

  it('who was who, and who won, at the end', () => {
    const { container } = render(Scores, { props: propsOf(over).props })
    expect(container.querySelectorAll('.fortune')).toHaveLength(over.view.players.length)
    expect(container.querySelectorAll('.best')).toHaveLength(over.view.winners.length)
  })
})
