import { isRejection, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import {
  checkDeck,
  exportDeck,
  importDeck,
  deckCardIndices,
  cardIndexOf,
  builtInDecks,
  simpiece,
  type SimPieceState,
} from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'

const { game } = simpiece
const official = game.options.presets[0]!.options
const secrets = builtInDecks.slice(0, 2).map(({ options }) => options)

function begin(options = official, seed = 'setup'): Match {
  const match = Match.begin(game, { options, secrets, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  return match as Match
}

function play(match: Match, ...kinds: readonly string[]): SimPieceState {
  for (const kind of kinds) {
    const step = match.play(match.state.pending[0]!.seat, { kind })
    if (isRejection(step)) throw new Error(`${kind}: ${step.rejected}`)
  }
  return match.state as SimPieceState
}

function rowsOf(text: string) {
  const draft = importDeck(text)
  if (isRejection(draft)) throw new Error(draft.rejected)
  return draft
}

describe('decks', () => {
  it('[SIM1] the ready decks are legal: one per Leader, fifty cards of its colours', () => {
    expect(new Set(builtInDecks.map(({ options }) => options.leader)).size).toBe(8)
    for (const { id, options } of builtInDecks) {
      expect(checkDeck(rowsOf(`1x${options.leader} ${options.deck}`)), id).toEqual([])
      expect(deckCardIndices(options)).toHaveLength(50)
    }
  })

  it('[SIM1, SIM2] a deck is refused with all reasons', () => {
    const codes = (text: string) => checkDeck(rowsOf(text)).map(({ rejected }) => rejected.replace('simpiece.deck.', ''))
    expect(codes('50xOP01-012')).toEqual(['noLeader', 'tooMany'])
    expect(codes('1xOP01-001 4xOP01-033 45xOP01-012 1xOP01-060 2xOP09-001')).toEqual([
      'secondLeader',
      'unknown',
      'otherColour',
      'tooMany',
      'notFifty',
    ])
    expect(checkDeck({ leader: 'OP01-012', rows: [{ id: 'OP01-012', count: 4 }] })[0]!.rejected).toBe('simpiece.deck.notALeader')
    expect(checkDeck({ leader: 'OP99-001', rows: [] })[0]!.rejected).toBe('simpiece.deck.unknown')
  })

  it('[SIM1] Pacifista may be included any number of times, within fifty cards', () => {
    expect(checkDeck(rowsOf('1xOP01-060 50xOP01-075'))).toEqual([])
    expect(checkDeck(rowsOf('1xOP01-060 51xOP01-075')).map(({ rejected }) => rejected)).toEqual(['simpiece.deck.notFifty'])
  })

  it('[SIM3] a deck round-trips as text, and malformed rows are refused', () => {
    const text = '1xOP01-001 4xOP01-016 4xOP01-006'
    expect(exportDeck(rowsOf('4xOP01-016\n1xOP01-001, 4xop01-006'))).toBe(text)
    expect(importDeck('four Namis')).toMatchObject({ rejected: 'simpiece.deck.noCards' })
    const refused = Match.begin(game, { options: official, secrets: [secrets[0], { leader: 'OP01-001', deck: '4xOP01-016' }], seed: 'x' })
    expect(refused).toMatchObject({ rejected: 'simpiece.deck.notFifty' })
  })
})

describe('setup', () => {
  it('[SIM4] whoever the coin picks chooses to go first or second', () => {
    const match = begin()
    const { seat, kind } = match.state.pending[0]!
    expect(kind).toBe('goFirst')
    expect(play(begin(), 'goFirst').first).toBe(seat)
    expect(play(begin(), 'goSecond').first).toBe(1 - seat)
    const seats = new Set(Array.from({ length: 20 }, (_, i) => begin(official, `coin ${i}`).state.pending[0]!.seat))
    expect([...seats].sort()).toEqual([0, 1])
    expect(begin({ ...official, first: 'seat1' }).state).toMatchObject({ first: 1, pending: [{ seat: 1, kind: 'mulligan' }] })
  })

  it('[SIM5] five cards each; the first player decides, then the second, once each', () => {
    const match = begin({ ...official, first: 'seat1' })
    const before = (match.state as SimPieceState).sides.map(({ hand }) => [...hand])
    expect(before.map(({ length }) => length)).toEqual([5, 5])
    const after = play(match, 'redraw')
    expect(after.pending).toMatchObject([{ seat: 0, kind: 'mulligan' }])
    expect(after.sides[1].hand).not.toEqual(before[1])
    expect(after.sides[1].hand).toHaveLength(5)
    const begun = play(match, 'keep')
    expect(begun.sides[0].hand).toEqual(before[0])
    expect(begun.pending).toMatchObject([{ seat: 1, kind: 'main' }])
  })

  it('[SIM6] Life comes from the top of the deck, whose first card ends at the bottom of Life', () => {
    const match = begin({ ...official, first: 'seat0' })
    play(match, 'keep')
    const { deck } = (match.state as SimPieceState).sides[0]
    const { sides } = play(match, 'keep')
    expect(sides[0].life).toEqual(deck.slice(-5).reverse())
    expect(sides[1].life).toHaveLength(4)
    expect(sides[0].deck).toHaveLength(40)
  })
})

describe('moves', () => {
  it('[SIM46] a move is written as its kind and numbers', () => {
    const { writeMove, readMove } = game.notation
    for (const text of ['attack 12 1', 'pick -1', 'done', 'activate 3 0']) expect(writeMove(readMove(text) as never)).toBe(text)
    for (const text of ['', 'attack 12', 'done 1', 'pick -0', 'pick 1e3', 'fly 1'])
      expect(readMove(text)).toEqual({ rejected: 'simpiece.badMove' })
  })

  it('[SIM43] the match is drawn after the last turn', () => {
    const match = begin({ ...official, first: 'seat0', turnLimit: 20 })
    play(match, 'keep', 'keep')
    for (let turn = 0; turn < 20; turn++) play(match, 'end')
    expect(match.outcome).toEqual({ scores: [0, 0], ranks: [1, 1], reason: 'outcome.turnLimit' })
  })

  it('[SIM42] giving up loses', () => {
    const match = begin()
    match.resign(1)
    expect(match.outcome).toMatchObject({ ranks: [1, 2], reason: 'resign' })
  })

  it('[SIM47] a position goes with the rules it was played by, and with no others', () => {
    const houseRules = game.options.presets.find(({ id }) => id === 'house')!.options
    const position = game.notation.writeState(begin({ ...houseRules, first: 'seat0' }).state)
    expect(Match.begin(game, { options: official, secrets, seed: 'fit', position })).toEqual({ rejected: 'match.otherOptions' })
    const match = Match.fromPosition(game, position, { options: official })
    expect(isRejection(match) ? match : match.origin.options).toEqual({ ...houseRules, first: 'seat0' })
  })

  it('[SIM47] a position round-trips, and an inconsistent one is refused', () => {
    const match = begin({ ...official, first: 'seat0' })
    const state = play(match, 'keep', 'keep')
    const text = game.notation.writeState(state)
    const back = game.notation.readState(text, rngFrom('back')) as SimPieceState
    expect({ ...back, rng: 0, seq: 0, pending: 0 }).toEqual({ ...state, rng: 0, seq: 0, pending: 0 })
    for (const bad of [
      '0 leader 012',
      '0 don 11',
      '0 field 012, 012, 012, 012, 012, 012',
      '0 hand 999',
      'asks 0 room',
      '0 don 5 5 5',
      '0 field 012#7; 1 field 012#7',
    ])
      expect(game.notation.readState(bad, rngFrom('x')), bad).toMatchObject({ rejected: 'simpiece.badPosition' })
    expect(cardIndexOf('OP01-122')).toBe(-1)
  })

  it('[SIM47] a position with a decision that does not fit the state is refused: it could not be played on', () => {
    const fight = 'battle 0 0 1'
    const search = 'effect 0 -1 OP01-098 0 0 1 -1 0 [] []'
    for (const sound of ['', `${fight} counter; asks 1 counter; 1 hand 012`, `${search}; asks 0 pick`, 'asks 0 main'])
      expect(isRejection(game.notation.readState(sound, rngFrom('x'))), sound).toBe(false)
    for (const bad of [
      'asks 1 main',
      'asks 0 counter',
      'asks 1 block; 1 field 100',
      'asks 0 trigger',
      'asks 0 pick',
      'asks 0 order',
      'asks 0 mulligan',
      '0 field 012; asks 0 room',
      'turn 5 0 setup; asks 0 main',
      `${fight} counter`,
      `${fight} counter; asks 0 counter`,
      `${fight} block; asks 1 counter`,
      `${fight} counter -1 1; asks 1 counter`,
      `${fight} damage; ${search}; asks 0 pick`,
      `${search}; asks 0 confirm`,
      `${search}; asks 1 pick`,
      'damage 0 -1 - -1 0 0 0 1 [] []; asks 0 trigger',
      'over outcome.life 0; asks 0 main',
    ])
      expect(game.notation.readState(bad, rngFrom('x')), bad).toEqual({ rejected: 'simpiece.badPosition', params: { line: 'asks' } })
  })
})
