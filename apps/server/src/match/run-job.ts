import { isRejection, decisionOf, type Rejection, type Seat } from '@parlor/kernel'
import { recordThinkingTime } from '../bots/measured-thinking-time.ts'
import { BotFailure, type BotPool } from '../bots/bot-pool.ts'
import { ownRules } from '../games.ts'
import { freshSeed } from '../random.ts'
import { parkedDue, type ClaimedBotJob, type ClaimedJob, type JobLane } from '../store/job-queue.ts'
import type { MatchRow } from '../store/matches.ts'
import { isActivePerson } from '../tables/seats.ts'
import { dealWithoutMissingWords, wordsDeadline } from '../tables/collect-player-words.ts'
import { resignOrAbort, noShowDeadline } from './resign-or-abort.ts'
import { commitAndBroadcast } from './commit-and-broadcast.ts'
import type { CommitResult } from './commit-entry.ts'
import type { ReplayedMatch } from './replayed-match.ts'
import type { MatchRoom } from './match-room.ts'
import type { MatchRooms } from './match-rooms.ts'
import {
  absenceDeadline,
  botJobAttributesOf,
  clockGraceMs,
  substituteActionFor,
  jobScheduleOf,
  type SubstituteAction,
} from './job-schedule.ts'

export interface JobDeps {
  readonly rooms: MatchRooms
  readonly botPool: BotPool
}

/** A pending decision to be answered in place of its player, valid at log length `seq`. */
interface SeatTask {
  readonly seat: Seat
  readonly decision: number
  readonly seq: number
  readonly help: SubstituteAction
  readonly view: unknown
}

type ForcedAction = Exclude<SubstituteAction, { readonly lane: 'bot' }>['force']

/** A person who acted within this time counts as present, connected or not. */
const activeMs = 15_000
/** Grace period for reconnects after a node start. */
const returnMs = 20_000
/** Maximum of consecutive clock-forced moves with nobody present; then the match is parked until somebody comes. */
const mostUnattended = 3
/** A due job that may not act yet is tried again after this: a clock that waits for a move under way; an absence whose player is here. */
const retryMs: Readonly<Record<JobLane, number>> = { clock: 100, absence: 2_000, bot: 1_000 }
/** Head start of the node that has a player's socket. */
const otherNodeMs = 1_000
/** Maximum for clocks: who floods their own table with moves holds its clock back, and hundreds of such clocks every 100 ms slowed all others. */
const maxClockRetryMs = 1_000

/** Runs the job of one lane of a match and stores when the lane is due again. */
export async function runJob(deps: JobDeps, lane: JobLane, job: ClaimedJob | ClaimedBotJob): Promise<void> {
  const { rooms } = deps
  const { jobs } = rooms.stores
  const room = await rooms.open(job.match)
  if (isRejection(room))
    return room.rejected === 'match.otherRules'
      ? jobs.leaveToOtherNodes(job, lane, ownRules)
      : jobs.complete(job, lane, rooms.now() + 60_000)
  await room.keepOpen(() => runJobIn(room, deps, lane, job))
}

async function runJobIn(room: MatchRoom, deps: JobDeps, lane: JobLane, job: ClaimedJob | ClaimedBotJob): Promise<void> {
  const { rooms } = deps
  await readPresence(rooms, room)
  const found = await room.runExclusive(async () => {
    if (rooms.multiNode || !room.replayed) await rooms.refresh(room)
    if (room.row.state === 'dealing' && lane === 'clock') await dealWithoutMissingWords(rooms, room)
    return room.replayed && isResting(room, room.replayed, lane, rooms.now()) ? 'rests' : findTask(rooms, room, lane)
  })
  if (found === 'rests') return rooms.stores.jobs.complete(job, lane, parkedDue)
  const result = found && (await runTask(deps, room, found, job))
  await room.runExclusive(() => completeJob(rooms, room, lane, job, result))
}

async function readPresence({ stores }: MatchRooms, room: MatchRoom): Promise<void> {
  const { present, lastHere } = await stores.presence.presenceAt(room.id)
  room.lastHere = lastHere
  room.updatePresence(present)
}

