import type { Thought } from '@parlor/bots'
import type { PausableClock } from './pausable-clock.ts'
import {
  thinkWithRetries,
  replyDelayFor,
  type EngineRequest,
  type ThinkingTimeRange,
  type BotEngine,
} from '../platform/workers/bot-engine.ts'

/** Where bots think, and how long they seem to. */
export interface BotReplyDeps {
  readonly engine: BotEngine
  speed(): 0 | 1 | 2 | 4
  /** How long bots seem to think, where the game has its own pace. */
  readonly pace?: ThinkingTimeRange | undefined
}

/**
 * A bot's answer after as long as it seems to need; null when it broke down. `knows` is called when it has found its move: whatever follows
 * is pretence, and must not cost it time on a clock.
 */
export async function botReply(by: BotReplyDeps, clock: PausableClock, request: EngineRequest, knows: () => void): Promise<Thought | null> {
  const wait = clock.delay(replyDelayFor(by.speed(), Math.random(), by.pace))
  const thought = await thinkWithRetries(by.engine, request)
  if (!thought) return null
  knows()
  await wait
  await clock.whenRunning()
  return thought
}
