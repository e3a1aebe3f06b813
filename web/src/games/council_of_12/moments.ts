/** The moments of a council, each a scene: the stone turns, cards come up and go, the verdict falls. Times are in milliseconds at speed 1. */
import { sign, type SignId } from '../../art/council_of_12/signs'
import { INK } from '../../art/tones'
import type { Back, Face } from '../../cards/types'
import { EASE, type Piece, type Scene, type Stage, to } from '../../lib/director'
import { about, cardIn, drawing, drawn, middle, pictured, rect, ring } from '../../lib/scenes'
import { dieOf } from './council.svelte'
import { OPENED, resting, underway, type Die } from './dodecahedron'
import { BACK } from './faces'
import { drawnFaces, ground, POSES, STONE_BOX } from './stone'
import type { Turn } from './vectors'

/** The board while its old view stands, and what the scenes of this step have put on the layer. */
export interface Court {
  root: HTMLElement
  me: number | null
  face: (card: string) => Face
  /** cards on the layer, by the seat before whom they lie */
  lying: Map<number, Piece>
  stone: { piece: Piece; pose: Turn; die: Die } | null
  /** the challenge's card, once it was turned */
  challenge: Piece | null
  /** the ribbon that says how it ended */
  verdict: Piece | null
  favour: number
  goals: ReadonlySet<number>
}

export const find = ({ root }: Court, name: string, value: string | number | null = null): HTMLElement | null =>
  root.querySelector<HTMLElement>(value === null ? `[data-${name}]` : `[data-${name}="${CSS.escape(String(value))}"]`)
const rectOf = (court: Court, name: string, value: string | number | null = null): DOMRect | null => find(court, name, value)?.getBoundingClientRect() ?? null

/** Where a seat's card lies, or will. */
const placeOf = (court: Court, seat: number): DOMRect | null => {
  const at = rectOf(court, 'place', seat)
  return at && rect(at.left, at.top, at.width, at.width * 1.4)
}
/** Where a seat's hand is: one's own cards, another's name. */
const handOf = (court: Court, seat: number, card: string | null): HTMLElement | DOMRect | null => {
  const own = seat === court.me && card ? find(court, 'hand', card) : null
  return own ?? rectOf(court, seat === court.me ? 'box' : 'seat', seat === court.me ? 'hand' : seat)
}

// -- cards -----------------------------------------------------------------------------------------------------------

/** A card is laid before a seat, and stays on the layer. */
async function put(stage: Stage, court: Court, seat: number, card: string | null, shown: { face?: Face; back?: Back }): Promise<void> {
  const [from, goal] = [handOf(court, seat, card), placeOf(court, seat)]
  if (!from || !goal) return
  const start = from instanceof HTMLElement ? stage.hide(from) : cardIn(from, goal.width * 0.6)
  const piece = stage.piece(pictured(shown, goal.width), start)
  await stage.travel(piece, goal)
  stage.sound('lay')
  court.lying.set(seat, piece)
  stage.keep(piece)
}

export const laidDown = (court: Court, seats: readonly number[], own: string | null): Scene => async (stage) => {
  await Promise.all(seats.map((seat) => put(stage, court, seat, seat === court.me ? own : null, { back: { ...BACK, by: seat } })))
}

export const laidOpen = (court: Court, seat: number, card: string): Scene => async (stage) => {
  await put(stage, court, seat, card, { face: court.face(card) })
  const at = placeOf(court, seat)
  if (at) await ring(stage, at)
}

/** What somebody says hangs before them for a moment. */
export const spoken = (court: Court, seat: number, sentence: string): Scene => async (stage) => {
  const at = placeOf(court, seat)
  if (!at) return
  const size = Math.min(110, at.width * 1.2)
  const { element, at: place } = stage.piece(drawing(sign(`say-${sentence}` as SignId)), about(at, size))
  element.style.transformOrigin = '50% 80%'
  await stage.play(element, [{ transform: `${to(place)} scale(.2)`, opacity: 0 }, { transform: `${to(place)} scale(1)`, opacity: 1 }], 320, { easing: EASE.settle })
  await stage.hold(600)
  await stage.play(element, [{ opacity: 1 }, { opacity: 0 }], 180)
}

/** The card before a seat as a piece that can go on from there, with its face up. */
async function turnUp(stage: Stage, court: Court, seat: number, card: string): Promise<void> {
  const known = court.lying.get(seat), original = find(court, 'lies', seat)
  const at = known?.at ?? (original ? stage.hide(original) : null)
  if (!at) return
  if (known) known.element.style.opacity = '0'
  const piece = stage.piece(pictured({ face: court.face(card) }, at.width), at, pictured({ back: { ...BACK, by: seat } }, at.width))
  court.lying.set(seat, piece)
  stage.keep(piece)
  stage.sound('reveal')
  await stage.flip(piece)
}

