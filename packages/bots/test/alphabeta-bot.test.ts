import { botFor, decide, BotRequestError, type Thought } from '@parlor/bots'
import type { Level } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { ask } from './toys/ask.ts'
import { dice, dicePackage } from './toys/dice.ts'
import { nim, nimAgain, nimAgainPackage, nimPackage, type Heaps } from './toys/nim.ts'
import { after, positionOf, solve, valueAhead } from './toys/solve.ts'
import { thicket, thicketPackage } from './toys/thicket.ts'
import { tictactoe, tictactoePackage } from './toys/tictactoe.ts'
import type { Toy } from './toys/toy.ts'
import { trap, trapPackage, wiserTrapPackage } from './toys/trap.ts'

const deep: Level = { id: 'deep', kind: 'alphabeta', nodes: 20_000, depth: 12 }

/** Every heap position up to these sizes. */
function heapPositions(...sizes: number[]): Heaps[] {
  const grow = (heaps: number[][], size: number) => heaps.flatMap((heap) => Array.from({ length: size + 1 }, (_, n) => [...heap, n]))
  return sizes.reduce<number[][]>(grow, [[]]).flatMap((heaps) => (heaps.some((n) => n > 0) ? [0, 1].map((turn) => ({ heaps, turn })) : []))
}

/** The chance a candidate should show. */
function trueChance<B, M extends string | number>(toy: Toy<B, M>, board: B, seat: number, move: M): number {
  return (1 + solve(toy, after(toy, board, seat, move), seat)) / 2
}

