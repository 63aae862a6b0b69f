import { rngFrom } from '@parlor/kernel'
import { gameById } from '../games.ts'
import { formatCount, formatTable } from '../text-table.ts'
import { optionSetsFor, evenPortion } from '../option-sets.ts'
import { matchFlags } from '../match-arguments.ts'
import { ProgressBar } from '../progress-bar.ts'
import { seedFlag, integerFlag, type Command } from '../command.ts'

export const fuzzCommand: Command = {
  name: 'fuzz',
  positionals: '<game>',
  flags: {
    moves: 'damaged moves in all, spread over all presets and shipped levels (default 100000)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'Throws damaged moves, texts and records at a game: each must be refused by name, and nothing may change.',
  async run(args) {
    // Loads the test runner too, so only on demand.
    const { fuzzGame, formatFailure } = await import('@parlor/testkit')
    const pkg = gameById(args.positionals[0])
    const moves = integerFlag(args, 'moves', 100_000, 1, 1_000_000_000)
    const seed = seedFlag(args)
    const { optionSets, about } = optionSetsFor(pkg, args)
    const progress = new ProgressBar(`${pkg.game.id} fuzz`, moves)
    const codes = new Map<string, number>()
    const sum = { tried: 0, refused: 0, accepted: 0 }
    const failures = optionSets.flatMap(({ id, options }, i) => {
      const count = evenPortion(moves, optionSets.length, i)
      const before = sum.tried
      const report = fuzzGame(pkg.game, { options, seed: `${seed}/${id}` }, count, rngFrom(`${seed}/${id}/fuzz`), (done) =>
        progress.at(before + done),
      )
      sum.tried += report.tried
      sum.refused += report.refused
      sum.accepted += report.accepted
      for (const [code, times] of Object.entries(report.codes)) codes.set(code, (codes.get(code) ?? 0) + times)
      return report.failures
    })
    progress.done()
    const ranked = [...codes].sort(([, one], [, other]) => other - one)
    return {
      data: { game: pkg.game.id, over: optionSets.map(({ id }) => id), ...sum, codes: Object.fromEntries(ranked), failures },
      lines: [
        ...failures.slice(0, 20).map((failure) => formatFailure(failure)),
        ...formatTable(
          ['rejection', 'times'],
          ranked.map(([code, times]) => [code, formatCount(times)]),
        ),
        '',
        `${pkg.game.id}: ${formatCount(sum.tried)} damaged moves over ${about}, ${formatCount(sum.refused)} refused, ${formatCount(sum.accepted)} legal after all, ${failures.length} failures`,
      ],
      ok: failures.length === 0,
    }
  },
}
