import type { DotsMove } from './types.ts'

/** The largest side of a board. */
export const maxSide = 9

/** Tables derived from the blocks, cached per shape: no search step looks for neighbours. */
export interface BoardGeometry {
  readonly shape: string
  readonly rows: number
  readonly cols: number
  /** Number of playable cells. */
  readonly playable: number
  /** Per cell, the number of playable neighbours; 0 for blocks. */
  readonly capacity: readonly number[]
  readonly capacitySum: number
  readonly capacityMax: number
  /** Four slots per cell, the first `capacity` of them filled with its neighbours: up, left, right, down. */
  readonly neighbours: readonly number[]
  /** The first playable cell that is not connected to the rest, or −1 on a connected board. */
  readonly unreached: number
  /** Per cell, the interned move. */
  readonly moves: readonly DotsMove[]
}

const letters = 'abcdefghi'

const names: readonly string[] = Array.from(
  { length: maxSide * maxSide },
  (_, i) => letters[i % maxSide]! + String(Math.floor(i / maxSide) + 1),
)

/** Name of a cell: column letter from the left, row number from the top. */
export function cellName(row: number, col: number): string {
  return names[row * maxSide + col]!
}

const interned: readonly DotsMove[] = Array.from({ length: maxSide * maxSide }, (_, i) =>
  Object.freeze({ row: Math.floor(i / maxSide), col: i % maxSide }),
)

const ours: ReadonlySet<unknown> = new Set(interned)

/** True for interned moves: their keys need no check. */
export function isInternedMove(move: unknown): move is DotsMove {
  return ours.has(move)
}

/** The move in the cell of this name, upper or lower case. */
export function moveByName(name: string): DotsMove | undefined {
  if (name.length !== 2) return undefined
  // Sets the bit in which lower-case letters differ from upper-case ones.
  const col = (name.charCodeAt(0) | 32) - 97
  const row = name.charCodeAt(1) - 49
  return col >= 0 && col < maxSide && row >= 0 && row < maxSide ? interned[row * maxSide + col] : undefined
}

/** The interned move of a cell, so that listing moves allocates nothing. */
export function moveAt(row: number, col: number): DotsMove {
  return interned[row * maxSide + col]!
}

const known = new Map<string, BoardGeometry>()
const knownLimit = 256
let last: BoardGeometry | null = null

/** The board of a position, from a cache: one string comparison while the shape stays the same. */
export function boardGeometryOf(position: { readonly shape: string }): BoardGeometry {
  if (last !== null && last.shape === position.shape) return last
  let board = known.get(position.shape)
  if (!board) {
    if (known.size >= knownLimit) known.clear()
    known.set(position.shape, (board = buildBoard(position.shape)))
  }
  last = board
  return board
}

function buildBoard(shape: string): BoardGeometry {
  const lines = shape.split('/')
  const rows = lines.length
  const cols = lines[0]!.length
  const capacity: number[] = []
  const neighbours: number[] = []
  const moves: DotsMove[] = []
  const isPlayable: boolean[] = []
  let playable = 0
  let capacitySum = 0
  for (let cell = 0; cell < rows * cols; cell++) {
    const row = Math.floor(cell / cols)
    const col = cell % cols
    const open = (r: number, c: number) => lines[r]?.[c] === '.'
    const near: number[] = []
    isPlayable.push(open(row, col))
    if (isPlayable[cell]) {
      playable++
      if (open(row - 1, col)) near.push(cell - cols)
      if (open(row, col - 1)) near.push(cell - 1)
      if (open(row, col + 1)) near.push(cell + 1)
      if (open(row + 1, col)) near.push(cell + cols)
    }
    capacity.push(near.length)
    capacitySum += near.length
    while (near.length < 4) near.push(0)
    neighbours.push(...near)
    moves.push(moveAt(row, col))
  }
  const unreached = unreachedCell(isPlayable, capacity, neighbours)
  return { shape, rows, cols, playable, capacity, capacitySum, capacityMax: Math.max(...capacity), neighbours, unreached, moves }
}

function unreachedCell(playable: readonly boolean[], capacity: readonly number[], neighbours: readonly number[]): number {
  const reached = new Set<number>([playable.indexOf(true)])
  for (const cell of reached) for (let i = 0; i < (capacity[cell] ?? 0); i++) reached.add(neighbours[cell * 4 + i]!)
  return playable.findIndex((open, cell) => open && !reached.has(cell))
}
