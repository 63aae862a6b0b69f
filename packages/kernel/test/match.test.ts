import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRejection, quietSink, type Game } from '@parlor/kernel'
import { canonicalJson, eventsFor, type LogEntry } from '@parlor/kernel/host'
import { coins } from './games/coins.ts'
import { startMatch, deepFreeze, playAll, unwrap } from './games/test-match.ts'
import { nim, type NimTypes } from './games/nim.ts'

describe('playing', () => {
  test('a move leads to a new state and emits its events', () => {
    const match = startMatch(nim)
    const step = unwrap(match.play(0, { heap: 1, take: 3 }))
    expect(step).toMatchObject({ entry: { kind: 'move', seat: 0, move: 'b3' }, barrier: false })
    expect(step.events).toEqual([{ event: { kind: 'took', heap: 1, left: 1 }, audience: 'all' }])
    expect(step.state.heaps).toEqual([3, 1, 5])
    expect(match.state).toBe(step.state)
    expect(match.start.heaps).toEqual([3, 4, 5])
    expect(match.stateAt(0)).toBe(match.start)
    expect(match.stateAt(1)).toBe(match.state)
    expect(match.view('watcher').heaps).toEqual([3, 1, 5])
  })

  test('a rejected move changes nothing', () => {
    const match = playAll(startMatch(nim), '0:a1')
    const before = canonicalJson([match.state, match.log])
    expect(match.play(0, { heap: 0, take: 1 })).toEqual({ rejected: 'match.notYourTurn' })
    for (const seat of [2, -1, 0.5, Number.NaN, '1' as unknown as number])
      expect(match.play(seat, { heap: 0, take: 1 })).toEqual({ rejected: 'match.noSuchSeat' })
    expect(match.play(1, { heap: 0, take: 3 })).toEqual({ rejected: 'nim.badTake', params: { left: 2 } })
    expect(match.play(1, 'a1')).toEqual({ rejected: 'nim.notAMove' })
    expect(match.play(1, { heap: 0, take: 1 }, { decision: match.start.pending[0]!.id })).toEqual({ rejected: 'match.staleDecision' })
    expect(canonicalJson([match.state, match.log])).toBe(before)
    unwrap(match.play(1, { heap: 0, take: 1 }, { decision: match.state.pending[0]!.id }))
  })

  test('nothing gets into the log that JSON cannot hold or a record would reject', () => {
    const match = playAll(startMatch(nim), '0:a1')
    const before = canonicalJson([match.state, match.log])
    for (const group of [Number.NaN, -0, 0.5, Infinity, 2 ** 60, '1' as unknown as number, null as unknown as number])
      expect(match.play(1, { heap: 0, take: 1 }, { group })).toEqual({ rejected: 'match.badGroup' })
    for (const reason of ['', 'boredom', null, 5]) expect(match.resign(1, reason as 'left')).toEqual({ rejected: 'match.badReason' })
    const entries: unknown[] = [
      null,
      'a1',
      { kind: 'nap', seat: 1, move: 'a1' },
      { kind: 'move', seat: 1 },
      { kind: 'move', seat: 1, move: 5 },
      { kind: 'move', seat: 1, move: 'a1', group: Number.NaN },
      { kind: 'move', seat: 1, move: 'a1', loudly: true },
      { kind: 'resign', seat: 1, reason: 'boredom' },
      { kind: 'undo', seat: 0, to: 0.5 },
      { kind: 'abort', seat: 1, reason: 'left' },
      { kind: 'draw', seat: 0.5 },
    ]
    for (const entry of entries) expect(match.replayEntry(entry as LogEntry)).toEqual({ rejected: 'match.badEntry' })
    expect(canonicalJson([match.state, match.log])).toBe(before)
    unwrap(match.play(1, { heap: 0, take: 1 }, { group: 1 }))
  })

  test('an entry in loose notation is logged in its canonical form', () => {
    const match = startMatch({ ...nim, notation: { ...nim.notation, readMove: (text) => nim.notation.readMove(text.toLowerCase()) } })
    expect(match.replayEntry({ kind: 'move', seat: 0, move: 'A1', group: 3 })).toBeNull()
    expect(match.log).toEqual([{ kind: 'move', seat: 0, move: 'a1', group: 3 }])
  })

  test('a move is logged and applied in its canonical form', () => {
    const loose: Game<NimTypes> = {
      ...nim,
      // Accepts a heap counted from the end too, and writes it from the start.
      check: (state, seat, move) => nim.check(state, seat, fromStart(move)),
      notation: { ...nim.notation, writeMove: (move) => nim.notation.writeMove(fromStart(move)) },
    }
    const match = startMatch(loose)
    unwrap(match.play(0, { heap: -1, take: 2 }))
    expect(match.state.heaps).toEqual([3, 4, 3])
    expect(match.log).toEqual([{ kind: 'move', seat: 0, move: 'c2' }])
  })

  test('ends with an outcome, after which no move is accepted', () => {
    const match = playAll(startMatch(nim, { heaps: '2' }), '0:a1 1:a1')
    expect(match.outcome).toEqual({ scores: [-1, 1], ranks: [2, 1], reason: 'last' })
    expect(match.moves(0)).toEqual([])
    for (const refused of [match.play(0, { heap: 0, take: 1 }), match.timeout(0), match.resign(0)])
      expect(refused).toEqual({ rejected: 'match.over' })
  })

  test('moves are listed for a seat with a decision, and for no other', () => {
    const match = startMatch(nim, { heaps: '2,1' })
    expect(match.moves(0)).toEqual([
      { heap: 0, take: 1 },
      { heap: 0, take: 2 },
      { heap: 1, take: 1 },
    ])
    expect(match.moves(1)).toEqual([])
  })

  test('decisions made at the same time are answered in any order', () => {
    const [forth, back] = [startMatch(coins), startMatch(coins)]
    playAll(forth, '0:g1 1:g2 2:g0')
    playAll(back, '2:g0 1:g2 0:g1')
    expect(forth.state.points).toEqual(back.state.points)
    expect(forth.state.coins).toEqual(back.state.coins)
  })

  test('each viewer receives the events for them', () => {
    const match = startMatch(coins)
    const { events, state } = unwrap(match.play(0, { peek: 1 }))
    const face = state.coins[1]
    expect(eventsFor(events, 0)).toEqual([{ kind: 'peeked', seat: 0, at: 1, face }])
    for (const other of [1, 2, 'watcher'] as const)
      expect(eventsFor(events, other)).toEqual([{ kind: 'peeked', seat: 0, at: 1, face: null }])
  })

  test('states handed out never change', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 30 }), (choices) => {
        const match = startMatch(coins)
        deepFreeze(match.start)
        for (const choice of choices) {
          const seat = match.state.pending[choice % Math.max(1, match.state.pending.length)]?.seat ?? 0
          const moves = match.moves(seat)
          if (moves.length === 0) break
          deepFreeze(unwrap(match.play(seat, moves[choice % moves.length])))
          if (choice % 5 === 0) match.undo(seat)
          if (choice % 10 === 0) match.redo()
        }
      }),
    )
  })

  test('search plays the same game, silently and in place', () => {
    const match = startMatch(coins)
    const state = coins.clone(match.start)
    for (const [seat, move] of [
      [0, { peek: 2 }],
      [1, { show: true }],
      [0, { guess: 1 }],
      [2, { guess: 2 }],
      [1, { guess: 0 }],
    ] as const) {
      unwrap(match.play(seat, move))
      coins.apply(state, seat, move, quietSink)
      expect(state).toEqual(match.state)
    }
  })
})

