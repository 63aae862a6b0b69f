import type { Rejection } from '@parlor/kernel'
import { commitmentOf, refuse } from '@parlor/protocol'
import { leaveForDeletedPerson } from '../match/match-commands.ts'
import type { MatchRoom } from '../match/match-room.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import type { MatchChange, MatchRow } from '../store/matches.ts'
import { advanceToStart } from './new-match.ts'
import { scheduleFirstJobs } from '../match/job-schedule.ts'

/** Records a player's revealed word; the last one starts the match. Only within `room.runExclusive`. */
export async function applyRevealedWord(rooms: MatchRooms, room: MatchRoom, person: string, word: string): Promise<Rejection | null> {
  const seat = room.seatOf(person)
  if (seat === 'watcher') return refuse('match.notSeated')
  return changeDeal(rooms, room, (row) => {
    const { deal, state } = row
    if (deal?.words[seat] === word) return null
    if (!deal || state !== 'dealing') return refuse('deal.tooLate')
    if (commitmentOf(word) !== deal.commitments[seat]) return refuse('deal.wrongWord')
    return advanceToStart(row, { ...deal, words: deal.words.map((one, at) => (at === seat ? word : one)) }, rooms.now())
  })
}

/** Reveal deadline; null where no deal is in progress. */
export function wordsDeadline({ state, deal }: MatchRow): number | null {
  return state === 'dealing' ? (deal?.deadline ?? 0) : null
}

/** After the deadline, replaces missing words and starts the match; before, does nothing. Only within `room.runExclusive`. */
export async function dealWithoutMissingWords(rooms: MatchRooms, room: MatchRoom): Promise<void> {
  await changeDeal(rooms, room, (row) => {
    const due = wordsDeadline(row)
    return due !== null && due <= rooms.now() ? advanceToStart(row, row.deal, rooms.now(), true) : null
  })
}

/** A person deleted during the deal: their word is replaced at once, the others keep their deadline. Only within `room.runExclusive`. */
export async function leaveDuringDeal(rooms: MatchRooms, room: MatchRoom, person: string): Promise<void> {
  await changeDeal(rooms, room, (row) => {
    if (row.state !== 'dealing') return null
    const seats = row.seats.map((seat) => (seat.kind === 'person' && seat.person === person ? { ...seat, left: true } : seat))
    return { seats, ...advanceToStart({ id: row.id, seats }, row.deal, rooms.now()) }
  })
}

async function changeDeal(
  rooms: MatchRooms,
  room: MatchRoom,
  change: (row: MatchRow) => MatchChange | Rejection | null,
): Promise<Rejection | null> {
  let dealing = false
  const refused = await rooms.change(room, (row) => {
    dealing = row.state === 'dealing'
    return change(row)
  })
  if (refused || !dealing || room.row.state !== 'playing') return refused
  await scheduleFirstJobs(rooms, room.row)
  // Players who left during the deal leave the match now.
  for (const [seat, sitting] of room.row.seats.entries())
    if (sitting.kind === 'person' && sitting.left) await leaveForDeletedPerson(rooms, room, seat)
  return null
}
