import { blockedCell, checkLayout, unowned, readLevel } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brushFromName, emptyBrush } from '../src/games/dots/pages/editor/brush.ts'
import {
  stringifyGrid,
  applyTemplate,
  emptyGrid,
  newDraft,
  layoutOfGrid,
  paintCell,
  resizeGrid,
  transformGrid,
  type LevelDraft,
  type BoardGrid,
} from '../src/games/dots/pages/editor/level-draft.ts'
import { startHistory, endGesture, historyFrom, recordChange, redoChange, undoChange } from '../src/game-ui/undo-history.ts'
import { withNewLevelId, draftFromLevel, levelFromDraft, readLevels, stringifyLevel } from '../src/games/dots/pages/editor/level-file.ts'
import { saveDraft, backupReaders, loadDraft, ownLevels, renameDraft } from '../src/games/dots/pages/editor/own-level-store.ts'
import { levelLink } from '../src/games/dots/pages/editor/level-link.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { fakeBackend } from './fakes.ts'

const draft: LevelDraft = newDraft('own-1', 'A name', 'A line')
const red2 = brushFromName('red', 2)

function paint(grid: BoardGrid, ...cells: readonly number[]): BoardGrid {
  return cells.reduce((now, cell) => paintCell(now, cell, brushFromName('block', 0), 'off'), grid)
}

const grids = fc
  .record({
    rows: fc.integer({ min: 3, max: 9 }),
    cols: fc.integer({ min: 3, max: 9 }),
    seed: fc.array(fc.nat(20), { minLength: 81, maxLength: 81 }),
  })
  .map(({ rows, cols, seed }): BoardGrid => {
    const owner = seed.slice(0, rows * cols).map((word) => word % 4)
    return {
      rows,
      cols,
      owner,
      dots: owner.map((who, i) => (who === blockedCell ? 0 : who === unowned ? seed[i]! % 3 : 1 + (seed[i]! % 4))),
    }
  })

describe('the board of a draft', () => {
  test('is painted cell by cell, and stays the same when nothing changes', () => {
    const one = paintCell(draft, 7, red2, 'off')
    expect(stringifyGrid(one)).toBe('...../..b../...../...../.....')
    expect(paintCell(one, 7, red2, 'off')).toBe(one)
    expect(stringifyGrid(paintCell(one, 7, emptyBrush, 'off'))).toBe(stringifyGrid(draft))
  })

  test('is painted symmetrically on request, in the other colour for a half turn', () => {
    expect(stringifyGrid(paintCell(draft, 5, red2, 'across'))).toBe('...../b...b/...../...../.....')
    expect(stringifyGrid(paintCell(draft, 1, red2, 'down'))).toBe('.b.../...../...../...../.b...')
    expect(stringifyGrid(paintCell(draft, 1, red2, 'turn'))).toBe('.b.../...../...../...../...B.')
    expect(stringifyGrid(paintCell(draft, 12, red2, 'turn'))).toBe('...../...../..b../...../.....')
  })

  test('keeps the cells that still fit when its size changes', () => {
    const one = paintCell(draft, 24, red2, 'off')
    expect(stringifyGrid(resizeGrid(one, 4, 6))).toBe('....../....../....../......')
    expect(stringifyGrid(resizeGrid(one, 6, 5))).toBe('...../...../...../...../....b/.....')
  })

  test('is restored by four quarter turns', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(transformGrid(transformGrid(grid, 'across'), 'across')).toEqual(grid)
        expect(transformGrid(transformGrid(grid, 'down'), 'down')).toEqual(grid)
        expect(transformGrid(transformGrid(grid, 'swap'), 'swap')).toEqual(grid)
        expect([1, 2, 3, 4].reduce((now) => transformGrid(now, 'right'), grid)).toEqual(grid)
        expect(transformGrid(transformGrid(grid, 'right'), 'right')).toEqual(transformGrid(transformGrid(grid, 'across'), 'down'))
      }),
    )
  })

  test('is turned clockwise', () => {
    const one = paintCell(emptyGrid(3, 4), 0, red2, 'off')
    expect(stringifyGrid(transformGrid(one, 'right'))).toBe('..b/.../.../...')
  })

  test('takes the blocks of a template', () => {
    const one = applyTemplate(paintCell(draft, 3, red2, 'off'), 'blocks')
    expect(stringifyGrid(one)).toBe('#...#/...../..#../...../#...#')
    expect(checkLayout(layoutOfGrid(one))).toBeNull()
  })

  test('is validated by the rules, with the invalid cell', () => {
    expect(checkLayout(layoutOfGrid(paint(draft, 1, 5)))).toMatchObject({ rejected: 'dots.isolated', params: { cell: 'a1' } })
    expect(checkLayout(layoutOfGrid(paint(draft, 2, 7, 12, 17, 22)))).toMatchObject({ rejected: 'dots.split' })
    expect(checkLayout(layoutOfGrid(paintCell(draft, 0, brushFromName('blue', 3), 'off')))).toMatchObject({ rejected: 'dots.overfull' })
    const all = draft.owner.reduce((now, _, cell) => paintCell(now, cell, brushFromName('red', 1), 'off'), draft)
    expect(checkLayout(layoutOfGrid(all))).toMatchObject({ rejected: 'dots.alreadyWon' })
  })
})

