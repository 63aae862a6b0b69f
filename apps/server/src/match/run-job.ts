import { isRejection, owes, type Rejection, type Seat } from '@parlor/kernel'
import type { ThinkingBudget } from '../bots/budget.ts'
import { isStrong, recordThought } from '../bots/effort.ts'
import type { Thinkers } from '../bots/pool.ts'
import { freshSeed } from '../random.ts'
import { parked, type ClaimedJob, type Lane } from '../store/jobs.ts'
import type { MatchRow } from '../store/matches.ts'
import { dealLate, wordsDue } from '../tables/reveal.ts'
import { endFor, noShowDue } from './counting.ts'
import { enact } from './enact.ts'
import type { Fold } from './fold.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { botWorkOf, graceMs, helpFor, scheduleOf, type Help } from './schedule.ts'

/** What jobs are done with. */
export interface JobDeps {
  readonly rooms: Rooms
  readonly thinkers: Thinkers
  readonly budget: ThinkingBudget
}

/** A decision that somebody else than its player is to answer, as it stood when the log was so long. */
interface Task {
  readonly seat: Seat
  readonly decision: number
  readonly seq: number
  readonly help: Help
  readonly view: unknown
}

/** What can be done without its player. */
type Force = Exclude<Help, { readonly lane: 'bot' }>['force']

/** Whoever did something so lately is at the table, whether or not they look at it. */
const activeMs = 15_000
/** How long a node that has just started lets people come back. */
const returnMs = 20_000
/** So many moves in a row a clock makes at a table that nobody is at; then the match rests until somebody comes. */
const mostUnattended = 3

/** Does what a match needs in a lane now, and says when it needs the lane again. */
export async function runJob(deps: JobDeps, lane: Lane, job: ClaimedJob): Promise<void> {
  const { rooms } = deps
  const { match: id } = job
  const room = await rooms.open(id)
  if (isRejection(room)) return rooms.stores.jobs.settle(job, lane, rooms.now() + 60_000)
  const here = (await rooms.stores.presence.seats([id])).get(id) ?? new Set<number>()
  const found = await room.run(async () => {
    if (rooms.several || !room.fold) await rooms.refresh(room)
    if (room.row.state === 'dealing' && lane === 'clock') await dealLate(rooms, room)
    room.here = here
    return room.fold && rests(room, room.fold, lane, rooms.now()) ? 'rests' : taskIn(rooms, room, lane)
  })
  if (found === 'rests') return rooms.stores.jobs.settle(job, lane, parked)
  if (found) await help(deps, room, found)
  // Whatever was appended has said when the match next needs a node.
  await room.run(() => settle(rooms, room, lane, job))
}

/** Bots think only while somebody is at the table, and clocks stop moving a match on that nobody looks at. A flag falls all the same. */
function rests({ here, row }: Room, { personAt, unattended }: Fold, lane: Lane, now: number): boolean {
  if (here.size > 0 || now - personAt < activeMs) return false
  // Where nobody shows up, a ranked match is called off all the same.
  if (lane === 'absence' && row.ranked) return false
  if (lane === 'clock') return unattended >= mostUnattended && !(row.clock.kind === 'total' && row.seats.length === 2)
  return true
}

/** Only within `room.run`: between, a fold may hold what is not kept yet, or be gone. */
function taskIn(rooms: Rooms, room: Room, lane: Lane): Task | null {
  const now = rooms.now()
  const { fold, row } = room
  if (!fold || row.state !== 'playing') return null
  for (const { seat, id: decision } of fold.match.state.pending) {
    const needed = helpFor(room, fold, fold.clocks, seat, now)
    if (lane === 'clock' && hasMoveInTime(rooms, room, fold, seat)) continue
    // After a restart everybody has a while to come back before they are said not to have shown up.
    const returning = performance.now() - rooms.startedAt < returnMs
    if (needed?.lane === 'absence' && needed.force === 'abort' && returning) continue
    if (needed?.lane === lane) return { seat, decision, seq: fold.seq, help: needed, view: fold.match.view(seat) }
  }
  return null
}

/** Whether a move has come here before the seat's time was up and is still on its way: the clock lets it pass. */
function hasMoveInTime(rooms: Rooms, room: Room, { clocks }: Fold, seat: Seat): boolean {
  const until = (clocks.expiry(seat) ?? Infinity) + graceMs
  return room.movesUnderWay.some((arrived) => rooms.at(arrived) <= until)
}

async function settle(rooms: Rooms, room: Room, lane: Lane, job: ClaimedJob): Promise<void> {
  const { fold, row } = room
  const { jobs } = rooms.stores
  if (row.state !== 'playing') return jobs.settle(job, lane, lane === 'clock' ? wordsDue(row) : null)
  // The store was away while something was to be kept: the lease runs out, and somebody looks again.
  if (!fold) return
  const now = rooms.now()
  const schedule = scheduleOf(room, fold, fold.clocks, now)
  await jobs.settle(job, lane, schedule[lane])
  const others = { ...schedule, [lane]: null }
  await jobs.ensure(room.id, others, botWorkOf(room, fold, fold.clocks, now))
  if (others.bot !== null) rooms.hurry()
}

/** The same check as for anybody: a decision that has been answered meanwhile is nobody's to answer. */
function forced(row: MatchRow, fold: Fold, seat: Seat, decision: number, kind: Force): Rejection | null {
  const { match } = fold
  if (owes(match.state.pending, seat)?.id !== decision) return { rejected: 'match.staleDecision' }
  if (kind === 'flag') return endFor(row, fold, seat, 'time')
  const done = kind === 'abort' ? match.stop(seat, 'abort') : match.timeout(seat)
  return isRejection(done) ? done : null
}

async function help(deps: JobDeps, room: Room, task: Task): Promise<void> {
  if (task.help.lane === 'bot') return playBot(deps, room, task, task.help.level)
  const { force, lane } = task.help
  await room.run(() => forceMove(deps.rooms, room, task, force, lane === 'clock'))
}

/** Makes the move nobody made. `byClock`, or where it calls the match off: only if the database agrees that the time is up, whatever this node believes. */
function forceMove(rooms: Rooms, room: Room, task: Task, kind: Force, byClock: boolean): Promise<unknown> {
  const { row } = room
  return enact(rooms, room, {
    mover: moverOf('t', task),
    act: (fold) => forced(row, fold, task.seat, task.decision, kind),
    from(fold) {
      if (kind === 'abort') return noShowDue(row, fold, fold.clocks, task.seat)
      return byClock ? (fold.clocks.expiry(task.seat) ?? 0) + graceMs : null
    },
  })
}

async function playBot({ rooms, thinkers, budget }: JobDeps, room: Room, task: Task, level: string): Promise<void> {
  const { pkg, row } = room
  const { seat, decision, view } = task
  const { id: game, version } = pkg.game
  const request = { level, view, seat, seed: freshSeed() }
  const thought = await thinkers.think({ game, version, request, strong: isStrong(pkg, level) }).catch(() => null)
  if (thought) {
    recordThought(game, level, thought.ms)
    budget.spend(row.host, thought.ms, rooms.now())
  }
  const move: unknown = thought === null ? null : pkg.game.notation.readMove(thought.move)
  await room.run(async () => {
    const kept = await enact(rooms, room, {
      mover: moverOf('b', task),
      act({ match }) {
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
function moverOf(kind: 'b' | 't', { seq, decision }: Task): string {
  return `${kind}:${seq}:${decision}`
}
