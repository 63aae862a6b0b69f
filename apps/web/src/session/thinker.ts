import type { Request, Thought } from '@parlor/bots'
import { rngFrom, type Core, type GamePackage, type Match, type Seat } from '@parlor/kernel'

/** A question to a bot of some level. Plain data: it travels to a worker. */
export type Ask = Request

/** Somewhere bots think without holding up the page. A new question ends the one before. */
export interface Thinker {
  /** Rejects when the thinking broke down; never settles after `stop`. */
  think(ask: Ask): Promise<Thought>
  /** Gives up the present question. */
  stop(): void
  /** Throws the worker away and starts another. */
  renew(): void
  close(): void
}

const attempts = 3

/** Thinks, and when that breaks down renews the worker and tries again; null after the last attempt. */
export async function thinkHard(thinker: Thinker, ask: Ask): Promise<Thought | null> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await thinker.think(ask)
    } catch {
      thinker.renew()
    }
  }
  return null
}

/** The least and the most time a bot seems to take at 1×, in milliseconds. */
export type Pace = readonly [least: number, most: number]

/** Where a game says nothing else. */
const usualPace: Pace = [450, 1000]

/**
 * How long a reply takes at least, drawn before the bot is asked: nothing it knows or finds shows in the time.
 * `random` is a number in 0..1.
 */
export function thinkTime(speed: 0 | 1 | 2 | 4, random: number, [least, most]: Pace = usualPace): number {
  return speed === 0 ? 0 : (least + (most - least) * random) / speed
}

/** Where a reply is cut short, in milliseconds: a safety for slow devices, far above what a level takes. */
const longest = 5000
const alternatives = 4

/**
 * The question for a seat. Its random numbers follow from the position, so taking a move back and playing it again meets the same reply;
 * the whole state goes only to a level that says it looks at everything.
 */
export function askAbout(pkg: GamePackage, match: Match, botSeed: string, seat: Seat, level: string, purpose: 'play' | 'hint'): Ask {
  const { state } = match
  const known = pkg.judgement.levels.find(({ id }) => id === level)
  const sees = known?.kind === 'policy' ? pkg.judgement.policies[known.policy]?.sees : 'view'
  const seed = `${botSeed}/${purpose}/${state.seq}/${seat}`
  return {
    level,
    seat,
    view: match.view(seat) as unknown,
    seed,
    ms: longest,
    ...(purpose === 'hint' ? { alternatives } : {}),
    ...(sees === 'state' ? { state: withoutLuck(pkg, state, seed) } : {}),
  }
}

/** Seeing everything means every card and tile, not the dice that nobody has thrown yet. */
function withoutLuck({ game }: GamePackage, state: Core, seed: string): Core {
  const seen = game.clone(state) as Core
  seen.rng = rngFrom(seed)
  return seen
}
