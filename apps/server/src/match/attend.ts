import { isRejection, owes, type Rejection, type Seat } from '@parlor/kernel'
import type { Thinkers } from '../bots/pool.ts'
import { usualLevel } from '../games.ts'
import { freshSeed } from '../random.ts'
import { attention } from './attention.ts'
import { enact } from './enact.ts'
import type { Fold } from './fold.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** What is to be done for a seat that owes a move: nothing yet, a bot's move, the game's fallback, or the match is lost on time. */
type Help =
  | { readonly kind: 'wait' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'fallback' }
  | { readonly kind: 'flag' }

/** A decision that somebody else than its player is to answer, as it stood when the log was so long. */
interface Task {
  readonly seat: Seat
  readonly decision: number
  readonly seq: number
  readonly help: Exclude<Help, { readonly kind: 'wait' }>
  readonly view: unknown
}

/** Does what a match needs now and says when it needs somebody again. */
export async function attend(rooms: Rooms, thinkers: Thinkers, id: string): Promise<void> {
  const room = await rooms.open(id)
  if (isRejection(room)) return rooms.stores.jobs.settle(id, rooms.now() + 60_000)
  const here = (await rooms.stores.presence.seats([id], rooms.now())).get(id) ?? new Set<number>()
  const task = await room.run(async () => {
    await rooms.refresh(room)
    return taskIn(room, here, rooms.now())
  })
  if (task) await help(rooms, room, thinkers, task)
  // Whatever was appended has said when the match is next to be looked at.
  await room.run(() => settle(rooms, room))
}

/** Only within `room.run`: between, a fold may hold what is not kept yet, or be gone. */
function taskIn(room: Room, here: ReadonlySet<number>, now: number): Task | null {
  const { fold, row } = room
  if (!fold || row.state !== 'playing') return null
  for (const { seat, id: decision } of fold.match.state.pending) {
    const needed = helpFor(room, fold, seat, here.has(seat), now)
    if (needed.kind !== 'wait') return { seat, decision, seq: fold.seq, help: needed, view: fold.match.view(seat) }
  }
  return null
}

async function settle(rooms: Rooms, room: Room): Promise<void> {
  const { fold, row } = room
  // The store was away while something was to be kept: the lease runs out, and somebody looks again.
  if (row.state === 'playing' && !fold) return
  await rooms.stores.jobs.settle(room.id, fold && row.state === 'playing' ? attention(row, fold, rooms.now()) : null)
}

function helpFor({ row, pkg }: Room, fold: Fold, seat: Seat, here: boolean, now: number): Help {
  const sitting = row.seats[seat]!
  const { absent } = row
  if (sitting.kind === 'bot') return { kind: 'bot', level: sitting.level }
  if (sitting.kind === 'person' && sitting.left)
    return absent.kind === 'fallback'
      ? { kind: 'fallback' }
      : { kind: 'bot', level: absent.kind === 'bot' ? absent.level : usualLevel(pkg) }
  const expiry = fold.clocks.expiry(seat)
  if (expiry !== null && expiry <= now) return { kind: row.clock.kind === 'total' && row.seats.length === 2 ? 'flag' : 'fallback' }
  const since = fold.clocks.owesSince(seat)
  if (absent.kind === 'wait' || here || since === null || now - since < absent.seconds * 1000) return { kind: 'wait' }
  return absent.kind === 'bot' ? { kind: 'bot', level: absent.level } : { kind: 'fallback' }
}

/** The same check as for anybody: a decision that has been answered meanwhile is nobody's to answer. */
function forced({ match }: Fold, seat: Seat, decision: number, kind: 'fallback' | 'flag'): Rejection | null {
  if (owes(match.state.pending, seat)?.id !== decision) return { rejected: 'match.staleDecision' }
  const done = kind === 'flag' ? match.resign(seat, 'time') : match.timeout(seat)
  return isRejection(done) ? done : null
}

async function help(rooms: Rooms, room: Room, thinkers: Thinkers, task: Task): Promise<void> {
  const { seat, decision, help: needed, view } = task
  const { pkg, row } = room
  const force = (kind: 'fallback' | 'flag') => enact(rooms, room, moverOf('t', task), (fold) => forced(fold, seat, decision, kind))
  if (needed.kind !== 'bot') return void (await room.run(() => force(needed.kind)))
  const { id: game, version } = pkg.game
  const request = { level: needed.level, view, seat, seed: freshSeed() }
  const written = await thinkers.think({ game, version, request }).catch(() => null)
  const move: unknown = written === null ? null : pkg.game.notation.readMove(written)
  await room.run(async () => {
    const kept = await enact(rooms, room, moverOf('b', task), ({ match }) => {
      if (move === null) return { rejected: 'server.failed' }
      const step = match.play(seat, move, { decision })
      return isRejection(step) ? step : null
    })
    // A bot that cannot play does not hold up the others.
    if (isRejection(kept) && kept.rejected !== 'match.staleDecision' && row.state === 'playing') await force('fallback')
  })
}

/** The log's length belongs to the name: a decision comes back under its old id when a move is taken back, and is to be answered again. */
function moverOf(kind: 'b' | 't', { seq, decision }: Task): string {
  return `${kind}:${seq}:${decision}`
}
