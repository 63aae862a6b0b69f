import { block, checkLayout, nobody, readLevel } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brushOf, emptyBrush } from '../src/games/dots/pages/editor/brush.ts'
import {
  cellsOf,
  drawn,
  emptyGrid,
  freshDraft,
  layoutOf,
  painted,
  resized,
  turned,
  type Draft,
  type Grid,
} from '../src/games/dots/pages/editor/draft.ts'
import { beginHistory, endGesture, historyOf, record, redo, undo } from '../src/play/history.ts'
import { asOwn, draftOf, levelOf, readLevels, writeLevel } from '../src/games/dots/pages/editor/level.ts'
import { keepDraft, keeping, ownLevels, takeLevels } from '../src/games/dots/pages/editor/kept.ts'
import { isLevelLink, readLevelLink, writeLevelLink } from '../src/games/dots/pages/editor/link.ts'
import { Vault } from '../src/storage/vault.ts'
import { shelfOf } from './fakes.ts'

const draft: Draft = freshDraft('own-1', 'A name', 'A line')
const red2 = brushOf('red', 2)

function paint(grid: Grid, ...cells: readonly number[]): Grid {
  return cells.reduce((now, cell) => painted(now, cell, brushOf('block', 0), 'off'), grid)
}

const grids = fc
  .record({
    rows: fc.integer({ min: 3, max: 9 }),
    cols: fc.integer({ min: 3, max: 9 }),
    seed: fc.array(fc.nat(20), { minLength: 81, maxLength: 81 }),
  })
  .map(({ rows, cols, seed }): Grid => {
    const owner = seed.slice(0, rows * cols).map((word) => word % 4)
    return { rows, cols, owner, dots: owner.map((who, i) => (who === block ? 0 : who === nobody ? seed[i]! % 3 : 1 + (seed[i]! % 4))) }
  })

describe('a board on the easel', () => {
  test('is painted cell by cell, and stays the same when nothing changes', () => {
    const one = painted(draft, 7, red2, 'off')
    expect(cellsOf(one)).toBe('...../..b../...../...../.....')
    expect(painted(one, 7, red2, 'off')).toBe(one)
    expect(cellsOf(painted(one, 7, emptyBrush, 'off'))).toBe(cellsOf(draft))
  })

  test('is painted on the other side too where that is wanted, in the other colour after half a turn', () => {
    expect(cellsOf(painted(draft, 5, red2, 'across'))).toBe('...../b...b/...../...../.....')
    expect(cellsOf(painted(draft, 1, red2, 'down'))).toBe('.b.../...../...../...../.b...')
    expect(cellsOf(painted(draft, 1, red2, 'turn'))).toBe('.b.../...../...../...../...B.')
    expect(cellsOf(painted(draft, 12, red2, 'turn'))).toBe('...../...../..b../...../.....')
  })

  test('keeps what still fits when its size changes', () => {
    const one = painted(draft, 24, red2, 'off')
    expect(cellsOf(resized(one, 4, 6))).toBe('....../....../....../......')
    expect(cellsOf(resized(one, 6, 5))).toBe('...../...../...../...../....b/.....')
  })

  test('comes back after turning it all the way round', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(turned(turned(grid, 'across'), 'across')).toEqual(grid)
        expect(turned(turned(grid, 'down'), 'down')).toEqual(grid)
        expect(turned(turned(grid, 'swap'), 'swap')).toEqual(grid)
        expect([1, 2, 3, 4].reduce((now) => turned(now, 'right'), grid)).toEqual(grid)
        expect(turned(turned(grid, 'right'), 'right')).toEqual(turned(turned(grid, 'across'), 'down'))
      }),
    )
  })

  test('is turned to the right, not to the left', () => {
    const one = painted(emptyGrid(3, 4), 0, red2, 'off')
    expect(cellsOf(turned(one, 'right'))).toBe('..b/.../.../...')
  })

  test('takes the blocks of a template', () => {
    const one = drawn(painted(draft, 3, red2, 'off'), 'blocks')
    expect(cellsOf(one)).toBe('#...#/...../..#../...../#...#')
    expect(checkLayout(layoutOf(one))).toBeNull()
  })

  test('is judged by the rules, with the cell that is wrong', () => {
    expect(checkLayout(layoutOf(paint(draft, 1, 5)))).toMatchObject({ rejected: 'dots.isolated', params: { cell: 'a1' } })
    expect(checkLayout(layoutOf(paint(draft, 2, 7, 12, 17, 22)))).toMatchObject({ rejected: 'dots.split' })
    expect(checkLayout(layoutOf(painted(draft, 0, brushOf('blue', 3), 'off')))).toMatchObject({ rejected: 'dots.overfull' })
    const all = draft.owner.reduce((now, _, cell) => painted(now, cell, brushOf('red', 1), 'off'), draft)
    expect(checkLayout(layoutOf(all))).toMatchObject({ rejected: 'dots.alreadyWon' })
  })
})

