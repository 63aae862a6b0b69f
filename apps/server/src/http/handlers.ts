import type { Readable } from 'node:stream'
import { isRejection, type Rejection } from '@parlor/kernel'
import {
  gameIdShape,
  inviteCodeShape,
  accountDataNameShape,
  matchIdShape,
  protocolVersion,
  readWithShape,
  refuse,
  shareTokenShape,
  type Responses,
  type RequestBodies,
  type RouteName,
} from '@parlor/protocol'
import { games, onlineLevelsOf } from '../games.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import type { Auth } from '../accounts/auth.ts'
import type { Identities, Identity } from '../accounts/identities.ts'
import type { Leaderboards } from '../ratings/leaderboards.ts'
import { exportMatchesOf, finishedMatchesOf, replayFor, streamExport, unfinishedTablesOf, type RunQueued } from '../match/match-history.ts'
import type { ReplayCache } from '../match/replay-cache.ts'
import { freshSeed } from '../random.ts'
import { openTable } from '../tables/open-table.ts'
import type { LobbyCache } from '../tables/lobby-cache.ts'
import { quickMatch } from '../tables/quick-match.ts'
import { setBotSeat, revealWord, takeSeat, standUp, tableInfoFor } from '../tables/seating.ts'
import type { RankedStandingRow } from '../store/ratings.ts'
import { accountHandlers } from './account-handlers.ts'

export interface HandlerDeps {
  readonly rooms: MatchRooms
  readonly auth: Auth
  readonly identities: Identities
  readonly lobby: LobbyCache
  readonly leaderboards: Leaderboards
  readonly replays: ReplayCache
  /** Session or name of these people has changed: on every node, ended sessions' sockets close and tables show the new names. */
  publishPeopleChange(...people: readonly string[]): Promise<void>
}

/** A validated request. */
export interface RequestContext<N extends RouteName = RouteName> {
  readonly identity: Identity | null
  /** The sender's id; empty on public routes without a session. */
  readonly person: string
  readonly cookie: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: N extends keyof RequestBodies ? RequestBodies[N] : unknown
  setCookies(cookies: readonly string[]): void
  /** For what goes on after the response has begun. */
  readonly inExportTurn: RunQueued
}

/** A response too large for one piece is a stream of JSON. */
export type Handler<N extends RouteName> = (
  deps: HandlerDeps,
  context: RequestContext<N>,
) => Promise<Responses[N] | Rejection | (N extends 'exportData' ? Readable : never)>

/** Routes that need no session. */
export const publicRoutes: ReadonlySet<RouteName> = new Set([
  'serverInfo',
  'ensureGuest',
  'signIn',
  'lobby',
  'sharedReplay',
  'leaderboard',
  'anchorPages',
  'anchorPage',
])

