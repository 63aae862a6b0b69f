import { cards, cardIndexOf } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { actionsFor, unusedActionCounts } from '../../src/games/simpiece/card-actions.ts'
import { zoneTabForQuestion } from '../../src/games/simpiece/zone-tabs.tsx'
import { nextMoveOfBatch } from '../../src/games/simpiece/move-batch.ts'
import { screenLayoutFor } from '../../src/games/simpiece/screen-layout.ts'
import {
  confirmAnswers,
  idleMode,
  confirmCounters,
  pressCard,
  pressDon,
  reconcileMode,
  type InteractionMode,
} from '../../src/games/simpiece/interaction-mode.ts'
import { findCardItem, nearSeat, findFieldCardItem } from '../../src/games/simpiece/view-model.ts'
import { hasSingleAnswer } from '../../src/games/simpiece/automatic-move.ts'
import { at, midgame, play, tableOf } from './table-fixtures.ts'

const selected = (handle: number): InteractionMode => ({ kind: 'selected', handle })
const choosing = (...chosen: number[]): InteractionMode => ({ kind: 'choosing', chosen })

describe('What the table shows', () => {
  test('own cards face up, the other hand face down, powers as the rules have them', () => {
    const { halves } = tableOf(at(midgame))
    expect(halves.map(({ seat }) => seat)).toEqual([0, 1])
    expect(halves[0].hand.map(({ card }) => cards[card!]!.id)).toEqual(['OP01-025', 'OP01-120', 'OP01-029'])
    expect(halves[1].hand.map(({ card }) => card)).toEqual([null, null])
    // Given DON!! count only in their owner's turn.
    expect(halves[1].characters[0]).toMatchObject({ power: cards[cardIndexOf('OP01-006')]!.power, don: 1, shift: 0 })
    expect(halves[0]).toMatchObject({ life: 3, don: { active: 4, rested: 1, given: 0, deck: 5 } })
  })

  test('affordable cards are highlighted, others show what is missing, and a Counter Event neither', () => {
    const [zoro, shanks, beam] = tableOf(at(midgame)).halves[0].hand
    expect(zoro).toMatchObject({ ready: 'play', missing: 0 })
    expect(shanks).toMatchObject({ ready: null, missing: 5 })
    expect(beam).toMatchObject({ ready: null, missing: 0 })
  })

  test('the viewer is at the bottom; a spectator sees the side with an open hand there', () => {
    const match = at(midgame)
    expect(nearSeat(match.view(1), 1)).toBe(1)
    expect(nearSeat(match.view('watcher'), null)).toBe(0)
    expect(nearSeat(match.view(1), null)).toBe(1)
  })

  test('only cards on the field have field stats', () => {
    const { halves } = tableOf(at(midgame))
    expect(findFieldCardItem(halves, 10)?.power).toBe(cards[cardIndexOf('OP01-013')]!.power)
    expect(findFieldCardItem(halves, 20)).toBeNull()
    expect(findCardItem(halves, 20)).not.toBeNull()
  })

  test('layouts of phones and desktops', () => {
    expect(screenLayoutFor(360, 445)).toBe('tall')
    expect([screenLayoutFor(980, 790), screenLayoutFor(390, 640), screenLayoutFor(612, 390), screenLayoutFor(1024, 740)]).toEqual([
      'wide',
      'tall',
      'flat',
      'wide',
    ])
  })
})

describe('On a phone', () => {
  test('the zone of a decision is open', () => {
    const match = at(midgame)
    expect(zoneTabForQuestion(tableOf(match))).toBeNull()
    expect(zoneTabForQuestion(tableOf(play(match, 'attack 0 1')))).toBe('mine')
    expect(zoneTabForQuestion(tableOf(play(match, 'done')))).toBe('hand')
  })
})

