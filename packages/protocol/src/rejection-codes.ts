import { reject, type Rejection } from '@parlor/kernel'

/** The server's rejection codes, which are string keys of the page. Games and the kernel have their own. */
export const rejectionCodes = [
  'protocol.badField',
  'protocol.unknownKey',
  'protocol.missingKey',
  'protocol.unknownKind',
  /** Origin not allowed. */
  'protocol.origin',
  'protocol.tooMany',
  'protocol.tooLarge',
  'protocol.notJson',
  /** Another protocol version. Pages of version 1 have a string for this code. */
  'online.outdated',
  /** Internal error; done or not is unknown: retry with the same id. */
  'server.failed',
  /** The database is unavailable. */
  'server.away',
  'person.badName',
  'person.nobody',
  /** An account has this name, or a look-alike. */
  'account.nameTaken',
  'account.badName',
  'account.reservedName',
  /** Too many wrong passwords: wait `count` minutes. */
  'account.paused',
  'account.wrongPassword',
  'account.badEmail',
  'account.already',
  'account.none',
  'kept.newer',
  'game.unknown',
  'game.badLevel',
  /** The bot uses more than its seat's view, or thinks too long for a server. */
  'game.levelOffline',
  /** No such match, or the requester may not see it. */
  'match.unknown',
  'match.notBegun',
  /** Maximum number of spectators. */
  'match.crowded',
  'match.notSeated',
  'match.notHost',
  /** The match uses a rules version that this server does not have. */
  'match.otherRules',
  'match.notOver',
  /** The move arrived after the clock ran out. */
  'match.late',
  /** A clock job ran before the clock ran out. */
  'match.early',
  'table.full',
  'table.seatTaken',
  'table.hasBegun',
  'table.wrongSeats',
  'table.tooMany',
  'table.tooManyLive',
  /** The word does not belong to the commitment. */
  'deal.wrongWord',
  /** No deal in progress, or it was completed without the word. */
  'deal.tooLate',
  'undo.barrier',
  'undo.nothing',
  'undo.stale',
  'undo.notAsked',
  /** Requested already: again after the next move. */
  'undo.asked',
  /** A player has muted undo requests. */
  'undo.muted',
  'rematch.notOver',
  'rematch.someoneLeft',
  /** One of the players may not begin another match now. */
  'rematch.notNow',
  /** Too many aborts: the queue opens again in `count` minutes, at time `until`. */
  'ranked.paused',
  'ranked.playing',
  'ranked.notRanked',
  /** The match counts already: it can be resigned, not aborted. */
  'ranked.counts',
  /** The seat owes no move, or its player is present. */
  'claim.present',
  /** Not absent for long enough, or the claimer was not present throughout. */
  'claim.early',
  /** The game has no draws, or a bot plays. */
  'draw.none',
  'draw.early',
  /** Offered already: needs another own move first. */
  'draw.wait',
  'draw.notOffered',
  'queue.alreadyIn',
  'ranked.needsAccount',
  /** The account has an older name that is not unique. */
  'ranked.needsName',
  'replay.unknown',
  /** The match is over, and its rules version is gone. */
  'replay.otherRules',
] as const
type RejectionCode = (typeof rejectionCodes)[number]

/** Builds a rejection with one of these codes; others are type errors. */
export function refuse(code: RejectionCode, params?: Rejection['params']): Rejection {
  return reject(code, params)
}
