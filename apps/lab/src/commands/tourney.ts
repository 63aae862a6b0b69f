import type { GamePackage, Level, Match, Outcome, Seat } from '@parlor/kernel'
import { levelNamed } from '../arena.ts'
import { gameNamed } from '../games.ts'
import { layOut, percent } from '../layout.ts'
import { botNames, deal, matchFlags, optionsOf } from '../match.ts'
import { playAll, type Pairing } from '../pool.ts'
import { bootstrap, bradleyTerry, wilson, type Meeting } from '../rating.ts'
import { playAlone } from '../solo.ts'
import { seedOf, UsageError, wholeNumber, type Command } from '../usage.ts'

/** Which two meet, and where the first of them sits, partners too; the second takes every other seat. */
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
    games: 'games for each two of them, or for each of them alone (default 100)',
    seed: 'any text of up to 60 characters (default 1)',
    seat: 'where the first of each two always sits (default: every seat in turn)',
    ...matchFlags,
  },
  about:
    'Everybody against everybody, the same seeds with seats swapped: win rates and Elo with 95 % intervals. Alone at the table: scores and lengths.',
  async run(args) {
    const pkg = gameNamed(args.words[0])
    const options = optionsOf(pkg, args)
    const levels = botNames(args, '').map((name) => levelNamed(pkg, name))
    if (levels.length < 2) throw new UsageError('--bots names at least two bots.')
    const seed = seedOf(args)
    const sides = sidesOf(pkg, deal(pkg, options, seed))
    const seats = sides.length
    const games = wholeNumber(args, 'games', 100, 1, 100_000)
    if (seats === 1) return playAlone(pkg, options, levels, games, seed)
    const fixed = args.flags['seat'] === undefined ? null : wholeNumber(args, 'seat', 0, 0, seats - 1)
    const { fixtures, pairings } = schedule(pkg, options, levels, games, sides, seed, fixed)
    const outcomes = await playAll(`${pkg.game.id} tourney`, pairings)
    return report(levels, fixtures, outcomes, sides, { game: pkg.game.id, options, seed })
  },
}

/** The side each seat plays for; where the game names none, its own. */
function sidesOf({ game }: GamePackage, match: Match): readonly number[] {
  return game.sides?.(match.view('watcher')) ?? Array.from({ length: match.seatCount }, (_, seat) => seat)
}

function schedule(
  pkg: GamePackage,
  options: unknown,
  levels: readonly Level[],
  games: number,
  sides: readonly number[],
  seed: string,
  fixed: Seat | null,
) {
  const fixtures: Fixture[] = []
  const pairings: Pairing[] = []
  for (let a = 0; a < levels.length; a++)
    for (let b = a + 1; b < levels.length; b++)
      for (let i = 0; i < games; i++) {
        const seat = fixed ?? i % sides.length
        const pair = fixed === null ? Math.floor(i / sides.length) : i
        fixtures.push({ a, b, seat, pair })
        const table = sides.map((side) => (side === sides[seat] ? levels[a]! : levels[b]!))
        pairings.push({ game: pkg.game.id, options, levels: table, seed: `${seed}/${pair}` })
      }
  return { fixtures, pairings }
}

function report(
  levels: readonly Level[],
  fixtures: readonly Fixture[],
  outcomes: readonly Outcome[],
  sides: readonly number[],
  about: object,
) {
  const results = fixtures.map(({ a, b, seat }, i): Meeting => ({ a, b, points: pointsOf(outcomes[i]!, seat, sides) }))
  const large = new Set(sides).size > 2
  const elo = bradleyTerry(levels.length, results)
  const spans = bootstrap(levels.length, pairsOf(fixtures, results))
  const duels = duelsOf(levels, results)
  const wins = large ? winsOf(duels.length, fixtures, outcomes) : []
  const ratings = levels.map(({ id }, i) => ({
    bot: id,
    elo: Math.round(elo[i]!),
    low: Math.round(spans[i]![0]),
    high: Math.round(spans[i]![1]),
  }))
  const reasons = tally(outcomes.map(({ reason }) => reason))
  return {
    data: { ...about, games: outcomes.length, duels, ...(large ? { wins } : {}), ratings, reasons },
    lines: [
      ...layOut(
        ['first', 'second', 'games', large ? 'points' : 'first wins', '95 % interval', ...(large ? ['wins', 'of decided'] : [])],
        duels.map(({ first, second, games, share, low, high }, i) => [
          first,
          second,
          games,
          percent(share),
          `${percent(low)} – ${percent(high)}`,
          ...(large ? [percent(wins[i]!.share), percent(wins[i]!.decided)] : []),
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

/** What the seat made of the game: the share of the others it ranked before, ties half. */
function pointsOf({ ranks }: Outcome, seat: Seat, sides: readonly number[]): number {
  const own = ranks[seat]!
  const others = ranks.filter((_, other) => sides[other] !== sides[seat])
  return others.reduce((points, rank) => points + (rank > own ? 1 : rank === own ? 0.5 : 0), 0) / others.length
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

/** At larger tables, per duel: the first one's share of the wins, over all games and over those that somebody lost. A win that is tied is shared. */
function winsOf(duels: number, fixtures: readonly Fixture[], outcomes: readonly Outcome[]) {
  const games = fixtures.length / duels
  return Array.from({ length: duels }, (_, duel) => {
    let [all, decided, count] = [0, 0, 0]
    for (let i = duel * games; i < (duel + 1) * games; i++) {
      const { ranks } = outcomes[i]!
      const share = ranks[fixtures[i]!.seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0
      all += share
      if (ranks.every((rank) => rank === 1)) continue
      decided += share
      count++
    }
    return { share: all / games, decided: count === 0 ? 0 : decided / count, games: count }
  })
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
