/** The rows of one half, from the top: number of pips in each of its three columns. */
const rows: readonly (readonly string[])[] = [
  ['   ', '   ', '   '],
  ['   ', ' o ', '   '],
  ['o  ', '   ', '  o'],
  ['o  ', ' o ', '  o'],
  ['o o', '   ', 'o o'],
  ['o o', ' o ', 'o o'],
  ['o o', 'o o', 'o o'],
  ['o o', 'ooo', 'o o'],
  ['ooo', 'o o', 'ooo'],
  ['ooo', 'ooo', 'ooo'],
  ['ooo', 'o o', 'o o', 'ooo'],
  ['ooo', 'ooo', 'o o', 'ooo'],
  ['ooo', 'ooo', 'ooo', 'ooo'],
]

/** Positions of the pips of a half, as fractions of its edge from its centre. */
export function pipPositions(count: number): readonly (readonly [x: number, y: number])[] {
  const lines = rows[count] ?? []
  return lines.flatMap((line, row) =>
    [...line].flatMap((sign, col) => (sign === 'o' ? [[(col - 1) * 0.28, (row / (lines.length - 1) - 0.5) * 0.58] as const] : [])),
  )
}
