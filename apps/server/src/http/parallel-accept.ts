import { spawn, type ChildProcess } from 'node:child_process'
import type { Server } from 'node:http'
import { createServer, type Server as TcpServer } from 'node:net'
import { listenBacklog } from '../config.ts'

/** Handles of the listening socket, each of which accepts one connection per turn of the event loop. */
const handlesInAll = 32
/** Sends back every handle that it is sent. */
const echoSource = "process.on('message', (message, handle) => process.send(message, handle))"

/**
 * Accepts more than one connection per turn of the event loop, which is all that Node accepts at one handle: a busy node some eighty a second,
 * so that after a restart the last of a few thousand players waited 24 s. Nothing in Node duplicates a handle but sending it to another
 * process and back; where that fails, the server goes on with the one that it has.
 */
export class ParallelAccept {
  /** Started early: a new process takes a while, and everybody comes back at once when the server listens. */
  readonly #echo: ChildProcess = spawn(process.execPath, ['-e', echoSource], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  readonly #others: TcpServer[] = []

  constructor() {
    this.#echo.on('error', () => {})
  }

  /** For a server that listens. */
  async start(server: Server): Promise<void> {
    const echo = this.#echo
    const { _handle: handle } = server as Server & { readonly _handle: unknown }
    await new Promise<void>((done) => {
      if (!echo.connected) return done()
      echo.on('disconnect', done)
      echo.on('message', (_, duplicate) => {
        this.#others.push(acceptAt(duplicate, server))
        if (this.#others.length === handlesInAll - 1) done()
      })
      for (let n = 1; n < handlesInAll; n++) echo.send('handle', handle as TcpServer)
    })
    if (echo.connected) echo.disconnect()
  }

  close(): void {
    if (this.#echo.connected) this.#echo.disconnect()
    for (const other of this.#others) other.close()
  }
}

/** Its connections are as the server's own are. */
function acceptAt(handle: unknown, server: Server): TcpServer {
  const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))
  // Without the backlog, Node's default of 511 would be set for all of them. Connections that fail before they are accepted concern nobody.
  return other.on('error', () => {}).listen(handle, listenBacklog)
}
