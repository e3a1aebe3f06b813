import { tick } from 'svelte'

/** So far a card moves before it counts as dragged, in pixels: a finger is never quite still. */
const FAR = 8
const CARD = '.card-button[aria-pressed]:not([aria-disabled])'

/** What a board knows of its picked card. */
interface Picking {
  readonly picked: unknown
  readonly props: { busy: boolean }
  putBack: () => void
}

/**
 * Cards are dragged to where they may go, with a mouse, a pen or a finger. The card itself follows the pointer; dragging does what the clicks
 * do, on the card and then on the [data-target] it is dropped on, or the one that a [data-drop] of the same value stands for. A dropped card
 * stays where it is until the next view, so that its scene begins there.
 */
export class Dragging {
  private card: HTMLElement | null = null
  private start = { x: 0, y: 0 }
  private moving = false
  /** this drag has picked the card; else it was picked before */
  private picks = false
  private target: HTMLElement | null = null
  private root: HTMLElement | undefined

  constructor(private readonly model: Picking) {}

  /** An attachment of the board. */
  watch = (root: HTMLElement): (() => void) => {
    this.root = root
    const listen = { pointerdown: this.down, pointermove: this.move, pointerup: this.up, pointercancel: this.cancel }
    for (const [name, listener] of Object.entries(listen)) root.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listen)) root.removeEventListener(name, listener as EventListener)
    }
  }

  private down = (event: PointerEvent): void => {
    const card = (event.target as Element).closest<HTMLElement>(CARD)
    if (!card || event.button !== 0 || !event.isPrimary || this.model.props.busy) return
    this.settle()
    this.card = card
    this.start = { x: event.clientX, y: event.clientY }
  }

  private move = (event: PointerEvent): void => {
    if (!this.card) return
    const x = event.clientX - this.start.x, y = event.clientY - this.start.y
    if (!this.moving && Math.hypot(x, y) < FAR) return
    if (!this.moving) this.lift(this.card, event.pointerId)
    const zoom = this.card.getBoundingClientRect().width / (this.card.offsetWidth || 1) || 1
    this.card.style.translate = `${x / zoom}px ${y / zoom}px`
    this.aim(this.targetAt(event))
  }

  private lift(card: HTMLElement, pointer: number): void {
    this.moving = true
    this.root?.setPointerCapture?.(pointer) // the card may be drawn anew meanwhile
    this.picks = card.getAttribute('aria-pressed') !== 'true'
    if (this.picks) card.click()
    card.dataset.dragged = ''
  }

  private targetAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
    for (const element of document.elementsFromPoint(clientX, clientY)) {
      const target = element.closest<HTMLElement>('[data-target]:not([aria-disabled])')
      if (target) return target
      const area = element.closest<HTMLElement>('[data-drop]')
      if (area) return this.root?.querySelector<HTMLElement>(`[data-target="${CSS.escape(area.dataset.drop ?? '')}"]:not([aria-disabled])`) ?? null
    }
    return null
  }

  private aim(target: HTMLElement | null): void {
    if (target === this.target) return
    this.target?.removeAttribute('data-over')
    target?.setAttribute('data-over', '')
    this.target = target
  }

  private up = (event: PointerEvent): void => {
    if (!this.moving) {
      this.card = null
      return
    }
    const target = this.targetAt(event)
    this.moving = false
    this.aim(null)
    if (target) target.click()
    else if (this.picks) this.model.putBack()
    swallowClick()
    void tick().then(() => this.model.props.busy || this.settle())
  }

  /** Back to where it came from, as with Escape. */
  cancel = (): void => {
    const dragged = this.moving
    this.moving = false
    this.aim(null)
    this.settle()
    if (dragged && this.picks) this.model.putBack()
  }

  /** A card that was dropped, or let go of, lies in its place again. */
  settle = (): void => {
    if (this.moving || !this.card) return
    this.card.style.translate = ''
    delete this.card.dataset.dragged
    this.card = null
  }
}

/** The click that a browser makes of letting go of the pointer is no click on anything. */
function swallowClick(): void {
  const swallow = (event: Event) => event.isTrusted && event.stopPropagation()
  addEventListener('click', swallow, { capture: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
