import { createServer } from 'node:http'
import { openServer, readConfig } from '../src/index.ts'
import { silentLogger } from './test-server.ts'

/**
 * A node in a process of its own, to be killed. After SIGUSR2 it kills itself in a commit of a kind that chance chooses, or, when there is
 * none for a while, in any: when that stands, and before anybody hears of it. With HOLD it keeps what it has checked in its hands for so
 * many milliseconds before it writes, and says so.
 */
const { env } = process
const limits = env['PARLOR_RATE'] === undefined ? { rate: 1_000, sockets: 1e6 } : {}
const config = { ...readConfig(env, env['PARLOR_DATA'] ?? ''), ...limits }
const online = await openServer(config, silentLogger, () => process.exit(3)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(2)
})
const hold = Number(env['HOLD'] ?? 0)
/** The kind of commit that is its last; `any` after a while. */
let dying: 'none' | Commit | 'any' = 'none'
process.on('SIGUSR2', () => {
  dying = commits[Math.floor(Math.random() * commits.length)]!
  setTimeout(() => (dying = 'any'), 500)
})
const { log, matches, matchmakingQueue } = online.rooms.stores
/** Moves and other entries; seats, offers, rematches and ends with their ratings; new tables; pairs. */
const commits = ['append', 'change', 'create', 'pair'] as const
type Commit = (typeof commits)[number]

function killAfterCommit<A extends unknown[], R>(kind: Commit, work: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  return async (...args) => {
    if (kind === 'append' && hold > 0) {
      process.stdout.write('held\n')
      await new Promise((resolve) => setTimeout(resolve, hold))
    }
    const result = await work(...args)
    const stands = Array.isArray(result) ? result.length > 0 : isKept(result)
    if (stands && (dying === kind || dying === 'any')) process.kill(process.pid, 'SIGKILL')
    return result
  }
}
/** What the log answers says whether it stands; what tables answer is there or not. */
function isKept(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'kind' in result ? result.kind === 'kept' : Boolean(result)
}
log.append = killAfterCommit('append', log.append.bind(log))
matches.change = killAfterCommit('change', matches.change.bind(matches))
matches.create = killAfterCommit('create', matches.create.bind(matches))
matchmakingQueue.group = killAfterCommit('pair', matchmakingQueue.group.bind(matchmakingQueue))
const server = createServer(online.listener)
server.on('upgrade', (request, stream, head) => online.upgrade(request, stream, head) || stream.destroy())
server.listen(Number(env['PORT']), '127.0.0.1', () => process.stdout.write('open\n'))
process.once('SIGTERM', () => {
  server.close()
  void online.close().then(() => process.exit(0))
})
