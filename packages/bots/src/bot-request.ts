import { rngFrom, type GamePackage, type GameTypes, type Level, type Seat } from '@parlor/kernel'
import type { AnyGameTypes } from '@parlor/kernel/host'
import type { Thought } from './bot.ts'
import { botFor } from './bot-for-level.ts'
import { decideAsync, type ThinkingOptions } from './decide.ts'

/** A request in plain JSON, for any kind of worker. Deterministic across machines, unless `ms` cuts it short. */
export interface BotRequest<K extends GameTypes = AnyGameTypes> {
  readonly level: Level | string
  readonly view: K['View']
  readonly seat: Seat
  readonly seed: string
  readonly ms?: number
  readonly alternatives?: number
  readonly only?: readonly K['Move'][]
  /** Adds a reason to the answer: that may take a search of its own, which belongs in the worker. */
  readonly explain?: true
  readonly priors?: readonly K['Secret'][]
  /** Only where the level's policy declares that it sees the state, and for hints where nothing relevant is hidden. */
  readonly state?: K['State']
}

/** Host functions. Without `yieldThread` the search runs in one go; `ms` needs `clock`. */
type WorkerHost<M = unknown> = Partial<Omit<ThinkingOptions<M>, 'ms' | 'nodes'>>

/** Answers a request: the one function a worker exposes. */
export async function answerRequest<K extends GameTypes>(
  pkg: GamePackage<K>,
  request: BotRequest<K>,
  host: WorkerHost<K['Move']> = {},
): Promise<Thought<K['Move']>> {
  const { level, view, seat, seed, ms, alternatives, only, priors, state } = request
  const question = {
    view,
    seat,
    rng: rngFrom(seed),
    ...(alternatives === undefined ? {} : { alternatives }),
    ...(only === undefined ? {} : { only }),
    ...(priors === undefined ? {} : { priors }),
    ...(state === undefined ? {} : { state }),
  }
  const thought = await decideAsync(botFor(pkg, level), question, { yieldThread: resolved, ...host, ...(ms === undefined ? {} : { ms }) })
  return request.explain ? withReason(pkg, request, thought) : thought
}

/** The thought with the reason for its best candidate, which is the chosen move unless the level blundered on purpose. */
function withReason<K extends GameTypes>(
  { text }: GamePackage<K>,
  { view, seat }: BotRequest<K>,
  thought: Thought<K['Move']>,
): Thought<K['Move']> {
  const [best] = thought.candidates
  const reason = text.reason?.(view, seat, best ? best.move : thought.move, best?.proven)
  return reason ? { ...thought, reason } : thought
}

function resolved(): Promise<void> {
  return Promise.resolve()
}
