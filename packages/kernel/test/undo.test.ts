import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextRandomWord, type Game } from '@parlor/kernel'
import { canonicalJson, type Match } from '@parlor/kernel/host'
import { coins } from './games/coins.ts'
import { startMatch, playAll, unwrap } from './games/test-match.ts'
import { nim, type NimTypes } from './games/nim.ts'

function line(match: Match): string {
  return match.history.map(({ entry }) => ('move' in entry ? entry.move : entry.kind)).join(' ')
}

describe('undo', () => {
  test("goes back to the seat's own last decision, over the others' answers", () => {
    const match = playAll(startMatch(nim), '0:a1 1:b1 0:c1 1:c2')
    expect(match.undoable(0)).toEqual({ to: 2, practice: false })
    expect(match.undo(0)).toBeNull()
    expect(line(match)).toBe('a1 b1')
    expect(match.state).toBe(match.history[1]!.state)
    expect(match.undo(1)).toBeNull()
    expect(line(match)).toBe('a1')
  })

  test('is logged, and what it removed stays in the log', () => {
    const match = playAll(startMatch(nim), '0:a1 1:b1')
    expect(match.undo(0)).toBeNull()
    playAll(match, '0:c5')
    expect(match.log).toEqual([
      { kind: 'move', seat: 0, move: 'a1' },
      { kind: 'move', seat: 1, move: 'b1' },
      { kind: 'undo', seat: 0, to: 0 },
      { kind: 'move', seat: 0, move: 'c5' },
    ])
    expect(line(match)).toBe('c5')
  })

  test('needs a history entry of the seat', () => {
    const match = playAll(startMatch(nim), '0:a1')
    expect(match.undoable(1)).toBeNull()
    expect(match.undo(1)).toEqual({ rejected: 'match.nothingToUndo' })
    expect(match.log).toHaveLength(1)
  })

  test('undoes a group of several moves as one', () => {
    const match = startMatch(coins)
    unwrap(match.play(0, { peek: 1 }, { group: 7 }))
    unwrap(match.play(0, { peek: 2 }, { group: 7 }))
    unwrap(match.play(0, { show: true }, { group: 8 }))
    expect(match.undoable(0)?.to).toBe(2)
    match.undo(0)
    expect(match.undoable(0)?.to).toBe(0)
    match.undo(0)
    expect(match.history).toEqual([])
    expect(unwrap(match.redo()).map(({ entry }) => entry)).toEqual([
      { kind: 'move', seat: 0, move: 'p1', group: 7 },
      { kind: 'move', seat: 0, move: 'p2', group: 7 },
    ])
  })

  test('stops where others answered within a group, undoes it over their answers if asked to, and reads logs of both', () => {
    const begin = () => {
      const match = startMatch(nim)
      for (const [seat, heap] of [
        [0, 0],
        [1, 1],
        [0, 2],
        [1, 2],
        [0, 2],
      ] as const)
        unwrap(match.play(seat, { heap, take: 1 }, seat === 0 && match.history.length > 0 ? { group: 2 } : {}))
      return match
    }
    const match = begin()
    expect(match.undoable(0)).toEqual({ to: 4, practice: false })
    expect(match.undoable(0, true)).toEqual({ to: 2, practice: false })
    match.undo(0, true)
    expect(line(match)).toBe('a1 b1')
    unwrap(match.redo())
    expect(line(match)).toBe('a1 b1 c1 c1 c1')
    const [earlier, over, none] = [begin(), begin(), begin()]
    expect(over.replayEntry({ kind: 'undo', seat: 0, to: 2 })).toBeNull()
    expect(earlier.replayEntry({ kind: 'undo', seat: 0, to: 4 })).toBeNull()
    expect(line(earlier)).toBe('a1 b1 c1 c1')
    expect(none.replayEntry({ kind: 'undo', seat: 0, to: 0 })).toEqual({ rejected: 'match.badUndo' })
  })

  test('does not undo the group of another seat', () => {
    const match = startMatch(coins)
    unwrap(match.play(0, { peek: 1 }, { group: 1 }))
    unwrap(match.play(1, { peek: 0 }, { group: 1 }))
    expect(match.undoable(1)?.to).toBe(1)
  })

  test('restores the generator: the same moves give the same random results', () => {
    const match = playAll(startMatch(coins), '0:g1 1:g1 2:g1')
    const before = match.hash()
    match.undo(2)
    playAll(match, '2:g1')
    expect(match.hash()).toBe(before)
  })
})

