import { isRejection, type GamePackage } from '@parlor/kernel'
import { Match, readMatch, writeMatch } from '@parlor/kernel/host'
import { dots } from '@parlor/dots'
import { mahjong } from '@parlor/mahjong'
import {
  createRaceGame,
  readDisplayName,
  type RatingChange,
  type Responses,
  type MatchHistoryEntry,
  type OwnUnfinishedTable,
  type TableInfo,
} from '@parlor/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { continuesAfterLeaving } from '../src/features/online/leaving-table.ts'
import {
  describeReductions,
  finishedMatchFacts,
  describePlayers,
  describeRatingChange,
} from '../src/features/online/finished-match-text.ts'
import { activeUndoOffer, ownClosedOfferKind, undoRefusalOf } from '../src/features/online/undo-and-draw-offers.ts'
import { explainBadName } from '../src/features/online/explain-bad-name.ts'
import { describeNoShow } from '../src/features/online/ranked-match.ts'
import { LastLogLine, MatchLog } from '../src/table/match-log.tsx'
import { describeSeatRating } from '../src/features/online/rating.tsx'
import { describeSeats, isSeatedAt, describeWaiting } from '../src/features/online/table-description.ts'
import { wasPlayedAsRace } from '../src/session/online/was-played-as-race.ts'
import { missingForRank, leaderboardRows } from '../src/features/online/leaderboard-rows.ts'
import { checkPlayers, remotePlayer, asLocalPlayers } from '../src/data/player.ts'
import { checkSharedMatch, writeSharedMatch } from '../src/data/shared-match.ts'
import { createTranslator } from '../src/platform/i18n/translator.ts'
import de from '../strings/de.json' with { type: 'json' }
import { finished, translator } from './online-fixtures.ts'