const CROSS = '<svg viewBox="0 0 100 140"><path d="M14 30 86 110M86 30 14 110" stroke="#1d1024" stroke-width="17" stroke-linecap="round"/>' +
  '<path d="M14 30 86 110M86 30 14 110" stroke="#ff5a5f" stroke-width="10" stroke-linecap="round"/></svg>'

/** Equal cards cancel each other. */
async function crossed(stage: Stage, court: Court, seat: number): Promise<void> {
  const at = placeOf(court, seat)
  if (!at) return
  const { element, at: place } = stage.piece(drawn(CROSS), at)
  stage.sound('strike')
  await stage.play(element, [{ transform: `${to(place)} scale(1.8)`, opacity: 0 }, { transform: `${to(place)} scale(1)`, opacity: 1 }], 260, { easing: EASE.drop })
  await stage.hold(620)
}

/** A card and every equal one come up; more than one of a kind cancel each other. */
export const revealed = (court: Court, card: string, seats: readonly number[], open: ReadonlySet<number>): Scene => async (stage) => {
  const hidden = seats.filter((seat) => !open.has(seat))
  await Promise.all(hidden.map((seat) => (court.lying.has(seat) || find(court, 'lies', seat) ? turnUp(stage, court, seat, card) : put(stage, court, seat, card, { face: court.face(card) }))))
  await Promise.all(seats.map(async (seat) => {
    const at = placeOf(court, seat)
    if (at) await (seats.length > 1 ? crossed(stage, court, seat) : ring(stage, at, '#fff3c8'))
  }))
  await stage.hold(seats.length > 1 ? 0 : 420)
}

/** Cards go to the discard piles of their seats. */
export const putAway = (court: Court, card: string, seats: readonly number[]): Scene => async (stage) => {
  await Promise.all(seats.map(async (seat) => {
    const goal = rectOf(court, 'pile', seat), original = find(court, 'lies', seat)
    if (!goal) return
    const known = court.lying.get(seat)
    const at = known ? known.at : original ? stage.hide(original) : null
    if (!at) return
    const piece = known ?? stage.piece(pictured({ face: court.face(card) }, at.width), at)
    stage.keep(piece)
    await stage.travel(piece, rect(goal.left, goal.top, goal.width, goal.width * 1.4), 380, 20)
    court.lying.delete(seat)
  }))
}

/** A card goes from a hand to a pile, from a pile to a hand, or from the help-seeker to everybody. */
export const moved = (court: Court, ways: readonly { from: DOMRect | null; to: DOMRect | null; card: string | null }[]): Scene => async (stage) => {
  await Promise.all(ways.map(async ({ from, to: goal, card }, n) => {
    if (!from || !goal) return
    const wide = Math.min(from.width, goal.width, 90)
    const piece = stage.piece(pictured(card ? { face: court.face(card) } : { back: BACK }, wide), cardIn(from, wide))
    await stage.travel(piece, cardIn(goal, wide), 420, 30, n * 90)
    await stage.play(piece.element, [{ opacity: 1 }, { opacity: 0 }], 140)
  }))
}
export const pileOf = (court: Court, seat: number): DOMRect | null => rectOf(court, 'pile', seat)
export const holdOf = (court: Court, seat: number): DOMRect | null => (seat === court.me ? rectOf(court, 'box', 'hand') : rectOf(court, 'seat', seat))
export const seekerOf = (court: Court): DOMRect | null => rectOf(court, 'seeker')
export const filedOf = (court: Court): DOMRect | null => rectOf(court, 'filed')

// -- the stone -------------------------------------------------------------------------------------------------------

const smooth = (part: number): number => 1 - (1 - part) ** 3
const NONE: ReadonlySet<number> = new Set()

/** The stone on the layer, in the place of the board's. */
function lifted(stage: Stage, court: Court): NonNullable<Court['stone']> | null {
  if (court.stone) return court.stone
  const original = find(court, 'die'), die = dieOf()
  const pose = original && POSES.get(original)
  if (!original || !die || !pose) return null
  const piece = stage.piece(drawn(`<svg viewBox="${STONE_BOX}">${ground('c12-moving', false)}<g></g></svg>`), stage.hide(original))
  stage.keep(piece)
  return (court.stone = { piece, pose, die })
}

