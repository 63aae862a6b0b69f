import { fastRandomInt, quietSink, type GamePackage, type GameTypes, type Rng, type Seat } from '@parlor/kernel'
import type { BotInput } from './bot.ts'

/** Simulation count, and how playouts end. */
export interface MctsStrength {
  readonly simulations: number
  /** Maximum number of playout moves before the evaluation ends it; absent: to the end. */
  readonly cutoff?: number
}

/** A forced move needs only enough simulations to estimate its chance; a requested one gets them all. */
export function simulationBudget({ simulations }: MctsStrength, choices: number, { only }: Pick<BotInput, 'only'>): number {
  return choices === 1 && !only ? Math.min(simulations, 64) : simulations
}

/** Called with every move of a simulation. */
export interface PlayoutListener<M> {
  onMove(seat: Seat, move: M): void
}

/** Plays at random to the end, to a cutoff, or to where the evaluation is trusted. */
export class Playout<K extends GameTypes> {
  /** Moves played so far in all playouts. */
  moves = 0
  readonly #pkg: GamePackage<K>
  readonly #rng: Rng
  readonly #cutoff: number
  readonly #listener: PlayoutListener<K['Move']> | null
  readonly #list: K['Move'][] = []

  constructor(pkg: GamePackage<K>, rng: Rng, cutoff = Infinity, listener: PlayoutListener<K['Move']> | null = null) {
    this.#pkg = pkg
    this.#rng = rng
    this.#cutoff = cutoff
    this.#listener = listener
  }

  run(state: K['State']): void {
    const { game, strategy } = this.#pkg
    let played = 0
    for (; played < this.#cutoff && state.outcome === null && !strategy.isEvaluationTrusted?.(state); played++) {
      const { pending } = state
      const { seat } = pending[pending.length > 1 ? fastRandomInt(this.#rng, pending.length) : 0]!
      const move = this.#any(state, seat)
      this.#listener?.onMove(seat, move)
      game.apply(state, seat, move, quietSink)
    }
    this.moves += played
  }

  #any(state: K['State'], seat: Seat): K['Move'] {
    const { game } = this.#pkg
    if (game.sample) return game.sample(state, seat, this.#rng)
    const count = game.moves(state, seat, this.#list)
    return this.#list[fastRandomInt(this.#rng, count)] as K['Move']
  }
}