describe('timeouts and resigning', () => {
  test('a timeout plays the fallback and is logged as one', () => {
    const match = startMatch(nim)
    expect(match.timeout(1)).toEqual({ rejected: 'match.notYourTurn' })
    expect(unwrap(match.timeout(0)).entry).toEqual({ kind: 'timeout', seat: 0, move: 'a1' })
    expect(match.state.heaps).toEqual([2, 4, 5])
  })

  test.each(['resign', 'time', 'left'] as const)('resigning ends the match: %s', (reason) => {
    const match = playAll(startMatch(coins), '1:g0')
    const before = match.state
    const step = unwrap(match.resign(2, reason))
    const outcome = { scores: [0.5, 0.5, -1], ranks: [1, 1, 3], reason }
    expect(step).toEqual({ entry: { kind: 'resign', seat: 2, reason }, state: match.state, events: [], barrier: false })
    expect(match.outcome).toEqual(outcome)
    expect(match.view(0)).toMatchObject({ outcome, pending: [] })
    expect(before.outcome).toBeNull()
    expect(match.play(0, { guess: 1 })).toEqual({ rejected: 'match.over' })
  })

  test.each(['draw', 'abort'] as const)('a stopped match has no winner: %s', (kind) => {
    const match = playAll(startMatch(coins), '1:g0')
    const step = unwrap(match.stop(2, kind))
    expect(step).toEqual({ entry: { kind, seat: 2 }, state: match.state, events: [], barrier: false })
    expect(match.outcome).toEqual({ scores: [0, 0, 0], ranks: [1, 1, 1], reason: kind })
    expect(match.log.at(-1)).toEqual({ kind, seat: 2 })
    expect(match.stop(0, kind)).toEqual({ rejected: 'match.over' })
    expect(startMatch(coins).stop(3, kind)).toEqual({ rejected: 'match.noSuchSeat' })
    expect(startMatch(coins).stop(0, 'tea' as 'draw')).toEqual({ rejected: 'match.badReason' })
  })

  test('a game may define the outcome of resigning', () => {
    const alone: Game<NimTypes> = { ...nim, resign: ({ heaps }) => ({ scores: [heaps[0]!, 0], ranks: [1, 1] }) }
    const match = startMatch(alone)
    unwrap(match.resign(1))
    expect(match.outcome).toEqual({ scores: [3, 0], ranks: [1, 1], reason: 'resign' })
  })

  test('only a seat can resign, at any time', () => {
    const match = startMatch(nim)
    expect(match.resign(2)).toEqual({ rejected: 'match.noSuchSeat' })
    unwrap(match.resign(1))
    expect(match.outcome?.ranks).toEqual([1, 2])
  })

  test('resigning can be undone', () => {
    const match = playAll(startMatch(nim), '0:a1')
    unwrap(match.resign(0))
    expect(match.undoable(0)).toEqual({ to: 1, practice: false })
    expect(match.undo(0)).toBeNull()
    expect(match.outcome).toBeNull()
    expect(match.state.heaps).toEqual([2, 4, 5])
  })
})

