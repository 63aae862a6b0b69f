import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { cashOut, dailyRun, mahjong, moveForBet, type MahjongTypes, type RunMode } from '@parlor/mahjong'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { recordFinishedMatch } from '../src/session/record-result.ts'
import type { MatchResult } from '../src/data/match-result.ts'
import { memoryBackend } from '../src/platform/storage/storage-backend.ts'
import { KeyValueStore } from '../src/platform/storage/key-value-store.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
})
const {
  clearLeaderboard,
  addScore: enterScore,
  recordFinishedRun: finished,
  savePlayerName: keepName,
  storageKeys: keys,
  localStorageBackupReaders: local,
  rankOf: placeOf,
  renameScore,
  reloadFromStorage: reread,
  useLeaderboardStore: useStore,
} = await import('../src/games/mahjong/leaderboard-store.ts')
const { noteOddsShown } = await import('../src/games/mahjong/odds-shown.ts')
const { uncountedMessage } = await import('../src/games/mahjong/result-summary.tsx')

beforeEach(() => {
  stored.clear()
  reread()
})

/** A run one bet before its end, or a complete one from a seed. */
function run(origin: { seed: string; position?: string; honors?: RunMode }): Match<MahjongTypes> {
  const { seed, position = null, honors = 'instance' } = origin
  const match = Match.begin(mahjong.game, { options: { honors }, seed, position })
  if (isRejection(match)) throw new Error(match.rejected)
  const stake = honors === 'stakes' ? 1 : undefined
  while (!match.outcome) match.play(0, moveForBet(match.view(0).total > 20 ? 'lower' : 'higher', stake))
  return match
}

function resultOf(match: Match<MahjongTypes>, id: string, at: number): MatchResult {
  const { scores } = match.outcome!
  return {
    v: 1,
    id,
    game: 'mahjong',
    at,
    opponent: 'nobody',
    ending: 'finished',
    score: scores[0]!,
    moves: match.history.length,
    played: 1,
    practice: match.practice,
  }
}

