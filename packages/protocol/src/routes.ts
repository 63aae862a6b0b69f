import type { MatchRecord } from '@parlor/kernel'
import { digestShape, type AnchorPageSummary, type AnchorPage } from './provably-fair.ts'
import { limits } from './limits.ts'
import type { Me, Person, Rating } from './person.ts'
import { nullable, oneOf, plainObject, record, ShapeError, text, integer, type ShapeType, type Shape } from './shape.ts'
import {
  requestIdShape,
  gameIdShape,
  levelIdShape,
  newTableShape,
  seatShape,
  type FinishedMatch,
  type LobbyTable,
  type OwnTable,
  type TableInfo,
} from './table.ts'

const address = text(254, /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/)
const email: Shape<string> = (value, key) => {
  const read = address(value, key)
  return read instanceof ShapeError ? new ShapeError('account.badEmail', key) : read
}
const password = text(limits.password[1], undefined, limits.password[0])
const secret = nullable(plainObject(limits.secret))

/** Names of the data stored with an account besides matches. */
export const accountDataNames = ['settings', 'decks'] as const
export type AccountDataName = (typeof accountDataNames)[number]

/** Request bodies by route. */
export const requestBodies = {
  arrive: record({}),
  rename: record({ name: text(4 * limits.name) }),
  /** Makes the name the account's; the e-mail is shown to nobody, and nothing is sent to it. */
  enlist: record({ name: text(4 * limits.name), password, email: nullable(email) }),
  /** By the account's name. Accounts created with an e-mail are also found by that. */
  enter: record({ name: text(254), password }),
  exit: record({}),
  repass: record({ current: password, next: password }),
  /** Accounts confirm with their password; guests send null. */
  erase: record({ password: nullable(password) }),
  keep: record({ revision: integer(0, 1e9), value: plainObject(limits.kept) }),
  /** `id` is an idempotency key. `commitment` is to the sender's word, which becomes a part of the seed. */
  open: record({ id: requestIdShape, table: newTableShape, commitment: digestShape }),
  quick: record({ id: requestIdShape, game: gameIdShape, secret, commitment: digestShape }),
  /** `seat` null: any free one. */
  sit: record({ seat: nullable(seatShape), secret, commitment: digestShape }),
  stand: record({}),
  /** The word of the sender's commitment, once every seat is taken. */
  reveal: record({ word: digestShape }),
  /** The host sets a bot on an open seat, or opens a bot's seat with null. */
  fill: record({ seat: seatShape, level: nullable(levelIdShape) }),
  share: record({}),
} as const
export type RequestBodies = { readonly [K in keyof typeof requestBodies]: ShapeType<(typeof requestBodies)[K]> }

/** A value stored with the account. Saving with another revision than the server's is refused by `kept.newer`; read again and merge. */
export interface AccountData {
  readonly revision: number
  readonly value: Readonly<Record<string, unknown>> | null
}

export interface RatingPoint {
  readonly at: number
  readonly rating: number
  readonly deviation: number
}

export interface RankedStanding extends Rating {
  readonly person: Person
  readonly rank: number
}

/** The requester's own; rank null without an account, or while the rating is provisional. */
export interface OwnRankedStanding extends Rating {
  readonly person: Person
  readonly rank: number | null
}

export interface ServerInfo {
  readonly protocol: number
  readonly games: readonly { readonly id: string; readonly version: number; readonly levels: readonly string[] }[]
}

/** Response bodies by route. An error is `{ rejected, params }` with status 400, 401, 403, 404, 409, 410, 413, 415, 426, 429 or 503. */
export interface Responses {
  greet: ServerInfo
  arrive: Me
  me: Me
  rename: Me
  enlist: Me
  enter: Me
  exit: Record<string, never>
  repass: Record<string, never>
  erase: Record<string, never>
  export: Readonly<Record<string, unknown>>
  kept: AccountData
  keep: AccountData
  lobby: { readonly tables: readonly LobbyTable[] }
  /** Unfinished tables of the requester, newest first. */
  mine: { readonly tables: readonly OwnTable[] }
  open: { readonly match: string; readonly code: string }
  quick: { readonly match: string }
  table: TableInfo
  invited: { readonly match: string }
  sit: TableInfo
  stand: TableInfo
  fill: TableInfo
  reveal: TableInfo
  /** Newest first. */
  anchors: { readonly pages: readonly AnchorPageSummary[] }
  anchorPage: AnchorPage
  history: { readonly matches: readonly FinishedMatch[]; readonly more: string | null }
  /** Full record with seed and secrets; only when the match is over. */
  replay: MatchRecord & { readonly players: readonly { readonly name: string; readonly level: string | null }[] }
  share: { readonly token: string }
  shared: Responses['replay']
  rating: { readonly now: Rating | null; readonly graph: readonly RatingPoint[] }
  leaders: { readonly standings: readonly RankedStanding[]; readonly you: OwnRankedStanding | null }
}

/** Method and path of every route; `:name` is a path parameter. */
export const routes = {
  greet: ['GET', '/api'],
  /** Creates a guest where there is no session cookie. Before anything else. */
  arrive: ['POST', '/api/me'],
  me: ['GET', '/api/me'],
  rename: ['POST', '/api/me/name'],
  export: ['GET', '/api/me/export'],
  erase: ['POST', '/api/me/erase'],
  kept: ['GET', '/api/me/kept/:name'],
  keep: ['PUT', '/api/me/kept/:name'],
  /** Turns the guest into an account: matches and ratings stay. */
  enlist: ['POST', '/api/account'],
  enter: ['POST', '/api/account/enter'],
  exit: ['POST', '/api/account/exit'],
  repass: ['POST', '/api/account/password'],
  /** `?game=` filters. */
  lobby: ['GET', '/api/tables'],
  mine: ['GET', '/api/me/tables'],
  open: ['POST', '/api/tables'],
  /** Takes a seat at an open public table, or opens one. */
  quick: ['POST', '/api/quick'],
  table: ['GET', '/api/tables/:match'],
  sit: ['POST', '/api/tables/:match/sit'],
  stand: ['POST', '/api/tables/:match/stand'],
  fill: ['POST', '/api/tables/:match/fill'],
  reveal: ['POST', '/api/tables/:match/reveal'],
  /** Published anchors of the server's hash chains. */
  anchors: ['GET', '/api/fair'],
  anchorPage: ['GET', '/api/fair/:page'],
  invited: ['GET', '/api/invites/:code'],
  /** `?before=` takes the cursor `more`. */
  history: ['GET', '/api/history'],
  replay: ['GET', '/api/matches/:match/replay'],
  share: ['POST', '/api/matches/:match/share'],
  shared: ['GET', '/api/replays/:token'],
  rating: ['GET', '/api/ratings/:game'],
  leaders: ['GET', '/api/leaders/:game'],
} as const
export type RouteName = keyof typeof routes

/** The WebSocket's path; `?v=` is the protocol version. */
export const socketPath = '/api/socket'

export function pathOf(name: RouteName, parts: Readonly<Record<string, string>> = {}): string {
  return routes[name][1].replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''))
}

export const accountDataNameShape = oneOf(accountDataNames)
export const shareTokenShape = text(32, /^[0-9a-f]{32}$/)
