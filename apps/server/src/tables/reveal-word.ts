import type { Rejection } from '@parlor/kernel'
import { commitmentOf, refuse } from '@parlor/protocol'
import { leaveSeat } from '../match/match-commands.ts'
import type { MatchRoom } from '../match/match-room.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import type { MatchChange, MatchRow } from '../store/matches.ts'
import { advanceToStart } from './new-match.ts'
import { scheduleNewMatch } from './rematch.ts'

/** Takes the word of somebody who sits at a table that is being dealt; the last one begins the match. Only within `room.run`. */
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

/** Until when words are waited for; null where nothing is being dealt. */
export function wordsDeadline({ state, deal }: MatchRow): number | null {
  return state === 'dealing' ? (deal?.deadline ?? 0) : null
}

/** Begins a match whose words have been waited for long enough, and replaces those that are missing; does nothing before. Only within `room.run`. */
export async function dealWithoutMissingWords(rooms: MatchRooms, room: MatchRoom): Promise<void> {
  await changeDeal(rooms, room, (row) => {
    const due = wordsDeadline(row)
    return due !== null && due <= rooms.now() ? advanceToStart(row, row.deal, rooms.now(), true) : null
  })
}

/** Somebody is gone for good while words are waited for: theirs is replaced at once, the others keep their time. Only within `room.run`. */
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
  await scheduleNewMatch(rooms, room.row)
  // Whoever left while words were waited for leaves the match now, as they would any other.
  for (const [seat, sitting] of room.row.seats.entries()) if (sitting.kind === 'person' && sitting.left) await leaveSeat(rooms, room, seat)
  return null
}
