import { isPlainObject, type Rejection } from '@parlor/kernel'
import { anchorPageSummaryShape, anchorPageShape } from './provably-fair.ts'
import { limits } from './protocol-constants.ts'
import { meShape, personShape, ratingShape } from './person.ts'
import { ratingReductions } from './ranked-rules.ts'
import type { Responses, RouteName } from './routes.ts'
import {
  finiteNumber,
  list,
  nullable,
  oneOf,
  sizeLimitedObject,
  readWithShape,
  strictObject,
  ShapeError,
  text,
  timestampShape,
  integer,
  type Shape,
} from './shape.ts'
import {
  gameIdShape,
  levelIdShape,
  lobbyTableShape,
  matchIdShape,
  matchHistoryEntryShape,
  ownUnfinishedTableShape,
  tableShape,
} from './table.ts'

const nothing = strictObject({})
const accountData = strictObject({ revision: integer(0, 1e9), value: nullable(sizeLimitedObject(limits.accountData)) })
const strength = { person: personShape, rating: finiteNumber, deviation: finiteNumber, games: integer(0, 1e9) }
const standing = strictObject({ ...strength, rank: integer(1, 1e9) })
const ownStanding = strictObject({ ...strength, rank: nullable(integer(1, 1e9)) })
/** Any name, also of older accounts. */
const name: Shape<string> = (value, key) => (typeof value === 'string' ? value : new ShapeError('protocol.badField', key))
const players = list(strictObject({ name, level: nullable(levelIdShape) }), 16)

/** An object that only its game can validate, such as a match record. */
const object: Shape<Readonly<Record<string, unknown>>> = (value, key) =>
  isPlainObject(value) ? value : new ShapeError('protocol.badField', key)

const replay: Shape<unknown> = (value, key) => {
  const found = object(value, key)
  if (found instanceof ShapeError) return found
  const who = players(found['players'], 'players')
  return who instanceof ShapeError ? who : found
}

const shapes: { readonly [N in RouteName]: Shape<unknown> } = {
  serverInfo: strictObject({
    protocol: integer(0, 1e6),
    games: list(strictObject({ id: gameIdShape, version: integer(1, 1e6), levels: list(levelIdShape, 64) }), 64),
  }),
  ensureGuest: meShape,
  me: meShape,
  rename: meShape,
  signUp: meShape,
  signIn: meShape,
  signOut: nothing,
  changePassword: nothing,
  deleteMe: nothing,
  exportData: object,
  readAccountData: accountData,
  saveAccountData: accountData,
  lobby: strictObject({ tables: list(lobbyTableShape, 500) }),
  myTables: strictObject({ tables: list(ownUnfinishedTableShape, limits.mine) }),
  openTable: strictObject({ match: matchIdShape, code: text(6, undefined, 0) }),
  quickMatch: strictObject({ match: matchIdShape }),
  table: tableShape,
  tableByCode: strictObject({ match: matchIdShape }),
  takeSeat: tableShape,
  standUp: tableShape,
  setBotSeat: tableShape,
  revealWord: tableShape,
  anchorPages: strictObject({ pages: list(anchorPageSummaryShape, 500) }),
  anchorPage: anchorPageShape,
  history: strictObject({ matches: list(matchHistoryEntryShape, 500), more: nullable(text(40)) }),
  replay,
  shareReplay: strictObject({ token: text(32, /^[0-9a-f]{32}$/) }),
  sharedReplay: replay,
  rating: strictObject({
    now: nullable(ratingShape),
    graph: list(strictObject({ at: timestampShape, rating: finiteNumber, deviation: finiteNumber }), 1_000),
  }),
  ratingChange: strictObject({
    change: nullable(
      strictObject({ before: finiteNumber, after: finiteNumber, reductions: list(oneOf(ratingReductions), ratingReductions.length) }),
    ),
  }),
  leaderboard: strictObject({ standings: list(standing, 500), you: nullable(ownStanding) }),
}

/** Validates a response. Game data is validated by its game. */
export function readResponse<N extends RouteName>(name: N, value: unknown): Responses[N] | Rejection {
  return readWithShape(shapes[name], value) as Responses[N] | Rejection
}
