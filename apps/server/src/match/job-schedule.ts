import type { GamePackage, Seat } from '@parlor/kernel'
import { botTierOf, botTiers, type BotTier } from '../bots/measured-thinking-time.ts'
import { substituteLevel } from '../games.ts'
import type { BotJobAttributes, BotJobPayer, JobSchedule } from '../store/job-queue.ts'
import { needsJobs } from '../store/match-row-sql.ts'
import type { MatchRow } from '../store/matches.ts'
import { isActivePerson } from '../tables/seats.ts'
import type { Clocks } from './clocks.ts'
import { noShowDeadline } from './resign-or-abort.ts'
import type { MatchRooms } from './match-rooms.ts'
import { ReplayedMatch } from './replayed-match.ts'

/** Grace period for moves in transit when the time runs out; clock jobs fire after it. */
export const clockGraceMs = 300

/** What the server does for a seat that owes a move, and in which lane: a bot's move, the game's fallback, loss on time, or abort. */
export type SubstituteAction =
  | { readonly lane: 'bot'; readonly level: string }
  | { readonly lane: 'clock'; readonly force: 'fallback' | 'flag' }
  | { readonly lane: 'absence'; readonly force: 'fallback' | 'abort' }

interface ScheduledMatch {
  readonly row: MatchRow
  readonly pkg: GamePackage
  /** Seats whose players are present. */
  readonly presentSeats: ReadonlySet<number>
  readonly lastHere: ReadonlyMap<number, number>
}

/** What the server does for the seat at that time; null while its player may still move. */
export function substituteActionFor(
  scheduled: ScheduledMatch,
  replayed: ReplayedMatch,
  clocks: Clocks,
  seat: Seat,
  now: number,
): SubstituteAction | null {
  const { row, pkg, presentSeats } = scheduled
  const sitting = row.seats[seat]!
  if (sitting.kind === 'bot') return { lane: 'bot', level: sitting.level }
  const { absent } = row
  if (sitting.kind === 'person' && sitting.left)
    return absent.kind === 'fallback' || row.ranked
      ? { lane: 'absence', force: 'fallback' }
      : { lane: 'bot', level: absent.kind === 'bot' ? absent.level : substituteLevel(pkg) }
  const noShow = noShowDeadline(row, replayed, clocks, seat)
  if (noShow !== null && noShow <= now) return { lane: 'absence', force: 'abort' }
  const expiry = clocks.expiry(seat)
  if (expiry !== null && expiry + clockGraceMs <= now)
    return { lane: 'clock', force: row.clock.kind === 'total' && row.seats.length === 2 ? 'flag' : 'fallback' }
  const absence = absenceDeadline(scheduled, clocks, seat)
  if (absence === null || absence > now || presentSeats.has(seat)) return null
  return absent.kind === 'bot' ? { lane: 'bot', level: absent.level } : { lane: 'absence', force: 'fallback' }
}

/**
 * When the substitute of a seat that owes a move may play, unless its player is present: so long after they were last, or were asked. Null
 * where there is none, or they left for good.
 */
export function absenceDeadline({ row, lastHere }: Pick<ScheduledMatch, 'row' | 'lastHere'>, clocks: Clocks, seat: Seat): number | null {
  const { absent, seats } = row
  const since = clocks.owesSince(seat)
  if (absent.kind === 'wait' || since === null || !isActivePerson(seats[seat]!)) return null
  return Math.max(since, lastHere.get(seat) ?? 0) + absent.seconds * 1000
}

const noJobs: JobSchedule = { clock: null, absence: null, bot: null }

