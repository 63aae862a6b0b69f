import { randomInt, isRejection, pickRandom, readOptions, resignReasons, type StateCore, type GameTypes } from '@parlor/kernel'
import { canonicalJson, defaultOptions, readMatch, winnerlessEndKinds, writeMatch, type Match } from '@parlor/kernel/host'
import type { CheckRun } from '../check-run.ts'
import { checkPositionNotation } from './json-and-notation.ts'

/** P0: the game's declaration, before anything is played. */
export function checkDeclaration<K extends GameTypes>(run: CheckRun<K>): void {
  const { game, origin, seats } = run
  const [fewest, most] = game.seats
  run.expect(seats >= fewest && seats <= most, 'P0 declaration', `${seats} seats are not within ${fewest} to ${most}`)
  run.expect(Number.isInteger(game.version) && game.version >= 1, 'P0 declaration', `version ${game.version} is not a positive integer`)
  const bound = game.maxMoves(origin.options)
  run.expect(Number.isInteger(bound) && bound > 0, 'P0 declaration', `maxMoves is ${bound}`)
  for (const schema of [game.options, game.secrets])
    for (const { id, options } of [...schema.presets, { id: 'of all defaults', options: defaultOptions<object>(schema) }]) {
      const read = readOptions<object>(schema, options)
      if (isRejection(read)) run.fail('P0 declaration', `preset ${id} is refused: ${JSON.stringify(read)}`)
      else run.expect(canonicalJson(read) === canonicalJson(options), 'P0 declaration', `preset ${id} reads back differently`)
    }
}

/** P0: scores and ranks are consistent with each other, the seat count and the declaration. */
export function checkOutcome<K extends GameTypes>(run: CheckRun<K>, state: K['State']): void {
  const { scores, ranks, reason } = state.outcome!
  const broken = (message: string): void => run.fail('P0 declaration', `${message} in ${JSON.stringify({ scores, ranks, reason })}`)
  if (scores.length !== run.seats || ranks.length !== run.seats) return broken('not one score and rank per seat')
  if (typeof reason !== 'string' || reason === '') broken('no reason')
  if (!scores.every(Number.isFinite)) broken('a score that is no number')
  const sum = scores.reduce((total, score) => total + score, 0)
  if (run.game.zeroSum && Math.abs(sum) > 1e-9) broken(`scores add up to ${sum}`)
  for (let seat = 0; seat < run.seats; seat++) {
    const ahead = ranks.filter((rank) => rank < ranks[seat]!).length
    if (ranks[seat] !== ahead + 1) broken(`seat ${seat} has ${ahead} ahead of it but rank ${ranks[seat]}`)
    if (scores.some((score, other) => score > scores[seat]! && ranks[other]! > ranks[seat]!))
      broken(`seat ${seat} ranks before a higher score`)
  }
  const tied = run.seats > 1 && ranks.every((rank) => rank === 1)
  if (tied && !run.game.draws && !(winnerlessEndKinds as readonly string[]).includes(reason)) broken('a tie, though the game has no draws,')
  const sides = run.game.sides?.(run.game.view(state, 'watcher'))
  if (!sides) return
  if (sides.length !== run.seats) broken(`${sides.length} sides are named for ${run.seats} seats`)
  for (let seat = 0; seat < run.seats; seat++) {
    const first = sides.indexOf(sides[seat]!)
    if (scores[seat] !== scores[first] || ranks[seat] !== ranks[first]) broken(`seats ${first} and ${seat} of one side end apart`)
  }
}

/** P0: resigning anywhere gives a valid outcome, and a rematch can begin. P1, P8: nothing else changes, and it can be serialised. */
export function checkResignation<K extends GameTypes>(run: CheckRun<K>, match: Match<K>): void {
  const copy = match.upTo(randomInt(run.rng, match.history.length))
  const before = allButEnd(copy.state)
  const step = copy.resign(randomInt(run.rng, run.seats), pickRandom(run.rng, resignReasons))
  if (isRejection(step)) return run.fail('P0 declaration', `a seat may not give up: ${step.rejected}`)
  checkOutcome(run, copy.state)
  run.expect(allButEnd(step.state) === before, 'P1 purity', 'resign changes the state it is asked about')
  run.during('P8 plain JSON', 'the position of a match given up', () => checkPositionNotation(run, step.state))
  const next = run.game.rematch?.(run.origin.options, match.outcome!)
  const read = next && readOptions<object>(run.game.options, next)
  if (isRejection(read)) run.fail('P0 declaration', `the options of the rematch are refused: ${JSON.stringify(read)}`)
}

/** P0: a draw or an abort anywhere ranks everybody first and changes nothing else. P8: the record restores it. */
export function checkDrawAndAbort<K extends GameTypes>(run: CheckRun<K>, match: Match<K>): void {
  const copy = match.upTo(randomInt(run.rng, match.history.length))
  const before = allButEnd(copy.state)
  const kind = pickRandom(run.rng, winnerlessEndKinds)
  const step = copy.stop(randomInt(run.rng, run.seats), kind)
  if (isRejection(step)) return run.fail('P0 declaration', `the match cannot be ended by ${kind}: ${step.rejected}`)
  checkOutcome(run, copy.state)
  run.expect(allButEnd(step.state) === before, 'P1 purity', `${kind} changes more than the outcome`)
  const again = readMatch(run.game, writeMatch(copy))
  if (isRejection(again) || !('log' in again)) return run.fail('P8 plain JSON', `a match ended by ${kind} is not read back`)
  run.expect(again.hash() === copy.hash(), 'P8 plain JSON', `a match ended by ${kind} reads back differently`)
}

/** A state without the fields that resigning may change. */
function allButEnd(state: StateCore): string {
  return canonicalJson({ ...state, pending: 0, outcome: 0 })
}
