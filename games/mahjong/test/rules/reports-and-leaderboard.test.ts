import { isRejection, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import {
  dailyRun,
  dayOfSeed,
  addToLeaderboard,
  mahjong,
  leaderboardSize,
  momentsOf,
  moveForBet,
  readLeaderboard,
  parsePlayerName,
  runReportOf,
  resultSquares,
  worthierBet,
  worthOfBets,
  type LeaderboardEntry,
  type MahjongTypes,
  type RunReport,
} from '@parlor/mahjong'
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

describe('the report', () => {
  it('[HB23] separates luck from skill', () => {
    // From 20 all of 9s: higher is certain. From 36 with four aces to come: lower is certain, and the player bets higher.
    const { match } = given(
      mahjong,
      'classic bets 0 score 0 streak 0 out 0\nhand 5m 5m 5m 5m\ndraw 9s 9s 9s 9s 9p 9p 9p 9p 1m 1m 1m 1m\ndiscard',
    ).when('higher', 'higher')
    const report = runReportOf(match)
    expect(report.bets).toHaveLength(2)
    expect(report.bets[0]).toMatchObject({ number: 1, total: 20, bet: 'higher', best: 'higher', next: 36, won: true, draw: 12, discard: 0 })
    expect(report.bets[1]).toMatchObject({ number: 2, total: 36, bet: 'higher', best: 'lower', won: false, chance: 0 })
    expect(report.sound).toBe(1)
    expect(report.score).toBe(1)
    expect(report.expected).toBeCloseTo(report.bets[0]!.chance, 12)
    expect(report.luck).toBeCloseTo(1 - report.expected, 12)
    expect(report.skill).toBeCloseTo(report.expected / report.bestExpected, 12)
    expect(report.longestStreak).toBe(1)
  })

  function played(honors: 'instance' | 'kind', policy: string, seed: string): RunReport {
    const match = Match.begin(mahjong.game, { options: { honors }, seed }) as Match<MahjongTypes>
    const player = mahjong.strategy.policies[policy]!
    while (!match.outcome && player.sees === 'view') match.play(0, player.choose(match.view(0), 0, rngFrom('x')))
    const report = runReportOf(match)
    expect(report.score).toBe(match.outcome!.scores[0])
    expect(report.expected + report.luck).toBeCloseTo(report.score, 9)
    return report
  }

  it.each([
    ['instance', 'exactOdds'],
    ['kind', 'steer'],
  ] as const)('[HB23] finds no mistakes in a run of %s by %s', (honors, policy) => {
    const { skill, sound, bets } = played(honors, policy, 'report')
    expect(skill).toBe(1)
    expect(sound).toBe(bets.length)
  })

  it('[HB23] takes a bet in Living honours for sound that gives away less than a tenth of a point, which no estimate can tell', () => {
    const bets = Array.from({ length: 20 }, (_, i) => played('kind', 'exactOdds', `near ${i}`)).flatMap((report) => report.bets)
    const missed = bets.filter(({ bet, best }) => bet !== best)
    expect(missed.some(({ sound }) => sound)).toBe(true)
    for (const { sound, bestWorth, worth } of missed) expect(sound).toBe(bestWorth - worth < 0.1)
  })

  it('[HB23] finds in Living honours that the likelier bets end the run, and what that costs', () => {
    const reports = Array.from({ length: 40 }, (_, i) => played('kind', 'exactOdds', `short ${i}`))
    const mean = (of: (report: RunReport) => number) => reports.reduce((sum, report) => sum + of(report), 0) / reports.length
    expect(mean(({ skill }) => skill)).toBeLessThan(0.5)
    expect(mean(({ sound, bets }) => sound / bets.length)).toBeLessThan(0.95)
    // What these bets deserve is what runs like these make: luck has no side.
    expect(Math.abs(mean(({ luck }) => luck))).toBeLessThan(8)
  })

  it.each([
    ['instance', 'aroundTwenty', ['best', 'expected', 'score']],
    ['kind', 'steady', ['even', 'course', 'score']],
  ] as const)('[HB23] draws a run of %s from its start to the figures of its end', (honors, policy, names) => {
    const { lines, bets, score, expected, bestExpected } = played(honors, policy, 'lines')
    expect(lines.map(({ name }) => name)).toEqual(names)
    for (const { points } of lines) expect(points).toHaveLength(bets.length + 1)
    const [first, middle, won] = lines.map(({ points }) => points) as [number[], number[], number[]]
    expect(won.at(-1)).toBe(score)
    if (honors === 'instance') {
      expect(first.at(-1)).toBeCloseTo(bestExpected, 9)
      expect(middle.at(-1)).toBeCloseTo(expected, 9)
    } else {
      // Both begin with what the run is worth; with even luck it keeps what its bets deserve, and its course ends with the score.
      expect(first[0]).toBe(bestExpected)
      expect(middle[0]).toBe(bestExpected)
      expect(first.at(-1)).toBeCloseTo(expected, 9)
      expect(middle.at(-1)).toBe(score)
    }
  })

  it.each([
    ['instance', 'exactOdds'],
    ['kind', 'steer'],
  ] as const)('[HB23] remembers the best bet and the worst luck of a run of %s', (honors, policy) => {
    const report = played(honors, policy, 'moments')
    const { best, steered, worstLuck } = momentsOf(report)
    expect(steered).toBe(honors === 'kind')
    expect(best!.bet).toBe(best!.best)
    if (honors === 'kind') expect(best!.chance).toBeLessThan(0.4)
    else expect(best!.chance).toBe(Math.min(...report.bets.filter(({ won }) => won).map(({ chance }) => chance)))
    // In Classic the likeliest bet that was lost.
    const lost = report.bets.filter(({ won }) => !won).map(({ chance }) => chance)
    if (honors === 'instance') expect(worstLuck!.chance).toBeCloseTo(Math.max(...lost), 9)
    expect(worstLuck).not.toBeNull()
    expect(momentsOf({ bets: [], lines: report.lines.map((line) => ({ ...line, points: [0] })) })).toEqual({
      best: null,
      steered: false,
      worstLuck: null,
      lost: 0,
    })
  })

  it('[HB23] calls no bet against the odds the best whose worth was the same', () => {
    const { bets, lines } = played('kind', 'steer', 'moments')
    const level = bets.map((bet) => ({ ...bet, margin: 0.04 }))
    const { best, steered } = momentsOf({ bets: level, lines })
    expect(steered).toBe(false)
    expect(best!.won).toBe(true)
  })

  it('[HB23] grades a run that was given up by the bets it has', () => {
    const match = Match.begin(mahjong.game, { options: { honors: 'kind' }, seed: 'report' }) as Match<MahjongTypes>
    match.play(0, moveForBet(worthierBet(worthOfBets(match.view(0)))))
    match.resign(0)
    const { skill, bestExpected } = runReportOf(match)
    expect(skill).toBe(1)
    expect(bestExpected).toBeLessThan(4)
  })

  it('[HB23] of a run given up at once is empty', () => {
    const match = Match.begin(mahjong.game, { options: { honors: 'kind' }, seed: 'empty' }) as Match<MahjongTypes>
    match.resign(0)
    const { lines, givenAway, ...report } = runReportOf(match)
    expect(givenAway).toBeNull()
    expect(report).toEqual({ bets: [], score: 0, expected: 0, bestExpected: 0, luck: 0, skill: 1, sound: 0, longestStreak: 0 })
    expect(lines.map(({ points }) => points.length)).toEqual([1, 1, 1])
  })
})

describe('the run of the day', () => {
  it('[HB24] is one seed for everybody, another every day, with Living honours', () => {
    const [one, same, next] = ['2026-11-15', '2026-11-15', '2026-11-16'].map((day) => dailyRun(day, 'kind'))
    expect(one).toEqual(same)
    expect(one).not.toEqual(next)
    expect(one).toMatchObject({ options: { honors: 'kind' } })
    if (isRejection(one) || !one) throw new Error('no run')
    expect(dayOfSeed(one.seed)).toBe('2026-11-15')
    expect(dayOfSeed('0123456789abcdef')).toBeNull()
    expect(dayOfSeed('hand-betting/daily/2026-99-99')).toBeNull()
  })

  it('[HB24] has a second one in Stakes, with a seed of its own', () => {
    const [living, stakes] = (['kind', 'stakes'] as const).map((mode) => dailyRun('2026-11-15', mode))
    if (isRejection(living) || isRejection(stakes) || !living || !stakes) throw new Error('no run')
    expect(stakes).toMatchObject({ options: { honors: 'stakes' } })
    expect(stakes.seed).not.toBe(living.seed)
    expect([living, stakes].map(({ seed }) => dayOfSeed(seed))).toEqual(['2026-11-15', '2026-11-15'])
  })

  it('[HB24] deals the same hands and reshuffles whatever is bet', () => {
    const handsOf = (bet: 'higher' | 'lower', stake: number) => {
      const match = Match.begin(mahjong.game, dailyRun('2026-11-15', 'stakes') as never) as unknown as Match<MahjongTypes>
      const hands = [match.state.hand.join()]
      // Past the first reshuffle; a side that the house does not take is bet the other way.
      while (match.state.bets < 40 && match.outcome === null) {
        if (isRejection(match.play(0, moveForBet(bet, stake)))) match.play(0, moveForBet(bet === 'higher' ? 'lower' : 'higher', stake))
        hands.push(match.state.hand.join())
      }
      return hands
    }
    expect(handsOf('higher', 1)).toHaveLength(41)
    expect(handsOf('lower', 2)).toEqual(handsOf('higher', 1))
  })

  it.each(['', '2026-13-01', '2026-00-10', '2026-01-32', '2026-1-1', 'today', `2026-01-01${' '.repeat(99)}`])(
    '[HB24] %j is no day',
    (day) => {
      expect(dailyRun(day, 'kind')).toMatchObject({ rejected: 'mahjong.badDay' })
    },
  )

  it('[HB24] is shared as squares, ten to a row', () => {
    expect(resultSquares([true, false, true])).toBe('🟪⬛🟪')
    expect(resultSquares(Array.from({ length: 12 }, () => true)).split('\n')).toHaveLength(2)
  })
})

describe('names', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada  ', 'Ada'],
    ['Jo', 'Jo'],
    ['Zoë Müller-Süß', 'Zoë Müller-Süß'],
    ['李小龙', '李小龙'],
    ['snake_case 99', 'snake_case 99'],
    ['abcdefghijklmnop', 'abcdefghijklmnop'],
    ['e\u0301te\u0301', 'été'],
  ])('[HB25] %j is read as %j', (text, name) => {
    expect(parsePlayerName(text)).toBe(name)
  })

  it.each([
    ['', 'name.missing'],
    ['   ', 'name.missing'],
    ['A', 'name.tooShort'],
    [' A ', 'name.tooShort'],
    ['abcdefghijklmnopq', 'name.tooLong'],
    ['Ada!', 'name.badCharacter'],
    ['<b>Ada', 'name.badCharacter'],
    ['Ada\n', null],
    ['A\tda', 'name.badCharacter'],
    ['😀😀', 'name.badCharacter'],
    ['x'.repeat(100_000), 'name.tooLong'],
  ])('[HB25] %j is refused with %s', (text, code) => {
    if (code === null) expect(parsePlayerName(text)).toBe('Ada')
    else expect(parsePlayerName(text)).toMatchObject({ rejected: code })
  })
})

