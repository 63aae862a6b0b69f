import { balancing } from './commands/balance.ts'
import { bench } from './commands/bench.ts'
import { reading } from './commands/cards.ts'
import { matching } from './commands/decks.ts'
import { fuzzing } from './commands/fuzz.ts'
import { listing } from './commands/games.ts'
import { trusting } from './commands/honest.ts'
import { climbing } from './commands/ladder.ts'
import { verifying } from './commands/levels.ts'
import { online } from './commands/online.ts'
import { playing } from './commands/play.ts'
import { proving } from './commands/prove.ts'
import { puzzling } from './commands/puzzles.ts'
import { replaying } from './commands/replay.ts'
import { soaking } from './commands/soak.ts'
import { tourney } from './commands/tourney.ts'
import { watching } from './commands/watch.ts'
import { doubling } from './commands/worlds.ts'
import { readArguments, UsageError, usageOf, type Command } from './usage.ts'

const commands: readonly Command[] = [
  listing,
  playing,
  watching,
  replaying,
  soaking,
  fuzzing,
  tourney,
  climbing,
  verifying,
  proving,
  balancing,
  matching,
  doubling,
  trusting,
  reading,
  puzzling,
  bench,
  online,
]

// Whoever reads along may have seen enough, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
process.exitCode = await main(process.argv.slice(2))

async function main(argv: readonly string[]): Promise<number> {
  const command = commands.find(({ name }) => name === argv[0])
  if (!command) return tellUsage(argv[0])
  try {
    const args = readArguments(command, argv.slice(1))
    const { data, lines, ok = true } = await command.run(args, (...told) => (args.json ? undefined : print(told)))
    print(args.json ? [JSON.stringify(data, null, 2)] : lines)
    return ok ? 0 : 1
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write([error.message, '', ...usageOf(command), ''].join('\n'))
    return 2
  }
}

function tellUsage(asked: string | undefined): number {
  const wanted = asked === undefined || asked === '--help' || asked === 'help'
  const lines = [...(wanted ? [] : [`There is no command "${asked}".`, '']), ...commands.flatMap((command) => [...usageOf(command), ''])]
  ;(wanted ? process.stdout : process.stderr).write(lines.join('\n'))
  return wanted && asked !== undefined ? 0 : 2
}

function print(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(lines.join('\n') + '\n')
}
