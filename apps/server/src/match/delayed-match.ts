import type { LogRow } from '../store/log-store.ts'
import type { MatchRow } from '../store/matches.ts'
import { seatOfPerson } from '../tables/seats.ts'
import type { MatchRoom } from './match-room.ts'
import type { MatchRooms } from './match-rooms.ts'
import { applyRows, readReplayedMatch } from './read-replayed-match.ts'
import type { ReplayedMatch } from './replayed-match.ts'

/**
 * Brings what delayed spectators see up to its moment. Read when the first of them comes; later it follows the log, in which nothing that
 * it holds can change. Only within `room.runExclusive`.
 */
export async function updateDelayedMatch(rooms: MatchRooms, room: MatchRoom): Promise<void> {
  const { row, replayed, pkg } = room
  if (row.spectators.kind !== 'delayed' || row.state !== 'playing') return void (room.delayed = null)
  if (!replayed || !(room.delayed || room.hasSpectators)) return
  const until = rooms.now() - row.spectators.seconds * 1000
  room.delayed ??= await readReplayedMatch(rooms.stores, pkg, row, until)
  await applyRows(room.delayed, laterRows(replayed, room.id, room.delayed.seq, until))
}

/** Entries after that log length that were stored by then. What waited for them is not kept: spectators have no clock to lose. */
function* laterRows({ match: { log }, times }: ReplayedMatch, match: string, after: number, until: number): Generator<LogRow> {
  for (let seq = after + 1; seq <= times.length && times[seq - 1]! <= until; seq++)
    yield { match, seq, mover: String(seq), entry: log[seq - 1]!, at: times[seq - 1]!, waited: 0, ends: false }
}

/**
 * Whether a log has to be replayed before somebody is shown the match: a finished match has no snapshot, and what delayed spectators see may
 * be older than one.
 */
export function isReplayedToBeShown(row: MatchRow, room: MatchRoom | undefined, person: string): boolean {
  if (row.state === 'over') return !room?.replayed
  return row.state === 'playing' && row.spectators.kind === 'delayed' && !room?.delayed && seatOfPerson(row.seats, person) === 'watcher'
}
