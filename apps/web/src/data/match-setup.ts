import { isPlainObject, isRejection, readJson, readOptions, reject, type Game, type Rejection } from '@parlor/kernel'
import { readSeatSecrets } from '@parlor/kernel/host'
import { botPlayer, personPlayer, checkPlayers, type Player } from './player.ts'
import { isTimeControl, type TimeControl } from './time-control.ts'
import { rejectUnexpectedKeys } from '../platform/storage/validation.ts'
import { openKeyValueStore, type KeyValueStore } from '../platform/storage/key-value-store.ts'

/** Options and players of a new match. The last one is stored per game. */
export interface MatchSetup {
  readonly options: Readonly<Record<string, unknown>>
  readonly players: readonly Player[]
  /** Secrets by seat (a deck); absent for the game's defaults. */
  readonly secrets?: readonly Readonly<Record<string, unknown>>[]
  /** Absent for a match without clocks. */
  readonly time?: TimeControl
}

/** The same setup with this clock, or with none. */
export function withTimeControl({ time: _, ...setup }: MatchSetup, time: TimeControl | undefined): MatchSetup {
  return time ? { ...setup, time } : setup
}

const limits = { characters: 100_000, depth: 16 }

/** Validates the shape of a setup; `fitSetupToGame` checks that its options fit the game. */
export function checkSetup(value: unknown): MatchSetup | Rejection {
  const stray = rejectUnexpectedKeys(value, ['options', 'players'], ['secrets', 'time'])
  if (stray || !isPlainObject(value)) return stray ?? reject('options.notASetup')
  if (Object.hasOwn(value, 'time') && !isTimeControl(value['time'])) return reject('options.notASetup')
  const players = checkPlayers(value['players'])
  if (!players) return reject('options.notPlayers')
  if (Object.hasOwn(value, 'secrets') && !(Array.isArray(value['secrets']) && value['secrets'].every(isPlainObject)))
    return reject('options.notASetup')
  if (typeof value['options'] !== 'object' || value['options'] === null) return reject('options.notAnObject')
  return value as unknown as MatchSetup
}

/** A setup that this game accepts, or why not. */
export function checkSetupForGame(game: Game, levels: readonly { readonly id: string }[], setup: MatchSetup): MatchSetup | Rejection {
  const options = readOptions(game.options, setup.options) as MatchSetup['options'] | Rejection
  if (isRejection(options)) return options
  const strange = setup.players.some((player) => player.kind === 'bot' && !levels.some(({ id }) => id === player.level))
  if (strange || setup.players.length !== game.seatCount(options)) return reject('options.notPlayers')
  if (!setup.secrets) return { ...setup, options }
  const secrets = readSeatSecrets(game.secrets, setup.secrets, setup.players.length) as NonNullable<MatchSetup['secrets']> | Rejection
  return isRejection(secrets) ? secrets : { ...setup, options, secrets }
}

/** The first preset against the weakest level, with the person in the first seat. */
export function defaultSetup(game: Game, levels: readonly { readonly id: string }[]): MatchSetup {
  const options = (game.options.presets[0]?.options ?? {}) as MatchSetup['options']
  const weakest = levels[0]?.id
  const players = Array.from({ length: game.seatCount(options) }, (_, seat) => (seat === 0 || !weakest ? personPlayer : botPlayer(weakest)))
  const brings = game.secrets.presets
  // With several presets of secrets, each seat gets a different one.
  if (brings.length < 2) return { options, players }
  return { options, players, secrets: players.map((_, seat) => brings[seat % brings.length]!.options as MatchSetup['options']) }
}

/** The last setup, if it still fits; else the first preset. */
export async function readLastSetup(game: Game, levels: readonly { readonly id: string }[], store?: KeyValueStore): Promise<MatchSetup> {
  const json = readJson((await (store ?? (await openKeyValueStore())).read(setupKey(game.id))) ?? 'null', limits)
  const setup = isRejection(json) ? json : checkSetup(json.value)
  const fitting = isRejection(setup) ? setup : checkSetupForGame(game, levels, setup)
  return isRejection(fitting) ? defaultSetup(game, levels) : fitting
}

export async function saveSetup(game: string, setup: MatchSetup, store?: KeyValueStore): Promise<void> {
  await (store ?? (await openKeyValueStore())).write(setupKey(game), JSON.stringify(setup))
}

export const setupFolder = 'setup/'

export function setupKey(game: string): string {
  return setupFolder + game
}
