import { readFileSync } from 'node:fs'
import { isRejection, type GamePackage, type Level } from '@parlor/kernel'
import { completeOptions, Match } from '@parlor/kernel/host'
import { levelByName } from './bot-play.ts'
import { UsageError, type CommandArguments } from './command.ts'

/** Flags that describe a match, shared by every command that plays one. */
export const matchFlags = {
  options: 'options as JSON; what is left out keeps its default',
  preset: 'a named preset instead of the default options',
} as const

/** The options of a match from --preset and --options. */
export function readMatchOptions(pkg: GamePackage, args: CommandArguments): Record<string, unknown> {
  const { preset, options = '{}' } = args.flags
  const base = preset === undefined ? undefined : pkg.game.options.presets.find(({ id }) => id === preset)?.options
  if (preset !== undefined && !base)
    throw new UsageError(`${pkg.game.id} has no preset "${preset}". Presets: ${pkg.game.options.presets.map(({ id }) => id).join(', ')}.`)
  const read = completeOptions(pkg.game.options, readJsonFlag('options', options), base as object | undefined)
  if (isRejection(read)) throw new UsageError(`--options: ${read.rejected} ${JSON.stringify(read.params ?? {})}`)
  return read as Record<string, unknown>
}

/** A match dealt from options and seed. */
export function dealMatch(pkg: GamePackage, options: unknown, seed: string, secrets?: readonly object[]): Match {
  const match = Match.begin(pkg.game, { options, seed, ...(secrets && { secrets }) })
  if (isRejection(match)) throw new UsageError(`This match cannot start: ${match.rejected} ${JSON.stringify(match.params ?? {})}`)
  return match
}

/** The bots of --bots, one per seat: a shorter list is repeated. */
export function readBots(pkg: GamePackage, args: CommandArguments, options: unknown): Level[] {
  const named = readBotNames(args).map((name) => levelByName(pkg, name))
  const seats = pkg.game.seatCount(options)
  if (named.length > seats) throw new UsageError(`--bots names ${named.length} bots for ${seats} seats.`)
  return Array.from({ length: seats }, (_, i) => named[i % named.length]!)
}

/** The names in --bots. */
export function readBotNames(args: CommandArguments, fallback = 'random'): string[] {
  const names = (args.flags['bots'] ?? fallback).split(',').map((name) => name.trim())
  if (names.some((name) => name === '')) throw new UsageError('--bots takes names separated by commas.')
  return names
}

/** Secrets by preset names; without names, or by `all`, every preset. */
export function secretPresetsByName({ game }: GamePackage, names = 'all'): object[] {
  const { presets } = game.secrets
  return (names === 'all' ? presets.map(({ id }) => id) : names.split(',')).map((name) => {
    const found = presets.find(({ id }) => id === name.trim())
    if (!found) throw new UsageError(`${game.id} has no deck "${name}". Decks: ${presets.map(({ id }) => id).join(', ') || 'none'}.`)
    return found.options as object
  })
}

/** The text of a file given by the user. */
export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new UsageError(`${path} cannot be read.`)
  }
}

function readJsonFlag(flag: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new UsageError(`--${flag} is not JSON.`)
  }
}
