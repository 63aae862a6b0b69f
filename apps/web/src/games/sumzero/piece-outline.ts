/** A square by column and row. */
export type Square = readonly [x: number, y: number]

/** The squares of a piece at a place, on the board or not. */
export function offsetSquares(cells: readonly Square[], x: number, y: number): Square[] {
  return cells.map(([dx, dy]) => [x + dx, y + dy])
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** The four edges of a square, clockwise: start, end, and the neighbour behind it. */
const sides = [
  [0, 0, 1, 0, 0, -1],
  [1, 0, 1, 1, 1, 0],
  [1, 1, 0, 1, 0, 1],
  [0, 1, 0, 0, -1, 0],
] as const

/** Outline of connected squares as an SVG path in units of a square, shrunk by `inset`; holes are separate loops. */
export function outlinePath(squares: readonly Square[], inset: number): string {
  return loopsOf(squares)
    .map(
      (loop) =>
        `M${insetLoop(loop, inset)
          .map(({ x, y }) => `${round(x)} ${round(y)}`)
          .join('L')}Z`,
    )
    .join('')
}

function loopsOf(squares: readonly Square[]): Corner[][] {
  const inside = new Set(squares.map(([x, y]) => `${x},${y}`))
  const leads = new Map<string, Corner[]>()
  for (const [x, y] of squares)
    for (const [fromX, fromY, toX, toY, besideX, besideY] of sides) {
      if (inside.has(`${x + besideX},${y + besideY}`)) continue
      const from = `${x + fromX},${y + fromY}`
      leads.set(from, [...(leads.get(from) ?? []), { x: x + toX, y: y + toY }])
    }
  const loops: Corner[][] = []
  for (const [start] of leads) {
    const loop: Corner[] = []
    let at = start
    for (let next = leads.get(at)?.pop(); next; next = leads.get(at)?.pop()) {
      loop.push(next)
      at = `${next.x},${next.y}`
    }
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}

/** The corners of a clockwise loop moved inwards; corners on a straight line are dropped. */
function insetLoop(loop: readonly Corner[], inset: number): Corner[] {
  return loop.flatMap((corner, i) => {
    const before = loop[(i + loop.length - 1) % loop.length]!
    const after = loop[(i + 1) % loop.length]!
    const [inX, inY] = [corner.x - before.x, corner.y - before.y]
    const [outX, outY] = [after.x - corner.x, after.y - corner.y]
    if (inX === outX && inY === outY) return []
    // Inwards is to the right of the direction: (−dy, dx) with rows counted downwards.
    return [{ x: corner.x + inset * (-inY - outY), y: corner.y + inset * (inX + outX) }]
  })
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Every unit edge of a grid as one path. */
export function gridPath(rows: number, cols: number): string {
  const across = Array.from({ length: rows + 1 }, (_, y) => `M0 ${y}H${cols}`)
  const down = Array.from({ length: cols + 1 }, (_, x) => `M${x} 0V${rows}`)
  return [...across, ...down].join('')
}
