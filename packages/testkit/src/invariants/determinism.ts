import { copyRngInto, isRejection, type GameTypes, type Rng } from '@parlor/kernel'
import { Match, parseMatch, writeMatch } from '@parlor/kernel/host'
import type { CheckRun } from '../check-run.ts'

/** P4: the same origin and log lead to the same hash, twice; P8: so does a save that went through text. */
export function checkReplay<K extends GameTypes>(run: CheckRun<K>, match: Match<K>): void {
  const { game } = run
  const hash = match.hash()
  for (let i = 0; i < 2; i++) {
    const again = Match.begin(game, match.origin)
    if (isRejection(again)) return run.fail('P4 determinism', `the origin is refused the second time: ${again.rejected}`)
    for (const [at, entry] of match.log.entries()) {
      const wrong = again.replayEntry(entry)
      if (wrong) return run.fail('P4 determinism', `entry ${at + 1} of the log is refused when replayed: ${wrong.rejected}`)
    }
    run.expect(again.hash() === hash, 'P4 determinism', 'the same origin and log lead to another state')
  }
  const loaded = parseMatch(game, JSON.stringify(writeMatch(match, { hashes: true })))
  if (isRejection(loaded)) run.fail('P8 plain JSON', `the match is saved but cannot be loaded: ${JSON.stringify(loaded)}`)
  else if ('lastState' in loaded) run.fail('P8 plain JSON', `the match is saved but no longer replays: ${JSON.stringify(loaded.why)}`)
  else {
    run.expect(loaded.hash() === hash, 'P8 plain JSON', 'a loaded match is in another state than the saved one')
    run.expect(loaded.practice === match.practice, 'P8 plain JSON', 'a loaded match forgot whether it is practice')
  }
}

/** P4: the generator's state affects nothing visible now: with another one, views and moves stay the same. */
export function checkRngHidden<K extends GameTypes>(run: CheckRun<K>, state: K['State']): void {
  const { game, rng, seats } = run
  const other = game.clone(state)
  copyRngInto(rng, other.rng)
  for (let seat = 0; seat < seats; seat++)
    run.expect(
      JSON.stringify(game.view(other, seat)) === JSON.stringify(game.view(state, seat)),
      'P4 determinism',
      `the view of seat ${seat} shows random words`,
    )
  run.expect(
    JSON.stringify(game.view(other, 'watcher')) === JSON.stringify(game.view(state, 'watcher')),
    'P4 determinism',
    'the view of a spectator shows random words',
  )
  for (const { seat } of state.pending) {
    const here: K['Move'][] = []
    const there: K['Move'][] = []
    const same = game.moves(state, seat, here) === game.moves(other, seat, there) && JSON.stringify(here) === JSON.stringify(there)
    run.expect(same, 'P4 determinism', `what seat ${seat} may play depends on random words`)
    const fallbacks = [state, other].map((one) => game.notation.writeMove(game.fallback(one, seat)))
    run.expect(fallbacks[0] === fallbacks[1], 'P4 determinism', `the fallback of seat ${seat} depends on random words`)
  }
}

/** P4: the same call twice gives the same result. Randomness captured before it was forbidden shows nowhere else. */
export function checkRepeatable<K extends GameTypes>(run: CheckRun<K>, state: K['State']): void {
  const { game, rng, seats } = run
  const own: Rng = [0, 0, 0, 0]
  const twice = (what: string, ask: () => unknown): void => {
    copyRngInto(rng, own)
    const first = JSON.stringify([ask(), own])
    copyRngInto(rng, own)
    run.expect(JSON.stringify([ask(), own]) === first, 'P4 determinism', `asked twice, ${what} differs`)
  }
  const viewer = state.seq % seats
  const view = game.view(state, viewer)
  twice(`the view of seat ${viewer}`, () => game.view(state, viewer))
  twice(`the world that seat ${viewer} imagines`, () => game.determinize(view, viewer, own))
  for (const { seat } of state.pending) {
    twice(`the fallback of seat ${seat}`, () => game.fallback(state, seat))
    if (game.sample) twice(`the sample of seat ${seat}`, () => game.sample!(state, seat, own))
  }
}
