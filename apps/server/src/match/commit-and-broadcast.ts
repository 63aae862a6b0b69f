import { isRejection, type Seat } from '@parlor/kernel'
import { recordAbort } from '../store/aborts.ts'
import type { MatchRow } from '../store/matches.ts'
import type { Client } from '../store/pool.ts'
import { rateMatch } from '../store/ratings.ts'
import { commitEntry, type ProposedEntry, type CommitResult } from './commit-entry.ts'
import { distinctPeople } from '../tables/seats.ts'
import type { MatchRoom } from './match-room.ts'
import type { MatchRooms } from './match-rooms.ts'
import type { ReplayedMatch } from './replayed-match.ts'

/** Commits one entry, replies, broadcasts it, then publishes it to other nodes. Only within `room.runExclusive`. */
export async function commitAndBroadcast(
  rooms: MatchRooms,
  room: MatchRoom,
  proposed: ProposedEntry,
  answer: (result: CommitResult) => void = () => {},
): Promise<CommitResult> {
  const result = await commitEntry(rooms, room, proposed)
  answer(result)
  if (isRejection(result)) return result
  room.broadcastUpdate(rooms.now())
  rooms.messageBus.publishMatch(room.id, result.seq)
  if (room.replayed?.match.outcome) await finishMatch(rooms, room)
  return result
}

/**
 * Closes a finished match: in one transaction, once, its row is updated and its players are rated, or the aborter is recorded. Only within
 * `room.runExclusive`.
 */
async function finishMatch(rooms: MatchRooms, room: MatchRoom): Promise<void> {
  const { replayed } = room
  const outcome = replayed?.match.outcome
  if (!replayed || !outcome) return
  const ended = replayed.lastAt
  const last = replayed.match.history.at(-1)!.entry
  const rates = room.row.ranked && replayed.match.practice === null
  const settle = async (client: Client, row: MatchRow) => {
    if (last.kind !== 'abort') return rateMatch(client, row, outcome, ended)
    for (const seat of abortingSeats(replayed)) {
      const aborter = row.seats[seat]
      if (aborter?.kind === 'person') await recordAbort(client, aborter.person, row.id, ended)
    }
  }
  await rooms.change(
    room,
    ({ state }) => (state === 'playing' ? { state: 'over', outcome, ended, offer: null, unplayed: !replayed.isPlayed } : null),
    rates ? { also: settle } : {},
  )
  if (rates && last.kind !== 'abort') rooms.rated(room.row.game, distinctPeople([room.row]))
}

/** Who is to blame for an abort: in a race everybody owes the first move at once, and nobody may have made it. */
function abortingSeats(replayed: ReplayedMatch): readonly Seat[] {
  const { match } = replayed
  const isNoShow = match.history.length === 1 && replayed.isLastByTime
  return isNoShow ? match.start.pending.map((decision: { readonly seat: Seat }) => decision.seat) : [match.history.at(-1)!.entry.seat]
}

/** Closes a match whose log has ended, in case its node has not: a player may act on the end before that, or the node died. */
export async function settleMatch(rooms: MatchRooms, id: string): Promise<void> {
  const room = await rooms.open(id)
  if (isRejection(room)) return
  await room.runExclusive(async () => {
    await rooms.refresh(room)
    await finishMatch(rooms, room)
  })
}
