import { isRejection, type Rejection } from '@parlor/kernel'
import {
  gameId,
  inviteCode,
  keptName,
  matchId,
  protocolVersion,
  readAs,
  refuse,
  shareToken,
  type Answers,
  type Bodies,
  type RouteName,
} from '@parlor/protocol'
import { games, levelsOf } from '../games.ts'
import type { Rooms } from '../match/rooms.ts'
import type { Auth } from '../people/auth.ts'
import type { Identities, Identity } from '../people/identity.ts'
import type { Standings } from '../people/standings.ts'
import { finishedOf, playedBy, replayFor, underWay } from '../people/history.ts'
import type { Replays } from '../people/replays.ts'
import { freshSeed } from '../random.ts'
import { openTable } from '../tables/open.ts'
import type { Lobby } from '../tables/lobby.ts'
import { quick } from '../tables/quick.ts'
import { fill, revealWord, sit, stand, tableFor } from '../tables/sit.ts'
import type { StandingRow } from '../store/ratings.ts'
import { accountHandlers } from './account-handlers.ts'

/** What handlers work with. */
export interface Desk {
  readonly rooms: Rooms
  readonly auth: Auth
  readonly identities: Identities
  readonly lobby: Lobby
  readonly standings: Standings
  readonly replays: Replays
  /** Something about these people is not as it was: sockets of sessions that have ended close, and their tables show their names, on every node. */
  changed(...people: readonly string[]): Promise<void>
}

/** Of more matches than this only the latest are exported. */
const mostExported = 1_000

/** One request after everything about it has been read. */
export interface Call<N extends RouteName = RouteName> {
  readonly who: Identity | null
  /** Who sends it; only handlers of those who may be nobody must not ask. */
  readonly person: string
  readonly cookie: string
  readonly parts: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: N extends keyof Bodies ? Bodies[N] : unknown
  setCookies(cookies: readonly string[]): void
}

export type Handler<N extends RouteName> = (desk: Desk, call: Call<N>) => Promise<Answers[N] | Rejection>

/** Requests that nobody in particular may make. */
export const open: ReadonlySet<RouteName> = new Set(['greet', 'arrive', 'enter', 'lobby', 'shared', 'leaders', 'anchors', 'anchorPage'])

export const handlers: { readonly [N in RouteName]: Handler<N> } = {
  ...accountHandlers,

  greet: async () => ({
    protocol: protocolVersion,
    games: games.map((pkg) => ({ id: pkg.game.id, version: pkg.game.version, levels: levelsOf(pkg).map(({ id }) => id) })),
  }),

  async export({ rooms, replays }, { person }) {
    const { people, pool } = rooms.stores
    return { ...(await people.everything(pool, person)), matches: await playedBy(rooms, replays, person, mostExported) }
  },

  async kept({ rooms }, { person, parts }) {
    const name = readAs(keptName, parts['name'])
    if (isRejection(name)) return name
    const found = await rooms.stores.people.kept(person, name)
    return found ? { revision: found.revision, value: JSON.parse(found.value) as Record<string, unknown> } : { revision: 0, value: null }
  },

  async keep({ rooms }, { person, parts, body }) {
    const name = readAs(keptName, parts['name'])
    if (isRejection(name)) return name
    const stands = await rooms.stores.people.keep(person, name, body.revision, JSON.stringify(body.value))
    return stands ? { revision: body.revision + 1, value: body.value } : refuse('kept.newer')
  },

  async lobby({ lobby }, { query }) {
    const game = query['game'] === undefined ? null : readAs(gameId, query['game'])
    if (isRejection(game)) return game
    return { tables: await lobby.tables(game) }
  },

  mine: async ({ rooms }, { person }) => ({ tables: await underWay(rooms, person) }),

  async open({ rooms }, { person, body }) {
    const row = await openTable(rooms, person, body.id, body.table, body.commitment)
    return isRejection(row) ? row : { match: row.id, code: row.code ?? '' }
  },

  quick: async ({ rooms }, { person, body }) => quick(rooms, person, body),
  table: async ({ rooms }, { person, parts }) => atMatch(parts, (match) => tableFor(rooms, person, match)),
  sit: async ({ rooms }, { person, parts, body }) => atMatch(parts, (match) => sit(rooms, person, match, body)),
  stand: async ({ rooms }, { person, parts }) => atMatch(parts, (match) => stand(rooms, person, match)),
  fill: async ({ rooms }, { person, parts, body }) => atMatch(parts, (match) => fill(rooms, person, match, body)),

  reveal: async ({ rooms }, { person, parts, body }) => atMatch(parts, (match) => revealWord(rooms, person, match, body)),
  anchors: async ({ rooms }) => ({ pages: await rooms.stores.chains.heads() }),

  async anchorPage({ rooms }, { parts }) {
    const page = Number(parts['page'])
    return (Number.isInteger(page) && page > 0 && page < 2 ** 31 ? await rooms.stores.chains.page(page) : null) ?? refuse('match.unknown')
  },

  async invited({ rooms }, { parts }) {
    const code = readAs(inviteCode, parts['code']?.toUpperCase())
    const row = isRejection(code) ? null : await rooms.stores.matches.findBy('code', code)
    return row ? { match: row.id } : refuse('match.unknown')
  },

  history: async ({ rooms }, { person, query }) => finishedOf(rooms, person, query['before']),
  replay: async ({ rooms, replays }, { person, parts }) => atMatch(parts, (match) => replayFor(rooms, replays, person, match)),

  async share({ rooms }, { person, parts }) {
    return atMatch(parts, async (match) => {
      const room = await rooms.open(match)
      if (isRejection(room)) return room
      return room.run(async () => {
        if (rooms.several) await rooms.refresh(room)
        if (room.seatOf(person) === 'watcher') return refuse('match.unknown')
        const refused = await rooms.change(room, ({ state, share }) =>
          state !== 'over' ? refuse('match.notOver') : share === null ? { share: freshSeed() } : null,
        )
        return refused ?? { token: room.row.share! }
      })
    })
  },

  async shared({ rooms, replays }, { parts }) {
    const token = readAs(shareToken, parts['token'])
    const row = isRejection(token) ? null : await rooms.stores.matches.findBy('share', token)
    return row ? replays.of(row, null) : refuse('replay.unknown')
  },

  async rating({ rooms }, { person, parts }) {
    const game = readAs(gameId, parts['game'])
    if (isRejection(game)) return game
    const now = await rooms.stores.ratings.of(person, game)
    return {
      now: now && { rating: now.rating, deviation: now.deviation, games: now.games },
      graph: await rooms.stores.ratings.graph(person, game),
    }
  },

  async leaders({ standings }, { who, parts }) {
    const game = readAs(gameId, parts['game'])
    if (isRejection(game)) return game
    const rows = await standings.leaders(game)
    const own = who && (await standings.rankOf(who.person.id, game))
    return { standings: rows.map(standingOf), you: own && standingOf(own) }
  },
}

async function atMatch<T>(
  parts: Readonly<Record<string, string>>,
  work: (match: string) => Promise<T | Rejection>,
): Promise<T | Rejection> {
  const match = readAs(matchId, parts['match'])
  return isRejection(match) ? refuse('match.unknown') : work(match)
}

function standingOf<R extends number | null>({ person, name, account, unique, rating, deviation, games: played, rank }: StandingRow<R>) {
  return { person: { id: person, name, guest: account === null, unique }, rank, rating, deviation, games: played }
}
