import { Match } from '@parlor/kernel/host'
import { expect, test } from 'vitest'
import { botPlayer, personPlayer } from '../src/data/player.ts'
import { saveResult, listResults, parseResult, createMatchResult, type MatchResult } from '../src/data/match-result.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { computeStatistics } from '../src/data/statistics.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'
import { againstEasy, dots, twoPeople } from './fakes.ts'

let count = 0

function result(part: Partial<MatchResult> = {}): MatchResult {
  const at = ++count
  return {
    v: 1,
    id: `result${at}`,
    game: 'dots',
    at,
    opponent: 'easy',
    ending: 'won',
    score: 1,
    moves: 20,
    played: 1000,
    practice: null,
    ...part,
  }
}

function resigned(seat: number): Match {
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 's' }) as Match
  match.resign(seat)
  return match
}

const about = { id: 'resultresult', at: 7, played: 8 }

test('wins, losses and streaks add up, per opponent and in total', () => {
  const { all, opponents, practice } = computeStatistics([
    result(),
    result({ moves: 12 }),
    result({ ending: 'lost', moves: 40 }),
    result({ opponent: 'hard', moves: 30 }),
    result({ opponent: 'hard', ending: 'drawn' }),
    result({ opponent: 'hard' }),
  ])
  expect(all).toMatchObject({ games: 6, won: 4, lost: 1, drawn: 1, streak: 1, bestStreak: 2, fastestWin: 12, longest: 40, played: 6000 })
  expect(opponents.get('easy')).toMatchObject({ games: 3, won: 2, lost: 1, streak: 0, bestStreak: 2 })
  expect(opponents.get('hard')).toMatchObject({ games: 3, won: 2, drawn: 1, streak: 1 })
  expect(practice).toBe(0)
})

test('practice counts only as a number', () => {
  const { all, practice } = computeStatistics([result({ practice: 'hint' }), result({ practice: 'undo', ending: 'lost' })])
  expect(all.games).toBe(0)
  expect(practice).toBe(2)
})

test('matches among people neither extend nor end a streak', () => {
  const { all } = computeStatistics([result(), result({ opponent: 'people', ending: 'finished' }), result()])
  expect(all).toMatchObject({ games: 3, won: 2, streak: 2 })
})

test('a result is from the view of the person at this device', () => {
  expect(createMatchResult(resigned(1), againstEasy, about)).toMatchObject({ ending: 'won', opponent: 'easy', score: 1 })
  expect(createMatchResult(resigned(0), againstEasy, about)).toMatchObject({ ending: 'lost' })
  expect(createMatchResult(resigned(0), [botPlayer('hard'), personPlayer], about)).toMatchObject({ ending: 'won', opponent: 'hard' })
  expect(createMatchResult(resigned(0), twoPeople, about)).toMatchObject({ ending: 'finished', opponent: 'people' })
  expect(createMatchResult(resigned(0), [botPlayer('easy'), botPlayer('hard')], about)).toBeNull()
})

test('the first result of a match counts', async () => {
  const store = new KeyValueStore([memoryBackend()])
  const first = result()
  await saveResult(first, store)
  await saveResult({ ...first, ending: 'lost' }, store)
  expect(await listResults('dots', store)).toEqual([first])
  expect(await listResults('domino', store)).toEqual([])
})

test('a result is validated strictly', () => {
  expect(parseResult(JSON.stringify(result()))).toMatchObject({ game: 'dots' })
  expect(parseResult(JSON.stringify({ ...result(), more: 1 }))).toEqual({ rejected: 'json.unknownKey', params: { key: 'more' } })
  expect(parseResult(JSON.stringify({ ...result(), moves: 1.5 }))).toMatchObject({ rejected: 'stats.badField', params: { key: 'moves' } })
})
