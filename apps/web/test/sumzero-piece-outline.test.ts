import { expect, test } from 'vitest'
import { gridPath, outlinePath, type Square } from '../src/games/sumzero/piece-outline.ts'

/** Corners of each loop of a path. */
function corners(path: string): [number, number][][] {
  return path
    .split('M')
    .slice(1)
    .map((loop) =>
      loop
        .replace('Z', '')
        .split('L')
        .map((corner) => corner.split(' ').map(Number) as [number, number]),
    )
}

/** Twice the signed area of a loop; negative for a hole. */
function area(loop: readonly (readonly [number, number])[]): number {
  return loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length]!
    return sum + x * nextY - nextX * y
  }, 0)
}

const ring: Square[] = [0, 1, 2].flatMap((y) => [0, 1, 2].flatMap((x): Square[] => (x === 1 && y === 1 ? [] : [[x, y]])))

test('a square has four corners, inset on every side', () => {
  expect(corners(outlinePath([[2, 3]], 0.1))).toEqual([
    [
      [2.9, 3.1],
      [2.9, 3.9],
      [2.1, 3.9],
      [2.1, 3.1],
    ],
  ])
})

test.each<[string, Square[], number, number]>([
  [
    'a bar',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    4,
    4,
  ],
  [
    'an L',
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ],
    6,
    4,
  ],
  [
    'a plus',
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [1, 2],
    ],
    12,
    5,
  ],
  [
    'squares that touch at a corner',
    [
      [0, 0],
      [1, 1],
    ],
    8,
    2,
  ],
])('%s is one outline around all of its squares, without collinear points', (_name, squares, count, size) => {
  const loops = corners(outlinePath(squares, 0))
  expect(loops.flat()).toHaveLength(count)
  expect(loops.reduce((sum, loop) => sum + area(loop), 0) / 2).toBe(size)
})

test('a hole is a separate loop, which the inset enlarges', () => {
  const loops = corners(outlinePath(ring, 0))
  expect(loops).toHaveLength(2)
  expect(loops.reduce((sum, loop) => sum + area(loop), 0) / 2).toBe(8)
  const inner = corners(outlinePath(ring, 0.1))
    .map(area)
    .find((value) => value < 0)!
  expect(inner / 2).toBeCloseTo(-1.44)
})

test('a grid has one line more than cells in each direction', () => {
  expect(gridPath(2, 3)).toBe('M0 0H3M0 1H3M0 2H3M0 0V2M1 0V2M2 0V2M3 0V2')
})
