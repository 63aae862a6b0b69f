import type { SynthSound } from '../../platform/sound/synth-sound.ts'

/** Sounds: paper, pencil, stamp. */
export const sounds: Readonly<Record<'buy' | 'pass' | 'turn' | 'stamp' | 'end', SynthSound>> = {
  buy: { material: 'paper', pitch: 660, seconds: 0.18, gain: 0.5 },
  pass: { material: 'paper', pitch: 320, seconds: 0.14, gain: 0.35 },
  turn: { material: 'paper', pitch: 440, seconds: 0.4, gain: 0.45 },
  stamp: { material: 'knock', pitch: 130, seconds: 0.2, gain: 0.7 },
  end: { material: 'chime', pitch: 392, seconds: 1.4, gain: 0.45 },
}
