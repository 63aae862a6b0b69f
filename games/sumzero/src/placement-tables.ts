import { boardGeometryOf, type BoardGeometry } from './board-geometry.ts'
import { pieceLibraryOfState, type MatchPieceLibrary } from './match-piece-library.ts'
import type { Placement, SumZeroMove } from './types.ts'

/** Bit mask of a pose on a board: the word of each of its squares, and its shift. */
export interface PoseMask {
  /** Index of the piece in the library. */
  readonly piece: number
  readonly pose: number
  readonly size: number
  /** Word offset from the anchor to each square. */
  readonly words: readonly number[]
  readonly shifts: readonly number[]
  readonly cells: readonly (readonly [number, number])[]
  /** The last row of an anchor. */
  readonly lastRow: number
  /** One interned move per anchor, row by row: listing moves allocates nothing. Created lazily. */
  placements: readonly Placement[] | null
}

/** Precomputed tables of a board with a library. */
export interface PlacementTables {
  readonly board: BoardGeometry
  readonly library: MatchPieceLibrary
  /** Per piece of the library, its pose masks. */
  readonly masks: readonly (readonly PoseMask[])[]
  readonly buys: readonly SumZeroMove[]
}

const known = new Map<string, Map<string, PlacementTables>>()
const knownLimit = 32
let allTables = 0
let lastShape = ''
let lastPieces = ''
let lastTables: PlacementTables | null = null

/** The tables of a position, from a cache: two string comparisons while the game stays the same. */
export function placementTablesOf(position: { readonly shape: string; readonly pieces: string }): PlacementTables {
  if (lastTables !== null && lastShape === position.shape && lastPieces === position.pieces) return lastTables
  const { shape, pieces } = position
  let tables = known.get(shape)?.get(pieces)
  if (!tables) {
    if (allTables++ >= knownLimit) {
      known.clear()
      allTables = 1
    }
    tables = buildTables(boardGeometryOf(position), pieceLibraryOfState(position))
    if (!known.has(shape)) known.set(shape, new Map())
    known.get(shape)!.set(pieces, tables)
  }
  lastShape = shape
  lastPieces = pieces
  lastTables = tables
  return tables
}

function buildTables(board: BoardGeometry, library: MatchPieceLibrary): PlacementTables {
  const masks = library.pieces.map(({ poses }, piece) =>
    poses.map(({ cells, height }, pose): PoseMask => ({
      piece,
      pose,
      size: cells.length,
      words: cells.map(([, dy]) => dy * board.words),
      shifts: cells.map(([dx]) => dx),
      cells,
      lastRow: board.rows - height,
      placements: null,
    })),
  )
  const buys = library.pieces.map(({ id }): SumZeroMove => Object.freeze({ kind: 'buy', piece: id }))
  return { board, library, masks, buys }
}

/** The placements of a pose, one per anchor. */
export function placementsOfPose({ board, library }: PlacementTables, mask: PoseMask): readonly Placement[] {
  return (mask.placements ??= Array.from({ length: board.rows * board.cols }, (_, cell) =>
    Object.freeze({
      kind: 'place' as const,
      piece: library.pieces[mask.piece]!.id,
      pose: mask.pose,
      x: cell % board.cols,
      y: Math.floor(cell / board.cols),
    }),
  ))
}
