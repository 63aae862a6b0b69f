import { dots, moveAt, type DotsTypes, type DotsView } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import type { BoardStyle } from '../src/platform/settings/board-style.ts'
import { cellAt, cellCentre, dotRadius, layOutBoard, dotPositions, labelMargin } from '../src/games/dots/screen-layout.ts'
import { labelFontSize, coordinateLabels } from '../src/games/dots/coordinate-labels.ts'
import { buildViewModel } from '../src/games/dots/view-model.ts'

const style: BoardStyle = { reducedMotion: false, highContrast: false, safeColours: false, theme: 'petri', speed: 1, preview: true }
const size = { width: 600, height: 600 }

function at(position: string): Match<DotsTypes> {
  const match = Match.fromPosition(dots.game, position)
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

function viewModelOf(position: string, aim: number | null = null, changes: Partial<BoardStyle> = {}) {
  const match = at(position)
  const view: DotsView = match.view(0)
  return buildViewModel(view, match.moves(view.pending[0]?.seat ?? 0), { ...style, ...changes }, size, aim)
}

describe('the layout', () => {
  test('uses the margin above a board in a read-only view', () => {
    const { top, pitch } = layOutBoard(360, 220, 6, 6)
    expect(top).toBeGreaterThan(5)
    expect(top + 6 * pitch).toBeLessThanOrEqual(220 - 18)
  })

  test('centres the largest grid of squares', () => {
    const layout = layOutBoard(800, 400, 3, 5)
    expect(layout.pitch).toBeCloseTo((400 - 2 * labelMargin) / 3)
    expect(layout.left + (layout.cols * layout.pitch) / 2).toBeCloseTo(400)
    expect(layout.top + (layout.rows * layout.pitch) / 2).toBeCloseTo(200)
  })

  test('gives cells a touch target size on a phone up to seven columns, and nine columns nearly the full width', () => {
    for (const cols of [3, 4, 5, 6, 7]) expect(layOutBoard(360, 640, cols, cols).pitch).toBeGreaterThanOrEqual(44)
    expect(layOutBoard(360, 360, 9, 9).pitch).toBe(38)
  })

  test.each([
    [360, 360, 9],
    [360, 360, 5],
    [506, 390, 5],
    [864, 768, 5],
    [864, 768, 9],
  ])('labels rows and columns on %i by %i with %i cells a side, visible and without overlaps', (width, height, side) => {
    const layout = layOutBoard(width, height, side, side)
    const names = coordinateLabels(layout)
    expect(names.map(({ text }) => text).join('')).toBe(`${'123456789'.slice(0, side)}${'abcdefghi'.slice(0, side)}`)
    expect(labelFontSize(layout.pitch)).toBeGreaterThanOrEqual(16)
    const half = labelFontSize(layout.pitch) / 2
    for (const { x, y } of names) {
      expect(Math.min(x, width - x)).toBeGreaterThanOrEqual(half * 0.5)
      expect(Math.min(y, height - y)).toBeGreaterThanOrEqual(half * 0.5)
    }
    // Numbers are in their row, letters in their column, none on a cell.
    for (const { x, y } of names.slice(0, side)) expect([x < layout.left, y > layout.top]).toEqual([true, true])
    for (const { x, y } of names.slice(side)) expect([x > layout.left, y > layout.top + side * layout.pitch]).toEqual([true, true])
    expect(new Set(names.map(({ x, y }) => `${Math.round(x / half)} ${Math.round(y / half)}`)).size).toBe(2 * side)
  })

  test('limits the size of a small board on a large screen', () => {
    expect(layOutBoard(4000, 3000, 3, 3).pitch).toBeLessThan(200)
  })

  test('finds every cell at its centre, and none beside the board', () => {
    const layout = layOutBoard(700, 500, 4, 6)
    for (let cell = 0; cell < 24; cell++) {
      const { x, y } = cellCentre(layout, cell)
      expect(cellAt(layout, x, y)).toBe(cell)
    }
    expect(cellAt(layout, layout.left - 1, 250)).toBeNull()
    expect(cellAt(layout, 350, layout.top + 4 * layout.pitch + 1)).toBeNull()
  })
})

describe('dots in a cell', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('%i dots have as many positions', (count) => {
    expect(dotPositions(count)).toHaveLength(count)
  })

  test.each([2, 3, 4, 5, 6, 7, 8])('%i dots neither touch each other nor leave the cell', (count) => {
    const spots = dotPositions(count)
    for (const [i, a] of spots.entries()) {
      expect(Math.hypot(a.x, a.y) + dotRadius).toBeLessThan(0.4)
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * dotRadius)
    }
  })

  test('more than eight are drawn as eight', () => {
    expect(dotPositions(12)).toHaveLength(8)
  })
})

