import { isRejection, pickRandom, rngFrom, type Game, type GamePackage, type Seat } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { lessons, sumzero, tournamentWinner, type TournamentStanding, type SumZeroTypes, type SumZeroView } from '@parlor/sumzero'
import de from '@parlor/sumzero/strings/de.json' with { type: 'json' }
import en from '@parlor/sumzero/strings/en.json' with { type: 'json' }
import fr from '@parlor/sumzero/strings/fr.json' with { type: 'json' }
import { describe, expect, test, vi } from 'vitest'
import { firstMatchTips } from '../src/games/sumzero/first-match-tips.ts'
import { rulesDiagrams } from '../src/games/sumzero/rules-diagrams.ts'
import { matchStatsOf } from '../src/games/sumzero/match-stats.ts'
import { keyHelp } from '../src/games/sumzero/key-help.ts'
import { placementOf } from '../src/games/sumzero/check-placement.ts'
import { remainingPiecesOf } from '../src/games/sumzero/aria-labels.ts'
import { achievements } from '../src/games/sumzero/achievements.ts'
import { winRateNote, firstPlayerWinRates } from '../src/games/sumzero/pages/first-player-win-rates.ts'
import {
  findSeries,
  tournamentId,
  seriesMatchLabelOf,
  offeredLengths,
  offeredOpponents,
  tournamentPresets,
  readTournamentId,
} from '../src/games/sumzero/pages/tournament.ts'
import { winChancesOf, findDecidedPosition, positionsToReview, type ReviewedPosition } from '../src/games/sumzero/review.ts'
import drawing from '../src/games/sumzero/drawing.ts'
import { arrowOffsets, heldPieceOnPickUp } from '../src/games/sumzero/keyboard-navigation.ts'
import { previewPosition } from '../src/features/setup/preview-position.ts'
import { LessonSession, type Lesson } from '../src/session/lesson-session.ts'
import { diagramPositions } from '../src/web-game/diagram-positions.ts'
import { isSeriesId } from '../src/data/series-progress.ts'

const drawThumbnail = (position: string, mark?: string) => drawing.draw(position, 'small', { mark })

const game = sumzero.game as unknown as Game