describe('A press selects, the action bar acts', () => {
  test('a card of the hand can be played, or shows what it needs', () => {
    const table = tableOf(at(midgame))
    expect(pressCard(idleMode, table, 20)).toEqual({ mode: selected(20) })
    expect(actionsFor(selected(20), table).map(({ id }) => id)).toEqual(['play', 'inspect'])
    expect(actionsFor(selected(20), table)[0]!.turn!.batch!.moves).toEqual([{ kind: 'play', card: 20 }])
    expect(actionsFor(selected(21), table)).toMatchObject([{ id: 'need', turn: null, params: { count: 5 } }, { id: 'inspect' }])
    expect(pressCard(selected(20), table, 20)).toEqual({ mode: idleMode })
    expect(pressCard(selected(20), table, 21)).toEqual({ mode: selected(21) })
  })

  test('only own active cards attack; other cards can only be viewed', () => {
    const table = tableOf(at(midgame))
    expect(actionsFor(selected(10), table).map(({ id }) => id)).toContain('attack')
    expect(actionsFor(selected(11), table).map(({ id }) => id)).not.toContain('attack')
    expect(actionsFor(selected(30), table).map(({ id }) => id)).toEqual(['inspect'])
    expect(actionsFor(selected(40), table)).toEqual([])
  })

  test('an attack has legal targets only; selecting another own card replaces the attacker', () => {
    const table = tableOf(at(midgame))
    const aiming: InteractionMode = { kind: 'targeting', attacker: 0 }
    expect(pressCard(aiming, table, 30)).toEqual({ mode: idleMode, batch: { moves: [{ kind: 'attack', card: 0, target: 30 }] } })
    expect(pressCard(aiming, table, 31)).toEqual({ mode: selected(31) })
    expect(pressCard(aiming, table, 10)).toEqual({ mode: selected(10) })
  })

  test('DON!! are picked up one by one, up to the available number, and given as one batch', () => {
    const table = tableOf(at(midgame))
    expect(pressDon(idleMode, table)).toEqual({ mode: { kind: 'don' } })
    expect(actionsFor({ kind: 'don' }, table)).toMatchObject([{ id: 'attach', turn: { mode: { kind: 'attaching', count: 1 } } }])
    let mode: InteractionMode = { kind: 'attaching', count: 1 }
    for (let i = 0; i < 9; i++) mode = pressDon(mode, table).mode
    expect(mode).toEqual({ kind: 'attaching', count: 4 })
    const { batch } = pressCard({ kind: 'attaching', count: 3 }, table, 11)
    expect(batch!.moves).toEqual(Array.from({ length: 3 }, () => ({ kind: 'give', card: 11 })))
    expect(pressCard({ kind: 'attaching', count: 3 }, table, 30).batch).toBeUndefined()
  })

  test('remaining actions at the end of a turn', () => {
    const match = at(midgame)
    expect(unusedActionCounts(tableOf(match))).toMatchObject({ attacks: 2, plays: 1 })
    expect(unusedActionCounts(tableOf(play(match, 'end'), 0))).toEqual({ attacks: 0, plays: 0, effects: 0 })
  })
})

