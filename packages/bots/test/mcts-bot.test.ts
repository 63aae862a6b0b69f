import { botFor, decide } from '@parlor/bots'
import type { Level } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { ask } from './toys/ask.ts'
import { alone, dice, dicePackage, kings } from './toys/dice.ts'
import { nim, nimAgain, nimAgainPackage, nimPackage, type Heaps } from './toys/nim.ts'
import { after, positionOf, solve } from './toys/solve.ts'
import { tictactoe, tictactoePackage } from './toys/tictactoe.ts'
import { packageOf } from './toys/toy.ts'

const level: Level = { id: 'mcts', kind: 'mcts', simulations: 2000 }
const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`)

describe('Monte-Carlo tree search', () => {
  it('plays nim perfectly, with and without alternating turns', () => {
    const boards: Heaps[] = [
      { heaps: [1, 2, 2], turn: 0 },
      { heaps: [1, 2, 4], turn: 1 },
      { heaps: [2, 1, 3], turn: 0 },
      { heaps: [2, 2, 3], turn: 1 },
    ]
    for (const [toy, pkg] of [
      [nim, nimPackage],
      [nimAgain, nimAgainPackage],
    ] as const)
      for (const board of boards) {
        const { move } = decide(botFor(pkg, level), ask(pkg, positionOf(toy, board)))
        expect(solve(toy, after(toy, board, board.turn, move), board.turn), JSON.stringify(board)).toBe(solve(toy, board, board.turn))
      }
  })

  it('searches only the requested moves, with all its simulations', () => {
    const board = [2, 2, 2, 2, 0, 2, 2, 2, 2]
    const question = ask(tictactoePackage, positionOf(tictactoe, board))
    const whole = decide(botFor(tictactoePackage, level), question)
    const last = whole.candidates.at(-1)!
    const thought = decide(botFor(tictactoePackage, level), { ...question, only: [last.move] })
    expect(thought.candidates.map(({ move }) => move)).toEqual([last.move])
    expect(thought.nodes).toBeGreaterThan(64)
    expect(() => decide(botFor(tictactoePackage, level), { ...question, only: [] })).toThrow('bots.noMove')
  })

  it('proves tic-tac-toe positions instead of estimating them', () => {
    const won = [0, 2, 2, 2, 1, 2, 2, 1, 0]
    const drawn = [0, 1, 0, 0, 1, 1, 2, 2, 2]
    const { move, candidates, nodes } = decide(botFor(tictactoePackage, level), ask(tictactoePackage, positionOf(tictactoe, won)))
    expect(solve(tictactoe, after(tictactoe, won, 0, move), 0)).toBe(solve(tictactoe, won, 0))
    expect(candidates[0]!.chance).toBe((1 + solve(tictactoe, won, 0)) / 2)
    expect(nodes).toBeLessThan(2000)
    const save = decide(botFor(tictactoePackage, level), ask(tictactoePackage, positionOf(tictactoe, drawn)))
    expect(solve(tictactoe, after(tictactoe, drawn, 0, save.move), 0)).toBe(solve(tictactoe, drawn, 0))
  })

  it('never loses tic-tac-toe against a random player', () => {
    for (const seed of seeds) {
      let board = tictactoe.deal([1, 2, 3, 4])
      for (let seat = 0; !tictactoe.scores(board); seat = 1 - seat) {
        const bot = seat === 0 ? botFor(tictactoePackage, level) : botFor(tictactoePackage, 'random')
        board = after(tictactoe, board, seat, decide(bot, ask(tictactoePackage, positionOf(tictactoe, board), seed + board.join(''))).move)
      }
      expect(tictactoe.scores(board)![0]).toBeGreaterThanOrEqual(0)
    }
  })

  it('does not see the dice of an open game', () => {
    for (const seed of seeds) expect(decide(botFor(dicePackage, level), ask(dicePackage, positionOf(dice, []), seed)).move).toBe('sure')
  })

  it('lets each of three seats play for itself', () => {
    const pkg = packageOf(kings)
    const { move, candidates } = decide(botFor(pkg, level), ask(pkg, positionOf(kings, [])))
    expect(move).toBe('b')
    expect(candidates[0]!.chance).toBeGreaterThan(0.3)
    expect(candidates.find((candidate) => candidate.move === 'a')!.chance).toBeLessThan(0.3)
  })

  it('maximises its score with a single seat', () => {
    for (const seed of seeds) {
      expect(decide(botFor(packageOf(alone(3)), level), ask(packageOf(alone(3)), positionOf(alone(3), []), seed)).move).toBe('throw')
      expect(decide(botFor(packageOf(alone(7)), level), ask(packageOf(alone(7)), positionOf(alone(7), []), seed)).move).toBe('bank')
    }
  })

  it('evaluates where playouts are cut off', () => {
    const pkg = packageOf({
      ...nim,
      evaluate: ({ heaps, turn }, seat) => ((heaps.reduce((a, b) => a ^ b, 0) === 0) === (turn !== seat) ? 0.9 : -0.9),
    })
    const board: Heaps = { heaps: [9, 12, 14], turn: 0 }
    const { move } = decide(botFor(pkg, { id: 'cut', kind: 'mcts', simulations: 400, cutoff: 0 }), ask(pkg, positionOf(nim, board)))
    expect(after(nim, board, 0, move).heaps.reduce((a, b) => a ^ b, 0)).toBe(0)
  })
})
