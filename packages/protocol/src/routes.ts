import type { MatchRecord } from '@parlor/kernel/host'
import { digestShape, type AnchorPageSummary, type AnchorPage } from './provably-fair.ts'
import { limits } from './protocol-constants.ts'
import type { Me, Person, Rating } from './person.ts'
import type { RatingReduction } from './ranked-rules.ts'
import { nullable, oneOf, sizeLimitedObject, strictObject, ShapeError, text, integer, type ShapeType, type Shape } from './shape.ts'
import {
  requestIdShape,
  gameIdShape,
  levelIdShape,
  newTableShape,
  seatShape,
  type MatchHistoryEntry,
  type LobbyTable,
  type OwnUnfinishedTable,
  type TableInfo,
} from './table.ts'

const address = text(254, /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/)
const email: Shape<string> = (value, key) => {
  const read = address(value, key)
  return read instanceof ShapeError ? new ShapeError('account.badEmail', key) : read
}
const password = text(limits.password[1], undefined, limits.password[0])
const secret = nullable(sizeLimitedObject(limits.secret))

/** Names of the data stored with an account besides matches. */
const accountDataNames = ['settings', 'decks'] as const
export type AccountDataName = (typeof accountDataNames)[number]

/** Request bodies by route. */
export const requestBodyShapes = {
  ensureGuest: strictObject({}),
  rename: strictObject({ name: text(4 * limits.name) }),
  /** Makes the name the account's; the e-mail is shown to nobody, and nothing is sent to it. */
  signUp: strictObject({ name: text(4 * limits.name), password, email: nullable(email) }),
  /** By the account's name. Accounts created with an e-mail are also found by that. */
  signIn: strictObject({ name: text(254), password }),
  signOut: strictObject({}),
  changePassword: strictObject({ current: password, next: password }),
  /** Accounts confirm with their password; guests send null. */
  deleteMe: strictObject({ password: nullable(password) }),
  saveAccountData: strictObject({ revision: integer(0, 1e9), value: sizeLimitedObject(limits.accountData) }),
  /** `id` is an idempotency key. `commitment` is to the sender's word, which becomes a part of the seed. */
  openTable: strictObject({ id: requestIdShape, table: newTableShape, commitment: digestShape }),
  quickMatch: strictObject({ id: requestIdShape, game: gameIdShape, secret, commitment: digestShape }),
  /** `seat` null: any free one. */
  takeSeat: strictObject({ seat: nullable(seatShape), secret, commitment: digestShape }),
  standUp: strictObject({}),
  /** The word of the sender's commitment, once every seat is taken. */
  revealWord: strictObject({ word: digestShape }),
  /** The host sets a bot on an open seat, or opens a bot's seat with null. */
  setBotSeat: strictObject({ seat: seatShape, level: nullable(levelIdShape) }),
  shareReplay: strictObject({}),
} as const
/** Types of the request bodies by route. */
export type RequestBodies = { readonly [K in keyof typeof requestBodyShapes]: ShapeType<(typeof requestBodyShapes)[K]> }

/** A value stored with the account. Saving with another revision than the server's is refused by `kept.newer`; read again and merge. */
export interface RevisionedAccountData {
  readonly revision: number
  readonly value: Readonly<Record<string, unknown>> | null
}

interface RatingPoint {
  readonly at: number
  readonly rating: number
  readonly deviation: number
}

/** What a match did to the requester's rating. */
export interface RatingChange {
  readonly before: number
  readonly after: number
  /** Why it counted less than a full match. */
  readonly reductions: readonly RatingReduction[]
}

interface RankedStanding extends Rating {
  readonly person: Person
  readonly rank: number
}

/** The requester's own; rank null without an account, or while the rating is provisional. */
interface OwnRankedStanding extends Rating {
  readonly person: Person
  readonly rank: number | null
}

interface ServerInfo {
  readonly protocol: number
  readonly games: readonly { readonly id: string; readonly version: number; readonly levels: readonly string[] }[]
}

