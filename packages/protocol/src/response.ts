import { isPlainObject, type Rejection } from '@parlor/kernel'
import { anchorPageSummaryShape, anchorPageShape } from './provably-fair.ts'
import { limits } from './protocol-constants.ts'
import { meShape, personShape, ratingShape } from './person.ts'
import type { Responses, RouteName } from './routes.ts'
import {
  finiteNumber,
  list,
  nullable,
  plainObject,
  readWithShape,
  record,
  ShapeError,
  text,
  timestampShape,
  integer,
  type Shape,
} from './shape.ts'
import { gameIdShape, levelIdShape, lobbyTableShape, matchIdShape, matchHistoryEntryShape, ownTableShape, tableShape } from './table.ts'

const nothing = record({})
const accountData = record({ revision: integer(0, 1e9), value: nullable(plainObject(limits.kept)) })
const strength = { person: personShape, rating: finiteNumber, deviation: finiteNumber, games: integer(0, 1e9) }
const standing = record({ ...strength, rank: integer(1, 1e9) })
const ownStanding = record({ ...strength, rank: nullable(integer(1, 1e9)) })
/** Any name, also of older accounts. */
const name: Shape<string> = (value, key) => (typeof value === 'string' ? value : new ShapeError('protocol.badField', key))
const players = list(record({ name, level: nullable(levelIdShape) }), 16)

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
  serverInfo: record({
    protocol: integer(0, 1e6),
    games: list(record({ id: gameIdShape, version: integer(1, 1e6), levels: list(levelIdShape, 64) }), 64),
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
  lobby: record({ tables: list(lobbyTableShape, 500) }),
  myTables: record({ tables: list(ownTableShape, limits.mine) }),
  openTable: record({ match: matchIdShape, code: text(6, undefined, 0) }),
  quickMatch: record({ match: matchIdShape }),
  table: tableShape,
  tableByCode: record({ match: matchIdShape }),
  takeSeat: tableShape,
  standUp: tableShape,
  setBotSeat: tableShape,
  revealWord: tableShape,
  anchorPages: record({ pages: list(anchorPageSummaryShape, 500) }),
  anchorPage: anchorPageShape,
  history: record({ matches: list(matchHistoryEntryShape, 500), more: nullable(text(40)) }),
  replay,
  shareReplay: record({ token: text(32, /^[0-9a-f]{32}$/) }),
  sharedReplay: replay,
  rating: record({
    now: nullable(ratingShape),
    graph: list(record({ at: timestampShape, rating: finiteNumber, deviation: finiteNumber }), 1_000),
  }),
  leaderboard: record({ standings: list(standing, 500), you: nullable(ownStanding) }),
}

/** Validates a response. Game data is validated by its game. */
export function readResponse<N extends RouteName>(name: N, value: unknown): Responses[N] | Rejection {
  return readWithShape(shapes[name], value) as Responses[N] | Rejection
}