describe('a branch', () => {
  test('plays on differently and does not change the match', () => {
    const match = playAll(startMatch(nim), '0:a1 1:b2 0:c3')
    const branch = match.branch(2)
    expect(branch.practice).toBe('branch')
    expect(branch.history).toHaveLength(2)
    playAll(branch, '0:c1')
    expect(branch.state.heaps).toEqual([2, 2, 4])
    expect(match.state.heaps).toEqual([2, 2, 2])
    expect(match.practice).toBeNull()
    expect(match.history).toHaveLength(3)
  })

  test('upTo is the match truncated there', () => {
    const match = playAll(startMatch(nim), '0:a1 1:b2')
    expect(match.undo(1)).toBeNull()
    playAll(match, '1:c2 0:a2')
    const earlier = match.upTo(1)
    expect(earlier.practice).toBeNull()
    expect(earlier.log).toEqual([{ kind: 'move', seat: 0, move: 'a1' }])
    expect(earlier.hash()).toBe(playAll(startMatch(nim), '0:a1').hash())
    expect(match.upTo(0).state).toBe(match.start)
  })

  test('keeps an earlier reason for practice', () => {
    const match = playAll(startMatch(nim), '0:a1')
    match.markPractice('hint')
    match.markPractice('undo')
    expect(match.practice).toBe('hint')
    expect(match.branch(1).practice).toBe('hint')
  })
})

test('the hash covers the whole state, generator included', () => {
  const [one, two] = [startMatch(nim, {}, 'one'), startMatch(nim, {}, 'two')]
  expect(one.start.heaps).toEqual(two.start.heaps)
  expect(one.hash()).not.toBe(two.hash())
  expect(playAll(startMatch(nim, {}, 'one'), '0:a1 1:a1').hash()).toBe(playAll(one, '0:a1 1:a1').hash())
  const before = one.hash()
  unwrap(one.resign(0))
  expect(one.hash()).not.toBe(before)
})

test('a log can be replayed only as it was written', () => {
  const match = startMatch(nim)
  expect(match.replayEntry({ kind: 'move', seat: 1, move: 'a1' })).toEqual({ rejected: 'match.notYourTurn' })
  expect(match.replayEntry({ kind: 'move', seat: 0, move: 'z1' })).toEqual({ rejected: 'nim.badMove' })
  expect(match.replayEntry({ kind: 'move', seat: 0, move: 'a9' })).toSatisfy(isRejection)
  expect(match.replayEntry({ kind: 'undo', seat: 0, to: 0 })).toEqual({ rejected: 'match.badUndo' })
  expect(match.replayEntry({ kind: 'resign', seat: 4, reason: 'left' })).toEqual({ rejected: 'match.noSuchSeat' })
  expect(match.log).toEqual([])
  expect(match.replayEntry({ kind: 'timeout', seat: 0, move: 'b2' })).toEqual({ rejected: 'match.badTimeout' })
  expect(match.replayEntry({ kind: 'timeout', seat: 0, move: 'a1' })).toBeNull()
  expect(match.state.heaps).toEqual([2, 4, 5])
  playAll(match, '1:a1 0:a1')
  expect(match.replayEntry({ kind: 'undo', seat: 0, to: 0 })).toEqual({ rejected: 'match.badUndo' })
  expect(match.replayEntry({ kind: 'undo', seat: 0, to: 2 })).toBeNull()
})

function fromStart(move: unknown): { heap: number; take: number } {
  const { heap, take } = move as { heap: number; take: number }
  return { heap: heap < 0 ? heap + 3 : heap, take }
}
