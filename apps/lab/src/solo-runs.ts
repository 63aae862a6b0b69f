import type { GamePackage, Level } from '@parlor/kernel'
import type { BotMatchResult } from './bot-play.ts'
import { formatCount, formatPercent, formatTable } from './text-table.ts'
import { playMatchJobs } from './match-pool.ts'
import type { CommandResult } from './command.ts'

/** Solo games: every bot plays the same seeds alone, and their scores are compared. */
export async function playSoloRuns(
  pkg: GamePackage,
  options: unknown,
  levels: readonly Level[],
  games: number,
  seed: string,
): Promise<CommandResult> {
  const pairings = levels.flatMap((level) =>
    Array.from({ length: games }, (_, i) => ({ game: pkg.game.id, options, levels: [level], seed: `${seed}/${i}` })),
  )
  const played = await playMatchJobs(`${pkg.game.id} runs`, pairings)
  const rows = levels.map(({ id }, i) => ({ bot: id, ...statisticsOf(played.slice(i * games, (i + 1) * games)) }))
  const scores = levels.map((_, i) => played.slice(i * games, (i + 1) * games).map((run) => run.scores[0]!))
  const differences = levels.flatMap((first, a) =>
    levels.slice(a + 1).map((second, i) => ({ first: second.id, second: first.id, ...pairedDifference(scores[a + 1 + i]!, scores[a]!) })),
  )
  return {
    data: { game: pkg.game.id, options, seed, runs: played.length, rows, differences },
    lines: [
      ...formatTable(
        [
          'bot',
          'runs',
          'mean score',
          '± 95 %',
          '5 %',
          'median',
          '95 %',
          'score per move',
          '± 95 %',
          'fewest moves',
          'median',
          'most',
          'endings',
        ],
        rows.map(({ bot, runs, score, scoreSpread, quantiles, perMove, spread, fewest, median, most, reasons }) => [
          bot,
          runs,
          score.toFixed(2),
          scoreSpread.toFixed(2),
          ...quantiles,
          perMove.toFixed(4),
          spread.toFixed(4),
          fewest,
          median,
          most,
          Object.entries(reasons)
            .map(([reason, count]) => `${reason} ${count}`)
            .join(', '),
        ]),
      ),
      '',
      ...formatTable(
        ['on the same seeds', 'mean difference', '95 % interval', 'of the second'],
        differences.map(({ first, second, mean, low, high, share }) => [
          `${first} − ${second}`,
          mean.toFixed(2),
          `${low.toFixed(2)} to ${high.toFixed(2)}`,
          formatPercent(share),
        ]),
      ),
      '',
      noIllegalMovesLine(played.length),
    ],
  }
}

/** What holds once all games are over, because a violation would have ended the run. */
export function noIllegalMovesLine(games: number): string {
  return `${formatCount(games)} games: 0 illegal moves, 0 stalls`
}

/** Scores and lengths of some runs; the interval of score per move assumes independent runs. */
function statisticsOf(runs: readonly BotMatchResult[]) {
  const lengths = runs.map(({ moves }) => moves).sort((a, b) => a - b)
  const moves = lengths.reduce((sum, length) => sum + length, 0)
  const points = runs.reduce((sum, { scores }) => sum + scores[0]!, 0)
  const perMove = points / moves
  const squares = runs.reduce((sum, run) => sum + (run.scores[0]! - perMove * run.moves) ** 2, 0)
  const scores = runs.map((run) => run.scores[0]!).sort((a, b) => a - b)
  const reasons: Record<string, number> = {}
  for (const { reason } of runs) reasons[reason] = (reasons[reason] ?? 0) + 1
  return {
    runs: runs.length,
    score: points / runs.length,
    scoreSpread: meanSpread(scores),
    quantiles: [0.05, 0.5, 0.95].map((part) => scores[Math.min(scores.length - 1, Math.floor(part * scores.length))]!),
    perMove,
    spread: (1.96 * Math.sqrt(squares)) / moves,
    fewest: lengths[0]!,
    median: lengths[Math.floor(lengths.length / 2)]!,
    most: lengths.at(-1)!,
    reasons,
  }
}

/** Half the 95 % interval of a mean. */
function meanSpread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return (1.96 * Math.sqrt(squares / Math.max(1, values.length - 1))) / Math.sqrt(values.length)
}

/** What the first scores beyond the second on the same seeds, and as a share of the second's mean. */
function pairedDifference(first: readonly number[], second: readonly number[]) {
  const differences = first.map((score, i) => score - second[i]!)
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
  const spread = meanSpread(differences)
  return { mean, low: mean - spread, high: mean + spread, share: (mean * second.length) / second.reduce((sum, score) => sum + score, 0) }
}
