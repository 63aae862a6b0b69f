import type { MatchRooms } from './match-rooms.ts'
import { createSnapshotRow, needsSnapshot } from './match-snapshot.ts'

/** Writes snapshots of long matches, at most `most` per call, to bound the delay. */
export async function writeSnapshots(rooms: MatchRooms, most = 20): Promise<number> {
  const long = [...rooms.all()].filter(({ replayed, row }) => row.state === 'playing' && replayed && needsSnapshot(replayed)).slice(0, most)
  for (const room of long) {
    // Within `runExclusive` a replayed match holds only what is in the log.
    const written = await room.runExclusive(async () => room.replayed && createSnapshotRow(room.replayed, room.row))
    if (!written) continue
    await rooms.stores.snapshots.write(written)
    if (room.replayed) room.replayed.snapshotSeq = written.seq
  }
  return long.length
}
