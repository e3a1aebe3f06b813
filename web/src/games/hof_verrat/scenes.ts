import { shield, type State } from '../../art/families'
import { EASE, type Scene, to } from '../../lib/director'
import { step } from '../../lib/fit'
import { cardIn, dealt, drawing, find, laid, rect, rectOf, ring, type Round, scored, slain, turnedUp } from '../../lib/scenes'
import type { Moment, Scenes } from '../contract'
import { faceOf, FAMILIES, familyOf, spyBack } from './faces'
import { spotOf } from './places'
import { signed, standingOf, turnedBetween } from './points'
import type { Eliminated, GameEvent, Placed, SpyRevealed, View } from './types'

type Now = Moment<View, GameEvent>
type Act = { name: string; scene: Scene }

const lies = (event: Placed | Eliminated): string => `${spotOf(event)} ${event.spy === null ? event.card : `spy ${event.spy}`}`
const columnOf = (card: string | null, spy: number | null): string => (spy !== null || card === null ? 'spy' : familyOf(card))

/** Where the next card of a pile will lie; in a district of tallies, on its tally. */
function nextIn(root: HTMLElement, cell: string): DOMRect | null {
  const tally = rectOf(root, 'tally', cell)
  if (tally) return cardIn(tally, Math.min(tally.width, tally.height / 1.4))
  const element = find(root, 'cell', cell)
  if (!element) return null
  const at = element.getBoundingClientRect()
  const zoom = at.width / (element.offsetWidth || at.width)
  const card = Number(element.dataset.wide) * zoom
  const n = element.querySelectorAll('[data-lies]').length
  const top = element.classList.contains('up') ? at.bottom - 1.4 * card : at.top + n * step(n + 1, card, at.height)
  return rect(at.left + (at.width - card) / 2, top, card, 1.4 * card)
}

function placed({ root, me, t }: Now, event: Placed): Act {
  const known = event.spy === null && event.card !== null
  const card = known ? { face: faceOf(event.card ?? '', t) } : { back: spyBack(event.spy ?? 0, event.seat) }
  const from = () => (event.seat === me && event.card ? find(root, 'hand', event.card) : null) ?? rectOf(root, 'seat', String(event.seat))
  return { name: 'placed', scene: laid(card, from, () => nextIn(root, `${spotOf(event)} ${columnOf(event.card, event.spy)}`)) }
}

/** The hand as it will lie: three cards in its box. */
function handPlaces(root: HTMLElement): DOMRect[] {
  const box = find(root, 'box', 'hand')
  if (!box) return []
  const at = box.getBoundingClientRect(), wide = at.height / 1.4 * 0.86, gap = (at.width - 3 * wide) / 4
  return [0, 1, 2].map((i) => rect(at.left + gap + i * (wide + gap), at.top + (at.height - 1.4 * wide) / 2, wide, 1.4 * wide))
}

const drew = ({ root, t }: Now, cards: readonly string[]): Act => ({
  name: 'drew',
  scene: dealt(cards.map((card) => ({ face: faceOf(card, t) })), () => rectOf(root, 'pile', 'pile'), () => handPlaces(root)),
})

const STATES: Record<ReturnType<typeof standingOf>, State> = { esteemed: 'sun', disgraced: 'moon', neutral: 'even' }
const LIGHT: Record<State, string> = { sun: '#ffd257', moon: '#b9c6f2', even: '#e9e2d4' }

/** A family's shield turns from one state to another. */
const turned = (root: HTMLElement, family: string, state: State): Scene => async (stage) => {
  const element = find(root, 'shield', family)?.querySelector<HTMLElement>('.shield')
  if (!element) return
  const old = stage.copy(element), place = to(old.at)
  old.element.style.transformOrigin = '50% 50%'
  await stage.play(old.element, [{ transform: `${place} perspective(300px) scale(1)` }, { transform: `${place} perspective(300px) scale(1.35) rotateY(90deg)` }], 320, { easing: 'ease-in' })
  old.element.style.opacity = '0'
  const next = stage.piece(drawing(shield(family, state)), old.at)
  next.element.style.transformOrigin = '50% 50%'
  stage.keep(next)
  await stage.play(next.element, [
    { transform: `${place} perspective(300px) scale(1.35) rotateY(-90deg)` }, { transform: `${place} perspective(300px) scale(1.35)`, offset: 0.6 }, { transform: `${place} scale(1)`, opacity: 1 },
  ], 420, { easing: EASE.settle })
  await ring(stage, old.at, LIGHT[state], 400)
}

const turns = ({ root, before, after }: Now): Act[] =>
  turnedBetween(before, after).map((family) => ({ name: 'turned', scene: turned(root, family, STATES[standingOf(after, family)]) }))

/** The spies are turned up one by one; from the fourth on faster. */
function revealed({ root, before, t }: Now, events: readonly SpyRevealed[]): Act[] {
  const by = (number: number): number => [...before.queen_above, ...before.queen_below, ...before.districts.flatMap(({ spies }) => spies)].find((spy) => spy.number === number)?.by ?? 0
  return events.map((event, n) => ({
    name: 'revealed',
    scene: turnedUp(spyBack(event.spy, by(event.spy)), faceOf(event.card, t), () => find(root, 'lies', `${spotOf(event)} spy ${event.spy}`), n < 3 ? 900 : 450),
  }))
}

/** Family by family the points fly from the shield to everybody, then the missions' from the banners. */
function reckoned({ root, after: { scores } }: Now): Act[] {
  const families = FAMILIES.map((family, i): Round => ({
    from: () => rectOf(root, 'shield', family), gains: (scores ?? []).map(({ families: points }, who) => ({ who, n: points[i] ?? 0 })),
  }))
  const missions = (scores ?? []).map(({ missions: own }, who): Round => ({
    from: () => rectOf(root, 'seat', String(who)), gains: [{ who, n: own.reduce((sum, { points }) => sum + points, 0) }],
  }))
  const rounds = [...families, ...missions].filter(({ gains }) => gains.some(({ n }) => n))
  return [{ name: 'scored', scene: scored(rounds, (who) => find(root, 'points', String(who)), signed) }]
}

/** What is seen of what happened, in its order. */
export const scenes: Scenes<View, GameEvent> = (moment) => {
  const { events, me, root } = moment
  const acts = events.flatMap((event): Act[] => {
    if (event.event === 'placed') return [placed(moment, event)]
    if (event.event === 'eliminated') return [{ name: 'slain', scene: slain(() => find(root, 'lies', lies(event))) }]
    return event.event === 'drew' && event.seat === me && event.cards ? [drew(moment, event.cards)] : []
  })
  const spies = events.filter((event) => event.event === 'spy-revealed')
  return [...acts, ...revealed(moment, spies), ...turns(moment), ...(moment.after.over ? reckoned(moment) : [])]
}
