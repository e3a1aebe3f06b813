/** The parts of which the pictures of the tables are made: posters of 480 x 270, seen in the lobby, cropped from their middle. */
import { front, type Picture } from '../card'
import { at, glow, INK, IVORY, num, part, upTo } from '../tones'

export interface Poster {
  /** gradients and clips of its own, with ids that begin with `t-` */
  definitions: string
  draw: () => string
}

export const radial = (id: string, inner: string, outer: string, middle = '.5 .5', r = 0.75): string => {
  const [cx, cy] = middle.split(' ')
  return `<radialGradient id="t-${id}" cx="${cx}" cy="${cy}" r="${r}"><stop stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`
}
export const filled = (id: string, x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#t-${id})"/>`

/** A figure whose hem stands on (x, y). */
export const bust = (x: number, y: number, scale: number, figure: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-50 -120)">${figure}</g>`
/** A card of width w about (x, y), without its numbers: a poster has no font of the house. */
export const card = (x: number, y: number, w: number, turn: number, look: Picture): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${num(w / 100)}) translate(-50 -70)">${front(look, 'small').draw()}</g>`

/** n beams out of (x, y) over the half circle above it. */
export const beams = (x: number, y: number, n: number, fill: string, alpha: number): string => {
  const tip = (i: number): string => `${num(x + 500 * Math.cos(Math.PI + i * Math.PI / n))} ${num(y + 500 * Math.sin(Math.PI + i * Math.PI / n))}`
  return `<path d="${upTo(n).map((i) => `M${x} ${y}L${tip(i)} ${tip(i + 0.5)}Z`).join('')}" fill="${fill}" fill-opacity="${alpha}"/>`
}
/** The lines of a floor that run towards a point above the middle. */
export const boards = (y: number, near: number, far: number): string =>
  upTo(13).map((i) => `M${240 + (i - 6) * far} ${y}L${240 + (i - 6) * near} 270`).join('')
/** The left half of something, and the same at the right. */
export const bothSides = (draw: (right: boolean) => string): string => draw(false) + `<g transform="matrix(-1 0 0 1 480 0)">${draw(true)}</g>`

export const candle = (x: number, y: number, h: number): string =>
  glow(x, y - h - 8, 26, '#ffcf6a', 0.22) + part(`M${x - 4} ${y - h}H${x + 4}V${y}H${x - 4}Z`, IVORY, 1.5) +
  at(x, y - h, 0, 1, part('M0-16C6-9 5-3 0-1-5-3-6-8 0-16Z', '#ffb43a', 1.3))
export const heart = (x: number, y: number, s: number): string =>
  at(x, y, 0, s, part('M0 14C-18 2-16-12-7-12-3-12 0-9 0-5 0-9 3-12 7-12 16-12 18 2 0 14Z', '#d83a4c', 2, INK))
