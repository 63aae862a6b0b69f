import type { BotRequest, Thought } from '@parlor/bots'
import { rngFrom, type StateCore, type GamePackage, type Level, type Seat } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'

/** A request to a bot level. Plain data: posted to a worker. */
export type EngineRequest = BotRequest

/** Runs bots without blocking the page. A new request cancels the previous one. */
export interface BotEngine {
  /** Rejects when the search failed; never settles after `stop`. */
  think(request: EngineRequest): Promise<Thought>
  /** Cancels the current request. */
  stop(): void
  /** Terminates the worker and starts another. */
  restart(): void
  close(): void
}

const attempts = 3

/** Runs a request; restarts the worker after a failure and retries; null after the last attempt. */
export async function thinkWithRetries(engine: BotEngine, request: EngineRequest): Promise<Thought | null> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await engine.think(request)
    } catch {
      engine.restart()
    }
  }
  return null
}

/** Minimum and maximum artificial thinking time at 1×, in milliseconds. */
export type ThinkingTimeRange = readonly [least: number, most: number]

/** Default of games without their own. */
const defaultThinkingTime: ThinkingTimeRange = [450, 1000]

/** Minimum delay of a reply, drawn before the request: the time must not leak what the bot knows. `random` is a number in 0..1. */
export function replyDelayFor(speed: 0 | 1 | 2 | 4, random: number, [least, most]: ThinkingTimeRange = defaultThinkingTime): number {
  return speed === 0 ? 0 : (least + (most - least) * random) / speed
}

/** Time limit of a reply in milliseconds: a safety net for slow devices, far above what a level takes. */
const longest = 5000
const alternatives = 4
/** Node limit of a hint under open information: no puzzle needs more. */
const thorough = 100_000

/** Search effort chosen by the player instead of the level's rated one. */
export interface BotEffort {
  readonly level: Level
  /** Time limit per move, in milliseconds. */
  readonly ms: number
}

/** A move as the game counts it. */
export interface CountedOdds {
  /** Exact chance of winning. */
  readonly chance: number
  /** What ranks the moves: the chance, or what the whole match is worth after the move. */
  readonly worth: number
}

/** Chances and worths closer than this count as equal. */
export const negligibleWorth = 0.01

/** Context of a request. */
export interface EngineRequestContext {
  readonly pkg: GamePackage
  /** The player's choice for this level; null: as rated. */
  effort?(level: Level): BotEffort | null
  /** What the game counts of each move, where it can. */
  odds?(view: unknown, seat: Seat, moves: readonly unknown[]): readonly CountedOdds[]
  /** True in a match without relevant hidden information. */
  isOpenInformation?(match: Match): boolean
}

/**
 * Builds the request for a seat. Its random numbers are derived from the position, so undo and replay get the same reply; the full state
 * goes only to a level that declares that it sees everything, and to a hint where nothing is hidden.
 */
export function engineRequestFor(
  by: EngineRequestContext,
  match: Match,
  botSeed: string,
  seat: Seat,
  level: string,
  purpose: 'play' | 'hint',
): EngineRequest {
  const { pkg } = by
  const { state } = match
  const seed = `${botSeed}/${purpose}/${state.seq}/${seat}`
  const question = { level, seat, view: match.view(seat) as unknown, seed, ms: longest }
  const known = pkg.strategy.levels.find(({ id }) => id === level)
  const sees = known?.kind === 'policy' ? pkg.strategy.policies[known.policy]?.sees : 'view'
  if (purpose === 'play')
    return {
      ...question,
      ...(known ? by.effort?.(known) : null),
      ...(sees === 'state' ? { state: withoutRandomState(pkg, state, seed) } : {}),
    }
  const hint = { ...question, alternatives, explain: true } as const
  if (!known || !by.isOpenInformation?.(match)) return hint
  return { ...hint, level: { ...known, solve: thorough } as Level, state: withoutRandomState(pkg, state, seed) }
}

/** Full information means every card and tile, not future random numbers. */
function withoutRandomState({ game }: GamePackage, state: StateCore, seed: string): StateCore {
  const seen = game.clone(state) as StateCore
  seen.rng = rngFrom(seed)
  return seen
}
