/** A note: start and duration in seconds, gain, and pan from left (−1) to right (1). */
export interface MusicTone {
  readonly at: number
  readonly frequency: number
  readonly seconds: number
  readonly gain: number
  readonly pan: number
}

/** A passage of notes and its duration in seconds. */
interface MusicPassage {
  readonly seconds: number
  readonly drones: readonly MusicTone[]
  readonly sparks: readonly MusicTone[]
}

/** A piece of endless music, as a game hands it in. */
export interface MusicPiece {
  /** Frequency of the root in hertz. */
  readonly root: number
  /** In semitones above the root. */
  readonly scale: readonly number[]
  /** Indices into the scale. */
  readonly chords: readonly (readonly number[])[]
  /** Seconds per chord. */
  readonly bar: number
}

/** The next passage of an endless piece: a slow chord and a few notes above it. `random` gives numbers from 0 to 1. */
export function composePassage({ root, scale, chords, bar }: MusicPiece, turn: number, random: () => number): MusicPassage {
  const chord = chords[(turn + (random() < 0.25 ? 1 : 0)) % chords.length]!
  const pitch = (step: number, octave: number) => root * 2 ** (octave + scale[step % scale.length]! / 12)
  const drones = chord.map((step, voice) => ({
    at: voice * 0.9 * random(),
    frequency: pitch(step, voice === 0 ? -1 : 0),
    seconds: bar * 1.35,
    gain: 0.16 - voice * 0.03,
    pan: (voice - 1) * 0.5,
  }))
  const sparks: MusicTone[] = []
  for (let at = 0.6 + random() * 2; at < bar; at += 0.9 + random() * 2.6)
    sparks.push({
      at,
      frequency: pitch(chord[Math.floor(random() * chord.length)]! + (random() < 0.3 ? 1 : 0), random() < 0.35 ? 3 : 2),
      seconds: 2.6 + random() * 2,
      gain: 0.035 + random() * 0.035,
      pan: random() * 1.6 - 0.8,
    })
  return { seconds: bar, drones, sparks }
}
