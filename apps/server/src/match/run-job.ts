import { isRejection, decisionOf, type Rejection, type Seat } from '@parlor/kernel'
import type { ThinkingBudget } from '../bots/thinking-budget.ts'
import { isStrongLevel, recordThinkingTime } from '../bots/thinking-time.ts'
import type { BotPool } from '../bots/bot-pool.ts'
import { freshSeed } from '../random.ts'
import { parkedDue, type ClaimedJob, type JobLane } from '../store/job-queue.ts'
import type { MatchRow } from '../store/matches.ts'
import { dealWithoutMissingWords, wordsDeadline } from '../tables/reveal-word.ts'
import { resignOrAbort, noShowDeadline } from './ranked-result.ts'
import { commitAndBroadcast } from './commit-and-broadcast.ts'
import type { ReplayedMatch } from './replayed-match.ts'
import type { MatchRoom } from './match-room.ts'
import type { MatchRooms } from './match-rooms.ts'
import { botJobAttributesOf, clockGraceMs, substituteActionFor, jobScheduleOf, type SubstituteAction } from './job-schedule.ts'

/** What jobs are done with. */
export interface JobDeps {
  readonly rooms: MatchRooms
  readonly botPool: BotPool
  readonly budget: ThinkingBudget
}

/** A decision that somebody else than its player is to answer, as it stood when the log was so long. */
interface SeatTask {
  readonly seat: Seat
  readonly decision: number
  readonly seq: number
  readonly help: SubstituteAction
  readonly view: unknown
}

/** What can be done without its player. */
type ForcedAction = Exclude<SubstituteAction, { readonly lane: 'bot' }>['force']

/** Whoever did something so lately is at the table, whether or not they look at it. */
const activeMs = 15_000
/** How long a node that has just started lets people come back. */
const returnMs = 20_000
/** So many moves in a row a clock makes at a table that nobody is at; then the match rests until somebody comes. */
const mostUnattended = 3

/** Does what a match needs in a lane now, and says when it needs the lane again. */
export async function runJob(deps: JobDeps, lane: JobLane, job: ClaimedJob): Promise<void> {
  const { rooms } = deps
  const { match: id } = job
  const room = await rooms.open(id)
  if (isRejection(room)) return rooms.stores.jobs.complete(job, lane, rooms.now() + 60_000)
  const here = (await rooms.stores.presence.presentSeats([id])).get(id) ?? new Set<number>()
  const found = await room.runExclusive(async () => {
    if (rooms.multiNode || !room.replayed) await rooms.refresh(room)
    if (room.row.state === 'dealing' && lane === 'clock') await dealWithoutMissingWords(rooms, room)
    room.presentSeats = here
    return room.replayed && isResting(room, room.replayed, lane, rooms.now()) ? 'rests' : findTask(rooms, room, lane)
  })
  if (found === 'rests') return rooms.stores.jobs.complete(job, lane, parkedDue)
  if (found) await runTask(deps, room, found)
  // Whatever was appended has said when the match next needs a node.
  await room.runExclusive(() => completeJob(rooms, room, lane, job))
}

/** Bots think only while somebody is at the table, and clocks stop moving a match on that nobody looks at. A flag falls all the same. */
function isResting({ presentSeats, row }: MatchRoom, { lastPersonAt, unattended }: ReplayedMatch, lane: JobLane, now: number): boolean {
  if (presentSeats.size > 0 || now - lastPersonAt < activeMs) return false
  // Where nobody shows up, a ranked match is called off all the same.
  if (lane === 'absence' && row.ranked) return false
  if (lane === 'clock') return unattended >= mostUnattended && !(row.clock.kind === 'total' && row.seats.length === 2)
  return true
}

/** Only within `room.run`: between, a replayed may hold what is not kept yet, or be gone. */
function findTask(rooms: MatchRooms, room: MatchRoom, lane: JobLane): SeatTask | null {
  const now = rooms.now()
  const { replayed, row } = room
  if (!replayed || row.state !== 'playing') return null
  for (const { seat, id: decision } of replayed.match.state.pending) {
    const needed = substituteActionFor(room, replayed, replayed.clocks, seat, now)
    if (lane === 'clock' && hasMoveInTime(rooms, room, replayed, seat)) continue
    // After a restart everybody has a while to come back before they are said not to have shown up.
    const returning = performance.now() - rooms.startedAt < returnMs
    if (needed?.lane === 'absence' && needed.force === 'abort' && returning) continue
    if (needed?.lane === lane) return { seat, decision, seq: replayed.seq, help: needed, view: replayed.match.view(seat) }
  }
  return null
}

