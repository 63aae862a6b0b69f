/** The cell a key moves to on a grid; null for other keys. Letter keys only if the setting is on. */
export function cellAfterKey(
  key: string,
  { cell, rows, cols, letters, whole }: { cell: number; rows: number; cols: number; letters: boolean; whole: boolean },
): number | null {
  const row = Math.floor(cell / cols)
  const col = cell % cols
  const name = key.length === 1 ? (letters ? wasd[key.toLowerCase()] : undefined) : key
  switch (name) {
    case 'ArrowUp':
      return Math.max(0, row - 1) * cols + col
    case 'ArrowDown':
      return Math.min(rows - 1, row + 1) * cols + col
    case 'ArrowLeft':
      return row * cols + Math.max(0, col - 1)
    case 'ArrowRight':
      return row * cols + Math.min(cols - 1, col + 1)
    case 'Home':
      return whole ? 0 : row * cols
    case 'End':
      return whole ? rows * cols - 1 : row * cols + cols - 1
    default:
      return null
  }
}

const wasd: Readonly<Record<string, string>> = { w: 'ArrowUp', a: 'ArrowLeft', s: 'ArrowDown', d: 'ArrowRight' }

export function isDirectionKey(key: string, letters: boolean): boolean {
  return key.startsWith('Arrow') || (letters && Object.hasOwn(wasd, key.toLowerCase()))
}
