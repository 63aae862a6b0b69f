import { randomInt, quietSink, type GamePackage, type GameTypes, type Rng } from '@parlor/kernel'
import type { Bot, BotInput, Thought } from './bot.ts'
import { forkRng, rootMoves, teamOfEachSeat, sampleWorld } from './search-setup.ts'
import { winShare } from './reward-scale.ts'

/** Determinized states per move where there is hidden information or chance. */
const worlds = 12

/** One-ply evaluation of each legal move, and whether it wins at once in every state that was tried. */
interface OnePlyResult<M = unknown> {
  readonly moves: readonly M[]
  readonly chances: readonly number[]
  /** Raw scores in zero-sum games; elsewhere equal to the chances. */
  readonly values: readonly number[]
  readonly wins: readonly boolean[]
  readonly nodes: number
}

/** One-ply search; averaged over several determinized states unless the first one shows that no chance is involved. */
export function evaluateOnePly<K extends GameTypes>(
  { game, strategy }: GamePackage<K>,
  question: BotInput<K>,
  rng: Rng,
): OnePlyResult<K['Move']> {
  const { seat } = question
  const sides = teamOfEachSeat(game, question)
  let world = sampleWorld(game, question, rng)
  const moves = rootMoves(game, world, seat)
  const sums = moves.map(() => 0)
  const settled = moves.map(() => 0)
  const evaluated = moves.map(() => 0)
  const wins = moves.map(() => true)
  let largest = 1
  const next = game.clone(world)
  let tries = 0
  for (let open = game.information === 'open'; tries < (open ? 1 : worlds); tries++) {
    if (tries > 0) world = sampleWorld(game, question, rng)
    for (let i = 0; i < moves.length; i++) {
      game.copy(world, next)
      game.apply(next, seat, moves[i]!, quietSink)
      const { outcome } = next
      const evaluation = outcome ? 0 : strategy.evaluate(next, seat)
      const share = outcome ? winShare(outcome, seat, sides) : (1 + evaluation) / 2
      const stake = outcome ? (game.zeroSum ? outcome.scores[seat]! : 2 * share - 1) : 0
      sums[i]! += share
      settled[i]! += stake
      evaluated[i]! += evaluation
      largest = Math.max(largest, Math.abs(stake))
      wins[i] &&= next.outcome !== null && share === 1
      open &&= next.rng[3] === world.rng[3]
    }
  }
  const values = settled.map((sum, i) => (sum + evaluated[i]! * largest) / tries)
  return { moves, chances: sums.map((sum) => sum / tries), values, wins, nodes: moves.length * tries }
}

/** The thought for a move chosen by one-ply evaluation. */
export function thoughtFromOnePly<M>({ moves, chances, values, nodes }: OnePlyResult<M>, chosen: number): Thought<M> {
  const ranked = [...moves.keys()].sort((a, b) => values[b]! - values[a]!)
  const candidates = ranked.map((i) => ({ move: moves[i]!, chance: chances[i]!, line: [moves[i]!] }))
  return { move: moves[chosen]!, candidates, nodes, depth: 1 }
}

/** The best move by one-ply evaluation; ties are broken at random. */
export function greedyBot<K extends GameTypes>(pkg: GamePackage<K>, id: string): Bot<K> {
  return {
    id,
    // oxlint-disable-next-line require-yield -- one look at every move takes no time worth interrupting
    *think(question) {
      const rng = forkRng(question.rng)
      const seen = evaluateOnePly(pkg, question, rng)
      const best = Math.max(...seen.values)
      const ties = [...seen.values.keys()].filter((i) => seen.values[i] === best)
      return thoughtFromOnePly(seen, ties[randomInt(rng, ties.length)]!)
    },
  }
}
