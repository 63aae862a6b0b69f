import { standardPieces } from '../match-piece-library.ts'
import { pentominoes, tetrominoes } from '../pieces.ts'
import { InvalidPurchaseError } from './errors.ts'
import type { PieceDef, PieceId, PieceTransform } from './model.ts'

/** The tetrominoes by name, as squares. */
export const TETROMINOES = tetrominoes
/** The pentominoes by name, as squares. */
export const PENTOMINOES = pentominoes

/** The nineteen standard pieces and their distinct poses. */
export class PieceLibrary {
  readonly #pieces = new Map<PieceId, PieceDef>()
  readonly #transforms = new Map<PieceId, readonly PieceTransform[]>()

  constructor() {
    for (const { id, cost, cells, poses } of standardPieces) {
      this.#pieces.set(id, { id, size: cells.length, cost, relCells: cells })
      this.#transforms.set(
        id,
        poses.map((pose) => ({ transform: pose.transform, cells: pose.cells })),
      )
    }
  }

  /** Every piece, tetrominoes first. */
  list(): PieceDef[] {
    return [...this.#pieces.values()]
  }

  /** The piece of that name; undefined where there is none. */
  get(id: PieceId): PieceDef | undefined {
    return this.#pieces.get(id)
  }

  /** Whether there is such a piece. */
  has(id: PieceId): boolean {
    return this.#pieces.has(id)
  }

  /** The distinct poses of a piece with the first transform that leads to each; none for an unknown piece. */
  getUniqueTransforms(id: PieceId): readonly PieceTransform[] {
    return this.#transforms.get(id) ?? []
  }
}

const library = new PieceLibrary()

/** The one library of standard pieces. */
export function getPieceLibrary(): PieceLibrary {
  return library
}

/** What a piece costs: as much as it has cells. */
export function getPieceCost(id: PieceId): number {
  const piece = library.get(id)
  if (!piece) throw new InvalidPurchaseError(`there is no piece ${id.slice(0, 12)}`)
  return piece.cost
}
