import { gameById } from '../games.ts'
import { formatCount } from '../text-table.ts'
import { optionSetsFor, evenPortion } from '../option-sets.ts'
import { matchFlags } from '../match-arguments.ts'
import { ProgressBar } from '../progress-bar.ts'
import { seedFlag, integerFlag, type Command } from '../command.ts'

export const soakCommand: Command = {
  name: 'soak',
  positionals: '<game>',
  flags: {
    games: 'random games in all, spread over all presets and shipped levels (default 10000)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'Holds random games against the contract; failures come with seed and moves.',
  async run(args) {
    // Loads the test runner too, so only on demand.
    const { checkMatches, formatFailure } = await import('@parlor/testkit')
    const pkg = gameById(args.positionals[0])
    const games = integerFlag(args, 'games', 10_000, 1, 100_000_000)
    const { optionSets, about } = optionSetsFor(pkg, args)
    const progress = new ProgressBar(`${pkg.game.id} soak`, games)
    let before = 0
    const results = optionSets.map(({ id, options }, i) => {
      const matches = evenPortion(games, optionSets.length, i)
      const deep = Math.ceil(matches / 100)
      let played = 0
      const watch = (done: number) => progress.at(before + (played = done))
      const failures = matches === 0 ? [] : checkMatches(pkg.game, options, { matches, deep, seed: seedFlag(args) }, watch)
      before += played
      return { over: id, played, deep: Math.min(deep, played), failures }
    })
    progress.done()
    const failures = results.flatMap((result) => result.failures)
    const deep = results.reduce((sum, result) => sum + result.deep, 0)
    return {
      data: { game: pkg.game.id, games: before, deep, results },
      lines: [
        ...failures.slice(0, 20).map((failure) => formatFailure(failure)),
        `${pkg.game.id}: ${formatCount(before)} random games over ${about}, ${formatCount(deep)} of them with every check, ${failures.length} failures`,
      ],
      ok: failures.length === 0,
    }
  },
}
