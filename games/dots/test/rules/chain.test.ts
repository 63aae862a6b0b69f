import { boardGeometryOf, dots, templateToBoardText, startLayout, boardTemplateNames, type DotsOptions, type DotsState } from '@parlor/dots'
import { randomInt, isRejection, pickRandom, quietSink, rngFrom, type Rng } from '@parlor/kernel'
import { defaultOptions } from '@parlor/kernel/host'
import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameOf, naiveMoves, playNaively, readNaivePosition, writeNaivePosition, type NaivePosition } from '../naive-rules.ts'

const { game } = dots
const { notation } = game
const basis = defaultOptions(game.options)

/** A random legal board with blocks, from sparse to dense. */
const anyBoard = record({
  rows: integer({ min: 3, max: 9 }),
  cols: integer({ min: 3, max: 9 }),
  holes: array(nat(80), { maxLength: 30 }),
  oneDot: constantFrom(false, true),
  seed: nat(),
}).map(({ rows, cols, holes, oneDot, seed }): { options: DotsOptions; rng: Rng } => {
  const cells = Array.from({ length: rows * cols }, () => '.')
  const joined = (row: number) => cells.slice(row * cols, (row + 1) * cols).join('')
  const text = () => Array.from({ length: rows }, (_, row) => joined(row)).join('/')
  const options = () => ({ ...basis, template: 'custom' as const, rows, cols, oneDot, cells: text() })
  for (const hole of holes) {
    cells[hole % cells.length] = '#'
    if (isRejection(startLayout(options()))) cells[hole % cells.length] = '.'
  }
  return { options: options(), rng: rngFrom(String(seed)) }
})

function start(options: DotsOptions): DotsState {
  return game.setup(options, [{}, {}], rngFrom('chain'))
}

function randomMove(state: DotsState, rng: Rng): string {
  const moves: { row: number; col: number }[] = []
  return notation.writeMove(moves[randomInt(rng, game.moves(state, state.pending[0]!.seat, moves))]!)
}

function play(state: DotsState, text: string): void {
  const move = notation.readMove(text)
  if (isRejection(move)) throw new Error(text)
  game.apply(state, state.pending[0]!.seat, move, quietSink)
}

const total = ({ dots: counts }: DotsState) => counts.reduce((sum, count) => sum + count, 0)

describe('on any board with any blocks', () => {
  it('[DOT12] every match ends within Σcapacity + 1 moves, less the starting dots', () => {
    assert(
      property(anyBoard, ({ options, rng }) => {
        const state = start(options)
        const bound = boardGeometryOf(state).capacitySum + 1 - total(state)
        expect(game.maxMoves(options)).toBe(bound)
        while (!state.outcome) play(state, randomMove(state, rng))
        expect(state.seq).toBeLessThanOrEqual(bound)
        expect(state.outcome.scores[0]! + state.outcome.scores[1]!).toBe(0)
      }),
      { numRuns: 150 },
    )
  })

  it('[DOT12] every move adds exactly one dot, and at rest no cell holds more than its capacity', () => {
    assert(
      property(anyBoard, ({ options, rng }) => {
        const state = start(options)
        const { capacity } = boardGeometryOf(state)
        while (!state.outcome) {
          const before = total(state)
          play(state, randomMove(state, rng))
          expect(total(state)).toBe(before + 1)
          if (!state.outcome) expect(state.dots.every((count, cell) => count <= capacity[cell]!)).toBe(true)
          expect(state.held).toEqual([0, 1].map((seat) => state.owner.filter((owner) => owner === seat).length))
        }
        expect(Math.max(...state.dots)).toBeLessThanOrEqual(8)
      }),
      { numRuns: 60 },
    )
  })

  it('[DOT10] the naive implementation agrees, whichever cell bursts first, until a win ends the chain', () => {
    assert(
      property(anyBoard, ({ options, rng }) => {
        const state = start(options)
        const { rows, cols } = options
        let naive: NaivePosition = readNaivePosition(notation.writeState(state))
        while (!state.outcome) {
          const places = naiveMoves(naive)
          const place = pickRandom(rng, places)
          const first = playNaively(naive, place)
          const last = playNaively(naive, place, (overfull) => overfull.at(-1)!)
          const any = playNaively(naive, place, (overfull) => pickRandom(rng, overfull))
          play(state, nameOf(place))
          const texts = [first, last, any].map((after) => writeNaivePosition(after, cols, rows))
          expect(texts[0]).toBe(notation.writeState(state))
          if (state.outcome) expect(texts.every((text) => text.endsWith(' over'))).toBe(true)
          else expect(new Set(texts).size).toBe(1)
          naive = first
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('counting', () => {
  /** Perft: move sequences and distinct positions at a depth, finished ones included. */
  function counted(position: string, depth: number): [sequences: number, positions: number] {
    const state = notation.readState(position, rngFrom('count'))
    if (isRejection(state)) throw new Error(state.rejected)
    let layer = [state]
    for (let ply = 0; ply < depth; ply++)
      layer = layer.flatMap((before) => {
        if (before.outcome) return [before]
        const { seat } = before.pending[0]!
        const moves: { row: number; col: number }[] = []
        moves.length = game.moves(before, seat, moves)
        return moves.map((move) => {
          const after = game.clone(before)
          game.apply(after, seat, move, quietSink)
          return after
        })
      })
    return [layer.length, new Set(layer.map(notation.writeState)).size]
  }

  function countedNaively(position: string, depth: number): [sequences: number, positions: number] {
    const rows = position.split(' ')[0]!.split('/')
    let layer = [readNaivePosition(position)]
    for (let ply = 0; ply < depth; ply++)
      layer = layer.flatMap((before) => (before.turn === 'over' ? [before] : naiveMoves(before).map((place) => playNaively(before, place))))
    return [layer.length, new Set(layer.map((after) => writeNaivePosition(after, rows[0]!.length, rows.length))).size]
  }

  const empty = (size: number) => `${templateToBoardText('open', size, size)} red`

  it.each([
    ['3×3', empty(3), 1, 9, 9],
    ['3×3', empty(3), 4, 4_104, 1_332],
    ['3×3, the first bursts', empty(3), 5, 29_304, 4_020],
    ['5×5', empty(5), 3, 14_400, 7_500],
    ['5×5 with corners and centre blocked', `${templateToBoardText('blocks', 5, 5)} red`, 3, 7_220, 3_800],
    ['3×3 about to burst everywhere', 'b.b/CdC/aB. red', 3, 47, 41],
    ['5×5 in the middle of a game', 'b.C.B/cDa.c/C.DdC/c.bDc/BcC.b blue', 3, 1_676, 1_375],
    ['a cross of dead ends', '#.#/.../#.# red', 5, 756, 86],
  ])('[DOT8] [DOT9] %s: %s after %i moves', (_name, position, depth, sequences, positions) => {
    expect(counted(position, depth)).toEqual(countedNaively(position, depth))
    expect(counted(position, depth)).toEqual([sequences, positions])
  })

  it('[DOT4] templates differ from each other on the larger boards', () => {
    const drawn = boardTemplateNames.filter((template) => template !== 'custom').map((template) => templateToBoardText(template, 9, 9))
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})
