import { setTimeout as wait } from 'node:timers/promises'
import { openPool, type Pool } from '../src/store/pool.ts'
import { Crowd } from './playing-crowd.ts'
import { hostileFrames } from './malformed.ts'
import { Guest } from './client.ts'
import { History } from './history.ts'
import { NodeProcess } from './nodes.ts'
import { Population } from './table-population.ts'
import { openPostgres } from './postgres.ts'
import { packageOf } from './table.ts'
import { conclude, flag, percentile, report, say } from './verdict.ts'

/**
 * Many matches at one node over real sockets: moves a second and how long their answers take, beside plain inserts of the same rows into
 * the same database, in turns. Every second turn others send what cannot be read, all the time; those who play should hardly notice. In
 * the last one all games are played in every way there is. Everything is judged by what players sent and were told.
 */
const seconds = flag('seconds', 20)
const atOnce = flag('at-once', 100)
const turns = flag('turns', 2)
const latency = flag('latency', 0)
const cut = flag('cut', 0) / 100
const copies = flag('copies', 1)
const hostile = flag('hostile', 1) === 1
/** An undisturbed run that keeps less of what plain inserts do, or one that is disturbed more than so much, is a failure. */
const leastRatio = 0.55
const mostSlower = 2
const warmMs = 5_000
let warm = false
const pkg = packageOf('dots')
const history = new History()

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
  raw.push(await inserts(pool, 20_000))
  if (hostile) disturbed.push(await besieged())
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const ratio = mean(alone.map(({ rate }) => rate)) / mean(raw)
const p99 = (all: readonly Turn[]) =>
  percentile(
    all.flatMap(({ delays }) => delays),
    99,
  )
say(`raw INSERT … COMMIT of the same rows, 12 connections: ${Math.round(mean(raw))}/s; ratio ${ratio.toFixed(2)}, wanted ${leastRatio}`)
const slower = hostile ? p99(disturbed) / p99(alone) : 1
if (hostile)
  say(
    `p99 ${p99(alone).toFixed(1)} ms alone, ${p99(disturbed).toFixed(1)} ms with malformed frames: ${slower.toFixed(2)}×; the node ${node.alive ? 'lives' : 'died'}`,
  )
await everything()
await wait(6_000)
const { findings } = await report('all of it', history, pool)
// A node that has hardly been compiled says nothing about speed.
const long = seconds >= 10
if (!long) say('too short to judge the speed')
const slow = long && (ratio < leastRatio || slower >= mostSlower)
const lives = node.alive
await node.kill('SIGTERM')
await pool.end()
await postgres.close()
// Chaos that was asked for makes moves wait on purpose: then only what was kept counts.
conclude(findings.length + (lives ? 0 : 1) + (slow && latency + cut === 0 ? 1 : 0))

/** Everybody plays, one match after the other; what is measured is a while in which all of them are at it. */
async function run(): Promise<Turn> {
  const crowd = new Crowd(pkg, [node.base], { copies: [1, copies], cut, latency, light: true }, history)
  await crowd.gather(Math.ceil(atOnce / 2))
  let going = true
  const playing = crowd.play(atOnce, 0, () => going)
  while (crowd.live.size < 2 * atOnce * 0.9) await wait(100)
  // Nobody measures a node while it is still being compiled.
  if (!warm) await wait(warmMs)
  warm = true
  const figures = await measured(crowd)
  going = false
  await playing
  const { delays } = crowd
  say(
    `dots, ${atOnce} matches at a time: ${figures.words}, answers p50 ${percentile(delays, 50).toFixed(1)} ms, p99 ${percentile(delays, 99).toFixed(1)} ms`,
  )
  return { rate: figures.rate, delays }
}

/** All games with bots, clocks, ranked tables, rematches and moves taken back, as fast as they go. */
async function everything(): Promise<void> {
  const population = new Population([node.base], { copies: [1, copies], cut, latency, light: true }, { history })
  await population.gather()
  let going = true
  const playing = population.play(atOnce, 0, () => going)
  while (population.live.size < atOnce) await wait(100)
  const { words } = await measured(population)
  going = false
  await playing
  const { delays } = population
  say(
    `all games, ${atOnce} tables at a time: ${words}, answers p50 ${percentile(delays, 50).toFixed(1)} ms, p99 ${percentile(delays, 99).toFixed(1)} ms`,
  )
}

/** Moves a second while all of them are at it, and what they cost the node. */
async function measured(of: { readonly acknowledged: number }): Promise<{ readonly rate: number; readonly words: string }> {
  const [cpu, acks, began] = [await cpuSeconds(), of.acknowledged, performance.now()]
  await wait(seconds * 1_000)
  const moves = of.acknowledged - acks
  const rate = moves / ((performance.now() - began) / 1000)
  const spent = (await cpuSeconds()) - cpu
  return {
    rate,
    words: `${moves} moves in ${seconds} s = ${Math.round(rate)} moves/s, ${Math.round((spent / moves) * 1e6)} µs of the node’s CPU a move`,
  }
}

/** What the node itself has spent. */
async function cpuSeconds(): Promise<number> {
  const figures = await (await fetch(`${node.base}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1] ?? 0)
}

/** What the database can do at best with what was just played, one row and one commit at a time on as many connections as a node has. */
async function inserts(pool: Pool, most: number): Promise<number> {
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

async function besieged(): Promise<Turn> {
  let going = true
  let sent = 0
  const frames = hostileFrames()
  const attackers = Array.from({ length: 4 }, async () => {
    const guest = new Guest(node.base)
    await guest.arrive()
    while (going) {
      const line = await guest.connect().catch(() => null)
      if (!line) continue
      line.keep = false
      for (const frame of frames) {
        sent++
        if (line.socket.readyState === line.socket.OPEN) line.socket.send(frame)
      }
      await wait(100)
      line.socket.terminate()
    }
  })
  const turn = await run()
  going = false
  await Promise.all(attackers)
  say(`  with ${sent} malformed frames meanwhile`)
  return turn
}
