import { EASE, type Scene, type Stage, to } from '../../lib/director'
import { about, cardIn, dealt, drawn, GLOW, pictured, rect, ring, type Round, scored, slain } from '../../lib/scenes'
import { GameTexts } from '../../lib/texts.svelte'
import { sayEvent, type Tagged } from '../../lib/words'
import type { Act, Moment, Scenes } from '../contract'
import { Backstage, enlarged, zoomOf } from './backstage'
import { AREA_NAMES, areaOf, backOf, faceOf, GAME, goalFace, pointsOf } from './faces'
import { stageFor } from './lay'
import { tried } from './trial.svelte'
import type { Exchanged, GameEvent, Killed, Placed, Revealed, RoundBegan, Slid, Travelled, TurnedUp, View } from './types'
import { awardsIn, type Award, winnerOf } from './verdict'

type Now = Moment<View, GameEvent>

const LAUREL = '#ffd978'
/** Lightning, on 24 x 24. */
const BOLT = 'M13 1 4 14h6l-2 9 11-14h-7l3-8z'

/** Where a card comes from that somebody plays: the own one from the hand, any other from its owner's box. */
function sourceOf(stage: Stage, back: Backstage, seat: number, card: string | null): DOMRect | null {
  const own = card === null ? null : back.find('hand', card)
  return own ? stage.hide(own) : (back.rectOf('heap', `${seat} hand`) ?? back.rectOf('seat', seat))
}

/** The place of a card in something that may be as low as a strip. */
const placeIn = (at: DOMRect): DOMRect => (at.height > at.width ? at : cardIn(at, Math.min(at.width * 0.6, at.height * 2.4)))

/** A goal is fulfilled: its laurel lights up. */
async function crowned(stage: Stage, back: Backstage, number: number): Promise<void> {
  const { goal, state } = back.shown(number)
  stage.sound('point')
  if (goal) await Promise.all([ring(stage, goal.getBoundingClientRect(), LAUREL, 620), state && stage.play(state, [{ opacity: 0, transform: 'scale(1.7)' }, { opacity: 1, transform: 'scale(1)' }], 420)])
}

/** A card arrives in a column, and what is fulfilled by it is said so. */
async function arrive(stage: Stage, back: Backstage, from: DOMRect | null, picture: HTMLElement, events: readonly GameEvent[], number: number, columns: number[]): Promise<void> {
  const before = back.column(number)?.fulfilled
  back.tell(stage, events, ...columns)
  const lies = back.card(number, (back.column(number)?.cards.length ?? 0) - 1)
  if (!lies || !from) return
  const at = placeIn(lies.getBoundingClientRect())
  lies.style.opacity = '0'
  const piece = stage.piece(picture, cardIn(from, Math.min(from.width, at.width * 1.3)))
  await stage.travel(piece, at)
  lies.style.opacity = ''
  stage.sound('lay')
  await ring(stage, at)
  if (!before && back.column(number)?.fulfilled) await crowned(stage, back, number)
}

const placed = (now: Now, back: Backstage, event: Placed): Scene => async (stage) => {
  const card = event.card === null ? { back: backOf(event.seat, null) } : { face: faceOf(event.card, now.t) }
  await arrive(stage, back, sourceOf(stage, back, event.seat, event.card), pictured(card, 100), [event], event.column, [event.column])
}

/** What a strip hides is lifted out of it, turned over, looked at, and lies open. */
const turned = ({ t }: Now, back: Backstage, event: TurnedUp): Scene => async (stage) => {
  const column = back.column(event.column), index = (column?.cards.length ?? 0) - 2
  const lies = back.card(event.column, index)
  if (!column || !lies) return
  const strip = lies.getBoundingClientRect(), lifted = cardIn(strip, Math.max(strip.width * 0.68, 62))
  lies.style.opacity = '0'
  const piece = stage.piece(pictured({ face: faceOf(event.card, t, event.owner, column.area) }, lifted.width), lifted, pictured({ back: backOf(event.owner, null) }, lifted.width))
  stage.sound('reveal')
  await stage.flip(piece)
  await ring(stage, piece.at, '#fff3c8')
  await stage.hold(700)
  back.tell(stage, [event], event.column)
  await stage.play(piece.element, [{ transform: `${to(piece.at)} scale(1)`, opacity: 1 }, { transform: `${to(piece.at)} scale(.7)`, opacity: 0 }], 220)
}

