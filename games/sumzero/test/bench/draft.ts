/**
 * Strength gain of drafting by search: `npx tsx games/sumzero/test/bench/draft.ts [games] [level] [from]`. Both seats place by the same level
 * on 8×8 without the swap rule; one buys by search, the other always the first of the cheapest pieces. Seats change with every game.
 */
import { botFor, decide } from '@parlor/bots'
import { quietSink, rngFrom } from '@parlor/kernel'
import { canBuy, pieceLibraryOfState, sumzero, type SumZeroMove, type SumZeroState } from '@parlor/sumzero'

const { game } = sumzero
const games = Number(process.argv[2] ?? 200)
const level = process.argv[3] ?? 'expert'
/** Number of the first game: a long run can be split. */
const from = Number(process.argv[4] ?? 0)
const options = { ...game.options.presets[0]!.options, budget: 0, swap: false }

function cheapest(state: SumZeroState, seat: number): SumZeroMove {
  const library = pieceLibraryOfState(state)
  const offers = library.pieces.filter((_, piece) => canBuy(state, library, seat, piece)).sort((one, other) => one.cost - other.cost)
  return offers.length > 0 ? { kind: 'buy', piece: offers[0]!.id } : { kind: 'pass' }
}

let won = 0
for (let i = from; i < from + games; i++) {
  const searcher = i % 2
  const bot = botFor(sumzero, level)
  const rngs = [rngFrom(`${i >> 1}/0`), rngFrom(`${i >> 1}/1`)]
  const state = game.setup(options, [], rngFrom(`${i >> 1}`))
  while (!state.outcome) {
    const { seat, kind } = state.pending[0]!
    const simple = kind === 'draft' && seat !== searcher
    const move = simple ? cheapest(state, seat) : decide(bot, { view: game.view(state, seat), seat, rng: rngs[seat]! }).move
    game.apply(state, seat, move, quietSink)
  }
  if (state.outcome.ranks[searcher] === 1) won++
}
const share = won / games
const spread = 1.96 * Math.sqrt((share * (1 - share)) / games)
process.stdout.write(
  `drafting by search (${level}) wins ${won} of ${games}: ${(100 * share).toFixed(1)} % ± ${(100 * spread).toFixed(1)}\n`,
)
process.exitCode = share >= 0.6 ? 0 : 1
