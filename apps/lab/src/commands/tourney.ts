import type { GamePackage, Level, Outcome, Seat } from '@parlor/kernel'
import { levelNamed } from '../arena.ts'
import { gameNamed } from '../games.ts'
import { layOut, percent } from '../layout.ts'
import { botNames, deal, matchFlags, optionsOf } from '../match.ts'
import { playAll, type Pairing } from '../pool.ts'
import { bootstrap, bradleyTerry, wilson, type Meeting } from '../rating.ts'
import { seedOf, UsageError, wholeNumber, type Command } from '../usage.ts'

/** Which two meet, and where the first of them sits; the second takes every other seat. */
interface Fixture {
  readonly a: number
  readonly b: number
  readonly seat: Seat
  readonly pair: number
}

export const tourney: Command = {
  name: 'tourney',
  words: '<game>',
  flags: {
    bots: 'two or more bots, separated by commas',
    games: 'games for each two of them (default 100)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'Everybody against everybody, the same seeds with seats swapped: win rates and Elo with 95 % intervals.',
  async run(args) {
    const pkg = gameNamed(args.words[0])
    const options = optionsOf(pkg, args)
    const levels = botNames(args, '').map((name) => levelNamed(pkg, name))
    if (levels.length < 2) throw new UsageError('--bots names at least two bots.')
    const seed = seedOf(args)
    deal(pkg, options, seed)
    const seats = pkg.game.seatCount(options)
    const { fixtures, pairings } = schedule(pkg, options, levels, wholeNumber(args, 'games', 100, 1, 100_000), seats, seed)
    const outcomes = await playAll(`${pkg.game.id} tourney`, pairings)
    return report(levels, fixtures, outcomes, seats, { game: pkg.game.id, options, seed })
  },
}

function schedule(pkg: GamePackage, options: unknown, levels: readonly Level[], games: number, seats: number, seed: string) {
  const fixtures: Fixture[] = []
  const pairings: Pairing[] = []
  for (let a = 0; a < levels.length; a++)
    for (let b = a + 1; b < levels.length; b++)
      for (let i = 0; i < games; i++) {
        const seat = i % seats
        const pair = Math.floor(i / seats)
        fixtures.push({ a, b, seat, pair })
        const table = Array.from({ length: seats }, (_, at) => (at === seat ? levels[a]! : levels[b]!))
        pairings.push({ game: pkg.game.id, options, levels: table, seed: `${seed}/${pair}` })
      }
  return { fixtures, pairings }
}

function report(levels: readonly Level[], fixtures: readonly Fixture[], outcomes: readonly Outcome[], seats: number, about: object) {
  const results = fixtures.map(({ a, b, seat }, i): Meeting => ({ a, b, points: pointsOf(outcomes[i]!, seat) }))
  const elo = bradleyTerry(levels.length, results)
  const spans = bootstrap(levels.length, pairsOf(fixtures, results))
  const duels = duelsOf(levels, results)
  const ratings = levels.map(({ id }, i) => ({
    bot: id,
    elo: Math.round(elo[i]!),
    low: Math.round(spans[i]![0]),
    high: Math.round(spans[i]![1]),
  }))
  const reasons = tally(outcomes.map(({ reason }) => reason))
  return {
    data: { ...about, games: outcomes.length, duels, ratings, reasons },
    lines: [
      ...layOut(
        ['first', 'second', 'games', seats > 2 ? 'points' : 'first wins', '95 % interval'],
        duels.map(({ first, second, games, share, low, high }) => [
          first,
          second,
          games,
          percent(share),
          `${percent(low)} – ${percent(high)}`,
        ]),
      ),
      '',
      ...layOut(
        ['bot', 'Elo', '95 % interval'],
        ratings.map(({ bot, elo: value, low, high }) => [bot, value, `${low} – ${high}`]),
      ),
    ],
  }
}

/** What the seat made of the game: the share of the others it ranked before, ties half; alone at the table, its score. */
function pointsOf({ ranks, scores }: Outcome, seat: Seat): number {
  if (ranks.length === 1) return scores[0]! > 0 ? 1 : 0
  const own = ranks[seat]!
  let points = 0
  ranks.forEach((rank, other) => {
    if (other !== seat) points += rank > own ? 1 : rank === own ? 0.5 : 0
  })
  return points / (ranks.length - 1)
}

function duelsOf(levels: readonly Level[], results: readonly Meeting[]) {
  const duels: { first: string; second: string; games: number; share: number; low: number; high: number }[] = []
  for (let a = 0; a < levels.length; a++)
    for (let b = a + 1; b < levels.length; b++) {
      const met = results.filter((result) => result.a === a && result.b === b)
      const share = met.reduce((sum, { points }) => sum + points, 0) / met.length
      const [low, high] = wilson(share, met.length)
      duels.push({ first: levels[a]!.id, second: levels[b]!.id, games: met.length, share, low, high })
    }
  return duels
}

function pairsOf(fixtures: readonly Fixture[], results: readonly Meeting[]): Meeting[][] {
  const pairs = new Map<string, Meeting[]>()
  fixtures.forEach(({ a, b, pair }, i) => {
    const key = `${a}/${b}/${pair}`
    const found = pairs.get(key)
    if (found) found.push(results[i]!)
    else pairs.set(key, [results[i]!])
  })
  return [...pairs.values()]
}

function tally(reasons: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}
