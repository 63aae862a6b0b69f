import { hasExactKeys } from '@parlor/kernel'
import { GameStateError } from './errors.ts'
import type { GameState, PlayerId } from './model.ts'

/** A player with a name, a colour and statistics. */
export interface PlayerProfile {
  readonly name: string
  readonly color: string
  readonly played: number
  readonly won: number
  /** Pieces placed in all games. */
  readonly laid: number
}

const keys = ['name', 'color', 'played', 'won', 'laid'] as const
const longestName = 40

/** A profile without games. */
export function createProfile(name: string, color = '#33CCFF'): PlayerProfile {
  return readProfile({ name, color, played: 0, won: 0, laid: 0 })
}

/** Parses a profile, strictly; throws a `GameStateError` otherwise. */
export function readProfile(value: unknown): PlayerProfile {
  if (!hasExactKeys(value, keys)) throw new GameStateError(`a profile holds ${keys.join(', ')}`)
  const { name, color, played, won, laid } = value
  if (typeof name !== 'string' || name.trim() === '' || name.length > longestName)
    throw new GameStateError(`a name has up to ${longestName} characters`)
  if (typeof color !== 'string' || !/^#[0-9A-Fa-f]{6}$/.test(color)) throw new GameStateError('a color is written as #33CCFF')
  for (const count of [played, won, laid])
    if (!Number.isInteger(count) || (count as number) < 0) throw new GameStateError('what was played is counted in whole numbers')
  if ((won as number) > (played as number)) throw new GameStateError('nobody wins more games than were played')
  return value as unknown as PlayerProfile
}

/** Applies a profile to a player of a game: its pieces get the profile's colour. Changes the state and returns it. */
export function seatProfile(state: GameState, player: PlayerId, { color }: PlayerProfile): GameState {
  state.players[player].color = color
  return state
}

/** The profile after one more finished game. */
export function recordResult(profile: PlayerProfile, player: PlayerId, { phase, winner, history }: GameState): PlayerProfile {
  if (phase !== 'GAME_OVER') throw new GameStateError('a game that is still being played has no result')
  return {
    ...profile,
    played: profile.played + 1,
    won: profile.won + (winner === player ? 1 : 0),
    laid: profile.laid + history.filter((move) => move.player === player).length,
  }
}
