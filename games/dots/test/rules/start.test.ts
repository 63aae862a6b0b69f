import { dots, unowned, type DotsTypes, type DotsOptions } from '@parlor/dots'
import { isRejection, reject } from '@parlor/kernel'
import { completeOptions, Match } from '@parlor/kernel/host'
import { describe, expect, it } from 'vitest'

const { game } = dots

function begin(part: Partial<DotsOptions>): Match<DotsTypes> {
  const options = completeOptions(game.options, part)
  const match = isRejection(options) ? options : Match.begin(game, { options, seed: 'start' })
  if (isRejection(match)) throw new Error(match.rejected)
  return match
}

function drawn(cells: string): unknown {
  return completeOptions(game.options, { template: 'custom', rows: 3, cols: 3, cells })
}

describe('starting dots', () => {
  it('[DOT5] lie where the board text says, owned or neutral', () => {
    const { state } = begin({ template: 'custom', rows: 3, cols: 3, cells: 'b.1/.#./..A' })
    expect(game.notation.writeState(state)).toBe('b.1/.#./..A red')
    expect(state.held).toEqual([1, 1])
    expect(state.owner[2]).toBe(unowned)
  })

  it('[DOT5] may fill a cell but not overfill it', () => {
    expect(isRejection(drawn('b../.d./..2'))).toBe(false)
    expect(drawn('c../.../...')).toEqual(reject('dots.overfull', { cell: 'a1', dots: 3, capacity: 2 }))
    expect(drawn('.../.../.4.')).toEqual(reject('dots.overfull', { cell: 'b3', dots: 4, capacity: 3 }))
  })

  it('[DOT5] may not make one side the owner of everything', () => {
    expect(drawn('###/#ab/###')).toEqual(reject('dots.overfull', { cell: 'c2', dots: 2, capacity: 1 }))
    expect(drawn('###/#aa/###')).toEqual(reject('dots.alreadyWon'))
    expect(isRejection(drawn('###/#a./###'))).toBe(false)
  })

  it('[DOT6] the one-dot start puts a neutral dot into every empty cell', () => {
    expect(game.notation.writeState(begin({ rows: 3, cols: 3, oneDot: true }).state)).toBe('111/111/111 red')
    const mixed = begin({ template: 'custom', rows: 3, cols: 3, cells: 'b.2/.#./..A', oneDot: true })
    expect(game.notation.writeState(mixed.state)).toBe('b12/1#1/11A red')
  })
})

describe('who starts', () => {
  it('[DOT7] is what the options say', () => {
    expect(begin({ starter: 'red' }).state.pending).toEqual([{ id: 0, seat: 0, kind: 'place' }])
    expect(begin({ starter: 'blue' }).state.pending[0]!.seat).toBe(1)
  })

  it('[DOT13] the other side starts the next match, unless that is switched off', () => {
    const { options } = begin({ starter: 'red' }).origin
    const outcome = { scores: [1, -1], ranks: [1, 2], reason: '' }
    expect(game.rematch!(options, outcome)).toEqual({ ...options, starter: 'blue' })
    expect(game.rematch!(game.rematch!(options, outcome), outcome)).toEqual(options)
    expect(game.rematch!({ ...options, alternate: false }, outcome)).toEqual({ ...options, alternate: false })
  })
})

describe('a match from a position', () => {
  const classic = game.options.presets[0]!.options
  const from = (position: string, options: DotsOptions) => Match.begin(game, { options, seed: 's', position })

  it('[DOT16] begins with options of the same board and with no others', () => {
    const other = reject('match.otherOptions')
    expect(isRejection(from('...../...../..a../...../....A red', classic))).toBe(false)
    expect(from('.../.../... red', classic)).toEqual(other)
    expect(from('...../.#.../...../...../..... red', classic)).toEqual(other)
    expect(from('aaa/aaa/aaa over', classic)).toEqual(other)
    expect(isRejection(from('#.#/.../#.# red', { ...classic, rows: 3, cols: 3, template: 'blocks' }))).toBe(false)
  })

  it('[DOT16] has its options fitted to its board on request', () => {
    const fitted = (position: string) => {
      const match = Match.fromPosition(game, position)
      return isRejection(match) ? match : match.origin.options
    }
    expect(fitted('...../...../..a../...../....A red')).toEqual(classic)
    expect(fitted('b../.#./..A blue')).toEqual({ ...classic, rows: 3, cols: 3, template: 'custom', cells: '.../.#./...' })
    expect(fitted('#.#/#.#/#.# red')).toEqual({ ...classic, rows: 3, cols: 3, template: 'custom', cells: '#.#/#.#/#.#' })
  })
})
