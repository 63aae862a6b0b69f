import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gameNamed } from '../src/games.ts'
import { openStores } from '../src/store/stores.ts'
import type { GamePackage } from '@parlor/kernel'
import { Crowd } from './playing-crowd.ts'
import { NodeProcess } from './nodes.ts'
import { openPostgres, openRedis } from './postgres.ts'
import { flag, judge, percentile, say } from './verdict.ts'

/**
 * Kills nodes with −9, one after the other, while people play: half of the times at a random instant, else between a commit and its answer;
 * then reads the log. The node that is killed next waits until the other is back. `--embedded=1` for one node on PGlite.
 */
const kills = flag('kills', 200)
const matches = flag('matches', 500)
const atOnce = flag('at-once', 500)
/** Nobody thinks longer about a move; so long that matches are there when a node goes. */
const pace = flag('pace', 2_000)
const embedded = flag('embedded', 0) === 1
const mostReturnMs = 5_000
const pkg = gameNamed('dots') as GamePackage

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
  say(`second opener: ${refused ? 'refused' : second}`)
} else nodes.push(await NodeProcess.open(env))

let ending = false
const crowd = new Crowd(
  pkg,
  nodes.map(({ base }) => base),
  { copies: [1, 2], pace: () => (ending ? 0 : Math.random() * pace) },
)
await crowd.gather(Math.max(10, Math.ceil(atOnce / 10)))
let killed = 0
let within = 0
const live: number[] = []
const began = performance.now()
const playing = crowd.play(atOnce, matches, () => killed < kills)
while (crowd.live.size < 2 * Math.min(atOnce, matches) && crowd.played.size < matches) await wait(100)
say(`${crowd.live.size / 2} matches are live`)
for (let turn = 0; killed < kills; turn++) {
  const node = nodes[turn % nodes.length]!
  await wait(Math.random() * flag('every', 1_000))
  live.push(crowd.live.size / 2)
  if (turn % 4 < 2) await node.kill()
  else if (await node.killInCommit()) within++
  killed++
  while (!node.alive) await node.start().catch(() => wait(100))
  if (killed % 10 === 0) say(`${killed} kills, ${crowd.played.size} matches, ${crowd.live.size / 2} live`)
}
ending = true
await playing
// A match whose node died between its last move and its end is ended by another that finds it so.
await wait(12_000)
for (const node of nodes) await node.kill('SIGTERM')
const stores = await openStores(embedded ? { folder } : { url: postgres!.url }, 'judge')
const verdict = await judge(stores, pkg, crowd.played)
await stores.close()
const returns = [...crowd.played.values()].flat().flatMap((player) => player.returns)
const longest = returns.reduce((most, ms) => Math.max(most, ms), 0)
say(
  `${embedded ? 'PGlite' : 'PostgreSQL + Redis'}, ${nodes.length} node(s): ${killed} kills, ${within} of them between commit and answer, in ${Math.round((performance.now() - began) / 1000)} s, with ${Math.min(...live)} to ${Math.max(...live)} matches live`,
  `${crowd.played.size} matches, ${verdict.entries} entries, ${verdict.acknowledged} acknowledged: ${verdict.lost} lost, ${verdict.doubled} doubled, ${verdict.unfinished} unfinished`,
  `${returns.length} returns: p50 ${Math.round(percentile(returns, 50))} ms, p99 ${Math.round(percentile(returns, 99))} ms, longest ${Math.round(longest)} ms`,
)
await redis?.stop()
await postgres?.close()
rmSync(folder, { recursive: true, force: true })
// With one node there is nobody to return to until it is back.
const late = !embedded && longest > mostReturnMs
if (late) say(`somebody was not back within ${mostReturnMs} ms`)
process.exit(verdict.lost + verdict.doubled + verdict.unfinished === 0 && refused && !late ? 0 : 1)
