import { isRejection, type Rejection } from '@parlor/kernel'
import { mayPlayAgain, refuse } from '@parlor/protocol'
import { substituteLevel } from '../games.ts'
import type { MatchRoom } from '../match/match-room.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import { PlaysAnotherRankedMatch, takeFromRankedQueue } from '../store/matchmaking-queue.ts'
import type { MatchRow } from '../store/matches.ts'
import { newMatchRow, nextChainLink } from './new-match.ts'
import { checkTableLimits, withinTableLimits } from './open-table.ts'
import { activePeople, isActivePerson } from './seats.ts'

const notNow = refuse('rematch.notNow')

/** Key of a match's rematch: it is made once. */
const rematchKeyOf = (match: string) => `rematch:${match}`

/** Whether the match has its rematch already; one that was made by a node that ended before it was linked is linked. */
export async function hasRematch(rooms: MatchRooms, room: MatchRoom): Promise<boolean> {
  if (room.row.next !== null) return true
  const made = await rooms.stores.matches.findBy('asked', rematchKeyOf(room.id))
  return made !== null && (await linkRematch(rooms, room, made.id)) === null
}

function linkRematch(rooms: MatchRooms, room: MatchRoom, id: string): Promise<Rejection | null> {
  return rooms.change(room, ({ next }) => (next === null ? { next: id } : null))
}

/**
 * Starts a rematch once every remaining player wants it: the same table, seats rotated by one. Refused while one of them may not begin
 * another match. Only within `room.runExclusive`.
 */
export async function startRematch(rooms: MatchRooms, room: MatchRoom): Promise<Rejection | null> {
  const { row } = room
  const persons = row.seats.flatMap((seat, at) => (isActivePerson(seat) ? [at] : []))
  if (row.next !== null || persons.length === 0 || !mayPlayAgain(row) || !persons.every((seat) => row.rematch.includes(seat))) return null
  const { matches } = rooms.stores
  const people = activePeople(row.seats)
  // Each of them has asked for it, perhaps long ago.
  if (people.some((person) => rooms.newMatches.rejection(person))) return notNow
  if (row.ranked && (await isAnyPaused(rooms, people))) return notNow
  const made = await rematchRow(rooms, room)
  let created: boolean | Rejection
  try {
    created = await withinTableLimits(() =>
      matches.create(made, {
        async also(client) {
          await checkTableLimits(rooms, people, client)
          if (row.ranked) await takeFromRankedQueue(client, made)
        },
      }),
    )
  } catch (error) {
    // Somebody is in another ranked match by now.
    if (error instanceof PlaysAnotherRankedMatch) return notNow
    throw error
  }
  if (isRejection(created)) return notNow
  if (created) for (const person of people) rooms.newMatches.take(person)
  // Two nodes may do it at once: the second finds the first one's match.
  const next = created ? made : await matches.findBy('asked', made.asked!)
  if (!next) return null
  return linkRematch(rooms, room, next.id)
}

/** Whether ranked play is closed to one of them. */
async function isAnyPaused(rooms: MatchRooms, people: readonly string[]): Promise<boolean> {
  const now = rooms.now()
  const pauses = await Promise.all(people.map((person) => rooms.stores.aborts.pausedUntil(person, now)))
  return pauses.some((until) => until > 0)
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
  const given = { ...row, version: game.version, options, seats, secrets: turned(row.secrets), asked: rematchKeyOf(row.id) }
  return newMatchRow(given, dealt, rooms.now())
}
