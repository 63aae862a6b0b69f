import { botFor, decide } from '@parlor/bots'
import { isRejection, quietSink, rngFrom, type Policy } from '@parlor/kernel'
import { solveEndgame, sumzero, type SumZeroTypes, type SumZeroMove, type SumZeroState } from '@parlor/sumzero'
import { describe, expect, it } from 'vitest'
import { stateAfterPlacements } from '../sample-states.ts'

const { game, strategy } = sumzero
const classic = strategy.policies['classic'] as Extract<Policy<SumZeroTypes>, { sees: 'view' }>

function read(position: string): SumZeroState {
  const state = game.notation.readState(position, rngFrom('opponents'))
  if (isRejection(state)) throw new Error(state.rejected)
  return state
}

function choice(position: string): string {
  const state = read(position)
  const { seat } = state.pending[0]!
  return game.notation.writeMove(classic.choose(game.view(state, seat), seat, rngFrom('x')))
}

describe('Classic', () => {
  it('[SUM24] places where it keeps its own mobility and reduces the other’s', () => {
    // Computed by hand: with one piece each, its own mobility is 0 afterwards, so it reduces the other's and stays near the middle.
    expect(choice('3x5 4 0 I4 O4 0/0 - cyan cyan lays')).toBe('I4:0@a2')
  })

  it('[SUM24] breaks ties by piece, pose, row and column', () => {
    expect(choice('#.##/#.##/#.##/#.## 4 0 I4,L4 - 0/0 - cyan cyan lays')).toBe('I4:1@b1')
    expect(choice('..../####/####/.... 4 0 I4 - 0/0 - cyan cyan lays')).toBe('I4:0@a1')
  })

  it('[SUM24] buys the piece with the most placements, passes when it must, and takes the side with more pieces', () => {
    expect(choice('8x8 4 1 - - 33/33 - cyan cyan drafts')).toBe('buy L4')
    expect(choice('8x8 45 0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 - - 33/33 - cyan cyan drafts')).toBe('buy O4')
    expect(choice('8x8 4 0 T4,L4 O4 0/0 - cyan+swap orange swaps')).toBe('take')
    expect(choice('8x8 4 0 T4 O4 0/0 - cyan+swap orange swaps')).toBe('keep')
  })

  it('[SUM24] cannot see beyond its caps: on a wide empty board the first thousand placements are equal', () => {
    const state = stateAfterPlacements({ rows: 14, cols: 14 }, 0, 'caps')
    const out: SumZeroMove[] = []
    const { seat } = state.pending[0]!
    game.moves(state, seat, out)
    const text = game.notation.writeMove(classic.choose(game.view(state, seat), seat, rngFrom('x')))
    expect(out.slice(0, 1000).map((move) => game.notation.writeMove(move))).toContain(text)
  })
})