describe('Leaderboard save called on game over', () => {
  const webGame = { onMatchFinished: (match: Match<MahjongTypes>, result: MatchResult) => finished(match, result, 'Player') }

  test('once per run, despite reloads and clicks', async () => {
    const store = new KeyValueStore([memoryBackend()])
    const match = run({ seed: 'a', honors: 'kind' })
    keepName('Ada')
    for (let i = 0; i < 3; i++) await recordFinishedMatch(webGame, resultOf(match, '0123456789abcdef0123', 1000 + i), match, 0, store)
    expect(useStore.getState().leaderboards.kind).toEqual([{ name: 'Ada', score: match.state.score, ts: 1000 }])
    expect(useStore.getState().leaderboards.instance).toEqual([])
    expect(JSON.parse(stored.get(keys.leaderboard.kind)!)).toEqual([{ name: 'Ada', score: match.state.score, ts: 1000 }])
  })

  test('each mode has its own, and a player without a name gets one', async () => {
    const match = run({ seed: 'b' })
    await recordFinishedMatch(webGame, resultOf(match, '0123456789abcdef0124', 5), match, 0, new KeyValueStore([memoryBackend()]))
    expect(useStore.getState().leaderboards.instance).toEqual([{ name: 'Player', score: match.state.score, ts: 5 }])
    expect(useStore.getState().leaderboards.kind).toEqual([])
  })

  test.each([
    ['always', [['always', false]], undefined],
    [
      'never from the first hand on',
      [
        ['never', false],
        ['never', true],
      ],
      'never',
    ],
    [
      'the strongest, whatever comes later',
      [
        ['never', false],
        ['after', true],
        ['never', true],
      ],
      'after',
    ],
    [
      'what was seen before the first bet',
      [
        ['always', false],
        ['never', false],
        ['never', true],
      ],
      undefined,
    ],
    ['always where nobody noted the first hand', [['never', true]], undefined],
    [
      'anew where it is dealt anew',
      [
        ['always', false],
        ['always', true],
        ['after', false],
        ['after', true],
      ],
      'after',
    ],
  ] as const)('tells when the odds were shown: %s', (_, shown, odds) => {
    const id = '0123456789abcdef0123'
    for (const [aid, begun] of shown) noteOddsShown(id, aid, begun)
    const match = run({ seed: 'marked', honors: 'kind' })
    finished(match, { at: 7, id }, 'Player')
    const entry = { name: 'Player', score: match.state.score, ts: 7 }
    expect(useStore.getState().leaderboards.kind).toEqual([odds ? { ...entry, odds } : entry])
    reread()
    expect(useStore.getState().leaderboards.kind[0]!.odds).toBe(odds)
  })

  test('a score under the fallback name takes the name that is given later, and no other score does', () => {
    enterScore('kind', { name: 'Player', score: 30, ts: 1 })
    enterScore('kind', { name: 'Player', score: 30, ts: 2 })
    renameScore('kind', { score: 30, ts: 2 }, 'Zoë')
    const renamed = [
      { name: 'Player', score: 30, ts: 1 },
      { name: 'Zoë', score: 30, ts: 2 },
    ]
    expect(useStore.getState().leaderboards.kind).toEqual(renamed)
    reread()
    expect(useStore.getState().leaderboards.kind).toEqual(renamed)
  })

  test('a run that is played on after its end says that its first end counts', () => {
    const match = run({ seed: 'played on' })
    const first = resultOf(match, '0123456789abcdef0125', 5)
    match.markPractice('undo')
    expect(uncountedMessage(match, first)).toEqual({ key: 'after.playedOn', params: { score: first.score } })
    expect(uncountedMessage(match, { ...first, practice: 'undo' }).key).toBe('after.practice')
    expect(uncountedMessage(match, null).key).toBe('after.practice')
    expect(uncountedMessage({ practice: null, outcome: null }, first).key).toBe('after.left')
  })

  test('practice and resigned runs are not entered', () => {
    const practice = run({ seed: 'c', position: 'classic bets 200 score 9 streak 0 out 2\nhand 5m 5m 5m 5m\ndraw 5s 5s 5s 6s\ndiscard' })
    expect(practice.practice).toBe('edited')
    finished(practice, { at: 1, id: 'c' }, 'Player')
    const left = Match.begin(mahjong.game, { options: { honors: 'kind' }, seed: 'd' }) as Match<MahjongTypes>
    left.resign(0)
    finished(left, { at: 1, id: 'd' }, 'Player')
    expect(useStore.getState().leaderboards).toEqual({ instance: [], kind: [], stakes: [] })
  })

  test('a daily run counts only for its day', () => {
    for (const honors of ['kind', 'stakes'] as const) {
      const { seed } = dailyRun('2026-11-15', honors) as { seed: string }
      finished(run({ seed, honors }), { at: 1, id: 'e' }, 'Player')
    }
    expect(useStore.getState().leaderboards).toMatchObject({ kind: [], stakes: [] })
    expect(stored.size).toBe(0)
  })

  test('the rank is of the run itself, not of an equal one', () => {
    for (let ts = 1; ts <= 6; ts++) enterScore('kind', { name: 'Ada', score: 30, ts })
    const board = useStore.getState().leaderboards.kind
    expect([1, 5, 6].map((ts) => placeOf(board, 30, ts))).toEqual([1, 5, null])
  })
})

describe('Clear leaderboard function works', () => {
  test('for one mode, in storage and on the page', () => {
    enterScore('instance', { name: 'Ada', score: 140, ts: 1 })
    enterScore('kind', { name: 'Bo', score: 30, ts: 1 })
    clearLeaderboard('instance')
    expect(useStore.getState().leaderboards).toEqual({ instance: [], kind: [{ name: 'Bo', score: 30, ts: 1 }], stakes: [] })
    expect(stored.has(keys.leaderboard.instance)).toBe(false)
    reread()
    expect(useStore.getState().leaderboards.kind).toHaveLength(1)
  })

  test('for a damaged one too, and the notice disappears with the last of them', () => {
    stored.set(keys.leaderboard.instance, 'oops')
    stored.set(keys.leaderboard.kind, '[')
    reread()
    expect(useStore.getState()).toMatchObject({ damaged: ['instance', 'kind'], problems: [{ rejected: 'leaderboard.damaged' }] })
    clearLeaderboard('instance')
    expect(useStore.getState()).toMatchObject({ damaged: ['kind'], problems: [{ rejected: 'leaderboard.damaged' }] })
    enterScore('kind', { name: 'Bo', score: 30, ts: 1 })
    expect(useStore.getState()).toMatchObject({ damaged: [], problems: [] })
    expect([...stored.keys()]).toEqual([keys.leaderboard.kind])
  })
})

