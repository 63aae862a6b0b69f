import { reject, type Rejection } from '@parlor/kernel'

/** Every reason of the server's own to refuse something: keys for the page's words. Games and the kernel bring theirs. */
export const rejectionCodes = [
  'protocol.badField',
  'protocol.unknownKey',
  'protocol.missingKey',
  'protocol.unknownKind',
  /** The page is not one of ours. */
  'protocol.origin',
  'protocol.tooMany',
  'protocol.tooLarge',
  'protocol.notJson',
  /** The page speaks another version of the protocol. Pages of the first version have words for this name. */
  'online.outdated',
  /** Something broke on the server; nothing was done, or it is kept: ask again with the same id. */
  'server.failed',
  /** The store does not answer for the moment. */
  'server.away',
  'person.badName',
  'person.nobody',
  /** Somebody's account has this name, or one that looks like it. */
  'account.nameTaken',
  'account.badName',
  'account.reservedName',
  /** Too many wrong passwords for this account: `count` minutes to wait. */
  'account.paused',
  'account.wrongPassword',
  'account.badEmail',
  'account.already',
  'account.none',
  'kept.newer',
  'game.unknown',
  'game.badLevel',
  /** The bot sees more than a player may, or thinks longer than a server can wait. */
  'game.levelOffline',
  /** There is no such match, or it is not the asker's to see. */
  'match.unknown',
  'match.notBegun',
  /** So many look on already that there is no room for another. */
  'match.crowded',
  'match.notSeated',
  'match.notHost',
  /** The match is played by rules that this server does not have. */
  'match.otherRules',
  'match.notOver',
  /** Whose move it is had no time left when it came. */
  'match.late',
  /** A clock was to fire that has not run out. */
  'match.early',
  'table.full',
  'table.seatTaken',
  'table.hasBegun',
  'table.wrongSeats',
  'table.tooMany',
  /** Too many matches under way at once. */
  'table.tooManyLive',
  /** The word does not belong to the commitment. */
  'deal.wrongWord',
  /** There is no deal under way, or it has been made without the word. */
  'deal.tooLate',
  'undo.barrier',
  'undo.nothing',
  'undo.stale',
  'undo.notAsked',
  /** Asked and answered: again after the next move. */
  'undo.asked',
  /** Somebody at the table does not want to be asked. */
  'undo.muted',
  'rematch.notOver',
  /** Too many matches aborted: the queue opens again in so many minutes, at the moment `until`. */
  'ranked.paused',
  /** One ranked match at a time. */
  'ranked.playing',
  /** It is not ranked. */
  'ranked.notRanked',
  /** Enough has been played for the match to count: it can be given up, not called off. */
  'ranked.counts',
  /** The seat owes nothing, or is there. */
  'claim.present',
  /** Not away for long enough yet, or the claimer was not there all the time. */
  'claim.early',
  /** The game has no draws, or a bot sits there. */
  'draw.none',
  'draw.early',
  /** Offered already: another move of one's own comes first. */
  'draw.wait',
  'draw.notOffered',
  'queue.alreadyIn',
  'ranked.needsAccount',
  /** The account's name is an older one that is not its own alone. */
  'ranked.needsName',
  'replay.unknown',
  /** The match is over, and the rules it was played by are no longer here. */
  'replay.otherRules',
] as const
export type RejectionCode = (typeof rejectionCodes)[number]

/** A refusal by one of the server's own reasons. */
export function refuse(code: RejectionCode, params?: Rejection['params']): Rejection {
  return reject(code, params)
}
