import { botFor, decide, checkLevel, BotRequestError } from '@parlor/bots'
import { randomInt, type GamePackage, type GameTypes, type Level } from '@parlor/kernel'
import { referenceGame } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { ask } from './toys/ask.ts'
import { highCard, highCardPackage } from './toys/cards.ts'
import { alone, kings } from './toys/dice.ts'
import { nim, nimPackage, type Heaps } from './toys/nim.ts'
import { positionOf } from './toys/solve.ts'
import { tictactoe, tictactoePackage } from './toys/tictactoe.ts'
import { packageOf } from './toys/toy.ts'
import { trap, trapPackage } from './toys/trap.ts'

const alphabeta: Level = { id: 'ab', kind: 'alphabeta', nodes: 1000, depth: 4 }
const mcts: Level = { id: 'mcts', kind: 'mcts', simulations: 100 }
const text = { sentences: () => [], move: () => ({ key: '' }) }
const winInOne = positionOf(tictactoe, [0, 0, 2, 1, 1, 2, 2, 2, 2])
const quiet = positionOf(tictactoe, [0, 2, 2, 2, 1, 2, 2, 2, 2])

function codeOf(make: () => unknown): string | undefined {
  try {
    make()
  } catch (error) {
    return error instanceof BotRequestError ? error.rejection.rejected : String(error)
  }
  return undefined
}

