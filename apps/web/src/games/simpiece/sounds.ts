import type { SynthSound } from '../../platform/sound/synth-sound.ts'

type Name =
  | 'draw'
  | 'set'
  | 'slide'
  | 'ko'
  | 'coin'
  | 'coins'
  | 'turn'
  | 'attack'
  | 'block'
  | 'hit'
  | 'miss'
  | 'damage'
  | 'stronger'
  | 'weaker'
  | 'effect'
  | 'rope'
  | 'shuffle'
  | 'over'

/** Sounds: cards slide on cloth, DON!! ring, hits are dull wood. */
export const sounds: Readonly<Record<Name, SynthSound>> = {
  draw: { material: 'paper', pitch: 620, seconds: 0.12, gain: 0.32 },
  set: { material: 'knock', pitch: 210, seconds: 0.14, gain: 0.5 },
  slide: { material: 'paper', pitch: 300, seconds: 0.2, gain: 0.35 },
  ko: { material: 'knock', pitch: 82, seconds: 0.4, gain: 0.62 },
  coin: { material: 'glass', pitch: 1180, seconds: 0.22, gain: 0.22 },
  coins: { material: 'glass', pitch: 880, seconds: 0.3, gain: 0.22 },
  turn: { material: 'chime', pitch: 294, seconds: 1.1, gain: 0.28 },
  attack: { material: 'paper', pitch: 160, seconds: 0.34, gain: 0.6 },
  block: { material: 'knock', pitch: 330, seconds: 0.2, gain: 0.55 },
  hit: { material: 'knock', pitch: 110, seconds: 0.26, gain: 0.6 },
  miss: { material: 'paper', pitch: 240, seconds: 0.24, gain: 0.35 },
  damage: { material: 'glass', pitch: 196, seconds: 0.6, gain: 0.4 },
  stronger: { material: 'pluck', pitch: 523, seconds: 0.4, gain: 0.3 },
  weaker: { material: 'pluck', pitch: 220, seconds: 0.4, gain: 0.3 },
  effect: { material: 'chime', pitch: 587, seconds: 0.6, gain: 0.24 },
  rope: { material: 'paper', pitch: 420, seconds: 0.1, gain: 0.22 },
  shuffle: { material: 'paper', pitch: 260, seconds: 0.5, gain: 0.35 },
  over: { material: 'chime', pitch: 196, seconds: 2, gain: 0.4 },
}
