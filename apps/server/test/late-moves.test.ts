import { decisionOf, isRejection, type GamePackage, type Rejection } from '@parlor/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { gameById } from '../src/games.ts'
import { MatchRoom } from '../src/match/match-room.ts'
import { lastEntry, ReplayedMatch } from '../src/match/replayed-match.ts'

const pkg = gameById('dots') as GamePackage
const late = { rejected: 'match.late' }

describe('a late move, of which another node may hold a copy that came in time', () => {
  let room: MatchRoom
  let answers: ({ readonly seq: number } | Rejection)[]

  /** The first seat moves at another node, under that idempotency key. */
  function commit(mover: string): void {
    const replayed = room.replayed!
    const { seat } = replayed.match.state.pending[0]
    const step = replayed.match.play(seat, replayed.match.moves(seat)[0])
    if (isRejection(step)) throw new Error(step.rejected)
    replayed.recordCommitted({ entry: lastEntry(replayed), at: 1, waited: 0, mover })
    room.broadcastUpdate(1)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    const row = playingMatchRow(pkg, ['a', 'b'])
    room = new MatchRoom(pkg, row, new Map())
    room.replayed = new ReplayedMatch(pkg, row)
    answers = []
    const { seat } = room.replayed.match.state.pending[0]
    const { id: decision } = decisionOf(room.replayed.match.state.pending, seat)!
    room.holdLateMove({ seat, decision, mover: 'mine', reply: (answer) => answers.push(answer) })
  })

  afterEach(() => vi.useRealTimers())

  it('is not answered while its decision is open', () => {
    room.broadcastUpdate(1)
    expect(answers).toEqual([])
  })

  it('is done when that copy stands', () => {
    commit('mine')
    expect(answers).toEqual([{ seq: 1 }])
  })

  it('is refused when something else has answered the decision', () => {
    commit('t:1')
    expect(answers).toEqual([late])
  })

  it('is refused after half a minute at the latest, and only once', () => {
    vi.advanceTimersByTime(30_000)
    expect(answers).toEqual([late])
    commit('mine')
    expect(answers).toEqual([late])
  })
})