/** With nobody present, bots do not think and clocks stop forcing moves; a total clock of two players still runs out. */
function isResting({ presentSeats, row }: MatchRoom, { lastPersonAt, unattended }: ReplayedMatch, lane: JobLane, now: number): boolean {
  if (presentSeats.size > 0 || now - lastPersonAt < activeMs) return false
  // Otherwise a ranked match without players is never aborted.
  if (lane === 'absence' && row.ranked) return false
  if (lane === 'clock') return unattended >= mostUnattended && !(row.clock.kind === 'total' && row.seats.length === 2)
  return true
}

/** Only within `room.runExclusive`: otherwise the replayed match may hold uncommitted entries, or be missing. */
function findTask(rooms: MatchRooms, room: MatchRoom, lane: JobLane): SeatTask | null {
  const now = rooms.now()
  const { replayed, row } = room
  if (!replayed || row.state !== 'playing') return null
  for (const { seat, id: decision } of replayed.match.state.pending) {
    const needed = substituteActionFor(room, replayed, replayed.clocks, seat, now)
    const isNoShow = needed?.lane === 'absence' && needed.force === 'abort'
    const deadline = isNoShow
      ? noShowDeadline(row, replayed, replayed.clocks, seat)
      : lane === 'clock'
        ? replayed.clocks.expiry(seat)
        : null
    if (deadline !== null && (hasMoveInTime(rooms, room, deadline, seat, decision) || isOtherNodesDeadline(rooms, room, deadline, seat)))
      continue
    // After a node start players first get time to reconnect; otherwise they count as no-shows.
    const returning = performance.now() - rooms.startedAt < returnMs
    if (isNoShow && returning) continue
    // Somebody who has just come back may not be in the presence table yet.
    const isForAbsence = needed?.lane === 'bot' || (needed?.lane === 'absence' && needed.force === 'fallback')
    if (isForAbsence && isPlayerHere(room, seat)) continue
    if (needed?.lane === lane) return { seat, decision, seq: replayed.seq, help: needed, view: replayed.match.view(seat) }
  }
  return null
}

function isPlayerHere(room: MatchRoom, seat: Seat): boolean {
  return isActivePerson(room.row.seats[seat]!) && (room.presentSeats.has(seat) || room.hasSocketOf(seat))
}

/** Whether a move received before the deadline is still being processed: it must not lose to the clock, or to an abort. */
function hasMoveInTime(rooms: MatchRooms, room: MatchRoom, deadline: number, seat: Seat, decision: number): boolean {
  const sitting = room.row.seats[seat]!
  if (sitting.kind !== 'person') return false
  const until = deadline + clockGraceMs
  return rooms.movesUnderWay.arrivalsOf(room.id, sitting.person, decision).some((arrived) => rooms.databaseTimeAt(arrived) <= until)
}

/** Whether the player is at another node, which may have a move that came in time: that node's turn first, for a second. */
function isOtherNodesDeadline(rooms: MatchRooms, room: MatchRoom, deadline: number, seat: Seat): boolean {
  if (!rooms.multiNode || !room.presentSeats.has(seat) || room.hasSocketOf(seat)) return false
  return rooms.now() < deadline + clockGraceMs + otherNodeMs
}

/**
 * Stores when the lane is due again; `result` is null where there was nothing to do. A committed entry has queued the next jobs already:
 * only a lane that it did not queue is left, which still has this job's lease.
 */
async function completeJob(rooms: MatchRooms, room: MatchRoom, lane: JobLane, job: ClaimedJob, result: CommitResult | null): Promise<void> {
  const { replayed, row } = room
  const { jobs } = rooms.stores
  const now = rooms.now()
  if (row.state !== 'playing') return jobs.complete(job, lane, lane === 'clock' ? wordsDeadline(row) : null, retryAfter(lane, 0))
  // A failed commit drops the replayed match: the lease expires and the job is claimed again.
  if (!replayed) return
  const committed = result !== null && !isRejection(result)
  if (committed && typeof result.queued?.[lane] === 'number') return
  const schedule = jobScheduleOf(room, replayed, replayed.clocks, now)
  await jobs.complete(job, lane, schedule[lane], result ? null : retryAfter(lane, now - (schedule[lane] ?? now)))
  const others = { ...schedule, [lane]: null }
  // The player is here: their clock is queued since the last entry.
  if (committed || (lane === 'absence' && others.bot === null)) return
  await jobs.ensureQueued(room.id, others, botJobAttributesOf(rooms, room, replayed, replayed.clocks, now))
  if (others.bot !== null) rooms.wakeJobs()
}

