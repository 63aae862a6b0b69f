import { isRejection, reject, type Rejection, type Seat } from '@parlor/kernel'
import { mayPlayAgain, refuse, type ClientMessageOf } from '@parlor/protocol'
import { noBotWork } from '../store/job-queue.ts'
import type { MatchChange, MatchRow } from '../store/matches.ts'
import { liveMatchLimitRejection } from '../tables/open-table.ts'
import { isActivePerson, otherActiveSeats } from '../tables/seats.ts'
import { runAbort, runWinClaim, runDraw, forfeitSeat, joinRankedRejection } from './ending-commands.ts'
import { storedSeq, type CommitResult } from './commit-entry.ts'
import { commitAndBroadcast } from './commit-and-broadcast.ts'
import type { ReplayedMatch } from './replayed-match.ts'
import type { MatchRoom } from './match-room.ts'
import type { MatchRooms } from './match-rooms.ts'
import { hasRematch, startRematch } from '../tables/rematch.ts'
import { freshId } from '../random.ts'

/** Client messages that act on a match. */
type MatchCommand = ClientMessageOf<'move' | 'resign' | 'leave' | 'undo' | 'muteUndo' | 'abort' | 'claim' | 'draw' | 'rematch' | 'react'>

/** Sends the result; called once, before the change is broadcast. */
export type CommandReplyCallback = (answer: { readonly seq: number | null } | Rejection) => void

export async function runMatchCommand(
  rooms: MatchRooms,
  person: string,
  message: MatchCommand,
  reply: CommandReplyCallback,
  arrived: number = performance.now(),
): Promise<void> {
  const room = await rooms.openFor(message.match, person, { seated: true })
  if (isRejection(room)) return reply(room)
  await room.runExclusive(async () => {
    if (rooms.multiNode && room.seatOf(person) === 'watcher') await rooms.refresh(room)
    const seat = room.seatOf(person)
    if (seat === 'watcher') return reply(room.mayWatch(person) ? refuse('match.notSeated') : refuse('match.unknown'))
    // A seat left for good stays left: idempotent.
    if ((message.kind === 'leave' || message.kind === 'resign') && room.row.state === 'playing' && !isActivePerson(room.row.seats[seat]!))
      return reply({ seq: null })
    if (message.kind !== 'react' && message.kind !== 'rematch' && !isActivePerson(room.row.seats[seat]!)) {
      if (rooms.multiNode) await rooms.refresh(room)
      const seq = await committedSeq(rooms, room, seat, message)
      return reply(seq === undefined ? refuse('match.notSeated') : { seq })
    }
    await commandHandlers[message.kind](rooms, room, seat, message as never, reply, arrived)
  })
}

/** Seq of the entry that an earlier copy of the message committed. */
async function committedSeq(
  rooms: MatchRooms,
  room: MatchRoom,
  seat: Seat,
  message: Exclude<MatchCommand, { readonly kind: 'react' }>,
): Promise<number | undefined> {
  if (message.kind !== 'undo') return storedSeq(rooms, room, moverOf(seat, message.id))
  return message.step === 'ask' || message.step === 'grant' ? undoneAt(rooms, room, seat, message.step, message.seq) : undefined
}

/** Leaves on behalf of a deleted person. Only within `room.runExclusive`. */
export async function leaveForDeletedPerson(rooms: MatchRooms, room: MatchRoom, seat: Seat): Promise<void> {
  const id = freshId()
  await commandHandlers.leave(rooms, room, seat, { kind: 'leave', match: room.id, id }, () => {}, performance.now())
}

type CommandHandler<K extends MatchCommand['kind']> = (
  rooms: MatchRooms,
  room: MatchRoom,
  seat: Seat,
  message: ClientMessageOf<K>,
  reply: CommandReplyCallback,
  arrived: number,
) => Promise<void>

