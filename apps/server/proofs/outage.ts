import { setTimeout as wait } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import { gameNamed } from '../src/games.ts'
import { openStores } from '../src/store/stores.ts'
import { Crowd } from './crowd.ts'
import { openHouse } from './house.ts'
import { openPostgres, openRedis } from './postgres.ts'
import { flag, judge, percentile, say } from './verdict.ts'

/** Redis is stopped, started and cut from one node; PostgreSQL is restarted; a thousand clients drop at once: play goes on and nothing is lost. */
const postgres = await openPostgres()
const redis = await openRedis()
if (!postgres || !redis) throw new Error('PostgreSQL and Redis are needed')
const pkg = gameNamed('dots') as GamePackage
const place = { url: postgres.url }
const houses = [await openHouse({ place, redis: redis.url }), await openHouse({ place, redis: redis.url })]
const bases = houses.map(({ base }) => base)
let bad = 0

await during('Redis stopped and started', async () => {
  await redis.stop()
  await wait(4_000)
  await redis.start()
  await wait(2_000)
})
await during('PostgreSQL restarted', async () => {
  await postgres.stop()
  await wait(1_000)
  await postgres.start()
  await wait(2_000)
})
await cutOff()
await dropAll(flag('clients', 1_000))
for (const house of houses) await house.close()
await redis.stop()
await postgres.close()
process.exit(bad === 0 ? 0 : 1)

/** Plays on for as long as something happens, and then to the end. */
async function during(what: string, happens: () => Promise<void>, on: readonly string[] = bases): Promise<void> {
  const crowd = new Crowd(pkg, on)
  await crowd.gather(4)
  let happening = true
  const playing = crowd.play(8, 8, () => happening)
  await wait(1_000)
  await happens()
  happening = false
  await playing
  await wait(6_000)
  await report(what, crowd)
}

async function report(what: string, crowd: Crowd): Promise<void> {
  const stores = await openStores(place, 'judge')
  const { entries, acknowledged, lost, doubled, unfinished } = await judge(stores, pkg, crowd.played)
  await stores.close()
  const delays = [...crowd.played.values()].flat().flatMap((player) => player.delays)
  bad += lost + doubled + unfinished
  say(
    `${what}: ${crowd.played.size} matches, ${entries} entries, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${unfinished} unfinished; ` +
      `answers p50 ${Math.round(percentile(delays, 50))} ms, longest ${Math.round(Math.max(...delays))} ms`,
  )
}

/** One node cannot reach Redis at all: its players see the others’ moves by looking. */
async function cutOff(): Promise<void> {
  const deaf = await openHouse({ place, redis: 'redis://127.0.0.1:1' })
  await during('Redis cut from one node', () => wait(4_000), [bases[0]!, deaf.base])
  await deaf.close()
}

async function dropAll(clients: number): Promise<void> {
  const crowd = new Crowd(pkg, bases)
  await crowd.gather(10)
  // Slow enough to be there when it happens: nobody moves but everybody looks.
  const playing = crowd.play(clients / 2, clients / 2)
  while (crowd.live.size < clients && crowd.played.size < clients / 2) await wait(100)
  const there = [...crowd.live]
  for (const player of there) void wait(Math.random() * 1_000).then(() => player.cut())
  await playing
  await wait(6_000)
  const returns = there.flatMap((player) => player.returns)
  const p99 = percentile(returns, 99)
  if (p99 > 10_000) bad++
  say(
    `${there.length} clients dropped within a second: ${returns.length} returns, in step p50 ${Math.round(percentile(returns, 50))} ms, p99 ${Math.round(p99)} ms`,
  )
  await report(`${there.length} drops`, crowd)
}
