/** How a stroke of the brush swells and thins from where it is set down to where it is lifted. */
const profiles = {
  /** Across: pressed at both ends. */
  h: [0.86, 0.84, 0.74, 0.7, 0.76, 0.94, 1.08],
  /** Down: pressed at the top, even, lifted a little. */
  v: [1.06, 1.04, 0.98, 0.95, 0.96, 1, 0.82],
  /** Falling to the left: full, then thinning out. */
  p: [1.02, 1.04, 0.98, 0.88, 0.72, 0.5, 0.14],
  /** Falling to the right: thin, swelling, cut off. */
  n: [0.3, 0.5, 0.75, 1.02, 1.34, 1.42, 0.2],
  /** A dot: set down lightly, pressed. */
  d: [0.4, 0.85, 1.2, 1.4, 1.45, 1.3, 0.85],
} as const

export type Kind = keyof typeof profiles

/** A stroke: how it is written and the points it goes through, x and y in turn. */
export type Written = readonly [kind: Kind, ...points: number[]]

const samples = 9

/** The outline of a stroke as SVG path data: a smooth line through its points, as wide as the brush presses. */
export function outline([kind, ...points]: Written, width: number): string {
  const line = smooth(points)
  const left: string[] = []
  const right: string[] = []
  for (const [i, [x, y]] of line.entries()) {
    const [ax, ay] = line[Math.max(0, i - 1)]!
    const [bx, by] = line[Math.min(line.length - 1, i + 1)]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = (width / 2) * pressure(profiles[kind], i / (line.length - 1))
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    left.push(`${at(x + nx)} ${at(y + ny)}`)
    right.push(`${at(x - nx)} ${at(y - ny)}`)
  }
  const ends = [0, 1].map((end) => at((width / 2) * pressure(profiles[kind], end)))
  return `M${left.join('L')}A${ends[1]} ${ends[1]} 0 0 0 ${right.at(-1)}L${right.toReversed().slice(1).join('L')}A${ends[0]} ${ends[0]} 0 0 0 ${left[0]}Z`
}

function at(value: number): number {
  return Math.round(value * 10) / 10
}

function pressure(profile: readonly number[], part: number): number {
  const place = part * (profile.length - 1)
  const from = Math.min(Math.floor(place), profile.length - 2)
  return profile[from]! + (profile[from + 1]! - profile[from]!) * (place - from)
}

/** Catmull–Rom through the points. */
function smooth(points: readonly number[]): (readonly [x: number, y: number])[] {
  const count = points.length / 2
  const x = (i: number) => points[2 * Math.min(count - 1, Math.max(0, i))]!
  const y = (i: number) => points[2 * Math.min(count - 1, Math.max(0, i)) + 1]!
  const line: (readonly [number, number])[] = []
  for (let i = 0; i < count - 1; i++)
    for (let step = 0; step < samples; step++) {
      const t = step / samples
      line.push([bend(x(i - 1), x(i), x(i + 1), x(i + 2), t), bend(y(i - 1), y(i), y(i + 1), y(i + 2), t)])
    }
  line.push([x(count - 1), y(count - 1)])
  return line
}

function bend(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