const commandHandlers: { readonly [K in MatchCommand['kind']]: CommandHandler<K> } = {
  async move(rooms, room, seat, { id, decision, move: written, group, seen }, reply, arrived) {
    const move: unknown = room.pkg.game.notation.readMove(written)
    if (isRejection(move)) return reply(move)
    const how = group === null ? { decision } : { decision, group }
    const mover = moverOf(seat, id)
    await commitAndBroadcast(
      rooms,
      room,
      {
        mover,
        arrived,
        // Compared by the database: a frame that arrived after the deadline is no move.
        until: ({ clocks }) => clocks.expiry(seat),
        // After an undo a decision has its old id again: an older answer is not meant for it.
        apply: ({ match, undoneAt }) => (undoneAt > seen ? reject('match.staleDecision') : rejectionOf(match.play(seat, move, how))),
      },
      (result) => {
        const late = isRejection(result) && result.rejected === 'match.late'
        if (late) rooms.wakeJobs()
        if (late && rooms.multiNode) room.holdLateMove({ seat, decision, mover, reply })
        else reply(result)
      },
    )
  },

  async resign(rooms, room, seat, { id }, reply) {
    if (room.row.ranked) return forfeitSeat(rooms, room, seat, moverOf(seat, id), 'resign', reply)
    await commitAndBroadcast(rooms, room, { mover: moverOf(seat, id), apply: ({ match }) => rejectionOf(match.resign(seat)) }, reply)
  },

  /** At a table of two, or where nobody would be left, the match is resigned; else a substitute plays on. */
  async leave(rooms, room, seat, { id }, reply) {
    const { absent, seats } = room.row
    if (room.row.ranked) return forfeitSeat(rooms, room, seat, moverOf(seat, id), 'left', reply)
    const lonely = otherActiveSeats(seats, seat).length === 0
    if (lonely || (absent.kind !== 'bot' && seats.length === 2))
      return void (await commitAndBroadcast(
        rooms,
        room,
        { mover: moverOf(seat, id), apply: ({ match }) => rejectionOf(match.resign(seat, 'left')) },
        reply,
      ))
    const refused = await rooms.change(
      room,
      (row) => {
        if (row.state !== 'playing') return refuse('match.notBegun')
        return { seats: row.seats.map((one, at) => (at === seat && one.kind === 'person' ? { ...one, left: true } : one)) }
      },
      { also: (client) => rooms.stores.jobs.enqueue(room.id, { absence: rooms.now() }, noBotWork, client) },
    )
    reply(refused ?? { seq: null })
    rooms.wakeJobs()
  },

  async undo(rooms, room, seat, message, reply) {
    reply(await runUndo(rooms, room, seat, message))
  },

  async muteUndo(rooms, room, seat, { muted }, reply) {
    const refused = await rooms.change(room, ({ undoMuted }) => {
      if (undoMuted.includes(seat) === muted) return null
      return { undoMuted: muted ? [...undoMuted, seat] : undoMuted.filter((one) => one !== seat) }
    })
    reply(refused ?? { seq: null })
  },

  abort: runAbort,
  claim: runWinClaim,
  draw: runDraw,

  async rematch(rooms, room, seat, { wanted, commitment }, reply) {
    // Another node may know already that the match is over, and who wants another.
    if (rooms.multiNode) await rooms.refresh(room)
    if (room.row.state !== 'over') return reply(refuse('rematch.notOver'))
    // A late copy is not refused what has been done already, also by a node that ended meanwhile, or what stands: the rematch itself, or what
    // its player has begun since, would be in the way.
    const stands = async () => (await hasRematch(rooms, room)) || room.row.rematch.includes(seat)
    if (wanted && (await stands())) {
      await startRematch(rooms, room)
      return reply({ seq: null })
    }
    const own = room.row.seats[seat]!
    if (wanted && !mayPlayAgain(room.row)) return reply(refuse('rematch.someoneLeft'))
    if (wanted && own.kind === 'person') {
      const closed =
        (await liveMatchLimitRejection(rooms, own.person)) ??
        (room.row.ranked ? await joinRankedRejection(rooms, own.person) : null) ??
        rooms.newMatches.rejection(own.person)
      if (closed) {
        // Another node may have done it meanwhile.
        if (rooms.multiNode) await rooms.refresh(room)
        return reply((await stands()) ? { seq: null } : closed)
      }
    }
    const setWanted = (wants: boolean) =>
      rooms.change(room, ({ rematch, next, seats, commitments }) => {
        if (next !== null || rematch.includes(seat) === wants) return null
        return {
          rematch: wants ? [...rematch, seat] : rematch.filter((one) => one !== seat),
          commitments: seats.map((_, at) => (at === seat ? (wants ? commitment : null) : (commitments?.[at] ?? null))),
        }
      })
    const refused = await setWanted(wanted)
    const notNow = refused ? null : await startRematch(rooms, room)
    // To be asked for again later.
    if (notNow) await setWanted(false)
    reply(refused ?? (room.row.next === null ? notNow : null) ?? { seq: null })
  },

  async react(rooms, room, seat, { reaction }, reply) {
    const refused = await rooms.change(room, ({ said }) => ({ said: { seat, reaction, at: Math.max(rooms.now(), (said?.at ?? 0) + 1) } }))
    reply(refused ?? { seq: null })
  },
}

/** Idempotency key, per seat: no seat can use another's. */
function moverOf(seat: Seat, id: string): string {
  return `${seat}:${id}`
}

function rejectionOf(result: unknown): Rejection | null {
  return isRejection(result) ? result : null
}

type UndoResult = CommitResult | { readonly seq: null }

