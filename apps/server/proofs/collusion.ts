import { randomInt, isRejection, quietSink, rngFrom, type GamePackage, type Policy, type Rng, type Seat } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { gameById } from '../src/games.ts'
import type { CollusionWinRates } from './farming-schemes.ts'

const rollouts = 12

/**
 * Win rates at a Domino table where the second player colludes with the first. Both see all hands, more than two who talk to each other
 * know; the accomplice tries every move and takes the one after which the farmer wins most often.
 */
export function measureCollusion(matches: number): CollusionWinRates {
  const pkg = gameById('domino') as GamePackage
  const won = [0, 0, 0, 0]
  for (let n = 0; n < matches; n++) {
    // Adjacent and opposite seats: seating is random.
    const farmer = n % 4
    const accomplice = (farmer + 1 + (n % 3)) % 4
    const winner = playTable(pkg, `collusion ${n}`, farmer, accomplice)
    if (winner === farmer) won[0]!++
    else if (winner === accomplice) won[1]!++
  }
  return { farmer: won[0]! / matches, accomplice: won[1]! / matches }
}

function playTable({ game, strategy }: GamePackage, seed: string, farmer: Seat, accomplice: Seat): Seat {
  const match = Match.begin(game, { options: game.options.presets[0]!.options, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  const honest = strategy.policies['greedy'] as Extract<Policy, { sees: 'view' }>
  const rng = rngFrom(`${seed} players`)
  while (!match.outcome) {
    const { seat } = match.state.pending[0] as { seat: Seat }
    const move: unknown =
      seat === accomplice ? bestFor(game, match.state, match.moves(seat), seat, farmer, rng) : honest.choose(match.view(seat), seat, rng)
    const step = match.play(seat, move)
    if (isRejection(step)) throw new Error(step.rejected)
  }
  const { ranks } = match.outcome
  return ranks.every((rank) => rank === 1) ? -1 : ranks.indexOf(1)
}

function bestFor(game: GamePackage['game'], state: unknown, moves: readonly unknown[], seat: Seat, farmer: Seat, rng: Rng): unknown {
  let best: unknown = moves[0]
  let most = -1
  for (const move of moves.length > 1 ? moves : []) {
    let wins = 0
    for (let n = 0; n < rollouts; n++) wins += rolloutWins(game, state, move, seat, farmer, rng)
    if (wins <= most) continue
    most = wins
    best = move
  }
  return best
}

/** Random playout: 1 when the farmer wins. */
function rolloutWins(game: GamePackage['game'], state: unknown, move: unknown, seat: Seat, farmer: Seat, rng: Rng): number {
  const copy = game.clone(state) as { pending: { seat: Seat }[]; outcome: { ranks: number[] } | null }
  game.apply(copy, seat, move, quietSink)
  const moves: unknown[] = []
  while (!copy.outcome) {
    const next = copy.pending[0]!.seat
    const count = game.moves(copy, next, moves)
    game.apply(copy, next, moves[randomInt(rng, count)], quietSink)
  }
  const { ranks } = copy.outcome
  return ranks[farmer] === 1 && ranks.some((rank) => rank > 1) ? 1 : 0
}
