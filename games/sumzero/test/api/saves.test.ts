import { randomInt, rngFrom, type Rng } from '@parlor/kernel'
import {
  buyPiece,
  createNewGame,
  createProfile,
  GameService,
  GameStateError,
  getPieceCost,
  loadGame,
  migrateFromV11,
  PENTOMINOES,
  playBotGame,
  readProfile,
  recordResult,
  saveGame,
  seatProfile,
  SumZeroError,
  TETROMINOES,
  ValidationService,
  type GameState,
} from '@parlor/sumzero'
import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomlyPlayedGame } from '../sample-states.ts'

const pieceIds = Object.keys({ ...TETROMINOES, ...PENTOMINOES })

/** A state in the form of version 1.1: arsenals are lists, and the draft has no state. */
function asV11(state: GameState): Record<string, unknown> {
  const { draftState: _, players, ...rest } = structuredClone(state)
  const old = ([1, 2] as const).map((id) => ({
    ...players[id],
    arsenal: Object.entries(players[id].arsenal).flatMap(([piece, count]) => Array.from({ length: count }, () => piece)),
  }))
  return { ...rest, version: '1.1', players: { 1: old[0], 2: old[1] } }
}

function samples(): GameState[] {
  return [
    createNewGame(3, 3),
    createNewGame(8, 8, { stockMode: 'pairs', seed: 'überall', ui: { showGrid: false } }),
    createNewGame(50, 50, { stockMode: 'unlimited', allowPentominoes: false }),
    randomlyPlayedGame(8, 8, 3, 'a'),
    randomlyPlayedGame(10, 10, 8, 'b'),
    playBotGame(createNewGame(8, 8, { seed: 'over' })),
  ]
}

describe('saves', () => {
  it('[SUM35] round-trip', () => {
    for (const state of samples()) {
      expect(loadGame(saveGame(state))).toEqual(state)
      expect(GameService.load(GameService.save(state))).toEqual(state)
      expect(loadGame(JSON.stringify(state))).toEqual(state)
    }
  })

  it('[SUM35] serialization round-trip preserves state', () => {
    assert(
      property(integer({ min: 6, max: 20 }), array(constantFrom(...pieceIds), { maxLength: 20 }), (size, ids) => {
        const state = GameService.createNew(size, size)
        for (const [i, id] of ids.slice(0, 10).entries()) {
          const player = i % 2 === 0 ? 1 : 2
          if (state.players[player].budget >= getPieceCost(id) && state.stock[id]! > 0) buyPiece(state, player, id)
        }
        expect(loadGame(saveGame(state))).toEqual(state)
      }),
    )
  })

  it('[SUM36] of version 1.1 are migrated', () => {
    for (const state of samples()) {
      const fresh = { ...state, draftState: { player1Passed: false, player2Passed: false, consecutivePasses: 0 } }
      expect(loadGame(JSON.stringify(asV11(state)))).toEqual(fresh)
    }
    expect(migrateFromV11({ version: '1.1' })).toMatchObject({ version: '1.2' })
    expect(() => loadGame('{"version":"1.1","players":{"1":{"arsenal":["__proto__"]},"2":7}}')).toThrow(GameStateError)
  })

  it.each(['1.0', '1.3', '2', 1.2, null, undefined])('[SUM35] of version %s are not read', (version) => {
    const text = JSON.stringify({ ...createNewGame(8, 8), version })
    expect(() => loadGame(text)).toThrow('Invalid game state: Save file version is not supported')
  })

  it('[SUM35] are not written for an invalid state', () => {
    const state = createNewGame(8, 8)
    state.board.grid[0]![0] = 1
    expect(() => saveGame(state)).toThrow('Invalid game state: the grid does not follow from the history')
  })
})

