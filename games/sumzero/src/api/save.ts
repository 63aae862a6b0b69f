/* oxlint-disable typescript/no-extraneous-class -- the rules fix the services as classes with static methods */
import { hashJson, isPlainObject, isRejection, readJson } from '@parlor/kernel'
import { createNewGame, type GameOptions } from './create.ts'
import { GameStateError, type SumZeroError } from './errors.ts'
import type { GameState } from './model.ts'
import { hasLegalMove } from './placement.ts'
import { ValidationService } from './validation.ts'

const limits = { characters: 1_000_000, depth: 12 }

/** A valid state as JSON text, with a checksum over all of it. */
export function saveGame(state: GameState): string {
  ValidationService.validateGameState(state)
  return JSON.stringify({ ...state, checksum: hashJson(state) })
}

/** Reads a save of version 1.2, or of 1.1 by migrating it. Damaged or forged saves are rejected with a typed error, never repaired. */
export function loadGame(text: string): GameState {
  const json = typeof text === 'string' ? readJson(text, limits) : null
  if (json === null || isRejection(json) || !isPlainObject(json.value)) throw corrupted('it is no JSON object')
  const { checksum, ...state } = json.value
  if (Object.hasOwn(json.value, 'checksum') && checksum !== sumOf(state)) throw corrupted('its checksum is wrong')
  const current = versioned(state)
  try {
    ValidationService.validateGameState(current)
  } catch (error) {
    throw corrupted((error as SumZeroError).message)
  }
  const loaded = current as unknown as GameState
  if (loaded.phase === 'GAME_OVER' && hasLegalMove(loaded, loaded.currentPlayer)) throw corrupted('the player who lost could go on')
  return loaded
}

/** Migrates a state of version 1.1 to 1.2: arsenals count their pieces, and the draft has a state. */
export function migrateFromV11(old: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const players = isPlainObject(old['players']) ? { ...old['players'] } : old['players']
  if (isPlainObject(players)) for (const id of ['1', '2']) players[id] = withCounts(players[id])
  const draftState = old['draftState'] ?? { player1Passed: false, player2Passed: false, consecutivePasses: 0 }
  return { ...old, version: '1.2', players, draftState }
}

function withCounts(player: unknown): unknown {
  if (!isPlainObject(player) || !Array.isArray(player['arsenal'])) return player
  const arsenal: Record<string, number> = {}
  for (const id of player['arsenal']) arsenal[String(id)] = (Object.hasOwn(arsenal, String(id)) ? arsenal[String(id)]! : 0) + 1
  return { ...player, arsenal }
}

function versioned(state: Record<string, unknown>): Record<string, unknown> {
  if (state['version'] === '1.2') return state
  if (state['version'] === '1.1') return migrateFromV11(state)
  throw new GameStateError('Save file version is not supported', 'load.version_unsupported')
}

function sumOf(state: Record<string, unknown>): string | null {
  try {
    return hashJson(state)
  } catch {
    return null
  }
}

function corrupted(reason: string): GameStateError {
  return new GameStateError(`Save file is corrupted or invalid (${reason})`, 'save.corrupted')
}

/** Games as a service. */
export class GameService {
  /** See `createNewGame`. */
  static createNew(rows?: number, cols?: number, config?: GameOptions): GameState {
    return createNewGame(rows, cols, config)
  }

  /** See `saveGame`. */
  static save(state: GameState): string {
    return saveGame(state)
  }

  /** See `loadGame`. */
  static load(text: string): GameState {
    return loadGame(text)
  }
}
