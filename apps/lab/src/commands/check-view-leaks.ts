import { rngFrom } from '@parlor/kernel'
import { gameById } from '../games.ts'
import { formatCount } from '../text-table.ts'
import { optionSetsFor } from '../option-sets.ts'
import { matchFlags } from '../match-arguments.ts'
import { ProgressBar } from '../progress-bar.ts'
import { seedFlag, UsageError, integerFlag, type Command } from '../command.ts'

export const checkViewLeaksCommand: Command = {
  name: 'worlds',
  positionals: '<game>',
  flags: {
    states: 'positions to stand in (default 10000)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'Two-world replay: what each seat and a spectator get must not depend on hidden things, from every position of random matches.',
  async run(args) {
    // Loads the test runner too, so only on demand.
    const { runMatchCheck, formatFailure } = await import('@parlor/testkit')
    const { game } = gameById(args.positionals[0])
    if (game.information === 'open') throw new UsageError(`${game.id} hides nothing.`)
    const wanted = integerFlag(args, 'states', 10_000, 1, 10_000_000)
    const { optionSets, about } = optionSetsFor({ game } as Parameters<typeof optionSetsFor>[0], args)
    const progress = new ProgressBar(`${game.id} worlds`, wanted)
    const rng = rngFrom(seedFlag(args))
    const failures = []
    let [states, matches] = [0, 0]
    for (; states < wanted && failures.length === 0; matches++) {
      const { options } = optionSets[matches % optionSets.length]!
      const invariants = ['P5 hidden information', 'P6 events'] as const
      const run = runMatchCheck(game, { options, seed: `${seedFlag(args)} ${rng[0]} ${matches}`, invariants }, new Map())
      failures.push(...run.failures)
      states += run.moves.length + 1
      progress.at(states)
    }
    progress.done()
    return {
      data: { game: game.id, states, matches, failures },
      lines: [
        ...failures.map((failure) => formatFailure(failure)),
        `${game.id}: worlds of every seat beside the true one in ${formatCount(states)} positions of ${formatCount(matches)} random matches over ${about}, ${failures.length} differences`,
      ],
      ok: failures.length === 0,
    }
  },
}
