import {
  domino,
  computeChainLayout,
  phoneBoard,
  ghostTileAt,
  tableBoard,
  zoomToFit,
  type BoardConfig,
  type DominoOptions,
  type DominoState,
  type PlacedTile,
} from '@parlor/domino'
import { randomInt, isRejection, pickRandom, quietSink, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { buildPosition } from '../build-position.ts'

const { game } = domino
const block = game.options.presets[0]!.options
const hands = ['0-0', '0-1', '0-2', '0-3'] as const

function laid(chain: string, options: Partial<DominoOptions> = {}, config: BoardConfig = tableBoard): readonly PlacedTile[] {
  const named = chain.match(/\d+-\d+/g) ?? []
  const spare: readonly string[] = ['0-0', '0-1', '0-2', '0-3', '0-4', '0-5', '0-6']
  const free = spare.filter((tile) => !named.some((one) => one === tile)) as [string, string, string, string]
  const { match } = given(domino, buildPosition({ options, hands: [free[0], free[1], free[2], free[3]], chain }))
  return computeChainLayout(match.state, config).tiles
}

describe('the layout', () => {
  it('[DOM25] puts the first tile in the middle, a double vertical, any other horizontal', () => {
    expect(laid('6-6 by 0')[0]).toMatchObject({ x: 0, y: 0, rotation: 0, standing: true, phase: 0 })
    expect(laid('2-5 by 0')[0]).toMatchObject({ x: 0, y: 0, rotation: 270, standing: false })
  })

  it('[DOM25] gives a vertical tile one width and a horizontal one two', () => {
    const tiles = laid('6-6 by 0, 5-6 right by 1, 5-5 right by 2, 4-5 right by 3, 3-6 left by 0, 3-3 left by 1')
    expect(tiles.map(({ x }) => x)).toEqual([0, 1.5, 3, 4.5, -1.5, -3])
    expect(tiles.map(({ standing }) => standing)).toEqual([true, false, true, false, false, true])
    expect(laid('2-5 by 0, 5-6 right by 1, 2-2 left by 2').map(({ x }) => x)).toEqual([0, 2, -1.5])
  })

  it('[DOM25] turns a tile so that the matching half meets the chain', () => {
    const tiles = laid('2-5 by 0, 5-6 right by 1, 4-6 right by 2, 2-3 left by 3, 1-3 left by 0')
    expect(tiles.map(({ rotation }) => rotation)).toEqual([270, 270, 90, 90, 270])
    for (const { halves } of tiles.slice(1, 3)) expect(halves[0].x).toBeLessThan(halves[1].x)
    for (const { halves } of tiles.slice(3)) expect(halves[0].x).toBeGreaterThan(halves[1].x)
  })

  const longChain =
    '0-6 by 0, 5-6 right by 1, 1-5 right by 2, 1-6 right by 3, 4-6 right by 0, 3-4 right by 1, 3-5 right by 2, 2-5 right by 3, 2-3 right by 0, 3-3 right by 1, 3-6 right by 2'

  it('[DOM26] turns down at the limit of the right branch, through the five phases', () => {
    const tiles = laid(longChain)
    expect(tiles.map(({ phase }) => phase)).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4])
    expect(tiles.slice(5).map(({ x, y }) => [x, y])).toEqual([
      [10, 0],
      [11.5, 0.5],
      [11, 2],
      [9, 2],
      [7.5, 2],
      [6, 2],
    ])
    expect(tiles[6]).toMatchObject({ standing: true, rotation: 0 })
    expect(tiles[7]).toMatchObject({ standing: false })
  })

  it('[DOM26] turns up at the limit of the left branch', () => {
    const tiles = laid(longChain.replace('0-6', '6-6').replaceAll('right', 'left'))
    expect(tiles.slice(6).map(({ x, y }) => [x, y])).toEqual([
      [-11, 0.5 - 1],
      [-10.5, -2],
      [-8.5, -2],
      [-7, -2],
      [-5.5, -2],
    ])
  })

  it('[DOM26] turns earlier on a phone', () => {
    expect(laid(longChain, {}, phoneBoard).map(({ phase }) => phase)).toEqual([0, 0, 0, 0, 1, 2, 3, 4, 4, 4, 4])
  })

  it('[DOM26] keeps a double vertical at the limit and turns with the next tile', () => {
    const tiles = laid(
      '0-6 by 0, 5-6 right by 1, 1-5 right by 2, 1-6 right by 3, 4-6 right by 0, 3-4 right by 1, 3-3 right by 2, 3-5 right by 3, 5-5 right by 0, 2-5 right by 1',
    )
    expect(tiles.slice(6).map(({ x, y, phase, standing }) => [x, y, phase, standing])).toEqual([
      [11.5, 0, 0, true],
      [12.5, 0.5, 1, true],
      [12, 2, 2, false],
      [10, 2, 3, false],
    ])
  })

  it('[DOM28] puts the spinner in the middle and its arms around it', () => {
    const tiles = laid('2-3 by 0, 3-3 right by 1, 3-4 right by 2, 3-5 up by 3, 3-6 down by 0', { variant: 'fives' })
    expect(tiles.map(({ x, y }) => [x, y])).toEqual([
      [-1.5, 0],
      [0, 0],
      [1.5, 0],
      [0, -2],
      [0, 2],
    ])
    expect(tiles[3]).toMatchObject({ standing: true, rotation: 180 })
    expect(tiles[0]!.halves.map(({ pip }) => pip)).toEqual([3, 2])
  })

  it('[DOM27] previews a tile where it is then placed', () => {
    const { match } = given(domino, buildPosition({ hands: ['2-6 5-5', '0-1', '0-2', '0-3'], chain: '2-5 by 3' }))
    const ghost = ghostTileAt(match.state, 17, 'left')
    expect(ghost).toMatchObject({ tile: 17, place: 'left', x: -2, y: 0 })
    match.play(0, { kind: 'play', top: 2, bottom: 6, place: 'left' })
    expect(computeChainLayout(match.state).tiles[1]).toEqual(ghost)
    const { match: first } = given(domino, buildPosition({ hands }))
    expect(ghostTileAt(first.state, 0, 'start')).toMatchObject({ x: 0, y: 0, standing: true })
  })
})

