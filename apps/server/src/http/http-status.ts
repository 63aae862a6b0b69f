import type { Rejection } from '@parlor/kernel'

const statuses: Readonly<Record<string, number>> = {
  'person.nobody': 401,
  'account.wrongPassword': 403,
  'protocol.origin': 403,
  'match.notHost': 403,
  'ranked.needsAccount': 403,
  'ranked.needsName': 403,
  'match.notSeated': 403,
  'match.unknown': 404,
  'replay.unknown': 404,
  'game.unknown': 404,
  'kept.newer': 409,
  'account.nameTaken': 409,
  'account.already': 409,
  'match.notOver': 409,
  'replay.otherRules': 410,
  'deal.tooLate': 409,
  'table.full': 409,
  'table.seatTaken': 409,
  'table.hasBegun': 409,
  'json.tooLarge': 413,
  'protocol.tooLarge': 413,
  'protocol.notJson': 415,
  'online.outdated': 426,
  'protocol.tooMany': 429,
  'account.paused': 429,
  'table.tooMany': 429,
  'table.tooManyLive': 429,
  'server.failed': 500,
  'match.otherRules': 503,
  'server.away': 503,
}

export function httpStatusOf({ rejected }: Rejection): number {
  return statuses[rejected] ?? 400
}
