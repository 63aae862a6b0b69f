import type { Outcome } from '@parlor/kernel'
import { fairnessInfoShape } from './provably-fair.ts'
import { limits } from './protocol-constants.ts'
import { personShape, shownRatingShape } from './person.ts'
import {
  timestampShape,
  finiteNumber,
  bool,
  taggedUnion,
  list,
  nullable,
  oneOf,
  sizeLimitedObject,
  strictObject,
  text,
  integer,
  type ShapeType,
} from './shape.ts'

/** Match id: 80 random bits, not guessable. */
export const matchIdShape = text(20, /^[0-9a-f]{20}$/)
/** Invite code: six characters without look-alikes. */
export const inviteCodeShape = text(6, /^[2-9A-HJ-NP-Z]{6}$/)
/** Id of a game; whether it exists only the list of games says. */
export const gameIdShape = text(20, /^[a-z]+$/)
export const levelIdShape = text(40, /^[a-zA-Z][a-zA-Z0-9-]*$/)
/** Idempotency key of a client: sent twice, done once. */
export const requestIdShape = text(40, /^[A-Za-z0-9_-]{8,40}$/)
export const seatShape = integer(0, 15)

/** Time control: none, per move, or in total. */
const clockSettingsShape = taggedUnion({
  none: {},
  /** On timeout the game's fallback is played. */
  move: { seconds: integer(5, 604_800) },
  /** On timeout a match of two is lost; at larger tables the fallback is played. */
  total: { minutes: integer(1, 180), increment: integer(0, 60) },
})
export type ClockSettings = ShapeType<typeof clockSettingsShape>

/** Spectators: none, live, or delayed by some seconds. A race cannot be watched before it is over. */
const spectatorPolicyShape = taggedUnion({ denied: {}, allowed: {}, delayed: { seconds: integer(10, 3_600) } })
export type SpectatorPolicy = ShapeType<typeof spectatorPolicyShape>

/**
 * Substitute for a player who owes a move and has been absent for `seconds`: none, a bot, or the game's fallback. Ends when they return.
 */
const absencePolicyShape = taggedUnion({
  wait: {},
  bot: { level: levelIdShape, seconds: integer(5, 86_400) },
  fallback: { seconds: integer(5, 86_400) },
})
export type AbsencePolicy = ShapeType<typeof absencePolicyShape>

/** Requested occupant of a seat: any person, the opener, or a bot. */
const requestedSeatShape = taggedUnion({ open: {}, me: {}, bot: { level: levelIdShape } })

/** Occupant of a seat. `left`: left for good, a substitute plays. `strength` where they have an account and a rating in this game. */
const tableSeatShape = taggedUnion({
  open: {},
  person: { person: personShape, left: bool, strength: nullable(shownRatingShape) },
  bot: { level: levelIdShape },
})
export type TableSeat = ShapeType<typeof tableSeatShape>

/** `dealing`: every seat is taken, and players reveal their words for the seed. */
const tableStates = ['open', 'dealing', 'playing', 'over', 'closed'] as const
const visibilities = ['public', 'private'] as const

/** Settings of a new table. `secret` is the opener's (a deck), null for the game's default. Ranked tables are created by the queue only. */
export const newTableShape = strictObject({
  game: gameIdShape,
  options: sizeLimitedObject(limits.options),
  seats: list(requestedSeatShape, 16, 1),
  secret: nullable(sizeLimitedObject(limits.secret)),
  visibility: oneOf(visibilities),
  clock: clockSettingsShape,
  spectators: spectatorPolicyShape,
  absent: absencePolicyShape,
})
export type NewTable = ShapeType<typeof newTableShape>

const outcomeShape = strictObject({ scores: list(finiteNumber, 16), ranks: list(integer(1, 16), 16), reason: text(60) })

