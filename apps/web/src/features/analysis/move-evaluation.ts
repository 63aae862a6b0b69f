import type { Message, Seat } from '@parlor/kernel'
import { canonicalJson, type Match } from '@parlor/kernel/host'

/** A decision with more than one option: the seat's view, its options and its choice. */
export interface DecisionPoint {
  /** History length before it: `match.stateAt(at)` is the position. */
  readonly at: number
  readonly view: unknown
  readonly moves: readonly unknown[]
  readonly played: unknown
}

/** All choices of a seat, in order. */
export function decisionPointsOf(match: Match, seat: Seat): DecisionPoint[] {
  const { game } = match
  return match.history.flatMap(({ entry }, at) => {
    if (entry.seat !== seat || entry.kind !== 'move') return []
    const before = match.stateAt(at)
    const moves: unknown[] = []
    moves.length = game.moves(before, seat, moves)
    const played = moves.find((move) => game.notation.writeMove(move) === entry.move)
    return moves.length > 1 && played !== undefined ? [{ at, view: game.view(before, seat) as unknown, moves, played }] : []
  })
}

/** Evaluation of a choice: winning chance with the best move, and with the one played. */
export interface MoveEvaluation {
  readonly at: number
  readonly best: number
  readonly played: number
  readonly bestMove: unknown
  /** Reason for the best move. */
  readonly reason?: Message
}

/** A move with its chance, and its reason where requested. */
export type EvaluatedMove = readonly [move: unknown, chance: number, reason?: Message | undefined]

/** An evaluation from moves searched with equal effort, the one played among them. */
export function moveEvaluationFromChances({ at, played }: DecisionPoint, chances: readonly EvaluatedMove[]): MoveEvaluation {
  const [bestMove, best, reason] = chances.reduce((top, one) => (one[1] > top[1] ? one : top))
  const own = chances.find(([move]) => isSameMove(move, played))
  return { at, best, bestMove, played: own![1], ...(reason ? { reason } : {}) }
}

export function isSameMove(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other)
}

/** From best to worst, with the maximum loss of chance of each grade. */
export const moveGrades = [
  ['best', 0.01],
  ['good', 0.05],
  ['slip', 0.12],
  ['mistake', 0.25],
  ['blunder', 1],
] as const
type MoveGrade = (typeof moveGrades)[number][0]

export function moveGradeOf({ best, played }: Pick<MoveEvaluation, 'best' | 'played'>): MoveGrade {
  return moveGrades.find(([, most]) => best - played <= most)![0]
}

/** Maximum number of turning points. */
const maxTurningPoints = 3

/** The choices with the largest losses (at least half the worst), in the order of the match; none where every move was good. */
export function findTurningPoints(evaluations: readonly MoveEvaluation[]): MoveEvaluation[] {
  const lost = ({ best, played }: MoveEvaluation) => best - played
  const worst = evaluations.filter((one) => lost(one) > moveGrades[1][1]).toSorted((a, b) => lost(b) - lost(a) || a.at - b.at)
  const bar = worst.length > 0 ? lost(worst[0]!) / 2 : 0
  return worst
    .slice(0, maxTurningPoints)
    .filter((one) => lost(one) >= bar)
    .toSorted((a, b) => a.at - b.at)
}

/** Accuracy of a seat, 0 to 1: the mean share of the chance that its moves preserved. */
export function accuracyOf(evaluations: readonly MoveEvaluation[]): number | null {
  if (evaluations.length === 0) return null
  const given = evaluations.reduce((sum, { best, played }) => sum + Math.max(0, best - played), 0)
  return 1 - given / evaluations.length
}