describe('the leaderboard', () => {
  const entry = (name: string, score: number, ts: number): LeaderboardEntry => ({ name, score, ts })

  it('[HB26] keeps the best five, the highest first and of equal ones the earliest', () => {
    let board: LeaderboardEntry[] = []
    for (const [i, score] of [3, 9, 5, 9, 1, 7, 5].entries()) board = addToLeaderboard(board, entry(`P${i}`, score, 1000 - i))
    expect(board.map(({ name }) => name)).toEqual(['P3', 'P1', 'P5', 'P6', 'P2'])
    expect(board).toHaveLength(leaderboardSize)
  })

  it('[HB26] reads back what it wrote', () => {
    const board = addToLeaderboard(addToLeaderboard([], entry('Ada', 12, 5)), entry('Bo', 140, 4))
    expect(readLeaderboard(JSON.parse(JSON.stringify(board)))).toEqual(board)
    expect(readLeaderboard([])).toEqual([])
  })

  it('[HB26] reads entries with and without the mark of the odds', () => {
    const board = [{ ...entry('Ada', 9, 1), odds: 'never' as const }, entry('Bo', 8, 1), { ...entry('Cleo', 7, 1), odds: 'after' as const }]
    expect(readLeaderboard(JSON.parse(JSON.stringify(board)))).toEqual(board)
  })

  it.each([
    ['no list', {}],
    ['a mark that is none', [{ ...entry('Ada', 3, 1), odds: 'sometimes' }]],
    ['a score nobody can reach', [entry('Ada', 202, 1)]],
    ['half a point', [entry('Ada', 1.5, 1)]],
    ['a negative score', [entry('Ada', -1, 1)]],
    ['a name that is no name', [entry('<script>', 3, 1)]],
    ['a name with spaces around it', [entry(' Ada ', 3, 1)]],
    ['a text for a score', [{ name: 'Ada', score: '3', ts: 1 }]],
    ['a key more', [{ ...entry('Ada', 3, 1), cheat: true }]],
    ['a key less', [{ name: 'Ada', score: 3 }]],
    ['the wrong order', [entry('Ada', 3, 1), entry('Bo', 4, 1)]],
    ['the later of equal ones first', [entry('Ada', 3, 2), entry('Bo', 3, 1)]],
    ['six places', Array.from({ length: 6 }, (_, i) => entry('Ada', 3, i))],
    ['a moment that is none', [entry('Ada', 3, Infinity)]],
  ])('[HB26] refuses %s', (_, value) => {
    expect(readLeaderboard(value)).toEqual({ rejected: 'leaderboard.damaged' })
  })
})
