import { rngFrom } from '@parlor/kernel'
import { gameNamed } from '../games.ts'
import { grouped, layOut } from '../layout.ts'
import { groundsOf, portionOf } from '../grounds.ts'
import { matchFlags } from '../match.ts'
import { Progress } from '../progress.ts'
import { seedOf, wholeNumber, type Command } from '../usage.ts'

export const fuzzing: Command = {
  name: 'fuzz',
  words: '<game>',
  flags: {
    moves: 'damaged moves in all, spread over all presets and shipped levels (default 100000)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'Throws damaged moves, texts and records at a game: each must be refused by name, and nothing may change.',
  async run(args) {
    // Loads the test runner too, so only when asked for.
    const { fuzz, writeFailure } = await import('@parlor/testkit')
    const pkg = gameNamed(args.words[0])
    const moves = wholeNumber(args, 'moves', 100_000, 1, 1_000_000_000)
    const seed = seedOf(args)
    const { grounds, about } = groundsOf(pkg, args)
    const progress = new Progress(`${pkg.game.id} fuzz`, moves)
    const codes = new Map<string, number>()
    const sum = { tried: 0, refused: 0, accepted: 0 }
    const failures = grounds.flatMap(({ id, options }, i) => {
      const count = portionOf(moves, grounds.length, i)
      const before = sum.tried
      const report = fuzz(pkg.game, { options, seed: `${seed}/${id}` }, count, rngFrom(`${seed}/${id}/fuzz`), (done) =>
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
      data: { game: pkg.game.id, over: grounds.map(({ id }) => id), ...sum, codes: Object.fromEntries(ranked), failures },
      lines: [
        ...failures.slice(0, 20).map((failure) => writeFailure(failure)),
        ...layOut(
          ['rejection', 'times'],
          ranked.map(([code, times]) => [code, grouped(times)]),
        ),
        '',
        `${pkg.game.id}: ${grouped(sum.tried)} damaged moves over ${about}, ${grouped(sum.refused)} refused, ${grouped(sum.accepted)} legal after all, ${failures.length} failures`,
      ],
      ok: failures.length === 0,
    }
  },
}
