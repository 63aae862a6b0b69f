import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { dots } from '@parlor/dots'
import { domino } from '@parlor/domino'
import { simpiece, type SimPieceSeatSecret } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import {
  dailyChallengesOf,
  dailyMatchSetup,
  dailyMatchRef,
  dayFromNumber,
  dayNumber,
  dailyKeyOf,
  seriesMatchSetupAt,
  today,
} from '../src/session/daily-challenge.ts'
import { dailyHistoryOf, dailyScores } from '../src/features/daily/daily-history.ts'
import { dailyShareText } from '../src/features/daily/share-daily.ts'
import { readDailyShareLines } from '../src/features/daily/use-daily-history.ts'
import type { WebGame } from '../src/web-game/web-game.ts'
import { localMatchOf, saveContentOf, type LocalMatch } from '../src/session/local-match.ts'
import { noteDailyAttempt } from '../src/session/note-daily-attempt.ts'
import { recordFinishedMatch } from '../src/session/record-result.ts'
import { hasDailyAttempt } from '../src/data/daily-attempts.ts'
import { createMatchResult, listResults, type MatchResult } from '../src/data/match-result.ts'
import { botPlayer, personPlayer } from '../src/data/player.ts'
import { withSaveChecksum } from '../src/data/save.ts'
import { SaveStore } from '../src/data/save-store.ts'
import { isSeriesMatchRef } from '../src/data/series-progress.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { currentTranslator } from '../src/platform/i18n/translator.ts'

/** The key of a day's first challenge. */
const first = (day: string) => ({ day, challenge: null })

function result(day: string, more: Partial<MatchResult> = {}): MatchResult {
  const base = {
    v: 1,
    id: `m${day}`,
    game: 'dots',
    at: dayNumber(day),
    opponent: 'easy',
    ending: 'won',
    score: 1,
    moves: 9,
    played: 5,
  } as const
  return { ...base, practice: null, series: dailyMatchRef(first(day)), ...more }
}

it('scores of the days are compared with the others', () => {
  const scored = (day: string, score: number) => result(day, { score, series: dailyMatchRef(first(day)), practice: null })
  const history = dailyHistoryOf([scored('2026-11-13', 40), scored('2026-11-14', 100), scored('2026-11-15', 61)], '2026-11-15')
  expect(dailyScores(history)).toEqual({ best: 100, mean: 67 })
  expect(dailyScores(history, '2026-11-15')).toEqual({ best: 100, mean: 70 })
  expect(dailyScores(dailyHistoryOf([scored('2026-11-15', 61)], '2026-11-15'), '2026-11-15')).toBeNull()
})

