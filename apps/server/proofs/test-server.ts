import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger, openServer, type Config, type OnlineServer } from '../src/index.ts'
import { freshId } from '../src/random.ts'
import { inMemoryDatabase } from './in-memory-database.ts'

/** A node in this process, on its own port. */
export interface TestServer {
  readonly base: string
  readonly online: OnlineServer
  /** Advances the database's clock. */
  advanceTime(ms: number): Promise<void>
  close(): Promise<void>
}

const silentLogger = createLogger('test', null)

export async function openTestServer(part: Partial<Config> = {}): Promise<TestServer> {
  const config: Config = {
    database: part.database ?? (await inMemoryDatabase()),
    redis: null,
    node: freshId(),
    origins: [],
    secure: false,
    proxy: false,
    secret: null,
    threads: 1,
    rate: 1000,
    concurrency: 1000,
    sockets: 1e6,
    ...part,
  }
  const logger = process.env['PARLOR_TALK'] ? createLogger('test', (line) => void process.stderr.write(line)) : silentLogger
  const online = await openServer(config, logger)
  const server: Server = createServer(online.listener)
  // A client in the same process learns too late that an idle connection was closed while both were busy.
  server.keepAliveTimeout = 60_000
  online.limitConnections(server)
  server.on('upgrade', (request, stream, head) => online.upgrade(request, stream, head) || stream.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let passed = 0
  return {
    async advanceTime(ms) {
      passed += ms
      const { pool, clock } = online.rooms.stores
      const sql = `SELECT floor(extract(epoch FROM statement_timestamp())::float8 * 1000) + ${passed}`
      await pool.query(`CREATE OR REPLACE FUNCTION now_ms() RETURNS float8 LANGUAGE sql STABLE AS '${sql}'`)
      await clock.synchronize()
    },
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    online,
    async close() {
      server.close()
      server.closeAllConnections()
      await online.close()
    },
  }
}
