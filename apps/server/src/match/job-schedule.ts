import type { GamePackage, Seat } from '@parlor/kernel'
import { isStrongLevel } from '../bots/thinking-time.ts'
import { defaultLevel } from '../games.ts'
import type { BotJobAttributes, JobSchedule } from '../store/job-queue.ts'
import type { MatchRow } from '../store/matches.ts'
import type { Clocks } from './clocks.ts'
import { noShowDeadline } from './ranked-result.ts'
import type { ReplayedMatch } from './replayed-match.ts'

/** Grace period for moves in transit when the time runs out; clock jobs fire after it. */
export const clockGraceMs = 300

/** What the server does for a seat that owes a move, and in which lane: a bot's move, the game's fallback, loss on time, or abort. */
export type SubstituteAction =
  | { readonly lane: 'bot'; readonly level: string }
  | { readonly lane: 'clock'; readonly force: 'fallback' | 'flag' }
  | { readonly lane: 'absence'; readonly force: 'fallback' | 'abort' }

export interface ScheduledMatch {
  readonly row: MatchRow
  readonly pkg: GamePackage
  /** Seats whose players are present. */
  readonly presentSeats: ReadonlySet<number>
}

/** What the server does for the seat at that time; null while its player may still move. */
export function substituteActionFor(
  { row, pkg, presentSeats }: ScheduledMatch,
  replayed: ReplayedMatch,
  clocks: Clocks,
  seat: Seat,
  now: number,
): SubstituteAction | null {
  const sitting = row.seats[seat]!
  if (sitting.kind === 'bot') return { lane: 'bot', level: sitting.level }
  const { absent } = row
  if (sitting.kind === 'person' && sitting.left)
    return absent.kind === 'fallback' || row.ranked
      ? { lane: 'absence', force: 'fallback' }
      : { lane: 'bot', level: absent.kind === 'bot' ? absent.level : defaultLevel(pkg) }
  const noShow = noShowDeadline(row, replayed, clocks, seat)
  if (noShow !== null && noShow <= now) return { lane: 'absence', force: 'abort' }
  const expiry = clocks.expiry(seat)
  if (expiry !== null && expiry + clockGraceMs <= now)
    return { lane: 'clock', force: row.clock.kind === 'total' && row.seats.length === 2 ? 'flag' : 'fallback' }
  const since = clocks.owesSince(seat)
  if (absent.kind === 'wait' || presentSeats.has(seat) || since === null || now - since < absent.seconds * 1000) return null
  return absent.kind === 'bot' ? { lane: 'bot', level: absent.level } : { lane: 'absence', force: 'fallback' }
}

/** Whether the match can ever need a job: clock, absence policy, bot or seat left for good. */
export function needsJobs({ clock, absent, seats }: MatchRow): boolean {
  return (
    clock.kind !== 'none' || absent.kind !== 'wait' || seats.some((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.left))
  )
}

const nothing: JobSchedule = { clock: null, absence: null, bot: null }

/** When each lane is next due. */
export function jobScheduleOf(attended: ScheduledMatch, replayed: ReplayedMatch, clocks: Clocks, now: number): JobSchedule {
  if (!needsJobs(attended.row)) return nothing
  const due = { clock: Infinity, absence: Infinity, bot: Infinity }
  for (const { seat } of replayed.match.state.pending) {
    const help = substituteActionFor(attended, replayed, clocks, seat, now)
    if (help) due[help.lane] = now
    const sitting = attended.row.seats[seat]!
    if (sitting.kind !== 'person' || sitting.left) continue
    due.clock = Math.min(due.clock, (clocks.expiry(seat) ?? Infinity) + clockGraceMs)
    due.absence = Math.min(due.absence, noShowDeadline(attended.row, replayed, clocks, seat) ?? Infinity)
    const { absent } = attended.row
    if (absent.kind !== 'wait') due.absence = Math.min(due.absence, Math.max(now, clocks.owesSince(seat) ?? now) + absent.seconds * 1000)
  }
  const or = (moment: number) => (moment === Infinity ? null : moment)
  return { clock: or(due.clock), absence: or(due.absence), bot: or(due.bot) }
}

/** Whose budget pays for the bots, and whether one of those to move is strong. */
export function botJobAttributesOf(attended: ScheduledMatch, replayed: ReplayedMatch, clocks: Clocks, now: number): BotJobAttributes {
  const { row, pkg } = attended
  const strong = replayed.match.state.pending.some(({ seat }: { readonly seat: Seat }) => {
    const help = substituteActionFor(attended, replayed, clocks, seat, now)
    return help?.lane === 'bot' && isStrongLevel(pkg, help.level)
  })
  return { owner: row.host, strong }
}
