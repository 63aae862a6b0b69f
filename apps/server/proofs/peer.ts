import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** boardgame.io from where it is installed apart from the product; null where it is not. */
export function peerRequire(): NodeJS.Require | null {
  const folder = join(process.cwd(), 'bench', 'peers')
  return existsSync(join(folder, 'node_modules', 'boardgame.io')) ? createRequire(join(folder, 'package.json')) : null
}

const size = 5
const nobody = -1

interface Board {
  owner: number[]
  dots: number[]
}

function neighbours(cell: number): number[] {
  const [row, column] = [Math.floor(cell / size), cell % size]
  return [
    ...(row > 0 ? [cell - size] : []),
    ...(row < size - 1 ? [cell + size] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < size - 1 ? [cell + 1] : []),
  ]
}

function place(board: Board, me: number, cell: number): void {
  const full = [cell]
  while (full.length > 0) {
    const at = full.pop()!
    board.owner[at] = me
    board.dots[at]!++
    const around = neighbours(at)
    if (board.dots[at]! < around.length || board.owner.every((owner) => owner === me)) continue
    board.dots[at]! -= around.length
    full.push(...around)
  }
}

/** Dots on five by five in that library's idiom. */
export const peerGame = {
  name: 'dots',
  setup: (): Board => ({ owner: Array.from({ length: size * size }, () => nobody), dots: Array.from({ length: size * size }, () => 0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }: { G: Board; playerID: string }, cell: number) {
      if (G.owner[cell] === 1 - Number(playerID)) return 'INVALID_MOVE'
      place(G, Number(playerID), cell)
      return undefined
    },
  },
  endIf: ({ G }: { G: Board }) =>
    G.owner[0] !== nobody && G.owner.every((owner) => owner === G.owner[0]) ? { winner: G.owner[0] } : undefined,
}

/** Its matches in PostgreSQL, as its storage interface asks for them. */
class PeerStore {
  readonly #pool: pg.Pool
  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 12 })
  }
  type(): number {
    return 1
  }
  async connect(): Promise<void> {
    await this.#pool.query('CREATE TABLE IF NOT EXISTS peer (id text PRIMARY KEY, initial text, state text, metadata text)')
    await this.#pool.query('CREATE TABLE IF NOT EXISTS peer_log (id text, n bigserial, entry text)')
    await this.#pool.query('CREATE INDEX IF NOT EXISTS peer_log_id ON peer_log (id)')
  }
  async createMatch(id: string, { initialState, metadata }: { initialState: unknown; metadata: unknown }): Promise<void> {
    const initial = JSON.stringify(initialState)
    await this.#pool.query('INSERT INTO peer VALUES ($1, $2, $2, $3) ON CONFLICT DO NOTHING', [id, initial, JSON.stringify(metadata)])
  }
  async setState(id: string, state: unknown, deltalog: readonly unknown[] = []): Promise<void> {
    await this.#pool.query(
      'WITH logged AS (INSERT INTO peer_log (id, entry) SELECT $1, unnest($3::text[])) UPDATE peer SET state = $2 WHERE id = $1',
      [id, JSON.stringify(state), deltalog.map((entry) => JSON.stringify(entry))],
    )
  }
  async setMetadata(id: string, metadata: unknown): Promise<void> {
    await this.#pool.query('UPDATE peer SET metadata = $2 WHERE id = $1', [id, JSON.stringify(metadata)])
  }
  async fetch(id: string, wanted: Readonly<Record<string, boolean>>): Promise<Record<string, unknown>> {
    const { rows } = await this.#pool.query('SELECT initial, state, metadata FROM peer WHERE id = $1', [id])
    if (!rows[0]) return {}
    const { initial, state, metadata } = rows[0] as Record<string, string>
    const found: Record<string, unknown> = {}
    if (wanted['state']) found['state'] = JSON.parse(state!)
    if (wanted['metadata']) found['metadata'] = JSON.parse(metadata!)
    if (wanted['initialState']) found['initialState'] = JSON.parse(initial!)
    if (wanted['log'])
      found['log'] = (await this.#pool.query('SELECT entry FROM peer_log WHERE id = $1 ORDER BY n', [id])).rows.map(
        ({ entry }: { entry: string }) => JSON.parse(entry) as unknown,
      )
    return found
  }
  async wipe(): Promise<void> {}
  async listMatches(): Promise<string[]> {
    return []
  }
}

const [, file, url, port] = process.argv
if (file === fileURLToPath(import.meta.url) && url && port) {
  const { Server } = peerRequire()!('boardgame.io/server') as { Server: (setup: object) => { run(at: object): Promise<unknown> } }
  const db = new PeerStore(url)
  await db.connect()
  await Server({ games: [peerGame], db, origins: ['*'] }).run({ port: Number(port), callback: () => {} })
  process.stdout.write('open\n')
}
