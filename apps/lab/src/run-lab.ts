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

/** Where a command writes: the process itself, or whoever collects it. */
interface LabOutput {
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
}

/** Runs one command of the lab as its arguments say and returns the exit code. */
export async function runLab(argv: readonly string[], { stdout, stderr }: LabOutput): Promise<number> {
  const print = (lines: readonly string[]) => {
    if (lines.length > 0) stdout.write(lines.join('\n') + '\n')
  }
  const [first = ''] = argv
  if (isHelp(first) && argv.length === 1) {
    print(overviewLines(commands))
    return 0
  }
  const name = isHelp(first) ? argv[1] : argv[0]
  const command = commands.find((one) => one.name === name)
  if (!command) {
    const problem = name === undefined ? 'A command is missing.' : `There is no command "${name}".`
    stderr.write([problem, '', ...overviewLines(commands), ''].join('\n'))
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
    stderr.write([error.message, '', ...usageLines(command), ''].join('\n'))
    return 2
  }
}

function isHelp(word: string): boolean {
  return word === 'help' || word === '--help' || word === '-h'
}
