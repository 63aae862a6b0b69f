import type { GamePackage, Level } from '@parlor/kernel'
import { levelByName } from '../bot-play.ts'
import { gameById } from '../games.ts'
import { formatTable, formatPercent } from '../text-table.ts'
import { readShippedBoardLevels, boardVariantsOf, type ShippedBoardLevel } from '../shipped-board-levels.ts'
import { readBotNames } from '../match-arguments.ts'
import { playMatchJobs, type MatchJob } from '../match-pool.ts'
import { seedFlag, UsageError, integerFlag, type Command } from '../command.ts'
import { wilsonInterval } from '../elo-rating.ts'

export const boardLevelBalanceCommand: Command = {
  name: 'levels',
  positionals: '<game>',
  flags: {
    games: 'games on each level (default: as many as the game asks for)',
    bots: 'two bots to meet there instead, seats swapped; the share is the first one’s',
    set: 'one set by its id, or a level file',
    cells: 'only levels with at least so many playable cells',
    seed: 'any text of up to 60 characters (default 1)',
  },
  about: 'Plays every shipped level between equal bots; fails where one seat wins more than the game calls even.',
  async run(args) {
    const pkg = gameById(args.positionals[0])
    const { balanceBot, balanceCriterion } = boardVariantsOf(pkg)
    const games = integerFlag(args, 'games', balanceCriterion.matches, 2, 100_000)
    const least = integerFlag(args, 'cells', 1, 1, 10_000)
    const levels = readShippedBoardLevels(pkg, args.flags['set']).filter(({ cells }) => cells >= least)
    if (levels.length === 0) throw new UsageError(`No level has ${least} playable cells.`)
    const botPair = args.flags['bots'] === undefined ? null : botPairOf(pkg, readBotNames(args))
    const pairings = levels.flatMap((level) => matchJobs(pkg, level, botPair ?? [balanceBot, balanceBot], games, seedFlag(args)))
    const outcomes = await playMatchJobs(`${pkg.game.id} levels`, pairings)
    const rows = levels.map(({ set, id }, i) => {
      const mine = outcomes.slice(i * games, (i + 1) * games)
      const won = mine.filter(({ ranks }, game) => ranks[botPair ? game % 2 : 0] === 1).length
      const [low, high] = wilsonInterval(won / games, games)
      return {
        set,
        level: id,
        games,
        share: won / games,
        low,
        high,
        even: Math.max(won, games - won) * 100 <= games * balanceCriterion.share,
      }
    })
    const uneven = botPair ? [] : rows.filter(({ even }) => !even)
    const smallest = Math.min(...rows.map(({ share }) => share))
    return {
      data: { game: pkg.game.id, bots: (botPair ?? [balanceBot, balanceBot]).map(({ id }) => id), rows },
      lines: [
        ...formatTable(
          ['set', 'level', 'games', `${botPair ? botPair[0].id : 'seat 0'} wins`, '95 % interval', ''],
          rows.map((row) => [
            row.set,
            row.level,
            row.games,
            formatPercent(row.share),
            `${formatPercent(row.low)} – ${formatPercent(row.high)}`,
            botPair || row.even ? '' : 'uneven',
          ]),
        ),
        '',
        botPair ? `${rows.length} levels, least share ${formatPercent(smallest)}` : `${rows.length} levels, ${uneven.length} uneven`,
      ],
      ok: uneven.length === 0,
    }
  },
}

function botPairOf(pkg: GamePackage, names: readonly string[]): [Level, Level] {
  const [first, second, ...rest] = names
  if (!first || !second || rest.length > 0) throw new UsageError('--bots names two bots here.')
  return [levelByName(pkg, first), levelByName(pkg, second)]
}

/** Seats alternate between two different bots; equal bots keep theirs, because the seat is what is measured. */
function matchJobs(
  { game }: GamePackage,
  { id, options }: ShippedBoardLevel,
  [first, second]: [Level, Level],
  games: number,
  seed: string,
): MatchJob[] {
  const swapping = first !== second
  return Array.from({ length: games }, (_, i) => ({
    game: game.id,
    options: options as unknown,
    levels: swapping && i % 2 === 1 ? [second, first] : [first, second],
    seed: `${seed}/${id}/${swapping ? Math.floor(i / 2) : i}`,
  }))
}
