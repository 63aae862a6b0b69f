import { isRejection, readJson, type Rejection } from '@parlor/kernel'
import { digestShape } from './provably-fair.ts'
import { limits } from './protocol-constants.ts'
import {
  finiteNumber,
  bool,
  taggedUnion,
  nullable,
  oneOf,
  sizeLimitedObject,
  readWithShape,
  text,
  integer,
  type ShapeType,
} from './shape.ts'
import { requestIdShape, gameIdShape, matchIdShape, seatShape } from './table.ts'

/** Reactions; there is no free chat. */
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

const undoRequestSteps = ['ask', 'grant', 'deny', 'withdraw'] as const
const drawOfferSteps = ['offer', 'accept', 'decline', 'withdraw'] as const

/** Bounded by the longest log. */
export const seqShape = integer(0, 1e6)

/**
 * Everything a client may send on its socket. Messages with an `id` are answered by `done` or `refused` with the same id and are
 * idempotent: they may be resent after a disconnect.
 */
const clientMessageShape = taggedUnion({
  /**
   * Subscribes to a match, from the person's seat where they have one: `from` is the seq the client has, null for none. Answered by `table`
   * and, once the match has started, `steps` or `sync`.
   */
  watch: { match: matchIdShape, from: nullable(seqShape) },
  unwatch: { match: matchIdShape },
  /**
   * A move in the game's notation, for this decision. `group` joins moves of one gesture; `seen` is the log length the client had: an undo
   * since then voids the move.
   */
  move: {
    match: matchIdShape,
    id: requestIdShape,
    decision: integer(0, 1e9),
    move: text(limits.move),
    group: nullable(integer(0, 1e9)),
    seen: seqShape,
  },
  resign: { match: matchIdShape, id: requestIdShape },
  /** Leaves for good: a substitute plays on, or the match is resigned. At an open table, stands up. */
  leave: { match: matchIdShape, id: requestIdShape },
  /** `seq` is the log length seen: an answer to an older request is stale. */
  undo: { match: matchIdShape, id: requestIdShape, step: oneOf(undoRequestSteps), seq: seqShape },
  /** Whether to accept undo requests in this match at all. */
  muteUndo: { match: matchIdShape, id: requestIdShape, muted: bool },
  /** Aborts a ranked match that does not count yet; refused as soon as it does. */
  abort: { match: matchIdShape, id: requestIdShape },
  /**
   * Claims against a player who owes a move and has been absent for `rankedRules.claimSeconds`: wins the match, or at larger tables makes
   * their seat left.
   */
  claim: { match: matchIdShape, id: requestIdShape, seat: seatShape },
  /** A draw, where the game has draws: everybody has to accept. `line` is the history length at which the offer was made. */
  draw: { match: matchIdShape, id: requestIdShape, step: oneOf(drawOfferSteps), line: seqShape },
  /** `commitment` is to the sender's word for the next deal; null with `wanted` false. */
  rematch: { match: matchIdShape, id: requestIdShape, wanted: bool, commitment: nullable(digestShape) },
  react: { match: matchIdShape, reaction: oneOf(reactions) },
  /** Waits for an opponent of similar rating (ranked) or any (casual) while the socket is open. Answered by `queued` and later `paired`. */
  queue: {
    id: requestIdShape,
    game: gameIdShape,
    preset: text(40),
    ranked: bool,
    secret: nullable(sizeLimitedObject(limits.secret)),
    commitment: digestShape,
  },
  unqueue: { id: requestIdShape },
  ping: { at: finiteNumber },
})
/** Everything a client may send on a socket. */
export type ClientMessage = ShapeType<typeof clientMessageShape>
/** Every kind of client message. */
export const clientMessageKinds = clientMessageShape.names as readonly ClientMessage['kind'][]
/** Client messages of one kind. */
export type ClientMessageOf<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

/** Reads a frame strictly: size, depth, JSON, then the shape. */
export function readClientMessage(frame: string): ClientMessage | Rejection {
  const json = readJson(frame, limits.frame)
  return isRejection(json) ? json : readWithShape(clientMessageShape, json.value)
}
