import type { CellShape } from './themes.ts'

/*
 * Outlines as SVG path data around the origin, and the measures of the board's parts in pitches: the canvas fills them as `Path2D`,
 * drawings use them as they are.
 */

/** Radius of a cell's body: neighbours almost touch. */
export const cellRadius = 0.445
/** Half the length of a bridge: from inside one cell to inside the next. */
export const bridgeHalfLength = 0.19

/** Number of cell shapes; neighbours use different ones. */
export const shapeVariantCount = 4

export function shapeVariantOf(cell: number): number {
  return (cell * 7 + Math.floor(cell / 3) * 5) % shapeVariantCount
}

/** A closed membrane of this radius: a superellipse with an irregularity that differs by `variant`. */
export function cellOutlinePath(radius: number, { squareness, wobble }: CellShape, variant: number): string {
  const steps = 40
  const points: [number, number][] = []
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * 2 * Math.PI
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    const square = (Math.abs(c) ** squareness + Math.abs(s) ** squareness) ** (-1 / squareness)
    const stray =
      1 +
      wobble *
        (0.6 * Math.sin(2 * angle + variant * 1.9) +
          0.45 * Math.sin(3 * angle + variant * 3.7) +
          0.25 * Math.sin(5 * angle - variant * 2.3))
    points.push([radius * square * stray * c, radius * square * stray * s])
  }
  return smoothClosed(points)
}

/** A diamond with rounded corners. */
export function diamondPath(radius: number): string {
  const r = round(radius)
  const soft = radius * 0.2
  const a = round(radius - soft)
  const b = round(soft)
  return `M${b} ${-a}L${a} ${-b}Q${r} 0 ${a} ${b}L${b} ${a}Q0 ${r} ${-b} ${a}L${-a} ${b}Q${-r} 0 ${-a} ${-b}L${-b} ${-a}Q0 ${-r} ${b} ${-a}Z`
}

/** The bridge between two cells along x: wide at both ends, narrow in the middle. */
export function bridgePath(half: number, wide: number, narrow: number): string {
  const [h, w, n] = [round(half), round(wide), round(narrow)]
  const bend = round(half * 0.45)
  return `M${-h} ${-w}C${-bend} ${-n} ${bend} ${-n} ${h} ${-w}L${h} ${w}C${bend} ${n} ${-bend} ${n} ${-h} ${w}Z`
}

/** A closed curve through all points (Catmull–Rom as Béziers). */
function smoothClosed(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`
  for (let i = 0; i < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path += `C${round(p1[0] + (p2[0] - p0[0]) / 6)} ${round(p1[1] + (p2[1] - p0[1]) / 6)} ${round(p2[0] - (p3[0] - p1[0]) / 6)} ${round(p2[1] - (p3[1] - p1[1]) / 6)} ${round(p2[0])} ${round(p2[1])}`
  }
  return `${path}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
