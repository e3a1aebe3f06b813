import { settings } from './settings.svelte'

export type Sound = 'turn' | 'over'

/** Soft bells, struck one after another: pitch in hertz, delay in seconds. */
const BELLS: Record<Sound, [number, number][]> = {
  turn: [[659, 0], [880, 0.12]],
  over: [[523, 0], [659, 0.14], [784, 0.28]],
}

let context: AudioContext | undefined

function strike(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.08, at + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.0004, at + 0.9)
  tone.connect(loudness).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 1)
}

/** Sound is off unless the player wants it. */
export function chime(sound: Sound): void {
  if (settings.sound !== 'on') return
  context ??= new AudioContext()
  for (const [pitch, delay] of BELLS[sound]) strike(context, pitch, context.currentTime + delay)
}
