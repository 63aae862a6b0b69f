import type { GamePackage, Outcome } from '@parlor/kernel'
import { levelByName } from '../bot-play.ts'
import { gameById } from '../games.ts'
import { formatTable, formatPercent } from '../text-table.ts'
import { readBotNames, matchFlags, readMatchOptions } from '../match-arguments.ts'
import { playMatchJobs, type MatchJob } from '../match-pool.ts'
import { seedFlag, UsageError, integerFlag, type Command } from '../command.ts'

/** Least share of wins of a deck against another. */
const minShare = 0.25

/** Two ready decks and the first one's win share. */
interface DeckPairing {
  readonly first: number
  readonly second: number
  readonly share: number
}

export const deckBalanceCommand: Command = {
  name: 'decks',
  positionals: '<game>',
  flags: {
    bots: 'the bot in both seats (default: the strongest but one)',
    games: 'games for each two decks (default 200)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'How the decks that come with a game fare against each other between equal bots; fails where one wins more than 75 %.',
  async run(args) {
    const pkg = gameById(args.positionals[0])
    const { presets } = pkg.game.secrets
    if (presets.length < 2) throw new UsageError(`${pkg.game.id} brings no decks.`)
    const named = readBotNames(args, pkg.strategy.levels.at(-2)?.id ?? 'random')
    if (named.length !== 1) throw new UsageError('--bots names the one bot that sits in both seats.')
    const games = integerFlag(args, 'games', 200, 2, 100_000)
    const { meetings, pairings } = schedule(pkg, readMatchOptions(pkg, args), named[0]!, games, seedFlag(args))
    const outcomes = await playMatchJobs(`${pkg.game.id} decks`, pairings)
    const found = meetings.map(({ first, second }, i) => ({ first, second, share: shareOf(outcomes.slice(i * games, (i + 1) * games)) }))
    const names = presets.map(({ id }) => id)
    const low = found.reduce((least, { share }) => Math.min(least, share, 1 - share), 1)
    return {
      data: { game: pkg.game.id, bot: named[0], games, decks: names, meetings: found, worst: low },
      lines: [...matrix(names, found), '', `the most uneven two: ${formatPercent(low)} to ${formatPercent(1 - low)}`],
      ok: low >= minShare,
    }
  },
}

/** Seats alternate from game to game, and two games share a seed. */
function schedule(pkg: GamePackage, options: unknown, bot: string, games: number, seed: string) {
  const { presets } = pkg.game.secrets
  const level = levelByName(pkg, bot)
  const meetings: Omit<DeckPairing, 'share'>[] = []
  const pairings: MatchJob[] = []
  for (let first = 0; first < presets.length; first++)
    for (let second = first + 1; second < presets.length; second++) {
      meetings.push({ first, second })
      const decks = [presets[first]!.options as object, presets[second]!.options as object]
      for (let i = 0; i < games; i++)
        pairings.push({
          game: pkg.game.id,
          options,
          levels: [level, level],
          seed: `${seed}/${first}-${second}/${Math.floor(i / 2)}`,
          secrets: i % 2 === 0 ? decks : decks.toReversed(),
        })
    }
  return { meetings, pairings }
}

function shareOf(outcomes: readonly Outcome[]): number {
  const points = outcomes.reduce((sum, { scores }, i) => sum + (1 + Math.sign(scores[i % 2]!)) / 2, 0)
  return points / outcomes.length
}

function matrix(names: readonly string[], meetings: readonly DeckPairing[]): string[] {
  const rows = names.map((name, row) => {
    const shares = names.map((_, column) => {
      const met = meetings.find(({ first, second }) => (first === row && second === column) || (first === column && second === row))
      return met ? (met.first === row ? met.share : 1 - met.share) : null
    })
    const known = shares.filter((share) => share !== null)
    const mean = known.reduce((sum, share) => sum + share, 0) / known.length
    return [name, ...shares.map((share) => (share === null ? '·' : String(Math.round(100 * share)))), String(Math.round(100 * mean))]
  })
  return formatTable(['row wins of 100', ...names, 'mean'], rows)
}
