import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export interface RunningServer {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

export class PortBusy extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program: stop that one, or choose another port with \`PORT=${port + 1} npm start\` (or \`npm start -- --port ${port + 1}\`).`,
    )
  }
}

/** As a node's: after a restart everybody comes back at once, and with the default of 511 players waited for TCP to try again. */
const listenBacklog = 4_096

interface ConnectionHandlers {
  /** Handles a WebSocket upgrade, or destroys the stream. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void
  /** Called for every server that will listen. */
  limitConnections(server: Server): void
}

/**
 * Listens on localhost unless a host is given, on 127.0.0.1 and ::1: otherwise another program on one of the two would get the requests
 * of some browsers.
 */
export async function serve(listener: RequestListener, port: number, host?: string, handlers?: ConnectionHandlers): Promise<RunningServer> {
  const servers: Server[] = []
  const first = await listen(listener, port, host ?? '127.0.0.1', handlers)
  servers.push(first)
  const actual = (first.address() as AddressInfo).port
  if (host === undefined) {
    try {
      servers.push(await listen(listener, actual, '::1', handlers))
    } catch (error) {
      if (error instanceof PortBusy) {
        await Promise.all(servers.map(close))
        throw error
      }
    }
  }
  return {
    url: `http://${host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actual}`,
    port: actual,
    close: async () => {
      await Promise.all(servers.map(close))
    },
  }
}

function listen(listener: RequestListener, port: number, host: string, handlers: ConnectionHandlers | undefined): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener)
    if (handlers) {
      server.on('upgrade', (request, stream, head) => handlers.upgrade(request, stream, head))
      handlers.limitConnections(server)
    }
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortBusy(port) : error))
    server.listen(port, host, listenBacklog, () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    // Browsers keep connections alive; do not wait for those.
    setTimeout(() => server.closeAllConnections(), 1000).unref()
  })
}
