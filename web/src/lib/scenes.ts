/** Scenes that more than one game needs. Times are in milliseconds at speed 1. */
import { mount, unmount } from 'svelte'
import Card from '../cards/Card.svelte'
import type { Back, Face } from '../cards/types'
import { coin } from '../art/coin'
import { dagger } from '../art/parts/props'
import { addressOf } from '../art/sheet'
import { type Drawing, INK } from '../art/tones'
import { EASE, type Piece, type Scene, type Stage, to } from './director'

export const GLOW = '#f3d58a'

export const rect = (x: number, y: number, w: number, h: number): DOMRect => new DOMRect(x, y, w, h)
export const middle = (at: DOMRect): [number, number] => [at.left + at.width / 2, at.top + at.height / 2]
/** A square of size w about the middle of something. */
export const about = (at: DOMRect, w: number): DOMRect => rect(at.left + (at.width - w) / 2, at.top + (at.height - w) / 2, w, w)
/** A card's place in the middle of something, w wide. */
export const cardIn = (at: DOMRect, w: number): DOMRect => rect(at.left + (at.width - w) / 2, at.top + (at.height - 1.4 * w) / 2, w, 1.4 * w)

/** What a board shows by a name and a value: [data-name=value]. */
export const find = (root: HTMLElement, name: string, value: string | number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(String(value))}"]`)
/** Where it is on the page. */
export const rectOf = (root: HTMLElement, name: string, value: string | number): DOMRect | null => find(root, name, value)?.getBoundingClientRect() ?? null

/** A card as a picture for the layer. */
export function pictured(card: { face?: Face; back?: Back }, width: number): HTMLElement {
  const host = document.createElement('div')
  const drawn = mount(Card, { target: host, props: { ...card, size: width < 100 ? 'small' : 'full' } })
  const picture = host.firstElementChild?.cloneNode(true) as HTMLElement
  void unmount(drawn)
  return picture
}

/** Markup of our own as a node. */
export function drawn(markup: string): HTMLElement {
  const host = document.createElement('div')
  host.className = 'fill'
  host.innerHTML = markup
  return host
}
export const drawing = (of: Drawing): HTMLElement => drawn(`<svg viewBox="${of.box}"><use href="${addressOf(of)}"/></svg>`)

/** A ring that spreads and fades where something landed. */
export async function ring(stage: Stage, at: DOMRect, colour = GLOW, ms = 320): Promise<void> {
  const hoop = `<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" fill="none" stroke="${colour}" stroke-width="5"/></svg>`
  const { element, at: place } = stage.piece(drawn(hoop), about(at, at.width))
  await stage.play(element, [{ transform: `${to(place)} scale(.5)`, opacity: 0.9 }, { transform: `${to(place)} scale(1.7)`, opacity: 0 }], ms)
}

/** A card is laid: it travels from a place, or from an element that is hidden meanwhile, and lands. */
export const laid = (card: { face?: Face; back?: Back }, from: () => HTMLElement | DOMRect | null, goal: () => DOMRect | null): Scene => async (stage) => {
  const [start, end] = [from(), goal()]
  if (!start || !end) return
  const at = start instanceof HTMLElement ? stage.hide(start) : cardIn(start, end.width * 0.6)
  const piece = stage.piece(pictured(card, end.width), at)
  await stage.travel(piece, end)
  stage.sound('lay')
  stage.keep(piece)
  await ring(stage, end)
}

/** Cards are dealt one after another, face down or up. */
export const dealt = (cards: { face?: Face; back?: Back }[], from: () => DOMRect | null, goals: () => DOMRect[]): Scene => async (stage) => {
  const start = from()
  if (!start) return
  stage.sound('deal')
  await Promise.all(goals().slice(0, cards.length).map((goal, n) => {
    const piece = stage.piece(pictured(cards[n] ?? {}, goal.width), cardIn(start, Math.min(goal.width, start.width)))
    stage.keep(piece)
    return stage.travel(piece, goal, 380, 30, n * 90)
  }))
}

/** A card that lies face down is turned up, and stays to be looked at. */
export const turnedUp = (back: Back, face: Face, lies: () => HTMLElement | null, look = 900): Scene => async (stage) => {
  const original = lies()
  if (!original) return
  const at = stage.hide(original)
  const piece = stage.piece(pictured({ face }, at.width), at, pictured({ back }, at.width))
  stage.keep(piece)
  stage.sound('reveal')
  await stage.flip(piece)
  await ring(stage, piece.at, '#fff3c8')
  await stage.hold(look)
}

const away = (piece: Piece, x: number, y: number, turn: number): string => `translate(${piece.at.left + x}px,${piece.at.top + y}px) rotate(${turn}deg)`
const SLASH = '<svg viewBox="0 0 100 100"><path d="M-20 118 120 -18" stroke="#ff5a5f" stroke-width="7" stroke-linecap="round"/>' +
  '<path d="M-20 118 120 -18" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></svg>'

