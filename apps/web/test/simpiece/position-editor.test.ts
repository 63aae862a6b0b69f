import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { cardIndexOf, simpiece } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import {
  addCard,
  updateCard,
  donOutOfDeck,
  findCard,
  hasRoom,
  moveCard,
  readPosition,
  removeCard,
  setDon,
  writePosition,
  type PositionDraft,
} from '../../src/games/simpiece/pages/position-editor/position-draft.ts'
import { at, midgame } from './table-fixtures.ts'

function draft(): PositionDraft {
  const read = readPosition(midgame)
  if (isRejection(read)) throw new Error(read.rejected)
  return read
}

function keyOf(of: PositionDraft, id: string, seat = 0): number {
  const side = of.sides[seat]!
  const all = [side.leader, ...side.field, ...side.hand, ...side.life, ...side.trash, ...side.deck]
  return all.find(({ card }) => card === cardIndexOf(id))!.key
}

describe('Position editor', () => {
  test('a position round-trips, and can be played from', () => {
    const again = readPosition(writePosition(draft())) as PositionDraft
    expect(writePosition(again)).toBe(writePosition(draft()))
    const [mine, theirs] = at(writePosition(draft())).state.sides
    const [was, were] = at(midgame).state.sides
    expect([mine.hand, mine.life, mine.deck, mine.donActive]).toEqual([was.hand, was.life, was.deck, was.donActive])
    expect(theirs.characters.map(({ card, rested, don }) => [card, rested, don])).toEqual(
      were.characters.map(({ card, rested, don }) => [card, rested, don]),
    )
    const match = Match.fromPosition(simpiece.game, writePosition(draft())) as Match
    expect(match.practice).toBe('edited')
  })

  test('any card can be moved to any zone with room', () => {
    const start = draft()
    const shanks = keyOf(start, 'OP01-120')
    const out = moveCard(start, shanks, 'field')
    expect(findCard(out, shanks)).toMatchObject({ seat: 0, zone: 'field' })
    expect(out.sides[0].hand).toHaveLength(start.sides[0].hand.length - 1)
    const back = moveCard(updateCard(out, shanks, { rested: true, don: 2 }), shanks, 'life')
    expect(back.sides[0].life[0]).toMatchObject({ card: cardIndexOf('OP01-120'), rested: false, don: 0 })
    expect(at(writePosition(back)).state.sides[0].life.at(-1)).toBe(cardIndexOf('OP01-120'))
    expect(removeCard(back, shanks).sides[0].life).toHaveLength(start.sides[0].life.length)
    expect(moveCard(start, keyOf(start, 'OP01-029'), 'field')).toBe(start)
    expect(removeCard(start, keyOf(start, 'OP01-001'))).toBe(start)
  })

  test('five Characters at most, no Leader among the others, ten DON!! in all', () => {
    let full = draft()
    for (let i = 0; i < 9; i++) full = addCard(full, 0, 'field', cardIndexOf('OP01-006'))
    expect(full.sides[0].field).toHaveLength(5)
    expect(hasRoom(full, 0, 'field', cardIndexOf('OP01-006'))).toBe(false)
    expect(hasRoom(full, 0, 'hand', cardIndexOf('OP01-001'))).toBe(false)
    const start = draft()
    const rich = setDon(updateCard(start, start.sides[0].leader.key, { don: 3 }), 0, 'donActive', 99)
    expect([donOutOfDeck(rich.sides[0]), rich.sides[0].leader.don]).toEqual([10, 3])
    expect(setDon(draft(), 0, 'donRested', -4).sides[0].donRested).toBe(0)
    const leader = full.sides[0].leader.key
    expect(donOutOfDeck(updateCard(full, leader, { don: 99 }).sides[0])).toBe(10)
  })

  test('an invalid position is refused with its line', () => {
    expect(readPosition('0 leader OP99-999')).toMatchObject({ rejected: 'simpiece.badPosition' })
  })
})
