import type { ThemeDesign } from './theme-designs.ts'

const rate = 22_050

/** The nine sounds of a theme, by name, as WAV files. */
export function synthesiseSounds({ sound }: ThemeDesign): ReadonlyMap<string, Buffer> {
  const knock = (strength: number, height: number) => (out: Float32Array) => addKnock(out, 0, strength, sound.pitch * height, sound.dry)
  const recipes: Readonly<Record<string, [seconds: number, play: (out: Float32Array) => void]>> = {
    tilePlace: [0.3, knock(1, 1)],
    tilePickup: [0.14, knock(0.42, 1.5)],
    tileDeal: [0.16, knock(0.5, 1.24)],
    buttonClick: [0.1, knock(0.34, 1.9)],
    pass: [0.4, (out) => (addKnock(out, 0, 0.55, sound.pitch * 0.62, sound.dry), addKnock(out, 0.13, 0.45, sound.pitch * 0.56, sound.dry))],
    gameStart: [
      0.9,
      (out) =>
        addMelody(
          out,
          [
            [0, 392],
            [0.13, 523.25],
            [0.26, 659.25],
          ],
          0.5,
          sound,
        ),
    ],
    gameWin: [
      1.5,
      (out) =>
        addMelody(
          out,
          [
            [0, 523.25],
            [0.14, 659.25],
            [0.28, 783.99],
            [0.46, 1046.5],
          ],
          0.6,
          sound,
        ),
    ],
    gameLose: [
      1.2,
      (out) =>
        addMelody(
          out,
          [
            [0, 392],
            [0.22, 349.23],
            [0.46, 293.66],
          ],
          0.45,
          sound,
        ),
    ],
    gameOver: [
      1.2,
      (out) =>
        addMelody(
          out,
          [
            [0, 293.66],
            [0.02, 440],
            [0.3, 293.66],
          ],
          0.5,
          sound,
        ),
    ],
  }
  return new Map(Object.entries(recipes).map(([name, [seconds, play]]) => [name, writeWav(seconds, play)]))
}

/** A knock: a noise burst, the modes of a small block, and those of the table. */
function addKnock(out: Float32Array, at: number, strength: number, height: number, dry: number): void {
  const start = Math.round(at * rate)
  const noise = noiseFrom(Math.round(height * 1000 + at * 77))
  const modes = [
    [1180, 0.5, 0.022],
    [2460, 0.34, 0.014],
    [3890, 0.2, 0.008],
    [205, 0.55 * (1.25 - dry), 0.05],
    [96, 0.4 * (1.25 - dry), 0.07],
  ] as const
  let low = 0
  for (let i = 0; start + i < out.length; i++) {
    const time = i / rate
    let sample = 0
    for (const [frequency, gain, decay] of modes) {
      const pitch = frequency < 400 ? frequency : frequency * height
      sample += gain * Math.sin(2 * Math.PI * pitch * time) * Math.exp(-time / decay)
    }
    low += 0.45 * (noise() - low)
    sample += (noise() * 0.35 + low * 0.5) * Math.exp(-time / 0.004)
    out[start + i]! += sample * strength * 0.75 * Math.min(1, time / 0.0006)
  }
}

/** Marimba tones: fundamental, double octave, and mallet noise. */
function addMelody(
  out: Float32Array,
  notes: readonly (readonly [at: number, frequency: number])[],
  strength: number,
  { pitch, dry }: ThemeDesign['sound'],
): void {
  for (const [at, base] of notes) {
    const frequency = base * (pitch > 1.1 ? 1.122 : 1)
    const start = Math.round(at * rate)
    addKnock(out, at, strength * 0.16, 1.4, 1)
    for (let i = 0; start + i < out.length; i++) {
      const time = i / rate
      const ring = 0.3 + 0.25 * (1 - dry)
      const sample =
        Math.sin(2 * Math.PI * frequency * time) * Math.exp(-time / ring) +
        0.3 * Math.sin(2 * Math.PI * frequency * 3.93 * time) * Math.exp(-time / 0.07) +
        0.1 * Math.sin(2 * Math.PI * frequency * 9.6 * time) * Math.exp(-time / 0.02)
      out[start + i]! += sample * strength * 0.5 * Math.min(1, time / 0.002)
    }
  }
}

function noiseFrom(seed: number): () => number {
  let word = (seed * 2654435761) >>> 0 || 1
  return () => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    word >>>= 0
    return word / 2147483648 - 1
  }
}

/** Mono WAV, 16 bits: supported by every browser, five kilobytes for a click. */
function writeWav(seconds: number, play: (out: Float32Array) => void): Buffer {
  const samples = new Float32Array(Math.round(seconds * rate))
  play(samples)
  const fade = Math.min(samples.length, Math.round(0.03 * rate))
  for (let i = 0; i < fade; i++) samples[samples.length - 1 - i]! *= i / fade
  const peak = Math.max(1, samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 0.95)
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [i, value] of samples.entries()) file.writeInt16LE(Math.round((value / peak) * 32_767), 44 + i * 2)
  return file
}
