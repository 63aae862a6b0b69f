import type { BotRequest, Thought } from '@parlor/bots'
import { rngFrom, type StateCore, type GamePackage, type Level, type Match, type Seat } from '@parlor/kernel'

/** A question to a bot of some level. Plain data: it travels to a worker. */
export type EngineRequest = BotRequest

/** Somewhere bots think without holding up the page. A new question ends the one before. */
export interface BotEngine {
  /** Rejects when the thinking broke down; never settles after `stop`. */
  think(request: EngineRequest): Promise<Thought>
  /** Gives up the present question. */
  stop(): void
  /** Throws the worker away and starts another. */
  restart(): void
  close(): void
}

const attempts = 3

/** Thinks, and when that breaks down renews the worker and tries again; null after the last attempt. */
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

/** The least and the most time a bot seems to take at 1×, in milliseconds. */
export type ThinkingTimeRange = readonly [least: number, most: number]

/** Where a game says nothing else. */
const defaultThinkingTime: ThinkingTimeRange = [450, 1000]

/**
 * How long a reply takes at least, drawn before the bot is asked: nothing it knows or finds shows in the time.
 * `random` is a number in 0..1.
 */
export function replyDelayFor(speed: 0 | 1 | 2 | 4, random: number, [least, most]: ThinkingTimeRange = defaultThinkingTime): number {
  return speed === 0 ? 0 : (least + (most - least) * random) / speed
}

/** Where a reply is cut short, in milliseconds: a safety for slow devices, far above what a level takes. */
const longest = 5000
const alternatives = 4
/** Positions that a hint may look at where everything lies open: no puzzle needs more. */
const thorough = 100_000

/** How hard an opponent thinks where the player wishes it otherwise than it was rated. */
export interface BotEffort {
  readonly level: Level
  /** The longest it may take over a move, in milliseconds. */
  readonly ms: number
}

/** Who is asked, and in what circumstances. */
export interface EngineRequestContext {
  readonly pkg: GamePackage
  /** The player's own wish for this level; null where it thinks as it was rated. */
  effort?(level: Level): BotEffort | null
  /** The chance of each move where the game can count it exactly. */
  odds?(view: unknown, seat: Seat, moves: readonly unknown[]): readonly number[]
  /** True in a match where nothing that matters is hidden. */
  isOpenInformation?(match: Match): boolean
}

/**
 * The question for a seat. Its random numbers follow from the position, so taking a move back and playing it again meets the same reply;
 * the whole state goes only to a level that says it looks at everything, and to a hint where nothing is hidden.
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

/** Seeing everything means every card and tile, not the dice that nobody has thrown yet. */
function withoutRandomState({ game }: GamePackage, state: StateCore, seed: string): StateCore {
  const seen = game.clone(state) as StateCore
  seen.rng = rngFrom(seed)
  return seen
}
