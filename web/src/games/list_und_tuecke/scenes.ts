import { portrait } from '../../art/card'
import { look } from '../../art/list_und_tuecke'
import { token, type TokenId } from '../../art/list_und_tuecke/tokens'
import type { Back, Face } from '../../cards/types'
import { type Scene, type Stage, to } from '../../lib/director'
import { about, cardIn, dealt, drawing, find, glowing, laid, middle, pictured, rect, rectOf, ring, slain, turnedUp } from '../../lib/scenes'
import type { Moment, Scenes } from '../contract'
import { distribution, endsChapter } from './chapter'
import { BACKS, faceOf, TURNED } from './faces'
import { placesOf } from './stacks'
import type { CentreSwapped, ChapelLaid, Eliminated, GameEvent, LaidBefore, Passed, PlacesChanged, Played, Swapped, Taken, View } from './types'

type Now = Moment<View, GameEvent>
type Act = { name: string; scene: Scene }
type Place = () => DOMRect | null
const RED = '#ff5a5f'

const faceIn = ({ after, t }: Now, card: string): Face => faceOf(card, after.characters.find(({ name }) => name === card), t)
const pile = ({ root }: Now, seat: number): DOMRect | null => rectOf(root, 'pile', seat)
/** Where a hand is: the place a card of one's own has, or the backs of the others. */
const handOf = (now: Now, seat: number, card: string | null = null): Place => () =>
  (seat === now.me && card ? (rectOf(now.root, 'hand', card) ?? slotOf(now, card)) : null) ?? backsOf(now, seat) ?? rectOf(now.root, 'seat', seat)

/** The corner of somebody's court in which the backs lie, as large as one of them. */
function backsOf({ root }: Now, seat: number): DOMRect | null {
  const held = find(root, 'holds', seat)
  if (!held) return null
  const at = held.getBoundingClientRect(), card = Number(held.dataset.wide) * (at.width / (held.offsetWidth || at.width))
  return rect(at.right - card, at.bottom - 1.4 * card, card, 1.4 * card)
}

/** The place of a card in the hand that is shown next. */
function slotOf({ root, after, log, events, me }: Now, card: string): DOMRect | null {
  const n = placesOf(after, [...log, ...events], me).findIndex((place) => place.card === card)
  return n < 0 ? null : rectOf(root, 'slot', n)
}

const known = (now: Now, card: string | null | undefined, back: string): { face?: Face; back?: Back } => (card ? { face: faceIn(now, card) } : { back: BACKS[back] })

/** A card goes from one place to another and stays there. */
async function moved(stage: Stage, card: { face?: Face; back?: Back }, from: Place, goal: Place, delay = 0): Promise<void> {
  const [start, end] = [from(), goal()]
  if (!start || !end) return
  const width = Math.min(end.width, end.height / 1.4)
  const piece = stage.piece(pictured(card, width), cardIn(start, Math.min(start.width, start.height / 1.4)))
  stage.keep(piece)
  await stage.travel(piece, cardIn(end, width), 620, 60, delay)
}

/** All cards are passed on at once; one's own turns up when it has come. */
const passed = (now: Now, events: readonly Passed[]): Scene => async (stage) => {
  for (const { seat } of events) {
    const lies = find(now.root, 'pile', seat)
    if (lies) stage.hide(lies)
  }
  stage.sound('deal')
  await Promise.all(events.map(({ seat, to: goal, back, card }, i) => moved(stage, { back: BACKS[back] }, () => pile(now, seat), handOf(now, goal, goal === now.me ? card : null), i * 80)))
  const mine = events.find(({ to: goal }) => goal === now.me)
  const at = mine?.card ? slotOf(now, mine.card) : null
  if (!mine?.card || !at) return
  const piece = stage.piece(pictured({ face: faceIn(now, mine.card) }, at.width), at, pictured({ back: BACKS[mine.back] }, at.width))
  stage.keep(piece)
  stage.sound('reveal')
  await stage.flip(piece)
  await stage.hold(500)
}

/** The face of somebody who is meant, large above a stack: named, condemned, lain in wait for. */
const meant = (now: Now, seat: number, card: string, colour: string): Scene => async (stage) => {
  const at = pile(now, seat)
  if (!at) return
  const place = about(at, at.width * 0.86)
  const piece = stage.piece(drawing(portrait(look(card))), place)
  await stage.play(piece.element, [{ transform: `${to(place)} scale(.3)`, opacity: 0 }, { transform: `${to(place)} scale(1)`, opacity: 1 }], 320)
  stage.sound('reveal')
  await ring(stage, place, colour, 420)
  await stage.hold(600)
  await stage.play(piece.element, [{ opacity: 1 }, { opacity: 0 }], 220)
}

