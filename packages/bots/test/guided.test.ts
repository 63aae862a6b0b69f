import { botFor, decide } from '@parlor/bots'
import type { Level } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { ask } from './toys/ask.ts'
import { coin, highCard } from './toys/cards.ts'
import { positionOf } from './toys/solve.ts'
import { packageOf } from './toys/toy.ts'

const level: Level = { id: 'guided', kind: 'guided', simulations: 600, horizonRounds: 1 }
const cautious = packageOf({ ...highCard, strategy: { heuristicMove: () => 'fold' } })

describe('guided search', () => {
  it('finds what its heuristic does not: stays from card 3 up and folds below', () => {
    for (let card = 1; card <= 6; card++) {
      const state = positionOf(highCard, { cards: [card, card === 6 ? 5 : 6], done: '' })
      const { move, candidates, nodes } = decide(botFor(cautious, level), ask(cautious, state))
      expect(move, `card ${card}`).toBe(card < 3 ? 'fold' : 'stay')
      expect(candidates).toHaveLength(2)
      expect(nodes).toBeGreaterThanOrEqual(600)
    }
  })

  it('gives the same thoughts in two states with the same view', () => {
    const [here, there] = [1, 6].map((hidden) =>
      decide(botFor(cautious, level), ask(cautious, positionOf(highCard, { cards: [3, hidden], done: '' }))),
    )
    expect(there).toEqual(here)
  })

  it('plays plans as one, then follows the heuristic', () => {
    const planned = packageOf({
      ...coin,
      strategy: { heuristicMove: () => 'heads', plans: () => [['safe'], ['wait', 'heads'], ['wait', 'tails']] },
    })
    const { move, candidates } = decide(botFor(planned, level), ask(planned, positionOf(coin, { cards: [0], done: '' })))
    expect(move).toBe('safe')
    expect(candidates.map(({ line }) => line.length)).toEqual([1, 2])
  })

  it('spends no more simulations on a single plan than needed', () => {
    const forced = packageOf({ ...coin, strategy: { heuristicMove: () => 'safe', plans: () => [['safe']] } })
    const { move, nodes } = decide(botFor(forced, level), ask(forced, positionOf(coin, { cards: [1], done: '' })))
    expect([move, nodes <= 24]).toEqual(['safe', true])
  })

  it('searches a requested move with all its simulations, even outside every plan', () => {
    const planned = packageOf({
      ...coin,
      strategy: {
        heuristicMove: () => 'heads',
        plans: () => [
          ['wait', 'heads'],
          ['wait', 'tails'],
        ],
      },
    })
    const question = ask(planned, positionOf(coin, { cards: [0], done: '' }))
    for (const [only, lines] of [
      ['safe', [1]],
      ['wait', [2]],
    ] as const) {
      const { candidates, nodes } = decide(botFor(planned, level), { ...question, only: [only] })
      expect(candidates.map(({ move, line }) => [move, line.length])).toEqual(lines.map((length) => [only, length]))
      expect(nodes).toBeGreaterThanOrEqual(600)
    }
  })

  it('evaluates after the number of rounds', () => {
    const judged = packageOf({
      ...coin,
      evaluate: ({ done }) => (done === 'wait' ? 0.9 : 0),
      strategy: { heuristicMove: () => 'heads', roundOf: ({ board }) => (board.done === 'wait' ? 1 : 0) },
    })
    expect(decide(botFor(judged, level), ask(judged, positionOf(coin, { cards: [0], done: '' }))).move).toBe('wait')
  })

  it('is rejected where a game has no heuristic move', () => {
    expect(() => botFor(packageOf(coin), level)).toThrow('bots.noGuide')
  })

  it('plays at once what the solver proves from the view', () => {
    const seer = packageOf({
      ...highCard,
      strategy: { heuristicMove: () => 'fold', solveFromView: ({ board }) => (board.cards[0] === 6 ? 'stay' : null) },
    })
    const sure = decide(botFor(seer, { ...level, solve: 10 }), ask(seer, positionOf(highCard, { cards: [6, 2], done: '' })))
    expect([sure.move, sure.nodes]).toEqual(['stay', 0])
    const unsure = decide(botFor(seer, { ...level, solve: 10 }), ask(seer, positionOf(highCard, { cards: [1, 2], done: '' })))
    expect([unsure.move, unsure.nodes > 0]).toEqual(['fold', true])
  })

  it('evaluates the other moves as well where alternatives are requested', () => {
    const seer = packageOf({ ...highCard, strategy: { heuristicMove: () => 'fold', solveFromView: () => 'stay' } })
    const question = () => ask(seer, positionOf(highCard, { cards: [6, 2], done: '' }))
    const bot = botFor(seer, { ...level, solve: 10 })
    const { move, candidates } = decide(bot, { ...question(), alternatives: 4 })
    expect([move, candidates.map((one) => [one.move, one.proven ?? false])]).toEqual([
      'stay',
      [
        ['stay', true],
        ['fold', false],
      ],
    ])
    expect(candidates[1]!.chance).toBeLessThan(0.9)
    for (const thought of bot.think({ ...question(), alternatives: 4 })) expect(thought.move).toBe('stay')
    const [asked, plain] = [question(), question()]
    decide(bot, { ...asked, alternatives: 4 })
    decide(bot, plain)
    expect(asked.rng).toEqual(plain.rng)
  })

  it('solves open positions only', () => {
    const puzzle = packageOf({ ...highCard, strategy: { heuristicMove: () => 'fold', solveFromView: () => null, solve: () => 'stay' } })
    const state = positionOf(highCard, { cards: [2, 1], done: '' })
    const bot = botFor(puzzle, { ...level, solve: 10 })
    expect(decide(bot, { ...ask(puzzle, state), state } as never).candidates[0]).toMatchObject({ move: 'stay', proven: true })
    expect(decide(bot, ask(puzzle, state)).move).toBe('fold')
  })
})
