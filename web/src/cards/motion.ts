/** How things travel on the table: from where they were to where they are, a beat apart, and never for long. */
const MOVE = 240
const BEAT = 40
const LONGEST = 900

/** Something that moves: an element that has arrived and where it came from, or a picture that leaves for a place. */
export interface Journey {
  element: HTMLElement
  from: DOMRect
  /** where to, for what leaves; what arrives ends where it is */
  to?: DOMRect
}

function towards(here: DOMRect, there: DOMRect): string {
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  return `translate(${x}px, ${y}px) scale(${Math.min(1.6, Math.max(0.3, there.width / (here.width || 1)))})`
}

function move({ element, from, to }: Journey, delay: number): Animation {
  const here = element.getBoundingClientRect()
  const frames = to
    ? [{ transform: 'none', opacity: 1 }, { transform: towards(from, to), opacity: 0.2 }]
    : [{ transform: towards(here, from), zIndex: 3 }, { transform: 'none', zIndex: 3 }]
  return element.animate(frames, { duration: MOVE, delay, fill: 'backwards', easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)' })
}

/** Play the journeys in beats; a touch anywhere skips to the end. Resolves when all is still. */
export async function play(journeys: Journey[]): Promise<void> {
  const beat = Math.min(BEAT, (LONGEST - MOVE) / Math.max(1, journeys.length))
  const moving = journeys.map((journey, n) => move(journey, n * beat))
  const skip = () => moving.forEach((animation) => animation.finish())
  addEventListener('pointerdown', skip, { once: true })
  await Promise.allSettled(moving.map((animation) => animation.finished))
  removeEventListener('pointerdown', skip)
}

/** A picture of an element that is about to leave the page, laid over the same spot. */
export function pictureOf(element: Element): { picture: HTMLElement; from: DOMRect } {
  const picture = element.cloneNode(true) as HTMLElement
  const from = element.getBoundingClientRect()
  picture.setAttribute('aria-hidden', 'true')
  picture.setAttribute('inert', '')
  picture.removeAttribute('data-lies')
  const { style } = picture
  for (const [name, value] of Object.entries({
    position: 'fixed', margin: '0', 'z-index': '15', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`,
    '--card': `${from.width}px`, 'pointer-events': 'none',
  }))
    style.setProperty(name, value)
  return { picture, from }
}
