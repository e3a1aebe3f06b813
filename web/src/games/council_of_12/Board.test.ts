import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { valuesOf } from '../../cards/material.svelte'
import type { CardText } from '../../lib/messages'
import { boardOf, codeOf, type Scene } from '../../test/board'
import Board from './Board.svelte'
import type { Props } from './council.svelte'
import { faceOf } from './faces'
import printed from './printed.json'
import Scores from './Scores.svelte'
import bell from './scenes/bell.json'
import drop from './scenes/drop.json'
import follow from './scenes/follow.json'
import goal from './scenes/goal.json'
import heard from './scenes/lay-heard.json'
import introductory from './scenes/introductory.json'
import twoGoals from './scenes/lay-two-goals.json'
import late from './scenes/lay-late.json'
import lay from './scenes/lay.json'
import learn from './scenes/learn.json'
import open from './scenes/open.json'
import order from './scenes/order.json'
import over from './scenes/over.json'
import patient from './scenes/patient.json'
import rewards from './scenes/rewards.json'
import save from './scenes/save.json'
import second from './scenes/second-reading.json'
import shield from './scenes/shield.json'
import spectator from './scenes/spectator.json'
import take from './scenes/take.json'
import throne from './scenes/throne.json'
import tilt from './scenes/tilt.json'
import tiltCard from './scenes/tilt-card.json'
import turnFar from './scenes/turn-far.json'
import turns from './scenes/turns.json'
import uncanny from './scenes/lay-uncanny.json'
import waiting from './scenes/waiting.json'
import whoDrops from './scenes/who-drops.json'
import won from './scenes/over-won.json'
import { GRACE } from './standing.svelte'

const { texts, propsOf, shown: board } = boardOf('council-of-12', Board, printed)
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** The board with the printed material there. */
async function shown(scene: Scene, more: Partial<Props> = {}) {
  const given = board(scene, more)
  await vi.waitFor(() => expect(given.find('polygon')).not.toBeNull())
  const press = (id: string, args = {}) => fireEvent.click(screen.getByRole('button', { name: texts.t(id, args) }))
  return { ...given, press }
}

const word = (card: string) => texts.t(`card-${card}`)
const valuesOn = (faces: HTMLElement[]) => faces.map(({ dataset }) => Number(dataset.value)).sort((a, b) => a - b)

describe('laying', () => {
  it('is two touches: the card, then a sentence or silence', async () => {
    const { act, click } = await shown(lay)
    await click('[data-card="warlock"]')
    expect(act).not.toHaveBeenCalled()
    await click('[data-sentence="part"]')
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(lay, { choice: 'lay', card: 'warlock', sentence: 'part' }))
  })

  it('puts the card back with Escape, and asks for one before any sentence', async () => {
    const { act, explain, find, click } = await shown(lay)
    await click('[data-card="warlock"]')
    expect(find('[data-card="warlock"]').getAttribute('aria-pressed')).toBe('true')
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(find('[data-card="warlock"]').getAttribute('aria-pressed')).toBe('false')
    await click('[data-sentence="silent"]')
    expect(act).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-lay-a-card')
  })

  it('refuses the character of the help-seeker and says why', async () => {
    const { explain, click } = await shown(lay)
    await click(`[data-card="${lay.view.help_seeker}"]`)
    expect(explain).toHaveBeenCalledExactlyOnceWith('refused-help-seeker')
  })

  it('shows what the picked card could make of the die: on its faces, below the card and in words', async () => {
    const { all, click, find } = await shown(lay)
    await click('[data-card="warlock"]')
    expect(valuesOn(all('.face.aim'))).toEqual(lay.view.beside)
    expect(find('[data-box="detail"]').textContent).toContain(word('warlock'))
    expect(find('[data-box="detail"] .here').textContent).toContain(String(lay.view.beside[0]))
  })

  it('tells by a card’s name where it leads and whether that is the goal', async () => {
    await shown(lay)
    const { values } = lay.view.reach.find(({ card }) => card === 'parasite') as { values: number[] }
    screen.getByRole('button', { name: texts.t('board-reach', { card: word('parasite'), kind: 'values', values: values.join(' / '), hits: 'none' }) })
  })

  it('says below a card that lies open already that it would cancel', async () => {
    const councillors = lay.view.councillors.map((one, seat) => (seat === 1 ? { ...one, lies: true, card: 'parasite' } : one))
    const { find } = await shown(lay, { view: { ...lay.view, councillors } as never })
    expect(find('[data-makes="parasite"]').textContent).toBe(texts.t('board-cancels'))
    expect(find('[data-makes="parasite"] svg')).toBeNull()
  })

  it('has no sentences in an uncannily silent council', async () => {
    const { all, click } = await shown(uncanny)
    await click('[data-card].may')
    expect(all('[data-sentence]')).toHaveLength(1)
  })

  it('for the throne asks for all the same card', async () => {
    await shown(throne)
    screen.getByText(texts.t('board-ask-throne'))
  })

  it('takes nothing more while an answer is on its way', async () => {
    const { act, find, click } = await shown(lay, { busy: true })
    await click('[data-card="warlock"]')
    expect(find('[data-card="warlock"]').getAttribute('aria-pressed')).toBe('false')
    expect(act).not.toHaveBeenCalled()
  })
})

