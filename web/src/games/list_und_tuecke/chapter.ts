import { token, type TokenId } from '../../art/list_und_tuecke/tokens'
import { INK } from '../../art/tones'
import { type Piece, type Scene, type Stage, to } from '../../lib/director'
import { about, drawing, drawn, find, pictured, rect, rectOf, ring } from '../../lib/scenes'
import type { Moment } from '../contract'
import { fanOf } from './court'
import { COLOURS, faceOf, TURNED } from './faces'
import { stacksAfter } from './stacks'
import type { GameEvent, View } from './types'

/**
 * A chapter's end: every court shows its four cards side by side; from the holder of the start player card clockwise each takes its
 * tokens from the windows, one by one, and with each what is left of that colour is worth less; then there is time to look.
 */
type Now = Moment<View, GameEvent>
type Act = { name: string; scene: Scene }
const LOOK = 2500
const STEP = 420

type Taking = Extract<GameEvent, { event: 'influence-taken' | 'knight-paid' }>
type Ending = Taking | Extract<GameEvent, { event: 'chapel-laid' | 'chapter-began' | 'ended' }>
export const endsChapter = ({ event }: GameEvent): boolean => ['influence-taken', 'knight-paid', 'chapel-laid', 'chapter-began', 'ended'].includes(event)

/** The tokens somebody takes, one by one. */
export const tokensOf = (event: Taking): TokenId[] =>
  event.event === 'knight-paid' ? [event.colour as TokenId] : COLOURS.flatMap((colour) => Array<TokenId>(event[colour]).fill(colour))

/** Is the chapter over with these events? The first chapter only begins. */
const isOver = (events: readonly GameEvent[]): boolean =>
  events.some((one) => one.event === 'influence-taken' || one.event === 'knight-paid' || one.event === 'ended' || (one.event === 'chapter-began' && one.chapter > 1))

/** A court below its head; and in it the place for the cards and the row for the tokens. */
function rooms(root: HTMLElement, seat: number): { body: DOMRect; cards: DOMRect; row: DOMRect } | null {
  const court = find(root, 'court', seat)
  if (!court) return null
  const at = court.getBoundingClientRect(), head = court.querySelector('header')?.getBoundingClientRect().height ?? 30
  const foot = Math.max(26, Math.min(58, at.height * 0.2)), top = at.top + head
  return {
    body: rect(at.left + 5, top, at.width - 10, at.height - head - 6), cards: rect(at.left + 6, top + 2, at.width - 12, at.height - head - foot - 10),
    row: rect(at.left + 6, at.bottom - foot - 5, at.width - 12, foot),
  }
}

const NUMBER = (worth: number): string =>
  `<svg viewBox="0 0 60 60"><text x="30" y="45" text-anchor="middle" class="hs-num" font-size="44" fill="#fffaf0" stroke="${INK}" stroke-width="4" paint-order="stroke">${worth}</text></svg>`

