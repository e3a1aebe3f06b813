import { describe, expect, it } from 'vitest'
import { INKS, pushedApart, Scale, stairs, ticksTo } from './chart'

const frame = { width: 600, height: 200, top: 1, steps: 20, names: 60 }

describe('the scale of a chart', () => {
  const scale = new Scale(frame)
  it('puts the first step left, the last right, all of victory above nothing', () => {
    expect(scale.x(0)).toBeLessThan(scale.x(20))
    expect(scale.x(20)).toBe(scale.right)
    expect(scale.y(1)).toBeLessThan(scale.y(0))
    expect(scale.y(0)).toBe(scale.bottom)
  })
  it('finds the step under a point again', () => {
    for (const step of [0, 7, 20]) expect(scale.stepAt(scale.x(step))).toBe(step)
    expect(scale.stepAt(-50)).toBe(0)
    expect(scale.stepAt(5000)).toBe(20)
  })
  it('leaves room for names, but not more than a third', () => {
    expect(new Scale({ ...frame, width: 300, names: 400 }).right).toBeGreaterThanOrEqual(200)
  })
})

it('labels never meet and stay above the bottom', () => {
  const found = pushedApart([10, 12, 190, 189], 20, 195)
  const sorted = [...found].sort((a, b) => a - b)
  sorted.slice(1).forEach((y, i) => expect(y - (sorted[i] as number)).toBeGreaterThanOrEqual(20))
  expect(Math.max(...found)).toBeLessThanOrEqual(195)
  expect(found[0]).toBe(10)
})

it('labels that do not meet stay where they are', () => {
  expect(pushedApart([10, 60, 110], 20, 195)).toEqual([10, 60, 110])
})

it('an axis has quarters of chances and tens of points', () => {
  expect(ticksTo(1)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(ticksTo(80)).toEqual([0, 20, 40, 60, 80])
})

it('a stair leads from the fair share to the result', () => {
  const found = stairs(0.25, [0.1, -0.2, 0.85])
  expect(found[0]).toEqual({ from: 0.25, to: 0.35 })
  expect(found.at(-1)?.to).toBeCloseTo(1)
})

it('lines differ in more than their colour', () => {
  expect(new Set(INKS.map(({ casing, dash }) => `${casing} ${dash}`)).size).toBe(INKS.length)
})