/** A random legal hand; `lean` prefers one end while possible, for the longest branches. */
function randomHand(set: DominoOptions['set'], variant: DominoOptions['variant'], seed: string): DominoState {
  const rng = rngFrom(seed)
  const match = Match.begin(game, { options: { ...block, set, variant, fish: 'allBlocked' }, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  const state = game.clone(match.start)
  const lean = ['none', 'left', 'right', 'up', 'down'][randomInt(rng, 5)]
  const out: Parameters<typeof game.moves>[2] = []
  while (!state.outcome) {
    const { seat } = state.pending[0]!
    const moves = out.slice(0, game.moves(state, seat, out))
    const leaning = moves.filter((move) => move.kind === 'play' && move.place === lean)
    game.apply(state, seat, pickRandom(rng, leaning.length > 0 ? leaning : moves), quietSink)
  }
  return state
}

function overlaps(tiles: readonly PlacedTile[]): boolean {
  const cells = new Map<string, number>()
  // Grid of half widths: a half of a tile covers four cells.
  for (const [i, { halves }] of tiles.entries())
    for (const { x, y } of halves)
      for (const [dx, dy] of quarters) {
        const key = `${Math.round(2 * x + dx)},${Math.round(2 * y + dy)}`
        if (cells.has(key)) return true
        cells.set(key, i)
      }
  return false
}

const quarters = [
  [-1, -1],
  [0, -1],
  [-1, 0],
  [0, 0],
] as const

/** Whether two unit squares share an edge, or part of one. */
function touch(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
  return (dx === 1 && dy < 1) || (dy === 1 && dx < 1)
}

/** Whether the matching half touches a half with the same pips. */
function meets(tile: PlacedTile, before: PlacedTile): boolean {
  const [met] = tile.halves
  return before.halves.some((half) => half.pip === met.pip && touch(half, met))
}

/** Each tile's neighbour towards the first tile: the previous one at the same end, else the first tile or the spinner. */
function neighbours({ tiles, places, spinner }: DominoState): [number, number][] {
  const tips = [0, 0, 0, tiles.indexOf(spinner), tiles.indexOf(spinner)]
  return places.slice(1).map((place, i) => {
    const pair: [number, number] = [i + 1, tips[place]!]
    tips[place] = i + 1
    return pair
  })
}

describe('any chain', () => {
  const sets = ['six', 'nine', 'twelve'] as const
  const variants = ['block', 'draw', 'fives'] as const
  const chains = 20_000

  it('[DOM27] has no overlaps, no gaps, and fits the zoomed board', () => {
    const wrong: string[] = []
    for (let i = 0; i < chains; i++) {
      const set = sets[i % 20 === 0 ? 2 : i % 5 === 0 ? 1 : 0]!
      const state = randomHand(set, variants[i % 3]!, `chain ${i}`)
      const config = i % 2 === 0 ? tableBoard : phoneBoard
      const { tiles, bounds } = computeChainLayout(state, config)
      // Tiles placed before the spinner are attached from its other side.
      const four = state.rules.variant === 'fives'
      if (overlaps(tiles)) wrong.push(`${i} overlaps`)
      if (!neighbours(state).every(([one, other]) => meets(tiles[one]!, tiles[other]!) || (four && meets(tiles[other]!, tiles[one]!))))
        wrong.push(`${i} comes apart`)
      const { scale, x, y } = zoomToFit(bounds, config)
      const inside = tiles.every(({ halves }) =>
        halves.every(
          (half) =>
            (Math.abs(half.x - x) + 0.5) * config.unit * scale <= config.width / 2 + 1e-6 &&
            (Math.abs(half.y - y) + 0.5) * config.unit * scale <= config.height / 2 + 1e-6,
        ),
      )
      if (!inside || scale > 1) wrong.push(`${i} leaves the board`)
      if (!four && config === tableBoard && scale < 0.41) wrong.push(`${i} is zoomed to ${scale}`)
      if (wrong.length > 3) break
    }
    expect(wrong).toEqual([])
  })
})
