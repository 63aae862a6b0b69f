import { seriesId, levelSetStandingOf, type LevelSet, type LevelSetProgress } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, test, vi } from 'vitest'
import { findSeries, seriesOfLevelSet } from '../src/games/dots/pages/levels/level-set-series-adapter.ts'
import { levelSets } from '../src/games/dots/pages/levels/level-sets.ts'
import { recordFinishedMatch, recordMissedResult, recordFinishedSave } from '../src/session/record-result.ts'
import { localMatchOf, saveContentOf } from '../src/session/local-match.ts'
import { personPlayer } from '../src/data/player.ts'
import { listResults, parseResult, createMatchResult } from '../src/data/match-result.ts'
import { withSaveChecksum } from '../src/data/save.ts'
import {
  restartSeries,
  updateSeriesProgress,
  checkSeriesProgress,
  newSeriesProgress,
  seriesProgressKey,
  readSeriesProgress,
  withFinishedMatch,
  type SeriesProgress,
} from '../src/data/series-progress.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { botPlayer } from '../src/data/player.ts'
import { dots, fakeBackend } from './fakes.ts'

const set: LevelSet = levelSets[0]!
const series = seriesOfLevelSet(set)

/** A finished match of a level, won or lost by resignation. */
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

function results(state: unknown): LevelSetProgress['results'] {
  return (state as LevelSetProgress).results
}

describe('the progress of a series', () => {
  test('counts a match once, however often reported', () => {
    const start = newSeriesProgress('dots', series)
    const once = withFinishedMatch(start, series, at(0), 'match00001', finished(0, true), 5)
    expect(results(once.state)).toHaveLength(1)
    expect(once).toMatchObject({ matches: ['match00001'], updated: 5 })
    expect(withFinishedMatch(once, series, at(0), 'match00001', finished(0, false), 6)).toBe(once)
  })

  test('refuses locked levels, other sets and unfinished matches', () => {
    const start = newSeriesProgress('dots', series)
    expect(withFinishedMatch(start, series, at(1), 'match00001', finished(1, true), 5)).toBe(start)
    expect(withFinishedMatch(start, series, { id: 'dots.space', index: 0 }, 'match00001', finished(0, true), 5)).toBe(start)
    const running = Match.begin(dots.game, { options: series.fixture(0)!.options, seed: 's' }) as Match
    expect(withFinishedMatch(start, series, at(0), 'match00001', running, 5)).toBe(start)
  })

  test('keeps the better score when a level is played again', () => {
    let progress = withFinishedMatch(newSeriesProgress('dots', series), series, at(0), 'match00001', finished(0, false), 1)
    expect(results(progress.state)[0]).toMatchObject({ won: false })
    progress = withFinishedMatch(progress, series, at(0), 'match00002', finished(0, true), 2)
    expect(results(progress.state)[0]).toMatchObject({ won: true })
    progress = withFinishedMatch(progress, series, at(0), 'match00003', finished(0, false), 3)
    expect(results(progress.state)[0]).toMatchObject({ won: true })
  })

  test('is completed by practice too, without a win or a score', () => {
    const progress = withFinishedMatch(newSeriesProgress('dots', series), series, at(0), 'match00001', finished(0, true, true), 1)
    expect(levelSetStandingOf(set, progress.state as LevelSetProgress)).toMatchObject({ score: 0, won: 0, lost: 1, unlocked: 2 })
  })

  test('restarts with the first level, and keeps the previous run', () => {
    let progress = newSeriesProgress('dots', series)
    for (const index of [0, 1, 2])
      progress = withFinishedMatch(progress, series, at(index), `match0000${index}`, finished(index, true), index)
    const again = restartSeries(progress, series, 9)
    expect(results(again.state)).toEqual([])
    // Later levels are locked: they would not count.
    expect(withFinishedMatch(again, series, at(2), 'match00009', finished(2, true), 9)).toBe(again)
    expect(results(withFinishedMatch(again, series, at(0), 'match00009', finished(0, true), 9).state)).toHaveLength(1)
    expect(again.runs).toEqual([{ state: progress.state, at: 2 }])
    expect(restartSeries(again, series, 10).runs).toHaveLength(1)
  })

  test('round-trips through storage, and invalid data starts from the beginning', async () => {
    const store = new KeyValueStore([memoryBackend()])
    const updated = await updateSeriesProgress(
      'dots',
      series,
      (progress) => withFinishedMatch(progress, series, at(0), 'match00001', finished(0, true), 5),
      store,
    )
    expect(await readSeriesProgress('dots', series, store)).toEqual(updated)
    for (const text of [
      '{',
      '{"v":1}',
      JSON.stringify({ ...updated, state: { set: 'petri', results: 'none' } }),
      JSON.stringify({ ...updated, more: 1 }),
    ]) {
      await store.write(seriesProgressKey('dots', series.id), text)
      expect(await readSeriesProgress('dots', series, store)).toEqual(newSeriesProgress('dots', series))
    }
  })

  test.each([
    ['a time before all time', { updated: -1 }],
    ['a match id that is a path', { matches: ['../../x'] }],
    ['a run without a time', { runs: [{ state: null }] }],
    ['an older version', { v: 0 }],
  ])('with %s is refused', (_, change) => {
    expect(checkSeriesProgress({ ...newSeriesProgress('dots', series), ...change })).toMatchObject({ rejected: 'series.notProgress' })
  })
})

