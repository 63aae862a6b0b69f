import type { GameTypes } from '@parlor/kernel'
import type { Bot, BotInput, Thought } from './bot.ts'

/** Milliseconds; injected, because this package reads no clock. */
type Clock = () => number

/** Early stop as a safety net: strength belongs to levels, not to limits. */
interface ThinkingLimits {
  readonly nodes?: number
  /** Needs a clock. */
  readonly ms?: number
  readonly clock?: Clock
}

/** Options for thinking in slices. */
export interface ThinkingOptions<M = unknown> extends ThinkingLimits {
  /** Yields the thread, so that a cancel message can arrive. */
  yieldThread(): Promise<void>
  readonly signal?: { readonly aborted: boolean }
  onThought?(thought: Thought<M>): void
}

/** Milliseconds, or thoughts without a clock, between two yields. */
const yieldInterval = { ms: 12, thoughts: 8 }

/** The bot's answer, synchronously. */
export function decide<K extends GameTypes>(bot: Bot<K>, question: BotInput<K>, limits: ThinkingLimits = {}): Thought<K['Move']> {
  const spent = limitChecker(limits)
  const thinking = bot.think(question)
  let step = thinking.next()
  while (!step.done && !spent(step.value)) step = thinking.next()
  return step.value
}

/** The bot's answer, yielding every few milliseconds; once the signal is aborted the best answer so far. */
export async function decideAsync<K extends GameTypes>(
  bot: Bot<K>,
  question: BotInput<K>,
  how: ThinkingOptions<K['Move']>,
): Promise<Thought<K['Move']>> {
  const spent = limitChecker(how)
  const thinking = bot.think(question)
  let since = how.clock?.() ?? 0
  let step = thinking.next()
  for (let thoughts = 1; !step.done && !spent(step.value); thoughts++) {
    how.onThought?.(step.value)
    if (how.clock ? how.clock() - since >= yieldInterval.ms : thoughts % yieldInterval.thoughts === 0) {
      await how.yieldThread()
      since = how.clock?.() ?? 0
    }
    if (how.signal?.aborted) return step.value
    step = thinking.next()
  }
  how.onThought?.(step.value)
  return step.value
}

function limitChecker({ nodes = Infinity, ms, clock }: ThinkingLimits): (thought: Thought) => boolean {
  if (ms === undefined) return (thought) => thought.nodes >= nodes
  if (!clock) throw new TypeError('a limit in milliseconds needs a clock')
  const end = clock() + ms
  return (thought) => thought.nodes >= nodes || clock() >= end
}