/** A card is played: it covers what lay there, whose treasure is safe or lost with it; a killer that waits looks for its victims. */
function played(now: Now, event: Played): Act[] {
  const face = faceIn(now, event.card)
  const from = () => (event.seat === now.me ? find(now.root, 'hand', event.card) : null) ?? handOf(now, event.seat)()
  const covered = now.before.players[event.seat]?.stack.top ?? null
  const treasure = now.before.characters.find(({ name }) => name === covered)?.crests.length ?? 0
  const who = now.after.characters.find(({ name }) => name === event.card)
  const victim = who?.waits ? who.eliminates[0] : undefined
  return [
    ...(treasure ? [{ name: 'covered', scene: glowing(() => find(now.root, 'pile', event.seat)) }] : []),
    { name: 'played', scene: laid({ face }, from, () => pile(now, event.seat)) },
    ...(victim ? [{ name: 'waits', scene: meant(now, event.seat, victim, RED) }] : []),
  ]
}

/** The killer rises, strikes the victim, and the stack lies turned; the token goes to the killer's owner. */
const eliminated = (now: Now, event: Eliminated): Scene => async (stage) => {
  const [killer, at] = [pile(now, event.seat), pile(now, event.victim)]
  if (!killer || !at) return
  await ring(stage, killer, RED, 420)
  stage.keep(stage.piece(pictured({ back: TURNED }, at.width), at))
  const victim = stage.piece(pictured({ face: faceIn(now, event.card) }, at.width), at)
  await slain(() => victim.element.firstElementChild as HTMLElement)(stage)
  const purse = rectOf(now.root, 'purse', `${event.seat} elimination`)
  if (!purse) return
  const size = Math.min(46, at.width * 0.5)
  const skull = stage.piece(drawing(token('elimination')), about(at, size))
  await stage.travel(skull, rect(purse.left, purse.top, purse.height, purse.height), 520)
}

/** The two visible cards change places. */
const exchanged = (now: Now, event: PlacesChanged): Scene => async (stage) => {
  const [a, b] = [pile(now, event.seat), pile(now, event.other)]
  if (!a || !b) return
  const mine = now.events.find((one) => one.event === 'played' && one.seat === event.seat)
  const own = mine?.event === 'played' ? mine.card : 'intriguer'
  await Promise.all([[own, a, b] as const, [event.card, b, a] as const].map(async ([card, from, goal]) => {
    const piece = stage.piece(pictured({ face: faceIn(now, card) }, from.width), from)
    stage.keep(piece)
    await stage.travel(piece, goal, 720, 80)
  }))
}

const before = (now: Now, event: LaidBefore): Scene => (stage) => {
  const goal = () => {
    const at = pile(now, event.partner)
    return at && rect(at.right - at.width * 0.3, at.bottom - at.width * 0.87, at.width * 0.62, at.width * 0.87)
  }
  return moved(stage, known(now, event.card, event.back), handOf(now, event.seat, event.card), goal)
}

/** Two cards cross on their way. */
const crossed = (now: Now, back: string, one: [Place, Place, string | null | undefined], other: [Place, Place, string | null | undefined]): Scene => async (stage) => {
  await Promise.all([one, other].map(([from, goal, card], i) => moved(stage, known(now, card, back), from, goal, i * 120)))
}

const swapped = (now: Now, { seat, partner, back, laid: given, returned }: Swapped): Scene =>
  crossed(now, back, [() => rectOf(now.root, 'before', partner) ?? handOf(now, seat, given)(), handOf(now, partner, given), given], [handOf(now, partner, returned), handOf(now, seat, returned), returned])

const taken = (now: Now, { seat, partner, back, card, given }: Taken): Scene =>
  crossed(now, back, [() => rectOf(now.root, 'before', partner) ?? handOf(now, partner)(), handOf(now, seat, card), card], [handOf(now, seat, given), handOf(now, partner, given), given])

const centreSwapped = (now: Now, { seat, back, number, laid: given, taken: got }: CentreSwapped): Scene => {
  const lies = () => rectOf(now.root, 'centre', `${back} ${number}`)
  return crossed(now, back, [handOf(now, seat, given), lies, null], [lies, handOf(now, seat, got), got])
}