/** The scenes of the end of a chapter, event by event. */
export function distribution(now: Now): (event: GameEvent, acts: Act[]) => Act[] {
  const { root, events, log, before, after, t } = now
  const over = isOver(events)
  const worth = new Map(before.colours.map((one) => [one.colour, one.worth]))
  const numbers = new Map<string, Piece>()
  const got = new Map<number, number>()
  const crested = new Map<number, DOMRect[]>()
  let open = false

  /** The question's place says what is seen now. */
  function headed(stage: Stage): void {
    const at = rectOf(root, 'box', 'ask')
    if (!at) return
    const piece = stage.piece(drawn(''), rect(at.left + 4, at.top + 4, at.width - 8, at.height - 8))
    piece.element.classList.add('sum')
    Object.assign(piece.element.style, { display: 'grid', placeContent: 'center', borderRadius: '8px', background: 'var(--chapel-cloth)', font: '700 22px/1.1 var(--serif)' })
    piece.element.replaceChildren(t('board-chapter-over', { chapter: before.chapter }))
    stage.keep(piece)
  }

  /** All cards of the chapter, court by court; those that bring something are remembered. */
  const opened: Scene = async (stage) => {
    headed(stage)
    stage.sound('reveal')
    const stacks = stacksAfter([...log, ...events.filter(({ event }) => event !== 'chapter-began')], before.players.length)
    await Promise.all(stacks.map(async (stack, seat) => {
      const room = rooms(root, seat), pile = rectOf(root, 'pile', seat)
      if (!room || !pile) return
      const cloth = stage.piece(drawn(''), room.body)
      cloth.element.style.background = 'var(--chapel-cloth-deep)'
      stage.keep(cloth)
      await stage.play(cloth.element, [{ opacity: 0 }, { opacity: 1 }], 200)
      await Promise.all(fanOf({ w: room.cards.width, h: room.cards.height }).slice(0, stack.length).map((spot, i) => shown(stage, seat, i, rect(room.cards.left + spot.x, room.cards.top + spot.y, spot.w, spot.h), pile)))
    }))
    await stage.hold(500)

    async function shown(on: Stage, seat: number, i: number, goal: DOMRect, from: DOMRect): Promise<void> {
      const { card, turned } = stacks[seat]?.[i] ?? { card: '', turned: true }
      const printed = after.characters.find(({ name }) => name === card)
      const face = faceOf(card, printed, t)
      const picture = pictured(turned ? { back: TURNED } : { face: { ...face, mark: goal.width < 46.5 ? '' : face.mark } }, goal.width)
      const piece = on.piece(picture, rect(from.left, from.top, goal.width, goal.height))
      on.keep(piece)
      if (!turned && printed?.crests.length) crested.set(seat, [...(crested.get(seat) ?? []), goal])
      await on.travel(piece, goal, 420, 20, i * 70)
    }
  }

  /** A token of this colour is worth one less. */
  function fall(stage: Stage, colour: string): void {
    const shown = root.querySelector<HTMLElement>(`[data-worth="${colour}"]`)
    if (!shown) return
    worth.set(colour, (worth.get(colour) ?? 1) - 1)
    const at = numbers.get(colour)?.at ?? about(stage.hide(shown), shown.getBoundingClientRect().height * 1.12)
    const piece = numbers.get(colour) ?? stage.piece(drawn(''), at)
    if (!numbers.has(colour)) stage.keep(piece)
    numbers.set(colour, piece)
    piece.element.replaceChildren(drawn(NUMBER(worth.get(colour) ?? 0)))
    piece.element.style.transformOrigin = '50% 50%'
    void stage.play(piece.element, [{ transform: `${to(at)} scale(1.5)` }, { transform: `${to(at)} scale(1)`, opacity: 1 }], 320)
  }

  const took = (event: Taking): Scene => async (stage) => {
    const room = rooms(root, event.seat), tokens = tokensOf(event)
    if (!room) return
    for (const at of crested.get(event.seat) ?? []) void ring(stage, at, '#ffe08a', 600)
    const size = Math.min(44, room.row.height - 4, room.row.width / 6)
    for (const colour of tokens) {
      const n = got.get(event.seat) ?? 0, start = rectOf(root, 'supply', colour)
      got.set(event.seat, n + 1)
      if (!start) continue
      const piece = stage.piece(drawing(token(colour)), about(rect(start.left, start.top, start.width, start.height * 0.7), size))
      stage.keep(piece)
      stage.sound('coin')
      fall(stage, colour)
      await stage.travel(piece, rect(room.row.left + 4 + n * (size + 5), room.row.top + (room.row.height - size) / 2, size, size), STEP, 50)
    }
    await stage.hold(260)
  }

  const looked: Scene = (stage) => stage.hold(LOOK)
  const last = events.findLast(endsChapter)

  return (event, acts) => {
    if (!over) return acts
    const begun = open ? [] : [{ name: 'opened', scene: opened }]
    open = true
    const ending = event as Ending
    const own = ending.event === 'influence-taken' || ending.event === 'knight-paid' ? [{ name: 'took', scene: took(ending) }] : acts
    const done = ending.event === 'chapter-began' || ending.event === 'ended' || (event === last && ending.event !== 'chapel-laid') ? [{ name: 'looked', scene: looked }] : []
    return [...begun, ...own, ...done]
  }
}
