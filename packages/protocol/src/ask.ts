import { isRejection, readJson, type Rejection } from '@parlor/kernel'
import { digest } from './fair.ts'
import { limits } from './limit.ts'
import { decimal, flag, kinds, nullable, oneOf, plain, readAs, text, whole, type Read } from './shape.ts'
import { askId, gameId, matchId, seatNumber } from './table.ts'

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

export const undoSteps = ['ask', 'grant', 'deny', 'withdraw'] as const
export const drawSteps = ['offer', 'accept', 'decline', 'withdraw'] as const

/** Longest log. */
export const seqNumber = whole(0, 1e6)

/**
 * Everything a client may say on its socket. What carries an `id` is answered by `done` or `refused` with the same id, and may be sent
 * again after any accident: it is done once.
 */
export const askShape = kinds({
  /** Look at a match, from a seat where one holds it: `from` is the seq one has, null for none. Answered by `table` and, once it has begun, `steps` or `sync`. */
  watch: { match: matchId, from: nullable(seqNumber) },
  unwatch: { match: matchId },
  /** A move in the game's notation, as the answer to this decision. `group` joins moves made in one gesture; `seen` is the length of the log one had: what was taken back since makes the move void. */
  move: { match: matchId, id: askId, decision: whole(0, 1e9), move: text(limits.move), group: nullable(whole(0, 1e9)), seen: seqNumber },
  resign: { match: matchId, id: askId },
  /** Goes for good: somebody plays on for the seat, or the match is given up. At a table that has not begun, stands up. */
  leave: { match: matchId, id: askId },
  /** `seq` is the length of the log that was seen: an answer to an older question is stale. */
  undo: { match: matchId, id: askId, step: oneOf(undoSteps), seq: seqNumber },
  /** Whether one wants to be asked for moves back in this match at all. */
  muteUndo: { match: matchId, id: askId, muted: flag },
  /** Calls a ranked match off that does not count yet; refused as soon as it does. */
  abort: { match: matchId, id: askId },
  /** Somebody owes a move and has been away for `rankedRules.claimSeconds`: the match is won against them, or at larger tables goes on without them. */
  claim: { match: matchId, id: askId, seat: seatNumber },
  /** A draw, where the game has draws: everybody has to accept. An offer and its answers name the length of the line it was made at. */
  draw: { match: matchId, id: askId, step: oneOf(drawSteps), line: seqNumber },
  /** `commitment` is to the asker's word for the next deal; null where none is wanted. */
  rematch: { match: matchId, id: askId, wanted: flag, commitment: nullable(digest) },
  react: { match: matchId, reaction: oneOf(reactions) },
  /** Waits for an opponent of like strength (ranked) or any (casual); lasts as long as the socket. Answered by `queued` and, one day, `paired`. */
  queue: { id: askId, game: gameId, preset: text(40), ranked: flag, secret: nullable(plain(limits.secret)), commitment: digest },
  unqueue: { id: askId },
  ping: { at: decimal },
})
export type Ask = Read<typeof askShape>
/** Every kind of asking there is. */
export const askKinds = askShape.names as readonly Ask['kind'][]
export type AskOf<K extends Ask['kind']> = Extract<Ask, { kind: K }>

/** Reads one frame from a client. */
export function readAsk(frame: string): Ask | Rejection {
  const json = readJson(frame, limits.frame)
  return isRejection(json) ? json : readAs(askShape, json.value)
}
