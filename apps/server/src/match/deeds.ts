import { isRejection, reject, type Rejection, type Seat } from '@parlor/kernel'
import { refuse, type AskOf } from '@parlor/protocol'
import type { Change, MatchRow } from '../store/matches.ts'
import { isPresent, others } from '../tables/seats.ts'
import { abort, claim, draw, giveUp, rankedRefused } from './agreements.ts'
import type { Kept } from './commit.ts'
import { enact } from './enact.ts'
import type { Fold } from './fold.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { playAgain } from '../tables/rematch.ts'
import { freshId } from '../random.ts'

/** What players ask for in a match. */
export type Deed = AskOf<'move' | 'resign' | 'leave' | 'undo' | 'muteUndo' | 'abort' | 'claim' | 'draw' | 'rematch' | 'react'>

/** How an asking is answered; called once, before anybody else hears of it. */
export type Reply = (answer: { readonly seq: number | null } | Rejection) => void

/** Does what a person asks for in a match they sit at. */
export async function deed(rooms: Rooms, person: string, ask: Deed, reply: Reply, arrived: number = performance.now()): Promise<void> {
  const room = await rooms.open(ask.match)
  if (isRejection(room)) return reply(room)
  await room.run(async () => {
    if (rooms.several && room.seatOf(person) === 'watcher') await rooms.refresh(room)
    const seat = room.seatOf(person)
    if (seat === 'watcher') return reply(room.mayWatch(person) ? refuse('match.notSeated') : refuse('match.unknown'))
    // Whoever went for good has given the seat away, and is gone however often they say so.
    if ((ask.kind === 'leave' || ask.kind === 'resign') && room.row.state === 'playing' && !isPresent(room.row.seats[seat]!))
      return reply({ seq: null })
    if (ask.kind !== 'react' && ask.kind !== 'rematch' && !isPresent(room.row.seats[seat]!)) return reply(refuse('match.notSeated'))
    await acts[ask.kind](rooms, room, seat, ask as never, reply, arrived)
  })
}

/** A seat is left by somebody who cannot ask for it any more. Only within `room.run`. */
export async function leaveSeat(rooms: Rooms, room: Room, seat: Seat): Promise<void> {
  const id = freshId()
  await acts.leave(rooms, room, seat, { kind: 'leave', match: room.id, id }, () => {}, performance.now())
}

type Act<K extends Deed['kind']> = (rooms: Rooms, room: Room, seat: Seat, ask: AskOf<K>, reply: Reply, arrived: number) => Promise<void>

const acts: { readonly [K in Deed['kind']]: Act<K> } = {
  async move(rooms, room, seat, { id, decision, move: written, group, seen }, reply, arrived) {
    const move: unknown = room.pkg.game.notation.readMove(written)
    if (isRejection(move)) return reply(move)
    const how = group === null ? { decision } : { decision, group }
    const kept = await enact(
      rooms,
      room,
      {
        mover: moverOf(seat, id),
        arrived,
        // The database compares: whose time was up when the frame came here has not moved.
        until: ({ clocks }) => clocks.expiry(seat),
        // A decision comes back under its old id when a move is taken back: an older answer is not meant for it.
        act: ({ match, undoneAt }) => (undoneAt > seen ? reject('match.staleDecision') : refusalOf(match.play(seat, move, how))),
      },
      reply,
    )
    if (isRejection(kept) && kept.rejected === 'match.late') rooms.hurry()
  },

  async resign(rooms, room, seat, { id }, reply) {
    if (room.row.ranked) return giveUp(rooms, room, seat, moverOf(seat, id), 'resign', reply)
    await enact(rooms, room, { mover: moverOf(seat, id), act: ({ match }) => refusalOf(match.resign(seat)) }, reply)
  },

  /** At a table of two, or where nobody would be left, the match is given up; else somebody plays on. */
  async leave(rooms, room, seat, { id }, reply) {
    const { absent, seats } = room.row
    if (room.row.ranked) return giveUp(rooms, room, seat, moverOf(seat, id), 'left', reply)
    const lonely = others(seats, seat).length === 0
    if (lonely || (absent.kind !== 'bot' && seats.length === 2))
      return void (await enact(rooms, room, { mover: moverOf(seat, id), act: ({ match }) => refusalOf(match.resign(seat, 'left')) }, reply))
    const refused = await rooms.change(
      room,
      (row) => {
        if (row.state !== 'playing') return refuse('match.notBegun')
        return { seats: row.seats.map((one, at) => (at === seat && one.kind === 'person' ? { ...one, left: true } : one)) }
      },
      (client) => rooms.stores.jobs.put(room.id, { absence: rooms.now() }, { owner: room.row.host, strong: false }, client),
    )
    reply(refused ?? { seq: null })
    rooms.hurry()
  },

  async undo(rooms, room, seat, ask, reply) {
    reply(await undo(rooms, room, seat, ask))
  },

  async muteUndo(rooms, room, seat, { muted }, reply) {
    const refused = await rooms.change(room, ({ undoMuted }) => {
      if (undoMuted.includes(seat) === muted) return null
      return { undoMuted: muted ? [...undoMuted, seat] : undoMuted.filter((one) => one !== seat) }
    })
    reply(refused ?? { seq: null })
  },

  abort,
  claim,
  draw,

  async rematch(rooms, room, seat, { wanted, commitment }, reply) {
    // Another node may know that it is over, and have said so to whoever asks.
    if (rooms.several && room.row.state !== 'over') await rooms.refresh(room)
    const own = room.row.seats[seat]!
    const closed = wanted && room.row.ranked && own.kind === 'person' ? await rankedRefused(rooms, own.person) : null
    if (closed) return reply(closed)
    const refused = await rooms.change(room, ({ state, rematch, next, seats, commitments }) => {
      if (state !== 'over') return refuse('rematch.notOver')
      if (next !== null || rematch.includes(seat) === wanted) return null
      return {
        rematch: wanted ? [...rematch, seat] : rematch.filter((one) => one !== seat),
        commitments: seats.map((_, at) => (at === seat ? (wanted ? commitment : null) : (commitments?.[at] ?? null))),
      }
    })
    if (!refused) await playAgain(rooms, room)
    reply(refused ?? { seq: null })
  },

  async react(rooms, room, seat, { reaction }, reply) {
    const refused = await rooms.change(room, ({ said }) => ({ said: { seat, reaction, at: Math.max(rooms.now(), (said?.at ?? 0) + 1) } }))
    reply(refused ?? { seq: null })
  },
}

