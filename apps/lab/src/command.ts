import { parseArgs } from 'node:util'

/** A mistake in the arguments: printed with the command's usage, exit code 2. */
export class UsageError extends Error {}

/** Parsed arguments of one command: positional ones first, then flags. */
export interface CommandArguments {
  readonly positionals: readonly string[]
  readonly flags: Readonly<Record<string, string>>
  readonly json: boolean
}

/** One command of the lab. `flags` maps each flag to what its value means. */
export interface Command {
  readonly name: string
  /** Positional arguments: `<required>`, then `[optional]`. */
  readonly positionals: string
  readonly flags: Readonly<Record<string, string>>
  readonly about: string
  /** `tell` prints lines at once, for progress; not called with --json. */
  run(args: CommandArguments, tell: (...lines: string[]) => void): Promise<CommandResult> | CommandResult
}

/** Result of a command: `data` for --json, `lines` for people; `ok` false ends with exit code 1. */
export interface CommandResult {
  readonly data: unknown
  readonly lines: readonly string[]
  readonly ok?: boolean
}

/** Parses a command's arguments strictly: unknown flags and missing values are reported. */
export function readArguments(command: Command, argv: readonly string[]): CommandArguments {
  const options = {
    json: { type: 'boolean' as const },
    ...Object.fromEntries(Object.keys(command.flags).map((flag) => [flag, { type: 'string' as const }])),
  }
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
    const named = command.positionals.split(' ').filter((word) => word !== '')
    const missing = named[positionals.length]
    if (positionals.length > named.length) throw new UsageError(`"${positionals[named.length]}" is one word too many.`)
    if (missing?.startsWith('<')) throw new UsageError(`${missing} is missing.`)
    const { json, ...flags } = values as Record<string, string | boolean | undefined>
    return { positionals, flags: flags as Record<string, string>, json: json === true }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(error instanceof Error ? error.message.split('.')[0] + '.' : String(error))
  }
}

/** An integer from a flag, within bounds. */
export function integerFlag(args: CommandArguments, flag: string, fallback: number, min = 1, max = 1e6): number {
  const text = args.flags[flag]
  if (text === undefined) return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(`--${flag} takes a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

/** The seed from --seed; short enough that every game of a run can append its number. */
export function seedFlag(args: CommandArguments): string {
  const { seed = '1' } = args.flags
  if (seed.length > longestSeed) throw new UsageError(`--seed takes at most ${longestSeed} characters.`)
  return seed
}

const longestSeed = 60

/** All commands, a line each: the first sentence of what they do. */
export function overviewLines(commands: readonly Command[]): string[] {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'lab <command> …',
    ...commands.map(({ name, about }) => `  ${name.padEnd(width)}  ${/^.*?[.:;](?= |$)/.exec(about)?.[0].slice(0, -1) ?? about}`),
    'lab <command> --help explains a command and its flags.',
  ]
}

/** Usage text of a command, with every flag explained. */
export function usageLines(command: Command): string[] {
  const flags = Object.entries({ ...command.flags, json: 'machine-readable output' })
  const width = Math.max(...flags.map(([flag]) => flag.length))
  return [
    `lab ${command.name} ${command.positionals}`.trimEnd(),
    `  ${command.about}`,
    ...flags.map(([flag, about]) => `  --${flag.padEnd(width)}  ${about}`),
  ]
}
