/** The stage as a drawing for exactly its size: a painted palace, boards, curtains in the light and in the shade, swags, footlights. */
import { GOLD, INK, num } from '../../art/tones'
import { clamp } from '../../lib/fit'
import type { Stage } from './fit'

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const FLOOR = 0.74
const LIT = ['#b02838', '#8c1c2b', '#c93a48'], SHADED = ['#7c1826', '#5f101c', '#911d2c']

const GRADIENTS = '<defs><linearGradient id="kh-wall" x1="0" y1="0" x2="0" y2="1"><stop class="wall"/><stop offset="1" class="wall-foot"/></linearGradient>' +
  '<linearGradient id="kh-floor" x1="0" y1="0" x2="0" y2="1"><stop class="floor"/><stop offset="1" class="floor-edge"/></linearGradient>' +
  '<radialGradient id="kh-glow" cx=".5" cy="1" r=".75" gradientTransform="matrix(1.3 0 0 1 -.15 0)"><stop stop-color="#ffd98a" stop-opacity=".5"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="kh-lamp"><stop stop-color="#fff0bf" stop-opacity=".55"/><stop offset="1" stop-color="#ffe3a1" stop-opacity="0"/></radialGradient></defs>'

/** The cloth at the back: a palace with arches. */
function palace(w: number, h: number): string {
  const n = Math.max(3, Math.round(w / 190)), aw = (w / n) * 0.7, floor = num(h * FLOOR), top = num(h * 0.36), r = num(aw / 2)
  const arches = upTo(n).map((i) => {
    const x = (i + 0.15) * (w / n)
    return `M${num(x)} ${floor}V${top}A${r} ${r} 0 0 1 ${num(x + aw)} ${top}V${floor}Z`
  })
  return `<rect width="${num(w)}" height="${num(h)}" fill="url(#kh-wall)"/><path d="${arches.join('')}" class="arch"/>`
}

function boards(w: number, h: number): string {
  const floor = num(h * FLOOR), at = (i: number, spread: number): string => num(w / 2 + (i - 8) * w * spread)
  const seams = upTo(17).map((i) => `M${at(i, 0.052)} ${floor}L${at(i, 0.088)} ${num(h)}`)
  return `<path d="M0 ${floor}H${num(w)}V${num(h)}H0Z" fill="url(#kh-floor)"/><path d="${seams.join('')}" stroke="#0006" stroke-width="1.5"/>` +
    `<path d="M0 ${floor}H${num(w)}" stroke="#0008" stroke-width="2"/><rect width="${num(w)}" height="${num(h)}" fill="url(#kh-glow)"/>`
}

/** The cord that ties a curtain. */
function cord(cw: number, tie: number, colour: string): string {
  const bow = (sag: number): string => `${num(cw * 0.2)} ${num(tie + sag)} ${num(cw * 0.36)} ${num(tie + sag - 2)} ${num(cw * 0.49)}`
  return `<path d="M0 ${num(tie - 5)}C${bow(6)} ${num(tie - 6)}V${num(tie + 6)}C${num(cw * 0.36)} ${num(tie + 16)} ${num(cw * 0.2)} ${num(tie + 18)} 0 ${num(tie + 8)}Z"` +
    ` fill="${colour}" stroke="${INK}" stroke-width="1.5"/>`
}

/** A curtain at the left with its folds, gathered by a cord where it is wide enough. */
function curtain(h: number, room: number, shaded: boolean): string {
  const cw = Math.min(room * 0.94, 260), wide = cw > 44, tie = h * 0.6
  const folds = Math.max(1, Math.round(cw / clamp(room / 5, 9, 22))), tones = shaded ? SHADED : LIT
  const edge = (t: number): string => {
    const [top, mid, foot] = [t * cw, t * cw * (wide ? 0.46 : 0.8), t * cw * (wide ? 0.6 : 0.86)].map(num)
    return `${top} 0C${top} ${num(h * 0.3)} ${mid} ${num(tie - h * 0.14)} ${mid} ${num(tie)}C${mid} ${num(tie + 20)} ${foot} ${num(tie + h * 0.12)} ${foot} ${num(h)}`
  }
  const parts = upTo(folds).map((i) => `<path d="M${edge((folds - i) / folds)}L0 ${num(h)}V0Z" fill="${tones[i % 3]}"/>`)
  return `${parts.join('')}<path d="M${edge(1)}" fill="none" stroke="${GOLD}" stroke-width="2.5"/>${wide ? cord(cw, tie, shaded ? '#b98b2e' : GOLD) : ''}`
}

/** One swag of the valance, and the tassel at its left. */
function swag(x: number, w: number, v: number, shaded: boolean, tassel: boolean): string {
  const hang = (t: number): string => `M${num(x)} ${num(v * 0.34 * t)}Q${num(x + w / 2)} ${num(v * 1.62 * t)} ${num(x + w)} ${num(v * 0.34 * t)}`
  const [outer, fold, inner] = shaded ? ['#86192a', '#6d1322', '#7c1727'] : ['#b32a3a', '#992132', '#ab2737']
  const cloth = [[1, outer], [0.74, fold], [0.46, inner]].map(([t, fill]) => `<path d="${hang(Number(t))}V0H${num(x)}Z" fill="${fill}"/>`)
  const hem = `<path d="${hang(1)}" fill="none" stroke="${INK}" stroke-width="5"/><path d="${hang(1)}" fill="none" stroke="${GOLD}" stroke-width="2.6"/>`
  return cloth.join('') + hem + (tassel ? `<path d="M${num(x)} 0L${num(x - v * 0.14)} ${num(v * 0.62)}H${num(x + v * 0.14)}Z" fill="${GOLD}" stroke="${INK}" stroke-width="1.3"/>` : '')
}

function valance(w: number, v: number): string {
  const many = Math.max(3, Math.round(w / clamp(v * 2.9, 60, 150))), each = w / many
  return upTo(many).map((i) => swag(i * each, each, v, i >= many / 2, i > 0)).join('')
}

function footlights(w: number, h: number, foot: number): string {
  const many = Math.max(5, Math.round(w / 62)), each = w / many, r = Math.min(foot * 0.8, 15), rim = num(h - r * 0.8)
  const lamps = upTo(many).map((i) => {
    const x = (i + 0.5) * each
    return `<circle cx="${num(x)}" cy="${num(h - r * 0.7)}" r="${num(r * 3)}" fill="url(#kh-lamp)"/>` +
      `<path d="M${num(x - r)} ${num(h)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(h)}Z" fill="#f6cf72" stroke="${INK}" stroke-width="1.5"/>` +
      `<path d="M${num(x)} ${num(h - r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(h)}H${num(x)}Z" fill="#b98b2e"/>`
  })
  return `<path d="M0 ${rim}H${num(w)}V${num(h)}H0Z" fill="#2a120a"/><path d="M0 ${rim}H${num(w)}" stroke="${GOLD}" stroke-width="1.5"/>${lamps.join('')}`
}

export function scenery(w: number, h: number, z: Stage): string {
  const right = `<g transform="matrix(-1 0 0 1 ${num(w)} 0)">${curtain(h, z.curtain, true)}</g>`
  return GRADIENTS + palace(w, h) + boards(w, h) + curtain(h, z.curtain, false) + right + valance(w, z.valance) + footlights(w, h, z.foot)
}
