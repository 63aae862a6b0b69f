import type { SynthSound } from './synth-sound.ts'

/** Synthesiser parameters of one sound. */
export interface SynthNote {
  readonly material: SynthSound['material']
  readonly frequency: number
  readonly seconds: number
  readonly gain: number
}

/** Maximum relative pitch deviation, either way. */
export const maxPitchDeviation = 0.05
/** Minimum change of the deviation between two sounds. */
export const minPitchChange = 0.012

/** Pentatonic scale, five steps per octave: any two notes of overlapping chains are consonant. */
const scale = [0, 2, 4, 7, 9] as const
const highest = 15

/** The pitch of a sound `step` steps up its scale; step 1 is the sound itself. */
export function pitchAtStep(pitch: number, step = 1): number {
  const climbed = Math.min(Math.max(step, 1), highest) - 1
  const semitones = 12 * Math.floor(climbed / scale.length) + scale[climbed % scale.length]!
  return pitch * 2 ** (semitones / 12)
}

/** Random pitch factors that differ from one to the next; `random` gives numbers from 0 to 1. */
export function createPitchVariation(random: () => number): () => number {
  let last = 0
  return () => {
    let next = (random() * 2 - 1) * maxPitchDeviation
    if (Math.abs(next - last) < minPitchChange) next = last + (last > 0 ? -1 : 1) * (minPitchChange + random() * maxPitchDeviation * 0.5)
    last = next
    return 1 + next
  }
}

/** The note for one playback of a sound. */
export function noteForSound(sound: SynthSound, step: number | undefined, deviation: number): SynthNote {
  const { material, pitch, seconds, gain } = sound
  return { material, frequency: pitchAtStep(pitch, step) * deviation, seconds, gain }
}

/** Gain of a slider from 0 to 100: squared, as loudness is perceived logarithmically. */
export function gainFromPercent(percent: number): number {
  return (Math.max(0, Math.min(100, percent)) / 100) ** 2
}
