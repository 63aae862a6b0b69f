import type { Thought } from '@parlor/bots'
import type { PausableClock } from './pausable-clock.ts'
import {
  thinkWithRetries,
  replyDelayFor,
  type EngineRequest,
  type ThinkingTimeRange,
  type BotEngine,
} from '../platform/workers/bot-engine.ts'

/** The bot engine, and the artificial delay. */
export interface BotReplyDeps {
  readonly engine: BotEngine
  speed(): 0 | 1 | 2 | 4
  /** Artificial thinking time, where the game has its own. */
  readonly pace?: ThinkingTimeRange | undefined
}

/**
 * A bot's answer after its artificial delay; null when the engine failed. `onFound` is called when the move is found: the remaining delay
 * must not run on the bot's clock.
 */
export async function botReply(
  deps: BotReplyDeps,
  clock: PausableClock,
  request: EngineRequest,
  onFound: () => void,
): Promise<Thought | null> {
  const wait = clock.delay(replyDelayFor(deps.speed(), Math.random(), deps.pace))
  const thought = await thinkWithRetries(deps.engine, request)
  if (!thought) return null
  onFound()
  await wait
  await clock.whenRunning()
  return thought
}
