import { gameNamed } from '../games.ts'
import { grouped } from '../layout.ts'
import { groundsOf, portionOf } from '../grounds.ts'
import { matchFlags } from '../match.ts'
import { Progress } from '../progress.ts'
import { seedOf, wholeNumber, type Command } from '../usage.ts'

export const soaking: Command = {
  name: 'soak',
  words: '<game>',
  flags: {
    games: 'random games in all, spread over all presets and shipped levels (default 10000)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'Holds random games against the contract; failures come with seed and moves.',
  async run(args) {
    // Loads the test runner too, so only when asked for.
    const { survey, writeFailure } = await import('@parlor/testkit')
    const pkg = gameNamed(args.words[0])
    const games = wholeNumber(args, 'games', 10_000, 1, 100_000_000)
    const { grounds, about } = groundsOf(pkg, args)
    const progress = new Progress(`${pkg.game.id} soak`, games)
    let before = 0
    const results = grounds.map(({ id, options }, i) => {
      const matches = portionOf(games, grounds.length, i)
      const deep = Math.ceil(matches / 100)
      let played = 0
      const watch = (done: number) => progress.at(before + (played = done))
      const failures = matches === 0 ? [] : survey(pkg.game, options, { matches, deep, seed: seedOf(args) }, watch)
      before += played
      return { over: id, played, deep: Math.min(deep, played), failures }
    })
    progress.done()
    const failures = results.flatMap((result) => result.failures)
    const deep = results.reduce((sum, result) => sum + result.deep, 0)
    return {
      data: { game: pkg.game.id, games: before, deep, results },
      lines: [
        ...failures.slice(0, 20).map((failure) => writeFailure(failure)),
        `${pkg.game.id}: ${grouped(before)} random games over ${about}, ${grouped(deep)} of them with every check, ${failures.length} failures`,
      ],
      ok: failures.length === 0,
    }
  },
}
