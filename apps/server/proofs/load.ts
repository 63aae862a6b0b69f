import { setTimeout as wait } from 'node:timers/promises'
import { openPool, type Pool } from '../src/store/pool.ts'
import { PlayerPairs } from './player-pairs.ts'
import { malformedFrames } from './malformed-frames.ts'
import { TestClient } from './test-client.ts'
import { RequestHistory } from './request-history.ts'
import { NodeProcess } from './node-process.ts'
import { PlayerPopulation } from './player-population.ts'
import { openPostgres } from './test-databases.ts'
import { gameByIdOrThrow } from './test-tables.ts'
import { exitWithFindings, numberFlag, percentile, checkDatabaseAndReport, printLines } from './proof-report.ts'

/**
 * Many matches at one node over real sockets: moves per second and response times, alternating with plain inserts of the same rows into the
 * same database. In every second run other clients send malformed frames; players should hardly notice. The last run plays all games in
 * every way. Everything is checked by requests and responses.
 */
const seconds = numberFlag('seconds', 20)
const atOnce = numberFlag('at-once', 100)
const turns = numberFlag('turns', 2)
const latency = numberFlag('latency', 0)
const cut = numberFlag('cut', 0) / 100
const copies = numberFlag('copies', 1)
const hostile = numberFlag('hostile', 1) === 1
/** Minimum ratio to plain inserts, and maximum slowdown when disturbed; else the proof fails. */
const leastRatio = 0.55
const mostSlower = 2
const warmMs = 5_000
let warm = false
const pkg = gameByIdOrThrow('dots')
/** 7×7: some 140 moves a match. What is compared is moves; opening a match costs as much as some fifty of them. */
const preset = 'large'
const history = new RequestHistory()

interface Turn {
  readonly rate: number
  readonly delays: readonly number[]
}

