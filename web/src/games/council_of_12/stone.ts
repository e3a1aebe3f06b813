import { GOLD, INK, mix } from '../../art/tones'
import { clamp } from '../../lib/fit'
import { facets, type Die, type Facet } from './dodecahedron'
import type { Turn } from './vectors'

/** What the faces of the stone tell beside their numbers. */
export interface Told {
  /** the value that lies there; 0 while it moves */
  front: number
  goals: ReadonlySet<number>
  /** where the picked card leads, or where it may be turned */
  aims: ReadonlySet<number>
}

const SHADOWED = 0.22
/** Brass and ivory in split light: the right half lies in shade. */
function fillOf(face: Facet, { front, goals }: Told): string {
  const xs = face.outline.split(' ').map((point) => Number(point.split(',')[0]))
  const shade = xs.reduce((sum, x) => sum + x, 0) > 0 ? SHADOWED : 0
  const ground = face.value === front ? '#fff3d2' : mix('#a3743a', '#f6dfa8', clamp(face.light * 1.15 - shade, 0, 1))
  return goals.has(face.value) ? mix(ground, '#ffd257', 0.6) : ground
}

function ring(face: Facet, { front, goals, aims }: Told): string {
  if (!goals.has(face.value) && !aims.has(face.value)) return ''
  const [stroke, wide] = aims.has(face.value) ? ['#0d8a6c', 0.06] : [GOLD, 0.03]
  const fill = goals.has(face.value) ? 'fill="#fff7da" fill-opacity=".75"' : 'fill="#e4fff4" fill-opacity=".4"'
  return `<circle r="${face.value === front ? 0.36 : 0.31}" ${fill} stroke="${stroke}" stroke-width="${wide}"/>`
}

function drawnFace(face: Facet, told: Told): string {
  const large = face.value === told.front
  const kinds = ['face', large && 'front', told.goals.has(face.value) && 'goal', told.aims.has(face.value) && 'aim'].filter(Boolean).join(' ')
  return `<g class="${kinds}" data-value="${face.value}" opacity="${face.facing}">` +
    `<polygon points="${face.outline}" fill="${fillOf(face, told)}" stroke="${INK}" stroke-width=".022" stroke-linejoin="round"/>` +
    `<g transform="${face.matrix}">${ring(face, told)}<text y="${large ? 0.175 : 0.145}" text-anchor="middle" class="hs-num" ` +
    `font-size="${large ? 0.5 : 0.42}" fill="${INK}">${face.value}</text></g></g>`
}

/** The faces one sees, as markup of an SVG whose middle is 0, 0 and whose radius is 1. */
export const drawnFaces = (die: Die, pose: Turn, opened: number, told: Told): string =>
  facets(die, pose, opened).map((face) => drawnFace(face, told)).join('')

export const STONE_BOX = '-1.06 -1.06 2.12 2.16'
/** What lies under the stone: its shadow, and a light that is bright while a goal lies in front. */
export const ground = (id: string, bright: boolean): string =>
  `<defs><radialGradient id="${id}"><stop offset=".72" stop-color="#ffe9b0" stop-opacity="${bright ? 0.95 : 0.45}"/>` +
  '<stop offset="1" stop-color="#ffe3a1" stop-opacity="0"/></radialGradient></defs>' +
  `<ellipse cx=".03" cy="1" rx=".72" ry=".12" fill="#0006"/><circle r="1.055" fill="url(#${id})"/>`

/** How the stone on the board lies, for the scene that turns it from there. */
export const POSES = new WeakMap<Element, Turn>()
