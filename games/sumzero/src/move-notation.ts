import { reject, type Rejection } from '@parlor/kernel'
import { cellName, columnByName, maxSide } from './board-geometry.ts'
import type { SumZeroMove } from './types.ts'

/** A move as text. */
export function writeMove(move: SumZeroMove): string {
  switch (move.kind) {
    case 'buy':
      return `buy ${move.piece}`
    case 'pass':
      return 'pass'
    case 'swap':
      return move.take ? 'take' : 'keep'
    case 'place':
      return `${move.piece}:${move.pose}@${cellName(move.x, move.y)}`
  }
}

/** Parses a move; legality is not checked. */
export function readMove(text: string): SumZeroMove | Rejection {
  const bad = reject('sumzero.badMove', { move: text.slice(0, 20) })
  if (text.length > 20) return bad
  if (text === 'pass') return { kind: 'pass' }
  if (text === 'take' || text === 'keep') return { kind: 'swap', take: text === 'take' }
  const [, bought] = /^buy ([A-Z][A-Za-z0-9]{0,5})$/.exec(text) ?? []
  if (bought !== undefined) return { kind: 'buy', piece: bought }
  const [, piece, pose, column, row] = /^([A-Z][A-Za-z0-9]{0,5}):([0-7])@([a-z]{1,2})([1-9]\d?)$/.exec(text) ?? []
  const x = columnByName(column ?? '')
  const y = Number(row) - 1
  return piece !== undefined && x >= 0 && y < maxSide ? { kind: 'place', piece, pose: Number(pose), x, y } : bad
}
