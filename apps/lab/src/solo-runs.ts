import type { GamePackage, Level } from '@parlor/kernel'
import type { BotMatchResult } from './bot-play.ts'
import { formatCount, formatTable } from './text-table.ts'
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
  return {
    data: { game: pkg.game.id, options, seed, runs: played.length, rows },
    lines: [
      ...formatTable(
        ['bot', 'runs', 'mean score', 'score per move', '± 95 %', 'fewest moves', 'median', 'most', 'endings'],
        rows.map(({ bot, runs, score, perMove, spread, fewest, median, most, reasons }) => [
          bot,
          runs,
          score.toFixed(2),
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
  const reasons: Record<string, number> = {}
  for (const { reason } of runs) reasons[reason] = (reasons[reason] ?? 0) + 1
  return {
    runs: runs.length,
    score: points / runs.length,
    perMove,
    spread: (1.96 * Math.sqrt(squares)) / moves,
    fewest: lengths[0]!,
    median: lengths[Math.floor(lengths.length / 2)]!,
    most: lengths.at(-1)!,
    reasons,
  }
}
