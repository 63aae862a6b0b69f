import { decide } from '@parlor/bots'
import { quietSink, type GamePackage, type Level, type Seat } from '@parlor/kernel'
import { botInputFor, seatBots } from './bot-play.ts'
import { dealMatch } from './match-arguments.ts'
import { ProgressBar } from './progress-bar.ts'

/** Time of a bot per move, in CPU milliseconds. */
interface BotTiming {
  readonly bot: string
  readonly moves: number
  readonly mean: number
  /** 95th percentile. */
  readonly most: number
  readonly longest: number
  /** 95th percentile per round, where the game counts rounds. */
  readonly round: number | null
}

/** Bots play whole matches against each other in rotating seats until the CPU time is spent; forced moves count too. */
export function measureBotTiming(pkg: GamePackage, options: unknown, levels: readonly Level[], seconds: number): BotTiming[] {
  const { game, strategy } = pkg
  const seats = game.seatCount(options)
  const taken = levels.map((): number[] => [])
  const rounds = levels.map((): Map<string, number> => new Map())
  const progress = new ProgressBar('measuring', seconds)
  const start = process.cpuUsage()
  for (let round = 0; milliseconds(start) < seconds * 1000; round++) {
    const at = (one: Seat) => (one + round) % levels.length
    const seated = seatBots(
      pkg,
      Array.from({ length: seats }, (_, one) => levels[at(one)]!),
      `pace/${round}`,
    )
    const state = game.clone(dealMatch(pkg, options, `pace/${round}`).start)
    while (!state.outcome) {
      const { seat: mover } = state.pending[0] as { seat: Seat }
      const question = botInputFor(pkg, seated[mover]!, state, mover)
      const before = process.cpuUsage()
      const { move } = decide(seated[mover]!.bot, question)
      const spent = milliseconds(before)
      taken[at(mover)]!.push(spent)
      const sums = rounds[at(mover)]!
      const key = `${round}/${mover}/${strategy.roundOf?.(state)}`
      sums.set(key, (sums.get(key) ?? 0) + spent)
      game.apply(state, mover, move, quietSink)
      progress.at(milliseconds(start) / 1000)
    }
  }
  progress.done()
  return levels.map(({ id }, i) => paceOf(id, taken[i]!, strategy.roundOf ? [...rounds[i]!.values()] : []))
}

function paceOf(bot: string, taken: number[], rounds: number[]): BotTiming {
  taken.sort((a, b) => a - b)
  rounds.sort((a, b) => a - b)
  const mean = taken.reduce((sum, one) => sum + one, 0) / taken.length
  const round = rounds.length > 0 ? within(rounds) : null
  return { bot, moves: taken.length, mean, most: within(taken), longest: taken.at(-1) ?? 0, round }
}

/** 95th percentile. */
function within(sorted: readonly number[]): number {
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}

function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
