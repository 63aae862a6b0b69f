import { describe, expect, it } from 'vitest'
import { mergeItems, type ItemsByKey } from '../src/features/online/merge-items.ts'

const thing = (id: string, updated: number) => ({ id, updated, thing: `${id}@${updated}` })
const things = (...all: readonly (readonly [string, number])[]): ItemsByKey =>
  Object.fromEntries(all.map(([id, updated]) => [id, thing(id, updated)]))
const never = { at: 0, keys: [] }

describe('account sync', () => {
  it('merges both sides at first', () => {
    expect(mergeItems(things(['a', 1]), things(['b', 2]), never)).toEqual(things(['a', 1], ['b', 2]))
  })

  it('keeps the newer of two', () => {
    expect(mergeItems(things(['a', 5]), things(['a', 3]), never)).toEqual(things(['a', 5]))
    expect(mergeItems(things(['a', 3]), things(['a', 5]), never)).toEqual(things(['a', 5]))
  })

  it('deletes what either side has deleted since the last sync', () => {
    const agreed = { at: 10, keys: ['a', 'b'] }
    expect(mergeItems(things(['a', 1]), things(['b', 2]), agreed)).toEqual({})
  })

  it('restores what was changed after it was deleted elsewhere', () => {
    expect(mergeItems(things(['a', 11]), {}, { at: 10, keys: ['a'] })).toEqual(things(['a', 11]))
  })
})
