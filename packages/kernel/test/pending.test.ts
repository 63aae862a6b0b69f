import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDecision,
  clonePending,
  copyPendingInto,
  everyoneExcept,
  setOutcome,
  decisionOf,
  passTurn,
  ranksOf,
  type StateCore,
} from '@parlor/kernel'
import { removeAnsweredDecision } from '@parlor/kernel/host'

function fresh(): StateCore {
  return { v: 1, seq: 0, rng: [1, 2, 3, 4], pending: [], outcome: null }
}

describe('decisions', () => {
  test('are added and answered, each by its seat, in any order', () => {
    const state = fresh()
    for (const seat of [0, 1, 2]) addDecision(state, seat, 'mulligan')
    expect(state.pending.map(({ seat }) => seat)).toEqual([0, 1, 2])
    removeAnsweredDecision(state, 1)
    expect(state.pending.map(({ seat }) => seat)).toEqual([0, 2])
    removeAnsweredDecision(state, 0)
    removeAnsweredDecision(state, 2)
    expect(state.pending).toEqual([])
    expect(state.seq).toBe(3)
  })

  test('of one history never share an id, however they are added', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.boolean()), { maxLength: 60 }), (turns) => {
        const state = fresh()
        const ids: number[] = []
        for (let seat = 0; seat < 4; seat++) addDecision(state, seat, 'turn')
        ids.push(...state.pending.map(({ id }) => id))
        for (const [seat, again] of turns) {
          removeAnsweredDecision(state, seat)
          if (again || state.pending.length === 0) {
            if (!decisionOf(state.pending, seat)) addDecision(state, seat, 'turn')
            ids.push(decisionOf(state.pending, seat)!.id)
          }
        }
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  test('an answer by a seat without a decision only counts', () => {
    const state = fresh()
    addDecision(state, 0, 'turn')
    removeAnsweredDecision(state, 3)
    expect(state.pending).toHaveLength(1)
    expect(state.seq).toBe(1)
  })

  test('pass on in alternating games without allocating', () => {
    const state = fresh()
    addDecision(state, 0, 'turn')
    const only = state.pending[0]
    const before = only!.id
    passTurn(state, 1, 'reply')
    expect(state.pending[0]).toBe(only)
    expect(only).toEqual({ id: expect.any(Number), seat: 1, kind: 'reply' })
    expect(only!.id).not.toBe(before)
    expect(state.seq).toBe(1)
  })

  test('end with the match', () => {
    const state = fresh()
    addDecision(state, 0, 'turn')
    setOutcome(state, { scores: [1, -1], ranks: [1, 2], reason: 'won' })
    expect(state.pending).toEqual([])
    expect(state.outcome).toEqual({ scores: [1, -1], ranks: [1, 2], reason: 'won' })
  })

  test('are found by seat', () => {
    const pending = [
      { id: 4, seat: 2, kind: 'a' },
      { id: 5, seat: 0, kind: 'b' },
    ]
    expect(decisionOf(pending, 0)).toBe(pending[1])
    expect(decisionOf(pending, 1)).toBeNull()
  })
})

describe('copies of pending lists', () => {
  const list = fc.array(fc.record({ id: fc.nat(), seat: fc.nat(3), kind: fc.constantFrom('a', 'b') }), { maxLength: 5 })

  test('are deep', () => {
    fc.assert(
      fc.property(list, (pending) => {
        const copy = clonePending(pending)
        expect(copy).toEqual(pending)
        copy.forEach((decision, i) => expect(decision).not.toBe(pending[i]))
      }),
    )
  })

  test('overwrite any other list and reuse its decisions', () => {
    fc.assert(
      fc.property(list, list, (from, to) => {
        const old = [...to]
        copyPendingInto(from, to)
        expect(to).toEqual(from)
        to.forEach((decision, i) => {
          expect(decision).not.toBe(from[i])
          if (i < old.length) expect(decision).toBe(old[i])
        })
      }),
    )
  })

  test('reuse the decision object that the end of a match dropped', () => {
    const state = fresh()
    addDecision(state, 0, 'turn')
    const [decision] = state.pending
    setOutcome(state, { scores: [1, -1], ranks: [1, 2], reason: 'won' })
    const from = [{ id: 3, seat: 1, kind: 'turn' }]
    copyPendingInto(from, state.pending)
    expect(state.pending).toEqual(from)
    expect(state.pending[0]).toBe(decision)
    const other = fresh()
    copyPendingInto(from, other.pending)
    expect(other.pending[0]).not.toBe(decision)
  })
})

test('everybody but one seat is the spectators and the other seats', () => {
  expect(everyoneExcept(1, 4)).toEqual(['watcher', 0, 2, 3])
  expect(everyoneExcept(0, 1)).toEqual(['watcher'])
})

test('equal scores share a rank, and the next rank is left out', () => {
  expect(ranksOf([3, 5, 5, 1])).toEqual([3, 1, 1, 4])
  expect(ranksOf([0])).toEqual([1])
  expect(ranksOf([])).toEqual([])
})
