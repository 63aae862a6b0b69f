import { botFor, decide } from '@parlor/bots'
import { describe, expect, it } from 'vitest'
import { ask } from './toys/ask.ts'
import { blindPaths, dare, darePackage, paths, proudDare, trustedPaths } from './toys/omen.ts'
import { positionOf } from './toys/solve.ts'

const seeds = ['one', 'two', 'three', 'four', 'five']

describe('an evaluation that is trusted', () => {
  for (const kind of ['mcts', 'ismcts'] as const)
    it(`ends the simulations of ${kind} where it says so`, () => {
      for (const seed of seeds) {
        const question = () => ask(trustedPaths, positionOf(paths, []), seed)
        const level = { id: kind, kind, simulations: 12 }
        const { move, candidates, depth } = decide(botFor(trustedPaths, level), question())
        expect([move, depth]).toEqual(['good', 1])
        expect(candidates.map(({ chance }) => chance)).toEqual([expect.closeTo(0.95, 9), expect.closeTo(0.05, 9)])
        expect(decide(botFor(blindPaths, level), question()).depth, 'without it they go on').toBe(2)
      }
    })

  it('is ignored where the match goes on from there', () => {
    for (const seed of seeds)
      for (const kind of ['mcts', 'ismcts'] as const) {
        const level = { id: kind, kind, simulations: 200 }
        expect(decide(botFor(trustedPaths, level), ask(trustedPaths, positionOf(paths, ['good']), seed)).move).toBe('1')
      }
  })
})

describe('outcomeValue', () => {
  for (const kind of ['mcts', 'ismcts'] as const)
    it(`moves ${kind}, while players are shown their share of the win`, () => {
      for (const seed of seeds) {
        const level = { id: kind, kind, simulations: 400 }
        const shared = decide(botFor(darePackage, level), ask(darePackage, positionOf(dare, []), seed))
        const proud = decide(botFor(proudDare, level), ask(proudDare, positionOf(dare, []), seed))
        expect([shared.move, proud.move]).toEqual(['share', 'dare'])
        expect(proud.candidates.find(({ move }) => move === 'share')!.chance).toBeCloseTo(1 / 3, 9)
      }
    })
})
