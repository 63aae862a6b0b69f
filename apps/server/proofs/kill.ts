import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPool } from '../src/store/pool.ts'
import { NodeProcess } from './node-process.ts'
import { PlayerPopulation } from './player-population.ts'
import { openPostgres, openRedis } from './test-databases.ts'
import { exitWithFindings, numberFlag, percentile, checkDatabaseAndReport, printLines } from './proof-report.ts'

/**
 * Kills nodes with SIGKILL in turn while clients play all games in every way: half of the times at a random instant, else between a commit
 * and its response; then checks the database. The next kill waits until the other node is back. `--embedded=1` for one node on PGlite.
 */
const kills = numberFlag('kills', 200)
const tables = numberFlag('matches', 500)
const atOnce = numberFlag('at-once', 500)
/** Maximum thinking time; long enough that matches are in progress when a node dies. */
const pace = numberFlag('pace', 4_000)
const embedded = numberFlag('embedded', 0) === 1
const mostReturnMs = 5_000

const postgres = embedded ? null : await openPostgres()
const redis = embedded ? null : await openRedis()
if (!embedded && (!postgres || !redis)) throw new Error('PostgreSQL and Redis are needed: install them, or use --embedded=1')
const folder = mkdtempSync(join(tmpdir(), 'parlor-kill-'))
const env = embedded ? { PARLOR_DATA: folder } : { DATABASE_URL: postgres!.url, REDIS_URL: redis!.url }
const nodes = [await NodeProcess.open(env)]
let refused = true
if (embedded) {
  const second = await NodeProcess.open(env).then(
    () => 'opened',
    (error: Error) => error.message,
  )
  refused = second.includes('is open in another process')
  printLines(`second opener: ${refused ? 'refused' : second}`)
} else nodes.push(await NodeProcess.open(env))

let ending = false
const population = new PlayerPopulation(
  nodes.map(({ base }) => base),
  { copies: [1, 2], pace: () => (ending ? 0 : Math.random() * pace) },
)
await population.createAccounts(Math.max(4, Math.ceil(atOnce / 10)))
let killed = 0
let within = 0
const live: number[] = []
const began = performance.now()
const playing = population.play(atOnce, tables, () => killed < kills)
// Some tables fill slowly, and ranked ones in pairs.
while (population.live.size < atOnce && seconds() < 180) await wait(100)
printLines(`${population.live.size} players are live at ${population.tables} tables after ${seconds()} s`)
for (let turn = 0; killed < kills; turn++) {
  const node = nodes[turn % nodes.length]!
  await wait(Math.random() * numberFlag('every', 1_000))
  live.push(population.live.size)
  if (turn % 4 < 2) await node.kill()
  else if (await node.killInCommit()) within++
  killed++
  if (!embedded) await population.untilAllBack(15_000)
  while (!node.alive) await node.start().catch(() => wait(100))
  if (killed % 10 === 0) printLines(`${killed} kills, ${population.tables} tables, ${population.live.size} players live, ${seconds()} s`)
}
ending = true
await playing
// A match whose node died between its last move and its settlement is settled by another node.
await wait(12_000)
for (const node of nodes) await node.kill('SIGTERM')
const pool = await openPool(embedded ? { folder } : { url: postgres!.url })
const { findings } = await checkDatabaseAndReport(
  `${embedded ? 'PGlite' : 'PostgreSQL + Redis'}, ${nodes.length} node(s), ${killed} kills, ${within} of them between commit and answer, ${Math.min(...live)} to ${Math.max(...live)} players live`,
  population.history,
  pool,
)
await pool.end()
const { reconnectTimes } = population
const longest = reconnectTimes.reduce((most, ms) => Math.max(most, ms), 0)
printLines(
  `${reconnectTimes.length} returns: p50 ${Math.round(percentile(reconnectTimes, 50))} ms, p99 ${Math.round(percentile(reconnectTimes, 99))} ms, longest ${Math.round(longest)} ms; ${seconds()} s in all`,
)
await redis?.stop()
await postgres?.close()
rmSync(folder, { recursive: true, force: true })
// With one node nobody can reconnect until it is back.
// Otherwise it would have proved less than it says.
const wrong = [
  within < 0.4 * kills && !embedded && `only ${within} of ${kills} kills were between a commit and its answer`,
  Math.min(...live) < atOnce / 2 && `at times only ${Math.min(...live)} players were live`,
  !embedded && longest > mostReturnMs && `somebody was not back within ${mostReturnMs} ms`,
].filter((line) => line !== false)
for (const line of wrong) printLines(line)
exitWithFindings(findings.length + wrong.length + (refused ? 0 : 1))

function seconds(): number {
  return Math.round((performance.now() - began) / 1000)
}
