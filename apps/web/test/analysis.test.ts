import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { dots } from '@parlor/dots'
import { describe, expect, it } from 'vitest'
import {
  accuracyOf,
  decisionPointsOf,
  moveGradeOf,
  findTurningPoints,
  moveEvaluationFromChances,
  type DecisionPoint,
} from '../src/features/analysis/move-evaluation.ts'
import { chancePoints } from '../src/features/analysis/chance-graph.tsx'
import { evaluateMoves } from '../src/features/analysis/evaluate-moves.ts'
import type { BotEngine } from '../src/platform/workers/bot-engine.ts'

function played(moves: number): Match {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'analysis' })
  if (isRejection(match)) throw new Error(match.rejected)
  for (let i = 0; i < moves; i++) {
    const { seat } = match.state.pending[0]!
    const legal: never[] = []
    match.game.moves(match.state, seat, legal)
    match.play(seat, legal[0]!)
  }
  return match as unknown as Match
}

const choice: DecisionPoint = { at: 4, view: null, moves: ['a', 'b', 'c'], played: 'b' }

describe('choices', () => {
  it('lists the decisions of one seat, with the view before each', () => {
    const match = played(6)
    const choices = decisionPointsOf(match, 1)
    expect(choices.map(({ at }) => at)).toEqual([1, 3, 5])
    expect(choices[1]!.view).toEqual(match.game.view(match.stateAt(3), 1))
    expect(match.game.notation.writeMove(choices[1]!.played)).toBe((match.history[3]!.entry as { move: string }).move)
  })

  it('compares a move with the best one', () => {
    const evaluation = moveEvaluationFromChances(choice, [
      ['a', 0.7],
      ['b', 0.4],
      ['c', 0.1],
    ])
    expect(evaluation).toEqual({ at: 4, best: 0.7, bestMove: 'a', played: 0.4 })
  })

  it('grades by the lost chance', () => {
    const grade = (loss: number) => moveGradeOf({ best: 0.9, played: 0.9 - loss })
    expect([0, 0.04, 0.1, 0.2, 0.6].map(grade)).toEqual(['best', 'good', 'slip', 'mistake', 'blunder'])
  })

  it('finds the turning points, at most three and none far behind the worst, and none where every move was good', () => {
    const evaluation = (at: number, best: number, own: number) => ({ at, best, played: own, bestMove: null })
    const all = [evaluation(0, 0.5, 0.48), evaluation(2, 0.5, 0.25), evaluation(4, 0.75, 0.5), evaluation(6, 0.4, 0.3)]
    const turns = (...evaluations: typeof all) => findTurningPoints(evaluations).map(({ at }) => at)
    expect(turns(...all)).toEqual([2, 4])
    expect(turns(...all.slice(0, 1))).toEqual([])
    expect(turns(...[8, 6, 4, 2].map((at) => evaluation(at, 0.9, 0.5)))).toEqual([2, 4, 6])
    expect(accuracyOf(all)).toBeCloseTo(1 - 0.62 / 4)
    expect(accuracyOf([])).toBeNull()
  })

  it('draws the result only when everything is known', () => {
    const evaluations = [{ at: 0, best: 0.5, played: 0.5, bestMove: null }]
    expect(chancePoints(2, evaluations, 1)).toHaveLength(1)
    expect(chancePoints(1, evaluations, 1).at(-1)!.y).toBe(0)
  })
})

describe('the evaluation', () => {
  function listen(engine: Partial<BotEngine>, webGame = dots as never): Promise<string[]> {
    return new Promise((resolve) => {
      const calls: string[] = []
      const choices = [choice, { ...choice, at: 6 }]
      evaluateMoves(
        webGame,
        { stop() {}, restart() {}, close() {}, think: () => Promise.reject(new Error('broken')), ...engine },
        choices,
        0,
        {
          onEvaluation: (evaluation) => calls.push(`${evaluation.at}: ${evaluation.played}`) === choices.length && resolve(calls),
          onFailure: () => resolve([...calls, 'failed']),
        },
      )
    })
  }

  it('requests one decision after the other', async () => {
    const think = (ask: { seed: string }) =>
      Promise.resolve({ move: 'a', candidates: [{ move: 'b', chance: Number(ask.seed.slice(-1)) / 10, line: [] }], nodes: 1, depth: 1 })
    expect(await listen({ think: think as BotEngine['think'] })).toEqual(['4: 0.4', '6: 0.6'])
  })

  it('searches a move separately where the tree search visited it only once', async () => {
    const met = { a: 0.6, b: 1, c: 0.2 }
    const truly: Record<string, number> = { a: 0.55, b: 0.3 }
    const requests: unknown[] = []
    const think = ({ only }: { only?: readonly string[] }) => {
      requests.push(only)
      const list = only ? only.map((move) => [move, truly[move]!] as const) : Object.entries(met)
      return Promise.resolve({ move: 'a', candidates: list.map(([move, chance]) => ({ move, chance, line: [move] })), nodes: 1, depth: 1 })
    }
    const level = { id: 'm', kind: 'mcts', simulations: 9 }
    const webGame = { strategy: { levels: [level], policies: {} } } as never
    expect(await listen({ think: think as never }, webGame)).toEqual(['4: 0.3', '6: 0.3'])
    expect(requests).toEqual([undefined, ['a'], ['b'], undefined, ['a'], ['b']])
  })

  it('reports a bot that fails permanently', async () => {
    expect(await listen({})).toEqual(['failed'])
  })
})
