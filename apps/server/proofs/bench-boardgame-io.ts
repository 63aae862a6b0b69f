import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { openStores, type Stores } from '../src/store/stores.ts'
import { PlayerPairs } from './player-pairs.ts'
import { RequestHistory } from './request-history.ts'
import { NodeProcess } from './node-process.ts'
import { freePort, openPostgres } from './test-databases.ts'
import { gameByIdOrThrow } from './test-tables.ts'
import { numberFlag, percentile, checkDatabaseAndReport, printLines } from './proof-report.ts'

/**
 * Dots at this server and at boardgame.io, alternating: the same PostgreSQL, as many concurrent matches, real sockets, and both
 * acknowledge only what is stored. Every match is then read from the database and replayed. On 7×7, as in `load`: what is compared is
 * moves, and a table with a fair deal costs as much to open as some fifty of them; `--size 5` plays the small board.
 */
interface Turn {
  readonly moves: number
  readonly seconds: number
  readonly delays: readonly number[]
  /** CPU seconds of the server in the whole turn, and all moves stored in it. */
  readonly cpu: number
  readonly entries: number
}

const seconds = numberFlag('seconds', 10)
const atOnce = numberFlag('at-once', 50)
const rounds = numberFlag('rounds', 2)
const size = numberFlag('size', 7)
const least = 5
const pkg = gameByIdOrThrow('dots')
const preset = pkg.game.options.presets.find(({ options }) => options['rows'] === size && options['cols'] === size)
if (!preset) throw new Error(`Dots has no preset of ${size}×${size}`)
const { id: presetId, options } = preset

const postgres = await openPostgres()
if (!postgres) throw new Error('PostgreSQL is needed')
/** Requests and responses of all turns. */
const history = new RequestHistory()
const stores = await openStores({ url: postgres.url }, 'check')
const turns: { ours: Turn[]; theirs: Turn[] } = { ours: [], theirs: [] }
for (let round = 0; round < rounds; round++) {
  turns.theirs.push(await theirTurn(postgres.url))
  turns.ours.push(await ourTurn(postgres.url))
}
const [ours, theirs] = [rateOf(turns.ours), rateOf(turns.theirs)]
const ratio = ours / theirs
const spent = (all: readonly Turn[]) =>
  (all.reduce((sum, { cpu }) => sum + cpu, 0) / all.reduce((sum, { entries }) => sum + entries, 0)) * 1e6
printLines(
  `the server’s own CPU a stored move, opening tables included: ${Math.round(spent(turns.ours))} µs to ${Math.round(spent(turns.theirs))} µs`,
)
printLines(
  `${atOnce} matches at a time, ${rounds} turns of ${seconds} s each: ${Math.round(ours)} to ${Math.round(theirs)} stored moves/s on ${size}×${size}; ratio ${ratio.toFixed(1)}, wanted ${least}`,
)
await stores.close()
await postgres.close()
process.exit(ratio >= least ? 0 : 1)

function rateOf(all: readonly Turn[]): number {
  return all.reduce((sum, { moves }) => sum + moves, 0) / all.reduce((sum, turn) => sum + turn.seconds, 0)
}

function printTurn(who: string, { moves, seconds: took, delays }: Turn, played: string): void {
  const [p50, p99] = [percentile(delays, 50), percentile(delays, 99)]
  printLines(`${who}: ${moves} moves in ${took.toFixed(1)} s, answers p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${played}`)
}

async function ourTurn(url: string): Promise<Turn> {
  const node = await NodeProcess.open({ DATABASE_URL: url, NODE_ENV: 'production' })
  const loaded = cpuOf(node.pid)
  const crowd = new PlayerPairs(pkg, [node.base], { light: true }, history, presetId)
  await crowd.createPairs(atOnce)
  let going = true
  const playing = crowd.play(() => going)
  while (crowd.matches < atOnce || crowd.acknowledged < atOnce) await wait(50)
  const [before, began] = [crowd.acknowledged, performance.now()]
  await wait(seconds * 1_000)
  const moves = crowd.acknowledged - before
  const took = (performance.now() - began) / 1_000
  going = false
  await playing
  const cpu = cpuOf(node.pid) - loaded
  await node.kill('SIGTERM')
  const { findings } = await checkDatabaseAndReport('Parlor, both turns', history, stores.pool)
  if (findings.length > 0) throw new Error(`ours: ${findings.length} findings`)
  const entries = crowd.acknowledged
  const turn = { moves, seconds: took, delays: crowd.delays, cpu, entries }
  printTurn('Parlor', turn, `${crowd.matches} matches with ${entries} moves replayed to their end`)
  return turn
}