/** Whether a move has come here before the seat's time was up and is still on its way: the clock lets it pass. */
function hasMoveInTime(rooms: MatchRooms, room: MatchRoom, { clocks }: ReplayedMatch, seat: Seat): boolean {
  const until = (clocks.expiry(seat) ?? Infinity) + clockGraceMs
  return room.movesUnderWay.some((arrived) => rooms.databaseTimeAt(arrived) <= until)
}

async function completeJob(rooms: MatchRooms, room: MatchRoom, lane: JobLane, job: ClaimedJob): Promise<void> {
  const { replayed, row } = room
  const { jobs } = rooms.stores
  if (row.state !== 'playing') return jobs.complete(job, lane, lane === 'clock' ? wordsDeadline(row) : null)
  // The store was away while something was to be kept: the lease runs out, and somebody looks again.
  if (!replayed) return
  const now = rooms.now()
  const schedule = jobScheduleOf(room, replayed, replayed.clocks, now)
  await jobs.complete(job, lane, schedule[lane])
  const others = { ...schedule, [lane]: null }
  await jobs.ensureQueued(room.id, others, botJobAttributesOf(room, replayed, replayed.clocks, now))
  if (others.bot !== null) rooms.wakeJobs()
}

/** The same check as for anybody: a decision that has been answered meanwhile is nobody's to answer. */
function applyForcedAction(row: MatchRow, replayed: ReplayedMatch, seat: Seat, decision: number, kind: ForcedAction): Rejection | null {
  const { match } = replayed
  if (decisionOf(match.state.pending, seat)?.id !== decision) return { rejected: 'match.staleDecision' }
  if (kind === 'flag') return resignOrAbort(row, replayed, seat, 'time')
  const done = kind === 'abort' ? match.stop(seat, 'abort') : match.timeout(seat)
  return isRejection(done) ? done : null
}

async function runTask(deps: JobDeps, room: MatchRoom, task: SeatTask): Promise<void> {
  if (task.help.lane === 'bot') return playBot(deps, room, task, task.help.level)
  const { force, lane } = task.help
  await room.runExclusive(() => forceMove(deps.rooms, room, task, force, lane === 'clock'))
}

/** Makes the move nobody made. `byClock`, or where it calls the match off: only if the database agrees that the time is up, whatever this node believes. */
function forceMove(rooms: MatchRooms, room: MatchRoom, task: SeatTask, kind: ForcedAction, byClock: boolean): Promise<unknown> {
  const { row } = room
  return commitAndBroadcast(rooms, room, {
    mover: moverOf('t', task),
    apply: (replayed) => applyForcedAction(row, replayed, task.seat, task.decision, kind),
    from(replayed) {
      if (kind === 'abort') return noShowDeadline(row, replayed, replayed.clocks, task.seat)
      return byClock ? (replayed.clocks.expiry(task.seat) ?? 0) + clockGraceMs : null
    },
  })
}

async function playBot({ rooms, botPool, budget }: JobDeps, room: MatchRoom, task: SeatTask, level: string): Promise<void> {
  const { pkg, row } = room
  const { seat, decision, view } = task
  const { id: game, version } = pkg.game
  const request = { level, view, seat, seed: freshSeed() }
  const thought = await botPool.think({ game, version, request, strong: isStrongLevel(pkg, level) }).catch(() => null)
  if (thought) {
    recordThinkingTime(game, level, thought.ms)
    budget.spend(row.host, thought.ms, rooms.now())
  }
  const move: unknown = thought === null ? null : pkg.game.notation.readMove(thought.move)
  await room.runExclusive(async () => {
    const kept = await commitAndBroadcast(rooms, room, {
      mover: moverOf('b', task),
      apply({ match }) {
        if (move === null) return { rejected: 'server.failed' }
        const step = match.play(seat, move, { decision })
        return isRejection(step) ? step : null
      },
    })
    // A bot that cannot play does not hold up the others.
    if (isRejection(kept) && kept.rejected !== 'match.staleDecision' && row.state === 'playing')
      await forceMove(rooms, room, task, 'fallback', false)
  })
}

/** The log's length belongs to the name: a decision comes back under its old id when a move is taken back, and is to be answered again. */
function moverOf(kind: 'b' | 't', { seq, decision }: SeatTask): string {
  return `${kind}:${seq}:${decision}`
}
