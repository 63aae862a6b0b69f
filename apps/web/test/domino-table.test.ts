import { tileSetOf, type DominoView } from '@parlor/domino'
import { pickRandom, rngFrom } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { layOutScreen, otherPlayersTilePositions, ownTilePositions, pipBadge, type Box } from '../src/games/domino/screen-layout.ts'
import { matchStatsOf } from '../src/games/domino/match-stats.ts'
import { tileKeys } from '../src/games/domino/tile-animator.ts'
import { buildInteractiveViewModel } from '../src/games/domino/interactive-view-model.ts'
import { seatAtSide, screenSideOf, screenSides } from '../src/games/domino/screen-sides.ts'
import { displayedTableOf } from '../src/games/domino/displayed-table.ts'
import { sizes } from '../src/games/domino/design-tokens.ts'
import { chainLabel, tileLabel } from '../src/games/domino/aria-labels.ts'
import { presets, playRandomly, beginDomino, withViews } from './domino-fixtures.ts'

const still = { chosen: null, held: null, place: null }

describe('the displayed table', () => {
  it('has all hands open from the end of a hand to the next deal, and nobody’s turn', () => {
    let ends = 0
    playRandomly(presets.find(({ id }) => id === 'draw')!.options, 'a', 0, ({ before, events, after }) => {
      const over = events.findIndex(({ kind }) => kind === 'handOver')
      for (const [index, { event, view }] of withViews(before, events).entries()) {
        const { hands, over: open, turn } = displayedTableOf(view)
        const dealt = index > over && event.kind !== 'matchOver'
        expect(open).toBe(over >= 0 && index >= over && !dealt)
        if (open) expect(hands).toEqual(view.last!.hands)
        else expect(hands.map((hand) => hand.length)).toEqual(view.counts)
        if (open || event.kind === 'dealt') expect(turn).toBeNull()
        ends += open ? 1 : 0
      }
      if (!after.outcome) expect(displayedTableOf(after).turn).toBe(after.pending[0]!.seat)
    })
    expect(ends).toBeGreaterThan(0)
  })
})

describe('the seats', () => {
  it('are around the screen in the order of play, the own one at the bottom', () => {
    for (const viewer of [0, 1, 2, 3]) {
      expect(screenSideOf(viewer, viewer)).toBe('bottom')
      expect(screenSides.map((side) => seatAtSide(side, viewer))).toEqual([0, 1, 2, 3].map((step) => (viewer + step) % 4))
      for (const side of screenSides) expect(screenSideOf(seatAtSide(side, viewer), viewer)).toBe(side)
    }
  })
})

function overlap(one: Box, other: Box): boolean {
  const apart = (from: number, length: number, at: number, size: number) => from + length <= at + 1 || at + size <= from + 1
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height)
}

const screens = [
  [360, 524],
  [390, 700],
  [784, 390],
  [667, 320],
  [592, 668],
  [880, 768],
  [1600, 900],
] as const

describe.each([
  [360, 240],
  [360, 340],
  [390, 419],
  [506, 390],
] as const)('a frame of %i by %i beside a result or a replay', (width, height) => {
  it.each([1, 7, 13, 22])('keeps board, plates and a hand of %i tiles apart', (count) => {
    const area = layOutScreen(width, height, count, 1.3, true)
    const { board, plates, tile, title } = area
    expect(board.height).toBeGreaterThan(height / 4)
    // How the hand ended stands above the chain, or nowhere.
    expect(title.maxWidth === 0 || title.y + (title.text + 16) / 2 <= board.y).toBe(true)
    const places = ownTilePositions(area, count)
    expect(places).toHaveLength(count)
    const tiles = places.map(({ x, y }) => ({ x: x - tile / 2, y: y - tile, width: tile, height: 2 * tile }))
    for (const [i, one] of tiles.entries()) {
      expect([one.x >= 0, one.x + one.width <= width + 0.01, one.y + one.height <= height]).toEqual([true, true, true])
      for (const box of [board, ...Object.values(plates)]) expect(overlap(one, box)).toBe(false)
      const before = tiles[i - 1]
      if (before) expect(one.x - before.x).toBeGreaterThanOrEqual(tile)
    }
    for (const plate of Object.values(plates)) expect(overlap(plate, board)).toBe(false)
  })
})

