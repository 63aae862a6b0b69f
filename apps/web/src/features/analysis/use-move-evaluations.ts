import type { Seat } from '@parlor/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { WebGame } from '../../web-game/web-game.ts'
import { WorkerBotEngine } from '../../platform/workers/worker-bot-engine.ts'
import type { DecisionPoint, MoveEvaluation } from './move-evaluation.ts'
import { evaluateMoves } from './evaluate-moves.ts'

export interface EvaluationProgress {
  readonly evaluations: readonly MoveEvaluation[]
  readonly state: 'working' | 'stopped' | 'failed' | 'done'
  stop(): void
  goOn(): void
}

/** Evaluations of a seat's choices so far; runs while the page is open. */
export function useMoveEvaluations(webGame: WebGame, choices: readonly DecisionPoint[], seat: Seat): EvaluationProgress {
  const [evaluations, setEvaluations] = useState<readonly MoveEvaluation[]>([])
  const [state, setState] = useState<'working' | 'stopped' | 'failed'>('working')
  useEffect(() => {
    setEvaluations([])
    setState('working')
  }, [choices])
  const done = evaluations.length === choices.length
  useEffect(() => {
    if (state !== 'working' || done) return
    const engine = new WorkerBotEngine(webGame.game.id)
    // Only the count at the start matters: a new evaluation must not restart the run.
    const known = new Set(evaluations.map(({ at }) => at))
    const stop = evaluateMoves(
      webGame,
      engine,
      choices.filter(({ at }) => !known.has(at)),
      seat,
      { onEvaluation: (evaluation) => setEvaluations((before) => [...before, evaluation]), onFailure: () => setState('failed') },
    )
    return () => {
      stop()
      engine.close()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [webGame, choices, seat, state, done])
  return {
    evaluations,
    state: done ? 'done' : state,
    stop: useCallback(() => setState('stopped'), []),
    goOn: useCallback(() => setState('working'), []),
  }
}
