import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from './settings.svelte'
import { chime } from './sound'

/** What was started, and the loudest it gets. */
const started: string[] = []
const loudest: number[] = []

const node = (kind: string) => ({
  frequency: { value: 0 }, buffer: null, type: '',
  gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: (loud: number) => loudest.push(loud), exponentialRampToValueAtTime: vi.fn() },
  connect: (to: unknown) => to,
  start: () => started.push(kind),
  stop: vi.fn(),
})

class FakeAudio {
  state = 'running'
  sampleRate = 8
  currentTime = 0
  destination = node('destination')
  createOscillator = () => node('bell')
  createBufferSource = () => node('rush')
  createBiquadFilter = () => node('filter')
  createGain = () => node('gain')
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
}

beforeEach(() => void vi.stubGlobal('AudioContext', FakeAudio))
afterEach(() => settings.set('sound', 'off'))

it('is silent unless the player wants it', () => {
  expect(settings.sound).toBe('off')
  chime('lay')
  expect(started).toEqual([])
})

it('rings and rustles softly', () => {
  settings.set('sound', 'on')
  for (const sound of ['turn', 'over', 'lay', 'deal', 'reveal', 'strike', 'coin', 'point'] as const) chime(sound)
  expect(new Set(started)).toEqual(new Set(['bell', 'rush']))
  expect(Math.max(...loudest)).toBeLessThanOrEqual(0.1)
})
