import { isRejection, readJson, type Rejection } from '@parlor/kernel'
import { digestShape } from './provably-fair.ts'
import { limits } from './limits.ts'
import { finiteNumber, bool, taggedUnion, nullable, oneOf, plainObject, readWithShape, text, integer, type ShapeType } from './shape.ts'
import { requestIdShape, gameIdShape, matchIdShape, seatShape } from './table.ts'

/** What can be said at a table; there is no free chat. */
export const reactions = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'oops',
  'thinking',
  'hurry',
  'wow',
  'smile',
  'sad',
  'laugh',
  'clap',
] as const
export type Reaction = (typeof reactions)[number]

export const undoRequestSteps = ['ask', 'grant', 'deny', 'withdraw'] as const
export const drawOfferSteps = ['offer', 'accept', 'decline', 'withdraw'] as const

/** Longest log. */
export const seqShape = integer(0, 1e6)

/**
 * Everything a client may say on its socket. What carries an `id` is answered by `done` or `refused` with the same id, and may be sent
 * again after any accident: it is done once.
 */
export const clientMessageShape = taggedUnion({
  /** Look at a match, from a seat where one holds it: `from` is the seq one has, null for none. Answered by `table` and, once it has begun, `steps` or `sync`. */
  watch: { match: matchIdShape, from: nullable(seqShape) },
  unwatch: { match: matchIdShape },
  /** A move in the game's notation, as the answer to this decision. `group` joins moves made in one gesture; `seen` is the length of the log one had: what was taken back since makes the move void. */
  move: {
    match: matchIdShape,
    id: requestIdShape,
    decision: integer(0, 1e9),
    move: text(limits.move),
    group: nullable(integer(0, 1e9)),
    seen: seqShape,
  },
  resign: { match: matchIdShape, id: requestIdShape },
  /** Goes for good: somebody plays on for the seat, or the match is given up. At a table that has not begun, stands up. */
  leave: { match: matchIdShape, id: requestIdShape },
  /** `seq` is the length of the log that was seen: an answer to an older question is stale. */
  undo: { match: matchIdShape, id: requestIdShape, step: oneOf(undoRequestSteps), seq: seqShape },
  /** Whether one wants to be asked for moves back in this match at all. */
  muteUndo: { match: matchIdShape, id: requestIdShape, muted: bool },
  /** Calls a ranked match off that does not count yet; refused as soon as it does. */
  abort: { match: matchIdShape, id: requestIdShape },
  /** Somebody owes a move and has been away for `rankedRules.claimSeconds`: the match is won against them, or at larger tables goes on without them. */
  claim: { match: matchIdShape, id: requestIdShape, seat: seatShape },
  /** A draw, where the game has draws: everybody has to accept. An offer and its answers name the length of the line it was made at. */
  draw: { match: matchIdShape, id: requestIdShape, step: oneOf(drawOfferSteps), line: seqShape },
  /** `commitment` is to the asker's word for the next deal; null where none is wanted. */
  rematch: { match: matchIdShape, id: requestIdShape, wanted: bool, commitment: nullable(digestShape) },
  react: { match: matchIdShape, reaction: oneOf(reactions) },
  /** Waits for an opponent of like strength (ranked) or any (casual); lasts as long as the socket. Answered by `queued` and, one day, `paired`. */
  queue: {
    id: requestIdShape,
    game: gameIdShape,
    preset: text(40),
    ranked: bool,
    secret: nullable(plainObject(limits.secret)),
    commitment: digestShape,
  },
  unqueue: { id: requestIdShape },
  ping: { at: finiteNumber },
})
export type ClientMessage = ShapeType<typeof clientMessageShape>
/** Every kind of asking there is. */
export const clientMessageKinds = clientMessageShape.names as readonly ClientMessage['kind'][]
export type ClientMessageOf<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

/** Reads one frame from a client. */
export function readClientMessage(frame: string): ClientMessage | Rejection {
  const json = readJson(frame, limits.frame)
  return isRejection(json) ? json : readWithShape(clientMessageShape, json.value)
}