const postgres = await openPostgres()
if (!postgres) throw new Error('PostgreSQL is needed')
const node = await NodeProcess.open({ DATABASE_URL: postgres.url, NODE_ENV: 'production' })
const pool = await openPool({ url: postgres.url })
const [alone, disturbed, raw]: [Turn[], Turn[], number[]] = [[], [], []]
for (let turn = 0; turn < turns; turn++) {
  alone.push(await run())
  raw.push(await measureInserts(pool, 20_000))
  if (hostile) disturbed.push(await runUnderAttack())
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const ratio = mean(alone.map(({ rate }) => rate)) / mean(raw)
const p99 = (all: readonly Turn[]) =>
  percentile(
    all.flatMap(({ delays }) => delays),
    99,
  )
printLines(
  `raw INSERT … COMMIT of the same rows, 12 connections: ${Math.round(mean(raw))}/s; ratio ${ratio.toFixed(2)}, wanted ${leastRatio}`,
)
const slower = hostile ? p99(disturbed) / p99(alone) : 1
if (hostile)
  printLines(
    `p99 ${p99(alone).toFixed(1)} ms alone, ${p99(disturbed).toFixed(1)} ms with malformed frames: ${slower.toFixed(2)}×; the node ${node.alive ? 'lives' : 'died'}`,
  )
await runAllGames()
await wait(6_000)
const { findings } = await checkDatabaseAndReport('all of it', history, pool)
// Speed of a node that is barely JIT-compiled says nothing.
const long = seconds >= 10
if (!long) printLines('too short to judge the speed')
const slow = long && (ratio < leastRatio || slower >= mostSlower)
const lives = node.alive
await node.kill('SIGTERM')
await pool.end()
await postgres.close()
// Requested chaos delays moves on purpose: then only consistency counts.
exitWithFindings(findings.length + (lives ? 0 : 1) + (slow && latency + cut === 0 ? 1 : 0))

/** Everybody plays match after match; measured while all of them are playing. */
async function run(): Promise<Turn> {
  const crowd = new PlayerPairs(pkg, [node.base], { copies: [1, copies], cut, latency, light: true }, history, preset)
  await crowd.createPairs(atOnce)
  let going = true
  const playing = crowd.play(() => going)
  while (crowd.live.size < 2 * atOnce * 0.9) await wait(100)
  // Warm-up for JIT compilation.
  if (!warm) await wait(warmMs)
  warm = true
  const before = crowd.matches
  const figures = await measureMoves(crowd)
  const opened = crowd.matches - before
  going = false
  await playing
  const { delays } = crowd
  printLines(
    `dots, ${atOnce} matches at a time: ${figures.summary}, ${opened} matches opened, answers p50 ${percentile(delays, 50).toFixed(1)} ms, p99 ${percentile(delays, 99).toFixed(1)} ms`,
  )
  return { rate: figures.rate, delays }
}

/** All games with bots, clocks, ranked tables, rematches and undos, at full speed. */
async function runAllGames(): Promise<void> {
  const population = new PlayerPopulation([node.base], { copies: [1, copies], cut, latency, light: true }, { history })
  await population.createAccounts()
  let going = true
  const playing = population.play(atOnce, 0, () => going)
  while (population.live.size < atOnce) await wait(100)
  const { summary } = await measureMoves(population)
  going = false
  await playing
  const { delays } = population
  printLines(
    `all games, ${atOnce} tables at a time: ${summary}, answers p50 ${percentile(delays, 50).toFixed(1)} ms, p99 ${percentile(delays, 99).toFixed(1)} ms`,
  )
}

/** Moves per second while all are playing, and their CPU cost. */
async function measureMoves(of: { readonly acknowledged: number }): Promise<{ readonly rate: number; readonly summary: string }> {
  const [cpu, acks, began] = [await cpuSeconds(), of.acknowledged, performance.now()]
  await wait(seconds * 1_000)
  const moves = of.acknowledged - acks
  const rate = moves / ((performance.now() - began) / 1000)
  const spent = (await cpuSeconds()) - cpu
  return {
    rate,
    summary: `${moves} moves in ${seconds} s = ${Math.round(rate)} moves/s, ${Math.round((spent / moves) * 1e6)} µs of the node’s CPU a move`,
  }
}

/** CPU seconds of the node. */
async function cpuSeconds(): Promise<number> {
  const figures = await (await fetch(`${node.base}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1] ?? 0)
}

/** Upper bound of the database for what was just played: one row per commit, on as many connections as a node has. */
async function measureInserts(pool: Pool, most: number): Promise<number> {
  await pool.query('CREATE TABLE IF NOT EXISTS raw_log (LIKE log INCLUDING ALL)')
  await pool.query('TRUNCATE raw_log')
  const { rows } = await pool.query('SELECT match, seq, mover, entry, at, ends FROM log ORDER BY at DESC LIMIT $1', [most])
  const many = await openPool({ url: postgres!.url })
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      while (next < rows.length) {
        const { match, seq, mover, entry, at, ends } = rows[next++]!
        await many.query('INSERT INTO raw_log (match, seq, mover, entry, at, ends) VALUES ($1, $2, $3, $4, $5, $6)', [
          match,
          seq,
          mover,
          entry,
          at,
          ends,
        ])
      }
    }),
  )
  const rate = rows.length / ((performance.now() - began) / 1000)
  await many.end()
  return rate
}

async function runUnderAttack(): Promise<Turn> {
  let going = true
  let sent = 0
  const frames = malformedFrames()
  const attackers = Array.from({ length: 4 }, async () => {
    const guest = new TestClient(node.base)
    await guest.becomeGuest()
    while (going) {
      const socket = await guest.connect().catch(() => null)
      if (!socket) continue
      socket.recordsMessages = false
      for (const frame of frames) {
        sent++
        if (socket.socket.readyState === socket.socket.OPEN) socket.socket.send(frame)
      }
      await wait(100)
      socket.socket.terminate()
    }
  })
  const turn = await run()
  going = false
  await Promise.all(attackers)
  printLines(`  with ${sent} malformed frames meanwhile`)
  return turn
}
