import { createServer } from 'node:http'
import { join } from 'node:path'
import { createLogger, openServer, readConfig } from './index.ts'
import { listenBacklog } from './config.ts'
import { ParallelAccept } from './http/parallel-accept.ts'

function exitWithError(error: unknown): never {
  process.stderr.write(`The server could not start: ${(error as Error).message}\n`)
  return process.exit(1)
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) exitWithError(new Error(`PORT is to be a whole number from 0 to 65535, not “${text}”.`))
  return port
}

function readEnvironment(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env, join(process.cwd(), 'data'))
  } catch (error) {
    return exitWithError(error)
  }
}

const port = readPort(process.env['PORT'] || '4174')
const host = process.env['HOST'] || '127.0.0.1'
const config = readEnvironment()
const logger = createLogger(config.node, (line) => void process.stderr.write(line))

const parallelAccept = new ParallelAccept()
const online = await openServer(config, logger, () => {
  logger.info('node refused')
  process.exit(1)
}).catch(exitWithError)
const server = createServer(online.listener)
online.limitConnections(server)
server.on('upgrade', (request, stream, head) => {
  if (!online.upgrade(request, stream, head)) stream.destroy()
})
server.once('error', exitWithError)
server.listen(port, host, listenBacklog, () => {
  server.off('error', exitWithError)
  server.on('error', (error) => logger.error('listening', error))
  process.stdout.write(`Online play is open at http://${host}:${(server.address() as { port: number }).port}\n`)
  void parallelAccept.start(server)
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    server.close()
    parallelAccept.close()
    void online.close().then(() => process.exit(0))
  })
