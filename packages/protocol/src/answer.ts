import { isPlain, type Rejection } from '@parlor/kernel'
import { anchorHeadShape, anchorPageShape } from './fair.ts'
import { limits } from './limit.ts'
import { meShape, personShape, ratingShape } from './person.ts'
import type { Answers, RouteName } from './route.ts'
import { decimal, list, nullable, plain, readAs, record, Refused, text, whole, type Shape } from './shape.ts'
import { gameId, levelId, lobbyTable, matchId, moment, ownTable, tableShape } from './table.ts'
import { finishedShape } from './tell.ts'

const nothing = record({})
const kept = record({ revision: whole(0, 1e9), value: nullable(plain(limits.kept)) })
const strength = { person: personShape, rating: decimal, deviation: decimal, games: whole(0, 1e9) }
const standing = record({ ...strength, rank: whole(1, 1e9) })
const ownStanding = record({ ...strength, rank: nullable(whole(1, 1e9)) })
/** Whatever somebody is called. */
const name: Shape<string> = (value, key) => (typeof value === 'string' ? value : new Refused('protocol.badField', key))
const players = list(record({ name, level: nullable(levelId) }), 16)

/** A whole object, of which only some can be judged here: a match's record is its game's to read. */
const object: Shape<Readonly<Record<string, unknown>>> = (value, key) => (isPlain(value) ? value : new Refused('protocol.badField', key))

const replay: Shape<unknown> = (value, key) => {
  const found = object(value, key)
  if (found instanceof Refused) return found
  const who = players(found['players'], 'players')
  return who instanceof Refused ? who : found
}

const shapes: { readonly [N in RouteName]: Shape<unknown> } = {
  greet: record({ protocol: whole(0, 1e6), games: list(record({ id: gameId, version: whole(1, 1e6), levels: list(levelId, 64) }), 64) }),
  arrive: meShape,
  me: meShape,
  rename: meShape,
  enlist: meShape,
  enter: meShape,
  exit: nothing,
  repass: nothing,
  erase: nothing,
  export: object,
  kept,
  keep: kept,
  lobby: record({ tables: list(lobbyTable, 500) }),
  mine: record({ tables: list(ownTable, limits.mine) }),
  open: record({ match: matchId, code: text(6, undefined, 0) }),
  quick: record({ match: matchId }),
  table: tableShape,
  invited: record({ match: matchId }),
  sit: tableShape,
  stand: tableShape,
  fill: tableShape,
  reveal: tableShape,
  anchors: record({ pages: list(anchorHeadShape, 500) }),
  anchorPage: anchorPageShape,
  history: record({ matches: list(finishedShape, 500), more: nullable(text(40)) }),
  replay,
  share: record({ token: text(32, /^[0-9a-f]{32}$/) }),
  shared: replay,
  rating: record({ now: nullable(ratingShape), graph: list(record({ at: moment, rating: decimal, deviation: decimal }), 1_000) }),
  leaders: record({ standings: list(standing, 500), you: nullable(ownStanding) }),
}

/** Reads what the server answered to a request. What a game made is its game's to understand. */
export function readAnswer<N extends RouteName>(name: N, value: unknown): Answers[N] | Rejection {
  return readAs(shapes[name], value) as Answers[N] | Rejection
}
