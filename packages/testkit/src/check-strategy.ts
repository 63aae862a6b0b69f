import { isRejection, pickRandom, rngFrom, type GamePackage, type GameTypes, type Seat } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { createMatchOrigin } from './create-match-origin.ts'
import { inspectValue } from './inspect-value.ts'

/** Maximum number of failures. */
const maxProblems = 5
const largestKey = 2 ** 30

/** Checks a game's strategy on random matches: evaluations within bounds, move ordering that loses no move, unique move keys. */
export function checkStrategy<K extends GameTypes>(pkg: GamePackage<K>, options: K['Options'], matches: number, seed: string): string[] {
  const checker = new StrategyChecker(pkg)
  for (let i = 0; i < matches && checker.problems.length < maxProblems; i++) {
    const match = Match.begin(pkg.game, createMatchOrigin(pkg.game, options, `${seed} ${i}`))
    if (isRejection(match)) return [`the origin is refused: ${match.rejected}`]
    const rng = rngFrom(`judge ${seed} ${i}`)
    while (!match.outcome) {
      const { seat } = pickRandom(rng, match.state.pending)
      const moves = match.moves(seat)
      checker.look(match.state, seat, moves)
      match.play(seat, pickRandom(rng, moves))
    }
  }
  return checker.problems
}

class StrategyChecker<K extends GameTypes> {
  readonly problems: string[] = []
  readonly #pkg: GamePackage<K>
  readonly #keyOf = new Map<string, number>()
  readonly #textOf = new Map<number, string>()
  readonly #rng = rngFrom('judge')

  constructor(pkg: GamePackage<K>) {
    this.#pkg = pkg
  }

  look(state: K['State'], seat: Seat, moves: readonly K['Move'][]): void {
    const { strategy, game } = this.#pkg
    const texts = moves.map((move) => game.notation.writeMove(move))
    const value = strategy.evaluate(state, seat)
    if (!(value >= -1 && value <= 1)) this.#complain(`a position is worth ${value} to seat ${seat}`)
    const key = strategy.positionKey?.(state) ?? 0
    if (!Number.isSafeInteger(key)) this.#complain(`a position has the key ${key}`)
    if (strategy.moveKey) for (const [i, move] of moves.entries()) this.#name(strategy.moveKey(move), texts[i]!)
    this.#follow(state, seat, texts)
    if (!strategy.orderMoves) return
    const ordered = [...moves, moves[0]!]
    strategy.orderMoves(state, seat, ordered, moves.length)
    const after = ordered.slice(0, moves.length).map((move) => game.notation.writeMove(move))
    if (after.toSorted().join() !== texts.toSorted().join()) this.#complain(`ordering ${inspectValue(texts)} leaves ${inspectValue(after)}`)
  }

  /** Heuristic moves and first moves of plans are legal; the heuristic depends only on what the seat sees. */
  #follow(state: K['State'], seat: Seat, texts: readonly string[]): void {
    const { strategy, game } = this.#pkg
    if (!strategy.heuristicMove) return
    const text = game.notation.writeMove(strategy.heuristicMove(state, seat))
    if (!texts.includes(text)) this.#complain(`the guide plays ${text}, which is not legal`)
    const other = game.determinize(game.view(state, seat), seat, this.#rng)
    const there = game.notation.writeMove(strategy.heuristicMove(other, seat))
    if (there !== text) this.#complain(`the guide plays ${text} or ${there}, depending on what seat ${seat} may not know`)
    for (const [first] of strategy.plans?.(state, seat) ?? []) {
      const begun = game.notation.writeMove(first as K['Move'])
      if (!texts.includes(begun)) this.#complain(`a plan begins with ${begun}, which is not legal`)
    }
  }

  /** One key per move, the same in every position. */
  #name(key: number, text: string): void {
    if (!Number.isInteger(key) || key < 0 || key > largestKey)
      return this.#complain(`${text} has the key ${key}, which is no small integer`)
    const [oldKey = key, oldText = text] = [this.#keyOf.get(text), this.#textOf.get(key)]
    if (oldKey !== key) this.#complain(`${text} has the keys ${oldKey} and ${key}`)
    if (oldText !== text) this.#complain(`${oldText} and ${text} share the key ${key}`)
    this.#keyOf.set(text, key)
    this.#textOf.set(key, text)
  }

  #complain(what: string): void {
    if (this.problems.length < maxProblems) this.problems.push(what)
  }
}
