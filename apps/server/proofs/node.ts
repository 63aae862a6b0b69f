import { createServer } from 'node:http'
import { openServer, readConfig } from '../src/index.ts'
import { quiet } from './house.ts'

/**
 * A node in a process of its own, to be killed. After SIGUSR2 it kills itself in the next commit: when that stands, and before anybody
 * hears of it. With HOLD it keeps what it has checked in its hands for so many milliseconds before it writes, and says so.
 */
const { env } = process
const limits = env['PARLOR_RATE'] === undefined ? { rate: 1_000, sockets: 1e6 } : {}
const config = { ...readConfig(env, env['PARLOR_DATA'] ?? ''), ...limits }
const online = await openServer(config, quiet, () => process.exit(3)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(2)
})
const hold = Number(env['HOLD'] ?? 0)
let dying = false
process.on('SIGUSR2', () => (dying = true))
const { log } = online.rooms.stores
const append = log.append.bind(log)
log.append = async (row) => {
  if (hold > 0) {
    process.stdout.write('held\n')
    await new Promise((resolve) => setTimeout(resolve, hold))
  }
  const result = await append(row)
  if (result.kind === 'kept' && dying) process.kill(process.pid, 'SIGKILL')
  return result
}
const server = createServer(online.listener)
server.on('upgrade', (request, stream, head) => online.upgrade(request, stream, head) || stream.destroy())
server.listen(Number(env['PORT']), '127.0.0.1', () => process.stdout.write('open\n'))
process.once('SIGTERM', () => {
  server.close()
  void online.close().then(() => process.exit(0))
})
