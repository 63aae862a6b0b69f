/** Width of a brush stroke along its way, by kind. */
const profiles = {
  /** Horizontal: thin, wider at both ends. */
  h: [0.8, 0.7, 0.6, 0.58, 0.62, 0.76, 0.98],
  /** Vertical: wide at the top, full, slightly narrower at the end. */
  v: [1.14, 1.08, 1, 0.98, 1, 1.04, 0.86],
  /** Falling to the left: full, then thinning out. */
  p: [1.12, 1.1, 1, 0.88, 0.7, 0.46, 0.1],
  /** A hook at the end of another stroke. */
  k: [1, 0.98, 0.9, 0.78, 0.6, 0.36, 0.08],
  /** Falling to the right: thin, widening, then the foot. */
  n: [0.26, 0.46, 0.72, 1, 1.3, 1.5, 1.2],
  /** A dot: a light start, then wide. */
  d: [0.24, 0.72, 1.12, 1.42, 1.52, 1.36, 0.9],
} as const

type StrokeKind = keyof typeof profiles

/**
 * The shape of an end: points outward and across, in halves of the stroke's width there, from one edge to the other; empty for a round
 * one.
 */
type Cap = readonly (readonly [outward: number, across: number])[]

/** The brush starts slanting from the upper left and leaves a corner there; its end is a shoulder or a foot. */
const caps: Readonly<Record<StrokeKind, { readonly start: Cap; readonly end: Cap }>> = {
  h: {
    start: [
      [0.75, -1.15],
      [0.95, -0.7],
      [0, 1],
    ],
    end: [
      [0.45, 1.05],
      [1.15, 0.35],
      [0.35, -1.5],
      [-0.7, -1.1],
    ],
  },
  v: {
    start: [
      [-0.4, -1.08],
      [0.05, -1.16],
      [0.95, 0.75],
      [0.7, 1.1],
    ],
    end: [],
  },
  p: {
    start: [
      [-0.1, -1.25],
      [0.25, -1.1],
      [0.8, 0.8],
      [0.5, 1.1],
    ],
    end: [],
  },
  k: { start: [], end: [] },
  n: {
    start: [],
    end: [
      [0.35, 1],
      [1.7, -1.1],
    ],
  },
  d: { start: [], end: [] },
}

/** A stroke: its kind and its points, x and y alternating. */
export type BrushStroke = readonly [kind: StrokeKind, ...points: number[]]

const samples = 9

/** Outline of a stroke as SVG path data: a smooth curve through its points, as wide as its profile. */
export function strokeOutline([kind, ...points]: BrushStroke, width: number): string {
  const line = smooth(points)
  const left: string[] = []
  const right: string[] = []
  for (const [i, [x, y]] of line.entries()) {
    const { half, tx, ty } = frameAt(line, i, kind, width)
    left.push(`${at(x - ty * half)} ${at(y + tx * half)}`)
    right.push(`${at(x + ty * half)} ${at(y - tx * half)}`)
  }
  const end = capOf(line, line.length - 1, kind, width, right.at(-1)!)
  const start = capOf(line, 0, kind, width, left[0]!)
  return `M${left.join('L')}${end}L${right.toReversed().slice(1).join('L')}${start}Z`
}

type Line = readonly (readonly [x: number, y: number])[]

/** Half the stroke's width at a point, and its direction. */
function frameAt(line: Line, i: number, kind: StrokeKind, width: number): { half: number; tx: number; ty: number } {
  const [ax, ay] = line[Math.max(0, i - 1)]!
  const [bx, by] = line[Math.min(line.length - 1, i + 1)]!
  const length = Math.hypot(bx - ax, by - ay) || 1
  return { half: (width / 2) * pressure(profiles[kind], i / (line.length - 1)), tx: (bx - ax) / length, ty: (by - ay) / length }
}

/** From one edge of an end to the other; `to` is the target of a round one. */
function capOf(line: Line, i: number, kind: StrokeKind, width: number, to: string): string {
  const { half, tx, ty } = frameAt(line, i, kind, width)
  const [x, y] = line[i]!
  const cap = caps[kind][i === 0 ? 'start' : 'end']
  if (cap.length === 0) return `A${at(half)} ${at(half)} 0 0 0 ${to}`
  const out = i === 0 ? -half : half
  return cap
    .map(([outward, across]) => `L${at(x + tx * out * outward - ty * half * across)} ${at(y + ty * out * outward + tx * half * across)}`)
    .join('')
}

function at(value: number): number {
  return Math.round(value * 10) / 10
}

function pressure(profile: readonly number[], part: number): number {
  const position = part * (profile.length - 1)
  const from = Math.min(Math.floor(position), profile.length - 2)
  return profile[from]! + (profile[from + 1]! - profile[from]!) * (position - from)
}

/** Catmull–Rom through the points. */
function smooth(points: readonly number[]): Line {
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