describe('stored progress', () => {
  const add = (store: KeyValueStore, index: number) =>
    updateSeriesProgress(
      'dots',
      series,
      (now) => withFinishedMatch(now, series, at(index), `match0000${index}`, finished(index, true), index),
      store,
    )

  test('is not reset by a failed read', async () => {
    const trouble = { get: false, set: false }
    const backends = [fakeBackend('indexeddb', trouble), fakeBackend('localstorage')]
    const store = new KeyValueStore([...backends, memoryBackend()])
    for (const index of [0, 1, 2]) await add(store, index)
    Object.assign(trouble, { get: true, set: true })
    await add(store, 0)
    expect(store.status.getState().trouble).toBe('refused')
    Object.assign(trouble, { get: false, set: false })
    const nextVisit = new KeyValueStore([...backends, memoryBackend()])
    expect(results((await readSeriesProgress('dots', series, nextVisit)).state)).toHaveLength(3)
  })

  test('counts a level that was finished before the database answered', async () => {
    const database = fakeBackend('indexeddb')
    for (const index of [0, 1]) await add(new KeyValueStore([database, memoryBackend()]), index)
    const store = new KeyValueStore([fakeBackend('localstorage'), memoryBackend()])
    let answer = (_: boolean): void => {}
    const added = store.addLateBackend(database, new Promise((resolve) => (answer = resolve)))
    await add(store, 2)
    answer(true)
    await added
    expect(results((await readSeriesProgress('dots', series, store)).state)).toHaveLength(3)
  })

  test.each([
    ['by a later edition', JSON.stringify({ ...newSeriesProgress('dots', series), v: 2, more: true })],
    ['over by a broken disk', '{"v":1,'],
    ['for a set that was another then', JSON.stringify({ ...newSeriesProgress('dots', series), state: { set: 'none', results: [] } })],
  ])('written %s is quarantined and never overwritten', async (_, text) => {
    const store = new KeyValueStore([fakeBackend('indexeddb'), memoryBackend()])
    const key = seriesProgressKey('dots', series.id)
    for (const number of [1, 2]) {
      await store.write(key, text)
      expect(results((await add(store, 0)).state)).toHaveLength(1)
      expect(await store.read(`aside/${key}/${number}`)).toBe(text)
    }
  })

  test('stays when it can neither be read nor quarantined', async () => {
    const trouble = { set: false }
    const backend = fakeBackend('indexeddb', trouble)
    backend.texts.set(seriesProgressKey('dots', series.id), '{')
    trouble.set = true
    await add(new KeyValueStore([backend, memoryBackend()]), 0)
    expect(backend.texts.get(seriesProgressKey('dots', series.id))).toBe('{')
  })
})

describe('the built-in sets', () => {
  test('are found by the series id of matches', () => {
    for (const one of levelSets) {
      expect(findSeries(seriesId(one))?.id).toBe(seriesId(one))
      expect(seriesOfLevelSet(one).fixture(one.levels.length)).toBeNull()
    }
    expect(findSeries('dots.none')).toBeNull()
  })
})

test('a finished match stores its result with match stats and counts for its series, once', async () => {
  const store = new KeyValueStore([memoryBackend()])
  const match = finished(0, true)
  const players = [personPlayer, botPlayer('easy')]
  const result = createMatchResult(match, players, { id: 'match00001', at: 7, played: 8, series: at(0) })!
  const webGame = { matchStats: () => ({ chain: 3 }), series: { find: findSeries } } as unknown as Parameters<typeof recordFinishedMatch>[0]
  await recordFinishedMatch(webGame, result, match, 0, store)
  await recordFinishedMatch(webGame, result, match, 0, store)
  expect(await listResults('dots', store)).toEqual([{ ...result, marks: { chain: 3 } }])
  expect(results((await readSeriesProgress('dots', series, store)).state)).toHaveLength(1)
  expect(parseResult(JSON.stringify({ ...result, marks: { chain: 'many' } }))).toMatchObject({ rejected: 'stats.badField' })
  expect(parseResult(JSON.stringify({ ...result, series: { id: 'dots.petri' } }))).toMatchObject({ rejected: 'stats.badField' })
})

test('progress is counted where the browser refuses locks', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } })
  try {
    const store = new KeyValueStore([memoryBackend()])
    const count = (progress: SeriesProgress) => withFinishedMatch(progress, series, at(0), 'match00001', finished(0, true), 5)
    expect(results((await updateSeriesProgress('dots', series, count, store)).state)).toHaveLength(1)
    expect(results((await readSeriesProgress('dots', series, store)).state)).toHaveLength(1)
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a finished match without a stored result is counted when opened again; a branch is not', async () => {
  const store = new KeyValueStore([memoryBackend()])
  const match = finished(0, true)
  const opening = { ...localMatchOf(match, [personPlayer, botPlayer('easy')], 1), id: 'match00001', played: 8, series: at(0) }
  const webGame = { game: dots.game, series: { find: findSeries } } as unknown as Parameters<typeof recordFinishedSave>[0]
  const save = withSaveChecksum({ ...saveContentOf(opening, 8, 77), revision: 1 })
  await recordFinishedSave(webGame, save, store)
  await recordFinishedSave(webGame, save, store)
  expect(await listResults('dots', store)).toMatchObject([{ id: 'match00001', at: 77, played: 8 }])
  expect(results((await readSeriesProgress('dots', series, store)).state)).toHaveLength(1)
  await recordMissedResult(webGame, { ...opening, id: 'match00002', match: match.branch(match.history.length) }, 78, store)
  expect(await listResults('dots', store)).toHaveLength(1)
})