describe('levels', () => {
  it('refuse games whose traits they cannot play', () => {
    const hidden = highCardPackage as GamePackage<GameTypes>
    const solo = packageOf(alone(1)) as GamePackage<GameTypes>
    const three = packageOf({ ...kings, zeroSum: true }) as GamePackage<GameTypes>
    expect(checkLevel(hidden, alphabeta)?.rejected).toBe('bots.needsOpen')
    expect(checkLevel(hidden, mcts)?.rejected).toBe('bots.needsOpen')
    expect(checkLevel(solo, alphabeta)?.rejected).toBe('bots.needsZeroSum')
    expect(checkLevel(three, alphabeta)?.rejected).toBe('bots.needsTwoSeats')
    expect(checkLevel(three, mcts)).toBeNull()
    expect(checkLevel(nimPackage as GamePackage<GameTypes>, alphabeta)).toBeNull()
    expect(codeOf(() => botFor(hidden, alphabeta))).toBe('bots.needsOpen')
  })

  it('refuse unknown names, unknown policies and seats without a decision', () => {
    expect(codeOf(() => botFor(nimPackage, 'nobody'))).toBe('bots.noLevel')
    expect(codeOf(() => botFor(nimPackage, { id: 'p', kind: 'policy', policy: 'toString' }))).toBe('bots.noPolicy')
    const question = { ...ask(nimPackage, positionOf(nim, { heaps: [1], turn: 0 })), seat: 1 }
    expect(codeOf(() => decide(botFor(nimPackage, alphabeta), question))).toBe('bots.notAsked')
  })

  it('are found by name, and every game can be played at random', () => {
    const pkg = packageOf({ ...nim, strategy: { levels: [{ ...alphabeta, id: 'clever' }] } })
    expect(botFor(pkg, 'clever').id).toBe('clever')
    const moves = new Set<number>()
    for (let i = 0; i < 60; i++)
      moves.add(decide(botFor(pkg, 'random'), ask(pkg, positionOf(nim, { heaps: [2, 2], turn: 0 }), `${i}`)).move)
    expect(moves.size).toBe(4)
  })

  it('blunder with their probability, over all moves', () => {
    const perfect = { ...alphabeta, depth: 9, nodes: 20_000 }
    const moves: number[] = []
    for (let i = 0; i < 200; i++)
      moves.push(decide(botFor(tictactoePackage, { ...perfect, blunderPercent: 100 }), ask(tictactoePackage, quiet, `${i}`)).move)
    expect(new Set(moves).size).toBe(7)
    let blunders = 0
    for (let i = 0; i < 200; i++) {
      const { depth } = decide(
        botFor(tictactoePackage, { ...alphabeta, depth: 2, blunderPercent: 25 }),
        ask(tictactoePackage, quiet, `${i}`),
      )
      if (depth === 1) blunders++
    }
    expect(blunders).toBeGreaterThan(30)
    expect(blunders).toBeLessThan(70)
  })

  it('never miss a win in one, however often they blunder', () => {
    for (const level of [
      { ...alphabeta, blunderPercent: 100 },
      { ...mcts, blunderPercent: 100 },
      { id: 'is', kind: 'ismcts', simulations: 10, blunderPercent: 100 },
    ] as const)
      for (let i = 0; i < 20; i++) {
        const { move, candidates } = decide(botFor(tictactoePackage, level), ask(tictactoePackage, winInOne, `${i}`))
        expect(move).toBe(2)
        expect(candidates[0]).toMatchObject({ move: 2, chance: 1 })
      }
  })

  it('see a win in one even without enough simulations to try every move', () => {
    for (let i = 0; i < 20; i++)
      expect(decide(botFor(tictactoePackage, { ...mcts, simulations: 1 }), ask(tictactoePackage, winInOne, `${i}`)).move).toBe(2)
  })

  it('look for a win in one only among the requested moves', () => {
    const question = { ...ask(tictactoePackage, winInOne), only: [5, 6] }
    const { move, candidates } = decide(botFor(tictactoePackage, { ...mcts, simulations: 1 }), question)
    for (const one of [move, ...candidates.map((candidate) => candidate.move)]) expect([5, 6]).toContain(one)
  })

  it('plausible blunders prefer better moves, and every move is possible', () => {
    const level: Level = { ...alphabeta, depth: 9, nodes: 20_000, blunderPercent: 100, plausibleBlunders: true }
    const looks = packageOf({ ...tictactoe, evaluate: (board) => (board[4] === 0 ? 0.8 : board[0] === 0 ? -0.8 : 0) })
    const start = positionOf(
      tictactoe,
      Array.from({ length: 9 }, () => 2),
    )
    const moves = Array.from({ length: 300 }, (_, i) => decide(botFor(looks, level), ask(looks, start, `${i}`)).move)
    const times = (cell: number) => moves.filter((move) => move === cell).length
    expect(times(4)).toBeGreaterThan(3 * times(1))
    expect(times(1)).toBeGreaterThan(times(0))
    expect(times(0)).toBeGreaterThan(0)
  })

  it('blunders that miss wins miss wins in one like any other move', () => {
    for (const level of [
      { ...alphabeta, blunderPercent: 100, blundersMissWins: true },
      { ...mcts, blunderPercent: 100, blundersMissWins: true },
    ] as const) {
      const bot = botFor(tictactoePackage, level)
      const moves = Array.from({ length: 100 }, (_, i) => decide(bot, ask(tictactoePackage, winInOne, `${i}`)).move)
      const legal = new Set(moves).size
      expect(legal).toBeGreaterThan(3)
      expect(moves.filter((move) => move === 2).length).toBeLessThan(300 / legal)
    }
  })

  it('do not count an uncertain win as a win in one', () => {
    const stays = Array.from({ length: 40 }, (_, i) =>
      decide(
        botFor(highCardPackage, { id: 'is', kind: 'ismcts', simulations: 10, blunderPercent: 100 }),
        ask(highCardPackage, positionOf(highCard, { cards: [3, 1], done: '' }), `${i}`),
      ),
    ).filter(({ move }) => move === 'stay').length
    expect(stays).toBeGreaterThan(8)
    expect(stays).toBeLessThan(32)
  })
})

