import { isRejection, Match } from '@parlor/kernel'
import { dots } from '@parlor/dots'
import { domino } from '@parlor/domino'
import { simpiece, type SimPieceSecret } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import { dailyFixture, dailyPlace, dayAt, dayNumber, dayOf, today } from '../src/daily/day.ts'
import { recordOf } from '../src/daily/record.ts'
import { shareText } from '../src/daily/share.ts'
import { linesOf } from '../src/daily/use-daily.ts'
import type { GameDoor } from '../src/games/door.ts'
import { openingOf, savable } from '../src/session/opening.ts'
import type { Result } from '../src/storage/result.ts'
import { sealSave } from '../src/storage/save.ts'
import { Saves } from '../src/storage/saves.ts'
import { isSeriesPlace } from '../src/storage/series.ts'
import { memoryShelf } from '../src/storage/shelf.ts'
import { Vault } from '../src/storage/vault.ts'
import { words } from '../src/words/words.ts'

function result(day: string, more: Partial<Result> = {}): Result {
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
  return { ...base, practice: null, series: dailyPlace(day), ...more }
}

describe('the day', () => {
  it('is told in the zone of the device', () => {
    expect(today(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05')
  })

  it('has neighbours one apart, over the ends of months and years', () => {
    expect(dayNumber('2027-01-01') - dayNumber('2026-12-31')).toBe(1)
    expect(dayAt(dayNumber('2028-02-29'))).toBe('2028-02-29')
  })

  it('is a place that saves and results may carry', () => {
    expect(isSeriesPlace(dailyPlace('2026-11-15'))).toBe(true)
    expect(dayOf(dailyPlace('2026-11-15'))).toBe('2026-11-15')
    for (const id of ['daily.2026-13-01', 'daily.2026-02-30', 'daily.', 'first-light']) expect(dayOf({ id, index: 0 }), id).toBeNull()
  })

  it('brings everybody the same match, another one the next day', () => {
    for (const pkg of [dots, domino]) {
      const [one, same, next] = ['2026-11-15', '2026-11-15', '2026-11-16'].map((day) => {
        const { options, seed, levels } = dailyFixture(pkg as never, day)
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

describe('whom one meets on a day', () => {
  const days = Array.from({ length: 120 }, (_, i) => dayAt(dayNumber('2026-11-16') + i))

  it('is nobody who looks into other hands', () => {
    for (const day of days)
      for (const id of dailyFixture(domino as never, day).levels!) {
        const level = domino.judgement.levels.find((one) => one.id === id)
        expect(level?.kind === 'policy' && domino.judgement.policies[level.policy]!.sees === 'state', `${day}: ${id}`).toBe(false)
      }
  })

  it('brings every deck in time, never one against itself', () => {
    const met = days.map((day) => {
      const [mine, theirs] = dailyFixture(simpiece as never, day).secrets as unknown as readonly SimPieceSecret[]
      expect(theirs, day).not.toEqual(mine)
      return `${mine!.leader} ${theirs!.leader}`
    })
    expect(new Set(met).size).toBe(8 * 7)
    expect(isRejection(Match.begin(simpiece.game, dailyFixture(simpiece as never, days[0]!) as never))).toBe(false)
  })
})

describe('the record', () => {
  it('counts days in a row up to today or yesterday', () => {
    const results = ['2026-11-10', '2026-11-12', '2026-11-13', '2026-11-14'].map((day) => result(day))
    expect(recordOf(results, '2026-11-15')).toMatchObject({ streak: 3, longest: 3 })
    expect(recordOf(results, '2026-11-14').streak).toBe(3)
    expect(recordOf(results, '2026-11-16').streak).toBe(0)
  })

  it('takes the first result of a day, and none that had help', () => {
    const record = recordOf(
      [result('2026-11-14', { practice: 'hint' }), result('2026-11-15', { ending: 'lost' }), result('2026-11-15', { ending: 'won' })],
      '2026-11-15',
    )
    expect([...record.days.keys()]).toEqual(['2026-11-15'])
    expect(record.days.get('2026-11-15')!.ending).toBe('lost')
  })

  it('leaves other matches alone', () => {
    const { series: _, ...plain } = result('2026-11-15')
    expect(recordOf([plain, result('2026-11-15', { series: { id: 'first-light', index: 2 } })], '2026-11-15').days.size).toBe(0)
  })
})

describe('a day that is sent to others', () => {
  const door = {
    game: dots.game,
    strings: { en: { title: 'Dots' } },
    dayLines: (match: Match) => `${match.line.length} moves`,
  } as unknown as GameDoor
  const about = { day: '2026-11-15', result: result('2026-11-15'), streak: 1, lines: '' }

  it('tells which, how and where', () => {
    expect(shareText(door, about, words(), 'https://x').split('\n')).toHaveLength(3)
  })

  it('holds what the game adds, read from the match that counts', async () => {
    const vault = new Vault([memoryShelf()])
    const match = Match.begin(dots.game as never, dailyFixture(dots as never, '2026-11-15') as never) as unknown as Match
    match.play(0, match.moves(0)[0] as never)
    const opening = openingOf(match, null, 1)
    await new Saves(vault).put(sealSave({ ...savable(opening, 0, 1), revision: 1 }))
    const lines = await linesOf(door as never, opening.id, vault)
    expect(lines).toBe('1 moves')
    expect(shareText(door, { ...about, lines }, words(), 'https://x').split('\n')[2]).toBe(lines)
  })

  it('goes without where the match is gone, or the game adds nothing', async () => {
    const vault = new Vault([memoryShelf()])
    expect(await linesOf(door as never, '0123456789abcdef0123', vault)).toBe('')
    expect(await linesOf({ game: door.game, dayLines: undefined }, '0123456789abcdef0123', vault)).toBe('')
    expect(await linesOf(door as never, undefined, vault)).toBe('')
  })
})