/** The assassin: the dagger is drawn, strikes, and the card falls in two. */
export const slain = (victim: () => HTMLElement | null): Scene => async (stage) => {
  const element = victim()
  if (!element) return
  const [a, b] = [stage.copy(element), stage.copy(element)]
  a.element.style.clipPath = 'polygon(0 0,100% 0,100% 30%,0 70%)'
  b.element.style.clipPath = 'polygon(0 70%,100% 30%,100% 100%,0 100%)'
  const { at } = a, [x, y] = middle(at), wide = at.width * 0.9
  const blade = stage.piece(drawn(`<svg viewBox="-30 -80 60 120">${dagger(0, 0, 0)}</svg>`), rect(x - wide / 2, y - wide, wide, 2 * wide))
  const held = (dx: number, dy: number, size: number): string => `translate(${blade.at.left + dx}px,${blade.at.top + dy}px) rotate(235deg) scale(${size})`
  await stage.play(blade.element, [{ transform: held(92, -92, 1.2), opacity: 0 }, { transform: held(66, -66, 1.5), opacity: 1 }], 260)
  const cut = stage.piece(drawn(SLASH), at)
  cut.element.style.opacity = '0'
  stage.sound('strike')
  await Promise.all([
    stage.play(blade.element, [{ transform: held(66, -66, 1.5) }, { transform: held(-70, 90, 1.3), opacity: 1 }], 180, { easing: EASE.drop }),
    stage.play(cut.element, [{ opacity: 0 }, { opacity: 1 }], 180, { delay: 60 }),
  ])
  const fall = (piece: Piece, x1: number, y1: number, turn: number): Promise<void> => stage.play(piece.element, [
    { transform: away(piece, 0, 0, 0), opacity: 1 }, { transform: away(piece, x1, y1 / 4, turn / 2), opacity: 1, offset: 0.6 }, { transform: away(piece, x1 * 1.3, y1, turn), opacity: 0 },
  ], 760, { easing: 'ease-in' })
  await Promise.all([
    stage.play(cut.element, [{ opacity: 1 }, { opacity: 0 }], 380), stage.play(blade.element, [{ opacity: 1 }, { opacity: 0 }], 260),
    fall(a, -26, 60, -22), fall(b, 26, 110, 24),
  ])
}

/** n coins from one purse to another, one after the other in an arc. */
export const paid = (n: number, from: () => DOMRect | null, goal: () => DOMRect | null): Scene => async (stage) => {
  const [start, end] = [from(), goal()]
  if (!start || !end) return
  const size = Math.min(34, start.width * 0.6)
  await Promise.all(Array.from({ length: n }, (_, i) => {
    const piece = stage.piece(drawing(coin()), rect(middle(start)[0] - size / 2 + ((i * 7) % 11) - 5, middle(start)[1] - size / 2, size, size))
    return stage.travel(piece, about(end, size), 560, 60 + (i % 3) * 18, i * 70)
  }))
  stage.sound('coin')
  await ring(stage, end, GLOW, 260)
}

/** A number on its seal: gold for what is won, night for what is lost. */
function seal(n: number): string {
  const [ground, ink] = n > 0 ? ['#ffd257', INK] : ['#2b2d63', '#fff']
  return `<svg viewBox="0 0 52 52"><circle cx="26" cy="26" r="24" fill="${ground}" stroke="${INK}" stroke-width="2.5"/>` +
    `<text x="26" y="35" text-anchor="middle" class="hs-num" font-size="25" fill="${ink}">${n > 0 ? '+' : '−'}${Math.abs(n)}</text></svg>`
}

/** Where points come from, and what each seat gets of them. */
export interface Round {
  from: () => DOMRect | null
  gains: { who: number; n: number }[]
}

/** Round by round points fly to those who get them, whose sums count up in the place of what `goalOf` shows. */
export const scored = (rounds: Round[], goalOf: (who: number) => HTMLElement | null, said: (sum: number) => string): Scene => async (stage) => {
  const sums = new Map<number, { sum: number; shown: HTMLElement }>()
  const count = (who: number, n: number, goal: HTMLElement): void => {
    const one = sums.get(who) ?? { sum: 0, shown: sumOver(stage, goal) }
    one.sum += n
    one.shown.firstElementChild?.replaceChildren(said(one.sum))
    sums.set(who, one)
  }
  for (const { from, gains } of rounds) {
    const start = from()
    if (!start) continue
    void ring(stage, start, '#ffd257', 500)
    await Promise.all(gains.map(async ({ who, n }, i) => {
      const goal = goalOf(who)
      if (!goal) return
      if (n) await flown(stage, stage.piece(drawn(seal(n)), about(start, 52)), about(goal.getBoundingClientRect(), 52), i * 120)
      count(who, n, goal)
    }))
    stage.sound('point')
    await stage.hold(220)
  }
  await stage.hold(900)
}

/** A number in the place of what is hidden meanwhile. */
function sumOver(stage: Stage, goal: HTMLElement): HTMLElement {
  const piece = stage.piece(drawn(''), stage.hide(goal))
  piece.element.classList.add('sum')
  stage.keep(piece)
  return piece.element
}

async function flown(stage: Stage, piece: Piece, goal: DOMRect, delay: number): Promise<void> {
  await stage.travel(piece, goal, 620, 70, delay)
  await stage.play(piece.element, [{ opacity: 1 }, { opacity: 0 }], 160)
}

/** A light goes over something that changes, and out again. */
export const glowing = (where: () => HTMLElement | null, colour = GLOW): Scene => async (stage) => {
  const at = where()?.getBoundingClientRect()
  if (!at) return
  const hoop = `<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" fill="${colour}" fill-opacity=".5"/></svg>`
  const { element, at: place } = stage.piece(drawn(hoop), about(at, at.width * 1.3))
  await stage.play(element, [{ transform: `${to(place)} scale(.6)`, opacity: 0 }, { transform: `${to(place)} scale(1)`, opacity: 1, offset: 0.4 }, { transform: `${to(place)} scale(1.1)`, opacity: 0 }], 500, { easing: EASE.settle })
}