describe('the next wave', () => {
  const code = codeOf(lay, { choice: 'lay', card: 'machine', sentence: null })

  /** The board after an answer, when the next wave asks again. */
  async function again() {
    const board = await shown(lay)
    await board.click('[data-card="machine"]')
    await board.click('[data-sentence="silent"]')
    board.act.mockClear()
    await board.rerender({ ...board.props, options: [] })
    vi.useFakeTimers()
    await board.rerender({ ...board.props })
    return board
  }

  it('keeps the answer, and gives it by itself after a while', async () => {
    const { act, find } = await again()
    expect(find('[data-card="machine"]').getAttribute('aria-pressed')).toBe('true')
    vi.advanceTimersByTime(GRACE.lay - 100)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(act).toHaveBeenCalledExactlyOnceWith(code)
  })

  it('waits as soon as something is touched', async () => {
    const { act, click } = await again()
    await click('[data-card="parasite"]')
    vi.advanceTimersByTime(3 * GRACE.lay)
    expect(act).not.toHaveBeenCalled()
  })

  it('waits for whoever wants to think again', async () => {
    const { act, press, find } = await again()
    await press('board-think-again')
    vi.advanceTimersByTime(3 * GRACE.lay)
    expect(act).not.toHaveBeenCalled()
    expect(find('[data-card="machine"]').getAttribute('aria-pressed')).toBe('true')
  })

  it('gives nothing by itself for whoever does not want that, now and later', async () => {
    const { act, click } = await again()
    await click('[data-keeping]')
    vi.advanceTimersByTime(3 * GRACE.lay)
    expect(act).not.toHaveBeenCalled()
    expect(localStorage.getItem('hofstaat.council.keeping')).toBe('no')
  })

  it('leaves answering to a steward', async () => {
    const { act, rerender, props } = await again()
    await rerender({ ...props, seats: props.seats.map((seat) => ({ ...seat, steward: true })) })
    vi.advanceTimersByTime(3 * GRACE.lay)
    expect(act).not.toHaveBeenCalled()
  })

  it('keeps nothing into another round', async () => {
    const { act, rerender, props, find } = await again()
    await rerender({ ...props, view: { ...props.view, round: 2, filed: [{ challenge: 'challenge-1', score: 6, on_right: false, reward: null }] } })
    vi.advanceTimersByTime(3 * GRACE.lay)
    expect(act).not.toHaveBeenCalled()
    expect(find('[data-card="machine"]').getAttribute('aria-pressed')).toBe('false')
  })
})

/** The board of one scene after a touch, when another one asks in the same round, or in one that differs in `view`. */
async function thenAsked(first: Scene, touch: string, next: Scene, view = {}) {
  const board = await shown(first)
  await board.click(touch)
  board.act.mockClear()
  await board.rerender({ ...board.props, options: [] })
  vi.useFakeTimers()
  const { round, turn, filed, challenge, lead } = board.props.view
  await board.rerender({ ...propsOf(next).props, act: board.act, view: { ...(next.view as Props['view']), round, turn, filed, challenge, lead, ...view } })
  vi.advanceTimersByTime(3 * GRACE.lay)
  return board
}

