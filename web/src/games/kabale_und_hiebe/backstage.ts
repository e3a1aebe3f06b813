/** The columns while scenes play: pictures of them lie over the board's own and change with every event. */
import { mount, unmount } from 'svelte'
import type { Piece, Stage } from '../../lib/director'
import type { Moment } from '../contract'
import ColumnOf from './Column.svelte'
import { after } from './frames'
import type { Stage as Inside } from './fit'
import { stageFor } from './lay'
import type { Column, GameEvent, View } from './types'

/** A column as it is to be seen: the board's own or a picture over it. */
interface Shown {
  piece?: Piece
  goal: HTMLElement | null
  state: HTMLElement | null
  /** its cards as far as they are shown, from the goal downwards */
  cards: HTMLElement[]
}

const find = (root: Element, name: string, value: string | number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(String(value))}"]`)

/** How much larger an element is shown than it was laid out. */
export const zoomOf = (element: HTMLElement): number => element.getBoundingClientRect().width / (element.offsetWidth || 1) || 1

/** What lies on the layer at its size on the board, enlarged as the board is. */
export function enlarged(inside: HTMLElement, zoom: number): HTMLElement {
  const host = document.createElement('div')
  host.className = 'fill'
  host.style.cssText = `transform:scale(${zoom});transform-origin:0 0`
  host.append(inside)
  return host
}

function partsOf(root: Element, number: number): Shown {
  const lying = [...root.querySelectorAll<HTMLElement>(`[data-lies^="${number} "]`)]
  return { goal: find(root, 'goal', number), state: find(root, 'state', number), cards: lying.filter((one) => !one.dataset.lies?.endsWith(' under')) }
}

export class Backstage {
  columns: Column[]
  private readonly pictures = new Map<number, Shown>()
  private z: Inside | null = null

  constructor(private readonly moment: Moment<View, GameEvent>) {
    this.columns = moment.before.columns
  }

  find = (name: string, value: string | number): HTMLElement | null => find(this.moment.root, name, value)
  rectOf = (name: string, value: string | number): DOMRect | null => this.find(name, value)?.getBoundingClientRect() ?? null

  column(number: number): Column | undefined {
    return this.columns[number - 1]
  }

  shown(number: number): Shown {
    return this.pictures.get(number) ?? partsOf(this.moment.root, number)
  }

  /** The element of a card of a column; of long columns the oldest are not shown. */
  card(number: number, index: number): HTMLElement | null {
    const { cards } = this.shown(number)
    return cards.at(index - (this.column(number)?.cards.length ?? 0)) ?? null
  }

  /** An event changes the columns; those that look different now are drawn anew. */
  tell(stage: Stage, events: readonly GameEvent[], ...numbers: number[]): void {
    for (const event of events) this.columns = after(this.columns, event)
    const z = this.inside()
    const moved = this.z !== null && (this.z.strip !== z.strip || this.z.goalH !== z.goalH)
    this.z = z
    for (const { number } of this.columns) if (moved || numbers.includes(number)) this.draw(stage, number)
  }

  private inside(): Inside {
    const box = this.find('box', 'stage')
    const all = { w: box?.offsetWidth ?? 0, h: box?.offsetHeight ?? 0, x: 0, y: 0, card: 0 }
    this.z ??= stageFor(all, this.moment.seats.length, this.moment.before.columns)
    return stageFor(all, this.moment.seats.length, this.columns)
  }

  private draw(stage: Stage, number: number): void {
    const original = this.find('column', number), column = this.column(number)
    if (!original || !column || !this.z) return
    const at = stage.hide(original), zoom = zoomOf(original)
    const { picture, parts } = pictureOfColumn(column, this.z, this.moment)
    this.pictures.get(number)?.piece?.element.remove()
    const piece = stage.piece(enlarged(picture, zoom), at)
    stage.keep(piece)
    this.pictures.set(number, { ...parts, piece })
  }

  /** Nothing of the columns is to be seen any more. */
  clear(stage: Stage): void {
    for (const { number } of this.moment.before.columns) {
      const original = this.find('column', number)
      if (original) stage.hide(original)
      this.pictures.get(number)?.piece?.element.remove()
    }
    this.pictures.clear()
  }
}

/** A column as a picture, and its parts, before it forgets their names. */
function pictureOfColumn(column: Column, z: Inside, { me, t }: Moment<View, GameEvent>): { picture: HTMLElement; parts: Shown } {
  const host = document.createElement('div')
  const drawn = mount(ColumnOf, { target: host, props: { column, z, x: 0, t, me } })
  const picture = host.firstElementChild?.cloneNode(true) as HTMLElement
  void unmount(drawn)
  const parts = partsOf(picture, column.number)
  for (const element of [picture, ...picture.querySelectorAll<HTMLElement>('*')])
    for (const name of element.getAttributeNames()) if (name.startsWith('data-')) element.removeAttribute(name)
  picture.style.top = '0'
  return { picture, parts }
}

