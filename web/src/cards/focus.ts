import { tick } from 'svelte'

/** If what has the focus leaves the board with the coming change, the first element that `next` names gets it. */
export function keepFocus(board: HTMLElement, next: string): void {
  if (!board.contains(document.activeElement)) return
  void tick().then(() => {
    if (document.activeElement === document.body) board.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  })
}
