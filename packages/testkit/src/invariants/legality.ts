import { randomInt, isRejection, decisionOf, type GameTypes, type Seat } from '@parlor/kernel'
import { canonicalJson, randomChance } from '@parlor/kernel/host'
import { mutateValue } from '../mutate.ts'
import type { CheckRun } from '../check-run.ts'

/** Longer lists are checked at this many indices only. */
const fullCheck = 400
const mutations = 8

/** P3: `moves`, `check`, `fallback` and notation agree on what is legal for the seat, and each move has one text. */
export function checkLegality<K extends GameTypes>(run: CheckRun<K>, state: K['State'], seat: Seat): void {
  const { game, rng } = run
  const list: K['Move'][] = []
  const count = game.moves(state, seat, list)
  if (count === 0) return run.fail('P9 answers and end', `seat ${seat} owes ${decisionOf(state.pending, seat)!.kind} but has no move`)
  const texts = new Set<string>()
  for (let i = 0; i < count; i++) {
    const text = game.notation.writeMove(list[i]!)
    if (texts.has(text)) return run.fail('P3 legality', `moves lists ${text} twice, or two moves share that text`)
    texts.add(text)
  }
  for (let i = 0; i < Math.min(count, fullCheck); i++) checkListed(run, state, seat, list[count <= fullCheck ? i : randomInt(rng, count)]!)
  for (let i = 0; i < mutations; i++) checkMutated(run, state, seat, mutateValue(list[randomInt(rng, count)], rng), texts)
  checkAgain(run, state, seat, list.slice(0, count))
  const fallback = game.notation.writeMove(game.fallback(state, seat))
  run.expect(texts.has(fallback), 'P3 legality', `the fallback ${fallback} of seat ${seat} is not among its moves`)
  for (let other = 0; other < run.seats; other++)
    if (!decisionOf(state.pending, other))
      run.expect(
        game.check(state, other, list[randomInt(rng, count)]) !== null,
        'P3 legality',
        `check lets seat ${other} move, which owes nothing`,
      )
}

/** A listed move passes `check` and survives its own notation unchanged. */
function checkListed<K extends GameTypes>(run: CheckRun<K>, state: K['State'], seat: Seat, move: K['Move']): void {
  const { check, notation } = run.game
  const text = notation.writeMove(move)
  const wrong = check(state, seat, move)
  if (wrong) run.fail('P3 legality', `moves lists ${text} for seat ${seat}, but check refuses it with ${wrong.rejected}`)
  const read = notation.readMove(text)
  if (isRejection(read)) run.fail('P3 legality', `${text} is written but cannot be read: ${read.rejected}`)
  else
    run.expect(
      canonicalJson(read) === canonicalJson(move),
      'P3 legality',
      `${text} reads back as ${canonicalJson(read)}, not ${canonicalJson(move)}`,
    )
}

/** Whatever passes `check` is, in canonical form, among the moves. */
function checkMutated<K extends GameTypes>(
  run: CheckRun<K>,
  state: K['State'],
  seat: Seat,
  move: unknown,
  texts: ReadonlySet<string>,
): void {
  const { game } = run
  if (game.check(state, seat, move) !== null) return
  const text = game.notation.writeMove(move)
  const read = game.notation.readMove(text)
  const canonical = isRejection(read) ? `refused as ${read.rejected}` : game.notation.writeMove(read)
  run.expect(texts.has(canonical), 'P3 legality', `${text} of seat ${seat} passes check, but moves does not list it (${canonical})`)
}

/** Called again with a longer used array, `moves` writes the same. */
function checkAgain<K extends GameTypes>(run: CheckRun<K>, state: K['State'], seat: Seat, list: readonly K['Move'][]): void {
  const used = [...list, ...list.slice(0, 3), ...list.slice(0, 3)].reverse()
  const count = run.game.moves(state, seat, used)
  const same = count === list.length && JSON.stringify(used.slice(0, count)) === JSON.stringify(list)
  run.expect(same, 'P3 legality', `asked twice, moves of seat ${seat} answers differently`)
}

/** Maximum number of moves for which a sampler's coverage is tested, and the draws before one is reported missing. */
const smallList = 48
const tries = 60
const lastTries = 4000

/** P3: a sampled move is a listed one, and every listed one can be sampled. */
export function checkSample<K extends GameTypes>(run: CheckRun<K>, state: K['State'], seat: Seat): void {
  const { game, rng } = run
  if (!game.sample) return
  const list: K['Move'][] = []
  const count = game.moves(state, seat, list)
  const legal = new Set<string>()
  for (let i = 0; i < count; i++) legal.add(game.notation.writeMove(list[i]!))
  const missing = new Set(legal)
  const thorough = count <= smallList && randomChance(rng, 1, 4)
  const draws = thorough ? count * tries : 5
  for (let i = 0; i < draws; i++) {
    const text = game.notation.writeMove(game.sample(state, seat, rng))
    if (!legal.has(text)) return run.fail('P3 legality', `sample gives ${text} to seat ${seat}, which moves does not list`)
    missing.delete(text)
  }
  if (!thorough) return
  for (let i = 0; i < lastTries && missing.size > 0; i++) missing.delete(game.notation.writeMove(game.sample(state, seat, rng)))
  run.expect(missing.size === 0, 'P3 legality', `sample never gives ${[...missing].slice(0, 5).join(', ')} to seat ${seat}`)
}