/** Everything about a match but its moves. A newer `revision` replaces an older one. */
export const tableShape = strictObject({
  match: matchIdShape,
  revision: integer(0, 1e9),
  game: gameIdShape,
  /** Rules version, fixed to the match's end. */
  version: integer(1, 1e6),
  options: sizeLimitedObject(limits.options),
  state: oneOf(tableStates),
  seats: list(tableSeatShape, 16),
  /** The recipient's seat; null for spectators. */
  you: nullable(seatShape),
  host: bool,
  visibility: oneOf(visibilities),
  /** Only for those seated. */
  code: nullable(inviteCodeShape),
  clock: clockSettingsShape,
  spectators: spectatorPolicyShape,
  absent: absencePolicyShape,
  ranked: bool,
  /** Open undo request; `seq` is the log length when it was made, and a later move ends it. */
  offer: nullable(strictObject({ seat: seatShape, seq: integer(0, 1e6), granted: list(seatShape, 16) })),
  /** Seats that muted undo requests. */
  undoMuted: list(seatShape, 16),
  /**
   * The latest draw offer: `line` is the history length when it was made, and a later move of anybody else declines it. `offered` is, by
   * seat, the length at its last offer, −1 for none: another one needs an own move after that.
   */
  draw: nullable(
    strictObject({
      offer: nullable(strictObject({ seat: seatShape, line: integer(0, 1e6), accepted: list(seatShape, 16) })),
      offered: list(integer(-1, 1e6), 16),
    }),
  ),
  /** Seats that want a rematch; when all persons do, `next` is the new match. */
  rematch: list(seatShape, 16),
  next: nullable(matchIdShape),
  /** Commitment to the seed, and the seed itself once the match is over. */
  fair: fairnessInfoShape,
  outcome: nullable(outcomeShape),
  created: timestampShape,
})
export type TableInfo = Omit<ShapeType<typeof tableShape>, 'outcome'> & { readonly outcome: Outcome | null }

/** A public table as the lobby lists it. */
export const lobbyTableShape = strictObject({
  match: matchIdShape,
  game: gameIdShape,
  options: sizeLimitedObject(limits.options),
  state: oneOf(['open', 'playing']),
  seats: list(tableSeatShape, 16),
  clock: clockSettingsShape,
  spectators: spectatorPolicyShape,
  created: timestampShape,
})
export type LobbyTable = ShapeType<typeof lobbyTableShape>

/** An unfinished table of the requester: `turn` lists the seats to move, as far as the requester may know; empty before the start. */
export const ownUnfinishedTableShape = strictObject({
  match: matchIdShape,
  game: gameIdShape,
  state: oneOf(['open', 'playing']),
  seats: list(tableSeatShape, 16),
  you: seatShape,
  turn: list(seatShape, 16),
  clock: clockSettingsShape,
  ranked: bool,
  created: timestampShape,
})
export type OwnUnfinishedTable = ShapeType<typeof ownUnfinishedTableShape>

/** A finished match in a person's history; `you` is their seat. */
export const matchHistoryEntryShape = strictObject({
  match: matchIdShape,
  game: text(20),
  players: list(strictObject({ name: text(120, undefined, 0), level: nullable(text(40)), strength: nullable(shownRatingShape) }), 16),
  you: seatShape,
  outcome: outcomeShape,
  ranked: bool,
  /** Change of the requester's rating; null where there was none. */
  change: nullable(finiteNumber),
  ended: timestampShape,
  /** Whether the server still has its rules version: without it there is no replay. */
  replay: bool,
})
export type MatchHistoryEntry = Omit<ShapeType<typeof matchHistoryEntryShape>, 'outcome'> & { readonly outcome: Outcome }

/** Clock reading in server time: time left per seat at `at`, and whose clock runs. */
export const clockReadingShape = strictObject({ left: list(integer(0, 1e12), 16), running: list(seatShape, 16), at: timestampShape })
export type ClockReading = ShapeType<typeof clockReadingShape>
