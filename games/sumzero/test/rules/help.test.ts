import { isRejection, quietSink, rngFrom } from '@parlor/kernel'
import { Match, formatMessage } from '@parlor/kernel/host'
import {
  bestOfSeries,
  forcedWin,
  ghostCells,
  heatMapOf,
  lessons,
  mobilityOf,
  placementFor,
  previewMove,
  provenWinner,
  readTournamentStanding,
  solveEndgame,
  sumzero,
  tournamentLengths,
  whyNotPlaceable,
  tournamentWinner,
} from '@parlor/sumzero'
import type { Placement, SumZeroState, SumZeroView } from '@parlor/sumzero'
import { describe, expect, it } from 'vitest'
import de from '../../strings/de.json' with { type: 'json' }
import en from '../../strings/en.json' with { type: 'json' }
import fr from '../../strings/fr.json' with { type: 'json' }
import { stateAfterPlacements } from '../sample-states.ts'

const { game } = sumzero

function viewOf(position: string): SumZeroView {
  const state = game.notation.readState(position, rngFrom('help'))
  if (isRejection(state)) throw new Error(state.rejected)
  return game.view(state, 0)
}

describe('the ghost', () => {
  const view = viewOf('..../.#../..../.... 4 0 O4 O4,T4 0/0 O4:0@c1 orange cyan lays')

  it.each([
    ['Q9', 0, 0, 'sumzero.noSuchPiece'],
    ['T4', 0, 2, 'sumzero.notYours'],
    ['O4', -1, 2, 'sumzero.outOfBounds'],
    ['O4', 3, 2, 'sumzero.outOfBounds'],
    ['O4', 0, 0, 'sumzero.blocked'],
    ['O4', 2, 1, 'sumzero.overlap'],
  ])('[SUM27] of %s at %i, %i is red: %s', (piece, x, y, rejected) => {
    const refused = whyNotPlaceable(view, 0, { piece, pose: 0, x, y })
    expect(refused).toMatchObject({ rejected })
    expect(formatMessage(en, 'en', { key: refused!.rejected, params: refused!.params ?? {} }, String)).not.toMatch(/[[{]/)
  })

  it('[SUM27] is green where the piece fits', () => {
    expect(whyNotPlaceable(view, 0, { piece: 'O4', pose: 0, x: 0, y: 2 })).toBeNull()
    expect(whyNotPlaceable(view, 0, { piece: 'O4', pose: 3, x: 0, y: 2 })).toMatchObject({ rejected: 'sumzero.noSuchPose' })
  })

  it('[SUM27] is clipped at the edge of the board', () => {
    expect(ghostCells(view, { piece: 'O4', pose: 0, x: -1, y: 3 })).toEqual([12])
    expect(ghostCells(view, { piece: 'T4', pose: 0, x: 1, y: 2 })).toEqual([9, 10, 11, 14])
    expect(ghostCells(view, { piece: 'Q9', pose: 0, x: 1, y: 2 })).toEqual([])
  })

  it('[SUM27] turns and flips by transform', () => {
    expect(placementFor(view, 'T4', { rot: 270, flipX: true }, 1, 1)).toEqual({ kind: 'place', piece: 'T4', pose: 3, x: 1, y: 1 })
    expect(placementFor(view, 'O4', { rot: 90, flipX: true }, 1, 1)).toMatchObject({ pose: 0 })
    expect(placementFor(view, 'Q9', { rot: 90, flipX: true }, 1, 1)).toBeNull()
  })
})

describe('the preview', () => {
  it('[SUM28] shows the placements left to both sides', () => {
    const view = viewOf('4x4 4 0 I4,T4 O4 0/0 - cyan cyan lays')
    expect(mobilityOf(view, 1)).toBe(9)
    const preview = previewMove(view, 0, { kind: 'place', piece: 'I4', pose: 1, x: 1, y: 0 })
    expect(preview).toEqual({ cells: [1, 5, 9, 13], theirs: 3, mine: 4, wins: false })
  })

  it('[SUM28] agrees with playing the move, over whole games', () => {
    for (let i = 0; i < 20; i++) {
      const state: SumZeroState = stateAfterPlacements({ rows: 7, cols: 7 }, i % 6, `preview ${i}`)
      if (state.outcome) continue
      const { seat } = state.pending[0]!
      const move = game.sample!(state, seat, rngFrom(`preview ${i}`)) as Placement
      const preview = previewMove(game.view(state, seat), seat, move)
      game.apply(state, seat, move, quietSink)
      expect(preview.wins).toBe(state.outcome !== null)
      expect(preview.theirs).toBe(state.outcome ? 0 : game.moves(state, 1 - seat, []))
    }
  })
})

describe('dead cells', () => {
  it('[SUM29] are those no piece of either side can reach', () => {
    const { dead, counts } = heatMapOf(viewOf('.#../##../.... 4 0 O4 T4 0/0 - cyan cyan lays'))
    expect(dead).toEqual([0, 8])
    expect(counts[2]![0]).toBe(1)
    expect(counts[1]).toEqual([0, 0])
  })

  it('[SUM29] are all free cells where nobody holds anything', () => {
    expect(heatMapOf(viewOf('#../.../... 4 0 - - 0/0 - cyan over')).dead).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('[SUM29] count placements on both halves of a wide board', () => {
    const { counts } = heatMapOf(viewOf('3x50 4 0 I4 - 0/0 - cyan cyan lays'))
    expect(counts.reduce((sum, [mine]) => sum + mine, 0)).toBe(47 * 3 * 4)
  })
})

describe('a forced win', () => {
  it('[SUM30] is reported with its length', () => {
    expect(forcedWin(viewOf('3x5 4 0 I4,T4 O4 0/0 - cyan cyan lays'))).toMatchObject({ moves: 1 })
    expect(forcedWin(viewOf('4x4 4 0 I4,L4 O4 0/0 - cyan cyan lays'))).toMatchObject({ moves: 2 })
    expect(forcedWin(viewOf('4x4 4 0 T4,S4 O4 0/0 - cyan cyan lays'))).toBeNull()
    expect(forcedWin(viewOf('4x4 4 1 - - 9/9 - cyan cyan drafts'))).toBeNull()
    expect(forcedWin(viewOf('4x4 4 0 I4,L4 O4 0/0 - cyan cyan lays'), 1)).toBeNull()
  })

  it('[SUM30] is the shortest there is', () => {
    for (let i = 0; i < 25; i++) {
      const state = stateAfterPlacements({ rows: 5, cols: 5, budget: 14 }, 2, `win ${i}`)
      const found = forcedWin(game.view(state, 0), 200_000)
      if (found) expect(found.moves).toBe(shortest(state, 4))
    }
  })
})

it('[SUM30] the proven winner is the one whom an exhaustive search finds, whoever is to move', () => {
  let decided = 0
  for (let i = 0; i < 12; i++) {
    const state = stateAfterPlacements({ rows: 4, cols: 4, budget: 9 }, i % 2, `proven ${i}`)
    if (state.outcome) continue
    expect(provenWinner(game.view(state, 0), 200_000)).toBe(winnerBySearch(state))
    decided++
  }
  expect(decided).toBeGreaterThan(6)
  expect(provenWinner(viewOf('4x4 4 1 - - 9/9 - cyan cyan drafts'))).toBeNull()
})

function winnerBySearch(state: SumZeroState): number {
  if (state.outcome) return state.outcome.ranks.indexOf(1)
  const { seat } = state.pending[0]!
  return followers(state).some((after) => winnerBySearch(after) === seat) ? seat : 1 - seat
}

/** Minimum number of own placements to force the win, by exhaustive search. */
function shortest(state: SumZeroState, most: number): number {
  for (let moves = 1; moves <= most; moves++) if (forces(state, moves)) return moves
  return Infinity
}

function forces(state: SumZeroState, moves: number): boolean {
  const { seat } = state.pending[0]!
  return followers(state).some((after) => {
    if (after.outcome) return after.outcome.ranks[seat] === 1
    return moves > 1 && followers(after).every((next) => !next.outcome && forces(next, moves - 1))
  })
}

function followers(state: SumZeroState): SumZeroState[] {
  const out: Placement[] = []
  out.length = game.moves(state, state.pending[0]!.seat, out)
  return out.map((move) => {
    const after = game.clone(state)
    game.apply(after, state.pending[0]!.seat, move, quietSink)
    return after
  })
}

describe('a tournament', () => {
  const options = game.options.presets[1]!.options
  const series = bestOfSeries(3, options)

  function finished(winner: number) {
    const match = Match.begin(game, { options, seed: 'tournament' })
    if (isRejection(match)) throw new Error(match.rejected)
    match.resign(1 - winner)
    return match
  }

  it('[SUM31] alternates the starter and ends with a majority', () => {
    let standing = series.begin()
    expect(series.next(standing)?.options.starter).toBe('cyan')
    standing = series.add(standing, finished(0))
    expect(series.next(standing)?.options.starter).toBe('orange')
    expect(tournamentWinner(3, standing)).toBeNull()
    expect(series.add(standing, finished(1)).wins).toEqual([1, 1])
    standing = series.add(standing, finished(0))
    expect(series.next(standing)).toBeNull()
    expect(tournamentWinner(3, standing)).toBe(0)
    expect(bestOfSeries(3, { ...options, starter: 'orange' }).next({ played: 1, wins: [0, 1] })?.options.starter).toBe('cyan')
    expect(tournamentLengths.every((length) => length % 2 === 1)).toBe(true)
  })

  it('[SUM31] refuses an unfinished match', () => {
    const match = Match.begin(game, { options, seed: 'tournament' })
    if (isRejection(match)) throw new Error(match.rejected)
    expect(() => series.add(series.begin(), match)).toThrow('still being played')
  })

  it('[SUM31] round-trips, and refuses anything else', () => {
    expect(readTournamentStanding({ played: 2, wins: [1, 1] }, 3)).toEqual({ played: 2, wins: [1, 1] })
    for (const bad of [
      null,
      {},
      { played: 1, wins: [1, 1] },
      { played: 4, wins: [2, 2] },
      { played: 3, wins: [3, 0] },
      { played: 2, wins: [-1, 3] },
      { played: 1, wins: [1] },
    ])
      expect(readTournamentStanding(bad, 3)).toEqual({ rejected: 'tournament.badStanding' })
  })
})

describe('lessons', () => {
  it.each(lessons)('[SUM32] $id can be played as it says', ({ position, seat, tasks, id }) => {
    const match = Match.fromPosition(game, position, { seed: 'lesson' })
    if (isRejection(match)) throw new Error(match.rejected)
    for (const task of tasks) {
      const moves: readonly string[] = task.moves.length > 0 ? task.moves : match.moves(seat).map((move) => game.notation.writeMove(move))
      for (const move of moves) {
        const branch = match.branch(0)
        expect(isRejection(branch.play(seat, game.notation.readMove(move)))).toBe(false)
        const replies: readonly string[] = 'replies' in task ? task.replies : []
        if (branch.outcome || replies.length === 0) continue
        expect(replies.some((reply) => !isRejection(branch.play(1 - seat, game.notation.readMove(reply))))).toBe(true)
      }
    }
    for (const part of ['title', 'text', 'done']) expect(en).toHaveProperty([`tutorial.${id}.${part}`])
  })

  it.each(lessons.filter(({ tasks: [task] }) => 'find' in task))(
    '[SUM32] $id asks for what wins, and says so to whoever tries else',
    (lesson) => {
      const state = game.notation.readState(lesson.position, rngFrom('lesson'))
      if (isRejection(state)) throw new Error(state.rejected)
      const out: Placement[] = []
      out.length = game.moves(state, lesson.seat, out)
      const winning = out.filter((move) => {
        const after = game.clone(state)
        game.apply(after, lesson.seat, move, quietSink)
        return after.outcome ? after.outcome.ranks[lesson.seat] === 1 : solveEndgame(after, 1 - lesson.seat, 100_000).result === 'lost'
      })
      expect(winning.map((move) => game.notation.writeMove(move))).toEqual([...lesson.tasks[0].moves])
      for (const strings of [en, de, fr]) expect(strings).toHaveProperty([`tutorial.${lesson.id}.other`])
    },
  )
})