describe('a wish for the order', () => {
  it.each([['first', 'now'], ['last', 'later']])('%s says %s, also when it is asked again', async (wish, said) => {
    const { act, click } = await shown(order)
    await click(`[data-wish="${wish}"]`)
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(order, { choice: said }))
    const again = await thenAsked(order, `[data-wish="${wish}"]`, order)
    expect(again.act).toHaveBeenCalledExactlyOnceWith(codeOf(order, { choice: said }))
  })

  it('that does not mind lets others go first, and then holds nobody up', async () => {
    const all = { councillors: order.view.councillors.map((one) => ({ ...one, lies: true })) }
    const some = { councillors: all.councillors.map((one, seat) => ({ ...one, lies: seat !== 1 })) }
    expect((await thenAsked(order, '[data-wish="any"]', order, all)).act).toHaveBeenCalledExactlyOnceWith(codeOf(order, { choice: 'later' }))
    expect((await thenAsked(order, '[data-wish="any"]', order, some)).act).toHaveBeenCalledExactlyOnceWith(codeOf(order, { choice: 'now' }))
  })

  it('may be said as soon as the own card is laid', async () => {
    const { act } = await thenAsked(waiting, '[data-wish="last"]', order, { challenge: waiting.view.challenge, lead: waiting.view.lead })
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(order, { choice: 'later' }))
  })

  it('is thought over when it is touched', async () => {
    const board = await shown(order)
    await board.click('[data-wish="last"]')
    board.act.mockClear()
    await board.rerender({ ...board.props, options: [] })
    vi.useFakeTimers()
    await board.rerender({ ...board.props })
    await board.click('[data-wait]')
    vi.advanceTimersByTime(3 * GRACE.lay)
    expect(board.act).not.toHaveBeenCalled()
    expect(board.all('[data-wish]')).toHaveLength(3)
  })

  it.each([['challenge', shield.view.challenge], ['lead', 2]])('ends with the round, also where an extra round has its number: another %s', async (field, value) => {
    const { act } = await thenAsked(order, '[data-wish="last"]', order, { [field]: value })
    expect(act).not.toHaveBeenCalled()
  })
})

describe('who does not mind', () => {
  it('is not asked in the next round either', async () => {
    const { act } = await thenAsked(order, '[data-wish="any"]', order, { lead: 2, round: 5 })
    expect(act).toHaveBeenCalledOnce()
  })
})

describe('a standing no', () => {
  it.each([['bell', bell], ['rewards', rewards]] as const)('declines now and in every round: %s', async (_, scene) => {
    const { act, click } = await shown(scene)
    await click('[data-never]')
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(scene, { choice: 'vote', answer: 'no' }))
    const later = await thenAsked(scene, '[data-never]', scene, { round: 7, lead: 0 })
    expect(later.act).toHaveBeenCalledExactlyOnceWith(codeOf(scene, { choice: 'vote', answer: 'no' }))
  })

  it.each([
    ['the bell says nothing about two turns', bell, '[data-never]', turns],
    ['the bell says nothing about rewards', bell, '[data-never]', rewards],
  ] as const)('to %s', async (_, first, touch, next) => {
    const { act, all } = await thenAsked(first, touch, next)
    expect(act).not.toHaveBeenCalled()
    expect(all('[data-wait]')).toHaveLength(0)
  })

  it('is not offered where something is at stake', async () => {
    for (const scene of [shield, save, tilt]) expect((await shown(scene)).all('[data-never]')).toHaveLength(0)
  })
})

describe('two goals', () => {
  it('are one at the end and one on the way', async () => {
    const { all, find } = await shown(twoGoals)
    expect(find('[data-box="detail"]').textContent).toContain(texts.t('board-two-goals'))
    const met = twoGoals.view.goals.filter((goal) => goal.some((value) => twoGoals.view.shown.includes(value)))
    expect(all('[data-goals] .met')).toHaveLength(met.length)
  })

  it.each([[1, []], [2, ['II']], [2, ['I', 'II']]] as const)('in two turns are one at the end of each: turn %d, met %j', async (turn, goals) => {
    const met = goals.map((goal) => goal.length)
    const { all, find } = await shown(twoGoals, { view: { ...twoGoals.view, turn, met } as never })
    expect(find('[data-box="detail"]').textContent).toContain(texts.t('board-two-turns', { turn, met: goals.join(` ${texts.t('and')} `) || 'none' }))
    expect(all('[data-goals] .met')).toHaveLength(met.length)
  })
})

