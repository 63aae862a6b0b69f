import type { SynthSound } from '../../platform/sound/synth-sound.ts'

/** Sounds: a plucked string per wave, rising; a soft knock for a dot; a bell for a win. */
export const sounds: Readonly<Record<'place' | 'burst' | 'won', SynthSound>> = {
  place: { material: 'knock', pitch: 196, seconds: 0.16, gain: 0.5 },
  burst: { material: 'pluck', pitch: 220, seconds: 0.55, gain: 0.5 },
  won: { material: 'chime', pitch: 523.25, seconds: 1.8, gain: 0.5 },
}
