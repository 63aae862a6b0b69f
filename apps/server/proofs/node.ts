import { createServer } from 'node:http'
import { openServer, readConfig } from '../src/index.ts'
import { quiet } from './house.ts'

/** A node in a process of its own, to be killed. With DIE it kills itself in some commits: after they stand, before anybody hears of it. */
const { env } = process
const config = { ...readConfig(env, env['PARLOR_DATA'] ?? ''), rate: 1_000 }
const online = await openServer(config, quiet, () => process.exit(3)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(2)
})
const chance = Number(env['DIE'] ?? 0)
const { log } = online.rooms.stores
const append = log.append.bind(log)
log.append = async (row) => {
  const stands = await append(row)
  if (stands && chance > 0 && Math.random() < chance) process.kill(process.pid, 'SIGKILL')
  return stands
}
const server = createServer(online.listener)
server.on('upgrade', (request, stream, head) => online.upgrade(request, stream, head) || stream.destroy())
server.listen(Number(env['PORT']), '127.0.0.1', () => process.stdout.write('open\n'))
process.once('SIGTERM', () => {
  server.close()
  void online.close().then(() => process.exit(0))
})
