import { botFor, decide } from '@parlor/bots'
import type { Level } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { ask } from './toys/ask.ts'
import { positionOf } from './toys/solve.ts'
import { patience, patiencePackage, stakes, stakesPackage } from './toys/stakes.ts'

const greedy: Level = { id: 'greedy', kind: 'greedy' }
const alphabeta: Level = { id: 'alphabeta', kind: 'alphabeta', nodes: 1000, depth: 6 }
const mcts: Level = { id: 'mcts', kind: 'mcts', simulations: 400 }

function chosen(level: Level, board: number[], seed: string): number {
  return decide(botFor(stakesPackage, level), ask(stakesPackage, positionOf(stakes, board), seed)).move
}

describe('where more than a win is at stake', () => {
  for (const level of [greedy, alphabeta, mcts])
    it(`${level.id} takes the larger win, bears the smaller loss, and wins little rather than draw or lose`, () => {
      for (const seed of ['one', 'two', 'three', 'four', 'five'])
        expect([
          chosen(level, [1, 10], seed),
          chosen(level, [10, 1, 3], seed),
          chosen(level, [-10, -1], seed),
          chosen(level, [0, 1, -10], seed),
        ]).toEqual([10, 10, -1, 1])
    })

  for (const level of [alphabeta, mcts])
    it(`${level.id} is not content with a small win once it has seen a larger stake`, () => {
      for (const seed of ['one', 'two', 'three', 'four', 'five'])
        expect(decide(botFor(patiencePackage, level), ask(patiencePackage, positionOf(patience, []), seed)).move).toBe('wait')
    })
})
