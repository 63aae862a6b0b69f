import { randomInt, copyRngInto, type GameTypes, type Rng, type Seat } from '@parlor/kernel'
import { canonicalJson, randomChance } from '@parlor/kernel/host'
import { deepFreeze } from '../deep-freeze.ts'
import { mutateValue } from '../mutate.ts'
import type { CheckRun } from '../check-run.ts'

/** A determinized state that is played along with the true one while the seat cannot tell them apart. */
export interface PossibleWorld<K extends GameTypes> {
  readonly seat: Seat
  state: K['State']
}

/** P5: a determinized state for the seat, with the true generator, so that only hidden information differs. */
export function sampleConsistentWorld<K extends GameTypes>(run: CheckRun<K>, truth: K['State'], seat: Seat): PossibleWorld<K> | null {
  const { game, rng } = run
  const seen = JSON.stringify(game.view(truth, seat))
  const state = determinizeView(run, seen, seat, randomChance(rng, 1, 2))
  const shown = JSON.stringify(game.view(state, seat))
  if (shown !== seen) {
    run.fail('P5 hidden information', `determinize gives seat ${seat} a world it can tell from its own:\n  saw   ${seen}\n  gets  ${shown}`)
    return null
  }
  run.expect(
    canonicalJson(state.rng) !== canonicalJson(truth.rng),
    'P4 determinism',
    `determinize hands seat ${seat} the true random words`,
  )
  if (game.information === 'open')
    run.expect(
      stateJsonWithoutRng(state) === stateJsonWithoutRng(truth),
      'P5 hidden information',
      'in an open game, determinize gives another state than the true one',
    )
  run.expect(JSON.stringify(game.clone(state)) === JSON.stringify(state), 'P1 purity', 'a determinized state is not what its clone is')
  run.expect(Object.keys(state).join() === Object.keys(truth).join(), 'P1 purity', 'a determinized state has its keys in another order')
  copyRngInto(truth.rng, state.rng)
  return { seat, state }
}

/** Determinizes a view that went through text, so that nothing but its content can be used. */
export function determinizeView<K extends GameTypes>(
  { game, origin, rng }: CheckRun<K>,
  seen: string,
  seat: Seat,
  withSecrets: boolean,
): K['State'] {
  const view = deepFreeze(JSON.parse(seen) as K['View'])
  const own: Rng = [0, 0, 0, 0]
  copyRngInto(rng, own)
  randomInt(rng, 1000)
  return withSecrets ? game.determinize(view, seat, own, origin.secrets) : game.determinize(view, seat, own)
}

/** A state without its generator. */
export function stateJsonWithoutRng(state: { readonly rng: Rng }): string {
  return canonicalJson({ ...state, rng: 0 })
}

/** P5: in two states that the seat cannot tell apart, its moves and rejections are the same, and a spectator sees no more than it. */
export function compareWorlds<K extends GameTypes>(run: CheckRun<K>, truth: K['State'], { seat, state }: PossibleWorld<K>): void {
  const { game, rng } = run
  const differs = (what: string): void => run.fail('P5 hidden information', `${what} seat ${seat} may not know`)
  if (JSON.stringify(game.view(truth, 'watcher')) !== JSON.stringify(game.view(state, 'watcher'))) differs('a watcher sees what')
  if (!truth.pending.some((decision: { seat: Seat }) => decision.seat === seat)) return
  const here: K['Move'][] = []
  const there: K['Move'][] = []
  const count = game.moves(truth, seat, here)
  if (game.moves(state, seat, there) !== count || JSON.stringify(here) !== JSON.stringify(there))
    return differs('the list of its moves depends on what')
  const fallbacks = [truth, state].map((one) => game.notation.writeMove(game.fallback(one, seat)))
  if (fallbacks[0] !== fallbacks[1]) differs('its fallback depends on what')
  for (let i = 0; i < 4 && count > 0; i++) {
    const probe = mutateValue(here[randomInt(rng, count)], rng)
    const answers = [truth, state].map((one) => JSON.stringify(game.check(one, seat, probe)))
    if (answers[0] !== answers[1]) differs(`a move is answered with ${answers.join(' or ')}, depending on what`)
  }
}