async function runUndo(rooms: MatchRooms, room: MatchRoom, seat: Seat, message: ClientMessageOf<'undo'>): Promise<UndoResult> {
  const result = await tryUndo(rooms, room, seat, message)
  const { step, seq } = message
  if (!isRejection(result) || step === 'deny' || step === 'withdraw') return result
  // A retry after a lost reply: the undo may have been committed since, perhaps by another node, and the match may be over.
  if (rooms.multiNode) await rooms.refresh(room)
  const undone = await undoneAt(rooms, room, seat, step, seq)
  return undone === undefined ? result : { seq: undone }
}

/** Undo: requested, granted by every other active person, then committed. Never past a barrier: nothing learned is unlearned. */
async function tryUndo(rooms: MatchRooms, room: MatchRoom, seat: Seat, { step, seq }: ClientMessageOf<'undo'>): Promise<UndoResult> {
  // Another node may be ahead of this one.
  if (rooms.multiNode && room.replayed?.seq !== seq) await rooms.refresh(room)
  const { replayed } = room
  if (!replayed || room.row.state !== 'playing') return refuse('match.notBegun')
  if (replayed.seq !== seq) return refuse('undo.stale')
  const { offer } = room.row
  const open = offer && offer.seq === seq ? offer : null
  if (step === 'ask') {
    const refused = undoRejection(replayed, seat, room.row.ranked)
    if (refused) return refused
    return (await rooms.change(room, (row) => undoRequestChange(row, seat, seq))) ?? settleUndoRequest(rooms, room)
  }
  // A late copy: the request is closed already.
  if (!open && step !== 'grant') return { seq: null }
  if (!open || (step === 'withdraw' && open.seat !== seat)) return refuse('undo.notAsked')
  if (step === 'grant' && open.seat === seat) return { seq: null }
  const refused = await rooms.change(room, ({ offer: now }) => {
    // An answer is meant for the request that was shown here: another node may know of a newer one.
    if (now?.seq !== seq || now.seat !== open.seat) return refuse('undo.notAsked')
    if (step !== 'grant') return { offer: null }
    return now.granted.includes(seat) ? null : { offer: { ...now, granted: [...now.granted, seat] } }
  })
  return refused ?? (step === 'grant' ? settleUndoRequest(rooms, room) : { seq: null })
}

/** One open request at a time, one per seat and log length, none to players who muted them. */
function undoRequestChange({ offer, undoAsked, undoMuted, seats }: MatchRow, seat: Seat, seq: number): MatchChange | Rejection | null {
  if (offer?.seq === seq && offer.seat === seat) return null
  if (otherActiveSeats(seats, seat).some((other) => undoMuted.includes(other))) return refuse('undo.muted')
  // By a node that is ahead.
  if (undoAsked && undoAsked.seq > seq) return refuse('undo.stale')
  const asked = undoAsked?.seq === seq ? undoAsked.seats : []
  if (asked.includes(seat) || offer?.seq === seq) return refuse('undo.asked')
  return { offer: { seat, seq, granted: [] }, undoAsked: { seq, seats: [...asked, seat] } }
}

/** Seq of the undo committed for the request at that log length, by the requester's or a granter's retry. */
async function undoneAt(rooms: MatchRooms, room: MatchRoom, seat: Seat, step: 'ask' | 'grant', seq: number): Promise<number | undefined> {
  for (const requester of room.row.seats.keys()) {
    const undone = (requester === seat) === (step === 'ask') ? await storedSeq(rooms, room, undoMover(requester, seq)) : undefined
    if (undone !== undefined) return undone
  }
  return undefined
}

function undoMover(seat: Seat, seq: number): string {
  return `u:${seat}:${seq}`
}

function undoRejection({ match }: ReplayedMatch, seat: Seat, ranked: boolean): Rejection | null {
  const undoable = match.outcome === null ? match.undoable(seat) : null
  if (!undoable) return refuse('undo.nothing')
  return undoable.practice || ranked ? refuse('undo.barrier') : null
}

async function settleUndoRequest(rooms: MatchRooms, room: MatchRoom): Promise<UndoResult> {
  const { offer, seats } = room.row
  if (!offer || offer.seq !== room.replayed?.seq) return { seq: null }
  const missing = otherActiveSeats(seats, offer.seat).filter((other) => isActivePerson(seats[other]!) && !offer.granted.includes(other))
  if (missing.length > 0) return { seq: null }
  return commitAndBroadcast(rooms, room, {
    mover: undoMover(offer.seat, offer.seq),
    // A move committed by another node ends the request: it would be undone too.
    apply: (replayed) =>
      replayed.seq !== offer.seq
        ? refuse('undo.stale')
        : (undoRejection(replayed, offer.seat, room.row.ranked) ?? replayed.match.undo(offer.seat)),
  })
}