describe('a solver', () => {
  /** Makes the heaps xor to 0, if they are small enough. */
  function solve({ board: { heaps } }: { board: Heaps }, _seat: number, positions: number): number | null {
    const sum = heaps.reduce((a, b) => a ^ b, 0)
    const heap = heaps.findIndex((size) => (size ^ sum) < size)
    return heap < 0 || heaps.length > positions ? null : heap * 100 + heaps[heap]! - (heaps[heap]! ^ sum)
  }
  const solved = packageOf({ ...nim, strategy: { solve } })
  const clueless: Level = { id: 'clueless', kind: 'mcts', simulations: 1, solve: 3 }
  const won = positionOf(nim, { heaps: [9, 12, 14], turn: 0 })

  it('plays its win without a search, as certain', () => {
    for (const level of [clueless, { ...alphabeta, depth: 1, solve: 3 }]) {
      const thought = decide(botFor(solved, level), ask(solved, won))
      expect(thought).toEqual({ move: 7, candidates: [{ move: 7, chance: 1, line: [7], proven: true }], nodes: 0, depth: 0 })
    }
  })

  it('leaves the search as it was where it finds nothing', () => {
    const lost = positionOf(nim, { heaps: [5, 5, 0], turn: 0 })
    const large = positionOf(nim, { heaps: [3, 1, 1, 1], turn: 0 })
    for (const state of [lost, large])
      expect(decide(botFor(solved, clueless), ask(solved, state))).toEqual(
        decide(botFor(nimPackage, { ...clueless, solve: 0 }), ask(solved, state)),
      )
  })

  it('advances the generator equally, found or not', () => {
    const words = [won, positionOf(nim, { heaps: [5, 5, 0], turn: 0 })].map((state) => {
      const question = ask(solved, state)
      decide(botFor(solved, clueless), question)
      return question.rng
    })
    expect(words[1]).toEqual(words[0])
  })

  it('is refused where there is none, and in games with hidden information', () => {
    expect(checkLevel(nimPackage as GamePackage<GameTypes>, clueless)?.rejected).toBe('bots.noSolver')
    const caravan = {
      game: referenceGame,
      strategy: { evaluate: () => 0, solve: () => null, policies: {}, levels: [] },
      text,
    } as GamePackage<GameTypes>
    expect(checkLevel(caravan, { id: 'is', kind: 'ismcts', simulations: 10, solve: 10 })?.rejected).toBe('bots.needsOpen')
    expect(checkLevel(caravan, { id: 'is', kind: 'ismcts', simulations: 10 })).toBeNull()
  })

  it('cannot answer for a seat without a decision', () => {
    expect(codeOf(() => decide(botFor(solved, clueless), { ...ask(solved, won), seat: 1 }))).toBe('bots.notAsked')
  })
})

describe('greedy', () => {
  it('plays the best move after one ply, wins included, and breaks ties at random', () => {
    const greedy: Level = { id: 'greedy', kind: 'greedy' }
    expect(decide(botFor(trapPackage, greedy), ask(trapPackage, positionOf(trap, []))).move).toBe('grab')
    expect(decide(botFor(tictactoePackage, greedy), ask(tictactoePackage, winInOne)).move).toBe(2)
    const ties = Array.from({ length: 60 }, (_, i) => decide(botFor(tictactoePackage, greedy), ask(tictactoePackage, quiet, `${i}`)).move)
    expect(new Set(ties).size).toBe(7)
  })

  it('averages a move over many determinized worlds', () => {
    const greedy = botFor(highCardPackage, { id: 'greedy', kind: 'greedy' })
    const { move, candidates } = decide(greedy, ask(highCardPackage, positionOf(highCard, { cards: [6, 1], done: '' })))
    expect(move).toBe('stay')
    expect(candidates[0]!.chance).toBe(1)
    const unsure = decide(greedy, ask(highCardPackage, positionOf(highCard, { cards: [4, 1], done: '' })))
    expect(unsure.candidates[0]!.chance).toBeGreaterThan(0.2)
    expect(unsure.candidates[0]!.chance).toBeLessThan(1)
  })
})

describe('policies', () => {
  const pkg = packageOf({
    ...nim,
    strategy: {
      policies: {
        first: { sees: 'view', choose: ({ board }) => nim.moves(board, board.turn)[0]! },
        cheat: { sees: 'state', choose: ({ board }) => nim.moves(board, board.turn).at(-1)! },
        any: { sees: 'view', choose: ({ board }, _seat, rng) => nim.moves(board, 0)[randomInt(rng, 3)]! },
      },
    },
  })
  const state = positionOf(nim, { heaps: [3], turn: 0 })

  it('play by the view, or by the state where declared and given', () => {
    expect(decide(botFor(pkg, { id: 'p', kind: 'policy', policy: 'first' }), ask(pkg, state)).move).toBe(1)
    const cheat = botFor(pkg, { id: 'p', kind: 'policy', policy: 'cheat' })
    expect(decide(cheat, ask(pkg, state, 'ask', { state })).move).toBe(3)
    expect(codeOf(() => decide(cheat, ask(pkg, state)))).toBe('bots.needsState')
  })

  it('draw new random numbers for every decision', () => {
    const { rng, ...rest } = ask(pkg, state)
    const bot = botFor(pkg, { id: 'p', kind: 'policy', policy: 'any' })
    expect(new Set(Array.from({ length: 30 }, () => decide(bot, { ...rest, rng }).move)).size).toBe(3)
  })
})