const travelled = ({ t }: Now, back: Backstage, event: Travelled): Scene => async (stage) => {
  const column = back.column(event.column)
  const index = column?.cards.findLastIndex(({ owner, card }) => owner === event.owner && card === 'explorer') ?? -1
  const from = index < 0 ? null : back.card(event.column, index)?.getBoundingClientRect()
  await arrive(stage, back, from ?? null, pictured({ face: faceOf('explorer', t, event.owner) }, 100), [event], event.into, [event.column, event.into])
}

const killed = (back: Backstage, event: Killed): Scene => async (stage) => {
  await slain(() => back.card(event.column, (back.column(event.column)?.cards.length ?? 0) - 1))(stage)
  back.tell(stage, [event], event.column)
}

/** Lightning, and the column lies in the dark. */
const stormed = (back: Backstage, event: GameEvent & { column: number }): Scene => async (stage) => {
  const at = back.rectOf('column', event.column)
  if (!at) return
  const flash = stage.piece(drawn('<svg viewBox="0 0 10 10" preserveAspectRatio="none"><rect width="10" height="10" rx=".4" fill="#e6edff"/></svg>'), at)
  const bolt = stage.piece(drawn(`<svg viewBox="0 0 24 24"><path d="${BOLT}" fill="#ffe27a" stroke="#1d1024" stroke-width="1"/></svg>`), about(at, at.width))
  const place = to(bolt.at)
  stage.sound('strike')
  await Promise.all([
    stage.play(flash.element, [{ opacity: 0 }, { opacity: 0.85, offset: 0.3 }, { opacity: 0 }], 200),
    stage.play(bolt.element, [{ transform: `${place} translateY(-60%) scale(.7)`, opacity: 0 }, { transform: `${place} scale(1)`, opacity: 1 }], 200, { easing: EASE.drop }),
  ])
  back.tell(stage, [event], event.column)
  await Promise.all([crowned(stage, back, event.column), stage.play(bolt.element, [{ opacity: 1 }, { opacity: 0 }], 520)])
}

/** A card goes under its owner's cloak. */
const slid = (now: Now, back: Backstage, event: Slid): Scene => async (stage) => {
  const from = sourceOf(stage, back, event.seat, event.card)
  const index = back.column(event.column)?.cards.findLastIndex(({ owner, card }) => owner === event.seat && card === 'cloak') ?? -1
  const cloak = back.card(event.column, index)?.getBoundingClientRect()
  if (from && cloak) {
    const piece = stage.piece(pictured(event.card ? { face: faceOf(event.card, now.t) } : { back: backOf(event.seat, null) }, 100), cardIn(from, Math.min(from.width, 120)))
    await stage.travel(piece, placeIn(cloak))
    await stage.play(piece.element, [{ opacity: 1 }, { opacity: 0 }], 160)
  }
  back.tell(stage, [event], event.column)
}

/** Two goals change places. */
const exchanged = (back: Backstage, event: Exchanged): Scene => async (stage) => {
  const goals = [event.column, event.other_column].map((number) => back.shown(number).goal)
  const [one, other] = goals
  if (one && other) {
    stage.sound('deal')
    const [a, b] = [stage.copy(one), stage.copy(other)], [from, goal] = [a.at, b.at]
    await Promise.all([stage.travel(a, goal, 620, 70), stage.travel(b, from, 620, 20)])
  }
  back.tell(stage, [event], event.column, event.other_column)
}