describe('what others do', () => {
  it('shows who spoke, what lies open, and nothing of what is hidden', async () => {
    const { all, find } = await shown(heard)
    const speaker = heard.view.councillors.findIndex(({ sentence }) => sentence)
    const chair = heard.view.councillors.findIndex(({ card }) => card)
    expect(find(`[data-seat="${speaker}"] [data-said]`).textContent).toContain(texts.t(`board-sentence-${heard.view.councillors[speaker]?.sentence}`))
    expect(find(`[data-seat="${speaker}"] [data-place] [role="img"]`).getAttribute('aria-label')).toBe(texts.t('board-lies-down'))
    expect(find(`[data-seat="${chair}"] [data-place] .lying button`).getAttribute('aria-label')).toContain(word(heard.view.councillors[chair]?.card ?? ''))
    expect(all('[data-place] .card-button')).toHaveLength(1)
  })

  it('shows the own hidden card as hidden, and all cards only where the replay opens them', async () => {
    const { all } = await shown(order)
    expect(all('.lying.veiled')).toHaveLength(1)
    const views = order.view.councillors.map((_, seat) => ({ ...order.view, laid: ['worker', 'machine', 'parasite'][seat] }))
    const opened = await shown(order, { me: null, all: views as never, options: [] })
    expect(opened.all('.lying.veiled')).toHaveLength(3)
  })

  it('says what one has answered and who is still missing', async () => {
    const { container } = await shown(waiting, { view: { ...waiting.view, uncanny: true } as never })
    const { card, sentence } = waiting.view.answer as { card: string; sentence: string | null }
    expect(container.textContent).toContain(texts.t('board-laid', { card: word(card), sentence: sentence ?? 'none' }))
    expect(container.textContent).toContain(waiting.seats[waiting.view.waiting[0] as number]?.nickname)
  })

  it('has nothing to press for a spectator', async () => {
    const { find, all } = await shown(spectator)
    expect(find('[data-box="ask"]')).toBeNull()
    expect(all('.may')).toHaveLength(0)
  })

  it('tells what was carried out when events come', async () => {
    const events = [
      { event: 'revealed', seat: 1, card: 'machine', others: null, following: false },
      { event: 'die-turned', value: 9, seat: 1, card: 'machine' },
      { event: 'resolved', card: 'machine', targets: [1], negated: false },
    ]
    const { all, find, rerender, props } = await shown(lay, { log: events as never })
    expect(find('[data-chain]').textContent).toContain(texts.t('board-told-done', { who: lay.seats[1]?.nickname ?? '', card: word('machine'), mine: 'no', values: '9' }))
    await rerender({ ...props, log: [...events] as never, seats: [...props.seats] })
    expect(all('[data-chain] li')).toHaveLength(1)
  })
})

describe('carrying out', () => {
  it('turns the die by a touch on the face beside', async () => {
    const { act, all, click } = await shown(tiltCard)
    expect(all('[data-face]').map((face) => Number(face.dataset.face)).sort((a, b) => a - b)).toEqual(tiltCard.view.beside)
    await click(`[data-face="${tiltCard.view.beside[2]}"]`)
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(tiltCard, { choice: 'turn-die', value: tiltCard.view.beside[2] }))
  })

  it('offers every value it may be turned to, also those past the faces beside', async () => {
    const { act, all, click } = await shown(turnFar)
    expect(all('[data-number]')).toHaveLength(turnFar.options.length)
    await click('[data-number]')
    expect(act).toHaveBeenCalledExactlyOnceWith(turnFar.options[0]?.code)
  })

  it('changes a goal by a touch on it', async () => {
    const { act, all } = await shown(goal)
    await fireEvent.click(all('button.goal')[1] as HTMLElement)
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(goal, { choice: 'change-goal', which: 2 }))
  })

  it.each([['open', open], ['follow', follow], ['drop', drop]] as const)('%s: the card, then the word', async (tag, scene) => {
    const { act, click, find } = await shown(scene)
    const card = scene.options[0]?.choice.card ?? ''
    if (find(`[data-card="${card}"]`).getAttribute('aria-pressed') !== 'true') await click(`[data-card="${card}"]`)
    await click('[data-box="ask"] .answer')
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(scene, { choice: tag, card }))
  })

  it.each([['take', take], ['patient', patient]] as const)('%s: a card of the own pile', async (_, scene) => {
    const { act, all, find, click } = await shown(scene)
    expect(all('[data-card]').map((card) => card.dataset.card)).toEqual(scene.view.pile)
    const card = scene.options.flatMap(({ choice }) => choice.card ?? [])[0] ?? ''
    if (find(`[data-card="${card}"]`).getAttribute('aria-pressed') !== 'true') await click(`[data-card="${card}"]`)
    await click('[data-box="ask"] .answer:not(.quiet)')
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(scene, { choice: 'take', card }))
  })
})