describe('levels', () => {
  it('[SUM25] count simulations, each more than the one before', () => {
    const counts = strategy.levels.flatMap((level) => (level.kind === 'mcts' ? [level.simulations] : []))
    expect(counts).toEqual([10, 40, 250, 900, 4000])
    expect(strategy.levels[0]).toEqual({ id: 'classic', kind: 'policy', policy: 'classic' })
  })

  it('[SUM25] answer every kind of decision with a legal move, the same one for the same seed', () => {
    for (const position of [
      '6x6 45 1 - - 19/19 - cyan+swap cyan drafts',
      '6x6 4 1 T4,L4 O4 0/0 - cyan+swap orange swaps',
      '6x6 4 1 T4,L4 O4,I4 0/0 - cyan cyan lays',
    ]) {
      const state = read(position)
      const { seat } = state.pending[0]!
      const ask = (id: string) => decide(botFor(sumzero, id), { view: game.view(state, seat), seat, rng: rngFrom('ask') }).move
      for (const { id } of strategy.levels.slice(0, 4)) {
        expect(game.check(state, seat, ask(id))).toBeNull()
        expect(ask(id)).toEqual(ask(id))
      }
    }
  })

  it('[SUM25] index moves by small unique numbers', () => {
    const names = new Set<number>()
    let count = 0
    for (const position of [
      '9x9 45 1 - - 19/19 - cyan cyan drafts',
      '9x9 45+Dot~1~# 1 T4,L4,X5,Dot - 0/0 - cyan cyan lays',
      '9x9 4 1 T4,L4 O4 0/0 - cyan+swap orange swaps',
    ]) {
      const out: SumZeroMove[] = []
      const state = read(position)
      out.length = game.moves(state, state.pending[0]!.seat, out)
      for (const move of out) names.add(strategy.moveKey!(move))
      count += out.length
    }
    expect(names.size).toBe(count)
    expect(Math.max(...names)).toBeLessThan(100_000)
  })

  it('[SUM25] give moves with custom pieces unique indices, however many there were', () => {
    const ids = Array.from({ length: 200 }, (_, i) => `Own${i}`)
    const moves = ids.flatMap((piece): SumZeroMove[] => [
      { kind: 'buy', piece },
      ...[0, 49].map((at) => ({ kind: 'place', piece, pose: 7, x: at, y: at }) as const),
    ])
    const names = moves.map((move) => strategy.moveKey!(move))
    expect(new Set(names).size).toBe(names.length)
    expect(moves.map((move) => strategy.moveKey!(move))).toEqual(names)
  })

  it('[SUM25] evaluate a position between lost and won', () => {
    const state = read('6x6 4 1 T4,L4 O4 0/0 - cyan cyan lays')
    expect(strategy.evaluate(state, 0)).toBeGreaterThan(0)
    expect(strategy.evaluate(state, 1)).toBe(-strategy.evaluate(state, 0))
    expect(strategy.evaluate(read('6x6 4 1 - - 0/0 - cyan over'), 1)).toBe(1)
  })

  it('[SUM25] evaluate by pieces until one is placed', () => {
    const full = (turn: string) => read(`5x5 45 0 I4,T4,I5 X5,P5 0/0 - ${turn}`)
    const drafted = full('cyan cyan lays')
    expect(strategy.isEvaluationTrusted!(drafted)).toBe(true)
    expect(strategy.evaluate(drafted, 0)).toBeGreaterThan(0.2)
    expect(strategy.evaluate(drafted, 1)).toBe(-strategy.evaluate(drafted, 0))
    const laid = game.clone(drafted)
    game.apply(laid, 0, game.fallback(laid, 0), quietSink)
    for (const state of [laid, read('6x6 4 1 - - 0/0 - cyan over')]) expect(strategy.isEvaluationTrusted!(state)).toBe(false)
  })

  it('[SUM25] count the pieces where all of them fit', () => {
    const outnumbered = read('8x8 45 0 X5,W5 I4 0/0 - cyan cyan lays')
    const alike = read('8x8 45 0 I4 X5 0/0 - cyan cyan lays')
    expect(strategy.evaluate(outnumbered, 0)).toBeGreaterThan(0.9)
    expect(strategy.evaluate(alike, 0)).toBeLessThan(-0.9)
  })

  it('[SUM25] evaluate a draft by its end if both bought greedily', () => {
    const drafting = read('5x5 4 1 - - 13/13 - cyan cyan drafts')
    const ended = game.clone(drafting)
    for (const [i, piece] of ['I4', 'L4', 'J4', 'T4', 'O4', 'S4'].entries()) game.apply(ended, i % 2, { kind: 'buy', piece }, quietSink)
    expect(ended.pending[0]!.kind).toBe('place')
    expect(strategy.evaluate(drafting, 0)).toBe(strategy.evaluate(ended, 0))
    expect(strategy.isEvaluationTrusted!(drafting)).toBe(true)
    const without = game.clone(drafting)
    game.apply(without, 0, { kind: 'pass' }, quietSink)
    expect(strategy.evaluate(without, 0)).toBeLessThan(strategy.evaluate(drafting, 0))
  })

  it('[SUM25] take the better side where they may swap, and draft for that', () => {
    const full = (turn: string) => read(`5x5 45 0 I4,T4,I5 X5,P5 0/0 - ${turn}`)
    const asked = full('cyan+swap orange swaps')
    expect(strategy.evaluate(asked, 1)).toBe(strategy.evaluate(full('cyan cyan lays'), 0))
    expect(strategy.evaluate(asked, 0)).toBe(-strategy.evaluate(asked, 1))
    const swapped = (position: string) => {
      const state = read(position)
      return decide(botFor(sumzero, 'apprentice'), { view: game.view(state, 1), seat: 1, rng: rngFrom('swap') }).move
    }
    expect(swapped('5x5 45 0 I4,T4,I5 X5,P5 0/0 - cyan+swap orange swaps')).toEqual({ kind: 'swap', take: true })
    expect(swapped('5x5 45 0 X5,P5 I4,T4,I5 0/0 - cyan+swap orange swaps')).toEqual({ kind: 'swap', take: false })
    // The straight piece would be swapped away: the side that may not swap buys one that keeps the sides equal.
    const drafting = read('8x8 45 1 - - 33/33 - cyan+swap cyan drafts')
    const { move } = decide(botFor(sumzero, 'expert'), { view: game.view(drafting, 0), seat: 0, rng: rngFrom('even') })
    expect(move).not.toEqual({ kind: 'buy', piece: 'I4' })
  })

  it('[SUM25] never pass while something can be bought, unless a swap follows', () => {
    for (const seed of ['one', 'two']) {
      const state = game.setup({ ...game.options.presets[0]!.options, budget: 0 }, [], rngFrom(seed))
      const bot = botFor(sumzero, 'apprentice')
      const rng = rngFrom(seed)
      while (state.pending[0]!.kind === 'draft') {
        const { seat } = state.pending[0]!
        const { move } = decide(bot, { view: game.view(state, seat), seat, rng })
        expect(move.kind).toBe('buy')
        game.apply(state, seat, move, quietSink)
      }
    }
  })

  it('[SUM25] buy the straight piece first, and order purchases by value', () => {
    const state = read('8x8 45 1 - - 33/33 - cyan cyan drafts')
    for (const id of ['journeyman', 'expert'])
      for (const seed of ['one', 'two', 'three']) {
        const { move } = decide(botFor(sumzero, id), { view: game.view(state, 0), seat: 0, rng: rngFrom(seed) })
        expect(move).toEqual({ kind: 'buy', piece: 'I4' })
      }
    const out: SumZeroMove[] = []
    out.length = game.moves(state, 0, out)
    strategy.orderMoves!(state, 0, out, out.length)
    expect(out.map((move) => game.notation.writeMove(move))).toEqual([
      ...['I4', 'L4', 'J4', 'T4', 'O4', 'S4', 'Z4', 'I5', 'L5', 'P5', 'N5', 'V5', 'Y5', 'U5', 'F5', 'Z5', 'W5', 'T5', 'X5'].map(
        (id) => `buy ${id}`,
      ),
      'pass',
    ])
  })
})

