import { setTimeout as wait } from 'node:timers/promises'
import { openStores, type Stores } from '../src/store/stores.ts'
import { TestClient, type TestSocket } from './test-client.ts'
import { resetStatementStats, postgresCpu, readStatementStats, processUsage, type StatementStats } from './resource-usage.ts'
import { NodeProcess } from './node-process.ts'
import { measureMatchOpeningTimes } from './match-opening-times.ts'
import { SimulatedPlayer } from './simulated-player.ts'
import { clientOf, inParallel, DatabaseSeeder, type SeededPerson, type SeededMatch } from './database-seeder.ts'
import { openPostgres, openRedis } from './test-databases.ts'
import { numberFlag, checkSeededMatchLogs, percentile, printLines } from './proof-report.ts'

/**
 * A busy server: two nodes run as in production, behind a proxy, with all limits, every client from its own address. Most wait at a match,
 * some play, visitors poll lobby and leaderboards. Run at a quarter of the size first: usage at ten times the size is extrapolated from the
 * two.
 */
const size = {
  matches: numberFlag('matches', 10_000),
  playing: numberFlag('at-once', 500),
  sockets: numberFlag('clients', 5_000),
}
const seconds = numberFlag('seconds', 60)
/** Thinking time per move. */
const pace = () => 1_000 + Math.random() * 2_000
/** Lobby polling interval of visitors. */
const visitMs = 5_000
const mostP99 = 500
/** Live matches of those wanted, and moves a second of a match that is played: less proves nothing. */
const leastLive = 0.95
const leastMoves = 1 / 4

interface CrowdFigures {
  readonly matches: number
  readonly sockets: number
  readonly playing: number
  /** Per second, everybody connected and nobody moving. */
  readonly quietStatements: number
  readonly statements: number
  readonly databaseMs: number
  readonly moves: number
  readonly p50: number
  readonly p99: number
  readonly visits: number
  readonly visitP99: number
  /** Share of one core. */
  readonly nodeCpu: number
  readonly postgresCpu: number
  readonly clientCpu: number
  readonly megabytes: number
  readonly bad: number
}

const small = await measure(0.25)
const full = await measure(1)
report(small, full)
process.exit(small.bad + full.bad === 0 && full.p99 <= mostP99 && full.matches >= leastLive * size.matches ? 0 : 1)

async function measure(share: number): Promise<CrowdFigures> {
  const [matches, playing, sockets] = [size.matches, size.playing, size.sockets].map((one) => Math.round(one * share)) as [
    number,
    number,
    number,
  ]
  const settings = ['shared_preload_libraries=pg_stat_statements', 'shared_buffers=512MB', 'max_wal_size=4GB']
  const postgres = await openPostgres(settings)
  const redis = await openRedis()
  if (!postgres || !redis) throw new Error('PostgreSQL and Redis are needed')
  const stores = await openStores({ url: postgres.url }, 'check')
  await stores.pool.query('CREATE EXTENSION pg_stat_statements', [])
  const population = new DatabaseSeeder(stores)
  const waiting = Math.max(0, sockets - 2 * playing)
  const people = await population.createPeople(waiting + 2 * playing)
  const [lookers, players] = [people.slice(0, waiting), people.slice(waiting)]
  const pairs = Array.from({ length: playing }, (_, i): [SeededPerson, SeededPerson] => [players[2 * i]!, players[2 * i + 1]!])
  const idle = await population.createMatches(
    lookers.map((one, i) => [one, lookers[(i + 1) % waiting]!] as const),
    20,
    { kind: 'total', minutes: 180, increment: 0 },
  )
  const each = Math.max(1, Math.floor((matches - idle.length) / playing))
  const played = await population.createMatches(
    Array.from({ length: playing * each }, (_, i) => pairs[i % playing]!),
    0,
    { kind: 'total', minutes: 60, increment: 5 },
  )
  await stores.pool.query('ANALYZE', [])
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, NODE_ENV: 'production', PARLOR_PROXY: '1' }
  const nodes = [await NodeProcess.open(env, 'src/main.ts'), await NodeProcess.open(env, 'src/main.ts')]
  printLines(`${idle.length + played.length} live matches, ${people.length} people from as many addresses, two nodes:`)
  const figures = await runCrowd(stores, nodes, { lookers, pairs, idle, played, each }).catch((error: unknown) => {
    for (const { alive, stderr } of nodes) printLines(`  a node that ${alive ? 'lives' : 'died'} said: ${stderr.slice(-600)}`)
    throw error
  })
  for (const node of nodes) await node.kill('SIGTERM')
  if (share === 1) for (const line of await measureMatchOpeningTimes(stores)) printLines(line)
  await stores.close()
  await postgres.close()
  await redis.stop()
  return figures
}

