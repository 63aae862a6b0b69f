import { usualLevel } from '../games.ts'
import { Fold } from '../match/fold.ts'
import type { Room } from '../match/room.ts'
import type { Rooms } from '../match/rooms.ts'
import { botWorkOf, scheduleOf } from '../match/schedule.ts'
import type { MatchRow } from '../store/matches.ts'
import { newMatch, nextLink } from './deal.ts'
import { isPresent } from './seats.ts'

/** When everybody who is left wants to play again: the same table with every seat one further. Only within `room.run`. */
export async function playAgain(rooms: Rooms, room: Room): Promise<void> {
  const { row } = room
  // In ranked play nobody is replaced by a bot: whoever left would have to come back, and cannot.
  const persons = row.seats.flatMap((seat, at) => (isPresent(seat) || row.ranked ? [at] : []))
  if (row.next !== null || persons.length === 0 || !persons.every((seat) => row.rematch.includes(seat))) return
  for (const seat of row.ranked ? row.seats : [])
    // Somebody has gone to another ranked match meanwhile.
    if (seat.kind === 'person' && (await rooms.stores.matches.rankedUnderWay(seat.person)) !== null) return
  const made = await nextOf(rooms, room)
  // Two nodes may come to it together: the second finds the first one's match.
  const next = (await rooms.stores.matches.create(made)) ? made : await rooms.stores.matches.findBy('asked', made.asked!)
  if (!next) return
  await rooms.change(room, (now) => (now.next === null ? { next: next.id } : null))
}

async function nextOf(rooms: Rooms, { pkg, row }: Room): Promise<MatchRow> {
  const { game } = pkg
  const options = row.outcome && game.rematch ? (game.rematch(row.options, row.outcome) as MatchRow['options']) : row.options
  const turned = <T>(list: readonly T[]) => list.map((_, at) => list[(at + list.length - 1) % list.length]!)
  // Whoever went for good is not waited for again.
  const level = row.absent.kind === 'bot' ? row.absent.level : usualLevel(pkg)
  const seats = turned(row.seats.map((seat) => (seat.kind === 'person' && seat.left ? { kind: 'bot' as const, level } : seat)))
  const commitments = turned(row.seats.map((seat, at) => (isPresent(seat) ? (row.commitments?.[at] ?? null) : null)))
  const dealt = { ...(await nextLink(rooms, row.deal)), commitments }
  const given = { ...row, version: game.version, options, seats, secrets: turned(row.secrets), asked: `rematch:${row.id}` }
  return newMatch(given, dealt, rooms.now())
}

/** A match that has just begun may need a bot at once, a clock later, or nobody. */
export async function scheduleMatch(rooms: Rooms, row: MatchRow): Promise<void> {
  const room = await rooms.open(row.id)
  if (!('pkg' in room)) return
  const fold = room.fold ?? new Fold(room.pkg, row)
  const schedule = scheduleOf({ row, pkg: room.pkg, here: room.here }, fold, fold.clocks, rooms.now())
  await rooms.stores.jobs.begin(row.id, schedule, botWorkOf({ row, pkg: room.pkg, here: room.here }, fold, fold.clocks, rooms.now()))
  if (schedule.bot !== null) rooms.hurry()
}
