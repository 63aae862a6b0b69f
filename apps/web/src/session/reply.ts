import type { Thought } from '@parlor/bots'
import type { Clock } from './clock.ts'
import { thinkHard, thinkTime, type Ask, type Pace, type Thinker } from './thinker.ts'

/** Where bots think, and how long they seem to. */
export interface Thinking {
  readonly thinker: Thinker
  speed(): 0 | 1 | 2 | 4
  /** How long bots seem to think, where the game has its own pace. */
  readonly pace?: Pace | undefined
}

/**
 * A bot's answer after as long as it seems to need; null when it broke down. `knows` is called when it has found its move: whatever follows
 * is pretence, and must not cost it time on a clock.
 */
export async function replyOf(by: Thinking, clock: Clock, ask: Ask, knows: () => void): Promise<Thought | null> {
  const wait = clock.delay(thinkTime(by.speed(), Math.random(), by.pace))
  const thought = await thinkHard(by.thinker, ask)
  if (!thought) return null
  knows()
  await wait
  await clock.running()
  return thought
}
