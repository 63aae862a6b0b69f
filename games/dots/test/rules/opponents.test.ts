import { dots } from '@parlor/dots'
import { isRejection, rngFrom, type Seat } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'

const { game, strategy } = dots

/** All cells the opponent plays here, over a hundred seeds. */
function plays(policy: string, position: string): string {
  const state = game.notation.readState(position, rngFrom('opponents'))
  if (isRejection(state)) throw new Error(state.rejected)
  const seat: Seat = state.pending[0]!.seat
  const found = strategy.policies[policy]!
  if (found.sees !== 'view') throw new Error('Dots hides nothing')
  const moves = new Set<string>()
  for (let seed = 0; seed < 100; seed++)
    moves.add(game.notation.writeMove(found.choose(game.view(state, seat), seat, rngFrom(`${policy} ${seed}`))))
  return [...moves].sort().join(' ')
}

describe('Easy', () => {
  it('[DOT18] plays any available cell', () => {
    expect(plays('easy', 'a.A/#c./A.a red')).toBe('a1 b1 b2 b3 c2 c3')
  })
})

describe('Medium', () => {
  it('[DOT19] plays a full cell, its own or neutral, wherever it is', () => {
    expect(plays('medium', 'b.A/.3c/..2 red')).toBe('a1 c2 c3')
    expect(plays('medium', 'B.a/.../... blue')).toBe('a1')
  })

  it('[DOT19] else takes an empty corner, else an empty edge', () => {
    expect(plays('medium', 'a../.../..A red')).toBe('a3 c1')
    expect(plays('medium', 'a.a/.../A.A red')).toBe('a2 b1 b3 c2')
  })

  it('[DOT19] does not prefer empty cells of the largest capacity, nor cells with neutral dots', () => {
    expect(plays('medium', 'aAa/A.A/aAa red')).toBe('a1 a3 b2 c1 c3')
    expect(plays('medium', 'a1a/A.A/aAa red')).toBe('a1 a3 b1 b2 c1 c3')
  })

  it('[DOT19] measures capacity by neighbours: a dead end comes before a corner', () => {
    expect(plays('medium', '..../#.#./.... red')).toBe('a1 a3')
    expect(plays('medium', '.#../..../.... red')).toBe('a1')
  })

  it('[DOT19] sees no low cells on a ring, where all are alike', () => {
    expect(plays('medium', '.../.#./... red')).toBe('a1 a2 a3 b1 b3 c1 c2 c3')
  })
})

describe('Hard', () => {
  it('[DOT20] first bursts beside a full enemy cell', () => {
    expect(plays('hard', 'bC./..B/b.a red')).toBe('a1')
  })

  it('[DOT20] else bursts beside an enemy cell', () => {
    expect(plays('hard', 'bA./.../b.b red')).toBe('a1')
  })

  it('[DOT20] else bursts anything full', () => {
    expect(plays('hard', 'b../..A/b.. red')).toBe('a1 a3')
  })

  it('[DOT20] a full neighbour counts only when it is the enemy’s', () => {
    expect(plays('hard', 'b3./.../bA. red')).toBe('a3')
  })

  it('[DOT20] else plays as Medium', () => {
    expect(plays('hard', 'a../.../..A red')).toBe('a3 c1')
    expect(plays('hard', 'aAa/A.A/aAa red')).toBe('a1 a3 b2 c1 c3')
  })
})

describe('Expert', () => {
  it('[DOT21] bursts as Hard does', () => {
    expect(plays('expert', 'bC./..B/b.a red')).toBe('a1')
    expect(plays('expert', 'bA./.../b.b red')).toBe('a1')
    expect(plays('expert', 'b../..A/b.. red')).toBe('a1 a3')
  })

  it('[DOT21] takes an advantage cell before an empty corner, the smallest gap first', () => {
    expect(plays('expert', 'aA./.../... red')).toBe('a1')
    expect(plays('expert', '.../.b./.A. red')).toBe('a3 b2 c3')
    expect(plays('expert', '.../.c./.A. red')).toBe('b2')
  })

  it('[DOT21] a gap equal to the enemy’s is an advantage, a larger one is not', () => {
    expect(plays('expert', 'aB./.../... red')).toBe('a1')
    expect(plays('expert', '.B./c../... red')).toBe('a2')
    expect(plays('expert', '.C./.../... red')).toBe('a1 a3 c1 c3')
  })

  it('[DOT21] every enemy neighbour must be matched', () => {
    expect(plays('expert', 'Ab./.A./... red')).toBe('b1')
    expect(plays('expert', 'Ab./.D./... red')).toBe('a3 c1 c3')
  })

  it('[DOT21] else plays as Hard', () => {
    expect(plays('expert', '.../.../... red')).toBe('a1 a3 c1 c3')
  })
})