export const handlers: { readonly [N in RouteName]: Handler<N> } = {
  ...accountHandlers,

  serverInfo: async () => ({
    protocol: protocolVersion,
    games: games.map((pkg) => ({ id: pkg.game.id, version: pkg.game.version, levels: onlineLevelsOf(pkg).map(({ id }) => id) })),
  }),

  async exportData({ rooms, replays }, { person, inExportTurn }) {
    const { people, pool } = rooms.stores
    return streamExport(await people.exportData(pool, person), exportMatchesOf(rooms, replays, person), inExportTurn)
  },

  async readAccountData({ rooms }, { person, params }) {
    const name = readWithShape(accountDataNameShape, params['name'])
    if (isRejection(name)) return name
    const found = await rooms.stores.people.readData(person, name)
    return found ? { revision: found.revision, value: JSON.parse(found.value) as Record<string, unknown> } : { revision: 0, value: null }
  },

  async saveAccountData({ rooms }, { identity, person, params, body }) {
    // Guests cost nothing to make: theirs would fill the disk.
    if (identity!.person.account === null) return refuse('account.none')
    const name = readWithShape(accountDataNameShape, params['name'])
    if (isRejection(name)) return name
    const saved = await rooms.stores.people.saveData(person, name, body.revision, JSON.stringify(body.value))
    return saved ? { revision: body.revision + 1, value: body.value } : refuse('kept.newer')
  },

  async lobby({ lobby }, { query }) {
    const game = query['game'] === undefined ? null : readWithShape(gameIdShape, query['game'])
    if (isRejection(game)) return game
    return { tables: await lobby.tables(game) }
  },

  myTables: async ({ rooms }, { person }) => ({ tables: await unfinishedTablesOf(rooms, person) }),

  async openTable({ rooms }, { person, body }) {
    const row = await openTable(rooms, person, body.id, body.table, body.commitment)
    return isRejection(row) ? row : { match: row.id, code: row.code ?? '' }
  },

  quickMatch: async ({ rooms }, { person, body }) => quickMatch(rooms, person, body),
  table: async ({ rooms }, { person, params }) => atMatch(params, (match) => tableInfoFor(rooms, person, match)),
  takeSeat: async ({ rooms }, { person, params, body }) => atMatch(params, (match) => takeSeat(rooms, person, match, body)),
  standUp: async ({ rooms }, { person, params }) => atMatch(params, (match) => standUp(rooms, person, match)),
  setBotSeat: async ({ rooms }, { person, params, body }) => atMatch(params, (match) => setBotSeat(rooms, person, match, body)),

  revealWord: async ({ rooms }, { person, params, body }) => atMatch(params, (match) => revealWord(rooms, person, match, body)),
  anchorPages: async ({ rooms }) => ({ pages: await rooms.stores.chains.latestPages() }),

  async anchorPage({ rooms }, { params }) {
    const page = Number(params['page'])
    return (Number.isInteger(page) && page > 0 && page < 2 ** 31 ? await rooms.stores.chains.page(page) : null) ?? refuse('match.unknown')
  },

  async tableByCode({ rooms }, { params }) {
    const code = readWithShape(inviteCodeShape, params['code']?.toUpperCase())
    const row = isRejection(code) ? null : await rooms.stores.matches.findBy('code', code)
    return row ? { match: row.id } : refuse('match.unknown')
  },

  history: async ({ rooms }, { person, query }) => finishedMatchesOf(rooms, person, query['before']),
  replay: async ({ rooms, replays }, { person, params }) => atMatch(params, (match) => replayFor(rooms, replays, person, match)),

  async shareReplay({ rooms }, { person, params }) {
    return atMatch(params, async (match) => {
      const room = await rooms.openFor(match, person)
      if (isRejection(room)) return room
      return room.runExclusive(async () => {
        if (rooms.multiNode) await rooms.refresh(room)
        if (room.seatOf(person) === 'watcher') return refuse('match.unknown')
        const refused = await rooms.change(room, ({ state, share }) =>
          state !== 'over' ? refuse('match.notOver') : share === null ? { share: freshSeed() } : null,
        )
        return refused ?? { token: room.row.share! }
      })
    })
  },

  async sharedReplay({ rooms, replays }, { params }) {
    const token = readWithShape(shareTokenShape, params['token'])
    const row = isRejection(token) ? null : await rooms.stores.matches.findBy('share', token)
    return row ? replays.get(row, null) : refuse('replay.unknown')
  },

  async rating({ rooms }, { person, params }) {
    const game = readWithShape(gameIdShape, params['game'])
    if (isRejection(game)) return game
    const now = await rooms.stores.ratings.ofPerson(person, game)
    return {
      now: now && { rating: now.rating, deviation: now.deviation, games: now.games },
      graph: await rooms.stores.ratings.graph(person, game),
    }
  },

  ratingChange: async ({ rooms }, { person, params }) =>
    atMatch(params, async (match) => ({ change: await rooms.stores.ratings.changeBy(match, person) })),

  async leaderboard({ leaderboards }, { identity, params }) {
    const game = readWithShape(gameIdShape, params['game'])
    if (isRejection(game)) return game
    const rows = await leaderboards.leaders(game)
    const own = identity && (await leaderboards.rankOf(identity.person.id, game))
    return { standings: rows.map(rankedStandingOf), you: own && rankedStandingOf(own) }
  },
}

async function atMatch<T>(
  params: Readonly<Record<string, string>>,
  work: (match: string) => Promise<T | Rejection>,
): Promise<T | Rejection> {
  const match = readWithShape(matchIdShape, params['match'])
  return isRejection(match) ? refuse('match.unknown') : work(match)
}

function rankedStandingOf<R extends number | null>({
  person,
  name,
  account,
  unique,
  rating,
  deviation,
  games: played,
  rank,
}: RankedStandingRow<R>) {
  return { person: { id: person, name, guest: account === null, unique }, rank, rating, deviation, games: played }
}