function retryAfter(lane: JobLane, overdueMs: number): number {
  return lane === 'clock' ? Math.min(maxClockRetryMs, Math.max(retryMs.clock, overdueMs / 2)) : retryMs[lane]
}

/** Rejects a decision answered or taken back meanwhile, like a player's move: after an undo its id recurs in another position. */
function rejectionOfStale({ match, undoneAt }: ReplayedMatch, { seat, decision, seq }: SeatTask): Rejection | null {
  return undoneAt > seq || decisionOf(match.state.pending, seat)?.id !== decision ? { rejected: 'match.staleDecision' } : null
}

function applyForcedAction(row: MatchRow, replayed: ReplayedMatch, task: SeatTask, kind: ForcedAction): Rejection | null {
  const { match } = replayed
  const { seat } = task
  const stale = rejectionOfStale(replayed, task)
  if (stale) return stale
  if (kind === 'flag') return resignOrAbort(row, replayed, seat, 'time')
  const done = kind === 'abort' ? match.stop(seat, 'abort') : match.timeout(seat)
  return isRejection(done) ? done : null
}

async function runTask(deps: JobDeps, room: MatchRoom, task: SeatTask, job: ClaimedJob | ClaimedBotJob): Promise<CommitResult> {
  if (task.help.lane === 'bot') return playBot(deps, room, task, task.help.level, job as ClaimedBotJob)
  const { force, lane } = task.help
  return room.runExclusive(() => forceMove(deps.rooms, room, task, force, lane === 'clock'))
}

/** Forces the missing move, committed only after its deadline by the database clock: this node's estimate may be ahead. */
function forceMove(rooms: MatchRooms, room: MatchRoom, task: SeatTask, kind: ForcedAction, byClock: boolean): Promise<CommitResult> {
  const { row } = room
  return commitAndBroadcast(rooms, room, {
    mover: moverOf('t', task),
    apply: (replayed) => applyForcedAction(row, replayed, task, kind),
    from(replayed) {
      if (kind === 'abort') return noShowDeadline(row, replayed, replayed.clocks, task.seat)
      return byClock ? (replayed.clocks.expiry(task.seat) ?? 0) + clockGraceMs : absenceDeadline(room, replayed.clocks, task.seat)
    },
  })
}

async function playBot(
  { rooms, botPool }: JobDeps,
  room: MatchRoom,
  task: SeatTask,
  level: string,
  job: ClaimedBotJob,
): Promise<CommitResult> {
  const { pkg, row } = room
  const { seat, view } = task
  const { id: game, version } = pkg.game
  const request = { level, view, seat, seed: freshSeed() }
  // As it was claimed, whatever has been measured since: its tier had a free place then.
  const think = async (unwanted: AbortSignal) => {
    const thought = await botPool.think({ game, version, request, tier: job.tier }, unwanted).catch((error: unknown) => {
      if (error instanceof BotFailure) return { move: null, ms: error.ms }
      throw error
    })
    recordThinkingTime(pkg, level, thought.ms, unwanted.aborted)
    return thought
  }
  const isOutdated = () => room.replayed !== null && rejectionOfStale(room.replayed, task) !== null
  const thought = await room.runThought(isOutdated, think)
  rooms.thinkingBudget.spend(job, thought.ms, rooms.now())
  // Whoever came back while their substitute thought plays on themselves.
  if (isActivePerson(row.seats[seat]!)) await readPresence(rooms, room)
  const move: unknown = thought.move === null ? null : pkg.game.notation.readMove(thought.move)
  return room.runExclusive(async () => {
    const committed = await commitAndBroadcast(rooms, room, {
      mover: moverOf('b', task),
      apply(replayed) {
        const stale = rejectionOfStale(replayed, task)
        if (stale) return stale
        if (isPlayerHere(room, seat)) return { rejected: 'match.staleDecision' }
        if (move === null) return { rejected: 'server.failed' }
        const step = replayed.match.play(seat, move)
        return isRejection(step) ? step : null
      },
      from: ({ clocks }) => absenceDeadline(room, clocks, seat),
    })
    // A failed bot must not block the match.
    if (isRejection(committed) && committed.rejected !== 'match.staleDecision' && row.state === 'playing')
      return forceMove(rooms, room, task, 'fallback', false)
    return committed
  })
}

/** Includes the log length: after an undo a decision id recurs, and would otherwise count as answered. */
function moverOf(kind: 'b' | 't', { seq, decision }: SeatTask): string {
  return `${kind}:${seq}:${decision}`
}