describe('Kepler and Newton', () => {
  const all = ['keplerAverage', 'keplerStrong', 'keplerExpert', 'newtonAverage', 'newtonStrong', 'newtonExpert']

  it('[DOT22] take an immediate win, even where it is not the most urgent cell', () => {
    for (const policy of all) expect([policy, plays(policy, 'aaa/a.a/aaa red')]).toEqual([policy, 'b2'])
  })

  it('[DOT22] look ahead: of two equally urgent bursts they choose the one that the answer does not undo', () => {
    for (const policy of ['keplerAverage', 'keplerStrong', 'keplerExpert'])
      expect([policy, plays(policy, 'b.C../...../...../...../....b red')]).toEqual([policy, 'e5'])
  })

  it('[DOT23] Kepler plays where the fewest dots are missing, at the border of his cells', () => {
    expect(plays('keplerAverage', '...../.c.../...../...../....A red')).toBe('b2')
    expect(plays('keplerAverage', 'aa.../a..../...../...../....A red')).not.toContain('a1')
  })

  it('[DOT24] Newton starts in a corner and keeps away from fuller neighbours', () => {
    expect(plays('newtonAverage', '...../...../...../...../..... red')).toBe('a1 a5 e1 e5')
    expect(plays('newtonAverage', '...../...../..D../...../..... red')).toBe('a1 a5 e1 e5')
  })

  it('[DOT24] Newton bursts a full cell beside a full one before all else', () => {
    expect(plays('newtonAverage', 'bC.../...../...../...../....b red')).toBe('a1')
  })
})

describe('the strategy of the search levels', () => {
  const state = (position: string) => {
    const read = game.notation.readState(position, rngFrom('judgement'))
    if (isRejection(read)) throw new Error(read.rejected)
    return read
  }

  it('[DOT25] evaluates between −1 and 1, opposite for the two seats, ±1 only when it is over', () => {
    for (const position of ['.../.../... red', 'a.A/#c./A.a red', 'bcb/cdC/bcb blue']) {
      const value = strategy.evaluate(state(position), 0)
      expect(Math.abs(value)).toBeLessThan(1)
      expect(strategy.evaluate(state(position), 1)).toBeCloseTo(-value, 12)
    }
    expect(strategy.evaluate(state('aaa/aaa/aaa over'), 0)).toBe(1)
    expect(strategy.evaluate(state('aaa/aaa/aaa over'), 1)).toBe(-1)
  })

  it('[DOT25] orders moves most urgent first, losing none', () => {
    const before = state('bC.../...../..c../...../....A red')
    const moves: { row: number; col: number }[] = []
    const count = game.moves(before, 0, moves)
    const listed = moves.slice(0, count).map(game.notation.writeMove)
    strategy.orderMoves!(before, 0, moves, count)
    const ordered = moves.slice(0, count).map(game.notation.writeMove)
    expect(ordered[0]).toBe('a1')
    expect(ordered.toSorted()).toEqual(listed.toSorted())
  })

  it('[DOT25] a position is unsettled while a full cell of the side to move touches a full enemy cell', () => {
    expect(strategy.isUnsettled!(state('bC./.../... red'))).toBe(true)
    expect(strategy.isUnsettled!(state('bB./.../... red'))).toBe(false)
    expect(strategy.isUnsettled!(state('aC./.../... red'))).toBe(false)
    expect(strategy.isUnsettled!(state('aaa/aaa/aaa over'))).toBe(false)
  })

  it('[DOT25] position keys differ by owner, dots and turn', () => {
    const positions = [
      '.../.../... red',
      '.../.../... blue',
      'a../.../... red',
      'A../.../... red',
      '1../.../... red',
      'b../.../... red',
      '.a./.../... red',
    ]
    expect(new Set(positions.map((position) => strategy.positionKey!(state(position)))).size).toBe(positions.length)
    for (const position of positions) expect(Number.isSafeInteger(strategy.positionKey!(state(position)))).toBe(true)
  })
})
