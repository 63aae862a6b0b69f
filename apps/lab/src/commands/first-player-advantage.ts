import type { StateCore, GamePackage, Outcome, Seat } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { levelByName } from '../bot-play.ts'
import { gameById } from '../games.ts'
import { formatTable, formatPercent } from '../text-table.ts'
import { readBotNames, dealMatch, matchFlags, readMatchOptions } from '../match-arguments.ts'
import { playMatchJobs, type MatchJob } from '../match-pool.ts'
import { wilsonInterval } from '../elo-rating.ts'
import { seedFlag, UsageError, integerFlag, type CommandArguments, type Command } from '../command.ts'

/** Range of the first player's win share in which a preset counts as balanced. */
const even = [0.45, 0.55] as const

export const firstPlayerAdvantageCommand: Command = {
  name: 'balance',
  positionals: '<game>',
  flags: {
    bots: 'the bot in both seats (default: the strongest but one)',
    games: 'games on each preset (default 400)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'How often the side that begins wins each preset between equal bots; even means that the interval meets 45 to 55 %.',
  async run(args) {
    const pkg = gameById(args.positionals[0])
    const { levels } = pkg.strategy
    const fallback = levels.at(-2)?.id ?? 'random'
    const named = readBotNames(args, fallback)
    if (named.length !== 1) throw new UsageError('--bots names the one bot that sits in both seats.')
    const level = levelByName(pkg, named[0]!)
    const games = integerFlag(args, 'games', 400, 1, 100_000)
    const seed = seedFlag(args)
    const presets = presetsOf(pkg, args)
    for (const { id, options } of presets) if (pkg.game.seatCount(options) !== 2) throw new UsageError(`${id} is not a game of two.`)
    const pairings = presets.flatMap(({ id, options }) =>
      Array.from({ length: games }, (_, i): MatchJob => ({
        game: pkg.game.id,
        options,
        levels: [level, level],
        seed: `${seed}/${id}/${i}`,
      })),
    )
    const outcomes = await playMatchJobs(`${pkg.game.id} balance`, pairings)
    const rows = presets.map(({ id, options }, i) => {
      const [from, to] = [i * games, (i + 1) * games]
      const starters = pairings.slice(from, to).map(({ seed: own }) => beginsIn(dealMatch(pkg, options, own)))
      return { preset: id, ...shareOf(starters, outcomes.slice(from, to)), evened: pkg.compensatesFirstMove?.(options) ?? false }
    })
    return {
      data: { game: pkg.game.id, bot: level.id, games, seed, presets: rows },
      lines: formatTable(
        ['preset', 'games', 'first wins', '95 % interval', ''],
        rows.map(({ preset, share, low, high, isEven, evened }) => [
          preset,
          games,
          formatPercent(share),
          `${formatPercent(low)} – ${formatPercent(high)}`,
          isEven ? 'even' : evened ? 'not even, despite a rule for it' : 'not even',
        ]),
      ),
    }
  },
}

function presetsOf(pkg: GamePackage, args: CommandArguments): readonly { readonly id: string; readonly options: object }[] {
  const { preset, options } = args.flags
  if (preset === undefined && options === undefined) return pkg.game.options.presets
  return [{ id: preset ?? 'options', options: readMatchOptions(pkg, args) }]
}

/** The seat that moves first. */
function beginsIn({ start }: Match): Seat {
  return (start as StateCore).pending[0]!.seat
}

/** Both seats use the same bot, so the win share measures the advantage of moving first. */
function shareOf(starters: readonly Seat[], outcomes: readonly Outcome[]) {
  const share = outcomes.reduce((sum, { ranks }, i) => sum + (ranks[starters[i]!] === 1 ? 1 : 0), 0) / outcomes.length
  const [low, high] = wilsonInterval(share, outcomes.length)
  return { share, low, high, isEven: low <= even[1] && high >= even[0] }
}