describe('an information barrier', () => {
  test.each([
    ['nothing learned', '0:g1', false],
    ['a private look', '0:p1', true],
    ['a coin shown to all', '0:show', true],
    ['the count, and new coins', '0:g1 1:g1 2:g1', true],
  ])('%s', (_name, moves, practice) => {
    const match = playAll(startMatch(coins, { rounds: 2 }), moves)
    expect(match.history.at(-1)!.barrier).toBe(practice)
    expect(match.undoable(0)!.practice).toBe(practice)
    match.undo(0)
    expect(match.practice).toBe(practice ? 'undo' : null)
  })

  test('counts anywhere in what is undone', () => {
    const match = playAll(startMatch(coins), '0:g1 1:p0')
    expect(match.undoable(0)).toEqual({ to: 0, practice: true })
    match.undo(1)
    expect(match.practice).toBe('undo')
  })

  test('is chance alone, even with a public result', () => {
    const windy: Game<NimTypes> = {
      ...nim,
      apply(state, seat, move, table) {
        nim.apply(state, seat, move, table)
        if (move.take === 1) nextRandomWord(state.rng)
      },
    }
    expect(playAll(startMatch(windy), '0:a1').undoable(0)?.practice).toBe(true)
    expect(playAll(startMatch(windy), '0:a2').undoable(0)?.practice).toBe(false)
  })

  test('is none where a game has neither chance nor secrets', () => {
    const match = playAll(startMatch(nim), '0:a1 1:b1')
    match.undo(0)
    expect(match.practice).toBeNull()
  })
})

describe('redo', () => {
  test('replays what each undo removed, the last one first', () => {
    const match = playAll(startMatch(nim), '0:a1 1:b1 0:c1 1:c2')
    match.undo(0)
    match.undo(0)
    expect(line(match)).toBe('')
    expect(match.redoable).toBe(true)
    expect(unwrap(match.redo()).map(({ entry }) => entry.kind === 'move' && entry.move)).toEqual(['a1', 'b1'])
    unwrap(match.redo())
    expect(line(match)).toBe('a1 b1 c1 c2')
    expect(match.redoable).toBe(false)
    expect(match.redo()).toEqual({ rejected: 'match.nothingToRedo' })
  })

  test('restores a match that was resigned', () => {
    const match = playAll(startMatch(nim), '0:a1')
    unwrap(match.resign(1, 'left'))
    match.undo(1)
    unwrap(match.redo())
    expect(match.outcome?.reason).toBe('left')
  })

  test('is gone after another move, and stays after the same one', () => {
    const match = playAll(startMatch(nim), '0:a1 1:b1 0:c1')
    match.undo(0)
    match.undo(0)
    playAll(match, '0:a1')
    expect(match.redoable).toBe(true)
    unwrap(match.redo())
    expect(line(match)).toBe('a1 b1')
    playAll(match, '0:c2')
    expect(match.redoable).toBe(false)
  })

  test('survives a replay of the log, whatever was done and undone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(99), { maxLength: 25 }), (choices) => {
        const match = startMatch(nim)
        for (const choice of choices) {
          const seat = match.state.pending[0]?.seat ?? 0
          if (choice < 25) match.undo(choice % 2)
          else if (choice < 45) match.redo()
          else if (choice === 99) match.resign(seat)
          else match.play(seat, match.moves(seat)[choice % 5])
        }
        const again = startMatch(nim)
        for (const entry of match.log) expect(again.replayEntry(entry)).toBeNull()
        expect(canonicalJson(again.history)).toBe(canonicalJson(match.history))
        expect(again.log).toEqual(match.log)
        expect(again.practice).toBe(match.practice)
        while (match.redoable) {
          unwrap(match.redo())
          unwrap(again.redo())
          expect(again.hash()).toBe(match.hash())
        }
        expect(again.redoable).toBe(false)
      }),
    )
  })
})
