import { INK } from '../../art/tones'
import { EASE, pictureOf, type Piece, type Scene, type Stage, to } from '../../lib/director'
import { drawn, middle, paid, pictured, rect, ring } from '../../lib/scenes'
import type { Face } from '../../cards/types'
import { BACK } from './faces'
import type { Key } from './places'

const seal = (right: boolean): string =>
  `<svg viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="${right ? '#0d6654' : '#a3202f'}" stroke="${INK}" stroke-width="2.5"/>` +
  `<path d="${right ? 'M10 21 17 28 30 13' : 'M12 12 28 28M28 12 12 28'}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/></svg>`
const CLOTH = '<svg viewBox="0 0 120 80" preserveAspectRatio="none"><path d="M3 9Q30 1 60 7T117 9L113 71Q90 79 60 73T7 71Z" fill="#4a1230"' +
  ` stroke="${INK}" stroke-width="2.5"/><path d="M9 14Q32 7 60 12T111 14L108 66Q88 73 60 68T12 66Z" fill="none" stroke="#e2b654" stroke-width="1.6"/>` +
  '<path d="M30 20 50 64M62 18 58 66M92 18 74 64" stroke="#2b0a1c" stroke-width="2" opacity=".6"/></svg>'
const VEIL = '<svg viewBox="0 0 10 10" preserveAspectRatio="none"><path d="M0 0H10V10H0Z" fill="#0a0510" opacity=".62"/></svg>'

/** Who falls out of the mask at a place. */
export interface Fall {
  key: Key
  face: Face
  /** what was claimed is true; null: nothing was claimed */
  right: boolean | null
}

/** How the ball stands while the scenes of one step play: the masks that are up, and the fortunes that have changed already. */
export class Floor {
  private readonly up = new Map<Key, Piece[]>()
  private readonly purses = new Map<string, Piece>()

  constructor(readonly root: HTMLElement) {}