async function theirTurn(url: string): Promise<Turn> {
  const [port, lobby] = [await freePort(), await freePort()]
  const host = peer('host.ts', [], {
    DATABASE_URL: url,
    PORT: String(port),
    LOBBY_PORT: String(lobby),
    NODE_ENV: 'production',
    PEER_BOARD_SIZE: String(size),
  })
  await new Promise<void>((resolve, reject) => {
    host.stdout!.once('data', () => resolve())
    host.once('exit', () => reject(new Error('boardgame.io did not start: npm run bench:peers installs it')))
  })
  const loaded = cpuOf(host.pid!)
  const visitors = peer('visitors.ts', [`http://127.0.0.1:${port}`, `http://127.0.0.1:${lobby}`, String(atOnce), String(seconds)], {})
  let output = ''
  visitors.stdout!.on('data', (data: Buffer) => (output += data.toString()))
  await new Promise((resolve) => visitors.once('close', resolve))
  const cpu = cpuOf(host.pid!) - loaded
  host.kill()
  const { moves, took, acknowledged, matches, delays } = JSON.parse(output) as {
    moves: number
    took: number
    acknowledged: number
    matches: string[]
    delays: number[]
  }
  const entries = await replayed(stores, matches)
  if (entries !== acknowledged) throw new Error(`boardgame.io acknowledged ${acknowledged} moves and stored ${entries}`)
  const turn = { moves, seconds: took / 1_000, delays, cpu, entries }
  printTurn('boardgame.io', turn, `${matches.length} matches with ${entries} moves replayed to their end`)
  return turn
}

/** CPU seconds of a process, from Linux's hundredths. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** A program of the folder with its own package.json. */
function peer(name: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const path = fileURLToPath(new URL(`../../../bench/peers/${name}`, import.meta.url))
  return spawn(process.execPath, ['--import', tsx, path, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Replays every match of theirs by our rules from the log they stored: it must end, in the state they stored. */
async function replayed({ pool }: Stores, matches: readonly string[]): Promise<number> {
  const { game } = pkg
  let entries = 0
  for (const id of matches) {
    const { rows } = await pool.query('SELECT entry FROM peer_log WHERE match = $1 ORDER BY seq', [id])
    const [found] = (await pool.query('SELECT state FROM peer_matches WHERE id = $1', [id])).rows
    const moves = rows.map(({ entry }) => (entry as Entered).action).filter(({ type }) => type === 'MAKE_MOVE')
    const match = Match.begin(game, { options, seed: '1' })
    if (isRejection(match)) throw new Error(match.rejected)
    for (const { payload } of moves) {
      const [cell] = payload.args
      const step = match.play(Number(payload.playerID), { row: Math.floor(cell / size), col: cell % size })
      if (isRejection(step)) throw new Error(`boardgame.io stored a move that cannot be played: ${step.rejected}`)
    }
    const { G } = (found as { state: Stored }).state
    const { owner, dots } = match.state as unknown as Stored['G']
    const same = owner.every((who, cell) => who === G.owner[cell]) && dots.every((count, cell) => count === G.dots[cell])
    if (!match.outcome || !same) throw new Error(`boardgame.io stored another end than its moves have: ${id}`)
    entries += moves.length
  }
  return entries
}

interface Entered {
  readonly action: { readonly type: string; readonly payload: { readonly playerID: string; readonly args: readonly [number] } }
}

interface Stored {
  readonly G: { readonly owner: readonly number[]; readonly dots: readonly number[] }
}