/** At the end of the round all cards are turned up, column by column. */
const revealed = (back: Backstage, events: readonly Revealed[]): Scene => async (stage) => {
  for (const number of [...new Set(events.map(({ column }) => column))]) {
    const mine = events.filter(({ column }) => column === number)
    back.tell(stage, mine, number)
    stage.sound('reveal')
    await Promise.all(mine.map(({ owner, card }, n) => {
      const lies = back.card(number, back.column(number)?.cards.findIndex((one) => one.owner === owner && one.card === card) ?? 0)
      return lies && stage.play(lies, [{ transform: 'perspective(300px) rotateX(90deg)', opacity: 0.4 }, { transform: 'perspective(300px) rotateX(0deg)', opacity: 1 }], 420, { delay: n * 90 })
    }))
  }
  await stage.hold(700)
}

/** Milliseconds for a step of an award; of many cards each is told quickly. */
const beatOf = (step: GameEvent, steps: number): number =>
  step.event === 'awarded' ? 0 : step.event === 'numbered' ? Math.min(420, 2600 / steps) : step.event === 'summed' ? 420 : 700

/** What a step of an award points at. */
function pointedAt(root: HTMLElement, step: GameEvent): HTMLElement | null {
  if (step.event === 'summed') return root.querySelector(`[data-podium="${step.seat}"]`)
  if (step.event === 'awarded') return step.winner === null ? null : root.querySelector(`[data-podium="${step.winner}"]`)
  return 'card' in step && 'owner' in step ? root.querySelector(`[data-weighed="${step.owner} ${step.card}"]`) : null
}

const POPS: Keyframe[] = [{ transform: 'scale(1.16)', opacity: 0.6 }, { transform: 'scale(1)', opacity: 1 }]
const FALLS: Keyframe[] = [{ transform: 'rotate(0deg) scale(1.1)', opacity: 1 }, { transform: 'rotate(7deg) translateY(4%) scale(1)', opacity: 1 }]
const RISES: Keyframe[] = [{ transform: 'translateY(40%)', opacity: 0 }, { transform: 'translateY(0)', opacity: 1 }]

/** A goal is awarded on the stage: step by step to its winner, then it flies into the winner's box. */
const awarded = (now: Now, back: Backstage, award: Award, texts: GameTexts): Scene => async (stage) => {
  const box = back.find('box', 'stage')
  if (!box) return
  back.clear(stage)
  const [w, h] = [box.offsetWidth, box.offsetHeight]
  const host = document.createElement('div'), people = { nameOf: (seat: number) => now.seats[seat]?.nickname ?? '?', me: now.me }
  stage.piece(enlarged(host, zoomOf(box)), box.getBoundingClientRect())
  const z = stageFor({ x: 0, y: 0, w, h, card: 0 }, now.seats.length, now.before.columns)
  const trial = tried(host, { award, until: 1, w, h, z, t: now.t, nameOf: people.nameOf, say: (event) => sayEvent(event as unknown as Tagged, texts, people) })
  try {
    await stage.play(host, [{ opacity: 0 }, { opacity: 1 }], 240)
    await stage.hold(700)
    for (const [n, step] of award.steps.entries()) {
      trial.tell(n + 1)
      const at = pointedAt(host, step)
      if (step.event === 'removed') stage.sound('strike')
      if (at) await stage.play(at, step.event === 'removed' ? FALLS : step.event === 'summed' ? RISES : POPS, 280)
      await stage.hold(beatOf(step, award.steps.length))
    }
    await stage.hold(1500)
    await given(stage, back, now, award, host)
  } finally {
    trial.end()
  }
}

async function given(stage: Stage, back: Backstage, now: Now, { goal, steps }: Award, host: HTMLElement): Promise<void> {
  const judged = host.querySelector<HTMLElement>('[data-judged]'), winner = winnerOf({ goal, steps, column: 0, cards: [] }, steps.length)
  const box = typeof winner === 'number' ? (back.rectOf('won', winner) ?? back.rectOf('seat', winner)) : null
  if (!judged || !box) return
  const at = judged.getBoundingClientRect()
  judged.style.opacity = '0'
  const piece = stage.piece(pictured({ face: goalFace(goal, now.t) }, at.width), at)
  await stage.travel(piece, cardIn(box, Math.min(box.width, at.width * 0.6)), 620, 90)
  stage.sound('point')
  await ring(stage, about(box, 60), GLOW, 420)
}

