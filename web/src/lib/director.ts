/**
 * The director: scenes in a queue, played on one layer above everything, where nothing clips them. The board below keeps its old view
 * meanwhile; a scene copies what it moves and hides the original. What it keeps lies there, and what it hides stays hidden, until the next
 * view is shown: so a card that was laid does not jump back while the next scene of the same step plays.
 *
 *     director.add('lay', async (stage) => { … })
 *     director.skip()         a click or a key: the scene that is playing jumps to its end, the next one begins
 *     director.rush()         all of them end at once
 *     await director.idle()   then the next view is shown
 *     director.sweep()        and what was kept goes
 *
 * All a scene awaits ends at once when it is skipped, so a scene needs no branch for that. With reduced motion nothing travels or
 * turns: pieces stand at their goal and fade, and holds keep their length.
 */
import type { Sound } from './sound'

export interface Piece {
  element: HTMLElement
  at: DOMRect
}
export type Scene = (stage: Stage) => Promise<void>

export const EASE = { travel: 'cubic-bezier(.3,.05,.2,1)', drop: 'cubic-bezier(.3,0,.9,.4)', settle: 'cubic-bezier(.2,1.4,.4,1)' }
/** How long a last frame fades in where nothing may move, in milliseconds. */
const FADE = 120

export class Director {
  private readonly queue: { name: string; scene: Scene }[] = []
  private playing: Stage | null = null
  private waiting: (() => void)[] = []
  private readonly kept: HTMLElement[] = []
  private readonly hidden = new Set<HTMLElement>()
  /** 1 is as written, 2 twice as fast */
  speed = 1
  reduced = false
  /** more than 1 while more waits to be shown */
  hurry = 1
  /** how a sound is made */
  chime: (sound: Sound) => void = () => undefined

  constructor(readonly layer: HTMLElement) {}

  get pace(): number {
    return this.speed * this.hurry
  }

  get busy(): boolean {
    return this.playing !== null
  }

  add(name: string, scene: Scene): void {
    this.queue.push({ name, scene })
    if (!this.playing) void this.run()
  }

  skip(): void {
    this.playing?.end()
  }

  rush(): void {
    this.queue.length = 0
    this.skip()
  }

  idle(): Promise<void> {
    return this.playing || this.queue.length ? new Promise((done) => this.waiting.push(done)) : Promise.resolve()
  }

  keep(element: HTMLElement): void {
    this.kept.push(element)
  }

  hide(original: HTMLElement): void {
    original.style.opacity = '0' // not visibility: what others refer to must stay
    this.hidden.add(original)
  }

  /** The next view is shown: nothing of the scenes that led to it is left. */
  sweep(): void {
    if (this.playing) return
    for (const element of this.kept.splice(0)) element.remove()
    for (const original of this.hidden) original.style.opacity = ''
    this.hidden.clear()
  }

  /** A scene that fails must never hold up the game. */
  private async run(): Promise<void> {
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const stage = new Stage(this)
      this.playing = stage
      this.layer.dataset.scene = next.name
      try {
        await next.scene(stage)
      } catch (error) {
        console.error(`scene ${next.name}`, error)
      }
      stage.clear()
    }
    this.playing = null
    delete this.layer.dataset.scene
    for (const done of this.waiting.splice(0)) done()
  }
}

/** Where one scene plays: its pieces lie on the layer and are cleared away with it. */
export class Stage {
  private ended = false
  private readonly running = new Set<Animation>()
  private readonly holds = new Set<() => void>()
  private readonly pieces = new Set<HTMLElement>()

  constructor(private readonly director: Director) {}

  get reduced(): boolean {
    return this.director.reduced
  }

  /** Something on the layer at a place; with a rear it has two sides and shows the front. */
  piece(front: Node, at: DOMRect, rear?: Node): Piece {
    const element = document.createElement('div')
    element.className = 'piece'
    element.style.cssText = `width:${at.width}px;height:${at.height}px;--card:${at.width}px;transform:${to(at)}`
    element.append(...(rear ? [side('front', front), side('rear', rear)] : [front]))
    this.director.layer.append(element)
    this.pieces.add(element)
    return { element, at }
  }

  /** A picture of something on the board, which is not to be seen until the next view. */
  copy(original: HTMLElement): Piece {
    const at = this.hide(original)
    return this.piece(pictureOf(original), at)
  }

  /** Hide something of the board until the next view is shown; where it is. */
  hide(original: HTMLElement): DOMRect {
    this.director.hide(original)
    return original.getBoundingClientRect()
  }

