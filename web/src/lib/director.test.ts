import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Director, pictureOf, type Scene } from './director'

/** Animations that end only when they are told to, or all of them at once with `run`. */
const running: { finish: () => void; frames: Keyframe[]; options: KeyframeAnimationOptions; rate: number }[] = []
const run = () => running.splice(0).forEach(({ finish }) => finish())

beforeEach(() => {
  running.length = 0
  vi.useFakeTimers()
  Element.prototype.animate = function (frames, options) {
    let finish: () => void = () => undefined
    const finished = new Promise<void>((done) => (finish = done))
    const one = { finish, frames: frames as Keyframe[], options: options as KeyframeAnimationOptions, rate: 1 }
    running.push(one)
    return { finished, finish, updatePlaybackRate: (rate: number) => (one.rate = rate) } as unknown as Animation
  }
})
afterEach(() => void vi.useRealTimers())

const layer = () => document.body.appendChild(document.createElement('div'))
const rect = (left = 0) => new DOMRect(left, 0, 50, 70)
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('scenes', () => {
  it('play one after the other, and then all is idle', async () => {
    const director = new Director(layer())
    const told: string[] = []
    const scene = (name: string): Scene => async (stage) => {
      told.push(name)
      await stage.hold(100)
    }
    director.add('a', scene('a'))
    director.add('b', scene('b'))
    let idle = false
    void director.idle().then(() => (idle = true))
    await settled()
    expect([told, director.layer.dataset.scene]).toEqual([['a'], 'a'])
    await vi.advanceTimersByTimeAsync(100)
    expect([told, idle]).toEqual([['a', 'b'], false])
    await vi.advanceTimersByTimeAsync(100)
    expect([idle, director.busy, 'scene' in director.layer.dataset]).toEqual([true, false, false])
  })

  it('end when they are skipped, each for itself, and leave none of their pieces behind', async () => {
    const director = new Director(layer())
    const original = document.createElement('b')
    const scene: Scene = async (stage) => {
      const piece = stage.copy(original)
      await stage.travel(piece, rect(200))
      await stage.hold(10_000)
    }
    director.add('a', scene)
    director.add('b', scene)
    await settled()
    expect([director.layer.children.length, original.style.opacity]).toEqual([1, '0'])
    director.skip()
    run()
    await settled()
    expect(director.busy).toBe(true)
    director.skip()
    run()
    await settled()
    expect([director.layer.children.length, director.busy]).toEqual([0, false])
  })

  it('leave what they keep, and hide what they hide, until the next view is shown', async () => {
    const director = new Director(layer())
    const original = document.createElement('b')
    director.add('a', async (stage) => stage.keep(stage.copy(original)))
    director.add('b', (stage) => stage.hold(100))
    await settled()
    expect([director.layer.children.length, original.style.opacity]).toEqual([1, '0'])
    director.sweep()
    expect(director.layer.children).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(100)
    director.sweep()
    expect([director.layer.children.length, original.style.opacity]).toEqual([0, ''])
  })

  it('are all dropped when one is in a hurry', async () => {
    const director = new Director(layer())
    const second = vi.fn()
    director.add('a', (stage) => stage.hold(1000))
    director.add('b', async () => second())
    director.rush()
    await director.idle()
    expect(second).not.toHaveBeenCalled()
  })

  it('that fail do not hold up the game', async () => {
    const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const director = new Director(layer())
    const after = vi.fn()
    director.add('broken', async (stage) => {
      stage.piece(document.createElement('i'), rect())
      throw new Error('oh')
    })
    director.add('whole', async () => after())
    await director.idle()
    expect(after).toHaveBeenCalledOnce()
    expect(director.layer.children).toHaveLength(0)
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('motion', () => {
  it('is as fast as one likes it, holds too', async () => {
    const director = new Director(layer())
    director.speed = 2
    const over = vi.fn()
    director.add('a', async (stage) => {
      await stage.hold(1000)
      over()
      await stage.play(director.layer, [{ opacity: 0 }, { opacity: 1 }], 300)
    })
    await vi.advanceTimersByTimeAsync(500)
    expect(over).toHaveBeenCalledOnce()
    expect(running[0]?.rate).toBe(2)
  })

  it('is left out for who wants none: the last frame fades in, holds keep their length', async () => {
    const director = new Director(layer())
    director.reduced = true
    const over = vi.fn()
    director.add('a', async (stage) => {
      const piece = stage.piece(document.createElement('i'), rect())
      await stage.travel(piece, rect(300))
      await stage.hold(900)
      over()
    })
    await settled()
    const [one] = running
    expect(one?.options.duration).toBe(120)
    expect(one?.frames.map(({ transform }) => transform)).toEqual([undefined, 'translate(300px,0px) scale(1)'])
    run()
    await vi.advanceTimersByTimeAsync(899)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(over).toHaveBeenCalledOnce()
  })

  it('is heard, but nothing of what is skipped', async () => {
    const director = new Director(layer())
    const chime = vi.fn()
    director.chime = chime
    director.add('a', async (stage) => {
      stage.sound('lay')
      await stage.hold(1000)
      stage.sound('coin')
    })
    await settled()
    director.skip()
    await settled()
    expect(chime.mock.calls).toEqual([['lay']])
  })

  it('changes nothing but transform and opacity', async () => {
    const director = new Director(layer())
    director.add('a', async (stage) => {
      const piece = stage.piece(document.createElement('i'), rect(), document.createElement('i'))
      void stage.travel(piece, rect(300))
      await stage.flip(piece)
    })
    await settled()
    const changed = new Set(running.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))))
    expect([...changed].filter((name) => !['transform', 'opacity', 'offset', 'easing'].includes(name))).toEqual([])
  })
})

it('a picture has nothing in it that could be found or reached', () => {
  const original = document.createElement('div')
  original.innerHTML = '<button id="one" data-code="3" data-lies="above toad">x</button>'
  const picture = pictureOf(original)
  expect(picture.querySelector('[data-code], [data-lies], #one')).toBeNull()
  expect(picture.hasAttribute('inert')).toBe(true)
})
