/** Easings by use: arriving, moving evenly, bouncing in. */
export const easings = {
  /** Cubic ease-out; a lower power slows down less. */
  out: (share: number, power = 3) => 1 - (1 - share) ** power,
  line: (share: number) => share,
  /** Three decreasing bounces. */
  bounce(share: number): number {
    const [strength, span] = [7.5625, 2.75]
    if (share < 1 / span) return strength * share * share
    if (share < 2 / span) return strength * (share - 1.5 / span) ** 2 + 0.75
    if (share < 2.5 / span) return strength * (share - 2.25 / span) ** 2 + 0.9375
    return strength * (share - 2.625 / span) ** 2 + 0.984375
  },
} as const

export type EasingName = keyof typeof easings

/** Exponential smoothing: the fraction to move in this step when settling takes about `slowness` milliseconds. */
export function smoothingFactor(elapsed: number, slowness: number): number {
  return 1 - Math.exp(-elapsed / slowness)
}
