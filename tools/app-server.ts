import { FolderLockedError, NodeConflictError, createLogger, openServer, readConfig, type OnlineServer } from '@parlor/server'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { createStaticFileListener } from './static-file-server.ts'

/** Static pages and the online server behind one address. */
export interface AppServer {
  readonly listener: RequestListener
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void
  /** Limits the connections of the server that listens for this one. */
  limitConnections(server: Server): void
  /** Why there is no online play; null when there is. */
  readonly offlineReason: string | null
  close(): Promise<void>
}

/**
 * Opens both. While another process uses the data folder or node name, the online server is left out, with `offlineReason`. `log`: JSON
 * log lines on standard error.
 */
export async function openAppServer(root: string, data: string, env: NodeJS.ProcessEnv, log: boolean): Promise<AppServer> {
  const site = createStaticFileListener(root)
  const config = readConfig(env, data)
  const logger = createLogger(config.node, log ? (line) => void process.stderr.write(line) : null)
  let online: OnlineServer | null = null
  let offlineReason: string | null = null
  try {
    online = await openServer(config, logger, () => process.exit(1))
  } catch (error) {
    if (!(error instanceof FolderLockedError || error instanceof NodeConflictError)) throw error
    offlineReason = error.message
  }
  return {
    offlineReason,
    listener(request, response) {
      const path = (request.url ?? '/').split('?', 1)[0]!
      if (online?.handles(path)) online.listener(request, response)
      else site(request, response)
    },
    upgrade(request, stream, head) {
      if (!online?.upgrade(request, stream, head)) stream.destroy()
    },
    limitConnections: (server) => online?.limitConnections(server),
    close: async () => online?.close(),
  }
}
