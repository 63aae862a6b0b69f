import type { Candidate, Thought } from '@parlor/bots'
import type { Level, Seat } from '@parlor/kernel'
import type { WebGame } from '../../web-game/web-game.ts'
import { thinkWithRetries, type EngineRequest, type BotEngine } from '../../platform/workers/bot-engine.ts'
import { botLevelForHints } from '../../session/viewer-and-bot-levels.ts'
import { isSameMove, moveEvaluationFromChances, type DecisionPoint, type MoveEvaluation, type EvaluatedMove } from './move-evaluation.ts'

/** Time limit of one request on a slow device, in milliseconds. */
const timeLimitMs = 4000
/** Moves whose exact value an alpha-beta search must compute. */
const compared = 40

/** Callbacks of the evaluation. */
interface EvaluationCallbacks {
  onEvaluation(evaluation: MoveEvaluation): void
  /** The engine failed for good; earlier evaluations stay. */
  onFailure(): void
}

/**
 * Evaluates the choices in order with the hint level, and reports each. The engine gets the seat's view. Returns a cancel function; the
 * caller closes the engine.
 */
export function evaluateMoves(
  webGame: Pick<WebGame, 'strategy'>,
  engine: BotEngine,
  choices: readonly DecisionPoint[],
  seat: Seat,
  { onEvaluation, onFailure }: EvaluationCallbacks,
): () => void {
  let stopped = false
  const level = botLevelForHints(webGame.strategy)
  function chancesOf({ at, view, moves, played }: DecisionPoint): Promise<readonly EvaluatedMove[] | null> {
    if (!level) return Promise.resolve(null)
    return compareBestAndPlayed(
      engine,
      { level: level.id, seat, view, seed: `analysis/${at}`, ms: timeLimitMs, explain: true },
      level.kind,
      moves,
      played,
    )
  }
  async function work(): Promise<void> {
    for (const choice of choices) {
      const chances = await chancesOf(choice)
      if (stopped) return
      if (!chances) return onFailure()
      onEvaluation(moveEvaluationFromChances(choice, chances))
    }
  }
  void work()
  return () => {
    stopped = true
    engine.stop()
  }
}

/**
 * Compares the best move with the one that was played. MCTS spends its visits on its favourites and knows little about the rest: both are
 * searched again, each with full effort and the same random numbers. A guided search is trusted where it chose the played move itself. Alpha-beta has
 * exact values, and where it has only a bound both are searched to the same depth.
 */
async function compareBestAndPlayed(
  engine: BotEngine,
  request: EngineRequest,
  kind: Level['kind'],
  moves: readonly unknown[],
  played: unknown,
): Promise<readonly EvaluatedMove[] | null> {
  const thought = await thinkWithRetries(engine, { ...request, alternatives: Math.min(moves.length, compared) })
  const best = thought?.candidates[0]
  if (!best) return null
  const own = thought.candidates.find(({ move }) => isSameMove(move, played))
  if (kind === 'alphabeta' ? own && !own.atMost : kind === 'guided' && own === best) return bestAndPlayed(thought, own!)
  if (kind === 'alphabeta') return searchTogether(engine, request, best.move, played)
  const one = await searchAlone(engine, request, best.move)
  const other = isSameMove(best.move, played) ? one : await searchAlone(engine, request, played)
  return one && other && [one, other]
}

function bestAndPlayed({ candidates: [best], reason }: Thought, own: Candidate): readonly EvaluatedMove[] {
  return [
    [best!.move, best!.chance, reason],
    [own.move, own.chance],
  ]
}

async function searchTogether(
  engine: BotEngine,
  request: EngineRequest,
  best: unknown,
  played: unknown,
): Promise<readonly EvaluatedMove[] | null> {
  const thought = await thinkWithRetries(engine, { ...request, only: [best, played], alternatives: 2 })
  const own = thought?.candidates.find(({ move }) => isSameMove(move, played))
  return own ? bestAndPlayed(thought!, own) : null
}

/** Chance of a move searched alone. */
async function searchAlone(engine: BotEngine, request: EngineRequest, move: unknown): Promise<EvaluatedMove | null> {
  const thought = await thinkWithRetries(engine, { ...request, only: [move] })
  const found = thought?.candidates[0]
  return found ? [move, found.chance, thought!.reason] : null
}