describe('Defending', () => {
  const attacked = () => play(at(midgame), 'attack 0 1')

  test('blockers are highlighted and offered, and declining is a move', () => {
    const table = tableOf(attacked())
    expect(table.asked).toBe('block')
    expect(findCardItem(table.halves, 31)).toMatchObject({ ready: 'block' })
    expect(actionsFor(selected(31), table).map(({ id }) => id)).toContain('block')
    expect(table.question!.done).toEqual({ kind: 'done' })
    expect(table.battle).toMatchObject({ attacker: 0, target: 1, defender: 1 })
    expect(table.battle!.targetItem!.danger).toBe(true)
  })

  test('counters are marked and unmarked, then played for the target one after the other', () => {
    const match = play(attacked(), 'done')
    const table = tableOf(match)
    expect(table.asked).toBe('counter')
    const marked = pressCard(pressCard(idleMode, table, 40).mode, table, 41).mode
    expect(marked).toEqual(choosing(40, 41))
    expect(pressCard(marked, table, 40).mode).toEqual(choosing(41))
    expect(pressCard(choosing(41), table, 41).mode).toEqual(idleMode)
    const { batch } = confirmCounters(marked, table, 1)
    expect(batch!.moves).toEqual([
      { kind: 'counter', card: 40, target: 1 },
      { kind: 'play', card: 41 },
    ])
    play(match, 'counter 40 1')
    expect(nextMoveOfBatch({ batch: batch!, made: 1 }, match.view(1), match.moves(1))).toEqual({ kind: 'play', card: 41 })
    expect(confirmCounters(idleMode, table, 1).batch).toBeUndefined()
  })

  test('pending counters continue after an effect’s decision, and never answer it', () => {
    const match = play(attacked(), 'done')
    const batch = confirmCounters(choosing(41, 40), tableOf(match), 1).batch!
    play(match, 'play 41')
    expect(match.state.pending[0]!.kind).toBe('pick')
    expect(nextMoveOfBatch({ batch, made: 1 }, match.view(1), match.moves(1))).toBe('wait')
    play(match, 'pick 1')
    expect(nextMoveOfBatch({ batch, made: 1 }, match.view(1), match.moves(1))).toEqual({ kind: 'counter', card: 40, target: 1 })
    play(match, 'done')
    expect(nextMoveOfBatch({ batch, made: 1 }, match.view(1), match.moves(1))).toBeNull()
  })

  test('an interaction mode ends when its card is gone', () => {
    const match = at(midgame)
    const before = tableOf(match)
    expect(reconcileMode(selected(20), before)).toEqual(selected(20))
    play(match, 'play 20')
    expect(reconcileMode(selected(20), tableOf(match))).toEqual(idleMode)
    expect(reconcileMode({ kind: 'attaching', count: 2 }, tableOf(play(match, 'end'), 0))).toEqual(idleMode)
  })
})