/** The goals of a new round come down, one after another. */
const began = (back: Backstage, event: RoundBegan): Scene => async (stage) => {
  const from = back.rectOf('round', back.find('box', 'stage')?.querySelector<HTMLElement>('[data-round]')?.dataset.round ?? '')
  back.clear(stage)
  back.tell(stage, [event], ...event.goals.map((_, n) => n + 1))
  await Promise.all(event.goals.map((_, n) => {
    const piece = back.shown(n + 1).piece
    if (!piece || !from) return null
    return stage.play(piece.element, [{ transform: `translate(${from.left}px,${from.top}px) scale(.3)`, opacity: 0 }, { transform: to(piece.at), opacity: 1 }], 380, { delay: n * 90 })
  }))
}

/** What one draws comes into the places that are free. */
function drew(now: Now, back: Backstage, cards: readonly string[]): Scene {
  const free = (): DOMRect[] => [...now.root.querySelectorAll<HTMLElement>('[data-place]')].flatMap((place) => {
    const card = place.querySelector<HTMLElement>('[data-hand]')?.dataset.hand
    const at = place.getBoundingClientRect()
    return card && now.after.hand?.includes(card) ? [] : [rect(at.left, at.top, at.width, at.height)]
  })
  const pile = (): DOMRect | null => back.rectOf('heap', `${now.me} pile`)
  return dealt(cards.map((card) => ({ face: faceOf(card, now.t) })), pile, free)
}

function actOf(now: Now, back: Backstage, event: GameEvent): Scene | null {
  switch (event.event) {
    case 'placed':
      return placed(now, back, event)
    case 'turned-up':
      return turned(now, back, event)
    case 'travelled':
      return travelled(now, back, event)
    case 'killed':
      return killed(back, event)
    case 'closed':
      return stormed(back, event)
    case 'slid':
      return slid(now, back, event)
    case 'exchanged':
      return exchanged(back, event)
    case 'round-began':
      return began(back, event)
    case 'drew':
      return event.seat === now.me && event.cards?.length ? drew(now, back, event.cards) : null
    default:
      return null
  }
}

/** Goals are counted: area by area their points fly to everybody, then what the set of six is worth beyond that. */
function counted({ after: { players, scores } }: Now, back: Backstage): Scene {
  const from = (): DOMRect | null => {
    const at = back.rectOf('box', 'stage')
    return at && about(at, 90)
  }
  const won = (seat: number, area: string): number =>
    (players[seat]?.goals ?? []).filter((goal) => areaOf(goal) === area).reduce((sum, goal) => sum + pointsOf(goal), 0)
  const gains = (of: (seat: number) => number): Round => ({ from, gains: players.map((_, who) => ({ who, n: of(who) })) })
  const rounds = [...AREA_NAMES.map((area) => gains((seat) => won(seat, area))), gains((seat) => (scores?.[seat]?.total ?? 0) - (scores?.[seat]?.plain ?? 0))]
  const places = (seat: number): HTMLElement | null => back.find('won', seat)
  return scored(rounds.filter((round) => round.gains.some(({ n }) => n)), places, String)
}

/** What is seen of what happened, in its order; what is turned up at the end and what is awarded are scenes of their own. */
export const scenes: Scenes<View, GameEvent> = (now) => {
  const back = new Backstage(now), texts = new GameTexts(GAME)
  const awards = awardsIn(now.before.columns, now.events)
  const shown = now.events.filter((event): event is Revealed => event.event === 'revealed')
  const sceneOf = (event: GameEvent): Scene | null => {
    const award = event.event === 'award-began' ? awards.find(({ steps }) => steps[0] === event) : undefined
    if (award) return awarded(now, back, award, texts)
    return event === shown[0] ? revealed(back, shown) : event.event === 'ended' ? counted(now, back) : actOf(now, back, event)
  }
  return now.events.flatMap((event, tells): Act[] => {
    const scene = sceneOf(event)
    return scene ? [{ name: event.event, scene, tells }] : []
  })
}
