import type { BotStrategy, Seat } from '@parlor/kernel'
import { boardGeometryOf, maxSide } from './board-geometry.ts'
import { evaluate } from './evaluate.ts'
import { easyPolicy, expertPolicy, hardPolicy, mediumPolicy } from './rule-policies.ts'
import { positionKey } from './position-key.ts'
import { narrowSearchPolicy } from './narrow-search-policy.ts'
import { keplerPriority, newtonPriority } from './cell-priority.ts'
import type { DotsTypes, DotsMove, DotsState } from './types.ts'

const urgency: number[] = []

/** Newton's priorities, by insertion sort: the lists are short and nothing is allocated. */
function orderMoves(state: DotsState, seat: Seat, moves: DotsMove[], count: number): void {
  const board = boardGeometryOf(state)
  for (let i = 0; i < count; i++) {
    const move = moves[i]!
    const value = newtonPriority(state, board, seat, move.row * state.cols + move.col)
    let at = i
    while (at > 0 && urgency[at - 1]! > value) {
      urgency[at] = urgency[at - 1]!
      moves[at] = moves[at - 1]!
      at--
    }
    urgency[at] = value
    moves[at] = move
  }
}

/** A full cell of the seat to move touches a full cell of the other: the next burst takes it. */
function isUnsettled(state: DotsState): boolean {
  if (state.outcome) return false
  const { capacity, neighbours } = boardGeometryOf(state)
  const { owner, dots } = state
  const seat = state.pending[0]!.seat
  for (let cell = 0; cell < owner.length; cell++) {
    if (owner[cell] !== seat || dots[cell]! < capacity[cell]!) continue
    for (let at = cell * 4; at < cell * 4 + capacity[cell]!; at++) {
      const near = neighbours[at]!
      if (owner[near] === 1 - seat && dots[near] === capacity[near]) return true
    }
  }
  return false
}

export const botStrategy: BotStrategy<DotsTypes> = {
  evaluate,
  orderMoves,
  isUnsettled,
  positionKey,
  moveKey: ({ row, col }) => row * maxSide + col,
  policies: {
    easy: easyPolicy,
    medium: mediumPolicy,
    hard: hardPolicy,
    expert: expertPolicy,
    keplerAverage: narrowSearchPolicy(keplerPriority, 1),
    keplerStrong: narrowSearchPolicy(keplerPriority, 3),
    keplerExpert: narrowSearchPolicy(keplerPriority, 5),
    newtonAverage: narrowSearchPolicy(newtonPriority, 1),
    newtonStrong: narrowSearchPolicy(newtonPriority, 3),
    newtonExpert: narrowSearchPolicy(newtonPriority, 5),
  },
  levels: [
    { id: 'easy', kind: 'policy', policy: 'easy' },
    { id: 'medium', kind: 'policy', policy: 'medium' },
    { id: 'hard', kind: 'policy', policy: 'hard' },
    { id: 'expert', kind: 'policy', policy: 'expert' },
    { id: 'keplerAverage', kind: 'policy', policy: 'keplerAverage' },
    { id: 'newtonAverage', kind: 'policy', policy: 'newtonAverage' },
    { id: 'keplerStrong', kind: 'policy', policy: 'keplerStrong' },
    { id: 'keplerExpert', kind: 'policy', policy: 'keplerExpert' },
    { id: 'newtonStrong', kind: 'policy', policy: 'newtonStrong' },
    { id: 'newtonExpert', kind: 'policy', policy: 'newtonExpert' },
    { id: 'student', kind: 'alphabeta', nodes: 250, depth: 40 },
    { id: 'scholar', kind: 'alphabeta', nodes: 1000, depth: 40 },
    { id: 'adept', kind: 'alphabeta', nodes: 3000, depth: 40 },
    { id: 'masterSwift', kind: 'alphabeta', nodes: 20_000, depth: 40 },
    { id: 'virtuoso', kind: 'alphabeta', nodes: 90_000, depth: 40 },
    { id: 'master', kind: 'alphabeta', nodes: 400_000, depth: 40 },
  ],
}