/** A seat's own name for what it does: no seat can take another's. */
function moverOf(seat: Seat, id: string): string {
  return `${seat}:${id}`
}

function refusalOf(result: unknown): Rejection | null {
  return isRejection(result) ? result : null
}

/** Taking back is asked for, granted by every other person who is still in the match, and then done; nothing that anybody learned is unlearned. */
async function undo(rooms: Rooms, room: Room, seat: Seat, { step, seq }: AskOf<'undo'>): Promise<Kept | { readonly seq: null }> {
  // Another node may be further than this one.
  if (rooms.several && room.fold?.seq !== seq) await rooms.refresh(room)
  const { fold } = room
  if (!fold || room.row.state !== 'playing') return refuse('match.notBegun')
  const undone = step === 'ask' || step === 'grant' ? undoneAt(fold, seat, step, seq) : undefined
  // Asked again because the answer was lost: it is done, and not to be refused.
  if (undone !== undefined) return { seq: undone }
  if (fold.seq !== seq) return refuse('undo.stale')
  const { offer } = room.row
  const open = offer && offer.seq === seq ? offer : null
  if (step === 'ask') {
    const refused = undoRefused(fold, seat, room.row.ranked)
    if (refused) return refused
    return (await rooms.change(room, (row) => askedUndo(row, seat, seq))) ?? settleOffer(rooms, room)
  }
  if (!open) return refuse('undo.notAsked')
  if (step === 'grant') {
    if (open.seat === seat || open.granted.includes(seat)) return { seq: null }
    const granted = [...open.granted, seat]
    return (
      (await rooms.change(room, (row) => (row.offer?.seq === seq ? { offer: { ...open, granted } } : null))) ?? settleOffer(rooms, room)
    )
  }
  if (step === 'withdraw' && open.seat !== seat) return refuse('undo.notAsked')
  return (await rooms.change(room, (row) => (row.offer?.seq === seq ? { offer: null } : null))) ?? { seq: null }
}

/** One question at a time, once a seat and length of the log, and none to those who do not want any. */
function askedUndo({ offer, undoAsked, undoMuted, seats }: MatchRow, seat: Seat, seq: number): Change | Rejection | null {
  if (offer?.seq === seq && offer.seat === seat) return null
  if (others(seats, seat).some((other) => undoMuted.includes(other))) return refuse('undo.muted')
  const asked = undoAsked?.seq === seq ? undoAsked.seats : []
  if (asked.includes(seat) || offer?.seq === seq) return refuse('undo.asked')
  return { offer: { seat, seq, granted: [] }, undoAsked: { seq, seats: [...asked, seat] } }
}

/** Where the move stands that was taken back when the log was so long, by who asks for it again or by who grants it again. */
function undoneAt({ match, movers }: Fold, seat: Seat, step: 'ask' | 'grant', seq: number): number | undefined {
  for (let asker = 0; asker < match.seatCount; asker++)
    if ((asker === seat) === (step === 'ask') && movers.has(undoMover(asker, seq))) return movers.get(undoMover(asker, seq))
  return undefined
}

function undoMover(seat: Seat, seq: number): string {
  return `u:${seat}:${seq}`
}

function undoRefused({ match }: Fold, seat: Seat, ranked: boolean): Rejection | null {
  const undoable = match.outcome === null ? match.undoable(seat) : null
  if (!undoable) return refuse('undo.nothing')
  return undoable.practice || ranked ? refuse('undo.barrier') : null
}

async function settleOffer(rooms: Rooms, room: Room): Promise<Kept | { readonly seq: null }> {
  const { offer, seats } = room.row
  if (!offer || offer.seq !== room.fold?.seq) return { seq: null }
  const missing = others(seats, offer.seat).filter((other) => isPresent(seats[other]!) && !offer.granted.includes(other))
  if (missing.length > 0) return { seq: null }
  return enact(rooms, room, {
    mover: undoMover(offer.seat, offer.seq),
    // A move that another node took meanwhile has ended the question: it would be taken back too.
    act: (fold) =>
      fold.seq !== offer.seq ? refuse('undo.stale') : (undoRefused(fold, offer.seat, room.row.ranked) ?? fold.match.undo(offer.seat)),
  })
}
