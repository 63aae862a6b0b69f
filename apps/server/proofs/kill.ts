import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gameNamed } from '../src/games.ts'
import { openStores } from '../src/store/stores.ts'
import type { GamePackage } from '@parlor/kernel'
import { Crowd } from './crowd.ts'
import { NodeProcess } from './nodes.ts'
import { openPostgres, openRedis } from './postgres.ts'
import { flag, judge, percentile, say } from './verdict.ts'

/** Kills nodes with −9 at random instants, some between a commit and its answer, while people play; then reads the log. `--embedded=1` for one node on PGlite. */
const kills = flag('kills', 200)
const matches = flag('matches', 500)
const atOnce = flag('at-once', 40)
const embedded = flag('embedded', 0) === 1
const pkg = gameNamed('dots') as GamePackage

const postgres = embedded ? null : await openPostgres()
const redis = embedded ? null : await openRedis()
if (!embedded && (!postgres || !redis)) throw new Error('PostgreSQL and Redis are needed: install them, or use --embedded=1')
const folder = mkdtempSync(join(tmpdir(), 'parlor-kill-'))
const env = embedded ? { PARLOR_DATA: folder } : { DATABASE_URL: postgres!.url, REDIS_URL: redis!.url }
const die = { DIE: String(flag('die', 0.0005)) }
const nodes = [await NodeProcess.open({ ...env, ...die })]
if (embedded) {
  const second = await NodeProcess.open(env).then(
    () => 'opened',
    (error: Error) => error.message,
  )
  say(`second opener: ${second.includes('is open in another process') ? 'refused' : second}`)
} else nodes.push(await NodeProcess.open({ ...env, ...die }))

const crowd = new Crowd(
  pkg,
  nodes.map(({ base }) => base),
  { copies: [1, 2] },
)
await crowd.gather(10)
let killed = 0
const began = performance.now()
const playing = crowd.play(atOnce, matches, () => killed < kills)
for (let turn = 0; killed < kills; turn++) {
  const node = nodes[turn % nodes.length]!
  await wait(Math.random() * flag('every', 1_000))
  if (node.alive) await node.kill()
  killed++
  await node.start().catch(() => {})
  if (killed % 10 === 0) say(`${killed} kills, ${crowd.played.size} matches, ${crowd.live.size / 2} live`)
}
// Whoever still kills itself is brought back until everybody has finished.
const keeper = setInterval(() => {
  for (const node of nodes) if (!node.alive) void node.start().catch(() => {})
}, 300)
await playing
// A match whose node died between its last move and its end is ended by another that finds it so.
await wait(12_000)
clearInterval(keeper)
for (const node of nodes) await node.kill('SIGTERM')
const stores = await openStores(embedded ? { folder } : { url: postgres!.url }, 'judge')
const verdict = await judge(stores, pkg, crowd.played)
await stores.close()
const returns = [...crowd.played.values()].flat().flatMap((player) => player.returns)
const own = nodes.reduce((sum, { suicides }) => sum + suicides, 0)
say(
  `${embedded ? 'PGlite' : 'PostgreSQL + Redis'}, ${nodes.length} node(s): ${killed} kills from outside, ${own} between commit and answer, in ${Math.round((performance.now() - began) / 1000)} s`,
  `${crowd.played.size} matches, ${verdict.entries} entries, ${verdict.acknowledged} acknowledged: ${verdict.lost} lost, ${verdict.doubled} doubled, ${verdict.unfinished} unfinished`,
  `${returns.length} returns: p50 ${Math.round(percentile(returns, 50))} ms, p99 ${Math.round(percentile(returns, 99))} ms, longest ${Math.round(Math.max(0, ...returns))} ms`,
)
await redis?.stop()
await postgres?.close()
rmSync(folder, { recursive: true, force: true })
process.exit(verdict.lost + verdict.doubled + verdict.unfinished === 0 ? 0 : 1)