  place(key: Key): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"] .card`)
  }

  spot(name: string, value?: number | string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(value === undefined ? `[data-${name}]` : `[data-${name}="${CSS.escape(String(value))}"]`)
  }

  readonly at = (name: string, value?: number | string) => (): DOMRect | null => this.spot(name, value)?.getBoundingClientRect() ?? null

  /** Masks fall one by one at the seats, and stay until everybody has looked. */
  readonly unmasked = (falls: () => Fall[], beat: number, look: number): Scene => async (stage) => {
    const veil = stage.piece(drawn(VEIL), rect(0, 0, innerWidth, innerHeight))
    void stage.play(veil.element, [{ opacity: 0 }, { opacity: 1 }], 300)
    const pieces = falls().flatMap((fall) => this.lifted(stage, fall))
    for (const { piece, fall } of pieces) {
      const turned = stage.flip(piece, 760).then(() => this.judged(stage, piece, fall))
      await (beat ? stage.hold(beat) : turned)
    }
    await stage.hold(look)
    await stage.play(veil.element, [{ opacity: 1 }, { opacity: 0 }], 200)
  }

  private lifted(stage: Stage, fall: Fall): { piece: Piece; fall: Fall }[] {
    const original = this.place(fall.key)
    if (!original) return []
    this.drop(fall.key)
    const at = stage.hide(original)
    const piece = stage.piece(pictured({ face: fall.face }, at.width), at, pictured({ back: BACK }, at.width))
    piece.element.style.transform += ' rotateY(180deg)'
    stage.keep(piece)
    this.up.set(fall.key, [piece])
    return [{ piece, fall }]
  }

  /** The seal of truth or of a lie at the upper edge. */
  private async judged(stage: Stage, { at }: Piece, { key, right }: Fall): Promise<void> {
    if (right === null) return
    const size = Math.max(28, at.width * 0.4)
    const piece = stage.piece(drawn(seal(right)), rect(middle(at)[0] - size / 2, Math.max(2, at.top - size * 0.4), size, size))
    stage.keep(piece)
    this.up.get(key)?.push(piece)
    const place = to(piece.at)
    await stage.play(piece.element, [{ transform: `${place} scale(2.4)`, opacity: 0 }, { transform: `${place} scale(1)`, opacity: 1 }], 220, { easing: EASE.settle })
  }

  /** What lies up is turned down again: of these places, whether this step has turned it up or an earlier one. */
  readonly down = (faces: () => { key: Key; face: Face }[]): Scene => async (stage) => {
    const kept = [...this.up.values()].flatMap((pieces) => pieces.slice(1))
    const old = faces().flatMap(({ key, face }) => (this.up.has(key) ? (this.up.get(key) ?? []).slice(0, 1) : this.lifted(stage, { key, face, right: null }).map(({ piece }) => faceUp(piece))))
    await Promise.all([
      ...kept.map(({ element }) => stage.play(element, [{ opacity: 1 }, { opacity: 0 }], 200)), ...old.map((piece) => this.turnedDown(stage, piece)),
    ])
  }

  private async turnedDown(stage: Stage, { element, at }: Piece): Promise<void> {
    const place = `${to(at)} perspective(700px)`
    await stage.play(element, [{ transform: `${place} rotateY(0)` }, { transform: `${place} scale(1.06) rotateY(-90deg)` }], 230, { easing: 'ease-in' })
    element.style.visibility = 'hidden'
    const back = stage.piece(pictured({ back: BACK }, at.width), at)
    stage.keep(back)
    for (const pieces of this.up.values()) if (pieces[0]?.element === element) pieces.push(back)
    await stage.play(back.element, [{ transform: `${place} scale(1.06) rotateY(90deg)` }, { transform: `${place} rotateY(0)`, opacity: 1 }], 230, { easing: 'ease-out' })
  }

  private drop(key: Key): void {
    for (const { element } of this.up.get(key) ?? []) element.remove()
    this.up.delete(key)
  }

  /** Two cards go under a cloth and come back: the same to the eye, and as long, whether they were swapped or not. */
  readonly underCloth = (one: Key, two: Key): Scene => async (stage) => {
    const cards = [one, two].flatMap((key) => this.back(stage, key))
    const [a, b] = cards
    if (!a || !b) return
    const homes = cards.map(({ at }) => at), w = Math.min(a.at.width, b.at.width)
    const [x, y] = [(middle(a.at)[0] + middle(b.at)[0]) / 2, (middle(a.at)[1] + middle(b.at)[1]) / 2]
    const cloth = stage.piece(drawn(CLOTH), rect(x - 1.35 * w, y - 0.85 * w, 2.7 * w, 1.7 * w)), lies = to(cloth.at)
    void stage.play(cloth.element, [{ transform: `${lies} scale(.7)`, opacity: 0 }, { transform: `${lies} scale(1)`, opacity: 1 }], 240)
    await Promise.all(cards.map((card, i) => stage.travel(card, rect(x + (i ? 0.06 : -1.06) * w, y - 0.7 * w, w, 1.4 * w), 380, 20)))
    await stage.play(cloth.element, [
      { transform: `${lies} rotate(0)` }, { transform: `${lies} rotate(-2.5deg) scale(1.03,.97)` }, { transform: `${lies} rotate(2.5deg) scale(.97,1.03)` },
      { transform: `${lies} rotate(-1.5deg)` }, { transform: `${lies} rotate(0)`, opacity: 1 },
    ], 700, { easing: 'ease-in-out' })
    await Promise.all([
      ...cards.map((card, i) => stage.travel(card, homes[i] ?? card.at, 380, 20)), stage.play(cloth.element, [{ opacity: 1 }, { opacity: 0 }], 340),
    ])
  }

  /** A mask as everybody sees it, in the place of what lies there. */
  private back(stage: Stage, key: Key): Piece[] {
    const original = this.place(key)
    if (!original) return []
    this.drop(key)
    const at = stage.hide(original)
    const piece = stage.piece(pictured({ back: BACK }, at.width), at)
    stage.keep(piece)
    this.up.set(key, [piece])
    return [piece]
  }

  /** Somebody looks under a mask without showing it. */
  readonly tilted = (key: Key): Scene => async (stage) => {
    for (const { element, at } of this.back(stage, key)) {
      const place = to(at)
      element.style.transformOrigin = '50% 100%'
      await stage.play(element, [
        { transform: `${place} perspective(500px) rotateX(0)` }, { transform: `${place} perspective(500px) rotateX(-38deg) scale(1.04)`, offset: 0.3 },
        { transform: `${place} perspective(500px) rotateX(-38deg) scale(1.04)`, offset: 0.7 }, { transform: `${place} perspective(500px) rotateX(0)`, opacity: 1 },
      ], 900)
    }
  }

  /** Somebody says something. */
  readonly said = (where: () => DOMRect | null, words: string, hold: number): Scene => async (stage) => {
    const at = where()
    if (!at) return
    const bubble = spoken(words), w = Math.min(innerWidth - 12, 34 + words.length * 11), h = 42
    const x = Math.max(6, Math.min(innerWidth - w - 6, middle(at)[0] - w / 2)), y = Math.max(6, middle(at)[1] - h / 2)
    const piece = stage.piece(bubble, rect(x, y, w, h)), place = to(piece.at)
    await stage.play(piece.element, [{ transform: `${place} scale(.5)`, opacity: 0 }, { transform: `${place} scale(1)`, opacity: 1 }], 240, { easing: EASE.settle })
    await stage.hold(hold)
    await stage.play(piece.element, [{ opacity: 1 }, { opacity: 0 }], 160)
  }

  /** Gold goes from one to another; both then show what they have. */
  readonly gold = (n: number, from: Purse, goal: Purse): Scene => async (stage) => {
    await paid(Math.min(n, 13), this.at(from.name, from.who), this.at(goal.name, goal.who))(stage)
    for (const purse of [from, goal]) this.counted(stage, purse)
  }

  private counted(stage: Stage, { name, who, gold }: Purse): void {
    const shown = this.spot(name, who), id = `${name} ${who ?? ''}`
    if (!shown) return
    this.purses.get(id)?.element.remove()
    const picture = likeness(shown)
    picture.querySelector('text, b')?.replaceChildren(String(gold))
    const piece = stage.piece(picture, stage.hide(shown))
    stage.keep(piece)
    this.purses.set(id, piece)
  }

  /** The winner: rings of light. */
  readonly crowned = (key: Key): Scene => async (stage) => {
    const at = this.place(key)?.getBoundingClientRect()
    if (!at) return
    for (let n = 0; n < 3; n++) await ring(stage, at, '#ffd257', 520)
  }
}

/** A picture that looks as on the board: some of its style comes from where it stands, and a large window enlarges it. */
function likeness(shown: HTMLElement): HTMLElement {
  const picture = pictureOf(shown), { gap, padding, fontSize, color } = getComputedStyle(shown)
  const zoom = shown.getBoundingClientRect().width / (shown.offsetWidth || 1) || 1
  Object.assign(picture.style, { gap, padding, color, fontSize: `${parseFloat(fontSize) * zoom}px` })
  return picture
}

/** A fortune on the board, and what it is now. */
export interface Purse {
  name: 'purse' | 'bank' | 'court'
  who?: number
  gold: number
}

/** A piece that already lies face up. */
function faceUp(piece: Piece): Piece {
  piece.element.style.transform = to(piece.at)
  return piece
}

function spoken(words: string): HTMLElement {
  const bubble = document.createElement('div')
  bubble.textContent = words
  bubble.style.cssText = 'display:grid;place-items:center;width:100%;height:100%;border-radius:21px;background:#f7eeda;color:#1d1024;' +
    "font:700 22px/1 'Cormorant Garamond',Georgia,serif;white-space:nowrap;box-shadow:0 0 0 2px #1d1024,0 0 0 4px #e2b654,0 8px 20px #000a"
  return bubble
}
