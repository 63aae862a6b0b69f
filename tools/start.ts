import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BuildFailed, buildWhenStale } from './build.ts'
import { exitWithMessage } from './command-line.ts'
import { PortBusy, serve, type RunningServer } from './serve.ts'
import { openAppServer, type AppServer } from './app-server.ts'
import { distFolder, projectRoot } from './file-tree.ts'

function readPort(): number {
  const text = argument('port') ?? process.env['PORT'] ?? '4173'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) exitWithMessage(`A port is a whole number from 0 to 65535, not “${text}”.`, 2)
  return port
}

function argument(name: 'port' | 'host'): string | undefined {
  try {
    return parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } }).values[name]
  } catch {
    return exitWithMessage('Usage: npm start -- [--port number] [--host address]', 2)
  }
}

/** Listens before the build, so that a busy port is reported at once; requests wait for the build. */
async function start(): Promise<void> {
  const port = readPort()
  const host = argument('host')
  let open: (app: AppServer) => void = () => {}
  const app = new Promise<AppServer>((resolve) => (open = resolve))
  const listener: RequestListener = (request, response) => void app.then((opened) => opened.listener(request, response))
  let served: RunningServer
  try {
    served = await serve(listener, port, host, {
      upgrade: (...args) => void app.then((opened) => opened.upgrade(...args)),
      limitConnections: (server) => void app.then((opened) => opened.limitConnections(server)),
    })
  } catch (error) {
    exitWithMessage(error instanceof PortBusy ? error.message : `The server could not start on port ${port}: ${(error as Error).message}.`)
  }
  stopOn(served, app)
  try {
    await buildWhenStale()
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    exitWithMessage(`${error.message}\nThe build failed: see what the builder says above.`)
  }
  const opened = await openAppServer(distFolder, join(projectRoot, 'data'), process.env, process.env['PARLOR_LOG'] === '1').catch(
    (error: Error) => exitWithMessage(`Online play could not start: ${error.message}`),
  )
  open(opened)
  if (opened.offlineReason !== null) process.stdout.write(`Without online play: ${opened.offlineReason}\n`)
  process.stdout.write(`Parlor is open at ${served.url} (Ctrl-C closes it).\n`)
}

function stopOn(served: RunningServer, app: Promise<AppServer>): void {
  let built: AppServer | null = null
  void app.then((opened) => (built = opened))
  async function stop(): Promise<void> {
    await Promise.all([served.close(), built?.close()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

await start()
