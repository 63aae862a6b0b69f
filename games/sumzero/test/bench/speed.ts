/**
 * Speed of SumZero, one run: `npx tsx --expose-gc games/sumzero/test/bench/speed.ts`. Bit-mask enumeration against the naive one
 * without its caps, in alternating slices so that load affects both alike; then the three benchmarks of the rules. CPU milliseconds. Exits with 1 below a minimum.
 */
import {
  createNewGame,
  enumerateLegalMoves,
  getPieceLibrary,
  playBotGame,
  selectAIMove,
  standardPieces,
  sumzero,
  type GameState,
  type SumZeroState,
} from '@parlor/sumzero'
import { botFor, decide } from '@parlor/bots'
import { rngFrom } from '@parlor/kernel'
import { enumerateNaively } from '../naive-enumeration.ts'
import { gridOf, randomlyPlayedGame, stateAfterPlacements } from '../sample-states.ts'

const { game } = sumzero
const failures: string[] = []
const lines: string[] = []

function demand(what: string, figure: number, text: string, holds: boolean): void {
  lines.push(`${what.padEnd(58)} ${text.padStart(14)}${holds ? '' : '   below its floor'}`)
  if (!holds) failures.push(`${what}: ${figure}`)
}

/** CPU milliseconds of one round, independent of other processes. */
function time(work: () => void, rounds: number): number {
  const start = process.cpuUsage()
  for (let i = 0; i < rounds; i++) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / rounds
}

/** Median speed-up of the bit masks over many slices, and their CPU milliseconds. */
function compare(state: SumZeroState): { ratio: number; ms: number; count: number } {
  const { seat } = state.pending[0]!
  const out: unknown[] = []
  const arsenal = Object.fromEntries(state.arsenals[seat]!.map((count, i) => [standardPieces[i]!.id, count]))
  const printed = { board: gridOf(state), arsenal }
  const library = getPieceLibrary()
  const literal = () => enumerateNaively(printed, (id) => library.getUniqueTransforms(id))
  const masks = () => void game.moves(state, seat, out as never)
  const count = literal().length
  if (game.moves(state, seat, out as never) !== count) throw new Error('masks and printed code disagree')
  for (let i = 0; i < 200; i++) masks()
  for (let i = 0; i < 3; i++) literal()
  const turns = Array.from({ length: 25 }, () => ({ slow: time(literal, 2), quick: time(masks, 60) }))
  const ratios = turns.map(({ slow, quick }) => slow / quick).sort((a, b) => a - b)
  const own = turns.map(({ quick }) => quick).sort((a, b) => a - b)
  return { ratio: ratios[12]!, ms: own[12]!, count }
}

function emptyFourteen(): SumZeroState {
  const state = stateAfterPlacements({ rows: 14, cols: 14 }, 0, 'empty')
  for (const piece of state.arsenals[0]!.keys()) {
    state.arsenals[0]![piece] = 1
    state.arsenals[1]![piece] = 1
  }
  return state
}

const middle = compare(stateAfterPlacements({}, 4, 'middle'))
demand(`mid-game 8×8, ${middle.count} placements: times faster`, middle.ratio, `${middle.ratio.toFixed(0)}×`, middle.ratio >= 30)
const empty = compare(emptyFourteen())
demand(
  `empty 14×14, ${empty.count} placements: times faster`,
  empty.ratio,
  `${empty.ratio.toFixed(0)}×`,
  empty.ratio >= 100 && empty.count === 14_029,
)
demand('empty 14×14, one full list', empty.ms, `${(empty.ms * 1000).toFixed(0)} µs`, empty.ms < 1)

const late = randomlyPlayedGame(10, 10, 14, 'worst')
const found = enumerateLegalMoves(late, late.currentPlayer, 1000).length
const listing = time(() => void enumerateLegalMoves(late, late.currentPlayer, 1000), 1)
demand('legal move enumeration completes within time limit', listing, `${listing.toFixed(1)} ms`, listing < 100 && found > 0)

const sizes = [8, 10, 12, 14].map((size) => randomlyPlayedGame(size, size, size - 4, `size ${size}`))
const choose = (state: GameState) => Math.min(...Array.from({ length: 7 }, () => time(() => void selectAIMove(state), 1)))
const times = sizes.map(choose)
const ratio = times[3]! / times[0]!
demand('AI move selection scales linearly: 14×14 against 8×8', ratio, `${ratio.toFixed(1)}×`, ratio < 5)

const before = heapUsed()
for (let i = 0; i < 100; i++) playBotGame(createNewGame(12, 12, { seed: `memory ${i}` }))
const grown = (heapUsed() - before) / 1024 / 1024
demand('memory usage remains bounded: 100 games on 12×12', grown, `${grown.toFixed(1)} MB`, grown < 10)

for (const { id, options } of game.options.presets) {
  const state = stateAfterPlacements(options, 0, `think ${id}`)
  const { seat } = state.pending[0]!
  const ask = () => void decide(botFor(sumzero, 'master'), { view: game.view(state, seat), seat, rng: rngFrom(id) })
  const slowest = Math.max(time(ask, 1), time(ask, 1))
  demand(`Master’s first placement, ${id}`, slowest, `${slowest.toFixed(0)} ms`, slowest <= 1000)
}

process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = failures.length === 0 ? 0 : 1

function heapUsed(): number {
  const { gc } = globalThis as { gc?: () => void }
  if (!gc) throw new Error('memory can only be measured with --expose-gc')
  gc()
  return process.memoryUsage().heapUsed
}
