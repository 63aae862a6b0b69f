import { below, quietTable, type GamePackage, type Kinds, type Rng } from '@parlor/kernel'
import type { Bot, Question, Thought } from './bot.ts'
import { forkRng, movesOf, worldOf } from './question.ts'
import { shareOf } from './worth.ts'

/** How many worlds a move is tried in where something is hidden or chance decides. */
const worlds = 12

/** Each legal move with its worth one move on, and whether it wins at once in every world that was tried. */
export interface Glance<M = unknown> {
  readonly moves: readonly M[]
  readonly chances: readonly number[]
  readonly wins: readonly boolean[]
  readonly nodes: number
}

/** Looks one move ahead; averaged over several worlds unless the first one shows that nothing is left to chance. */
export function glance<K extends Kinds>({ game, judgement }: GamePackage<K>, question: Question<K>, rng: Rng): Glance<K['Move']> {
  const { seat } = question
  let world = worldOf(game, question, rng)
  const moves = movesOf(game, world, seat)
  const sums = moves.map(() => 0)
  const wins = moves.map(() => true)
  const next = game.clone(world)
  let tries = 0
  for (let open = game.information === 'open'; tries < (open ? 1 : worlds); tries++) {
    if (tries > 0) world = worldOf(game, question, rng)
    for (let i = 0; i < moves.length; i++) {
      game.copy(world, next)
      game.apply(next, seat, moves[i]!, quietTable)
      const share = next.outcome ? shareOf(next.outcome, seat) : (1 + judgement.evaluate(next, seat)) / 2
      sums[i]! += share
      wins[i] &&= next.outcome !== null && share === 1
      open &&= next.rng[3] === world.rng[3]
    }
  }
  return { moves, chances: sums.map((sum) => sum / tries), wins, nodes: moves.length * tries }
}

/** The thought of somebody who looked one move ahead and then chose this move. */
export function glanced<M>({ moves, chances, nodes }: Glance<M>, chosen: number): Thought<M> {
  const candidates = moves.map((move, i) => ({ move, chance: chances[i]!, line: [move] })).sort((a, b) => b.chance - a.chance)
  return { move: moves[chosen]!, candidates, nodes, depth: 1 }
}

/** The move that looks best one move on; ties fall at random. */
export function greedy<K extends Kinds>(pkg: GamePackage<K>, id: string): Bot<K> {
  return {
    id,
    // oxlint-disable-next-line require-yield -- one look at every move takes no time worth interrupting
    *think(question) {
      const rng = forkRng(question.rng)
      const seen = glance(pkg, question, rng)
      const best = Math.max(...seen.chances)
      const ties = [...seen.chances.keys()].filter((i) => seen.chances[i] === best)
      return glanced(seen, ties[below(rng, ties.length)]!)
    },
  }
}