/** A state with one change that is well-formed but inconsistent. */
const forgeries: readonly ((state: GameState, rng: Rng) => void)[] = [
  (state, rng) => void (state.board.grid[randomInt(rng, state.board.rows)]![randomInt(rng, state.board.cols)]! ^= 1 + randomInt(rng, 2)),
  (state, rng) => void (state.players[1].budget += 1 + randomInt(rng, 3)),
  (state, rng) => void (state.players[2].arsenal[pieceIds[randomInt(rng, 19)]!] = 7 + randomInt(rng, 3)),
  (state, rng) => void (state.stock[pieceIds[randomInt(rng, 19)]!] = 5 + randomInt(rng, 3)),
  (state, rng) =>
    void (state.history.length > 0 ? state.history.splice(randomInt(rng, state.history.length), 1) : state.players[1].budget--),
  (state) => void (state.history.length > 0 ? (state.history[0]!.anchor = [49, 49]) : (state.stock['Q9'] = 1)),
  (state) => void (state.history.length > 0 ? state.history.push(state.history[0]!) : state.players[2].budget++),
  (state) => void (state.winner = state.winner === null ? 1 : null),
  (state) => void (state.draftState.consecutivePasses = 7),
  (state) => void (state.board.cols -= 1),
  (state) => void ((state as unknown as Record<string, unknown>)['extra'] = 1),
  (state) => void delete (state as unknown as Record<string, unknown>)['stock'],
  (state) => void ((state.config.ui as unknown as Record<string, unknown>)['showGrid'] = 'yes'),
  (state) => void (state.history.length > 0 ? (state.history[0]!.absCells = [[0, 0]]) : (state.currentPlayer = 3 as never)),
  (state) => void (state.players[1].color = 'red'),
  (state) => void ((state.players as unknown as Record<string, unknown>)['3'] = state.players[1]),
]

const oddValues: readonly unknown[] = [null, -1, 0.5, 1e309, 'x', [], {}, true, '1', [1], { length: 3 }, -0, 2 ** 53]

/** Replaces a random part of a value by a value of another type. */
function mistype(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null || randomInt(rng, 4) === 0) return oddValues[randomInt(rng, oddValues.length)]
  const keys = Object.keys(value)
  if (keys.length === 0) return oddValues[randomInt(rng, oddValues.length)]
  const key = keys[randomInt(rng, keys.length)]!
  ;(value as Record<string, unknown>)[key] = mistype((value as Record<string, unknown>)[key], rng)
  return value
}

function flipped(text: string, rng: Rng): string {
  const at = randomInt(rng, text.length)
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << randomInt(rng, 7))) + text.slice(at + 1)
}

