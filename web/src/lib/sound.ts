import { settings } from './settings.svelte'

export type Sound = 'turn' | 'over' | 'lay' | 'deal' | 'reveal' | 'strike' | 'coin' | 'point'

/** A bell rings at its pitch; a rush is noise about its pitch, as of paper or cloth. Pitch in hertz; when it begins and how long it lasts in seconds. */
interface Note {
  rush?: true
  pitch: number
  at: number
  lasts: number
  loud: number
}
const bell = (pitch: number, at = 0, lasts = 1, loud = 0.08): Note => ({ pitch, at, lasts, loud })
const rush = (pitch: number, at = 0, lasts = 0.1, loud = 0.05): Note => ({ rush: true, pitch, at, lasts, loud })

const SOUNDS: Record<Sound, Note[]> = {
  turn: [bell(659), bell(880, 0.12)],
  over: [bell(523), bell(659, 0.14), bell(784, 0.28)],
  lay: [rush(900, 0, 0.07), bell(140, 0, 0.12, 0.06)],
  deal: [rush(2600), rush(2900, 0.09), rush(3200, 0.18)],
  reveal: [rush(1800, 0, 0.22, 0.03), bell(988, 0.16, 0.7, 0.03)],
  strike: [rush(3400, 0, 0.16, 0.05), bell(98, 0.14, 0.3, 0.09)],
  coin: [bell(2093, 0, 0.25, 0.03), bell(2794, 0.04, 0.35, 0.025)],
  point: [bell(784, 0, 0.35, 0.035)],
}

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

/** A second of noise. */
function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  noise.getChannelData(0).forEach((_, i, wave) => (wave[i] = Math.random() * 2 - 1))
  return noise
}

function bellAt(audio: AudioContext, pitch: number): [AudioScheduledSourceNode, AudioNode] {
  const tone = audio.createOscillator()
  tone.frequency.value = pitch
  return [tone, tone]
}

function rushAt(audio: AudioContext, pitch: number): [AudioScheduledSourceNode, AudioNode] {
  const source = audio.createBufferSource(), about = audio.createBiquadFilter()
  source.buffer = hiss(audio)
  about.type = 'bandpass'
  about.frequency.value = pitch
  return [source, source.connect(about)]
}

/** It swells at once and fades. */
function strike(audio: AudioContext, { rush: rushes, pitch, at, lasts, loud }: Note): void {
  const [source, heard] = (rushes ? rushAt : bellAt)(audio, pitch)
  const begin = audio.currentTime + at, loudness = audio.createGain()
  loudness.gain.setValueAtTime(0, begin)
  loudness.gain.linearRampToValueAtTime(loud, begin + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.0004, begin + lasts)
  heard.connect(loudness).connect(audio.destination)
  source.start(begin)
  source.stop(begin + lasts + 0.1)
}

/** Sound is off unless the player wants it. */
export function chime(sound: Sound): void {
  if (settings.sound !== 'on') return
  const audio = (context ??= new AudioContext())
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
  for (const note of SOUNDS[sound]) strike(audio, note)
}
