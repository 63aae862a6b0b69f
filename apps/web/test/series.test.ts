import { seriesId, standingOf, type LevelSet, type Progress } from '@parlor/dots'
import { isRejection, Match } from '@parlor/kernel'
import { describe, expect, test, vi } from 'vitest'
import { findSeries, seriesOf } from '../src/games/dots/pages/levels/series.ts'
import { levelSets } from '../src/games/dots/pages/levels/sets.ts'
import { finishMatch, recount, recountSave } from '../src/session/finish.ts'
import { openingOf, savable } from '../src/session/opening.ts'
import { person } from '../src/session/player.ts'
import { listResults, readResult, resultOf } from '../src/storage/result.ts'
import { sealSave } from '../src/storage/save.ts'
import {
  anew,
  changeProgress,
  checkProgress,
  freshProgress,
  progressKey,
  readProgress,
  withMatch,
  type SeriesProgress,
} from '../src/storage/series.ts'
import { memoryShelf } from '../src/storage/shelf.ts'
import { Vault } from '../src/storage/vault.ts'
import { bot } from '../src/session/player.ts'
import { dots, shelfOf } from './fakes.ts'

const set: LevelSet = levelSets[0]!
const series = seriesOf(set)

/** A finished match at a place of the set: the player wins because the other side gives up, or the other way round. */
function finished(index: number, won: boolean, help = false): Match {
  const fixture = series.fixture(index)!
  const match = Match.begin(dots.game, { options: fixture.options, seed: 'series' })
  if (isRejection(match)) throw new Error(match.rejected)
  if (help) match.markPractice('hint')
  const player = fixture.levels!.indexOf(null)
  match.resign(won ? 1 - player : player)
  return match as Match
}

function at(index: number): { id: string; index: number } {
  return { id: series.id, index }
}

function results(state: unknown): Progress['results'] {
  return (state as Progress).results
}

describe('the progress of a series', () => {
  test('counts a match once, whatever is told twice', () => {
    const start = freshProgress('dots', series)
    const once = withMatch(start, series, at(0), 'match00001', finished(0, true), 5)
    expect(results(once.state)).toHaveLength(1)
    expect(once).toMatchObject({ matches: ['match00001'], updated: 5 })
    expect(withMatch(once, series, at(0), 'match00001', finished(0, false), 6)).toBe(once)
  })

  test('takes no level whose turn has not come, none of another set, none that goes on', () => {
    const start = freshProgress('dots', series)
    expect(withMatch(start, series, at(1), 'match00001', finished(1, true), 5)).toBe(start)
    expect(withMatch(start, series, { id: 'dots.space', index: 0 }, 'match00001', finished(0, true), 5)).toBe(start)
    const running = Match.begin(dots.game, { options: series.fixture(0)!.options, seed: 's' }) as Match
    expect(withMatch(start, series, at(0), 'match00001', running, 5)).toBe(start)
  })

  test('keeps the better score when a level is played again', () => {
    let progress = withMatch(freshProgress('dots', series), series, at(0), 'match00001', finished(0, false), 1)
    expect(results(progress.state)[0]).toMatchObject({ won: false })
    progress = withMatch(progress, series, at(0), 'match00002', finished(0, true), 2)
    expect(results(progress.state)[0]).toMatchObject({ won: true })
    progress = withMatch(progress, series, at(0), 'match00003', finished(0, false), 3)
    expect(results(progress.state)[0]).toMatchObject({ won: true })
  })

  test('is completed by practice too, without a win or a score', () => {
    const progress = withMatch(freshProgress('dots', series), series, at(0), 'match00001', finished(0, true, true), 1)
    expect(standingOf(set, progress.state as Progress)).toMatchObject({ score: 0, won: 0, lost: 1, unlocked: 2 })
  })

  test('begins anew with the first level, and remembers the run', () => {
    let progress = freshProgress('dots', series)
    for (const index of [0, 1, 2]) progress = withMatch(progress, series, at(index), `match0000${index}`, finished(index, true), index)
    const again = anew(progress, series, 9)
    expect(results(again.state)).toEqual([])
    // Only what counts is open: a later level would be played for nothing.
    expect(withMatch(again, series, at(2), 'match00009', finished(2, true), 9)).toBe(again)
    expect(results(withMatch(again, series, at(0), 'match00009', finished(0, true), 9).state)).toHaveLength(1)
    expect(again.runs).toEqual([{ state: progress.state, at: 2 }])
    expect(anew(again, series, 10).runs).toHaveLength(1)
  })

  test('survives a round through storage, and anything else starts from the beginning', async () => {
    const vault = new Vault([memoryShelf()])
    const kept = await changeProgress(
      'dots',
      series,
      (progress) => withMatch(progress, series, at(0), 'match00001', finished(0, true), 5),
      vault,
    )
    expect(await readProgress('dots', series, vault)).toEqual(kept)
    for (const text of [
      '{',
      '{"v":1}',
      JSON.stringify({ ...kept, state: { set: 'petri', results: 'none' } }),
      JSON.stringify({ ...kept, more: 1 }),
    ]) {
      await vault.write(progressKey('dots', series.id), text)
      expect(await readProgress('dots', series, vault)).toEqual(freshProgress('dots', series))
    }
  })

  test.each([
    ['a time before all time', { updated: -1 }],
    ['a match id that is a path', { matches: ['../../x'] }],
    ['a run without a time', { runs: [{ state: null }] }],
    ['an older version', { v: 0 }],
  ])('from outside with %s is refused', (_, change) => {
    expect(checkProgress({ ...freshProgress('dots', series), ...change })).toMatchObject({ rejected: 'series.notProgress' })
  })
})

