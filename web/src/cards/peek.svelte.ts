const PATIENCE = 280

/** Which cards are looked at more closely right now, and beside which element. */
export class Peeking {
  cards = $state.raw<string[]>([])
  beside = $state.raw<Element | null>(null)
  private waiting: ReturnType<typeof setTimeout> | undefined

  private show(element: Element): void {
    this.cards = element.getAttribute('data-peek')?.split(' ').filter(Boolean) ?? []
    this.beside = element
  }

  hide = (): void => {
    clearTimeout(this.waiting)
    this.beside = null
  }

  /** What one looked at may be gone. */
  refresh = (): void => {
    if (this.beside && !this.beside.isConnected) this.hide()
  }

  /** A mouse resting on [data-peek], or the keyboard's focus on it, shows its details; a finger taps instead. */
  watch = (root: HTMLElement): (() => void) => {
    const over = (event: PointerEvent) => {
      const element = event.pointerType === 'mouse' ? (event.target as Element).closest('[data-peek]') : null
      clearTimeout(this.waiting)
      if (!element) this.beside = null
      else this.waiting = setTimeout(() => this.show(element), this.beside ? 0 : PATIENCE)
    }
    const focus = (event: FocusEvent) => {
      const element = (event.target as Element).closest('[data-peek]')
      if (element && byKeyboard) this.show(element)
      else this.hide()
    }
    /** what is focused may be leaving the page this very moment, while nothing may change */
    const lost = () => queueMicrotask(this.hide)
    let byKeyboard = false
    const pointed = () => {
      byKeyboard = false
      this.hide()
    }
    const key = (event: KeyboardEvent) => {
      byKeyboard = true
      if (event.key === 'Escape') this.hide()
    }
    const listen: [string, EventListener][] = [
      ['pointerover', over as EventListener], ['pointerleave', this.hide], ['focusin', focus as EventListener], ['focusout', lost],
    ]
    for (const [name, listener] of listen) root.addEventListener(name, listener)
    document.addEventListener('pointerdown', pointed, true)
    document.addEventListener('keydown', key, true)
    return () => {
      this.hide()
      for (const [name, listener] of listen) root.removeEventListener(name, listener)
      document.removeEventListener('pointerdown', pointed, true)
      document.removeEventListener('keydown', key, true)
    }
  }
}

const MARGIN = 10

/** Put a floating element beside another: right of it, else left, and always inside the window. */
export function placeBeside(floating: HTMLElement, element: Element): void {
  const at = element.getBoundingClientRect()
  const { width, height } = floating.getBoundingClientRect()
  const right = at.right + MARGIN + width <= innerWidth
  const left = right ? at.right + MARGIN : at.left - MARGIN - width
  const fits = right || left >= MARGIN
  const top = fits ? at.top + at.height / 2 - height / 2 : at.top - MARGIN - height
  const within = (value: number, room: number) => Math.max(MARGIN, Math.min(value, room - MARGIN))
  floating.style.setProperty('left', `${within(fits ? left : at.left, innerWidth - width)}px`)
  floating.style.setProperty('top', `${within(top, innerHeight - height)}px`)
}