/** A token goes to the chapel: from its window, or from the sky if nobody has blessed. */
const chapelLaid = (now: Now, event: ChapelLaid): Scene => async (stage) => {
  const space = rectOf(now.root, 'chapel', now.before.chapel.findIndex((one) => one === null))
  if (!space) return
  const window_ = rectOf(now.root, 'supply', event.token), sky = rectOf(now.root, 'box', 'chapel')
  const start = window_ ?? (sky && rect(sky.left + sky.width / 2 - 30, sky.top, 60, 60))
  if (!start) return
  const piece = stage.piece(drawing(token(event.token as TokenId)), about(start, space.width))
  stage.keep(piece)
  await stage.travel(piece, space, 620, 60)
  stage.sound('coin')
  await ring(stage, space)
}

/** The start player card goes from one name to another. */
const started = (now: Now, seat: number): Scene => async (stage) => {
  const card = now.root.querySelector<HTMLElement>('[data-start]'), goal = find(now.root, 'court', seat)?.querySelector('h2')?.getBoundingClientRect()
  if (!card || !goal || card.dataset.start === String(seat)) return
  const piece = stage.copy(card), size = piece.at.width
  stage.keep(piece)
  await stage.travel(piece, rect(goal.right + 8, middle(goal)[1] - size / 2, size, size))
}

/** Cards are dealt: faces to oneself, backs to the others. */
function cardsDealt(now: Now, seat: number, back: string, cards: readonly string[] | null): Scene {
  const from = () => rectOf(now.root, 'box', 'centre') ?? rectOf(now.root, 'box', 'chapel')
  if (seat === now.me && cards) return dealt(cards.map((card) => ({ face: faceIn(now, card) })), () => narrow(from()), () => cards.flatMap((card) => slotOf(now, card) ?? []))
  return async (stage) => Promise.all([0, 1].map((i) => moved(stage, { back: BACKS[back] }, () => narrow(from()), handOf(now, seat), i * 90))).then(() => undefined)
}
const narrow = (at: DOMRect | null): DOMRect | null => at && rect(at.left + at.width / 2 - 30, at.top + at.height / 2 - 42, 60, 84)

/** The scenes of one event. */
function actsOf(now: Now, event: GameEvent): Act[] {
  const act = (name: string, scene: Scene): Act[] => [{ name, scene }]
  switch (event.event) {
    case 'cards-dealt':
      return act('dealt', cardsDealt(now, event.seat, event.back, event.cards))
    case 'pass-chosen':
      return act('chosen', laid(event.card ? { face: faceIn(now, event.card) } : { back: BACKS[now.before.stage === 'pass-dark' ? 'dark' : 'light'] },
        () => (event.card && find(now.root, 'hand', event.card)) || handOf(now, event.seat)(), () => pile(now, event.seat)))
    case 'played':
      return played(now, event)
    case 'eliminated':
      return act('eliminated', eliminated(now, event))
    case 'healed':
      return act('healed', turnedUp(TURNED, faceIn(now, event.card), () => find(now.root, 'pile', event.seat)))
    case 'places-changed':
      return act('exchanged', exchanged(now, event))
    case 'condemned':
      return act('condemned', meant(now, event.seat, event.card, RED))
    case 'named':
      return act('named', meant(now, event.owner ?? event.seat, event.card, event.owner === null ? '#b9c6f2' : '#ffd257'))
    case 'laid-before':
      return act('laid-before', before(now, event))
    case 'swapped':
      return act('swapped', swapped(now, event))
    case 'taken':
      return act('taken', taken(now, event))
    case 'centre-swapped':
      return act('centre-swapped', centreSwapped(now, event))
    case 'centre-seen':
      return act('seen', glowing(() => find(now.root, 'box', 'centre')))
    case 'hand-seen':
      return act('seen', glowing(() => find(now.root, 'holds', event.target)))
    case 'chapel-laid':
      return act('chapel', chapelLaid(now, event))
    case 'start-card-taken':
      return act('start', started(now, event.seat))
    default:
      return []
  }
}

/** The scenes of all that happened, in its order; all cards that are passed on go at once, and a chapter ends in its own way. */
export const scenes: Scenes<View, GameEvent> = (now) => {
  const passing = now.events.filter((event) => event.event === 'passed')
  const first = now.events.findIndex((event) => event.event === 'passed')
  const rounds = now.events.findLastIndex((event) => event.event === 'start-card-taken')
  const share = distribution(now)
  return now.events.flatMap((event, n): Act[] => {
    if (event.event === 'passed') return n === first ? [{ name: 'passed', scene: passed(now, passing) }] : []
    if (n > rounds && endsChapter(event)) return share(event, actsOf(now, event))
    return actsOf(now, event)
  })
}
