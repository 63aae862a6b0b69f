import { FolderTaken, NodeAlone, openJournal, openServer, readConfig, type OnlineServer } from '@parlor/server'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import { createSite } from './site.ts'

/** The pages and online play behind one address. */
export interface House {
  readonly listener: RequestListener
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void
  /** Why there is no online play; null when there is. */
  readonly alone: string | null
  close(): Promise<void>
}

/**
 * Opens both. Online play that cannot be opened is said and left out: the games are played without it. What goes wrong later is one line
 * of JSON on standard error, where `log` asks for it.
 */
export async function openHouse(root: string, data: string, env: NodeJS.ProcessEnv, log: boolean): Promise<House> {
  const site = createSite(root)
  const config = readConfig(env, data)
  const journal = openJournal(config.node, log ? (line) => void process.stderr.write(line) : null)
  let online: OnlineServer | null = null
  let alone: string | null = null
  try {
    online = await openServer(config, journal, () => process.exit(1))
  } catch (error) {
    if (!(error instanceof FolderTaken || error instanceof NodeAlone)) throw error
    alone = error.message
  }
  return {
    alone,
    listener(request, response) {
      const path = (request.url ?? '/').split('?', 1)[0]!
      if (online?.handles(path)) online.listener(request, response)
      else site(request, response)
    },
    upgrade(request, stream, head) {
      if (!online?.upgrade(request, stream, head)) stream.destroy()
    },
    close: async () => online?.close(),
  }
}
