import type { SynthNote } from './pitch-variation.ts'

/** Plays one note into `output` at a time of the context's clock. No samples: every material is built of oscillators and noise. */
export function playNote(context: BaseAudioContext, output: AudioNode, note: SynthNote, at: number): void {
  materials[note.material](context, output, note, at)
}

type Material = (context: BaseAudioContext, output: AudioNode, note: SynthNote, at: number) => void

const materials: Readonly<Record<SynthNote['material'], Material>> = {
  /** Plucked string: harmonics that decay faster the higher they are, with a noise attack. */
  pluck(context, output, note, at) {
    for (const [harmonic, share] of [
      [1, 0.62],
      [2, 0.28],
      [3, 0.14],
      [4.02, 0.07],
    ] as const)
      tone(
        context,
        output,
        note.frequency * harmonic,
        note.gain * share,
        at,
        0.004,
        note.seconds / harmonic ** 0.7,
        harmonic === 1 ? 'triangle' : 'sine',
      )
    hiss(context, output, note.frequency * 4, 2, note.gain * 0.16, at, 0.02)
  },
  /** Knock: a falling sine and a dry click. */
  knock(context, output, note, at) {
    const { frequency, gain, seconds } = note
    tone(context, output, frequency, gain * 0.8, at, 0.002, seconds, 'sine', 0.55)
    tone(context, output, frequency * 2.76, gain * 0.22, at, 0.001, seconds * 0.4, 'sine')
    hiss(context, output, frequency * 6, 1.2, gain * 0.45, at, seconds * 0.25)
  },
  /** Paper: noise that brightens and fades. */
  paper(context, output, note, at) {
    hiss(context, output, note.frequency * 3, 0.7, note.gain * 0.5, at, note.seconds, note.frequency * 9)
    hiss(context, output, note.frequency * 8, 1.5, note.gain * 0.25, at + note.seconds * 0.25, note.seconds * 0.5)
  },
  /** Glass: inharmonic partials with a long decay. */
  glass(context, output, note, at) {
    for (const [partial, share] of [
      [1, 0.5],
      [2.71, 0.26],
      [4.95, 0.14],
      [7.6, 0.06],
    ] as const)
      tone(context, output, note.frequency * partial, note.gain * share, at, 0.002, note.seconds / partial ** 0.6, 'sine')
  },
  /** Chime: a bell with its fifth. */
  chime(context, output, note, at) {
    for (const [partial, share] of [
      [1, 0.46],
      [1.5, 0.2],
      [2, 0.24],
      [3.01, 0.12],
      [5.4, 0.05],
    ] as const)
      tone(context, output, note.frequency * partial, note.gain * share, at, 0.006, note.seconds / partial ** 0.5, 'sine')
  },
}

function tone(
  context: BaseAudioContext,
  output: AudioNode,
  frequency: number,
  gain: number,
  at: number,
  attack: number,
  seconds: number,
  wave: OscillatorType,
  drop = 1,
): void {
  if (frequency > 16_000) return
  const oscillator = new OscillatorNode(context, { type: wave, frequency })
  if (drop !== 1) oscillator.frequency.exponentialRampToValueAtTime(frequency * drop, at + seconds)
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(0, at)
  envelope.gain.linearRampToValueAtTime(gain, at + attack)
  envelope.gain.setTargetAtTime(0, at + attack, seconds / 4)
  oscillator.connect(envelope).connect(output)
  oscillator.start(at)
  oscillator.stop(at + attack + seconds * 1.6)
}

function hiss(
  context: BaseAudioContext,
  output: AudioNode,
  frequency: number,
  sharpness: number,
  gain: number,
  at: number,
  seconds: number,
  toward = frequency,
): void {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true, playbackRate: 0.9 + Math.random() * 0.2 })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: Math.min(frequency, 15_000), Q: sharpness })
  filter.frequency.setValueAtTime(Math.min(frequency, 15_000), at)
  filter.frequency.linearRampToValueAtTime(Math.min(toward, 15_000), at + seconds)
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(gain, at)
  envelope.gain.setTargetAtTime(0, at, seconds / 3)
  source.connect(filter).connect(envelope).connect(output)
  source.start(at, Math.random() * 0.5)
  source.stop(at + seconds * 2)
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** One second of white noise per context. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  let noise = noises.get(context)
  if (!noise) {
    noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    noises.set(context, noise)
  }
  return noise
}
