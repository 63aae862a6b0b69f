import type { Candidate, Thought } from '@parlor/bots'
import type { Level, Seat } from '@parlor/kernel'
import type { WebGame } from '../../web-game/web-game.ts'
import { thinkWithRetries, type EngineRequest, type BotEngine } from '../../platform/workers/bot-engine.ts'
import { hintLevel } from '../../session/viewer.ts'
import { isSameMove, evaluationOf, type MoveChoice, type MoveEvaluation, type EvaluatedMove } from './move-evaluation.ts'

/** How long the judge may take over one question on a slow device, in milliseconds. */
const longest = 4000
/** Moves of which a search that compares them by value is to know the true value. */
const compared = 40

/** What the page hears while the judge works. */
export interface EvaluationCallbacks {
  onEvaluation(evaluation: MoveEvaluation): void
  /** The judge has broken down for good; what was heard stays. */
  onFailure(): void
}

/**
 * Judges one choice after the other as whoever gives hints would, and tells each. The judge sees what the seat saw. Returns the way to stop;
 * the thinker stays the caller's.
 */
export function evaluateMoves(
  webGame: Pick<WebGame, 'strategy' | 'odds'>,
  engine: BotEngine,
  choices: readonly MoveChoice[],
  seat: Seat,
  { onEvaluation, onFailure }: EvaluationCallbacks,
): () => void {
  let stopped = false
  const level = hintLevel(webGame.strategy)
  function chancesOf({ at, view, moves, played }: MoveChoice): Promise<readonly EvaluatedMove[] | null> {
    if (webGame.odds)
      return Promise.resolve(webGame.odds(view as never, seat, moves as never[]).map((chance, i) => [moves[i], chance] as const))
    if (!level) return Promise.resolve(null)
    return weighBestAndPlayed(
      engine,
      { level: level.id, seat, view, seed: `analysis/${at}`, ms: longest, explain: true },
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
      onEvaluation(evaluationOf(choice, chances))
      // Lets the page draw where nothing had to be waited for.
      if (webGame.odds) await new Promise((resolve) => setTimeout(resolve))
    }
  }
  void work()
  return () => {
    stopped = true
    engine.stop()
  }
}

/**
 * The move the judge would have made beside the one that was played. A search by simulation spends itself on what it likes: what it met once
 * it knows nothing of, so both are looked at once more, each with all the effort and on the same luck. What a search over plans has kept to the
 * end it knows well enough. Alpha-beta knows true values, and where it has but a bound looks at both to the same depth.
 */
async function weighBestAndPlayed(
  engine: BotEngine,
  ask: EngineRequest,
  kind: Level['kind'],
  moves: readonly unknown[],
  played: unknown,
): Promise<readonly EvaluatedMove[] | null> {
  const thought = await thinkWithRetries(engine, { ...ask, alternatives: Math.min(moves.length, compared) })
  const best = thought?.candidates[0]
  if (!best) return null
  const own = thought.candidates.find(({ move }) => isSameMove(move, played))
  if (kind === 'alphabeta' ? own && !own.atMost : kind === 'guided' && own === best) return bestAndPlayed(thought, own!)
  if (kind === 'alphabeta') return weighTogether(engine, ask, best.move, played)
  const one = await weighAlone(engine, ask, best.move)
  const other = isSameMove(best.move, played) ? one : await weighAlone(engine, ask, played)
  return one && other && [one, other]
}

function bestAndPlayed({ candidates: [best], reason }: Thought, own: Candidate): readonly EvaluatedMove[] {
  return [
    [best!.move, best!.chance, reason],
    [own.move, own.chance],
  ]
}

async function weighTogether(
  engine: BotEngine,
  ask: EngineRequest,
  best: unknown,
  played: unknown,
): Promise<readonly EvaluatedMove[] | null> {
  const thought = await thinkWithRetries(engine, { ...ask, only: [best, played], alternatives: 2 })
  const own = thought?.candidates.find(({ move }) => isSameMove(move, played))
  return own ? bestAndPlayed(thought!, own) : null
}

/** A move's chance when nothing else is looked at. */
async function weighAlone(engine: BotEngine, ask: EngineRequest, move: unknown): Promise<EvaluatedMove | null> {
  const thought = await thinkWithRetries(engine, { ...ask, only: [move] })
  const found = thought?.candidates[0]
  return found ? [move, found.chance, thought!.reason] : null
}
