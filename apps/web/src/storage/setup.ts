import { isPlain, isRejection, readJson, readOptions, readSecrets, reject, type Game, type Rejection } from '@parlor/kernel'
import { bot, person, readPlayers, type Player } from '../session/player.ts'
import { isTimeControl, type TimeControl } from '../session/time.ts'
import { wrongKeys } from './keys.ts'
import { openVault, type Vault } from './vault.ts'

/** What a match is begun with: the options and who plays. The last one used is kept per game. */
export interface Setup {
  readonly options: Readonly<Record<string, unknown>>
  readonly players: readonly Player[]
  /** What each seat brings in private (a deck); absent where the game's own choice will do. */
  readonly secrets?: readonly Readonly<Record<string, unknown>>[]
  /** Absent where nobody looks at the clock. */
  readonly time?: TimeControl
}

/** The same setup with this clock, or with none. */
export function timed({ time: _, ...setup }: Setup, time: TimeControl | undefined): Setup {
  return time ? { ...setup, time } : setup
}

const limits = { characters: 100_000, depth: 16 }

/** The shape of a setup; whether its options fit the game is for `fitSetup` to say. */
export function checkSetup(value: unknown): Setup | Rejection {
  const stray = wrongKeys(value, ['options', 'players'], ['secrets', 'time'])
  if (stray || !isPlain(value)) return stray ?? reject('options.notASetup')
  if (Object.hasOwn(value, 'time') && !isTimeControl(value['time'])) return reject('options.notASetup')
  const players = readPlayers(value['players'])
  if (!players) return reject('options.notPlayers')
  if (Object.hasOwn(value, 'secrets') && !(Array.isArray(value['secrets']) && value['secrets'].every(isPlain)))
    return reject('options.notASetup')
  if (typeof value['options'] !== 'object' || value['options'] === null) return reject('options.notAnObject')
  return value as unknown as Setup
}

/** A setup this game can begin with now, or why not. */
export function fitSetup(game: Game, levels: readonly { readonly id: string }[], setup: Setup): Setup | Rejection {
  const options = readOptions(game.options, setup.options) as Setup['options'] | Rejection
  if (isRejection(options)) return options
  const strange = setup.players.some((player) => player.kind === 'bot' && !levels.some(({ id }) => id === player.level))
  if (strange || setup.players.length !== game.seatCount(options)) return reject('options.notPlayers')
  if (!setup.secrets) return { ...setup, options }
  const secrets = readSecrets(game.secrets, setup.secrets, setup.players.length) as NonNullable<Setup['secrets']> | Rejection
  return isRejection(secrets) ? secrets : { ...setup, options, secrets }
}

/** The first preset against the weakest level, with the person in the first seat. */
export function firstSetup(game: Game, levels: readonly { readonly id: string }[]): Setup {
  const options = (game.options.presets[0]?.options ?? {}) as Setup['options']
  const weakest = levels[0]?.id
  const players = Array.from({ length: game.seatCount(options) }, (_, seat) => (seat === 0 || !weakest ? person : bot(weakest)))
  const brings = game.secrets.presets
  // Where there is something ready to bring, everybody brings something else.
  if (brings.length < 2) return { options, players }
  return { options, players, secrets: players.map((_, seat) => brings[seat % brings.length]!.options as Setup['options']) }
}

/** What was played last, if it still fits; else the first preset. */
export async function lastSetup(game: Game, levels: readonly { readonly id: string }[], vault?: Vault): Promise<Setup> {
  const json = readJson((await (vault ?? (await openVault())).read(setupKey(game.id))) ?? 'null', limits)
  const setup = isRejection(json) ? json : checkSetup(json.value)
  const fitting = isRejection(setup) ? setup : fitSetup(game, levels, setup)
  return isRejection(fitting) ? firstSetup(game, levels) : fitting
}

export async function keepSetup(game: string, setup: Setup, vault?: Vault): Promise<void> {
  await (vault ?? (await openVault())).write(setupKey(game), JSON.stringify(setup))
}

export const setupFolder = 'setup/'

export function setupKey(game: string): string {
  return setupFolder + game
}