/** Exhaustive search, as reference. */
function brute(state: SumZeroState): boolean {
  const { seat } = state.pending[0]!
  const out: SumZeroMove[] = []
  out.length = game.moves(state, seat, out)
  return out.some((move) => {
    const after = game.clone(state)
    game.apply(after, seat, move, quietSink)
    return after.outcome ? after.outcome.ranks[seat] === 1 : !brute(after)
  })
}

describe('the endgame', () => {
  it('[SUM26] is solved like by exhaustive search', () => {
    const seen = { won: 0, lost: 0, unknown: 0 }
    for (let i = 0; i < 60; i++) {
      const pairs = i % 3 === 0
      const state = stateAfterPlacements(
        { rows: 5, cols: 5, budget: pairs ? 16 : 14, stock: pairs ? 'unlimited' : 'singleton' },
        2,
        `endgame ${i}`,
      )
      if (state.outcome) continue
      const { result, move } = solveEndgame(state, state.pending[0]!.seat, 1_000_000)
      seen[result]++
      expect(result).toBe(brute(state) ? 'won' : 'lost')
      if (!move) continue
      const { seat } = state.pending[0]!
      expect(game.check(state, seat, move)).toBeNull()
      const after = game.clone(state)
      game.apply(after, seat, move, quietSink)
      expect(after.outcome ? after.outcome.ranks[seat] === 1 : !brute(after)).toBe(true)
    }
    expect(seen.unknown).toBe(0)
    expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(4)
  })

  it('[SUM26] is not solved in the opening, during the draft, after the end or without enough nodes', () => {
    expect(solveEndgame(stateAfterPlacements({ rows: 14, cols: 14 }, 0, 'opening'), 0, 1000).result).toBe('unknown')
    expect(solveEndgame(read('6x6 4 1 - - 19/19 - cyan cyan drafts'), 0, 1000).result).toBe('unknown')
    expect(solveEndgame(read('6x6 4 1 - - 0/0 - cyan over'), 0, 1000).result).toBe('unknown')
    expect(solveEndgame(read('6x6 4 1 T4,L4,S4 O4,I4,Z4 0/0 - cyan cyan lays'), 0, 20).result).toBe('unknown')
    expect(solveEndgame(read('6x6 4 1 T4*16 O4 0/0 - cyan cyan lays'), 0, 1000).result).toBe('unknown')
  })

  it('[SUM26] is played by Master', () => {
    const state = read('3x5 4 0 I4,T4 O4 0/0 - cyan cyan lays')
    const before = game.clone(state)
    const thought = decide(botFor(sumzero, 'master'), { view: game.view(state, 0), seat: 0, rng: rngFrom('master') })
    expect(thought.candidates[0]!.chance).toBe(1)
    game.apply(state, 0, thought.move, quietSink)
    expect(state.outcome === null ? solveEndgame(state, 1, 1000).result : 'lost').toBe('lost')
    expect(solveEndgame(game.determinize(game.view(before, 0), 0, rngFrom('x')), 0, 1000).result).toBe('won')
  })
})