describe('the day', () => {
  it('is computed in the device’s time zone', () => {
    expect(today(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05')
  })

  it('has consecutive neighbours, across months and years', () => {
    expect(dayNumber('2027-01-01') - dayNumber('2026-12-31')).toBe(1)
    expect(dayFromNumber(dayNumber('2028-02-29'))).toBe('2028-02-29')
  })

  it('is a valid series id for saves and results', () => {
    expect(dailyMatchRef(first('2026-11-15'))).toEqual({ id: 'daily.2026-11-15', index: 0 })
    for (const key of [first('2026-11-15'), { day: '2026-11-15', challenge: 'stakes' }]) {
      expect(isSeriesMatchRef(dailyMatchRef(key))).toBe(true)
      expect(dailyKeyOf(dailyMatchRef(key))).toEqual(key)
    }
    for (const id of ['daily.2026-13-01', 'daily.2026-02-30', 'daily.', 'daily.2026-11-15.', 'daily.2026-11-15.S', 'first-light'])
      expect(dailyKeyOf({ id, index: 0 }), id).toBeNull()
  })

  it('gives everybody the same match, another one the next day', () => {
    for (const pkg of [dots, domino]) {
      const [one, same, next] = ['2026-11-15', '2026-11-15', '2026-11-16'].map((day) => {
        const { options, seed, levels } = dailyMatchSetup(pkg as never, first(day))!
        const match = Match.begin(pkg.game as never, { options, seed: seed! })
        if (isRejection(match)) throw new Error(match.rejected)
        expect(levels).toHaveLength(match.seatCount)
        expect(levels!.filter((level) => level === null)).toHaveLength(1)
        return JSON.stringify(match.start)
      })
      expect(same).toBe(one)
      expect(next).not.toBe(one)
    }
  })
})

describe('the opponent of a day', () => {
  const days = Array.from({ length: 120 }, (_, i) => dayFromNumber(dayNumber('2026-11-16') + i))

  it('never sees hidden hands', () => {
    for (const day of days)
      for (const id of dailyMatchSetup(domino as never, first(day))!.levels!) {
        const level = domino.strategy.levels.find((one) => one.id === id)
        expect(level?.kind === 'policy' && domino.strategy.policies[level.policy]!.sees === 'state', `${day}: ${id}`).toBe(false)
      }
  })

  it('uses every deck over time, never one against itself', () => {
    const met = days.map((day) => {
      const [mine, theirs] = dailyMatchSetup(simpiece as never, first(day))!.secrets as unknown as readonly SimPieceSeatSecret[]
      expect(theirs, day).not.toEqual(mine)
      return `${mine!.leader} ${theirs!.leader}`
    })
    expect(new Set(met).size).toBe(8 * 7)
    expect(isRejection(Match.begin(simpiece.game, dailyMatchSetup(simpiece as never, first(days[0]!)) as never))).toBe(false)
  })
})

describe('the record', () => {
  it('counts a streak up to today or yesterday', () => {
    const results = ['2026-11-10', '2026-11-12', '2026-11-13', '2026-11-14'].map((day) => result(day))
    expect(dailyHistoryOf(results, '2026-11-15')).toMatchObject({ streak: 3, longest: 3 })
    expect(dailyHistoryOf(results, '2026-11-14').streak).toBe(3)
    expect(dailyHistoryOf(results, '2026-11-16').streak).toBe(0)
  })

  it('counts the first result of a day, and none with help', () => {
    const record = dailyHistoryOf(
      [result('2026-11-14', { practice: 'hint' }), result('2026-11-15', { ending: 'lost' }), result('2026-11-15', { ending: 'won' })],
      '2026-11-15',
    )
    expect([...record.days.keys()]).toEqual(['2026-11-15'])
    expect(record.days.get('2026-11-15')!.ending).toBe('lost')
  })

  it('ignores other matches', () => {
    const { series: _, ...plain } = result('2026-11-15')
    expect(dailyHistoryOf([plain, result('2026-11-15', { series: { id: 'first-light', index: 2 } })], '2026-11-15').days.size).toBe(0)
  })
})

describe('several challenges of a day', () => {
  const dailies = ['living', 'stakes'].map((id) => ({ id, setup: (day: string) => ({ options: { id }, seed: `${id}/${day}` }) }))
  const several = { ...dots, dailies } as never
  const day = '2026-11-15'

  it('are found by their ids, the first one by none', () => {
    expect(dailyChallengesOf(several)).toEqual([null, 'stakes'])
    expect(dailyChallengesOf(dots as never)).toEqual([null])
    expect(seriesMatchSetupAt(several, dailyMatchRef(first(day)))).toMatchObject({ seed: `living/${day}` })
    expect(seriesMatchSetupAt(several, dailyMatchRef({ day, challenge: 'stakes' }))).toMatchObject({ seed: `stakes/${day}` })
    for (const challenge of ['living', 'cake']) expect(seriesMatchSetupAt(several, dailyMatchRef({ day, challenge }))).toBeNull()
    expect(seriesMatchSetupAt(dots as never, dailyMatchRef({ day, challenge: 'stakes' }))).toBeNull()
  })

  it('have records of their own', () => {
    const stakes = (on: string) => result(on, { series: dailyMatchRef({ day: on, challenge: 'stakes' }) })
    const results = [result('2026-11-13'), result('2026-11-14'), stakes('2026-11-14'), stakes('2026-11-15')]
    expect([...dailyHistoryOf(results, day).days.keys()]).toEqual(['2026-11-13', '2026-11-14'])
    expect([...dailyHistoryOf(results, day, 'stakes').days.keys()]).toEqual(['2026-11-14', '2026-11-15'])
    expect(dailyHistoryOf(results, day, 'stakes').streak).toBe(2)
  })
})

describe('the attempt of a day', () => {
  const day = '2026-11-15'
  const noHooks = {} as Parameters<typeof recordFinishedMatch>[0]

  function dealDaily(id: string, play: (match: Match) => void = () => {}, challenge: string | null = null) {
    const match = Match.begin(dots.game as never, dailyMatchSetup(dots as never, first(day)) as never) as unknown as Match
    play(match)
    return {
      ...localMatchOf(match, [personPlayer, botPlayer('easy')], 1),
      id: id.padEnd(20, '0'),
      series: dailyMatchRef({ day, challenge }),
    }
  }
  const saveOf = (localMatch: LocalMatch) => withSaveChecksum({ ...saveContentOf(localMatch, 0, 1), revision: 1 })
  const move = (match: Match) => void match.play(0, match.moves(0)[0] as never)

  it('begins with a move or a hint', async () => {
    const store = new KeyValueStore([memoryBackend()])
    expect(await noteDailyAttempt(saveOf(dealDaily('a')), store)).toBe(true)
    expect(await hasDailyAttempt('dots', first(day), store)).toBe(false)
    expect(await noteDailyAttempt(saveOf(dealDaily('a', (match) => match.markPractice('hint'))), store)).toBe(true)
    expect(await hasDailyAttempt('dots', first(day), store)).toBe(true)
    expect(await noteDailyAttempt(saveOf(dealDaily('b', move)), store)).toBe(false)
  })

  it('is spent when another match of the day is begun, even for the one that came first', async () => {
    const store = new KeyValueStore([memoryBackend()])
    const [first, second] = [saveOf(dealDaily('a', move)), saveOf(dealDaily('b', move))]
    expect(await noteDailyAttempt(first, store)).toBe(true)
    expect(await noteDailyAttempt(first, store)).toBe(true)
    expect(await noteDailyAttempt(second, store)).toBe(false)
    expect(await noteDailyAttempt(first, store)).toBe(false)
  })

  it('at one challenge leaves the others of the day open', async () => {
    const store = new KeyValueStore([memoryBackend()])
    const [one, other] = [saveOf(dealDaily('a', move)), saveOf(dealDaily('b', move, 'stakes'))]
    expect(await noteDailyAttempt(one, store)).toBe(true)
    expect(await hasDailyAttempt('dots', { day, challenge: 'stakes' }, store)).toBe(false)
    expect(await noteDailyAttempt(other, store)).toBe(true)
    expect(await noteDailyAttempt(one, store)).toBe(true)
    expect(await noteDailyAttempt(saveOf(dealDaily('c', move, 'stakes')), store)).toBe(false)
    expect((await store.keys('daily/')).toSorted()).toEqual([`daily/dots/${day}`, `daily/dots/${day}/stakes`])
  })

  it('alone has a result that counts', async () => {
    const store = new KeyValueStore([memoryBackend()])
    const resigned = (match: Match) => void match.resign(0)
    for (const id of ['a', 'b']) {
      const { match, players, series, id: matchId } = dealDaily(id, resigned)
      const finished = createMatchResult(match, players, { id: matchId, at: id === 'a' ? 1 : 2, played: 1, series })!
      await recordFinishedMatch(noHooks, finished, match, 0, store)
    }
    expect((await listResults('dots', store)).map(({ id, practice }) => [id[0], practice])).toEqual([
      ['a', null],
      ['b', 'branch'],
    ])
  })

  it('of an earlier version is read', async () => {
    const backend = memoryBackend()
    await backend.set(`daily/dots/${day}`, JSON.stringify({ at: 1, match: 'a'.padEnd(20, '0') }))
    const store = new KeyValueStore([backend])
    expect(await noteDailyAttempt(saveOf(dealDaily('a', move)), store)).toBe(true)
  })
})

describe('the share text of a day', () => {
  const webGame = {
    game: dots.game,
    strings: { en: { title: 'Dots' } },
    dailyShareLines: (match: Match) => `${match.history.length} moves`,
  } as unknown as WebGame
  const about = { daily: first('2026-11-15'), result: result('2026-11-15'), streak: 1, lines: '' }

  it('names the day, the result and the address', () => {
    expect(dailyShareText(webGame, about, currentTranslator(), 'https://x').split('\n')).toHaveLength(3)
  })

  it('names the challenge where a day has several, and leads to it', () => {
    const dailies = ['living', 'stakes'].map((id) => ({ id, setup: () => ({ options: {} }) }))
    const strings = { en: { title: 'Dots', 'preset.living': 'Living', 'preset.stakes': 'Stakes' } }
    const several = { ...webGame, strings, dailies } as unknown as WebGame
    const textOf = (challenge: string | null) =>
      dailyShareText(several, { ...about, daily: { day: '2026-11-15', challenge } }, currentTranslator(), 'https://x').split('\n')
    expect(textOf(null)).toEqual(['Parlor · Dots · Living · November 15, 2026', expect.any(String), 'https://x/dots/daily'])
    expect(textOf('stakes')).toEqual([
      'Parlor · Dots · Stakes · November 15, 2026',
      expect.any(String),
      'https://x/dots/daily?challenge=stakes',
    ])
  })

  it('includes the lines of the game, from the match that counts', async () => {
    const store = new KeyValueStore([memoryBackend()])
    const match = Match.begin(dots.game as never, dailyMatchSetup(dots as never, first('2026-11-15')) as never) as unknown as Match
    match.play(0, match.moves(0)[0] as never)
    const opening = localMatchOf(match, null, 1)
    await new SaveStore(store).put(withSaveChecksum({ ...saveContentOf(opening, 0, 1), revision: 1 }))
    const lines = await readDailyShareLines(webGame as never, opening.id, store)
    expect(lines).toBe('1 moves')
    expect(dailyShareText(webGame, { ...about, lines }, currentTranslator(), 'https://x').split('\n')[2]).toBe(lines)
  })

  it('has no such lines where the match is missing, or the game adds none', async () => {
    const store = new KeyValueStore([memoryBackend()])
    expect(await readDailyShareLines(webGame as never, '0123456789abcdef0123', store)).toBe('')
    expect(await readDailyShareLines({ game: webGame.game, dailyShareLines: undefined }, '0123456789abcdef0123', store)).toBe('')
    expect(await readDailyShareLines(webGame as never, undefined, store)).toBe('')
  })
})
