import { isRejection, readOptions } from '@parlor/kernel'
import { boardFileKeys, boardFromShape, parseBoardFile, sumzero } from '@parlor/sumzero'
import { describe, expect, it } from 'vitest'
import schema from '../../schema/board.json' with { type: 'json' }

const standard = { ...sumzero.game.options.presets[0]!.options, budget: 0 }
const read = (part: object) => readOptions(sumzero.game.options, { ...standard, ...part })

describe('the board', () => {
  it.each([
    [3, 3],
    [50, 50],
    [3, 50],
    [26, 25],
  ])('[SUM1] may have %i rows and %i columns', (rows, cols) => {
    expect(boardFromShape(`${rows}x${cols}`)).toMatchObject({ rows, cols, playable: rows * cols })
    expect(isRejection(read({ rows, cols }))).toBe(false)
  })

  it.each(['2x3', '3x2', '51x3', '3x51', '0x3', '../..', '', '3 x3', `${'.'.repeat(51)}/`.repeat(3)])(
    '[SUM1] is none when it is %s',
    (shape) => {
      expect(isRejection(boardFromShape(shape))).toBe(true)
    },
  )

  it('[SUM2] may have blocked cells, which nothing covers', () => {
    const board = boardFromShape('#../.../..#')
    expect(board).toMatchObject({ rows: 3, cols: 3, playable: 7, free: [0b110, 0b111, 0b011] })
  })

  it('[SUM2] has a single notation when it is open', () => {
    expect(boardFromShape('.../.../...')).toMatchObject({ shape: '3x3' })
  })

  it('[SUM2] is refused when malformed or of another size', () => {
    expect(boardFromShape('.../../...')).toMatchObject({ rejected: 'sumzero.ragged', params: { row: 2 } })
    expect(boardFromShape('.../.x./...')).toMatchObject({ rejected: 'sumzero.badCell', params: { cell: 'b2', sign: 'x' } })
    expect(read({ board: '..../..../....' })).toMatchObject({ rejected: 'sumzero.otherSize' })
    expect(read({ board: '.../.x./...', rows: 3, cols: 3 })).toMatchObject({ rejected: 'sumzero.badCell' })
  })

  it('[SUM2] is read from a file', () => {
    const file = (rows: unknown) => JSON.stringify({ format: 'sumzero-board', version: 1, name: 'Mine', rows })
    expect(parseBoardFile(file(['#..', '...', '..#']))).toMatchObject({ name: 'Mine' })
    expect(parseBoardFile(file(['#..', '.../..#']))).toEqual({ rejected: 'custom.notRows' })
    expect(parseBoardFile(file('#..'))).toEqual({ rejected: 'custom.notRows' })
    expect(parseBoardFile(file(['#..', '..']))).toMatchObject({ rejected: 'sumzero.size' })
    expect(schema.required.toSorted()).toEqual([...boardFileKeys].sort())
  })

  it('[SUM3] is refused when nothing fits on it, or nothing can be bought', () => {
    expect(read({ rows: 3, cols: 3, board: '.#./#.#/.#.' })).toEqual({ rejected: 'sumzero.nothingFits' })
    expect(read({ budget: 3 })).toMatchObject({ rejected: 'sumzero.nothingToBuy' })
    expect(read({ tetrominoes: false, pentominoes: false })).toEqual({ rejected: 'sumzero.noPieces' })
    expect(read({ pieces: '{' })).toMatchObject({ rejected: 'json.malformed' })
  })
})
