import { expect, test } from 'vitest'
import { overlap, placeWords, pointer, type Rect } from './place-words'

const AREA: Rect = { x: 8, y: 56, w: 374, h: 720 }
const SIZE = { w: 350, h: 160 }

test('words never cover what they are about', () => {
  for (let x = 8; x < 300; x += 20)
    for (let y = 56; y < 640; y += 20) {
      const hole = { x, y, w: 70, h: 100 }
      expect(overlap(placeWords(SIZE, hole, [], AREA, 20), hole)).toBe(0)
    }
})

test('of two free sides they take the one that covers nothing lit', () => {
  const hole = { x: 8, y: 380, w: 374, h: 40 }
  const below = { x: 8, y: 440, w: 374, h: 200 }
  expect(placeWords(SIZE, hole, [below], AREA, 20).y).toBeLessThan(hole.y)
  const above = { x: 8, y: 100, w: 374, h: 260 }
  expect(placeWords(SIZE, hole, [above], AREA, 20).y).toBeGreaterThan(hole.y)
})

test('without a hole they lie at the foot', () => {
  expect(placeWords(SIZE, null, [], AREA, 20).y).toBeGreaterThan(AREA.y + AREA.h - SIZE.h - 12)
})

test('the pointer ends before the hole, on the side of the words', () => {
  const hole = { x: 200, y: 200, w: 50, h: 50 }
  expect(pointer({ x: 20, y: 180, w: 100, h: 90 }, hole).to[0]).toBeLessThan(hole.x)
  expect(pointer({ x: 300, y: 180, w: 100, h: 90 }, hole).to[0]).toBeGreaterThan(hole.x + hole.w)
  expect(pointer({ x: 150, y: 20, w: 100, h: 90 }, hole).to[1]).toBeLessThan(hole.y)
  expect(pointer({ x: 150, y: 300, w: 100, h: 90 }, hole).to[1]).toBeGreaterThan(hole.y + hole.h)
})