describe('undo', () => {
  test('undoes and redoes, and drops redo after another change', () => {
    let history = recordChange(recordChange(startHistory('a'), 'b'), 'c')
    history = undoChange(undoChange(history))
    expect(history.now).toBe('a')
    expect(undoChange(history)).toBe(history)
    expect(redoChange(history).now).toBe('b')
    history = recordChange(history, 'd')
    expect(redoChange(history)).toBe(history)
    expect(undoChange(history).now).toBe('a')
  })

  test('undoes one gesture as one', () => {
    let history = startHistory(0)
    for (const now of [1, 2, 3]) history = recordChange(history, now, 'stroke')
    expect(undoChange(history).now).toBe(0)
    history = recordChange(endGesture(history), 4, 'stroke')
    expect(undoChange(history).now).toBe(3)
  })

  test('restores the draft after opening a level by link', () => {
    const history = historyFrom(['mine', 'linked'])
    expect(history.now).toBe('linked')
    expect(undoChange(history).now).toBe('mine')
    expect(historyFrom(['linked']).past).toEqual([])
  })

  test('ignores a change without effect', () => {
    const history = startHistory('a')
    expect(recordChange(history, 'a')).toBe(history)
  })
})

describe('a level', () => {
  test('round-trips through a draft', () => {
    const one: LevelDraft = { ...paintCell(draft, 6, red2, 'turn'), opponent: 'expert', starter: 'blue', colour: 'blue' }
    expect(readLevel(levelFromDraft(one))).toEqual(levelFromDraft(one))
    expect(draftFromLevel(levelFromDraft(one), 'en')).toEqual(one)
    expect(readLevels(stringifyLevel(levelFromDraft(one)))).toEqual([levelFromDraft(one)])
  })

  test('that is imported gets a new id, so that it replaces none', () => {
    const level = levelFromDraft(draft)
    const [one, two] = [withNewLevelId(level), withNewLevelId(level)]
    expect(new Set([level.id, one.id, two.id]).size).toBe(3)
    expect({ ...one, id: level.id }).toEqual(level)
  })

  test('needs name and description', () => {
    expect(readLevel(levelFromDraft({ ...draft, name: ' ' }))).toMatchObject({ rejected: 'levels.emptyText' })
  })

  test('of an imported set has a stable id: importing twice adds it once', async () => {
    const store = new KeyValueStore([fakeBackend('indexeddb'), fakeBackend('memory')])
    const set = [levelFromDraft(draft), { ...levelFromDraft(paintCell(draft, 3, red2, 'turn')), id: 'own-2' }]
    const taken = await ownLevels.addAll(set, 5, store)
    expect(taken).toMatchObject({ added: 2, kind: 'indexeddb' })
    const ids = (await ownLevels.list(store)).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(taken.items.map(({ thing }) => thing.id).toSorted())
    const again = await ownLevels.addAll(set, 6, store)
    expect(again).toMatchObject({ added: 0, items: taken.items })
    expect(await ownLevels.list(store)).toHaveLength(2)
  })

  test('follows its name in a list, and no other', async () => {
    const store = new KeyValueStore([fakeBackend('indexeddb'), fakeBackend('memory')])
    await saveDraft(draft, store)
    await renameDraft('own-2', 'Other', store)
    expect(await loadDraft(store)).toEqual(draft)
    await renameDraft(draft.id, 'Mine', store)
    expect(await loadDraft(store)).toEqual({ ...draft, name: 'Mine' })
  })

  test('stored only in memory is reported as temporary', async () => {
    expect(await ownLevels.addAll([levelFromDraft(draft)], 5, new KeyValueStore([fakeBackend('memory')]))).toMatchObject({
      kind: 'memory',
    })
  })

  test('round-trips through a link', async () => {
    const level = levelFromDraft(paintCell(draft, 3, red2, 'turn'))
    const link = await levelLink.write(level)
    expect(link.length).toBeLessThan(300)
    expect(levelLink.matches(`#${link}`)).toBe(true)
    expect(await levelLink.read(`#${link}`)).toEqual(level)
  })

  test.each([
    ['another fragment', '#m=1.abc', 'editor.notALink'],
    ['a newer edition', '#l=2.abc', 'share.newerLink'],
    ['no edition', '#l=abc', 'share.damagedLink'],
    ['signs no link has', '#l=1.ä', 'share.damagedLink'],
    ['bytes that do not unfold', '#l=1.AAAA', 'share.damagedLink'],
  ])('from a link with %s is refused', async (_, link, code) => {
    const read = await levelLink.read(link)
    expect(isRejection(read) && read.rejected).toBe(code)
  })

  test('of a set file comes with its neighbours', () => {
    const level = levelFromDraft(draft)
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

test('imported levels and drafts are validated strictly', async () => {
  const level = levelFromDraft(paintCell(draft, 3, red2, 'turn'))
  expect(backupReaders.own!['level']!(level)).toEqual(level)
  expect(backupReaders.own!['level']!({ evil: [1] })).toMatchObject({ rejected: expect.any(String) })
  const store = new KeyValueStore([fakeBackend('indexeddb'), fakeBackend('memory')])
  await saveDraft(draft, store)
  const stored: unknown = JSON.parse((await store.read('draft/dots'))!)
  expect(backupReaders.draft!(stored, '')).toEqual(stored)
  expect(backupReaders.draft!(stored, 'other')).toMatchObject({ rejected: expect.any(String) })
  expect(backupReaders.draft!({ ...draft, rows: 99 }, '')).toMatchObject({ rejected: expect.any(String) })
})
