import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { answerRequest, type BotRequest } from '@parlor/bots'
import { isRejection } from '@parlor/kernel'
import { rulesAtVersion } from '../games.ts'
import type { BotTier } from './measured-thinking-time.ts'

/** A bot's turn as plain data: only what its seat sees. */
export interface BotTurn {
  readonly game: string
  readonly version: number
  readonly request: BotRequest
  /** How long it is expected to think. */
  readonly tier: BotTier
}

export interface BotWorkerData {
  readonly slowestTier: BotTier
  /** Shared: not 0 once the move is no longer wanted. */
  readonly ended: Int32Array
}

const { slowestTier, ended } = workerData as BotWorkerData

/** Time limits; then the best move so far is played. A turn that takes longer than its tier's must not hold the thread of that tier. */
const maxThinkingMs: Readonly<Record<BotTier, number>> = { quick: 250, medium: 2_000, strong: 5_000 }

/** Niceness of a thread, by the slowest tier it serves. */
const niceness: Readonly<Record<BotTier, number>> = {
  quick: constants.priority.PRIORITY_NORMAL,
  medium: constants.priority.PRIORITY_NORMAL,
  strong: constants.priority.PRIORITY_BELOW_NORMAL,
}
// Linux sets the calling thread's, other systems the whole process's.
if (process.platform === 'linux') setPriority(niceness[slowestTier])

/* oxlint-disable unicorn/require-post-message-target-origin -- a port of a thread, not a window */
parentPort!.on('message', ({ id, turn }: { id: number; turn: BotTurn }) => {
  const began = cpuMs()
  think(turn).then(
    (move) => parentPort!.postMessage({ id, move, ms: cpuMs() - began }),
    (error: unknown) => parentPort!.postMessage({ id, error: String(error) }),
  )
})

/** Nanoseconds on a processor, by Linux; 0 where they are not counted. */
function schedulerTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0])
  } catch {
    return 0
  }
}
const isCounted = schedulerTime() > 0

/** CPU time of this thread, else elapsed time: on a busy machine a quick level must not seem slow. */
function cpuMs(): number {
  return isCounted ? schedulerTime() / 1e6 : performance.now()
}

async function think({ game, version, request, tier }: BotTurn): Promise<string> {
  const pkg = rulesAtVersion(game, version)
  if (isRejection(pkg)) throw new Error(pkg.rejected)
  const { move } = await answerRequest(
    pkg,
    { ...request, ms: maxThinkingMs[tier] },
    { clock: () => (Atomics.load(ended, 0) === 0 ? performance.now() : Infinity) },
  )
  return pkg.game.notation.writeMove(move)
}
