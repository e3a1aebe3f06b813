import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '../test/contrast'

const css = ['tokens', 'seats'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('\n')

/** The colour of a token by day or by night. */
function colour(token: string, theme: 'light' | 'dark', within = css): string {
  const value = new RegExp(`${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(within)
  const found = value?.[3] ?? value?.[theme === 'light' ? 1 : 2]
  if (!found) throw new Error(`no colour ${token}`)
  return found
}

const GROUNDS = ['--ground', '--surface', '--raised', '--sunken']
const WRITTEN = ['--ink', '--ink-soft', '--gold', '--may', '--danger']
const PAIRS = [['--on-may', '--may'], ['--on-danger', '--danger'], ['--on-primary', '--primary']] as const

describe.each(['light', 'dark'] as const)('%s colours', (theme) => {
  it.each(WRITTEN.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)))('%s can be read on %s', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(PAIRS)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(GROUNDS)('the edge of a control stands out on %s', (ground) => {
    expect(contrast(colour('--edge', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  it.each(css.match(/\.seat-\d+ \{.*\}/g) ?? [])('%s', (rule) => {
    expect(contrast(colour('--on-seat', theme, rule), colour('--seat', theme, rule))).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['--ground', '--surface', '--raised'])
      expect(contrast(colour('--seat-line', theme, rule), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })
})