function playOut(options: SumZeroTypes['Options'], seed: string): Match<SumZeroTypes> {
  const match = Match.begin(sumzero.game, { options, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  const rng = rngFrom(seed)
  while (!match.outcome) {
    const { seat } = match.state.pending[0]!
    match.play(seat, pickRandom(rng, match.moves(seat)))
  }
  return match
}

const quick = tournamentPresets.find(({ id }) => id === 'quick')!.options

describe('a tournament', () => {
  test('has an id for every length, preset and opponent, and nothing else has', () => {
    for (const games of offeredLengths)
      for (const { id: preset } of tournamentPresets)
        for (const opponent of offeredOpponents) {
          const id = tournamentId({ games, preset, opponent })
          expect(isSeriesId(id)).toBe(true)
          expect(readTournamentId(id)).toEqual({ games, preset, opponent })
        }
    for (const id of ['sumzero.best-of-4.quick.people', 'sumzero.best-of-3.letter.people', 'sumzero.best-of-3.quick.nobody', 'dots.first'])
      expect(findSeries(id)).toBeNull()
  })

  test('counts each game once, in its turn, and the sides begin in turn', () => {
    const series = findSeries('sumzero.best-of-3.quick.people')!
    const match = playOut(quick, 'one')
    const won = match.outcome!.ranks.indexOf(1)
    const one = series.enter(series.begin(), 0, match) as TournamentStanding
    expect(one.played).toBe(1)
    expect(one.wins[won]).toBe(1)
    expect(series.enter(one, 0, match)).toBe(one)
    const two = series.enter(one, 1, match)
    expect(tournamentWinner(3, two as TournamentStanding)).toBe(won)
    expect(series.enter(two, 2, match)).toBe(two)
    expect(series.check(two)).toBeNull()
    expect(series.check({ played: 1, wins: [3, 0] })).not.toBeNull()
    expect([0, 1, 2].map((index) => series.fixture(index)!.options.starter)).toEqual(['cyan', 'orange', 'cyan'])
    expect(series.fixture(3)).toBeNull()
  })

  test('seats its opponent, and has a description', () => {
    expect(findSeries('sumzero.best-of-5.standard.expert')!.fixture(0)!.levels).toEqual([null, 'expert'])
    expect(seriesMatchLabelOf({ id: 'sumzero.best-of-5.standard.expert', index: 1 }, 'en')).toContain('5')
    expect(seriesMatchLabelOf({ id: 'sumzero.best-of-6.standard.expert', index: 1 }, 'en')).toBeNull()
  })
})

describe('a thumbnail of SumZero', () => {
  const classes = (position: string, mark?: string) =>
    drawThumbnail(position, mark)!.strokes.flatMap(({ attributes, inside = [] }) =>
      [attributes, ...inside.map((one) => one.attributes)].map((one) => String(one['className'])),
    )
  const count = (all: readonly string[], name: string) => all.filter((one) => one.startsWith(name)).length

  test('shows pieces by side, blocked cells and a marked move', () => {
    const seen = classes('5x5 4 0 I4 O4 0/0 T4:0@a1,L4:0@d3 orange orange lays', 'I4:0@a5')
    expect(count(seen, 'sz-thumbnail-ink of-1')).toBe(1)
    expect(count(seen, 'sz-thumbnail-ink of-0')).toBe(1)
    expect(count(seen, 'sz-thumbnail-mark')).toBe(1)
    expect(count(classes('.#./.../.../... 4 0 I4 O4 0/0 - cyan cyan lays'), 'sz-thumbnail-blocked')).toBe(1)
  })

  test('shows what was bought while the draft goes on', () => {
    const seen = classes('8x8 45 * T4*2 U5 20/28 - cyan cyan drafts')
    expect([count(seen, 'sz-thumbnail-ink of-0'), count(seen, 'sz-thumbnail-ink of-1')]).toEqual([2, 1])
  })

  test('draws every preset, and refuses an invalid position', () => {
    for (const { options } of sumzero.game.options.presets) expect(drawThumbnail(previewPosition(game, options)!)).not.toBeNull()
    for (const wrong of ['', 'red', '5x5', '5x5 4 0 - - 0/0 Q9:0@a1 cyan over', '2x2 4 0 - - 0/0 - cyan cyan lays'])
      expect(drawThumbnail(wrong)).toBeNull()
  })

  test('the rules diagrams can be played and are translated', () => {
    for (const [number, diagram] of Object.entries(rulesDiagrams)) {
      for (const position of diagramPositions(game, diagram)) expect(drawThumbnail(position)).not.toBeNull()
      for (const strings of [en, de, fr]) expect(strings).toHaveProperty([`rules.${number}.picture`])
    }
  })
})

describe('the coach', () => {
  const line = (position: string, seat: Seat | null = 0) => {
    const state = sumzero.game.notation.readState(position, rngFrom('coach'))
    if (isRejection(state)) throw new Error(state.rejected)
    return firstMatchTips.lines[firstMatchTips.at!(sumzero.game.view(state, seat ?? 'watcher'), seat, false)]
  }

  test('has a line for the first purchase, the next ones, the swap and two placements, then none', () => {
    expect(line('8x8 45 1 - - 33/33 - cyan cyan drafts')).toBe('coach.buy')
    expect(line('8x8 45 1 T4 O4 29/29 - cyan cyan drafts')).toBe('coach.spend')
    expect(line('8x8 4 0 T4 O4 0/0 - cyan+swap orange swaps', 1)).toBe('coach.swap')
    expect(line('8x8 4 0 T4 O4 0/0 - cyan cyan lays', null)).toBe('coach.lay')
    expect(line('8x8 4 0 T4 O4 0/0 I4:0@a1,L4:0@d3 cyan cyan lays')).toBe('coach.block')
    expect(line('8x8 4 0 T4 O4 0/0 I4:0@a1,L4:0@d3,Z4:0@f1,S4:0@f6 cyan cyan lays')).toBeUndefined()
  })

  test('has every line in every language', () => {
    for (const key of firstMatchTips.lines) for (const strings of [en, de, fr]) expect(strings).toHaveProperty([key])
  })
})

describe('after the game', () => {
  const match = playOut(quick, 'after')

  test('match stats count what a seat bought, placed and kept', () => {
    for (const seat of [0, 1] as Seat[]) {
      const marks = matchStatsOf(match, seat)
      expect(marks['bought']).toBe(marks['laid']! + marks['left']!)
      expect(marks['cells']).toBe(44)
      expect(marks['own']).toBe(0)
      expect(Object.values(marks).every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
    }
    for (const other of [{ budget: 60 }, { rows: 6, cols: 6, board: '' as const, budget: 28 }])
      expect(matchStatsOf(playOut({ ...quick, ...other }, 'own'), 0)['own']).toBe(1)
    const loser = match.outcome!.ranks.indexOf(2)
    expect(matchStatsOf(match, loser)['margin']).toBe(0)
  })

  test('every placement is a step of the analysis', () => {
    const moments = positionsToReview(match)
    expect(moments).toHaveLength(match.state.laid.length)
    expect(moments.map(({ view }) => view.laid.length)).toEqual(moments.map((_, i) => i))
  })

  const seen = (at: number, cyan: number, proven: Seat | null = null) => ({ at, seat: (at % 2) as Seat, proven, cyan }) as ReviewedPosition

  test('a match is decided from where the curve stays with the winner', () => {
    const reviewed = [seen(0, 1, 0), seen(1, 0.2), seen(2, 1, 0), seen(3, 0, 1), seen(4, 1, 0), seen(5, 1, 0), seen(6, 1, 0)]
    expect(findDecidedPosition(reviewed, 0)!.at).toBe(4)
    expect(winChancesOf(reviewed).slice(4)).toEqual([1, 1, 1])
    expect(winChancesOf(reviewed)[3]).toBe(0)
    expect(findDecidedPosition(reviewed, 1)).toBeNull()
    expect(findDecidedPosition([seen(0, 1), seen(1, 1)], 0)).toBeNull()
    expect(findDecidedPosition([seen(0, 0, 1)], 1)!.at).toBe(0)
  })

  test('a chance is evaluated from both sides, and certain only where it is proven', () => {
    expect(winChancesOf([seen(0, 0.75), seen(1, 0.25), seen(2, 1, 0), seen(3, 0.5)])).toEqual([0.5, 0.625, 1, 0.5])
    expect(winChancesOf([seen(0, 1), seen(1, 1), seen(2, 0)])).toEqual([0.99, 0.5, 0.01])
    expect(winChancesOf([])).toEqual([])
  })

  test('every achievement has a title and a line in every language', () => {
    expect(achievements.length).toBeGreaterThanOrEqual(12)
    for (const { id } of achievements)
      for (const strings of [en, de, fr])
        for (const part of ['title', 'line']) expect(strings).toHaveProperty([`achievement.${id}.${part}`])
  })
})

test.each(['turn', 'flip'])('the piece of the lesson “%s” does not come as it is wanted', (id) => {
  const lesson = lessons.find((one) => one.id === id)! as Lesson
  const table = new LessonSession(sumzero as unknown as GamePackage, lesson, { speed: () => 0, onLogLine: () => undefined })
  const { view, moves } = table.store.getState() as { view: SumZeroView; moves: readonly SumZeroTypes['Move'][] }
  const [{ id: piece } = { id: '' }] = remainingPiecesOf(view, lesson.seat)
  const held = heldPieceOnPickUp(moves, piece, view)
  expect(held.pose).toBe(0)
  expect(table.move(placementOf(held))).toMatchObject({ rejected: 'lesson.other' })
})

describe('the texts of help dialog and presets', () => {
  test('is there in every language', () => {
    const signs = ['sides', 'last', 'fits', 'fitsNot', 'dead', 'heat', 'hinted', 'mouse', 'touch'].map((name) => `legend.${name}`)
    const all = [...keyHelp.map(({ labelKey }) => labelKey), ...signs, 'preset.rate']
    for (const strings of [en, de, fr]) for (const key of all) expect(strings).toHaveProperty([key])
  })

  test('name every key for pieces', () => {
    const named = keyHelp.flatMap((one) => one.keys)
    const lower = (all: object) => Object.keys(all).map((key) => key.toLowerCase())
    expect(named).toEqual(expect.arrayContaining([...lower(arrowOffsets), 'r', 'f', 'tab', 'enter', 'escape', '1–9']))
  })

  test('show the measured win rate, unless the preset’s text has it', () => {
    expect(winRateNote('standard')).toMatchObject({ key: 'preset.rate', params: { rate: firstPlayerWinRates['standard']!.share } })
    expect(winRateNote('letter')).toBeNull()
    expect(winRateNote('nothing')).toBeNull()
  })
})

test('every lesson is completed by its expected moves, and refuses others', async () => {
  for (const lesson of lessons as readonly Lesson[]) {
    const table = new LessonSession(sumzero as unknown as GamePackage, lesson, { speed: () => 0, onLogLine: () => undefined })
    for (const [task, { moves }] of lesson.tasks.entries()) {
      const wanted = moves[0] === undefined ? table.store.getState().moves[0] : sumzero.game.notation.readMove(moves[0])
      if (moves.length > 0) expect(table.move({ kind: 'pass' })).not.toBeNull()
      expect(table.move(wanted), lesson.id).toBeNull()
      await vi.waitFor(() => expect(table.store.getState().task).toBe(task + 1))
    }
    for (const strings of [en, de, fr])
      for (const part of ['title', 'text', 'done']) expect(strings).toHaveProperty([`tutorial.${lesson.id}.${part}`])
  }
})
