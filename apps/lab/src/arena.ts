import { botFor, decide, type Bot } from '@parlor/bots'
import {
  below,
  isRejection,
  Match,
  quietTable,
  rngFrom,
  type GamePackage,
  type Level,
  type Outcome,
  type Rng,
  type Seat,
} from '@parlor/kernel'
import { UsageError } from './usage.ts'

/** One seat's player during a run, with random numbers of its own. */
interface Sitting {
  readonly bot: Bot
  readonly rng: Rng
  readonly seesState: boolean
}

/** A bot by name: `random`, `greedy`, a level of the game, or a search written out as `alphabeta/depth=2/slips=20`. */
export function levelNamed(pkg: GamePackage, name: string): Level {
  const known = pkg.judgement.levels.find(({ id }) => id === name)
  if (known) return known
  if (Object.hasOwn(pkg.judgement.policies, name)) return { id: name, kind: 'policy', policy: name }
  const [kind, ...settings] = name.split('/')
  const numbers = Object.fromEntries(settings.map((setting) => readSetting(name, setting)))
  const allowed = kind === 'alphabeta' ? ['nodes', 'depth', 'slips'] : kind === 'mcts' || kind === 'ismcts' ? ['simulations', 'slips'] : []
  const wrong = Object.keys(numbers).find((key) => !allowed.includes(key))
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not a setting of ${kind}. Settings: ${allowed.join(', ') || 'none'}.`)
  if (kind === 'random' || kind === 'greedy') return { id: name, kind }
  if (kind === 'alphabeta') return { id: name, kind, nodes: 1e9, depth: 64, ...numbers }
  if (kind === 'mcts' || kind === 'ismcts') return { id: name, kind, simulations: 1000, ...numbers }
  const levels = pkg.judgement.levels.map(({ id }) => id).join(', ')
  throw new UsageError(
    `${pkg.game.id} has no opponent "${name}". Opponents: ${levels}, random, greedy, alphabeta/depth=…, mcts/simulations=….`,
  )
}

function readSetting(name: string, setting: string): [string, number] {
  const [key, value] = setting.split('=')
  if (!key || !value || !/^\d+$/.test(value)) throw new UsageError(`"${setting}" in "${name}" is not a setting like depth=2.`)
  return [key, Number(value)]
}

/** Seats bots at a table; each draws from a seed of its own, so that swapping seats swaps nothing else. */
export function seat(pkg: GamePackage, levels: readonly Level[], seed: string): Sitting[] {
  return levels.map((level, i) => ({
    bot: botFor(pkg, level),
    rng: rngFrom(`${seed}/${i}`),
    seesState: level.kind === 'policy' && pkg.judgement.policies[level.policy]?.sees === 'state',
  }))
}

/** Plays a match to its end through the log, for files, watching and checks. */
export function playMatch(pkg: GamePackage, match: Match, sittings: readonly Sitting[], onStep?: (match: Match) => void): Outcome {
  while (!match.outcome) {
    const { seat: mover } = match.state.pending[0] as { seat: Seat }
    const step = match.play(mover, answer(pkg, sittings[mover]!, match.state, mover))
    if (isRejection(step)) throw new Error(`${sittings[mover]!.bot.id} played an illegal move: ${step.rejected}`)
    onStep?.(match)
  }
  return match.outcome
}

/** Plays to the end without a log: the quick way, for tournaments. */
export function playOut(pkg: GamePackage, options: unknown, sittings: readonly Sitting[], seed: string): Outcome {
  const match = Match.begin(pkg.game, { options, seed })
  if (isRejection(match)) throw new UsageError(`These options are refused: ${match.rejected} ${JSON.stringify(match.params ?? {})}`)
  const { game } = pkg
  const state = game.clone(match.start)
  while (!state.outcome) {
    const { seat: mover } = state.pending[0] as { seat: Seat }
    game.apply(state, mover, answer(pkg, sittings[mover]!, state, mover), quietTable)
  }
  return state.outcome as Outcome
}

function answer({ game }: GamePackage, { bot, rng, seesState }: Sitting, state: unknown, mover: Seat): unknown {
  return decide(bot, { view: game.view(state, mover), seat: mover, rng, ...(seesState ? { state: game.clone(state) } : {}) }).move
}

/** A move picked evenly from the legal ones. */
export function randomMove({ game }: GamePackage, state: unknown, mover: Seat, rng: Rng, out: unknown[]): unknown {
  return game.sample ? game.sample(state, mover, rng) : out[below(rng, game.moves(state, mover, out))]
}