describe('the sprites of a view', () => {
  const position = 'b.#/aB1/..A red'

  test('exist for every playable cell, and list the blocks', () => {
    const { cells, blocks } = viewModelOf(position)
    expect(blocks).toEqual([2])
    expect(cells.map(({ cell }) => cell)).toEqual([0, 1, 3, 4, 5, 6, 7, 8])
  })

  test('distinguish owners by colour and shape', () => {
    const { cells } = viewModelOf(position)
    const of = (cell: number) => cells.find((sprite) => sprite.cell === cell)!
    expect([of(0), of(4), of(5)].map(({ side, shape, dots }) => [side, shape, dots.length])).toEqual([
      [0, 'round', 2],
      [1, 'diamond', 2],
      [2, 'ring', 1],
    ])
  })

  test('mark full cells, but never neutral ones', () => {
    const { cells } = viewModelOf('b1./.../... red')
    expect(cells.filter(({ full }) => full).map(({ cell }) => cell)).toEqual([0])
  })

  test('join neighbours of one side only', () => {
    expect(viewModelOf('aab/B.b/BA. red').bridges).toEqual([
      { from: 0, to: 1, side: 0 },
      { from: 1, to: 2, side: 0 },
      { from: 2, to: 5, side: 0 },
      { from: 3, to: 6, side: 1 },
      { from: 6, to: 7, side: 1 },
    ])
  })

  test('mark legal cells, and none when it is not the viewer’s turn', () => {
    expect(
      viewModelOf(position)
        .cells.filter(({ playable }) => playable)
        .map(({ cell }) => cell),
    ).toEqual([0, 1, 3, 5, 6, 7])
    const watched = buildViewModel(at(position).view('watcher'), [], style, size, 0)
    expect(watched.mover).toBeNull()
    expect(watched.preview).toBeNull()
    expect(watched.cells.some(({ playable, ghost, danger }) => playable || ghost !== null || danger)).toBe(false)
  })
})

describe('the move preview', () => {
  test('shows a ghost of the dot', () => {
    const aimed = viewModelOf('a../.../..A red', 0).cells.find(({ cell }) => cell === 0)!
    expect(aimed.dots).toHaveLength(1)
    expect(aimed.ghost).not.toBeNull()
    expect(aimed.aimed).toBe(true)
  })

  test('shows gained cells, chain length and win', () => {
    const { preview, cells } = viewModelOf('bA./.../..A red', 0)
    expect(preview).toEqual({ cell: 0, bursts: 1, gained: 2, wins: false })
    expect(cells.filter(({ gained }) => gained).map(({ cell }) => cell)).toEqual([1, 3])
    expect(viewModelOf('bCb/cdc/bcb red', 0).preview?.wins).toBe(true)
  })

  test('is off when previews are off', () => {
    const { preview, cells } = viewModelOf('bA./.../..A red', 0, { preview: false })
    expect(preview).toBeNull()
    expect(cells.some(({ gained }) => gained)).toBe(false)
  })

  test('is empty on an illegal cell', () => {
    const { preview, cells } = viewModelOf('bA./.../..A red', 1)
    expect(preview).toBeNull()
    expect(cells.find(({ cell }) => cell === 1)!.ghost).toBeNull()
  })
})

describe('danger', () => {
  test('marks only the mover’s cells that the other side could take next', () => {
    const danger = viewModelOf('aB./..a/... red').cells.filter((sprite) => sprite.danger)
    expect(danger).toEqual([])
    expect(
      viewModelOf('aC./..a/... red')
        .cells.filter((sprite) => sprite.danger)
        .map(({ cell }) => cell),
    ).toEqual([0])
  })

  test('is not shown when previews are off', () => {
    expect(viewModelOf('aC./..a/... red', null, { preview: false }).cells.some((sprite) => sprite.danger)).toBe(false)
  })
})

test('sprites are on the cells of the layout, at every size', () => {
  const match = at('b.#/aB1/..A red')
  for (const [width, height] of [
    [360, 360],
    [844, 300],
    [1280, 800],
  ] as const) {
    const { layout, cells } = buildViewModel(match.view(0), [], style, { width, height })
    for (const { cell, x, y } of cells) expect(cellAt(layout, x, y)).toBe(cell)
  }
})

test('the preview is computed by the rules', () => {
  const match = at('bCb/cdc/bcb red')
  const step = match.play(0, moveAt(0, 0))
  if (isRejection(step)) throw new Error(step.rejected)
  const tally = step.events.map(({ event }) => event).find((event) => event.kind === 'tally')!
  const { preview } = viewModelOf('bCb/cdc/bcb red', 0)
  expect([preview!.bursts, preview!.gained]).toEqual([tally.bursts, tally.gained])
})
