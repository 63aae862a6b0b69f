import type { Decision, Game, Level, BotStrategy, Seat, Viewer } from '@parlor/kernel'
import { personSeats, type Player } from '../data/player.ts'

/** The next viewer, and whether the device has to be handed over first. */
interface NextViewer {
  readonly viewer: Viewer
  readonly curtain: boolean
}

/**
 * One person: always they. Several: whoever has an open decision, else the last viewer. A curtain is shown only where something is hidden;
 * a finished match that is opened again hides it from all.
 */
export function nextViewer(game: Game, players: readonly Player[], pending: readonly Decision[], now: Viewer | null): NextViewer {
  const people = personSeats(players)
  if (people.length === 0) return { viewer: 'watcher', curtain: false }
  if (people.length === 1) return { viewer: people[0]!, curtain: false }
  const hides = game.information === 'hidden'
  if (hides && pending.length === 0 && (now ?? 'watcher') === 'watcher') return { viewer: 'watcher', curtain: false }
  const owing = people.filter((seat) => pending.some((decision) => decision.seat === seat))
  const stays = now !== null && now !== 'watcher' && (owing.length === 0 || owing.includes(now))
  const viewer = stays ? now : (owing[0] ?? people[0]!)
  return { viewer, curtain: hides && viewer !== now }
}

/** The person whose last decision an undo takes back: the only one, or whoever moved last. */
export function undoSeatAmong(players: readonly Player[], movers: readonly Seat[]): Seat | null {
  const people = personSeats(players)
  if (people.length <= 1) return people[0] ?? null
  return movers.findLast((seat) => people.includes(seat)) ?? null
}

/** Levels without access to hidden information. */
export function nonCheatingBotLevels({ levels, policies }: BotStrategy): Level[] {
  return levels.filter((level) => level.kind !== 'policy' || policies[level.policy]?.sees === 'view')
}

/** The level that gives hints: the strongest that searches, because a search has reasons; never one that sees hidden information. */
export function botLevelForHints(strategy: BotStrategy): Level | null {
  const honest = nonCheatingBotLevels(strategy)
  return honest.findLast((level) => level.kind !== 'policy') ?? honest.at(-1) ?? null
}
