import { rngFrom } from '@parlor/kernel'
import { gameNamed } from '../games.ts'
import { grouped } from '../layout.ts'
import { groundsOf } from '../grounds.ts'
import { matchFlags } from '../match.ts'
import { Progress } from '../progress.ts'
import { seedOf, UsageError, wholeNumber, type Command } from '../usage.ts'

export const doubling: Command = {
  name: 'worlds',
  words: '<game>',
  flags: {
    states: 'positions to stand in (default 10000)',
    seed: 'any text of up to 60 characters (default 1)',
    ...matchFlags,
  },
  about: 'Two-world replay: what each seat and a watcher get must not depend on hidden things, from every position of random matches.',
  async run(args) {
    // Loads the test runner too, so only when asked for.
    const { study, writeFailure } = await import('@parlor/testkit')
    const { game } = gameNamed(args.words[0])
    if (game.information === 'open') throw new UsageError(`${game.id} hides nothing.`)
    const wanted = wholeNumber(args, 'states', 10_000, 1, 10_000_000)
    const { grounds, about } = groundsOf({ game } as Parameters<typeof groundsOf>[0], args)
    const progress = new Progress(`${game.id} worlds`, wanted)
    const rng = rngFrom(seedOf(args))
    const failures = []
    let [states, matches] = [0, 0]
    for (; states < wanted && failures.length === 0; matches++) {
      const { options } = grounds[matches % grounds.length]!
      const promises = ['P5 hidden information', 'P6 events'] as const
      const trail = study(game, { options, seed: `${seedOf(args)} ${rng[0]} ${matches}`, promises }, new Map())
      failures.push(...trail.failures)
      states += trail.moves.length + 1
      progress.at(states)
    }
    progress.done()
    return {
      data: { game: game.id, states, matches, failures },
      lines: [
        ...failures.map((failure) => writeFailure(failure)),
        `${game.id}: worlds of every seat beside the true one in ${grouped(states)} positions of ${grouped(matches)} random matches over ${about}, ${failures.length} differences`,
      ],
      ok: failures.length === 0,
    }
  },
}
