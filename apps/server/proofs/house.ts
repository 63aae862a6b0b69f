import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openJournal, openServer, type Config, type OnlineServer } from '../src/index.ts'
import { freshId } from '../src/random.ts'

/** A node within this process, at a port of its own. */
export interface House {
  readonly base: string
  readonly online: OnlineServer
  close(): Promise<void>
}

export const quiet = openJournal('test', null)

export async function openHouse(part: Partial<Config> = {}): Promise<House> {
  const config: Config = {
    place: { folder: null },
    redis: null,
    node: freshId(),
    origins: [],
    secure: false,
    proxy: false,
    secret: null,
    threads: 1,
    rate: 1000,
    sockets: 1e6,
    now: Date.now,
    ...part,
  }
  const journal = process.env['PARLOR_TALK'] ? openJournal('test', (line) => void process.stderr.write(line)) : quiet
  const online = await openServer(config, journal)
  const server: Server = createServer(online.listener)
  server.on('upgrade', (request, stream, head) => online.upgrade(request, stream, head) || stream.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    online,
    async close() {
      server.close()
      server.closeAllConnections()
      await online.close()
    },
  }
}