describe('ballots', () => {
  it.each([['bell', bell], ['rewards', rewards], ['save', save], ['shield', shield], ['turns', turns], ['tilt', tilt]] as const)('%s: one touch', async (_, scene) => {
    const { act, all, container } = await shown(scene)
    expect(container.textContent).toContain(texts.t(`word-${scene.view.phase}`))
    const answers = all('[data-box="ask"] .answer:not([data-never])')
    expect(answers).toHaveLength(scene.options.length)
    await fireEvent.click(answers.at(-1) as HTMLElement)
    expect(act).toHaveBeenCalledExactlyOnceWith(scene.options.at(-1)?.code)
  })

  it('names somebody by a touch on the name', async () => {
    const { act } = await shown(whoDrops)
    const { target } = whoDrops.options[1]?.choice ?? {}
    await fireEvent.click(document.querySelector(`[data-seat="${target}"] button.name`) as HTMLElement)
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(whoDrops, { choice: 'vote-seat', target }))
  })

  it('learns a character: which one, then yes', async () => {
    const { act, click } = await shown(learn)
    const card = learn.options[1]?.choice.card
    await click(`[data-card="${card}"]`)
    await click('[data-box="ask"] .answer')
    expect(act).toHaveBeenCalledExactlyOnceWith(codeOf(learn, { choice: 'vote-learn', card }))
  })

  it('shows everybody’s first answer in a second reading', async () => {
    const { all } = await shown(second)
    expect(all('.say.vote')).toHaveLength(second.view.councillors.length - 1)
  })
})

describe('around the die', () => {
  it('never opens the details of the challenge that lies there, but those of filed ones', async () => {
    const { inspect, all, find } = await shown(late)
    expect(find(`[data-peek~="${late.view.challenge?.challenge}"]`)).toBeNull()
    await fireEvent.click(find('[data-filed]'))
    await fireEvent.click(all('dialog .chip').find(({ textContent }) => textContent?.includes(word(late.view.filed[0]?.challenge ?? ''))) as HTMLElement)
    expect(inspect).toHaveBeenCalledExactlyOnceWith(late.view.filed[0]?.challenge)
  })

  it('shows the front that the bell uncovered', async () => {
    const { container } = await shown(late)
    expect(container.textContent).toContain(word(late.view.following?.challenge ?? ''))
  })

  it('gives advice in the introductory game', async () => {
    const { container } = await shown(introductory)
    expect(container.textContent).toContain(texts.t(`word-${introductory.view.tip}`))
  })

  it('turns with the view, and lies still where nothing should move', async () => {
    const { find, rerender, props } = await shown(lay)
    await rerender({ ...props, view: { ...props.view, die: 3 } })
    await tick()
    expect(find('.face.front text').textContent).toBe('3')
  })
})

describe('cards in detail', () => {
  it('say goals, effects and rewards in words', () => {
    const { values } = printed.find(({ name }) => name === 'challenge.challenge-21') as unknown as CardText
    const words = texts.t('card-challenge-21-does', valuesOf({ name: '', values, confidence: 'rulebook' }, texts.t))
    for (const part of ['3', '10', word('LOSE1'), word('R_OPEN')]) expect(words).toContain(part)
    expect(words).not.toContain('card-')
  })

  it('have a face for everything in the box', () => {
    const faces = [...printed.map(({ name }) => name.slice(name.indexOf('.') + 1)), 'R_TILT'].map((card) => faceOf(card, {}, texts.t))
    expect(faces.filter(({ name, look }) => !look.figure || name.startsWith('card-') || name.startsWith('board-'))).toEqual([])
  })
})

describe('the end', () => {
  it.each([['lost', over], ['won', won]] as const)('%s: the verdict and what the term is made of', (_, scene) => {
    const { container } = render(Scores, { props: { view: scene.view as never, seats: scene.seats as never, me: scene.me, t: texts.t } })
    const { term, verdict, challenges, crowns, favour } = scene.view.result
    expect(challenges + crowns + favour).toBe(term)
    expect(container.querySelector('[data-term]')?.textContent).toBe(String(term))
    expect(container.textContent).toContain(texts.t(scene.view.result.won ? `word-${verdict}` : 'score-lost'))
    if (!scene.view.result.won) expect(container.textContent).not.toContain(texts.t(`word-${verdict}`))
  })

  it('shows which challenges failed', () => {
    const [first, second_] = won.view.filed.map(({ challenge }) => challenge)
    const log = [{ event: 'evaluated', challenge: first, passed: false, die: 1 }, { event: 'evaluated', challenge: second_, passed: true, die: 1 }]
    const { container } = render(Scores, { props: { view: won.view as never, log: log as never, seats: won.seats as never, me: won.me, t: texts.t } })
    expect([...container.querySelectorAll<HTMLElement>('[data-end]')].map(({ dataset }) => dataset.end).slice(0, 2)).toEqual(['failed', 'passed'])
  })

  it('asks nothing any more', async () => {
    const { find } = await shown(over)
    expect(find('[data-box="ask"]')).toBeNull()
  })
})
