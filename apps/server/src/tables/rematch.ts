import { substituteLevel } from '../games.ts'
import type { MatchRoom } from '../match/match-room.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import type { MatchRow } from '../store/matches.ts'
import { PlaysAnotherRankedMatch, takeFromRankedQueue } from '../store/matchmaking-queue.ts'
import { newMatchRow, nextChainLink } from './new-match.ts'
import { liveMatchLimitRejection } from './open-table.ts'
import { isActivePerson } from './seats.ts'

/** Starts a rematch once every remaining player wants it: the same table, seats rotated by one. Only within `room.runExclusive`. */
export async function startRematch(rooms: MatchRooms, room: MatchRoom): Promise<void> {
  const { row } = room
  // In ranked play nobody is replaced by a bot: whoever left would have to return, and cannot.
  const persons = row.seats.flatMap((seat, at) => (isActivePerson(seat) || row.ranked ? [at] : []))
  if (row.next !== null || persons.length === 0 || !persons.every((seat) => row.rematch.includes(seat))) return
  // Who asked for it long ago may be at their limit by now.
  for (const seat of row.seats)
    if (isActivePerson(seat) && seat.kind === 'person' && (await liveMatchLimitRejection(rooms, seat.person))) return
  const { matches } = rooms.stores
  const made = await rematchRow(rooms, room)
  let created: boolean
  try {
    created = await matches.create(made, row.ranked ? (client) => takeFromRankedQueue(client, made) : undefined)
  } catch (error) {
    // Somebody is in another ranked match by now.
    if (error instanceof PlaysAnotherRankedMatch) return
    throw error
  }
  // Two nodes may do it at once: the second finds the first one's match.
  const next = created ? made : await matches.findBy('asked', made.asked!)
  if (!next) return
  await rooms.change(room, (now) => (now.next === null ? { next: next.id } : null))
}

async function rematchRow(rooms: MatchRooms, { pkg, row }: MatchRoom): Promise<MatchRow> {
  const { game } = pkg
  const options = row.outcome && game.rematch ? (game.rematch(row.options, row.outcome) as MatchRow['options']) : row.options
  const turned = <T>(list: readonly T[]) => list.map((_, at) => list[(at + list.length - 1) % list.length]!)
  // Seats left for good become bots.
  const level = row.absent.kind === 'bot' ? row.absent.level : substituteLevel(pkg)
  const seats = turned(row.seats.map((seat) => (seat.kind === 'person' && seat.left ? { kind: 'bot' as const, level } : seat)))
  const commitments = turned(row.seats.map((seat, at) => (isActivePerson(seat) ? (row.commitments?.[at] ?? null) : null)))
  const dealt = { ...(await nextChainLink(rooms, row.deal)), commitments }
  const given = { ...row, version: game.version, options, seats, secrets: turned(row.secrets), asked: `rematch:${row.id}` }
  return newMatchRow(given, dealt, rooms.now())
}