  /** A piece stays where it is until the next view is shown. */
  keep({ element }: Piece): void {
    this.pieces.delete(element)
    this.director.keep(element)
  }

  /** One animation of transform and opacity; done when it has played or was skipped. */
  async play(element: Element, frames: Keyframe[], ms: number, options: KeyframeAnimationOptions = {}): Promise<void> {
    const still = this.ended || this.reduced
    const timing = still ? { duration: this.ended ? 1 : FADE, delay: 0 } : { duration: ms, delay: Number(options.delay ?? 0) }
    const animation = element.animate(still ? [{ opacity: 0 }, { ...frames.at(-1) }] : frames, { fill: 'both', easing: EASE.travel, ...options, ...timing })
    animation.updatePlaybackRate(this.director.pace)
    this.running.add(animation)
    if (this.ended) animation.finish()
    await animation.finished.catch(() => undefined)
    this.running.delete(animation)
  }

  /** A piece travels in an arc to another place, a flat one if it is near, and lands with a little weight. */
  async travel(piece: Piece, goal: DOMRect, ms = 520, lift = 46, delay = 0): Promise<void> {
    const { at, element } = piece
    const scale = at.width ? goal.width / at.width : 1 // a place that is hidden has no width
    const far = Math.hypot(goal.left - at.left, goal.top - at.top)
    const x = (at.left + goal.left) / 2, y = Math.min(at.top, goal.top) - Math.min(lift, far / 4)
    element.style.transformOrigin = '0 0'
    await this.play(element, [
      { transform: `${to(at)} scale(1)`, offset: 0, easing: 'cubic-bezier(.4,0,.6,1)' },
      { transform: `translate(${x}px,${y}px) scale(${(1 + scale) / 2 + 0.12}) rotate(-3deg)`, offset: 0.5, easing: 'cubic-bezier(.4,0,.3,1)' },
      { transform: `${to(goal)} scale(${scale * 1.04})`, offset: 0.92 },
      { transform: `${to(goal)} scale(${scale})`, offset: 1, opacity: 1 },
    ], ms, { delay, easing: 'linear' })
    piece.at = goal
  }

  /** A piece of two sides turns over, from its rear to its front if it begins at 180 degrees. */
  flip({ element, at }: Piece, ms = 620, from = 180, delay = 0): Promise<void> {
    element.style.transformOrigin = '50% 50%'
    return this.play(element, [
      { transform: `${to(at)} perspective(700px) rotateY(${from}deg)` },
      { transform: `${to(at)} perspective(700px) translateY(-14px) scale(1.12) rotateY(${from / 2}deg)`, offset: 0.5 },
      { transform: `${to(at)} perspective(700px) rotateY(${from - 180}deg)` }, // an animated opacity would flatten its two sides into one
    ], ms, { delay })
  }

  /** What is heard of it; nothing of what is skipped. */
  sound(name: Sound): void {
    if (!this.ended) this.director.chime(name)
  }

  /** Time to look: as long with reduced motion, over when skipped. */
  hold(ms: number): Promise<void> {
    return this.rest(ms / this.director.pace)
  }

  /** Time to look that no speed shortens. */
  rest(ms: number): Promise<void> {
    if (this.ended) return Promise.resolve()
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer)
        this.holds.delete(end)
        done()
      }
      const timer = setTimeout(end, ms)
      this.holds.add(end)
    })
  }

  end(): void {
    this.ended = true
    for (const animation of this.running) animation.finish()
    for (const end of [...this.holds]) end()
  }

  clear(): void {
    for (const element of this.pieces) element.remove()
  }
}

/** The transform that puts a piece at a place. */
export const to = ({ left, top }: DOMRect): string => `translate(${left}px,${top}px)`

function side(name: string, content: Node): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  element.append(content)
  return element
}

/** A picture of an element: nothing in it is reached, found or read. */
export function pictureOf(original: HTMLElement): HTMLElement {
  const picture = original.cloneNode(true) as HTMLElement
  for (const element of [picture, ...picture.querySelectorAll<HTMLElement>('*')])
    for (const name of element.getAttributeNames()) if (name === 'id' || name.startsWith('data-')) element.removeAttribute(name)
  picture.setAttribute('aria-hidden', 'true')
  picture.setAttribute('inert', '')
  picture.style.cssText = 'position:static;margin:0;inset:auto;width:100%;height:100%;transform:none'
  return picture
}
