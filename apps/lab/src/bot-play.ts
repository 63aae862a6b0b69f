import { botFor, decide, checkLevel, type Bot, type BotInput } from '@parlor/bots'
import {
  randomInt,
  copyRngInto,
  isRejection,
  quietSink,
  rngFrom,
  type StateCore,
  type GamePackage,
  type Level,
  type Outcome,
  type Rng,
  type Seat,
} from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { UsageError } from './command.ts'

/** A seated bot with its own generator. */
interface SeatedBot {
  readonly bot: Bot
  readonly rng: Rng
  readonly seesState: boolean
}

/** A bot by name: `random`, `greedy`, a level of the game, or a search written out as `alphabeta/depth=2/slips=20`. */
export function levelByName(pkg: GamePackage, name: string): Level {
  const known = pkg.strategy.levels.find(({ id }) => id === name)
  if (known) return known
  if (Object.hasOwn(pkg.strategy.policies, name)) return { id: name, kind: 'policy', policy: name }
  const level = readLevelText(name)
  if (level) {
    const wrong = checkLevel(pkg, level)
    if (wrong) throw new UsageError(`${pkg.game.id} cannot be played by ${name}: ${wrong.rejected}.`)
    return level
  }
  const levels = pkg.strategy.levels.map(({ id }) => id).join(', ')
  throw new UsageError(
    `${pkg.game.id} has no opponent "${name}". Opponents: ${levels}, random, greedy, alphabeta/depth=…, mcts/simulations=….`,
  )
}

/** Maximum of each setting. */
const most: Readonly<Record<string, number>> = { nodes: 100_000_000, depth: 64, simulations: 1_000_000, ahead: 20, slips: 100 }

/** Settings whose names on the command line are shorter than the level's. */
const levelFields: Readonly<Record<string, keyof Extract<Level, { kind: 'guided' }>>> = { ahead: 'horizonRounds', slips: 'blunderPercent' }

function readLevelText(name: string): Level | null {
  const [kind, ...settings] = name.split('/')
  switch (kind) {
    case 'random':
    case 'greedy':
      return { id: name, kind, ...readSettings(name, settings, []) }
    case 'alphabeta':
      return { id: name, kind, nodes: 20_000, depth: 64, ...readSettings(name, settings, ['nodes', 'depth', 'slips']) }
    case 'guided':
      return { id: name, kind, simulations: 1000, horizonRounds: 2, ...readSettings(name, settings, ['simulations', 'ahead', 'slips']) }
    case 'mcts':
    case 'ismcts':
      return { id: name, kind, simulations: 1000, ...readSettings(name, settings, ['simulations', 'slips']) }
    default:
      return null
  }
}

function readSettings(name: string, settings: readonly string[], allowed: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    settings.map((setting) => {
      const [, key = '', digits = ''] = /^(\w+)=(\d+)$/.exec(setting) ?? []
      if (!allowed.includes(key))
        throw new UsageError(`"${setting}" in "${name}" is not a setting. Settings: ${allowed.join(', ') || 'none'}.`)
      const value = Number(digits)
      const least = key === 'slips' ? 0 : 1
      if (value < least || value > most[key]!) throw new UsageError(`${key} in "${name}" is a whole number from ${least} to ${most[key]!}.`)
      return [levelFields[key] ?? key, value]
    }),
  )
}

/** Seats bots; each has a seed of its own, so that swapping seats swaps nothing else. */
export function seatBots(pkg: GamePackage, levels: readonly Level[], seed: string): SeatedBot[] {
  return levels.map((level, i) => ({
    bot: botFor(pkg, level),
    rng: rngFrom(`${seed}/${i}`),
    seesState: level.kind === 'policy' && pkg.strategy.policies[level.policy]?.sees === 'state',
  }))
}

/** Plays a match to its end with a log, for files, watching and checks. */
export function playMatch(pkg: GamePackage, match: Match, seated: readonly SeatedBot[], onStep?: (match: Match) => void): Outcome {
  while (!match.outcome) {
    const { seat: mover } = match.state.pending[0] as { seat: Seat }
    const step = match.play(mover, answer(pkg, seated[mover]!, match.state, mover))
    if (isRejection(step)) throw new Error(`${seated[mover]!.bot.id} played an illegal move: ${step.rejected}`)
    onStep?.(match)
  }
  return match.outcome
}

/** Outcome and number of moves. */
export interface BotMatchResult extends Outcome {
  readonly moves: number
}

/** Plays to the end without a log: faster, for tournaments. */
export function playWithoutLog(
  pkg: GamePackage,
  options: unknown,
  seated: readonly SeatedBot[],
  seed: string,
  secrets?: readonly object[],
): BotMatchResult {
  const match = Match.begin(pkg.game, { options, seed, ...(secrets && { secrets }) })
  if (isRejection(match)) throw new UsageError(`These options are refused: ${match.rejected} ${JSON.stringify(match.params ?? {})}`)
  const { game } = pkg
  const state = game.clone(match.start) as StateCore
  const most = game.maxMoves(options)
  while (!state.outcome) {
    const mover = state.pending[0]?.seat
    if (mover === undefined || state.seq >= most) throw new BotPlayError(pkg, seated, seed, `stalls after ${state.seq} moves`)
    const move = answer(pkg, seated[mover]!, state, mover)
    const wrong = game.check(state, mover, move)
    if (wrong) throw new BotPlayError(pkg, seated, seed, `${seated[mover]!.bot.id} plays ${JSON.stringify(move)}: ${wrong.rejected}`)
    game.apply(state, mover, move, quietSink)
  }
  return { ...state.outcome, moves: state.seq }
}

/** A bot played an illegal move, or a match did not end: with everything needed to reproduce it. */
export class BotPlayError extends Error {
  constructor({ game }: GamePackage, seated: readonly SeatedBot[], seed: string, what: string) {
    super(`${game.id} between ${seated.map(({ bot }) => bot.id).join(', ')}, seed ${seed}: ${what}`)
    this.name = 'BotPlayError'
  }
}

function answer(pkg: GamePackage, seated: SeatedBot, state: unknown, mover: Seat): unknown {
  return decide(seated.bot, botInputFor(pkg, seated, state, mover)).move
}

/** A bot's input in a position: the view, and the state only where the bot declares that it reads it. */
export function botInputFor({ game }: GamePackage, { rng, seesState }: SeatedBot, state: unknown, mover: Seat): BotInput {
  const question = { view: game.view(state, mover), seat: mover, rng }
  if (!seesState) return question
  const seen = game.clone(state) as StateCore
  // Seeing the state means every card and tile, not future random numbers.
  copyRngInto(rng, seen.rng)
  return { ...question, state: seen }
}

/** A uniformly random legal move. */
export function randomMove({ game }: GamePackage, state: unknown, mover: Seat, rng: Rng, out: unknown[]): unknown {
  return game.sample ? game.sample(state, mover, rng) : out[randomInt(rng, game.moves(state, mover, out))]
}