describe('six thousand damaged saves', () => {
  const states = samples().filter(({ board }) => board.rows < 50)
  const rng = rngFrom('saves')

  /** Loads a save and returns the kind of result; fails unless it is an equal state, a migrated one or a typed error. */
  function judge(text: string, state: GameState, mayDiffer = false): string {
    try {
      const loaded = loadGame(text)
      ValidationService.validateGameState(loaded)
      if (!mayDiffer) expect(loaded).toEqual(state)
      return 'loaded'
    } catch (error) {
      if (!(error instanceof SumZeroError)) throw error
      expect(error).toBeInstanceOf(GameStateError)
      expect(['save.corrupted', 'load.version_unsupported']).toContain(error.key)
      return 'refused'
    }
  }

  function run(times: number, damage: (state: GameState) => string, mayDiffer = false): Record<string, number> {
    const seen: Record<string, number> = { loaded: 0, refused: 0 }
    for (let i = 0; i < times; i++) {
      const state = states[i % states.length]!
      seen[judge(damage(state), state, mayDiffer)]!++
    }
    return seen
  }

  it('[SUM35] truncated', () => {
    expect(run(1000, (state) => saveGame(state).slice(0, randomInt(rng, saveGame(state).length)))).toEqual({ loaded: 0, refused: 1000 })
  })

  it('[SUM35] bit-flipped', () => {
    expect(run(1500, (state) => flipped(saveGame(state), rng))['refused']).toBeGreaterThan(1400)
  })

  it('[SUM35] of wrong types', () => {
    const seen = run(1500, (state) => JSON.stringify(mistype(JSON.parse(saveGame(state)), rng)))
    expect(seen['refused']).toBeGreaterThan(1300)
  })

  it('[SUM35] forged, without checksum', () => {
    const forged = (state: GameState) => {
      const copy = structuredClone(state)
      forgeries[randomInt(rng, forgeries.length)]!(copy, rng)
      return JSON.stringify(copy)
    }
    expect(run(1000, forged)).toEqual({ loaded: 0, refused: 1000 })
  })

  it('[SUM36] of other versions', () => {
    const versions = ['1.0', '1.1', '1.3', '0.9', '', 'x']
    const other = (state: GameState) =>
      saveGame(state).replace('"version":"1.2"', `"version":"${versions[randomInt(rng, versions.length)]!}"`)
    expect(run(600, other)).toEqual({ loaded: 0, refused: 600 })
    const old = run(600, (state) => flipped(JSON.stringify(asV11(state)), rng), true)
    expect(old['refused']).toBeGreaterThan(300)
  })

  it('[SUM35] not text at all', () => {
    for (const odd of ['', ' ', 'null', '[]', '7', '"save"', '['.repeat(5000), '{"__proto__":{}}', 'x'.repeat(1_000_001)])
      expect(() => loadGame(odd)).toThrow(GameStateError)
    expect(() => loadGame(null as never)).toThrow(GameStateError)
  })
})

describe('a new game', () => {
  it('[SUM33] is refused with invalid options', () => {
    for (const [rows, cols] of [
      [2, 8],
      [8, 51],
      [8.5, 8],
      ['8', 8],
    ] as [number, number][])
      expect(() => createNewGame(rows, cols)).toThrow(GameStateError)
    const odd: unknown[] = [
      { stockMode: 'many' },
      { allowPentominoes: 1 },
      { allowPentominoes: false, allowTetrominoes: false },
      { seed: 7 },
      { seed: 'x'.repeat(129) },
      { ui: { showGrid: 1 } },
      { ui: { more: true } },
      { speed: 1 },
      null,
    ]
    for (const options of odd) expect(() => createNewGame(8, 8, options as never)).toThrow(GameStateError)
  })

  it('[SUM33] keeps the display settings', () => {
    expect(createNewGame(8, 8, { ui: { showHoverPreview: false } }).config.ui).toEqual({ showGrid: true, showHoverPreview: false })
    expect(createNewGame().board).toMatchObject({ rows: 14, cols: 14 })
  })
})

describe('profiles', () => {
  it('[SUM39] keep name, colour and results', () => {
    const ada = createProfile('Ada', '#112233')
    const state = playBotGame(seatProfile(createNewGame(6, 6), 1, ada))
    expect(state.players[1].color).toBe('#112233')
    const after = recordResult(ada, 1, state)
    expect(after).toMatchObject({ played: 1, won: state.winner === 1 ? 1 : 0 })
    expect(after.laid + recordResult(ada, 2, state).laid).toBe(state.history.length)
    expect(readProfile(JSON.parse(JSON.stringify(after)))).toEqual(after)
    expect(() => recordResult(ada, 1, createNewGame(6, 6))).toThrow(GameStateError)
  })

  it('[SUM39] are read strictly', () => {
    const good = { name: 'Ada', color: '#112233', played: 1, won: 1, laid: 4 }
    for (const bad of [
      null,
      {},
      { ...good, name: ' ' },
      { ...good, name: 7 },
      { ...good, color: 'red' },
      { ...good, won: 2 },
      { ...good, laid: -1 },
      { ...good, more: 1 },
    ])
      expect(() => readProfile(bad)).toThrow(GameStateError)
  })
})
