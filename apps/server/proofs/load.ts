import { setTimeout as wait } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import { gameNamed } from '../src/games.ts'
import { openStores } from '../src/store/stores.ts'
import { openPool, type Pool } from '../src/store/pool.ts'
import { Crowd } from './crowd.ts'
import { hostileFrames } from './malformed.ts'
import { Guest } from './client.ts'
import { NodeProcess } from './nodes.ts'
import { openPostgres } from './postgres.ts'
import { flag, judge, percentile, say } from './verdict.ts'

/** Many matches at one node over real sockets: moves a second and how long their answers take, beside plain inserts of the same rows into the same database. */
const seconds = flag('seconds', 20)
const atOnce = flag('at-once', 100)
const latency = flag('latency', 0)
const cut = flag('cut', 0) / 100
const copies = flag('copies', 1)
const pkg = gameNamed('dots') as GamePackage

const postgres = await openPostgres()
if (!postgres) throw new Error('PostgreSQL is needed')
const node = await NodeProcess.open({ DATABASE_URL: postgres.url })
const stores = await openStores({ url: postgres.url }, 'judge')

const ours = await run(seconds)
const raw = await inserts(stores.pool, ours.entries)
say(`raw INSERT … COMMIT of ${ours.entries} such rows, 12 connections: ${Math.round(raw)}/s; ratio ${(ours.rate / raw).toFixed(2)}`)
if (flag('hostile', 1) === 1) await hostile(ours.p99)
await node.kill('SIGTERM')
await stores.close()
await postgres.close()
process.exit(0)

/** Everybody plays, one match after the other; what is measured is a while in which all of them are at it. */
async function run(seconds: number): Promise<{ rate: number; p99: number; entries: number }> {
  const crowd = new Crowd(pkg, [node.base], { copies: [1, copies], cut, latency, light: true })
  await crowd.gather(10)
  let going = true
  const playing = crowd.play(atOnce, 0, () => going)
  while (crowd.live.size < 2 * atOnce * 0.9) await wait(100)
  const [cpu, acks, began] = [await cpuSeconds(), acksOf(crowd), performance.now()]
  await wait(seconds * 1_000)
  const moves = acksOf(crowd) - acks
  const rate = moves / ((performance.now() - began) / 1000)
  const spent = (await cpuSeconds()) - cpu
  going = false
  await playing
  await wait(6_000)
  const { entries, lost, doubled, unfinished } = await judge(stores, pkg, crowd.played)
  const delays = [...crowd.played.values()].flat().flatMap((player) => player.delays)
  const p99 = percentile(delays, 99)
  say(
    `${atOnce} matches at a time: ${moves} moves in ${seconds} s = ${Math.round(rate)} moves/s, answers p50 ${percentile(delays, 50).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round((spent / moves) * 1e6)} µs of the node’s CPU a move`,
    `${crowd.played.size} matches in all, ${entries} entries: ${lost} lost, ${doubled} doubled, ${unfinished} unfinished`,
  )
  return { rate, p99, entries }
}

function acksOf(crowd: Crowd): number {
  return [...crowd.played.values()].flat().reduce((sum, { acks }) => sum + acks.length, 0)
}

/** What the node itself has spent. */
async function cpuSeconds(): Promise<number> {
  const figures = await (await fetch(`${node.base}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1] ?? 0)
}

/** What the database can do at best, one row and one commit at a time on as many connections as a node has. */
async function inserts(pool: Pool, rows: number): Promise<number> {
  const many = await openPool({ url: postgres!.url })
  const entry = JSON.stringify({ kind: 'move', seat: 0, move: 'b5' })
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      while (next < rows) {
        const seq = ++next
        await many.query('INSERT INTO log (match, seq, mover, entry, at, ends) VALUES ($1, $2, $3, $4, $5, $6)', [
          'raw',
          seq,
          `0:${seq}abcdefghij`,
          entry,
          Date.now(),
          false,
        ])
      }
    }),
  )
  const rate = rows / ((performance.now() - began) / 1000)
  await many.end()
  await pool.query("DELETE FROM log WHERE match = 'raw'", [])
  return rate
}

/** Others send what cannot be read, all the time; those who play should hardly notice. */
async function hostile(baseline: number): Promise<void> {
  let going = true
  let sent = 0
  const frames = hostileFrames()
  const attackers = Array.from({ length: 4 }, async () => {
    const guest = new Guest(node.base)
    await guest.ask('arrive', {})
    while (going) {
      const line = await guest.connect().catch(() => null)
      if (!line) continue
      line.keep = false
      for (const frame of frames) {
        sent++
        if (line.socket.readyState === line.socket.OPEN) line.socket.send(frame)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
      line.socket.terminate()
    }
  })
  const { p99 } = await run(Math.ceil(seconds / 2))
  going = false
  await Promise.all(attackers)
  say(
    `with ${sent} malformed frames meanwhile: p99 ${p99.toFixed(1)} ms, ${(p99 / baseline).toFixed(2)}× the baseline; the node ${node.alive ? 'lives' : 'died'}`,
  )
}