describe('Decisions', () => {
  const nami = () =>
    play(
      at(
        midgame
          .replace('0 hand OP01-025#20', '0 hand OP01-016#20')
          .replace('0 life', '0 deck OP01-013 OP01-022 OP01-006 OP01-006 OP01-029 OP01-012\n0 life'),
      ),
      'play 20',
    )

  test('looked-at cards are all shown, and matching ones can be taken', () => {
    const { question } = tableOf(nami())
    expect(question).toMatchObject({ kind: 'pick', zone: 'look', least: 0, most: 1, picked: 0 })
    const takeable = question!.answers.filter(({ move }) => move !== null).map(({ card }) => cards[card!]!.id)
    expect(takeable).toContain('OP01-013')
    expect(question!.answers.length).toBeGreaterThan(takeable.length)
    expect(question!.answers.filter(({ move }) => move === null).map(({ card }) => cards[card!]!.id)).toContain('OP01-006')
  })

  test('answers in other zones highlight no card of the table, whatever its handle', () => {
    const taken = cardIndexOf('OP01-013')
    const match = play(
      at(
        midgame
          .replace('0 hand OP01-025#20 OP01-120#21', `0 hand OP01-016#20 OP01-120#${taken}`)
          .replace('0 life', '0 deck OP01-013 OP01-022 OP01-006 OP01-006 OP01-029 OP01-012\n0 life'),
      ),
      'play 20',
    )
    const table = tableOf(match)
    expect(table.question!.answers.map(({ ref }) => ref)).toContain(taken)
    expect(findCardItem(table.halves, taken)).toMatchObject({ zone: 'hand', ready: null })
    expect(pressCard(idleMode, table, taken).mode).toEqual(selected(taken))
    expect(reconcileMode(choosing(taken), table)).toEqual(choosing(taken))
  })

  test('returned cards are one row with every copy, ordered by marking', () => {
    const match = play(nami(), 'done')
    const { question } = tableOf(match)
    expect(question).toMatchObject({ sequence: true, least: 4, most: 5, done: null })
    expect(question!.answers.map(({ card }) => cards[card!]!.id)).toEqual(['OP01-013', 'OP01-022', 'OP01-006', 'OP01-006', 'OP01-029'])
    const [first, second, third, fourth, fifth] = question!.answers.map(({ ref }) => ref)
    expect(confirmAnswers(choosing(third!, first!), question!).batch).toBeUndefined()
    const { batch } = confirmAnswers(choosing(fifth!, third!, first!, fourth!), question!)
    expect(batch!.thenDone).toBeUndefined()
    let made = 0
    for (let move = batch!.moves[0]; move && move !== null; made++) {
      match.play(0, move)
      const next = nextMoveOfBatch({ batch: batch!, made: made + 1 }, match.view(0), match.moves(0))
      if (next === 'wait' || next === null) break
      move = next
    }
    expect(made).toBe(3)
    expect(match.state.pending[0]!.kind).toBe('main')
    const under = match.state.sides[0].deck.slice(0, 5).map((no) => cards[no]!.id)
    expect(under).toEqual(['OP01-022', 'OP01-006', 'OP01-013', 'OP01-006', 'OP01-029'])
    expect(second).not.toBe(first)
  })

  test('with a single pick the latest mark counts, and only it is sent', () => {
    const table = tableOf(nami())
    const refs = table.question!.answers.flatMap(({ ref, move }) => (move ? [ref] : []))
    const turn = confirmAnswers(choosing(refs[0]!), table.question!)
    expect(turn.batch).toMatchObject({ moves: [{ kind: 'pick', card: refs[0] }] })
    expect(turn.batch!.thenDone).toBeUndefined()
    expect(confirmAnswers(idleMode, table.question!).batch).toBeUndefined()
  })

  test('the sixth Character: five to choose from, on the table and in the dialog', () => {
    const full = midgame.replace(
      '0 field OP01-013#10, OP01-016#11 r',
      '0 field OP01-013#10, OP01-016#11, OP01-006#12, OP01-006#13, OP01-006#14',
    )
    const table = tableOf(play(at(full), 'play 20'))
    expect(table.question).toMatchObject({ kind: 'room', zone: 'field', card: cardIndexOf('OP01-025') })
    expect(table.question!.answers.map(({ handle }) => handle)).toEqual([10, 11, 12, 13, 14])
    expect(pressCard(idleMode, table, 12).mode).toEqual(choosing(12))
    expect(pressCard(choosing(12), table, 13).mode).toEqual(choosing(13))
  })

  test('a decision with one answer is automatic, except the end of a turn', () => {
    const match = play(at(midgame.replace('1 hand OP01-016#40 OP01-029#41', '1 hand OP01-120#40')), 'attack 0 1', 'done')
    expect(match.state.pending[0]!.kind).toBe('counter')
    expect(hasSingleAnswer(match.view(1), match.moves(1))).toBe(true)
    const idle = at(midgame)
    expect(hasSingleAnswer(idle.view(0), idle.moves(0).slice(0, 1))).toBe(false)
    expect(hasSingleAnswer(match.view(1), [...match.moves(1), ...match.moves(1)])).toBe(false)
  })

  test('the order of equal effects is automatic', () => {
    // Kaido K.O.s everything else: two Misses Doublefinger draw a card each, a Caesar Clown searches.
    const position = (field: string) => `turn 11 0 main 0
0 leader OP01-061#0
0 don 10 0 0
0 hand OP01-094#20
0 deck 9xOP01-006
0 life 3xOP01-006
1 leader OP01-060#1
1 field ${field}
1 don 0 5 5
1 deck 9xOP01-006
1 life 3xOP01-006`
    const asked = (field: string) => {
      const match = play(at(position(field)), 'play 20', 'yes')
      const { seat, kind } = match.state.pending[0]!
      expect([seat, kind]).toEqual([1, 'order'])
      return hasSingleAnswer(match.view(1), match.moves(1))
    }
    expect(asked('OP01-080#30, OP01-080#31')).toBe(true)
    expect(asked('OP01-080#30, OP01-069#31')).toBe(false)
  })
})
