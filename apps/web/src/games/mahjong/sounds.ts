import type { SynthSound } from '../../platform/sound/synth-sound.ts'

/** Sounds: felt, bone, and a bell that rises with a streak. */
export const sounds: Readonly<Record<'lock' | 'tile' | 'won' | 'lost' | 'near' | 'shuffle' | 'over', SynthSound>> = {
  lock: { material: 'paper', pitch: 180, seconds: 0.14, gain: 0.3 },
  tile: { material: 'knock', pitch: 330, seconds: 0.09, gain: 0.42 },
  won: { material: 'chime', pitch: 392, seconds: 0.9, gain: 0.34 },
  lost: { material: 'knock', pitch: 98, seconds: 0.26, gain: 0.4 },
  near: { material: 'glass', pitch: 146.8, seconds: 0.5, gain: 0.34 },
  shuffle: { material: 'paper', pitch: 260, seconds: 0.8, gain: 0.4 },
  over: { material: 'glass', pitch: 261.63, seconds: 1.8, gain: 0.36 },
}