describe.each(screens)('a screen of %i by %i', (width, height) => {
  it.each([7, 13, 22])('holds a hand of %i tiles that are large enough, without overlaps', (count) => {
    const area = layOutScreen(width, height, count)
    expect(area.tile).toBeGreaterThanOrEqual(sizes.leastTile)
    for (let left = 1; left <= count; left++) {
      const places = ownTilePositions(area, left)
      expect(places).toHaveLength(left)
      for (const [i, one] of places.entries()) {
        expect(one.x - area.tile / 2).toBeGreaterThanOrEqual(0)
        expect(one.x + area.tile / 2).toBeLessThanOrEqual(width + 0.5)
        expect(one.y + area.tile).toBeLessThanOrEqual(height)
        for (const other of places.slice(i + 1))
          expect(Math.abs(one.x - other.x) >= area.tile - 0.01 || Math.abs(one.y - other.y) >= 2 * area.tile - 0.01).toBe(true)
      }
    }
  })

  it.each([7, 13, 22].flatMap((count) => [1, 1.15, 1.3].map((text) => [count, text] as const)))(
    'with %i tiles and text %d times as large, board, hand and name plates do not overlap',
    (count, text) => {
      const area = layOutScreen(width, height, count, text)
      const { board, hands, plates, button, title } = area
      expect(board.height).toBeGreaterThanOrEqual(60)
      expect(board.y + board.height).toBeLessThanOrEqual(hands.bottom.y + 0.01)
      for (const side of ['left', 'top', 'right'] as const) expect(overlap(plates[side], board)).toBe(false)
      for (const box of [board, hands.bottom, plates.left, plates.top, plates.right]) expect(overlap(plates.bottom, box)).toBe(false)
      if (!area.portrait) return
      expect(overlap(button, plates.bottom) || overlap(button, board) || overlap(button, hands.bottom)).toBe(false)
      const titleBox = { x: title.x - title.maxWidth / 2, y: title.y - title.text / 2, width: title.maxWidth, height: title.text }
      expect(overlap(titleBox, plates.bottom) || overlap(titleBox, board)).toBe(false)
      expect(overlap(titleBox, button)).toBe(title.shared)
    },
  )

  it.each([1, 1.15, 1.3])(
    'shows what open hands weigh on their plates, beside a score and over no own tile, with text %d times as large',
    (text) => {
      for (const count of [7, 13, 22]) {
        const area = layOutScreen(width, height, count, text)
        const tiles = ownTilePositions(area, count).map(({ x, y }) => ({
          x: x - area.tile / 2,
          y: y - area.tile,
          width: area.tile,
          height: 2 * area.tile,
        }))
        for (const side of screenSides) {
          const plate = area.plates[side]
          const badge = pipBadge(plate, 2, area.text)
          expect(badge.x).toBeGreaterThanOrEqual(plate.x + 8 + 26 * area.text)
          expect([badge.x + badge.width <= plate.x + plate.width, badge.y + badge.height <= plate.y + plate.height + 4]).toEqual([
            true,
            true,
          ])
          expect(tiles.filter((tile) => overlap(badge, tile))).toEqual([])
        }
      }
    },
  )

  it('shows whose turn it is beside the other hands, never over them', () => {
    const area = layOutScreen(width, height, 7)
    const { x, y, maxWidth: wide, text } = area.title
    for (const side of ['left', 'top', 'right'] as const) {
      const { places, angle } = otherPlayersTilePositions(area, side, 7)
      const [w, h] = angle === 0 ? [area.otherTile, 2 * area.otherTile] : [2 * area.otherTile, area.otherTile]
      for (const place of places) expect(Math.abs(place.x - x) >= (w + wide) / 2 - 8 || Math.abs(place.y - y) >= (h + text) / 2).toBe(true)
    }
  })

  it('fills the board in both directions with a long chain of the largest set', () => {
    const { options } = presets.find(({ id }) => id === 'twelve')!
    let last: DominoView | null = null
    playRandomly(options, 'long', 0, ({ after }) => (last = after))
    const view = last!
    const { area, sprites } = buildInteractiveViewModel(displayedTableOf(view), [], view, { width, height }, still)
    const laid = sprites.filter(({ key }) => view.tiles.some((tile) => tileKeys.tile(tile) === key)).map(({ pose }) => pose)
    const span = (values: number[]) => Math.max(...values) - Math.min(...values)
    expect(laid.length).toBeGreaterThan(50)
    expect(span(laid.map(({ x }) => x))).toBeGreaterThan(area.board.width * 0.6)
    expect(span(laid.map(({ y }) => y))).toBeGreaterThan(area.board.height * 0.5)
  })

  it('keeps the others’ hands on the screen and off the board', () => {
    const area = layOutScreen(width, height, 7)
    for (const side of ['left', 'top', 'right'] as const) {
      const { places, angle } = otherPlayersTilePositions(area, side, 7)
      const [w, h] = angle === 0 ? [area.otherTile, 2 * area.otherTile] : [2 * area.otherTile, area.otherTile]
      for (const { x, y } of places) {
        expect(x - w / 2).toBeGreaterThanOrEqual(-0.01)
        expect(x + w / 2).toBeLessThanOrEqual(width + 0.01)
        expect(y - h / 2).toBeGreaterThanOrEqual(0)
        const { board } = area
        const over =
          x + w / 2 > board.x && x - w / 2 < board.x + board.width && y + h / 2 > board.y + 1 && y - h / 2 < board.y + board.height
        expect(over).toBe(false)
      }
    }
  })

  it('keeps the chain and all slots inside the board, over whole games', () => {
    for (const { options } of presets.filter(({ id }) => ['block', 'fives', 'twelve'].includes(id)))
      playRandomly(options, 'chain', 0, ({ after, moves }) => {
        const shown = displayedTableOf(after)
        if (after.seq % 3 > 0) return
        const tile = moves.find((move) => move.kind === 'play')
        const probe = buildInteractiveViewModel(shown, moves, after, { width, height }, still)
        const scene = tile
          ? buildInteractiveViewModel(shown, moves, after, { width, height }, { ...still, chosen: probe.tileOf(tile.top, tile.bottom) })
          : probe
        const { board } = scene.area
        const laid = [
          ...scene.sprites.filter(({ key }) => after.tiles.some((one) => tileKeys.tile(one) === key)).map(({ pose }) => pose),
          ...scene.slots,
        ]
        for (const { x, y, size, angle } of laid) {
          const lying = Math.abs(Math.sin(angle)) > 0.5
          const [w, h] = lying ? [2 * size, size] : [size, 2 * size]
          expect(x - w / 2).toBeGreaterThanOrEqual(board.x - 1)
          expect(x + w / 2).toBeLessThanOrEqual(board.x + board.width + 1)
          expect(y - h / 2).toBeGreaterThanOrEqual(board.y - 1)
          expect(y + h / 2).toBeLessThanOrEqual(board.y + board.height + 1)
        }
        if (tile) expect(scene.slots.length).toBeGreaterThan(0)
      })
  })
})

