import { describe, expect, it } from 'vitest'
import { assembled, cornersOf, facets, neighboursIn, resting, slotsOf, underway } from './dodecahedron'
import printed from './printed.json'
import { dot, likeness, turned, type Turn, type Vector } from './vectors'

const rings = neighboursIn(printed.find(({ name }) => name === 'die')?.values ?? {})
const stone = assembled(rings) as Map<number, Vector>
const poseOf = (value: number, now: Turn | null = null) => resting(stone, value, now)

describe('the die', () => {
  it('is put together from the data: neighbours touch, opposite faces add up to 13', () => {
    for (const [value, ring] of rings) {
      for (const other of ring) expect(dot(stone.get(value) as Vector, stone.get(other) as Vector)).toBeCloseTo(1 / Math.sqrt(5))
      expect(dot(stone.get(value) as Vector, stone.get(13 - value) as Vector)).toBeCloseTo(-1)
    }
  })

  it('has five corners on every face, each of them on three faces', () => {
    const met = new Map<string, number>()
    for (const normal of stone.values()) {
      const heights = cornersOf(normal).map((corner) => dot(corner, normal))
      expect(new Set(heights.map((height) => height.toFixed(6))).size).toBe(1)
      for (const corner of cornersOf(normal)) met.set(String(corner), (met.get(String(corner)) ?? 0) + 1)
    }
    expect([...met.values()]).toEqual(Array.from({ length: 20 }, () => 3))
  })

  it('refuses neighbours that fit on no dodecahedron', () => {
    const [one, two] = [[...(rings.get(1) ?? [])].reverse(), rings.get(2) ?? []]
    expect(assembled(new Map([...rings, [1, one], [2, two]]))).toBeNull()
    expect(assembled(new Map([[1, [2, 3, 4, 5, 6]]]))).toBeNull()
  })

  it('rests with its value in front and exactly its five neighbours around, each in a slot of its own', () => {
    for (const [value, ring] of rings) {
      const slots = slotsOf(stone, poseOf(value))
      expect([...slots.keys()].sort((a, b) => a - b)).toEqual([...ring].sort((a, b) => a - b))
      expect(new Set(slots.values()).size).toBe(5)
      expect(facets(stone, poseOf(value), 1).at(-1)?.value).toBe(value)
      expect(facets(stone, poseOf(value), 1)).toHaveLength(6)
    }
  })

  it('lists the neighbours clockwise for the eye as well', () => {
    const slots = slotsOf(stone, poseOf(1))
    const clockwise = [...slots].sort((a, b) => b[1] - a[1]).map(([value]) => value)
    const from = clockwise.indexOf(2)
    expect([...clockwise.slice(from), ...clockwise.slice(0, from)]).toEqual(rings.get(1))
  })

  it('tilts over one edge, without any other turn', () => {
    for (const [value, ring] of rings) {
      const before = poseOf(value)
      for (const other of ring) {
        const after = poseOf(other, before)
        const angle = Math.acos((likeness(before, after) - 1) / 2)
        expect(angle).toBeCloseTo(Math.acos(1 / Math.sqrt(5)))
        expect(turned(underway(before, after, 1, false), stone.get(other) as Vector)[2]).toBeCloseTo(1)
      }
    }
  })

  it('ends a tumble, and a turn to the opposite face, where it should', () => {
    const before = poseOf(5)
    for (const value of [5, 8, 12]) {
      const after = poseOf(value, before)
      for (const tumbling of [true, false]) {
        expect(likeness(underway(before, after, 1, tumbling), after)).toBeCloseTo(3)
        const half = turned(underway(before, after, 0.5, tumbling), stone.get(8) as Vector)
        expect(Math.hypot(...half)).toBeCloseTo(1)
      }
    }
  })
})
