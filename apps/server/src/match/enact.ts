import { isRejection } from '@parlor/kernel'
import { noteAbort } from '../store/aborts.ts'
import type { MatchRow } from '../store/matches.ts'
import type { Client } from '../store/pool.ts'
import { rateMatch } from '../store/ratings.ts'
import { commit, type Doing, type Kept } from './commit.ts'
import { sitters } from '../tables/seats.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/** Does one deed to its end: kept, then answered, then shown, then rung for. Only within `room.run`. */
export async function enact(rooms: Rooms, room: Room, doing: Doing, answer: (kept: Kept) => void = () => {}): Promise<Kept> {
  const kept = await commit(rooms, room, doing)
  answer(kept)
  if (isRejection(kept)) return kept
  room.showAll(rooms.now())
  rooms.doorbell.ring(room.id, kept.seq)
  if (room.fold?.match.outcome) await conclude(rooms, room)
  return kept
}

/** The match is over: its row says so, and those who played for it are rated, or whoever called it off is noted, together and once. Only within `room.run`. */
export async function conclude(rooms: Rooms, room: Room): Promise<void> {
  const { fold } = room
  const outcome = fold?.match.outcome
  if (!fold || !outcome) return
  const ended = fold.lastAt
  const last = fold.match.line.at(-1)!.deed
  const rates = room.row.ranked && fold.match.practice === null
  const settle = async (client: Client, row: MatchRow) => {
    const aborter = last.kind === 'abort' ? row.seats[last.seat] : null
    if (aborter?.kind === 'person') await noteAbort(client, aborter.person, row.id, ended)
    if (aborter === null) await rateMatch(client, row, outcome, ended)
  }
  await rooms.change(
    room,
    ({ state }) => (state === 'playing' ? { state: 'over', outcome, ended, offer: null } : null),
    rates ? settle : undefined,
  )
  if (rates && last.kind !== 'abort') rooms.rated(room.row.game, sitters([room.row]))
}