describe('the view model', () => {
  const match = beginDomino(presets[0]!.options, 'scene')
  const seat = match.state.pending[0]!.seat
  const view = match.view(seat)
  const moves = match.moves(seat)
  const scene = buildInteractiveViewModel(displayedTableOf(view), moves, view, { width: 784, height: 390 }, still)

  it('finds the tile at a point, and the move for a tile and an end', () => {
    for (const [index, { x, y }] of ownTilePositions(scene.area, 7).entries()) expect(scene.tileAt(x, y)).toBe(view.own[index])
    expect(scene.tileAt(scene.area.board.x + 10, scene.area.board.y + 10)).toBeNull()
    for (const move of moves) if (move.kind === 'play') expect(scene.moveOf(scene.tileOf(move.top, move.bottom), move.place)).toEqual(move)
  })

  it('numbers tiles as the rules do', () => {
    const { tops, bottoms, count } = tileSetOf(view.rules)
    for (let tile = 0; tile < count; tile++) expect(scene.tileOf(tops[tile]!, bottoms[tile]!)).toBe(tile)
  })

  it('highlights playable tiles and dims the others, and neither while others play', () => {
    for (const sprite of scene.sprites.filter(({ key }) => view.own.some((tile) => tileKeys.tile(tile) === key))) {
      expect(sprite.glow).toBe(scene.playable.has(sprite.tile!))
      expect(sprite.pose.dim).toBe(sprite.glow ? 0 : 1)
    }
    const waiting = buildInteractiveViewModel(displayedTableOf(view), [], null, { width: 784, height: 390 }, still)
    expect(waiting.sprites.some(({ glow }) => glow)).toBe(false)
  })

  it('offers a pass only where nothing fits', () => {
    expect(scene.button).toBeNull()
    expect(buildInteractiveViewModel(displayedTableOf(view), [{ kind: 'pass' }], view, { width: 784, height: 390 }, still).button).toBe(
      'pass',
    )
    expect(
      buildInteractiveViewModel(displayedTableOf(view), [...moves, { kind: 'pass' }], view, { width: 784, height: 390 }, still).button,
    ).toBeNull()
  })
})

describe('labels', () => {
  it('say where a tile can go', () => {
    let playable = 0
    playRandomly(presets[0]!.options, 'words', 0, ({ after, moves }) => {
      for (const tile of after.own) {
        const { key, params } = tileLabel(after, moves, tile, null)
        const fits = moves.some((move) => move.kind === 'play' && `${move.top}-${move.bottom}` === params!['tile'])
        if (moves.length > 0) expect(['tile.playable', 'tile.ends', 'tile.start'].includes(key)).toBe(fits)
        if (fits) playable++
      }
      expect(chainLabel(after).params!['count']).toBe(after.tiles.length)
    })
    expect(playable).toBeGreaterThan(3)
  })
})

it('match stats add up over the seats', () => {
  const match = beginDomino(presets[0]!.options, 'figures')
  const rng = rngFrom('figures')
  while (!match.outcome) {
    const { seat } = match.state.pending[0]!
    match.play(seat, pickRandom(rng, match.moves(seat)))
  }
  const marks = [0, 1, 2, 3].map((seat) => matchStatsOf(match, seat))
  expect(marks.reduce((sum, { placed }) => sum + placed!, 0)).toBe(match.state.tiles.length)
  expect(marks.reduce((sum, { passPoints }) => sum + passPoints!, 0)).toBe(marks.reduce((sum, { passes }) => sum + passes!, 0))
})