describe('progress that is kept', () => {
  const add = (vault: Vault, index: number) =>
    changeProgress('dots', series, (now) => withMatch(now, series, at(index), `match0000${index}`, finished(index, true), index), vault)

  test('is not begun afresh because a shelf could not be read once', async () => {
    const trouble = { get: false, set: false }
    const shelves = [shelfOf('indexeddb', trouble), shelfOf('localstorage')]
    const vault = new Vault([...shelves, memoryShelf()])
    for (const index of [0, 1, 2]) await add(vault, index)
    Object.assign(trouble, { get: true, set: true })
    await add(vault, 0)
    expect(vault.status.getState().trouble).toBe('refused')
    Object.assign(trouble, { get: false, set: false })
    const nextVisit = new Vault([...shelves, memoryShelf()])
    expect(results((await readProgress('dots', series, nextVisit)).state)).toHaveLength(3)
  })

  test('counts a level that was finished before the database answered', async () => {
    const database = shelfOf('indexeddb')
    for (const index of [0, 1]) await add(new Vault([database, memoryShelf()]), index)
    const vault = new Vault([shelfOf('localstorage'), memoryShelf()])
    let answer = (_: boolean): void => {}
    const arrived = vault.expect(database, new Promise((resolve) => (answer = resolve)))
    await add(vault, 2)
    answer(true)
    await arrived
    expect(results((await readProgress('dots', series, vault)).state)).toHaveLength(3)
  })

  test.each([
    ['by a later edition', JSON.stringify({ ...freshProgress('dots', series), v: 2, more: true })],
    ['over by a broken disk', '{"v":1,'],
    ['for a set that was another then', JSON.stringify({ ...freshProgress('dots', series), state: { set: 'none', results: [] } })],
  ])('and written %s is set aside and never written over', async (_, text) => {
    const vault = new Vault([shelfOf('indexeddb'), memoryShelf()])
    const key = progressKey('dots', series.id)
    for (const number of [1, 2]) {
      await vault.write(key, text)
      expect(results((await add(vault, 0)).state)).toHaveLength(1)
      expect(await vault.read(`aside/${key}/${number}`)).toBe(text)
    }
  })

  test('stays where it is when it can neither be read nor set aside', async () => {
    const trouble = { set: false }
    const shelf = shelfOf('indexeddb', trouble)
    shelf.texts.set(progressKey('dots', series.id), '{')
    trouble.set = true
    await add(new Vault([shelf, memoryShelf()]), 0)
    expect(shelf.texts.get(progressKey('dots', series.id))).toBe('{')
  })
})

describe('the sets that are shipped', () => {
  test('are found by the id that matches carry', () => {
    for (const one of levelSets) {
      expect(findSeries(seriesId(one))?.id).toBe(seriesId(one))
      expect(seriesOf(one).fixture(one.levels.length)).toBeNull()
    }
    expect(findSeries('dots.none')).toBeNull()
  })
})

test('a finished match leaves its result with the game’s figures and counts for its series, once', async () => {
  const vault = new Vault([memoryShelf()])
  const match = finished(0, true)
  const players = [person, bot('easy')]
  const result = resultOf(match, players, { id: 'match00001', at: 7, played: 8, series: at(0) })!
  const door = { marks: () => ({ chain: 3 }), series: { find: findSeries } } as unknown as Parameters<typeof finishMatch>[0]
  await finishMatch(door, result, match, 0, vault)
  await finishMatch(door, result, match, 0, vault)
  expect(await listResults('dots', vault)).toEqual([{ ...result, marks: { chain: 3 } }])
  expect(results((await readProgress('dots', series, vault)).state)).toHaveLength(1)
  expect(readResult(JSON.stringify({ ...result, marks: { chain: 'many' } }))).toMatchObject({ rejected: 'stats.badField' })
  expect(readResult(JSON.stringify({ ...result, series: { id: 'dots.petri' } }))).toMatchObject({ rejected: 'stats.badField' })
})

test('where the browser refuses locks, progress is counted all the same', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } })
  try {
    const vault = new Vault([memoryShelf()])
    const count = (progress: SeriesProgress) => withMatch(progress, series, at(0), 'match00001', finished(0, true), 5)
    expect(results((await changeProgress('dots', series, count, vault)).state)).toHaveLength(1)
    expect(results((await readProgress('dots', series, vault)).state)).toHaveLength(1)
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a finished match whose result was never written is counted when it is found again; a branch of one is not', async () => {
  const vault = new Vault([memoryShelf()])
  const match = finished(0, true)
  const opening = { ...openingOf(match, [person, bot('easy')], 1), id: 'match00001', played: 8, series: at(0) }
  const door = { game: dots.game, series: { find: findSeries } } as unknown as Parameters<typeof recountSave>[0]
  const save = sealSave({ ...savable(opening, 8, 77), revision: 1 })
  await recountSave(door, save, vault)
  await recountSave(door, save, vault)
  expect(await listResults('dots', vault)).toMatchObject([{ id: 'match00001', at: 77, played: 8 }])
  expect(results((await readProgress('dots', series, vault)).state)).toHaveLength(1)
  await recount(door, { ...opening, id: 'match00002', match: match.branch(match.line.length) }, 78, vault)
  expect(await listResults('dots', vault)).toHaveLength(1)
})
