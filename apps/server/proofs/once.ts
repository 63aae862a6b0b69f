import { setTimeout as wait } from 'node:timers/promises'
import { isRejection, rngFrom, type ViewCore } from '@parlor/kernel'
import { LogStore } from '../src/store/log-store.ts'
import { openPool, type Pool } from '../src/store/pool.ts'
import { openStores } from '../src/store/stores.ts'
import { freshRequestId, randomMove, type TestSocket } from './test-client.ts'
import { newLogRow } from './new-log-row.ts'
import { NodeProcess } from './node-process.ts'
import { PlayerPopulation } from './player-population.ts'
import { openPostgres, openRedis } from './test-databases.ts'
import { gameByIdOrThrow, startMatchOfTwo } from './test-tables.ts'
import { exitWithFindings, numberFlag, checkDatabaseAndReport, printLines } from './proof-report.ts'

/**
 * Exactly once: every request 1 to 5 times, out of order, at two nodes that are closed and opened meanwhile; eight writers for one seq; a
 * paused node that writes too late.
 */
const postgres = await openPostgres()
const redis = await openRedis()
if (!postgres || !redis) throw new Error('PostgreSQL and Redis are needed')
const database = { url: postgres.url }
const pkg = gameByIdOrThrow('dots')
let failures = 0
/** Matches outside the population. */
const elsewhere = ['writers']

await eightWriters(numberFlag('rounds', 1_000))
await pausedNode(numberFlag('pauses', 10))
await copies(numberFlag('moves', 50_000))
await redis.stop()
await postgres.close()
exitWithFindings(failures)

async function eightWriters(rounds: number): Promise<void> {
  const stores = await openStores(database, 'writers')
  const pools = await Promise.all(Array.from({ length: 8 }, () => openPool(database)))
  const logs = pools.map((pool) => new LogStore(pool))
  let wrong = 0
  for (let seq = 1; seq <= rounds; seq++) {
    const entry = { kind: 'move', seat: 0, move: 'a1' } as const
    const won = await Promise.all(
      logs.map((log, writer) => log.append(newLogRow({ match: 'writers', seq, mover: `${writer}:${seq}`, entry }))),
    )
    if (won.filter(({ kind }) => kind === 'committed').length !== 1) wrong++
  }
  const { length } = await stores.log.read('writers', 0)
  printLines(`eight writers: ${rounds} rounds, ${wrong} without exactly one winner, ${length} entries`)
  failures += wrong + Math.abs(length - rounds)
  await Promise.all(pools.map((pool) => pool.end()))
  await stores.close()
}

/** One node is paused with a checked move; the other commits another move for the same decision; then the first resumes and writes. */
async function pausedNode(times: number): Promise<void> {
  const env = { DATABASE_URL: postgres!.url, REDIS_URL: redis!.url }
  const [late, quick] = [await NodeProcess.open({ ...env, HOLD: '2000' }), await NodeProcess.open(env)]
  const pool = await openPool(database)
  let stood = 0
  for (let i = 0; i < times; i++) {
    const { match, guests } = await startMatchOfTwo(late.base, pkg)
    elsewhere.push(match)
    const [slow, fast] = [await guests[0].connect(), await guests[0].at(quick.base).connect()]
    const view = await viewOf(slow, match)
    const moves = [1, 2].map((n) => ({
      kind: 'move' as const,
      match,
      id: freshRequestId(),
      ...randomMove(pkg, view, 0, rngFrom(String(n)))!,
      group: null,
      seen: 0,
    }))
    const held = late.untilHolding()
    const answer = slow.request(moves[0]!)
    await held
    late.pause()
    const other = await fast.request(moves[1]!)
    late.resume()
    const refused = await answer
    const log = await new LogStore(pool).read(match, 0)
    if (other !== 1 || !isRejection(refused) || log.length !== 1 || log[0]!.mover !== `0:${moves[1]!.id}`) stood++
    slow.close()
    fast.close()
  }
  printLines(`paused node: ${times} late writes, ${stood} stood`)
  failures += stood
  await pool.end()
  await Promise.all([late.kill('SIGTERM'), quick.kill('SIGTERM')])
}

async function viewOf(socket: TestSocket, match: string): Promise<ViewCore> {
  const sync = socket.nextMessage('sync')
  socket.send({ kind: 'watch', match, from: null })
  return (await sync).view
}

/** Every request one to five times, at two nodes that are closed and opened in turns, with old ones repeated. */
async function copies(wanted: number): Promise<void> {
  const env = { DATABASE_URL: postgres!.url, REDIS_URL: redis!.url }
  const nodes = [await NodeProcess.open(env), await NodeProcess.open(env)]
  const bases = nodes.map(({ base }) => base)
  const population = new PlayerPopulation(bases, { copies: [1, 5], echo: 0.5, everywhere: true, light: true })
  await population.createAccounts()
  let [restarts, playing] = [0, true]
  const restarting = (async () => {
    while (playing) {
      await wait(200)
      if (population.acknowledged < ((restarts + 1) / 13) * wanted) continue
      const node = nodes[restarts++ % 2]!
      await node.kill('SIGTERM')
      while (!node.alive) await node.start().catch(() => wait(100))
    }
  })()
  await population.play(numberFlag('at-once', 160), 0, () => population.acknowledged < wanted)
  playing = false
  await restarting
  await wait(6_000)
  for (const node of nodes) await node.kill('SIGTERM')
  const sent = population.history.requests.reduce((sum, recorded) => sum + recorded.sent, 0)
  const pool = await openPool(database)
  const { findings } = await checkDatabaseAndReport(
    `copies: ${population.acknowledged} moves; ${population.history.requests.length} requests sent ${sent} times at two nodes with ${restarts} restarts`,
    population.history,
    await only(pool),
  )
  await pool.end()
  failures += findings.length
}

/** Excludes what the other parts of this proof wrote. */
async function only(pool: Pool): Promise<Pool> {
  for (const table of ['log', 'sitting']) await pool.query(`DELETE FROM ${table} WHERE match = ANY($1)`, [elsewhere])
  await pool.query('DELETE FROM matches WHERE id = ANY($1)', [elsewhere])
  return pool
}