interface CrowdSetup {
  readonly lookers: readonly SeededPerson[]
  readonly pairs: readonly (readonly [SeededPerson, SeededPerson])[]
  readonly idle: readonly SeededMatch[]
  readonly played: readonly SeededMatch[]
  /** Consecutive matches per pair. */
  readonly each: number
}

async function runCrowd(stores: Stores, nodes: readonly NodeProcess[], town: CrowdSetup): Promise<CrowdFigures> {
  const { lookers, pairs, idle, played } = town
  const bases = nodes.map(({ base }) => base)
  const sockets: TestSocket[] = []
  const began = performance.now()
  await inParallel(
    lookers.length,
    async (i) => {
      const socket = await clientOf(lookers[i]!, bases[i % bases.length]!).connect()
      socket.recordsMessages = false
      socket.skipsValidation = true
      sockets.push(socket)
      const shown = socket.nextMessage('sync')
      socket.send({ kind: 'watch', match: idle[i]!.id, from: null })
      await shown
    },
    40,
  )
  printLines(`  ${sockets.length} came and were shown their match in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  await wait(22_000)
  await resetStatementStats(stores.pool)
  await wait(20_000)
  const quiet = await readStatementStats(stores.pool)
  let going = true
  const seated = new Map<SeededMatch, SimulatedPlayer[]>()
  const lanes = pairs.map(async (pair, lane) => {
    for (let turn = 0; going && turn < town.each; turn++) {
      const match = played[turn * pairs.length + lane]!
      const at = pair.map(
        (one, seat) =>
          new SimulatedPlayer(
            bases.map((base) => clientOf(one, base)),
            match.pkg,
            match.id,
            seat,
            { pace, light: true },
          ),
      )
      seated.set(match, at)
      await Promise.all(at.map((player, seat) => player.start(lane + seat)))
      await Promise.all(at.map(({ done }) => done))
    }
  })
  const visits: number[] = []
  const visitors = Math.round(sockets.length / 8)
  const visiting = Array.from({ length: visitors }, async (_, i) => {
    const guest = new TestClient(bases[i % bases.length]!, undefined, `172.16.${i >> 8}.${i & 255}`)
    await wait(Math.random() * visitMs)
    while (going) {
      const asked = performance.now()
      await (i % 5 === 0 ? guest.request('leaderboard', undefined, { game: 'dots' }) : guest.request('lobby'))
      visits.push(performance.now() - asked)
      await wait(visitMs * (0.8 + 0.4 * Math.random()))
    }
  })
  await wait(15_000)
  const all = () => [...seated.values()].flat()
  for (const player of all()) player.delays.length = 0
  visits.length = 0
  await resetStatementStats(stores.pool)
  const before = await readCosts(stores, nodes)
  const acks = all().reduce((sum, player) => sum + player.acks.length, 0)
  await wait(seconds * 1_000)
  const after = await readCosts(stores, nodes)
  const busy = await readStatementStats(stores.pool)
  const moves = all().reduce((sum, player) => sum + player.acks.length, 0) - acks
  const delays = all().flatMap((player) => player.delays)
  const open = sockets.filter(({ closeCode }) => closeCode === null).length
  const { rows } = await stores.pool.query("SELECT count(*)::int AS live FROM matches WHERE state = 'playing'", [])
  going = false
  for (const player of all()) player.stop()
  await Promise.all([...lanes, ...visiting])
  for (const socket of sockets) socket.close()
  await wait(1_000)
  let [lost, doubled] = [0, 0]
  for (const [match, players] of seated) {
    const check = await checkSeededMatchLogs(stores, match.pkg, new Map([[match.id, players]]))
    lost += check.lost
    doubled += check.doubled
  }
  const refused = all().reduce((sum, player) => sum + player.refused, 0)
  const resumes = all().reduce((sum, player) => sum + player.reconnects, 0)
  const span = after.at - before.at
  const per = (key: 'nodes' | 'postgres' | 'client') => (after[key] - before[key]) / span
  const figures: CrowdFigures = {
    matches: rows[0]!['live'] as number,
    sockets: open + 2 * pairs.length,
    playing: pairs.length,
    quietStatements: quiet.calls / 20,
    statements: busy.calls / span,
    databaseMs: busy.ms / span,
    moves: moves / span,
    p50: percentile(delays, 50),
    p99: percentile(delays, 99),
    visits: visits.length / span,
    visitP99: percentile(visits, 99),
    nodeCpu: per('nodes') / nodes.length,
    postgresCpu: per('postgres'),
    clientCpu: per('client'),
    megabytes: nodes.reduce((sum, { pid }) => sum + processUsage(pid).megabytes, 0) / nodes.length,
    bad: lost + doubled + refused + (sockets.length - open) + resumes + (moves / span < leastMoves * pairs.length ? 1 : 0),
  }
  printLines(
    `  ${lost} acknowledged moves lost, ${doubled} stored that nobody had an answer to, ${refused} refused, ${sockets.length - open + resumes} sockets lost`,
    '  with nobody moving:',
    ...topStatements(quiet, 20, 'calls', 8),
    '  with all of them playing:',
    ...topStatements(busy, span, 'ms', 10),
  )
  return figures
}

async function readCosts(stores: Stores, nodes: readonly NodeProcess[]) {
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now() / 1_000,
    nodes: nodes.reduce((sum, { pid }) => sum + processUsage(pid).cpu, 0),
    postgres: await postgresCpu(stores.pool),
    client: (user + system) / 1e6,
  }
}

function topStatements({ each }: StatementStats, span: number, by: 'calls' | 'ms', most: number): string[] {
  return [...each]
    .sort(([, a], [, b]) => b[by] - a[by])
    .slice(0, most)
    .map(([name, { calls, ms, rows }]) => {
      const figures = [(calls / span).toFixed(1), (ms / span).toFixed(1), (rows / span).toFixed(0)]
      return `    ${figures[0]!.padStart(7)}/s ${figures[1]!.padStart(7)} ms/s ${figures[2]!.padStart(7)} rows/s  ${name}`
    })
}

/** Extrapolates every resource to ten times the size, and names the first over its limit. */
function report(a: CrowdFigures, b: CrowdFigures): void {
  const at = (pick: (figures: CrowdFigures) => number, factor: number) => {
    const slope = (pick(b) - pick(a)) / 0.75
    return pick(b) + slope * (factor - 1)
  }
  const line = (name: string, pick: (figures: CrowdFigures) => number, digits: number, limit: number | null = null) => {
    const ten = at(pick, 10)
    printLines(
      `${name.padEnd(44)} ${pick(a).toFixed(digits).padStart(9)} ${pick(b).toFixed(digits).padStart(9)} ${ten.toFixed(digits).padStart(9)}` +
        (limit === null ? '' : `   limit ${limit}: reached at ${((limit - at(pick, 0)) / ((pick(b) - pick(a)) / 0.75)).toFixed(1)}×`),
    )
  }
  printLines('', `${''.padEnd(44)} ${'quarter'.padStart(9)} ${'full'.padStart(9)} ${'ten times'.padStart(9)}`)
  line('live matches', (one) => one.matches, 0)
  line('matches played at once', (one) => one.playing, 0)
  line('open sockets', (one) => one.sockets, 0)
  line('statements a second, nobody moving', (one) => one.quietStatements, 1)
  line('statements a second, all playing', (one) => one.statements, 0)
  line('moves a second', (one) => one.moves, 0)
  line('database, ms of execution a second', (one) => one.databaseMs, 0)
  line('PostgreSQL, cores', (one) => one.postgresCpu, 2)
  line('a node’s thread, cores (of two nodes)', (one) => one.nodeCpu, 2, 1)
  line('a node’s memory, MB', (one) => one.megabytes, 0, 4_096)
  line('lobby and leaderboard requests a second', (one) => one.visits, 0)
  printLines(
    `answers to moves: p50 ${a.p50.toFixed(1)} and ${b.p50.toFixed(1)} ms, p99 ${a.p99.toFixed(1)} and ${b.p99.toFixed(1)} ms (wanted ${mostP99})`,
    `answers to visitors: p99 ${a.visitP99.toFixed(1)} and ${b.visitP99.toFixed(1)} ms; those who play and measure took ${b.clientCpu.toFixed(2)} cores`,
  )
}