describe('taking back', () => {
  test('goes back and forth, and forgets what was undone when something else is done', () => {
    let history = record(record(beginHistory('a'), 'b'), 'c')
    history = undo(undo(history))
    expect(history.now).toBe('a')
    expect(undo(history)).toBe(history)
    expect(redo(history).now).toBe('b')
    history = record(history, 'd')
    expect(redo(history)).toBe(history)
    expect(undo(history).now).toBe('a')
  })

  test('takes one gesture back as one', () => {
    let history = beginHistory(0)
    for (const now of [1, 2, 3]) history = record(history, now, 'stroke')
    expect(undo(history).now).toBe(0)
    history = record(endGesture(history), 4, 'stroke')
    expect(undo(history).now).toBe(3)
  })

  test('leads from a level that came by link to what lay on the easel', () => {
    const history = historyOf(['mine', 'linked'])
    expect(history.now).toBe('linked')
    expect(undo(history).now).toBe('mine')
    expect(historyOf(['linked']).past).toEqual([])
  })

  test('does not count a change that changes nothing', () => {
    const history = beginHistory('a')
    expect(record(history, 'a')).toBe(history)
  })
})

describe('a level', () => {
  test('becomes a draft and a level again', () => {
    const one: Draft = { ...painted(draft, 6, red2, 'turn'), opponent: 'expert', starter: 'blue', colour: 'blue' }
    expect(readLevel(levelOf(one))).toEqual(levelOf(one))
    expect(draftOf(levelOf(one), 'en')).toEqual(one)
    expect(readLevels(writeLevel(levelOf(one)))).toEqual([levelOf(one)])
  })

  test('from elsewhere gets an id of its own, so that it replaces none', () => {
    const level = levelOf(draft)
    const [one, two] = [asOwn(level), asOwn(level)]
    expect(new Set([level.id, one.id, two.id]).size).toBe(3)
    expect({ ...one, id: level.id }).toEqual(level)
  })

  test('needs its words', () => {
    expect(readLevel(levelOf({ ...draft, name: ' ' }))).toMatchObject({ rejected: 'levels.emptyText' })
  })

  test('of a set that is taken in gets one id, and a set taken in twice is there once', async () => {
    const vault = new Vault([shelfOf('indexeddb'), shelfOf('memory')])
    const set = [levelOf(draft), { ...levelOf(painted(draft, 3, red2, 'turn')), id: 'own-2' }]
    const taken = await takeLevels(set, 5, vault)
    expect(taken).toMatchObject({ added: 2, place: 'indexeddb' })
    const ids = (await ownLevels.list(vault)).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(taken.levels.map(({ id }) => id).toSorted())
    const again = await takeLevels(set, 6, vault)
    expect(again).toMatchObject({ added: 0, levels: taken.levels })
    expect(await ownLevels.list(vault)).toHaveLength(2)
  })

  test('that nothing lasting took is said to last until the page closes', async () => {
    expect(await takeLevels([levelOf(draft)], 5, new Vault([shelfOf('memory')]))).toMatchObject({ place: 'memory' })
  })

  test('travels by link', async () => {
    const level = levelOf(painted(draft, 3, red2, 'turn'))
    const link = await writeLevelLink(level)
    expect(link.length).toBeLessThan(300)
    expect(isLevelLink(`#${link}`)).toBe(true)
    expect(await readLevelLink(`#${link}`)).toEqual(level)
  })

  test.each([
    ['another fragment', '#m=1.abc', 'editor.notALink'],
    ['a newer edition', '#l=2.abc', 'share.newerLink'],
    ['no edition', '#l=abc', 'share.damagedLink'],
    ['signs no link has', '#l=1.ä', 'share.damagedLink'],
    ['bytes that do not unfold', '#l=1.AAAA', 'share.damagedLink'],
  ])('from a link with %s is refused', async (_, link, code) => {
    const read = await readLevelLink(link)
    expect(isRejection(read) && read.rejected).toBe(code)
  })

  test('of a set file comes with its neighbours', () => {
    const level = levelOf(draft)
    const set = {
      format: 'dots-levels',
      version: 1,
      id: 's',
      theme: 'petri',
      name: 'N',
      description: 'D',
      levels: [level, { ...level, id: 'two' }],
    }
    expect(readLevels(JSON.stringify(set))).toHaveLength(2)
  })
})

test('levels and drafts that travel are read as strictly as any', async () => {
  const level = levelOf(painted(draft, 3, red2, 'turn'))
  expect(keeping.own!['level']!(level)).toEqual(level)
  expect(keeping.own!['level']!({ evil: [1] })).toMatchObject({ rejected: expect.any(String) })
  const vault = new Vault([shelfOf('indexeddb'), shelfOf('memory')])
  await keepDraft(draft, vault)
  const kept: unknown = JSON.parse((await vault.read('draft/dots'))!)
  expect(keeping.draft!(kept, '')).toEqual(kept)
  expect(keeping.draft!(kept, 'other')).toMatchObject({ rejected: expect.any(String) })
  expect(keeping.draft!({ ...draft, rows: 99 }, '')).toMatchObject({ rejected: expect.any(String) })
})