describe('the match history', () => {
  it('names people with ratings, the reader and bot levels, never a level’s id', () => {
    expect(describePlayers(finished, translator, { 'level.fair': 'Fair play' })).toBe('Ann (1612?) – You (1490) – Fair play')
    expect(describePlayers(finished, translator, undefined)).toBe('Ann (1612?) – You (1490) – A bot')
    const guest = { ...finished, players: [{ ...finished.players[0]!, name: 'Guest 0A1F', strength: null }], you: 1 }
    expect(describePlayers(guest, createTranslator('de', de), undefined)).toBe('Gast 0A1F')
    expect(describePlayers({ ...guest, players: [{ ...guest.players[0]!, name: 'Guest of honour' }] }, translator, undefined)).toBe(
      'Guest of honour',
    )
  })

  it('shows the result for the reader, the date and the rating change', () => {
    const facts = (part: Partial<MatchHistoryEntry>) => finishedMatchFacts({ ...finished, ...part }, translator)
    expect(facts({})).toEqual(['You win', translator.date(finished.ended), 'Rating +12'])
    expect(facts({ you: 0, change: null })[0]).toBe('You lose')
    expect(facts({ outcome: { scores: [0, 0, 0], ranks: [1, 1, 1], reason: 'fish' }, change: null })).toEqual([
      'A draw',
      translator.date(finished.ended),
    ])
  })

  it('shows the rating before and after, with a real minus, in points that add up', () => {
    const shown = (before: number, after: number) => describeRatingChange({ before, after, reductions: [] }, translator)
    expect(shown(1500, 1511.6)).toBe('Rating 1500 → 1512 (+12)')
    expect(shown(1511.6, 1504.2)).toBe('Rating 1512 → 1504 (−8)')
    expect(shown(1507.2, 1507.4)).toBe('Rating unchanged at 1507')
    expect(finishedMatchFacts({ ...finished, change: -0.3 }, translator).at(-1)).toBe('Rating unchanged')
  })

  it('says why a match counted less', () => {
    const why = (reductions: RatingChange['reductions'], after = 1502, seats = 2) =>
      describeReductions({ before: 1500, after, reductions }, seats, translator)
    expect(why([])).toBeNull()
    expect(why(['repeatedPair'])).toBe('You two already played in the last 24 hours. So this match counted less.')
    expect(why(['repeatedPair'], 1502, 4)).toBe('Some of you already played each other in the last 24 hours. So this match counted less.')
    expect(why(['daily'], 1500)).toBe(
      'Your rating has already moved more than half of the 45 points it may move in 24 hours. So this match counted less.',
    )
    expect(why(['repeatedPair', 'unprovenOpponent'])).toContain('24 hours. You played somebody who is still new')
  })

  it('shows the first ten, and the reader at any rank', () => {
    const standing = (rank: number) => ({
      person: { id: String(rank), name: `P${rank}`, guest: false, unique: true },
      rank,
      rating: 1,
      deviation: 1,
      games: 1,
    })
    const standings = Array.from({ length: 30 }, (_, i) => standing(i + 1))
    const ranks = (you: Responses['leaderboard']['you']) => leaderboardRows({ standings, you }).map(({ rank }) => rank)
    expect(ranks(null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(ranks(standing(3))).toHaveLength(10)
    expect(ranks(standing(77)).at(-1)).toBe(77)
    // An unranked reader gets the reason instead.
    const unlisted = (guest: boolean) => ({ ...standing(1), rank: null, person: { id: 'x', name: 'X', guest, unique: !guest } })
    expect(ranks(unlisted(true))).toHaveLength(10)
    expect([null, standing(3), unlisted(true), unlisted(false)].map(missingForRank)).toEqual([null, null, 'account', 'matches'])
  })
})

function playToEnd({ game }: Pick<GamePackage, 'game'>, seed: string, preset = 0): Match {
  const match = Match.begin(game, { options: game.options.presets[preset]!.options, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  while (!match.outcome) {
    const { seat } = match.state.pending[0] as { seat: number }
    match.play(seat, match.moves(seat)[0])
  }
  return match
}

describe('a match from the server', () => {
  it('of a race is read by the race rules', () => {
    const raced = createRaceGame(mahjong as unknown as GamePackage)
    const record = writeMatch(playToEnd(raced, 'race', 1))
    expect(wasPlayedAsRace(record, mahjong.game)).toBe(true)
    expect(wasPlayedAsRace(writeMatch(playToEnd(mahjong as unknown as GamePackage, 'solo', 1)), mahjong.game)).toBe(false)
    expect(isRejection(readMatch(mahjong.game as never, record))).toBe(true)
    expect(readMatch(raced.game, record)).toBeInstanceOf(Match)
  })

  it('is shared as a readable file without names', () => {
    const record = writeMatch(playToEnd(dots as unknown as GamePackage, 'share'))
    const players = [remotePlayer('Ann'), remotePlayer('Ben')]
    expect(checkPlayers(players)).toBeNull()
    const file = writeSharedMatch({ players: asLocalPlayers(players), record })
    expect(file).not.toContain('Ann')
    expect(checkSharedMatch(JSON.parse(file))).toMatchObject({ players: [{ kind: 'person' }, { kind: 'person' }] })
  })
})

describe('leaving a match', () => {
  const person = (left = false) => ({ kind: 'person', person: { id: 'x', name: 'X', guest: true, unique: false }, left, strength: null })
  const table = (part: object) => ({ seats: [person(), person()], you: 0, absent: { kind: 'wait' }, ...part }) as unknown as TableInfo

  it('is offered where the match continues without the player', () => {
    expect(continuesAfterLeaving(table({}))).toBe(false)
    expect(continuesAfterLeaving(table({ absent: { kind: 'bot', level: 'easy', seconds: 60 } }))).toBe(true)
    expect(continuesAfterLeaving(table({ seats: [person(), person(), { kind: 'bot', level: 'fair' }] }))).toBe(true)
    expect(continuesAfterLeaving(table({ seats: [person(), person(true), { kind: 'bot', level: 'fair' }] }))).toBe(false)
  })
})

describe('own tables', () => {
  const person = (name: string, id: string, left = false) => ({
    kind: 'person' as const,
    person: { id, name, guest: true, unique: false },
    left,
    strength: null,
  })
  const table: OwnUnfinishedTable = {
    match: '0'.repeat(20),
    game: 'domino',
    state: 'playing',
    seats: [person('Ann', 'a'), person('Ben', 'b'), { kind: 'bot', level: 'fair' }],
    you: 1,
    turn: [0],
    clock: { kind: 'none' },
    ranked: false,
    created: 1,
  }

  it('name the seats and whose turn it is, the reader first', () => {
    const levels = { fair: 'Fair play' }
    const waits = (part: Partial<OwnUnfinishedTable>) => describeWaiting({ ...table, ...part }, levels, translator)
    expect(describeSeats(table.seats, table.you, levels, translator)).toBe('Ann – You – Fair play')
    expect(describeSeats([...table.seats, { kind: 'open' }], null, {}, translator)).toBe('Ann – Ben – A bot – Free seat')
    const rated = { ...person('Cat', 'c'), strength: { rating: 1701, deviation: 111 } }
    expect(describeSeats([rated, person('Ben', 'b')], null, {}, translator)).toBe('Cat (1701?) – Ben')
    expect(waits({})).toBe('Ann to move')
    expect(waits({ turn: [0, 2] })).toBe('Ann, Fair play to move')
    expect(waits({ turn: [0, 1] })).toBe('Your turn')
    expect(waits({ turn: [] })).toBeNull()
    expect(waits({ state: 'open', turn: [] })).toBe('Waits for players')
  })

  it('are distinguished from watched ones', () => {
    expect(isSeatedAt(table.seats, 'b')).toBe(true)
    expect(isSeatedAt(table.seats, 'c')).toBe(false)
    expect(isSeatedAt([person('Ben', 'b', true)], 'b')).toBe(false)
  })
})

describe('an undo request', () => {
  it('is shown until a move or the undo itself', () => {
    const offer = { seat: 0, seq: 3, granted: [] }
    expect(activeUndoOffer({ offer }, 3)).toBe(offer)
    expect(activeUndoOffer({ offer }, 4)).toBeNull()
    expect(activeUndoOffer({ offer: null }, 3)).toBeNull()
  })

  it('cannot be made twice, nor to a player who muted requests', () => {
    const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'person', person: { name }, left: false })) as unknown as TableInfo['seats']
    const table = { offer: null, undoMuted: [], seats, you: 0 }
    expect(undoRefusalOf(table, 3, null)).toBeNull()
    expect(undoRefusalOf(table, 3, 2)).toBeNull()
    expect(undoRefusalOf(table, 3, 3)).toBe('undo.asked')
    expect(undoRefusalOf({ ...table, offer: { seat: 1, seq: 3, granted: [] } }, 3, null)).toBe('undo.asked')
    expect(undoRefusalOf({ ...table, undoMuted: [0] }, 3, null)).toBeNull()
    expect(undoRefusalOf({ ...table, undoMuted: [1] }, 3, 3)).toBe('undo.muted')
    const leftSeats = seats.map((seat) => ({ ...seat, left: true })) as TableInfo['seats']
    expect(undoRefusalOf({ ...table, seats: leftSeats, undoMuted: [1] }, 3, null)).toBeNull()
  })

  it('was declined when it is gone without a move, and so was a draw offer', () => {
    const none = { offer: null, draw: null, you: 0, state: 'playing' as const }
    const requested = { ...none, offer: { seat: 0, seq: 3, granted: [] } }
    expect(ownClosedOfferKind(requested, none, 3, [])).toBe('undo')
    expect(ownClosedOfferKind(requested, requested, 3, [])).toBeNull()
    // A move or undo is announced by itself.
    expect(ownClosedOfferKind(requested, none, 4, [])).toBeNull()
    expect(ownClosedOfferKind(requested, { ...none, you: 1 }, 3, [])).toBeNull()
    expect(ownClosedOfferKind(requested, { ...none, state: 'over' }, 3, [])).toBeNull()
    const offered = { ...none, draw: { offer: { seat: 0, line: 2, accepted: [] }, offered: [2, -1] } }
    const closed = { ...none, draw: { offer: null, offered: [2, -1] } }
    expect(ownClosedOfferKind(offered, closed, 2, [])).toBe('draw')
    expect(ownClosedOfferKind(offered, closed, 2, [{ number: 3, seat: 1 }])).toBeNull()
    expect(ownClosedOfferKind(offered, offered, 2, [])).toBeNull()
  })
})

describe('a name that was refused', () => {
  it('is refused with the reason', () => {
    const why = (typed: string) => {
      const name = readDisplayName(typed)
      return isRejection(name) ? explainBadName(typed, name).rejected : null
    }
    expect(['', '   '].map(why)).toEqual(['online.nameMissing', 'online.nameMissing'])
    expect(['Bob\u200b', 'Bob\u0007', 'B\u0301\u0302\u0303\u0304ob'].map(why)).toEqual(Array(3).fill('online.nameInvisible'))
    expect(['🙂', '!?'].map(why)).toEqual(['online.nameNoLetter', 'online.nameNoLetter'])
    expect(why('x'.repeat(25))).toBe('person.badName')
    expect(['Bob', 'Zoë 🙂'].map(why)).toEqual([null, null])
    const taken = { rejected: 'account.nameTaken' }
    expect(explainBadName('', taken)).toBe(taken)
  })
})

describe('a rating at the table', () => {
  const seat = (strength: { rating: number; deviation: number } | null) =>
    ({ kind: 'person', person: { id: '1', name: 'Ann', guest: false, unique: true }, left: false, strength }) as const

  it('is explained where it is uncertain or missing', () => {
    const shown = (...[strength, ranked = true]: [Parameters<typeof seat>[0], boolean?]) =>
      describeSeatRating(seat(strength), ranked, translator)
    expect(shown({ rating: 1507, deviation: 200 })).toEqual({ text: '1507?', note: translator.t('online.ratingUncertain') })
    expect(shown({ rating: 1507, deviation: 50 })).toEqual({ text: '1507', note: undefined })
    expect(shown(null)).toEqual({ text: 'new', note: translator.t('online.unratedNote') })
    expect(shown(null, false)).toBeNull()
    expect(describeSeatRating(undefined, true, translator)).toBeNull()
  })
})

describe('an aborted ranked match', () => {
  const table = { ranked: true, clock: { kind: 'total', minutes: 10, increment: 5 }, you: 0 } as const
  const logLine = (number: number, seat: number, kind: 'move' | 'abort') => ({ number, seat, kind, said: [], move: null })
  const time = (left: readonly number[]) => ({ control: { minutes: 10, increment: 5 }, left, running: [], at: 0 })
  const logLines = [logLine(1, 0, 'move'), logLine(2, 1, 'abort')]
  const nameOf = (seat: number) => ['Ann', 'Ben'][seat]!
  const told = (part: Partial<Pick<TableInfo, 'ranked' | 'you'>>, lines = logLines, left: readonly number[] = [600_000, 579_900]) =>
    describeNoShow({ ...table, ...part }, { logLines: lines, time: time(left) }, nameOf, translator)

  it('is distinguished from a no-show', () => {
    expect(told({}, logLines, [600_000, 581_000])).toBeNull()
    const moved = [logLine(1, 1, 'move'), ...logLines.map((one) => ({ ...one, number: one.number + 1 }))]
    expect(told({}, moved, [0, 0])).toBeNull()
    expect(told({}, logLines.slice(0, 1), [0, 0])).toBeNull()
    expect(told({ ranked: false }, logLines, [0, 0])).toBeNull()
  })

  it('says after a no-show who never moved: to the one who waited, to the absent one and to watchers', () => {
    const waited = 'Ben did not make a first move within 20 seconds. The match does not count.'
    expect(told({})).toBe(waited)
    expect(told({ you: null })).toBe(waited)
    expect(told({ you: 1 })).toMatch(/^Your first move did not come within 20 seconds\./)
  })

  it('names everybody where nobody made the first move of a race', () => {
    const race = [logLine(1, 0, 'abort')]
    expect(told({ you: null }, race, [579_900, 579_900])).toMatch(/^Ann, Ben did not/)
    expect(told({ you: 1 }, race, [579_900, 579_900])).toMatch(/^Your first move/)
  })

  it('says so in the log too, in its last line only', () => {
    const said = (endText: string | null) => {
      const props = { logLines, strings: {}, nameOf, endText }
      return [createElement(MatchLog, props), createElement(LastLogLine, { ...props, onOpen() {} })].map((log) => renderToStaticMarkup(log))
    }
    for (const html of said('Ben never came.')) {
      expect(html.split('<span>Ben never came.</span>')).toHaveLength(2)
      expect(html).not.toContain('table.aborted')
    }
    for (const html of said(null)) expect(html).toContain('table.aborted')
  })
})
