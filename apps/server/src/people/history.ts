import { isRejection, type Rejection } from '@parlor/kernel'
import { refuse, type Answers } from '@parlor/protocol'
import { rulesOf } from '../games.ts'
import { Room } from '../match/room.ts'
import type { Rooms } from '../match/rooms.ts'

const page = 30

/** Somebody's finished matches, latest first. `before` goes on where the last page ended. */
export async function finishedOf(rooms: Rooms, person: string, before: unknown): Promise<Answers['history'] | Rejection> {
  const until = before === undefined ? Number.MAX_SAFE_INTEGER : Number(before)
  if (!Number.isFinite(until) || typeof before === 'object') return refuse('protocol.badField', { key: 'before' })
  const rows = await rooms.stores.matches.of(person, 'over', until, page)
  const changes = await rooms.stores.ratings.changes(
    person,
    rows.map(({ id }) => id),
  )
  const ids = [...new Set(rows.flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))))]
  const people = await rooms.stores.people.named(ids)
  const matches = rows.flatMap((row) => {
    const pkg = rulesOf(row.game, row.version)
    if (isRejection(pkg) || !row.outcome) return []
    const room = new Room(pkg, row, people)
    const you = room.seatOf(person)
    if (you === 'watcher') return []
    const { id: match, game, outcome, ranked, ended } = row
    return [
      {
        match,
        game,
        players: room.rendering(person).players(),
        you,
        outcome,
        ranked,
        change: changes.get(match) ?? null,
        ended: ended ?? 0,
      },
    ]
  })
  return { matches, more: rows.length === page ? String(rows.at(-1)!.ended) : null }
}
