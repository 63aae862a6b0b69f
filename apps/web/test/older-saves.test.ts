import { fixtureJson, fixtureText, keptTexts, localTexts, saveTexts } from './older-device.ts'
import { isRejection, type Rejection } from '@parlor/kernel'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { seriesMatchSetupAt } from '../src/session/daily-challenge.ts'
import { dailyHistoryOf } from '../src/features/daily/daily-history.ts'
import type { WebGame } from '../src/web-game/web-game.ts'
import { gameIds, loadGame } from '../src/web-game/registry.ts'
import { evaluateAchievements } from '../src/data/achievement.ts'
import { readImportText } from '../src/features/saves/import-text.ts'
import { loadGameBackupSupport } from '../src/features/saves/load-game-backup-support.ts'
import { recordMissedResult } from '../src/session/record-result.ts'
import { localMatchFromSave, saveContentOf } from '../src/session/local-match.ts'
import { parseSettings, serialiseSettings } from '../src/platform/settings/settings.ts'
import { createBackup, planImport, runImport, type Backup } from '../src/data/backup.ts'
import { listResults } from '../src/data/match-result.ts'
import { parseSave, withSaveChecksum, serialiseSave, type Save } from '../src/data/save.ts'
import { openSaveStore } from '../src/data/save-store.ts'
import { updateSeriesProgress, readSeriesProgress } from '../src/data/series-progress.ts'
import { saveSetup, readLastSetup } from '../src/data/match-setup.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { computeStatistics, type MatchTally } from '../src/data/statistics.ts'
import { openKeyValueStore, KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { fakeBackend, fakeStorage } from './fakes.ts'

vi.mock('../src/web-game/game-infos.ts', () => ({
  gameInfos: ['dots', 'domino', 'sumzero', 'mahjong', 'simpiece'].map((id) => ({ id })),
  gameInfoOf: () => null,
}))

interface ExpectedSave {
  readonly is: string
  readonly game: string
  readonly revision: number
  readonly hash: string
  readonly moves: number
  readonly log: number
  readonly practice: string | null
  readonly outcome: unknown
  /** Instead of the last five fields, where the log no longer replays. */
  readonly why?: string
  readonly position?: string
}

const expected = fixtureJson<{
  saves: Record<string, ExpectedSave>
  statistics: Record<string, unknown>
  achievements: Record<string, unknown>
  dailies: Record<string, unknown>
}>('device/expected.json')

const webGames: Record<string, WebGame> = {}
beforeAll(async () => {
  for (const id of gameIds) webGames[id] = await loadGame(id)
})

function accepted<T>(value: T): Exclude<T, Rejection> {
  if (isRejection(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<T, Rejection>
}

/** A text without its checksum, which changes with fields of later versions. */
function content(text: string): Record<string, Record<string, unknown>> {
  const value = JSON.parse(text) as Record<string, Record<string, unknown>>
  delete value['sum']
  delete value['record']?.['sum']
  return value
}

async function findSave(id: string): Promise<Save> {
  const { save, lost } = accepted(await (await openSaveStore()).find(id))
  expect(lost).toBeNull()
  return save
}

describe('a save of an older version', () => {
  test('is in the list', async () => {
    const listed = await (await openSaveStore()).list()
    expect(listed.filter((one) => 'damaged' in one)).toEqual([])
    expect(listed.map(({ id }) => id).toSorted()).toEqual(Object.keys(expected.saves).toSorted())
    const games = new Set(Object.values(expected.saves).map(({ game }) => game))
    expect(games.size).toBe(5)
    expect(gameIds).toEqual(expect.arrayContaining([...games]))
  })

  test('has two copies, each valid and under its own key', () => {
    for (const [key, text] of Object.entries(saveTexts)) {
      const save = accepted(parseSave(text))
      expect(`save/${save.id}/${save.revision % 2}`).toBe(key)
      expect(content(serialiseSave(save))).toEqual(content(text))
    }
  })

  test.each(Object.entries(expected.saves))('%s opens, replays and is written unchanged: $is', async (id, then) => {
    const save = await findSave(id)
    const opening = accepted(localMatchFromSave(webGames[then.game]!.game, save))
    if ('lastState' in opening) {
      expect(opening.why.rejected).toBe(then.why)
      expect(webGames[then.game]!.game.notation.writeState(opening.lastState)).toBe(then.position)
      return
    }
    const { match, revision } = opening
    expect({ revision, hash: match.hash(), moves: match.history.length, log: match.log.length }).toEqual({
      revision: then.revision,
      hash: then.hash,
      moves: then.moves,
      log: then.log,
    })
    expect({ practice: match.practice, outcome: match.outcome }).toEqual({ practice: then.practice, outcome: then.outcome })
    const written = withSaveChecksum({ ...saveContentOf(opening, save.played, save.updated), revision })
    expect(content(serialiseSave(written))).toMatchObject(content(saveTexts[`save/${id}/${revision % 2}`]!))
  })

  test('of a series or a day is dealt from the same seed', async () => {
    const placed = Object.entries(saveTexts).filter(([, text]) => text.includes('"series":') && !/"dots\.(test|own)\./.test(text))
    expect(placed.length).toBeGreaterThan(12)
    for (const [, text] of placed) {
      const { game, series, record } = JSON.parse(text) as Record<string, Record<string, unknown>> & { game: string }
      const fixture = seriesMatchSetupAt(webGames[game]!, series as never)!
      const { options, seed, secrets } = record!['origin'] as Record<string, unknown>
      expect(options).toMatchObject(fixture.options as object)
      if (fixture.seed !== undefined) expect(seed).toBe(fixture.seed)
      if (fixture.secrets !== undefined) expect(secrets).toEqual(fixture.secrets)
    }
  })
})

describe('a result of an older version', () => {
  test('equals the result computed today', async () => {
    const results = Object.keys(keptTexts).filter((key) => key.startsWith('result/'))
    expect(results.length).toBeGreaterThan(20)
    for (const key of results) {
      const [, game = '', id = ''] = key.split('/')
      const save = await findSave(id)
      const opening = accepted(localMatchFromSave(webGames[game]!.game, save))
      if ('lastState' in opening) throw new Error(key)
      const store = new KeyValueStore([memoryBackend()])
      const { matchStats, series } = webGames[game]!
      await recordMissedResult({ ...(matchStats && { matchStats }), ...(series && { series }) }, opening, 0, store)
      const { at: _, played: __, ...then } = JSON.parse(keptTexts[key]!) as Record<string, unknown> & { marks?: Record<string, unknown> }
      // Runs in Living honours were graded by the odds of each bet.
      if (opening.match.start['honors'] === 'kind') for (const figure of ['skill', 'luck', 'sound']) delete then.marks![figure]
      expect(JSON.parse((await store.read(key))!), key).toMatchObject(then)
    }
  })

  test.each(Object.keys(expected.statistics))('of %s counts in statistics, achievements and the daily streak', async (game) => {
    const results = await listResults(game)
    expect(results).toHaveLength(Object.keys(keptTexts).filter((key) => key.startsWith(`result/${game}/`)).length)
    const { all, opponents, practice } = computeStatistics(results)
    const against = Object.fromEntries([...opponents].map(([opponent, tally]) => [opponent, figures(tally)]))
    expect({ all: figures(all), opponents: against, practice }).toEqual(expected.statistics[game])
    const earned = evaluateAchievements(webGames[game]!.achievements ?? [], results)
    const achieved = earned.map((one) => [one.id, one.earned ? { value: one.value, match: one.earned.match } : one.value])
    expect(Object.fromEntries(achieved)).toMatchObject(expected.achievements[game] as object)
    const { days, streak, longest } = dailyHistoryOf(results, '2026-11-16')
    const byDay = Object.fromEntries([...days].map(([day, result]) => [day, result.id]))
    expect({ days: byDay, streak, longest }).toEqual(expected.dailies[game])
  })
})

function figures({ games, won, lost, drawn, streak, bestStreak, fastestWin, longest, bestScore, played, marks }: MatchTally): object {
  return { games, won, lost, drawn, streak, bestStreak, fastestWin, longest, bestScore, played, marks }
}

describe('beside saves', () => {
  test('the progress of every series is read, changed and written in its old form', async () => {
    const keys = Object.keys(keptTexts).filter((key) => key.startsWith('series/'))
    expect(keys).toHaveLength(3)
    for (const key of keys) {
      const [, game = '', id = ''] = key.split('/')
      const series = webGames[game]!.series!.find(id)!
      const then = JSON.parse(keptTexts[key]!) as { updated: number }
      expect(await readSeriesProgress(game, series)).toEqual(then)
      const store = new KeyValueStore([memoryBackend()])
      await store.write(key, keptTexts[key]!)
      await updateSeriesProgress(game, series, (progress) => ({ ...progress, updated: progress.updated + 1 }), store)
      expect(JSON.parse((await store.read(key))!)).toEqual({ ...then, updated: then.updated + 1 })
    }
  })

  test.each(['dots', 'domino', 'sumzero', 'mahjong', 'simpiece'])('the last setup of %s is offered again', async (game) => {
    const { game: rules, strategy } = webGames[game]!
    const setup = await readLastSetup(rules, strategy.levels)
    expect(setup).toEqual(JSON.parse(keptTexts[`setup/${game}`]!))
    const store = new KeyValueStore([memoryBackend()])
    await saveSetup(game, setup, store)
    expect(JSON.parse((await store.read(`setup/${game}`))!)).toEqual(JSON.parse(keptTexts[`setup/${game}`]!))
  })
})

describe('a file with all data', () => {
  const text = fixtureText('files/parlor-data.json.gz')
  const then = JSON.parse(text) as Backup

  test('equals today’s export of this device, except quarantined data', async () => {
    const { settings, problems } = parseSettings(localTexts['parlor.settings']!)
    expect(problems).toEqual([])
    const { bundle, damaged } = await createBackup(await openKeyValueStore(), settings, then.made, loadGameBackupSupport)
    expect(damaged).toBe(1)
    expect(JSON.parse(JSON.stringify(bundle))).toMatchObject(then)
  })

  test('round-trips through an empty device', async () => {
    const handed = accepted(await readImportText(text))
    if (handed.kind !== 'data') throw new Error(handed.kind)
    const empty = new Map<string, string>()
    vi.stubGlobal('localStorage', fakeStorage(empty))
    const store = new KeyValueStore([fakeBackend('indexeddb'), memoryBackend()])
    const plan = await planImport(store, handed.bundle, 'replace', loadGameBackupSupport)
    expect([plan.saves.added, plan.results.added, plan.setups.added, plan.extras.added]).toEqual([59, 23, 5, 16])
    expect(await runImport(store, handed.bundle, 'replace', loadGameBackupSupport)).toBeNull()
    const { bundle, damaged } = await createBackup(
      store,
      parseSettings(serialiseSettings(then.settings)).settings,
      then.made,
      loadGameBackupSupport,
    )
    expect(damaged).toBe(0)
    expect(JSON.parse(JSON.stringify(bundle))).toMatchObject(then)
    for (const key of await store.keys('')) if (!key.startsWith('save/')) expect(await store.read(key), key).toBe(keptTexts[key])
    const names = ['choices', 'leaderboard.classic', 'leaderboard.living', 'name']
    expect([...empty.keys()].toSorted()).toEqual(names.map((name) => `parlor.mahjong.${name}`))
  })
})
