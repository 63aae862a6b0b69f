import type { SynthSound } from '../../platform/sound/synth-sound.ts'

/** Stone on stone, and a bell at the end. */
export const sounds: Readonly<Record<'take' | 'won', SynthSound>> = {
  take: { material: 'knock', pitch: 294, seconds: 0.12, gain: 0.45 },
  won: { material: 'chime', pitch: 523.25, seconds: 1.6, gain: 0.4 },
}