describe('alpha-beta', () => {
  it('plays nim perfectly from every position, with and without alternating turns', () => {
    for (const [toy, pkg, positions] of [
      [nim, nimPackage, heapPositions(2, 2, 3)],
      [nimAgain, nimAgainPackage, heapPositions(2, 3, 3)],
    ] as const)
      for (const board of positions) {
        const { move } = decide(botFor(pkg, deep), ask(pkg, positionOf(toy, board)))
        expect(solve(toy, after(toy, board, board.turn, move), board.turn), JSON.stringify(board)).toBe(solve(toy, board, board.turn))
      }
  })

  it('finds the same values as plain minimax in random trees, at every depth, and the quickest win or longest defence', () => {
    let proven = 0
    for (let tree = 0; tree < 200; tree++) {
      const toy = thicket(tree)
      const pkg = thicketPackage(tree)
      const start = toy.deal([0, 0, 0, 0])
      const seat = toy.asked(start)[0]!
      const mine = (value: number) => (seat === 0 ? value : -value)
      for (let depth = 1; depth <= 7; depth++) {
        const thought = decide(botFor(pkg, { ...deep, nodes: 8000, depth }), ask(pkg, positionOf(toy, start)))
        const truth = mine(valueAhead(toy, start, thought.depth))
        const { chance, line } = thought.candidates[0]!
        expect(chance, `tree ${tree} depth ${depth}`).toBeCloseTo(truth > 1 ? 1 : truth < -1 ? 0 : (1 + truth) / 2, 3)
        if (Math.abs(truth) > 1) {
          proven++
          expect(line, `tree ${tree} depth ${depth}`).toHaveLength(100 - Math.abs(truth))
        }
      }
    }
    expect(proven).toBeGreaterThan(150)
  })

  it('varies between moves it finds equal', () => {
    const empty = positionOf(tictactoe, tictactoe.deal([0, 0, 0, 0]))
    const moves = Array.from(
      { length: 60 },
      (_, i) => decide(botFor(tictactoePackage, { ...deep, depth: 2 }), ask(tictactoePackage, empty, `${i}`)).move,
    )
    expect(new Set(moves).size).toBe(9)
  })

  it('never loses tic-tac-toe from either side, whatever the other does', () => {
    const bot = botFor(tictactoePackage, deep)
    const seen = new Set<string>()
    let finished = 0
    const playAll = (board: number[], seat: number): void => {
      const scores = tictactoe.scores(board)
      if (scores) {
        finished++
        return expect(scores[seat]).toBeGreaterThanOrEqual(0)
      }
      if (seen.size === seen.add(`${board.join('')}${seat}`).size) return
      const mover = tictactoe.asked(board)[0]!
      const replies =
        mover === seat ? [decide(bot, ask(tictactoePackage, positionOf(tictactoe, board))).move] : tictactoe.moves(board, mover)
      for (const move of replies) playAll(after(tictactoe, board, mover, move), seat)
    }
    for (const seat of [0, 1]) playAll(tictactoe.deal([1, 2, 3, 4]), seat)
    expect(finished).toBeGreaterThan(50)
  })

  it('wins as soon and loses as late as can be, though positions come back at other depths', () => {
    for (const board of heapPositions(2, 3, 2)) {
      const { candidates } = decide(botFor(nimAgainPackage, deep), ask(nimAgainPackage, positionOf(nimAgain, board)))
      expect(candidates[0]!.line, JSON.stringify(board)).toHaveLength(100 - Math.abs(valueAhead(nimAgain, board, 12)))
    }
  })

  it('takes the nearer win', () => {
    const board = [0, 0, 2, 1, 1, 2, 2, 2, 2]
    const { move, candidates } = decide(botFor(tictactoePackage, deep), ask(tictactoePackage, positionOf(tictactoe, board)))
    expect(move).toBe(2)
    expect(candidates[0]).toEqual({ move: 2, chance: 1, line: [2] })
  })

  it('gives exact chances to as many moves as requested, bounds to the rest, and the same move either way', () => {
    for (const board of heapPositions(2, 3, 3)) {
      const state = positionOf(nimAgain, board)
      const plain = decide(botFor(nimAgainPackage, deep), ask(nimAgainPackage, state))
      const wide = decide(botFor(nimAgainPackage, deep), ask(nimAgainPackage, state, 'ask', { alternatives: 5 }))
      expect(wide.move).toBe(plain.move)
      expect(wide.candidates).toHaveLength(nimAgain.moves(board, board.turn).length)
      expect(wide.candidates.slice(0, 5).some(({ atMost }) => atMost)).toBe(false)
      for (const { move, chance, atMost } of [plain.candidates[0]!, ...wide.candidates]) {
        const truth = trueChance(nimAgain, board, board.turn, move)
        if (atMost) expect(chance).toBeGreaterThanOrEqual(truth)
        else expect(chance).toBe(truth)
      }
    }
  })

  it('returns a principal variation that can be played to the end', () => {
    const board: Heaps = { heaps: [1, 2, 2], turn: 0 }
    const [best] = decide(botFor(nimPackage, deep), ask(nimPackage, positionOf(nim, board))).candidates
    const end = best!.line.reduce((at: Heaps, move) => after(nim, at, at.turn, move as number), board)
    expect(nim.scores(end)).toEqual([1, -1])
  })

  it('looks beyond its depth only while the position is unsettled', () => {
    const one: Level = { id: 'one', kind: 'alphabeta', nodes: 1000, depth: 1 }
    const state = positionOf(trap, [])
    expect(decide(botFor(trapPackage, one), ask(trapPackage, state)).move).toBe('grab')
    expect(decide(botFor(wiserTrapPackage, one), ask(wiserTrapPackage, state)).move).toBe('wait')
    expect(decide(botFor(trapPackage, { ...one, depth: 2 }), ask(trapPackage, state)).move).toBe('wait')
  })

  it('respects its node and depth limits', () => {
    const state = positionOf(nim, { heaps: [5, 6, 7], turn: 0 })
    const shallow: Thought = decide(botFor(nimPackage, { ...deep, depth: 2 }), ask(nimPackage, state))
    const short: Thought = decide(botFor(nimPackage, { ...deep, nodes: 500 }), ask(nimPackage, state))
    expect(shallow.depth).toBe(2)
    expect(short.nodes).toBe(500)
  })

  it('rejects games of chance', () => {
    const bot = botFor(dicePackage, deep)
    const asked = () => decide(bot, ask(dicePackage, positionOf(dice, [])))
    expect(asked).toThrow(BotRequestError)
    expect(asked).toThrow(/bots\.noChance/)
  })
})
