import { isRejection, Match } from '@parlor/kernel'
import { numberOf, simpiece } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import {
  add,
  change,
  donOf,
  find,
  hasRoom,
  move,
  readDraft,
  remove,
  setDon,
  writeDraft,
  type Draft,
} from '../../src/games/simpiece/position/draft.ts'
import { at, midgame } from './scenes.ts'

function draft(): Draft {
  const read = readDraft(midgame)
  if (isRejection(read)) throw new Error(read.rejected)
  return read
}

function keyOf(of: Draft, id: string, seat = 0): number {
  const side = of.sides[seat]!
  const all = [side.leader, ...side.field, ...side.hand, ...side.life, ...side.trash, ...side.deck]
  return all.find(({ card }) => card === numberOf(id))!.key
}

describe('Position editor', () => {
  test('a position is read and written as it was, and can be played from', () => {
    const again = readDraft(writeDraft(draft())) as Draft
    expect(writeDraft(again)).toBe(writeDraft(draft()))
    const [mine, theirs] = at(writeDraft(draft())).state.sides
    const [was, were] = at(midgame).state.sides
    expect([mine.hand, mine.life, mine.deck, mine.donActive]).toEqual([was.hand, was.life, was.deck, was.donActive])
    expect(theirs.characters.map(({ card, rested, don }) => [card, rested, don])).toEqual(
      were.characters.map(({ card, rested, don }) => [card, rested, don]),
    )
    const match = Match.at(simpiece.game, writeDraft(draft())) as Match
    expect(match.practice).toBe('edited')
  })

  test('any card goes anywhere its owner has room for it', () => {
    const start = draft()
    const shanks = keyOf(start, 'OP01-120')
    const out = move(start, shanks, 'field')
    expect(find(out, shanks)).toMatchObject({ seat: 0, place: 'field' })
    expect(out.sides[0].hand).toHaveLength(start.sides[0].hand.length - 1)
    const back = move(change(out, shanks, { rested: true, don: 2 }), shanks, 'life')
    expect(back.sides[0].life[0]).toMatchObject({ card: numberOf('OP01-120'), rested: false, don: 0 })
    expect(at(writeDraft(back)).state.sides[0].life.at(-1)).toBe(numberOf('OP01-120'))
    expect(remove(back, shanks).sides[0].life).toHaveLength(start.sides[0].life.length)
    expect(move(start, keyOf(start, 'OP01-029'), 'field')).toBe(start)
    expect(remove(start, keyOf(start, 'OP01-001'))).toBe(start)
  })

  test('five Characters at most, no Leader among the others, ten DON!! in all', () => {
    let full = draft()
    for (let i = 0; i < 9; i++) full = add(full, 0, 'field', numberOf('OP01-006'))
    expect(full.sides[0].field).toHaveLength(5)
    expect(hasRoom(full, 0, 'field', numberOf('OP01-006'))).toBe(false)
    expect(hasRoom(full, 0, 'hand', numberOf('OP01-001'))).toBe(false)
    const start = draft()
    const rich = setDon(change(start, start.sides[0].leader.key, { don: 3 }), 0, 'donActive', 99)
    expect([donOf(rich.sides[0]), rich.sides[0].leader.don]).toEqual([10, 3])
    expect(setDon(draft(), 0, 'donRested', -4).sides[0].donRested).toBe(0)
    const leader = full.sides[0].leader.key
    expect(donOf(change(full, leader, { don: 99 }).sides[0])).toBe(10)
  })

  test('what is no position is refused with the line that is wrong', () => {
    expect(readDraft('0 leader OP99-999')).toMatchObject({ rejected: 'simpiece.badPosition' })
  })
})