describe('invalid stored data', () => {
  test.each([
    ['a leaderboard that is no JSON', keys.leaderboard.instance, 'oops', 'leaderboard.damaged'],
    ['a score nobody can reach', keys.leaderboard.kind, '[{"name":"Ada","score":9999,"ts":1}]', 'leaderboard.damaged'],
    ['a name with a tag in it', keys.name, '<b>Ada</b>', 'name.damaged'],
    ['a name that is too long', keys.name, 'x'.repeat(50), 'name.damaged'],
  ])('%s is ignored and reported', (_, key, text, code) => {
    stored.set(key, text)
    reread()
    expect(useStore.getState()).toMatchObject({ name: '', leaderboards: { instance: [], kind: [] } })
    expect(useStore.getState().problems.map(({ rejected }) => rejected)).toEqual([code])
    expect(stored.get(key)).toBe(text)
  })

  test('valid data beside it stays', () => {
    stored.set(keys.name, 'Ada')
    stored.set(keys.leaderboard.instance, '[')
    stored.set(keys.leaderboard.kind, '[{"name":"Bo","score":30,"ts":1}]')
    reread()
    expect(useStore.getState()).toMatchObject({ name: 'Ada', leaderboards: { kind: [{ name: 'Bo', score: 30, ts: 1 }] } })
  })
})

describe('the backup', () => {
  test('contains all stored data of the game, by key suffix', () => {
    const known = [keys.name, ...Object.values(keys.leaderboard), 'parlor.mahjong.choices', 'parlor.mahjong.odds']
    expect(
      Object.keys(local)
        .map((name) => `parlor.mahjong.${name}`)
        .toSorted(),
    ).toEqual(known.toSorted())
  })

  test.each([
    ['name', 'Ada', ' Ada '],
    ['leaderboard.classic', '[{"name":"Ada","score":3,"ts":5}]', '[{"name":"Ada","score":-3,"ts":5}]'],
    ['leaderboard.living', '[]', '{'],
    ['leaderboard.stakes', '[{"name":"Ada","score":53000,"ts":5}]', '[{"name":"Ada","score":1e13,"ts":5}]'],
    ['choices', '{"digits":false}', '{"digits":0}'],
    ['choices', '{"digits":false,"odds":"after"}', '{"digits":false,"odds":"often"}'],
    ['odds', '{"0123456789abcdef0123":{"odds":"never","begun":true}}', '{"x":{"odds":"never","begun":true}}'],
  ])('%s is read strictly', (name, valid, invalid) => {
    expect(isRejection(local[name]!.read(valid))).toBe(false)
    expect(isRejection(local[name]!.read(invalid))).toBe(true)
  })

  test('merges two leaderboards by score, with common runs once', () => {
    const entry = (name: string, score: number) => ({ name, score, ts: 5 })
    const [mine, theirs] = [
      [entry('Ada', 9), entry('Bob', 3)],
      // The same run, renamed here.
      [entry('Cleo', 7), entry('Robert', 3)],
    ]
    const joined = local['leaderboard.classic']!.merge!(JSON.stringify(mine), JSON.stringify(theirs))
    expect(JSON.parse(joined)).toEqual([entry('Ada', 9), entry('Cleo', 7), entry('Bob', 3)])
  })
})

test('chips that were cashed out before the first bet are no score', () => {
  const match = Match.begin(mahjong.game, { options: { honors: 'stakes' }, seed: 'nothing' }) as Match<MahjongTypes>
  match.play(0, cashOut)
  expect(match.outcome).not.toBeNull()
  finished(match, { at: 5, id: '0123456789abcdef0123' }, 'Ada')
  expect(useStore.getState().leaderboards.stakes).toEqual([])
  expect(uncountedMessage(match, null)).toEqual({ key: 'after.nothing' })
})

test('a run that ended broke has no place on the leaderboard', () => {
  const match = Match.begin(mahjong.game, { options: { honors: 'stakes' }, seed: 'broke' }) as Match<MahjongTypes>
  while (!match.outcome) match.play(0, moveForBet('higher', match.state.score))
  expect([match.outcome.reason, match.state.score]).toEqual(['outcome.broke', 0])
  finished(match, { at: 5, id: '0123456789abcdef0123' }, 'Ada')
  expect(useStore.getState().leaderboards.stakes).toEqual([])
})

test('a score that cannot be stored is shown as temporary', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  enterScore('instance', { name: 'Ada', score: 3, ts: 5 })
  expect(useStore.getState().leaderboards.instance).toHaveLength(1)
  expect(useStore.getState().problems).toMatchObject([{ rejected: 'scores.notKept' }])
})
