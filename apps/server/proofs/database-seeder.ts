import { isRejection, type GamePackage } from '@parlor/kernel'
import { Match, defaultOptions } from '@parlor/kernel/host'
import type { ClockSettings } from '@parlor/protocol'
import { games } from '../src/games.ts'
import { sha256Hex } from '../src/hash.ts'
import { freshId, freshToken } from '../src/random.ts'
import type { MatchRow } from '../src/store/matches.ts'
import type { Stores } from '../src/store/stores.ts'
import { TestClient } from './test-client.ts'
import { playingMatchRow } from './playing-match-row.ts'

/** A person with a cookie and an own address. */
export interface SeededPerson {
  readonly id: string
  readonly cookies: Map<string, string>
  readonly address: string
}

export interface SeededMatch {
  readonly id: string
  readonly pkg: GamePackage
}

/** Seeds a database through the server's stores: people, and matches in progress. */
export class DatabaseSeeder {
  readonly #stores: Stores

  constructor(stores: Stores) {
    this.#stores = stores
  }

  async createPeople(count: number): Promise<SeededPerson[]> {
    const made: SeededPerson[] = []
    await inParallel(count, async (i) => {
      const token = freshToken()
      const id = freshId()
      await this.#stores.people.create({ id, name: `Guest ${i}`, account: null, token: sha256Hex(token), created: Date.now() })
      made.push({ id, cookies: new Map([['parlor_guest', token]]), address: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}` })
    })
    return made
  }

  /** Matches of two at that log length, all games in turn; bots in the other seats. */
  async createMatches(
    pairs: readonly (readonly [SeededPerson, SeededPerson])[],
    entries: number,
    clock: ClockSettings,
  ): Promise<SeededMatch[]> {
    const made: SeededMatch[] = []
    await inParallel(pairs.length, async (i) => {
      const pkg = games[i % games.length]!
      const row = playingMatchRow(
        pkg,
        pairs[i]!.map(({ id }) => id),
        { clock, visibility: 'public' },
      )
      await this.#stores.matches.create(row)
      await this.#play(pkg, row, entries)
      made[i] = { id: row.id, pkg }
    })
    // Seeded, not started by a node: no job may run for them now.
    await this.#stores.pool.query('UPDATE match_jobs SET due = now_ms() + $1', [3 * 3_600_000])
    return made
  }

  async #play(pkg: GamePackage, row: MatchRow, entries: number): Promise<void> {
    const { game } = pkg
    const secrets = row.secrets.map((secret) => secret ?? defaultOptions(game.secrets))
    const match = Match.begin(game, { options: row.options, secrets, seed: row.seed })
    if (isRejection(match)) throw new Error(match.rejected)
    for (let i = 0; i < entries && match.outcome === null; i++) {
      const { seat } = match.state.pending[0]!
      const legal = match.moves(seat)
      match.play(seat, legal[(i * 7) % legal.length])
    }
    const { log } = match
    await this.#stores.pool.query(
      `INSERT INTO log (match, seq, mover, entry, at, ends) SELECT $1, seq, 'p:' || seq, entry, $3::float8 + seq, false
       FROM unnest($2::text[]) WITH ORDINALITY AS given (entry, seq)`,
      [row.id, log.map((entry) => JSON.stringify(entry)), row.created],
    )
  }
}

export function clientOf({ cookies, address }: SeededPerson, base: string): TestClient {
  return new TestClient(base, cookies, address)
}

/** Runs `count` tasks in `lanes` parallel loops. */
export async function inParallel(count: number, work: (i: number) => Promise<void>, lanes = 12): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
