import { createServer } from 'node:http'
import { listenBacklog } from '../src/config.ts'
import { ParallelAccept } from '../src/http/parallel-accept.ts'
import { createLogger, openServer, readConfig } from '../src/index.ts'

/**
 * A node process to be killed. After SIGUSR2 it kills itself in a commit of a random kind, or after a while in any: when committed, and
 * before any response. With HOLD it pauses that many milliseconds between checking and writing an entry, and prints so.
 */
const { env } = process
const limits = env['PARLOR_RATE'] === undefined ? { rate: 1_000, concurrency: 1_000, sockets: 1e6 } : {}
const config = { ...readConfig(env, env['PARLOR_DATA'] ?? ''), ...limits }
/** Errors only. */
const logger = { info() {}, error: createLogger(config.node, (line) => void process.stderr.write(line)).error }
const parallelAccept = new ParallelAccept()
const online = await openServer(config, logger, () => process.exit(3)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(2)
})
const hold = Number(env['HOLD'] ?? 0)
/** Kind of commit to die in; `any` after a while. */
let dying: 'none' | Commit | 'any' = 'none'
process.on('SIGUSR2', () => {
  dying = commits[Math.floor(Math.random() * commits.length)]!
  setTimeout(() => (dying = 'any'), 500)
})
const { log, matches, matchmakingQueue } = online.rooms.stores
/** Log entries; changes of tables with ratings; new tables; pairings. */
const commits = ['append', 'change', 'create', 'pair'] as const
type Commit = (typeof commits)[number]

function killAfterCommit<A extends unknown[], R>(kind: Commit, work: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  return async (...args) => {
    if (kind === 'append' && hold > 0) {
      process.stdout.write('held\n')
      await new Promise((resolve) => setTimeout(resolve, hold))
    }
    const result = await work(...args)
    const stands = Array.isArray(result) ? result.length > 0 : isCommitted(result)
    if (stands && (dying === kind || dying === 'any')) process.kill(process.pid, 'SIGKILL')
    return result
  }
}
/** Whether the result says committed. */
function isCommitted(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'kind' in result ? result.kind === 'committed' : Boolean(result)
}
log.append = killAfterCommit('append', log.append.bind(log))
matches.change = killAfterCommit('change', matches.change.bind(matches))
matches.create = killAfterCommit('create', matches.create.bind(matches))
matchmakingQueue.pairUp = killAfterCommit('pair', matchmakingQueue.pairUp.bind(matchmakingQueue))
const server = createServer(online.listener)
server.on('upgrade', (request, stream, head) => online.upgrade(request, stream, head) || stream.destroy())
server.listen(Number(env['PORT']), '127.0.0.1', listenBacklog, () => {
  process.stdout.write('open\n')
  void parallelAccept.start(server)
})
process.once('SIGTERM', () => {
  server.close()
  parallelAccept.close()
  void online.close().then(() => process.exit(0))
})
