/** A short synthesised sound: material and pitch, no samples to load. */
export interface SynthSound {
  readonly material: 'pluck' | 'knock' | 'paper' | 'glass' | 'chime'
  readonly pitch: number
  readonly seconds: number
  readonly gain: number
}
