import { domino } from '@parlor/domino'
import type { Game } from '@parlor/kernel'
import { describe, expect, it, vi } from 'vitest'
import { rulesDiagrams } from '../src/games/domino/rules-diagrams.ts'
import webGame from '../src/games/domino/index.ts'
import drawing from '../src/games/domino/drawing.ts'
import { strings } from '../src/games/domino/strings.ts'
import { previewPosition } from '../src/features/setup/preview-position.ts'
import { diagramPositions } from '../src/web-game/diagram-positions.ts'

const drawThumbnail = (position: string, mark?: string) => drawing.draw(position, 'small', { mark })

vi.mock('../src/web-game/game-infos.ts', () => ({ gameInfos: [], gameInfoOf: () => null }))

const game = domino.game as unknown as Game

/** Bounding boxes of the tiles of a thumbnail. */
function tiles(position: string, mark?: string) {
  return drawThumbnail(position, mark)!.strokes.flatMap(({ tag, attributes }) =>
    tag === 'rect' ? [attributes as { x: number; y: number; width: number; height: number; className: string }] : [],
  )
}

describe('a thumbnail of Domino', () => {
  it.each(domino.game.options.presets.map(({ id, options }) => [id, options] as const))('shows %s half played', (_, options) => {
    expect(tiles(previewPosition(game, options, webGame.previewAfter)!).length).toBeGreaterThanOrEqual(7)
  })

  const chain = (text: string) => `\nchain: ${text}`

  it('shows tiles in a row, doubles across it', () => {
    const drawn = tiles(chain('3-5 by 1, 5-6 right by 2, 6-6 right by 3'))
    expect(drawn.map(({ width, height }) => width > height)).toEqual([true, true, false])
    for (const [i, { x }] of drawn.entries()) if (i > 0) expect(x).toBeCloseTo(drawn[i - 1]!.x + drawn[i - 1]!.width + 1)
  })

  it('shows tiles above and below the first double', () => {
    const drawn = tiles(chain('5-5 by 1, 1-5 left by 2, 4-5 right by 3, 0-5 up by 0, 3-5 down by 1'))
    expect(drawn).toHaveLength(5)
    const spinner = drawn.find(({ width, height, x }) => height > width && drawn.filter((one) => one.x === x).length === 3)!
    const column = drawn.filter(({ x }) => x === spinner.x).sort((a, b) => a.y - b.y)
    expect(column.every(({ height, width }) => height > width)).toBe(true)
    for (const [i, { y }] of column.entries()) if (i > 0) expect(y).toBeCloseTo(column[i - 1]!.y + column[i - 1]!.height + 1)
  })

  it('marks the tile to be placed at its position', () => {
    const before = tiles(chain('3-5 by 1, 5-6 right by 2'), '6-6 right')
    const after = tiles(chain('3-5 by 1, 5-6 right by 2, 6-6 right by 3'))
    expect(before.map(({ x, y }) => [x, y])).toEqual(after.map(({ x, y }) => [x, y]))
    expect(before.map(({ className }) => className.endsWith('next'))).toEqual([false, false, true])
  })

  it('refuses an invalid chain', () => {
    expect(drawThumbnail('chain: 3')).toBeNull()
    expect(drawThumbnail('')).toBeNull()
  })
})

it('the rules diagrams can be played, match their text, and are translated', () => {
  const shown = Object.entries(rulesDiagrams).map(([number, diagram]) => ({ number, positions: diagramPositions(game, diagram) }))
  expect(shown.map(({ number }) => number)).toEqual(['2', '5', '7'])
  for (const { number, positions } of shown) {
    for (const position of positions) expect(drawThumbnail(position)).not.toBeNull()
    for (const table of Object.values(strings)) expect(table).toHaveProperty([`rules.${number}.picture`])
  }
  const [, locked, spun] = shown
  for (const line of locked!.positions[0]!.split('\n').slice(2, 6)) expect(line.slice(2)).not.toContain('6')
  expect(spun!.positions[1]!.split('\n')[2]).toContain('| 0 5 |')
})

it('a full drawing of Domino lies on the ground of another theme', () => {
  const drawn = (ground?: string) => JSON.stringify(drawing.draw(drawing.lobbyPosition, 'full', { ground }))
  expect(drawn('#123456')).toContain('"#123456"')
  expect(drawn()).not.toContain('"#123456"')
})