/** It turns to a value: straight there, or tumbling. Each frame follows the scene's own clock, so that skipping ends it. */
export const turnedTo = (court: Court, value: number, rolled: boolean): Scene => async (stage) => {
  const stone = lifted(stage, court)
  if (!stone) return
  const { piece, die, pose } = stone, goal = resting(die, value, pose), faces = piece.element.querySelector('g') as Element
  const draw = (part: number): void => {
    const there = part >= 1
    const opened = there ? OPENED : 1 - (1 - OPENED) * Math.abs(2 * part - 1)
    faces.innerHTML = drawnFaces(die, there ? goal : underway(pose, goal, part, rolled), opened, { front: there ? value : 0, goals: court.goals, aims: NONE })
  }
  draw(stage.reduced ? 1 : 0)
  const still = { transform: to(piece.at) }
  const turning = stage.play(piece.element, [still, { ...still, opacity: 1 }], rolled ? 1100 : 620)
  const clock = piece.element.getAnimations().at(-1)
  let frame = 0
  const tick = (): void => {
    if (!stage.reduced) draw(smooth(clock?.effect?.getComputedTiming().progress ?? 1))
    frame = requestAnimationFrame(tick)
  }
  tick()
  await turning
  cancelAnimationFrame(frame)
  draw(1)
  stone.pose = goal
  await stage.hold(260)
}

/** A light goes over something. */
export const lit = (at: () => DOMRect | null, colour: string, ms = 600): Scene => async (stage) => {
  const place = at()
  if (!place) return
  const glow = `<svg viewBox="0 0 100 100"><ellipse cx="50" cy="50" rx="49" ry="49" fill="${colour}" fill-opacity=".55"/></svg>`
  const { element, at: where } = stage.piece(drawn(glow), about(place, Math.max(place.width, place.height) * 1.05))
  await stage.play(element, [{ transform: `${to(where)} scale(.6)`, opacity: 0 }, { transform: `${to(where)} scale(1)`, opacity: 1, offset: 0.4 }, { transform: `${to(where)} scale(1.08)`, opacity: 0 }], ms)
}
export const goalsOf = (court: Court) => (): DOMRect | null => rectOf(court, 'goals')
const stoneOf = (court: Court): DOMRect | null => court.stone?.piece.at ?? rectOf(court, 'die')

// -- the verdict -----------------------------------------------------------------------------------------------------

const ribbon = (words: string, passed: boolean): string =>
  `<svg viewBox="0 0 320 72"><path d="M4 14H30L22 36 30 58H4L16 36ZM316 14H290L298 36 290 58H316L304 36Z" fill="${passed ? '#b4842e' : '#4a1018'}" stroke="${INK}" stroke-width="2.5"/>` +
  `<rect x="24" y="4" width="272" height="60" rx="8" fill="${passed ? '#ffe08a' : '#8f2436'}" stroke="${INK}" stroke-width="3"/>` +
  `<text x="160" y="47" text-anchor="middle" class="hs-name" font-size="40" fill="${passed ? '#2a1430' : '#fff3da'}">${words}</text></svg>`

/** The last tilt: the stone rests, the goal glows, the challenge is turned, and the verdict hangs over the table. */
export const judged = (court: Court, face: Face, passed: boolean, words: string): Scene => async (stage) => {
  await stage.hold(500)
  const at = stoneOf(court), colour = passed ? '#ffd257' : '#8f2436'
  if (at) await lit(() => at, colour)(stage)
  const original = find(court, 'challenge'), table = rectOf(court, 'box', 'table')
  if (original) {
    const lies = stage.hide(original), at = rect(lies.left, lies.top, lies.width, lies.width * 1.4)
    const turned = stage.piece(pictured({ back: { kind: 'council_of_12/challenge' } }, at.width), at, pictured({ face }, at.width))
    court.challenge = turned
    stage.keep(turned)
    stage.sound('reveal')
    await stage.flip(turned)
  }
  if (!table) return
  const wide = Math.min(320, table.width * 0.62), [x] = middle(table)
  const sign_ = stage.piece(drawn(ribbon(words, passed)), rect(x - wide / 2, table.bottom - wide * 0.25, wide, wide * 0.225))
  stage.keep(sign_)
  court.verdict = sign_
  await stage.play(sign_.element, [{ transform: `${to(sign_.at)} scale(.4)`, opacity: 0 }, { transform: `${to(sign_.at)} scale(1)`, opacity: 1 }], 360, { easing: EASE.settle })
}

