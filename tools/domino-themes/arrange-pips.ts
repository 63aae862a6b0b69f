/** Pip offsets from the centre of a half, and the pip radius, as fractions of the half's edge. */
interface PipArrangement {
  readonly spots: readonly (readonly [x: number, y: number])[]
  readonly radius: number
}

const far = 0.28

/** Pips of one half, 0 to 12: up to nine in three columns of three, above that in three columns of four. */
export function arrangePips(count: number): PipArrangement {
  if (count > 9) return { spots: columns(count), radius: 0.072 }
  const corners = [
    [-far, -far],
    [far, far],
    [far, -far],
    [-far, far],
  ] as const
  const sides = [
    [-far, 0],
    [far, 0],
  ] as const
  const poles = [
    [0, -far],
    [0, far],
  ] as const
  const spots: (readonly [number, number])[] = []
  if (count >= 4) spots.push(...corners)
  else if (count >= 2) spots.push(corners[0], corners[1])
  if (count >= 6) spots.push(...sides)
  if (count >= 8) spots.push(...poles)
  if (count % 2 === 1) spots.push([0, 0])
  return { spots, radius: count > 6 ? 0.082 : 0.094 }
}

function columns(count: number): [number, number][] {
  const middle = count - 8
  return [...column(-far, 4), ...column(0, middle), ...column(far, 4)]
}

function column(x: number, count: number): [number, number][] {
  const gap = 0.205
  return Array.from({ length: count }, (_, i) => [x, (i - (count - 1) / 2) * (count === 2 ? gap * 2 : gap)])
}