/** Response bodies by route. An error is `{ rejected, params }` with status 400, 401, 403, 404, 409, 410, 413, 415, 426, 429 or 503. */
export interface Responses {
  serverInfo: ServerInfo
  ensureGuest: Me
  me: Me
  rename: Me
  signUp: Me
  signIn: Me
  signOut: Record<string, never>
  changePassword: Record<string, never>
  deleteMe: Record<string, never>
  exportData: Readonly<Record<string, unknown>>
  readAccountData: RevisionedAccountData
  saveAccountData: RevisionedAccountData
  lobby: { readonly tables: readonly LobbyTable[] }
  /** Unfinished tables of the requester, newest first. */
  myTables: { readonly tables: readonly OwnUnfinishedTable[] }
  openTable: { readonly match: string; readonly code: string }
  quickMatch: { readonly match: string }
  table: TableInfo
  tableByCode: { readonly match: string }
  takeSeat: TableInfo
  standUp: TableInfo
  setBotSeat: TableInfo
  revealWord: TableInfo
  /** Newest first. */
  anchorPages: { readonly pages: readonly AnchorPageSummary[] }
  anchorPage: AnchorPage
  history: { readonly matches: readonly MatchHistoryEntry[]; readonly more: string | null }
  /** Full record with seed and secrets; only when the match is over. */
  replay: MatchRecord & { readonly players: readonly { readonly name: string; readonly level: string | null }[] }
  shareReplay: { readonly token: string }
  sharedReplay: Responses['replay']
  rating: { readonly now: Rating | null; readonly graph: readonly RatingPoint[] }
  /** Null where the match changed no rating of the requester. */
  ratingChange: { readonly change: RatingChange | null }
  leaderboard: { readonly standings: readonly RankedStanding[]; readonly you: OwnRankedStanding | null }
}

/** Method and path of every route; `:name` is a path parameter. */
export const routes = {
  serverInfo: ['GET', '/api'],
  /** Creates a guest where there is no session cookie. Before anything else. */
  ensureGuest: ['POST', '/api/me'],
  me: ['GET', '/api/me'],
  rename: ['POST', '/api/me/name'],
  exportData: ['GET', '/api/me/export'],
  deleteMe: ['POST', '/api/me/erase'],
  readAccountData: ['GET', '/api/me/kept/:name'],
  saveAccountData: ['PUT', '/api/me/kept/:name'],
  /** Turns the guest into an account: matches and ratings stay. */
  signUp: ['POST', '/api/account'],
  signIn: ['POST', '/api/account/enter'],
  signOut: ['POST', '/api/account/exit'],
  changePassword: ['POST', '/api/account/password'],
  /** `?game=` filters. */
  lobby: ['GET', '/api/tables'],
  myTables: ['GET', '/api/me/tables'],
  openTable: ['POST', '/api/tables'],
  /** Takes a seat at an open public table, or opens one. */
  quickMatch: ['POST', '/api/quick'],
  table: ['GET', '/api/tables/:match'],
  takeSeat: ['POST', '/api/tables/:match/sit'],
  standUp: ['POST', '/api/tables/:match/stand'],
  setBotSeat: ['POST', '/api/tables/:match/fill'],
  revealWord: ['POST', '/api/tables/:match/reveal'],
  /** Published anchors of the server's hash chains. */
  anchorPages: ['GET', '/api/fair'],
  anchorPage: ['GET', '/api/fair/:page'],
  tableByCode: ['GET', '/api/invites/:code'],
  /** `?before=` takes the cursor `more`. */
  history: ['GET', '/api/history'],
  replay: ['GET', '/api/matches/:match/replay'],
  shareReplay: ['POST', '/api/matches/:match/share'],
  sharedReplay: ['GET', '/api/replays/:token'],
  rating: ['GET', '/api/ratings/:game'],
  ratingChange: ['GET', '/api/matches/:match/rating'],
  leaderboard: ['GET', '/api/leaders/:game'],
} as const
/** Name of a route. */
export type RouteName = keyof typeof routes

/** The WebSocket's path; `?v=` is the protocol version. */
export const socketPath = '/api/socket'

/** Path of a route with its parameters filled in. */
export function pathOf(name: RouteName, parts: Readonly<Record<string, string>> = {}): string {
  return routes[name][1].replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''))
}

/** One of the names of account data. */
export const accountDataNameShape = oneOf(accountDataNames)
/** Token in the link of a shared replay: 128 random bits. */
export const shareTokenShape = text(32, /^[0-9a-f]{32}$/)