/** Hearts fly from the challenge to the people's favour; lost ones break. */
export const favoured = (court: Court, change: number): Scene => async (stage) => {
  const slots = Array.from({ length: Math.abs(change) }, (_, n) => court.favour + (change > 0 ? n + 1 : -n))
  court.favour += change
  const from = rectOf(court, 'challenge')
  await Promise.all(slots.map((slot, n) => {
    const heart = find(court, 'heart', slot)
    return heart && (change > 0 ? gained(stage, heart, from, n) : lost(stage, heart, n))
  }))
}

async function gained(stage: Stage, heart: HTMLElement, from: DOMRect | null, n: number): Promise<void> {
  const goal = heart.getBoundingClientRect()
  const piece = stage.piece(drawing(sign('favour')), about(from ?? goal, goal.width * 1.3))
  await stage.travel(piece, goal, 560, 60, n * 160)
  stage.sound('point')
  stage.hide(heart)
  stage.keep(piece)
  await ring(stage, goal, '#ff8a8a')
}

async function lost(stage: Stage, heart: HTMLElement, n: number): Promise<void> {
  const at = stage.hide(heart)
  stage.keep(stage.piece(drawing(sign('favour-lost')), at))
  const { element, at: place } = stage.piece(drawing(sign('favour')), at)
  element.style.transformOrigin = '50% 50%'
  await stage.play(element, [
    { transform: `${to(place)} scale(1)` }, { transform: `${to(place)} scale(1.5) rotate(-8deg)`, offset: 0.35, opacity: 1 }, { transform: `${to(place)} translateY(46px) scale(.7) rotate(24deg)`, opacity: 0 },
  ], 700, { delay: n * 160 })
}

export const looked = (ms: number): Scene => (stage) => stage.hold(ms)

/** Challenge and help-seeker go to what the council has behind it. */
export const filed = (court: Court): Scene => async (stage) => {
  const goal = filedOf(court), challenge = find(court, 'challenge'), seeker = find(court, 'seeker')
  if (!goal) return
  const goals = find(court, 'goals')
  if (goals) stage.hide(goals)
  if (court.verdict) void stage.play(court.verdict.element, [{ opacity: 1 }, { opacity: 0 }], 200)
  const pieces = [court.challenge ?? (challenge && stage.copy(challenge)), seeker && stage.copy(seeker)]
  await Promise.all(pieces.map(async (piece, n) => {
    if (!piece) return
    stage.keep(piece)
    await stage.travel(piece, cardIn(goal, Math.min(50, goal.width * 0.3)), 480, 40, n * 120)
    await stage.play(piece.element, [{ opacity: 1 }, { opacity: 0 }], 160)
  }))
}

/** The next challenge and who seeks help come to the table. */
export const began = (court: Court, challenge: Face, seeker: Face | null): Scene => async (stage) => {
  const places = [rectOf(court, 'challenge'), rectOf(court, 'seeker')], faces = [challenge, seeker]
  const from = rectOf(court, 'box', 'bar')
  if (!from) return
  await Promise.all(places.map(async (goal, n) => {
    const face = faces[n]
    if (!goal || !face) return
    const piece = stage.piece(pictured({ face }, goal.width), cardIn(from, goal.width * 0.5))
    stage.keep(piece)
    await stage.travel(piece, rect(goal.left, goal.top, goal.width, goal.width * 1.4), 520, 30, n * 200)
    await ring(stage, goal)
  }))
}

/** The bell swings over the challenge; it costs a heart. */
export const rung = (court: Court): Scene => async (stage) => {
  const at = rectOf(court, 'challenge')
  if (at) {
    const { element, at: place } = stage.piece(drawing(sign('bell-rung')), about(at, at.width * 0.9))
    element.style.transformOrigin = '50% 8%'
    const swing = [0, 22, -18, 14, -9, 4, 0].map((deg, n) => ({ transform: `${to(place)} rotate(${deg}deg)`, opacity: n ? 1 : 0 }))
    await stage.play(element, swing, 1300, { easing: 'linear' })
  }
  await favoured(court, -1)(stage)
}

/** The successor rises over the table. */
export const crowned = (court: Court, card: string): Scene => async (stage) => {
  const table = rectOf(court, 'box', 'table')
  if (!table) return
  const wide = Math.min(220, table.height * 0.5), goal = cardIn(table, wide)
  const piece = stage.piece(pictured({ face: court.face(card) }, wide), goal)
  await stage.play(piece.element, [{ transform: `${to(goal)} translateY(60px) scale(.4)`, opacity: 0 }, { transform: `${to(goal)} scale(1)`, opacity: 1 }], 700, { easing: EASE.settle })
  await ring(stage, goal, '#ffd257', 700)
  await stage.hold(1200)
}
