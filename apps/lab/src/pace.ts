import { decide } from '@parlor/bots'
import { quietTable, type GamePackage, type Level, type Seat } from '@parlor/kernel'
import { questionFor, seat } from './arena.ts'
import { deal } from './match.ts'
import { Progress } from './progress.ts'

/** How long a bot took for its moves, in CPU milliseconds. */
export interface Pace {
  readonly bot: string
  readonly moves: number
  readonly mean: number
  /** Nineteen moves in twenty took no longer. */
  readonly most: number
  readonly longest: number
}

/** Bots play whole matches against each other, moving round the table, until the CPU time is spent; forced moves count too. */
export function measurePace(pkg: GamePackage, options: unknown, levels: readonly Level[], seconds: number): Pace[] {
  const { game } = pkg
  const seats = game.seatCount(options)
  const taken = levels.map((): number[] => [])
  const progress = new Progress('measuring', seconds)
  const start = process.cpuUsage()
  for (let round = 0; milliseconds(start) < seconds * 1000; round++) {
    const at = (one: Seat) => (one + round) % levels.length
    const sittings = seat(
      pkg,
      Array.from({ length: seats }, (_, one) => levels[at(one)]!),
      `pace/${round}`,
    )
    const state = game.clone(deal(pkg, options, `pace/${round}`).start)
    while (!state.outcome) {
      const { seat: mover } = state.pending[0] as { seat: Seat }
      const question = questionFor(pkg, sittings[mover]!, state, mover)
      const before = process.cpuUsage()
      const { move } = decide(sittings[mover]!.bot, question)
      taken[at(mover)]!.push(milliseconds(before))
      game.apply(state, mover, move, quietTable)
      progress.at(milliseconds(start) / 1000)
    }
  }
  progress.done()
  return levels.map(({ id }, i) => paceOf(id, taken[i]!))
}

function paceOf(bot: string, taken: number[]): Pace {
  taken.sort((a, b) => a - b)
  const mean = taken.reduce((sum, one) => sum + one, 0) / taken.length
  return { bot, moves: taken.length, mean, most: taken[Math.ceil(taken.length * 0.95) - 1] ?? 0, longest: taken.at(-1) ?? 0 }
}

function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