/** When each lane is next due. */
export function jobScheduleOf(scheduled: ScheduledMatch, replayed: ReplayedMatch, clocks: Clocks, now: number): JobSchedule {
  if (!needsJobs(scheduled.row)) return noJobs
  const due = { clock: Infinity, absence: Infinity, bot: Infinity }
  for (const { seat } of replayed.match.state.pending) {
    const action = substituteActionFor(scheduled, replayed, clocks, seat, now)
    if (action) due[action.lane] = now
    const sitting = scheduled.row.seats[seat]!
    if (sitting.kind !== 'person' || sitting.left) continue
    due.clock = Math.min(due.clock, (clocks.expiry(seat) ?? Infinity) + clockGraceMs)
    due.absence = Math.min(due.absence, noShowDeadline(scheduled.row, replayed, clocks, seat) ?? Infinity)
    const { absent } = scheduled.row
    if (absent.kind === 'wait') continue
    // Whoever is here is looked for again later.
    const deadline = scheduled.presentSeats.has(seat) ? null : absenceDeadline(scheduled, clocks, seat)
    due.absence = Math.min(
      due.absence,
      deadline !== null && deadline > now ? deadline : Math.max(now, clocks.owesSince(seat) ?? now) + absent.seconds * 1000,
    )
  }
  const or = (moment: number) => (moment === Infinity ? null : moment)
  return { clock: or(due.clock), absence: or(due.absence), bot: or(due.bot) }
}

/** Whose budgets pay for the bots, and the slowest tier of those to move. */
export function botJobAttributesOf(
  rooms: Pick<MatchRooms, 'networks' | 'thinkingBudget'>,
  scheduled: ScheduledMatch,
  replayed: ReplayedMatch,
  clocks: Clocks,
  now: number,
): BotJobAttributes {
  const { pkg } = scheduled
  const tiers = new Set<BotTier>()
  for (const { seat } of replayed.match.state.pending) {
    const action = substituteActionFor(scheduled, replayed, clocks, seat, now)
    if (action?.lane === 'bot') tiers.add(botTierOf(pkg, action.level))
  }
  const tier = botTiers.findLast((one) => tiers.has(one)) ?? 'quick'
  return { ...payerOf(rooms, scheduled, now), tier }
}

/**
 * Whoever is present and has most left, the host first: nobody who has used theirs up keeps the bots from the others, and nobody pays for
 * those who play on without them.
 */
function payerOf(
  { networks, thinkingBudget }: Pick<MatchRooms, 'networks' | 'thinkingBudget'>,
  { row, presentSeats }: Pick<ScheduledMatch, 'row' | 'presentSeats'>,
  now: number,
): BotJobPayer {
  const peopleIn = (counts: (at: Seat) => boolean) =>
    row.seats.flatMap((seat, at) => (seat.kind === 'person' && !seat.left && counts(at) ? [seat.person] : []))
  const present = peopleIn((at) => presentSeats.has(at))
  const seated = present.length > 0 ? present : peopleIn(() => true)
  const people = seated.includes(row.host) || seated.length === 0 ? [row.host, ...seated] : seated
  // Of somebody who is at another node nothing is known here: whoever plays here stands for them.
  const known = people.filter((person) => networks.firstKnown([person]) !== '')
  const payers = (known.length > 0 ? known : people).map((owner) => ({ owner, network: networks.firstKnown([owner]) }))
  return payers.reduce((most, one) => (thinkingBudget.left(one, now) > thinkingBudget.left(most, now) ? one : most))
}

/** Queues the jobs that the match as it is needs and has not. */
export async function ensureJobsQueued(rooms: MatchRooms, room: ScheduledMatch, replayed: ReplayedMatch): Promise<void> {
  const { stores, now } = rooms
  const at = now()
  const schedule = jobScheduleOf(room, replayed, replayed.clocks, at)
  await stores.jobs.ensureQueued(room.row.id, schedule, botJobAttributesOf(rooms, room, replayed, replayed.clocks, at))
}

/** Queues the first job of a match that has just started: a bot at once, a clock later, or none. */
export async function scheduleFirstJobs(rooms: MatchRooms, row: MatchRow): Promise<void> {
  if (!needsJobs(row)) return
  const room = await rooms.open(row.id)
  if (!('pkg' in room)) return
  const replayed = room.replayed ?? new ReplayedMatch(room.pkg, row)
  const scheduled = { row, pkg: room.pkg, presentSeats: room.presentSeats, lastHere: room.lastHere }
  const schedule = jobScheduleOf(scheduled, replayed, replayed.clocks, rooms.now())
  await rooms.stores.jobs.replaceFirstJob(row.id, schedule, botJobAttributesOf(rooms, scheduled, replayed, replayed.clocks, rooms.now()))
  if (schedule.bot !== null) rooms.wakeJobs()
}
