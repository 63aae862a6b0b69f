import { describe, expect, it } from 'vitest'
import { itemsThatFit, mergeItems, type ItemsByKey } from '../src/features/online/merge-items.ts'

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

  it('sends what the account has room for: what it holds first, then the newest', () => {
    const merged = things(['a', 1], ['b', 3], ['c', 2], ['d', 4])
    const one = JSON.stringify({ a: merged['a'] }).length
    expect(itemsThatFit(merged, things(['a', 1]), 4 * one)).toEqual(merged)
    expect(itemsThatFit(merged, things(['a', 1]), 3 * one)).toEqual(things(['a', 1], ['b', 3], ['d', 4]))
    expect(itemsThatFit(merged, things(['a', 1], ['c', 2]), one)).toEqual(things(['a', 1], ['c', 2]))
    // What waits here is new at the next round, not deleted.
    const sent = itemsThatFit(merged, {}, one)
    expect(mergeItems(merged, sent, { at: 10, keys: Object.keys(sent) })).toEqual(merged)
  })
})
