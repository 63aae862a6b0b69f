import type { Level, Outcome } from '@parlor/kernel'
import { levelByName } from '../bot-play.ts'
import { playAllPairs, playUntilDecided, pointsOf, rateLevels, teamsBySeat, type TournamentMatch } from '../tournament.ts'
import { gameById } from '../games.ts'
import { formatTable, formatPercent } from '../text-table.ts'
import { readBotNames, dealMatch, matchFlags, readMatchOptions, secretPresetsByName } from '../match-arguments.ts'
import type { SequentialTestResult } from '../elo-rating.ts'
import { playSoloRuns, noIllegalMovesLine } from '../solo-runs.ts'
import { seedFlag, UsageError, integerFlag, type Command } from '../command.ts'

export const tourneyCommand: Command = {
  name: 'tourney',
  positionals: '<game>',
  flags: {
    bots: 'two or more bots, separated by commas',
    games: 'games for each two of them, or for each of them alone (default 100)',
    seed: 'any text of up to 60 characters (default 1)',
    decks: 'what the seats bring, by preset, separated by commas: every two of them meet in turn (default: all there are)',
    seat: 'where the first of each two always sits (default: every seat in turn)',
    above: 'ends as soon as a sequential test knows whether the first of two takes more than this percentage; fails where it does not',
    ...matchFlags,
  },
  about:
    'Everybody against everybody, the same seeds with seats swapped: win rates and Elo with 95 % intervals. Alone at the table: scores and lengths. Fails at the first illegal move, and where a match does not end.',
  async run(args) {
    const pkg = gameById(args.positionals[0])
    const options = readMatchOptions(pkg, args)
    const levels = readBotNames(args, '').map((name) => levelByName(pkg, name))
    if (levels.length < 2) throw new UsageError('--bots names at least two bots.')
    const seed = seedFlag(args)
    const sides = teamsBySeat(pkg, dealMatch(pkg, options, seed))
    const seats = sides.length
    const games = integerFlag(args, 'games', 100, 1, 100_000)
    if (seats === 1) return playSoloRuns(pkg, options, levels, games, seed)
    const fixed = args.flags['seat'] === undefined ? null : integerFlag(args, 'seat', 0, 0, seats - 1)
    const pairs = levels.flatMap((_, a) => levels.slice(a + 1).map((__, i) => [a, a + 1 + i] as const))
    const field = { pkg, options, levels, games, sides, seed, decks: secretPresetsByName(pkg, args.flags['decks']) }
    const about = { game: pkg.game.id, options, seed }
    if (args.flags['above'] === undefined) {
      const { tournamentMatches, outcomes } = await playAllPairs(field, pairs, fixed)
      return report(levels, tournamentMatches, outcomes, sides, about)
    }
    if (levels.length !== 2) throw new UsageError('--above tests two bots.')
    const above = integerFlag(args, 'above', 50, 1, 99)
    const { tournamentMatches, outcomes, result } = await playUntilDecided(field, above / 100, fixed)
    const { data, lines } = report(levels, tournamentMatches, outcomes, sides, { ...about, above, verdict: result })
    return { data, lines: [...lines, '', describeResult(result, above, outcomes.length)], ok: result === 'above' }
  },
}

function describeResult(result: SequentialTestResult, above: number, games: number): string {
  if (result === 'open') return `sequential test: ${games} games do not tell whether the first takes more than ${above} %`
  return `sequential test: the first ${result === 'above' ? 'takes' : 'does not take'} more than ${above} %, known after ${games} games`
}

function report(
  levels: readonly Level[],
  tournamentMatches: readonly TournamentMatch[],
  outcomes: readonly Outcome[],
  sides: readonly number[],
  about: object,
) {
  const large = new Set(sides).size > 2
  const { ratings, duels } = rateLevels(levels, tournamentMatches, outcomes, sides)
  const decided = large ? decidedOf(duels.length, tournamentMatches, outcomes, sides) : []
  const reasons = tally(outcomes.map(({ reason }) => reason))
  return {
    data: { ...about, games: outcomes.length, duels, ...(large ? { decided } : {}), ratings, reasons },
    lines: [
      ...formatTable(
        ['first', 'second', 'games', 'first wins', '95 % interval', ...(large ? ['of decided'] : [])],
        duels.map(({ first, second, games, share, low, high }, i) => [
          first,
          second,
          games,
          formatPercent(share),
          `${formatPercent(low)} – ${formatPercent(high)}`,
          ...(large ? [formatPercent(decided[i]!.share)] : []),
        ]),
      ),
      '',
      ...formatTable(
        ['bot', 'Elo', '95 % interval'],
        ratings.map(({ bot, elo: value, low, high }) => [bot, value, `${low} – ${high}`]),
      ),
      '',
      noIllegalMovesLine(outcomes.length),
    ],
  }
}

/** With more than two seats, per pair: the first one's share of the wins in decided games. A tied win is shared. */
function decidedOf(duels: number, tournamentMatches: readonly TournamentMatch[], outcomes: readonly Outcome[], sides: readonly number[]) {
  const games = tournamentMatches.length / duels
  return Array.from({ length: duels }, (_, duel) => {
    let [wins, count] = [0, 0]
    for (let i = duel * games; i < (duel + 1) * games; i++) {
      if (outcomes[i]!.ranks.every((rank) => rank === 1)) continue
      wins += pointsOf(outcomes[i]!, tournamentMatches[i]!.seat, sides)
      count++
    }
    return { share: count === 0 ? 0 : wins / count, games: count }
  })
}

function tally(reasons: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}
