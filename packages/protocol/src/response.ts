import { isPlainObject, type Rejection } from '@parlor/kernel'
import { anchorPageSummaryShape, anchorPageShape } from './provably-fair.ts'
import { limits } from './limits.ts'
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
import { gameIdShape, levelIdShape, lobbyTableShape, matchIdShape, finishedMatchShape, ownTableShape, tableShape } from './table.ts'

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
  greet: record({
    protocol: integer(0, 1e6),
    games: list(record({ id: gameIdShape, version: integer(1, 1e6), levels: list(levelIdShape, 64) }), 64),
  }),
  arrive: meShape,
  me: meShape,
  rename: meShape,
  enlist: meShape,
  enter: meShape,
  exit: nothing,
  repass: nothing,
  erase: nothing,
  export: object,
  kept: accountData,
  keep: accountData,
  lobby: record({ tables: list(lobbyTableShape, 500) }),
  mine: record({ tables: list(ownTableShape, limits.mine) }),
  open: record({ match: matchIdShape, code: text(6, undefined, 0) }),
  quick: record({ match: matchIdShape }),
  table: tableShape,
  invited: record({ match: matchIdShape }),
  sit: tableShape,
  stand: tableShape,
  fill: tableShape,
  reveal: tableShape,
  anchors: record({ pages: list(anchorPageSummaryShape, 500) }),
  anchorPage: anchorPageShape,
  history: record({ matches: list(finishedMatchShape, 500), more: nullable(text(40)) }),
  replay,
  share: record({ token: text(32, /^[0-9a-f]{32}$/) }),
  shared: replay,
  rating: record({
    now: nullable(ratingShape),
    graph: list(record({ at: timestampShape, rating: finiteNumber, deviation: finiteNumber }), 1_000),
  }),
  leaders: record({ standings: list(standing, 500), you: nullable(ownStanding) }),
}

/** Validates a response. Game data is validated by its game. */
export function readResponse<N extends RouteName>(name: N, value: unknown): Responses[N] | Rejection {
  return readWithShape(shapes[name], value) as Responses[N] | Rejection
}
