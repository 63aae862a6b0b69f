import { boardGeometryOf, checkLayout, templateToBoardText, dots, readLayout, boardTemplateNames, type DotsOptions } from '@parlor/dots'
import { isRejection, readOptions } from '@parlor/kernel'
import { completeOptions } from '@parlor/kernel/host'
import { describe, expect, it } from 'vitest'

const { options } = dots.game

function custom(cells: string): unknown {
  const rows = cells.split('/')
  const result = completeOptions(options, { template: 'custom', cells, rows: rows.length, cols: rows[0]!.length })
  return isRejection(result) ? result : 'playable'
}

describe('the board', () => {
  it('[DOT1] has 3 to 9 rows and columns', () => {
    for (const size of [3, 4, 5, 6, 7, 8, 9]) expect(isRejection(completeOptions(options, { rows: size, cols: 12 - size }))).toBe(false)
    for (const rows of [2, 10, 2.5, -0, NaN])
      expect(completeOptions(options, { rows })).toMatchObject({ rejected: 'options.notInRange', params: { key: 'rows' } })
    expect(readLayout('../..')).toMatchObject({ rejected: 'dots.size', params: { rows: 2, cols: 2 } })
    expect(readLayout('..........')).toMatchObject({ rejected: 'dots.size' })
  })

  it('[DOT1] is a rectangle of known signs', () => {
    expect(readLayout('.../..../...')).toMatchObject({ rejected: 'dots.ragged', params: { row: 2, length: 4, cols: 3 } })
    expect(readLayout('.../.x./...')).toMatchObject({ rejected: 'dots.badCell', params: { cell: 'b2', sign: 'x' } })
    expect(readLayout('.../.9./...')).toMatchObject({ rejected: 'dots.badCell', params: { cell: 'b2' } })
  })

  it('[DOT2] is connected: blocks that cut a cell off are refused with that cell', () => {
    expect(custom('..#../..#../..#..')).toEqual({ rejected: 'dots.split', params: { cell: 'd1' } })
    expect(custom('..#../...../..#..')).toBe('playable')
    expect(custom('.#./#../...')).toMatchObject({ rejected: 'dots.isolated' })
  })

  it('[DOT2] has no cell without a neighbour, and at least two cells', () => {
    expect(custom('..#/.#./###')).toEqual({ rejected: 'dots.isolated', params: { cell: 'c2' } })
    expect(custom('###/###/###')).toEqual({ rejected: 'dots.noCells' })
    expect(custom('###/#.#/###')).toEqual({ rejected: 'dots.isolated', params: { cell: 'b2' } })
    expect(custom('###/#../###')).toBe('playable')
  })

  it('[DOT3] gives a cell a capacity of one dot per neighbour', () => {
    expect(boardGeometryOf({ shape: '.../.../...' }).capacity).toEqual([2, 3, 2, 3, 4, 3, 2, 3, 2])
    expect(boardGeometryOf({ shape: '#.#/.../#..' }).capacity).toEqual([0, 1, 0, 1, 4, 2, 0, 2, 2])
    expect(boardGeometryOf({ shape: '...../...../...../...../.....' }).capacitySum).toBe(80)
  })
})

describe('templates', () => {
  it('[DOT4] every template can be played at every size', () => {
    let boards = 0
    for (const template of boardTemplateNames)
      for (let rows = 3; rows <= 9; rows++)
        for (let cols = 3; cols <= 9; cols++) {
          if (template === 'custom') continue
          const layout = readLayout(templateToBoardText(template, rows, cols))
          if (isRejection(layout)) throw new Error(layout.rejected)
          expect([template, rows, cols, checkLayout(layout)]).toEqual([template, rows, cols, null])
          boards++
        }
    expect(boards).toBe(9 * 49)
  })

  it('[DOT4] every template is symmetric under a half turn, so that neither side has an advantage', () => {
    for (const template of boardTemplateNames)
      if (template !== 'custom')
        for (const [rows, cols] of [
          [5, 5],
          [4, 7],
          [9, 8],
        ] as const) {
          const drawn = templateToBoardText(template, rows, cols)
          expect([...drawn].reverse().join('')).toBe(drawn)
        }
  })

  it.each([
    ['open', '...../...../...../...../.....'],
    ['blocks', '#...#/...../..#../...../#...#'],
    ['pillars', '...../.#.#./...../.#.#./.....'],
    ['ring', '...../.###./.###./.###./.....'],
    ['cross', '#...#/...../...../...../#...#'],
    ['diamond', '##.##/#...#/...../#...#/##.##'],
    ['hourglass', '...../#...#/##.##/#...#/.....'],
    ['gate', '..#../..#../...../..#../..#..'],
    ['band', '##.../#..../...../....#/...##'],
  ] as const)('[DOT4] %s on 5×5', (template, cells) => {
    expect(templateToBoardText(template, 5, 5)).toBe(cells)
  })

  it('[DOT4] a custom board is used unchanged if its size matches', () => {
    const drawn = { template: 'custom', cells: 'a../.#./..B', rows: 3, cols: 3 }
    expect(isRejection(completeOptions(options, drawn))).toBe(false)
    expect(completeOptions(options, { ...drawn, rows: 4 })).toEqual({
      rejected: 'dots.otherSize',
      params: { rows: 4, cols: 3, foundRows: 3, foundCols: 3 },
    })
  })
})

describe('options', () => {
  it('[DOT4] presets are valid, and the first is the open 5×5', () => {
    expect(options.presets.map(({ id }) => id)).toEqual(['classic', 'blocks', 'quick', 'large', 'grand', 'oneDot'])
    for (const preset of options.presets) expect(readOptions<DotsOptions>(options, preset.options)).toEqual(preset.options)
    expect(options.presets[0]!.options).toMatchObject({ rows: 5, cols: 5, template: 'open', starter: 'red' })
  })
})
