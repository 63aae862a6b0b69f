import { isRejection } from '@parlor/kernel'
import type { LobbyTable } from '@parlor/protocol'
import { gameById } from '../games.ts'
import { MatchRoom } from '../match/match-room.ts'
import { SingleFlightCache } from '../single-flight-cache.ts'
import type { Stores } from '../store/stores.ts'
import { distinctGames, distinctPeople } from './seats.ts'

/** Cached lobby: visitors poll it every few seconds, it is read at most once a second, and soon after a table of this node has changed. */
export class LobbyCache {
  readonly #reads: SingleFlightCache<readonly LobbyTable[]>

  constructor(stores: Stores) {
    this.#reads = new SingleFlightCache((game) => readLobby(stores, game === '' ? null : game), { maxAgeMs: 1_000, minIntervalMs: 200 })
    stores.matches.onPublicChange = () => this.invalidate()
  }

  tables(game: string | null): Promise<readonly LobbyTable[]> {
    return this.#reads.get(game ?? '')
  }

  /** Waits until `tables` shows everything that has happened before this call. */
  untilFresh(game: string | null): Promise<void> {
    return this.#reads.untilFresh(game ?? '')
  }

  invalidate(): void {
    this.#reads.invalidate()
  }
}

async function readLobby({ matches, people }: Stores, game: string | null): Promise<LobbyTable[]> {
  const rows = (await matches.lobby(game)).filter(
    ({ state, spectators, options }) => state === 'open' || (spectators.kind !== 'denied' && !('racers' in options)),
  )
  const names = await people.publicPeople(distinctPeople(rows), distinctGames(rows))
  return rows.flatMap((row) => {
    const pkg = gameById(row.game)
    return isRejection(pkg) ? [] : [new MatchRoom(pkg, row, names).renderer(null).lobbyTable()]
  })
}
