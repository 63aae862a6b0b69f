import { firstPlayerAdvantageCommand } from './commands/first-player-advantage.ts'
import { benchCommand } from './commands/bench.ts'
import { cardsCommand } from './commands/cards.ts'
import { deckBalanceCommand } from './commands/deck-balance.ts'
import { fitRunValueCommand } from './commands/fit-run-value.ts'
import { fuzzCommand } from './commands/fuzz.ts'
import { gamesCommand } from './commands/games.ts'
import { botHonestyCommand } from './commands/bot-honesty.ts'
import { ladderCommand } from './commands/ladder.ts'
import { boardLevelBalanceCommand } from './commands/board-level-balance.ts'
import { onlineProofsCommand } from './commands/online-proofs.ts'
import { playCommand } from './commands/play.ts'
import { tryEveryReplyCommand } from './commands/try-every-reply.ts'
import { puzzlesCommand } from './commands/puzzles.ts'
import { replayCommand } from './commands/replay.ts'
import { soakCommand } from './commands/soak.ts'
import { tourneyCommand } from './commands/tourney.ts'
import { watchCommand } from './commands/watch.ts'
import { checkViewLeaksCommand } from './commands/check-view-leaks.ts'
import { overviewLines, readArguments, UsageError, usageLines, type Command } from './command.ts'

const commands: readonly Command[] = [
  gamesCommand,
  playCommand,
  watchCommand,
  replayCommand,
  soakCommand,
  fuzzCommand,
  tourneyCommand,
  ladderCommand,
  boardLevelBalanceCommand,
  tryEveryReplyCommand,
  firstPlayerAdvantageCommand,
  deckBalanceCommand,
  checkViewLeaksCommand,
  botHonestyCommand,
  cardsCommand,
  puzzlesCommand,
  benchCommand,
  fitRunValueCommand,
  onlineProofsCommand,
]

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
process.exitCode = await main(process.argv.slice(2))

async function main(argv: readonly string[]): Promise<number> {
  const [first = ''] = argv
  if (isHelp(first) && argv.length === 1) {
    print(overviewLines(commands))
    return 0
  }
  const name = isHelp(first) ? argv[1] : argv[0]
  const command = commands.find((one) => one.name === name)
  if (!command) {
    const problem = name === undefined ? 'A command is missing.' : `There is no command "${name}".`
    process.stderr.write([problem, '', ...overviewLines(commands), ''].join('\n'))
    return 2
  }
  if (isHelp(first) || argv.includes('--help') || argv.includes('-h')) {
    print(usageLines(command))
    return 0
  }
  try {
    const args = readArguments(command, argv.slice(1))
    const { data, lines, ok = true } = await command.run(args, (...progress) => (args.json ? undefined : print(progress)))
    print(args.json ? [JSON.stringify(data, null, 2)] : lines)
    return ok ? 0 : 1
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write([error.message, '', ...usageLines(command), ''].join('\n'))
    return 2
  }
}

function isHelp(word: string): boolean {
  return word === 'help' || word === '--help' || word === '-h'
}

function print(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(lines.join('\n') + '\n')
}
