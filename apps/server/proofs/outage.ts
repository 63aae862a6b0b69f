import { setTimeout as wait } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import { gameNamed } from '../src/games.ts'
import { openStores } from '../src/store/stores.ts'
import { Crowd } from './playing-crowd.ts'
import { openHouse } from './house.ts'
import { openPostgres, openRedis } from './postgres.ts'
import { openRelay } from './relay.ts'
import { flag, judge, percentile, say } from './verdict.ts'

/** Redis is stopped, started and cut from one node; PostgreSQL is restarted; a thousand clients drop at once: play goes on and nothing is lost. */
const postgres = await openPostgres()
const redis = await openRedis()
if (!postgres || !redis) throw new Error('PostgreSQL and Redis are needed')
const pkg = gameNamed('dots') as GamePackage
const place = { url: postgres.url }
const relay = await openRelay(Number(new URL(redis.url).port))
// The second node has a wire of its own to Redis.
const houses = [await openHouse({ place, redis: redis.url }), await openHouse({ place, redis: `redis://127.0.0.1:${relay.port}` })]
const bases = houses.map(({ base }) => base)
let bad = 0

const away = async () => void (await wait(4_000))
await during('Redis stopped', true, { begin: () => redis.stop(), away, end: () => redis.start() })
await during('Redis cut from one node', true, { begin: async () => relay.cut(), away, end: async () => relay.mend() })
await during('PostgreSQL restarted', false, { begin: () => postgres.stop(), away: () => wait(1_000), end: () => postgres.start() })
await dropAll(flag('clients', 1_000))
for (const house of houses) await house.close()
relay.close()
await redis.stop()
await postgres.close()
process.exit(bad === 0 ? 0 : 1)

interface Outage {
  begin(): Promise<void>
  away(): Promise<void>
  end(): Promise<void>
}

/** Plays on for as long as something is away and for a while after, and then to the end. */
async function during(what: string, goesOn: boolean, { begin, away, end }: Outage): Promise<void> {
  const crowd = new Crowd(pkg, bases, { pace: () => Math.random() * 50 })
  await crowd.gather(4)
  let happening = true
  const playing = crowd.play(8, 8, () => happening)
  while (crowd.live.size < 16) await wait(50)
  await begin()
  const before = acksOf(crowd)
  await away()
  const meanwhile = acksOf(crowd) - before
  await end()
  await wait(2_000)
  happening = false
  await playing
  await wait(6_000)
  say(`${what}: ${meanwhile} moves acknowledged meanwhile`)
  if (goesOn && meanwhile === 0) bad++
  await report(what, crowd)
}

function acksOf(crowd: Crowd): number {
  return [...crowd.played.values()].flat().reduce((sum, { acks }) => sum + acks.length, 0)
}

async function report(what: string, crowd: Crowd): Promise<void> {
  const stores = await openStores(place, 'judge')
  const { entries, acknowledged, lost, doubled, unfinished } = await judge(stores, pkg, crowd.played)
  await stores.close()
  const delays = [...crowd.played.values()].flat().flatMap((player) => player.delays)
  bad += lost + doubled + unfinished
  say(
    `${what}: ${crowd.played.size} matches, ${entries} entries, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${unfinished} unfinished; ` +
      `answers p50 ${Math.round(percentile(delays, 50))} ms, longest ${Math.round(percentile(delays, 100))} ms`,
  )
}

async function dropAll(clients: number): Promise<void> {
  let slowly = true
  const crowd = new Crowd(pkg, bases, { pace: () => (slowly ? 2_000 + Math.random() * 8_000 : 0) })
  await crowd.gather(Math.max(10, Math.ceil(clients / 20)))
  const playing = crowd.play(clients / 2, clients / 2)
  while (crowd.live.size < clients || [...crowd.live].some(({ seq }) => seq === null)) await wait(100)
  const there = [...crowd.live]
  for (const player of there) void wait(Math.random() * 1_000).then(() => player.cut())
  while (there.some(({ returns, over }) => returns.length === 0 && !over)) await wait(100)
  slowly = false
  await playing
  await wait(6_000)
  const returns = there.flatMap((player) => player.returns.slice(0, 1))
  const p99 = percentile(returns, 99)
  if (p99 > 10_000 || returns.length < clients) bad++
  say(
    `${there.length} clients dropped within a second: ${returns.length} back, in step p50 ${Math.round(percentile(returns, 50))} ms, p99 ${Math.round(p99)} ms`,
  )
  await report(`${there.length} drops`, crowd)
}
