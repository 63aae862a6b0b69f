import { setTimeout as wait } from 'node:timers/promises'
import { openPool } from '../src/store/pool.ts'
import { PlayerPairs } from './player-pairs.ts'
import { RequestHistory } from './request-history.ts'
import { NodeProcess } from './node-process.ts'
import { PlayerPopulation } from './player-population.ts'
import { openPostgres, openRedis, type Postgres } from './test-databases.ts'
import { monitorReadiness } from './readiness-monitor.ts'
import { openTcpProxy } from './tcp-proxy.ts'
import { gameByIdOrThrow } from './test-tables.ts'
import { exitWithFindings, numberFlag, percentile, checkDatabaseAndReport, printLines } from './proof-report.ts'

/**
 * Redis is stopped and disconnected from one node; PostgreSQL is restarted, killed with SIGKILL with all its processes, and its disk is
 * filled; a thousand clients disconnect at once: play goes on, or nodes report unavailable and recover by themselves, and nothing is lost.
 */
const redis = await openRedis()
if (!redis) throw new Error('Redis is needed')
const relay = await openTcpProxy(Number(new URL(redis.url).port))
const atOnce = numberFlag('at-once', 28)
const awayMs = numberFlag('away', 4_000)
let bad = 0
/** Requests and responses at the current database. */
let history = new RequestHistory()

const usual = await postgresOf()
await withTwoNodes(usual, async (bases) => {
  const away = () => wait(awayMs)
  await playDuring('Redis stopped', bases, { goesOn: true, begin: () => redis.stop(), away, end: () => redis.start() })
  await playDuring('Redis cut from one node', bases, {
    goesOn: true,
    begin: async () => relay.cut(),
    away,
    end: async () => relay.restore(),
  })
  await playDuring('PostgreSQL restarted', bases, { begin: () => usual.stop(), away: () => wait(3_000), end: () => usual.start() })
  for (let i = 0; i < numberFlag('crashes', 3); i++)
    await playDuring('PostgreSQL killed with −9', bases, { begin: () => usual.kill(), away: () => wait(3_000), end: () => usual.start() })
  await dropAll(bases, numberFlag('clients', 1_000))
  await checkDatabase(usual)
})
await usual.close()

const small = await postgresOf(numberFlag('disk', 192))
await withTwoNodes(small, async (bases) => {
  await playDuring('disk full', bases, {
    begin: async () => small.fillDisk(),
    away: () => wait(numberFlag('full', 15_000)),
    async end() {
      small.freeDisk()
      // PostgreSQL that exited on a full disk is restarted by its operator; nodes are not.
      await small.start()
    },
  })
  await checkDatabase(small)
})
await small.close()
relay.close()
await redis.stop()
exitWithFindings(bad)

interface Outage {
  /** No effect on players. */
  readonly goesOn?: boolean
  begin(): Promise<void>
  away(): Promise<unknown>
  end(): Promise<void>
}

async function postgresOf(disk?: number): Promise<Postgres> {
  const postgres = await openPostgres(disk === undefined ? [] : ['max_wal_size=16MB', 'min_wal_size=2MB'], disk)
  if (!postgres) throw new Error('PostgreSQL is needed')
  return postgres
}

/** Two nodes at one database; the second reaches Redis through a proxy of its own. Neither may exit. */
async function withTwoNodes(postgres: Postgres, work: (bases: readonly string[]) => Promise<void>): Promise<void> {
  const nodes = [
    await NodeProcess.open({ DATABASE_URL: postgres.url, REDIS_URL: redis!.url }),
    await NodeProcess.open({ DATABASE_URL: postgres.url, REDIS_URL: `redis://127.0.0.1:${relay.port}` }),
  ]
  await work(nodes.map(({ base }) => base))
  for (const node of nodes) {
    if (!node.alive) {
      bad++
      printLines(`a node ended: ${node.stderr.slice(-300)}`)
    }
    await node.kill('SIGTERM')
  }
}

/** Plays during the outage and a while after, then to the end. */
async function playDuring(what: string, bases: readonly string[], { goesOn = false, begin, away, end }: Outage): Promise<void> {
  let ending = false
  const population = new PlayerPopulation(bases, { pace: () => (ending ? 0 : Math.random() * 100) }, { history })
  await population.createAccounts(4)
  let happening = true
  const playing = population.play(atOnce, atOnce, () => happening)
  while (population.live.size < atOnce) await wait(50)
  const readiness = monitorReadiness(bases)
  await begin()
  const before = population.acknowledged
  await away()
  const meanwhile = population.acknowledged - before
  await end()
  const back = await readiness.untilReady(15_000)
  await wait(2_000)
  happening = false
  ending = true
  await playing
  const away503 = readiness.unready
  readiness.stop()
  const later = population.players.flatMap(({ client }) => client.closeCodes).filter((code) => code === 1013).length
  const { delays } = population
  printLines(
    `${what}: ${meanwhile} moves acknowledged meanwhile, ${population.acknowledged} in all; /ready said 503 ${away503.join(' and ')} times, ` +
      `${later} sockets were closed with 1013; ready again after ${back === null ? 'more than 15 s' : `${back} ms`}; ` +
      `answers p50 ${Math.round(percentile(delays, 50))} ms, longest ${Math.round(percentile(delays, 100))} ms`,
  )
  if (goesOn ? meanwhile === 0 || away503.some((times) => times > 0) : away503.some((times) => times === 0)) {
    bad++
    printLines(`${what}: ${goesOn ? 'play did not go on' : 'a node did not say that it was away'}`)
  }
  if (back === null) bad++
}

async function dropAll(bases: readonly string[], clients: number): Promise<void> {
  let slowly = true
  const crowd = new PlayerPairs(gameByIdOrThrow('dots'), bases, { pace: () => (slowly ? 2_000 + Math.random() * 8_000 : 0) }, history)
  await crowd.createPairs(Math.ceil(clients / 2))
  let first = clients / 2
  const playing = crowd.play(() => first-- > 0)
  while (crowd.live.size < clients || [...crowd.live].some(({ seq }) => seq === null)) await wait(100)
  const there = [...crowd.live]
  for (const player of there) void wait(Math.random() * 1_000).then(() => player.cut())
  while (there.some(({ reconnectTimes, over }) => reconnectTimes.length === 0 && !over)) await wait(100)
  slowly = false
  await playing
  const returns = there.flatMap((player) => player.reconnectTimes.slice(0, 1))
  const p99 = percentile(returns, 99)
  if (p99 > 10_000 || returns.length < clients) bad++
  printLines(
    `${there.length} clients dropped within a second: ${returns.length} back, in step p50 ${Math.round(percentile(returns, 50))} ms, p99 ${Math.round(p99)} ms`,
  )
}

/** Checks everything played at a database. */
async function checkDatabase({ url }: Postgres): Promise<void> {
  await wait(8_000)
  const pool = await openPool({ url })
  const { findings } = await checkDatabaseAndReport('all of it', history, pool)
  history = new RequestHistory()
  bad += findings.length
  await pool.end()
}
