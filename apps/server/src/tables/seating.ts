import { isRejection, type Rejection } from '@parlor/kernel'
import { refuse, type RequestBodies, type TableInfo } from '@parlor/protocol'
import { levelById, rulesAtVersion } from '../games.ts'
import { createRenderer } from '../match/match-renderer.ts'
import type { MatchRoom } from '../match/match-room.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import type { SeatRow } from '../store/matches.ts'
import type { Client } from '../store/pool.ts'
import { advanceToStart } from './new-match.ts'
import { readSeatSecret, tableLimitOf, withinTableLimits } from './open-table.ts'
import { scheduleFirstJobs } from '../match/job-schedule.ts'
import { applyRevealedWord } from './collect-player-words.ts'
import { distinctPeople, mayWatch, seatOfPerson } from './seats.ts'

/** Takes a seat; no-op for whoever has one. The match starts when none is open. `also` runs in the same transaction. */
export async function takeSeat(
  rooms: MatchRooms,
  person: string,
  match: string,
  { seat, secret, commitment }: RequestBodies['takeSeat'],
  also?: (client: Client) => Promise<void>,
): Promise<TableInfo | Rejection> {
  return runAtTable(rooms, person, match, async (room) => {
    const seatSecret = readSeatSecret(room.pkg, secret)
    if (isRejection(seatSecret)) return seatSecret
    const sit = () =>
      rooms.change(
        room,
        (row) => {
          if (room.seatOf(person) !== 'watcher') return null
          if (row.state !== 'open') return refuse('table.hasBegun')
          const free = row.seats.findIndex(({ kind }, at) => kind === 'open' && (seat === null || at === seat))
          if (free < 0) return refuse(seat === null ? 'table.full' : 'table.seatTaken')
          const sitting: SeatRow = { kind: 'person', person, left: false, rating: null }
          const put = <T>(list: readonly T[], value: T) => list.map((one, at) => (at === free ? value : one))
          const seats = put(row.seats, sitting)
          const deal = row.deal && { ...row.deal, commitments: put(row.deal.commitments, commitment) }
          return { seats, secrets: put(row.secrets, seatSecret), ...advanceToStart({ id: row.id, seats }, deal, rooms.now()) }
        },
        { limit: tableLimitOf(person), also },
      )
    const refused = await withinTableLimits(sit)
    if (!refused && room.row.state === 'playing') await scheduleFirstJobs(rooms, room.row)
    return refused
  })
}

/** Frees the seat; when the host leaves, the table closes. */
export async function standUp(rooms: MatchRooms, person: string, match: string): Promise<TableInfo | Rejection> {
  return runAtTable(rooms, person, match, (room) =>
    rooms.change(room, (row) => {
      if (row.state !== 'open') return refuse('table.hasBegun')
      if (row.host === person) return { state: 'closed', code: null }
      const seat = room.seatOf(person)
      if (seat === 'watcher') return null
      return {
        seats: row.seats.map((one, at) => (at === seat ? { kind: 'open' } : one)),
        secrets: row.secrets.map((one, at) => (at === seat ? null : one)),
        deal: row.deal && { ...row.deal, commitments: row.deal.commitments.map((one, at) => (at === seat ? null : one)) },
      }
    }),
  )
}

/** The host sets a bot on an open seat, or opens a bot's. */
export async function setBotSeat(
  rooms: MatchRooms,
  person: string,
  match: string,
  { seat, level }: RequestBodies['setBotSeat'],
): Promise<TableInfo | Rejection> {
  return runAtTable(rooms, person, match, async (room) => {
    const named = level === null ? null : levelById(room.pkg, level)
    if (isRejection(named)) return named
    const refused = await rooms.change(room, (row) => {
      if (row.host !== person) return refuse('match.notHost')
      if (row.state !== 'open') return refuse('table.hasBegun')
      const before = row.seats[seat]
      if (!before || before.kind === 'person') return refuse('table.seatTaken')
      const after: SeatRow = named === null ? { kind: 'open' } : { kind: 'bot', level: named.id }
      const seats = row.seats.map((one, at) => (at === seat ? after : one))
      return { seats, ...advanceToStart({ id: row.id, seats }, row.deal, rooms.now()) }
    })
    if (!refused && room.row.state === 'playing') await scheduleFirstJobs(rooms, room.row)
    return refused
  })
}

export async function tableInfoFor(rooms: MatchRooms, person: string, match: string): Promise<TableInfo | Rejection> {
  const { matches, people } = rooms.stores
  const row = rooms.existing(match) ? null : await matches.find(match)
  // Only whether an offer stands depends on the log.
  if (row && mayWatch(row, person) && !row.offer && !isRejection(rulesAtVersion(row.game, row.version)))
    return createRenderer(
      { row, people: await people.publicPeopleIn(row.game, distinctPeople([row])) },
      { person, viewer: seatOfPerson(row.seats, person) },
    ).table()
  return runAtTable(rooms, person, match, async () => null)
}

export async function revealWord(
  rooms: MatchRooms,
  person: string,
  match: string,
  { word }: RequestBodies['revealWord'],
): Promise<TableInfo | Rejection> {
  return runAtTable(rooms, person, match, (room) => applyRevealedWord(rooms, room, person, word))
}

async function runAtTable(
  rooms: MatchRooms,
  person: string,
  match: string,
  work: (room: MatchRoom) => Promise<Rejection | null>,
): Promise<TableInfo | Rejection> {
  const room = await rooms.openFor(match, person)
  if (isRejection(room)) return room
  return room.runExclusive(async () => {
    if (rooms.multiNode) await rooms.refresh(room)
    if (!room.mayWatch(person)) return refuse('match.unknown')
    return (await work(room)) ?? room.renderer(person).table()
  })
}
