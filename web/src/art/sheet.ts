/**
 * The sheet of the page: every drawing stands in it once, from when it is first shown, and all who show it refer to it. So a board of
 * many equal cards stays small. It must never be hidden with `display: none`: patterns and clips would vanish.
 */
import { definitions } from './defs'
import { type Drawing, PEN } from './tones'

let sheet: Element | undefined
const drawn = new Set<string>()

/** The page's sheet; a page that was cleared gets another. */
function present(): Element {
  if (sheet?.isConnected) return sheet
  drawn.clear()
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of [['class', 'hs-sheet'], ['width', '0'], ['height', '0'], ['aria-hidden', 'true']] as const) svg.setAttribute(name, value)
  svg.innerHTML = `<defs>${definitions()}</defs>`
  document.body.append(svg)
  sheet = svg.firstElementChild ?? svg
  return sheet
}

const symbol = ({ key, box, draw }: Drawing): string => `<symbol id="hs-${key}" viewBox="${box}" overflow="visible" ${PEN}>${draw()}</symbol>`

/** The address of a drawing on this page, for `<use>`. */
export function addressOf(drawing: Drawing): string {
  const onPage = present()
  if (!drawn.has(drawing.key)) {
    drawn.add(drawing.key)
    onPage.insertAdjacentHTML('beforeend', symbol(drawing))
  }
  return `#hs-${drawing.key}`
}

/** A drawing that stands alone, for `<img>` and files: its own definitions inside. */
export const standalone = ({ box, draw }: Drawing, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${PEN}><defs>${definitions()}</defs>${draw()}${more}</svg>`
