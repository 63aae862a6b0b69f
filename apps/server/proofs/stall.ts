import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { GamePackage } from '@parlor/kernel'
import { gameById } from '../src/games.ts'
import { clockGraceMs } from '../src/match/job-schedule.ts'
import { openPool } from '../src/store/pool.ts'
import { absentAttackReasons, attackLines, reconnectMs, unrealAttackReasons, type AttackReport } from './attack-report.ts'
import { adversaryAddress } from './adversary-address.ts'
import { DueEvents } from './due-events.ts'
import { TestClient } from './test-client.ts'
import { createMatchesWithLongLogs } from './matches-with-long-logs.ts'
import { NodeProcess } from './node-process.ts'
import { openPostgres } from './test-databases.ts'
import { ordinaryMatchClockMs, OrdinaryMatch, type OrdinaryBot, type ServerDelayStats } from './ordinary-match.ts'
import { exitWithFindings, numberFlag, percentile, printLines } from './proof-report.ts'

/**
 * Nobody can stall others: ordinary matches with five-second clocks, half of them against an easy or a medium bot, while an adversary with many
 * addresses does all that the limits allow; then the node is killed and restarted with all pending jobs still in the database.
 */
const matches = numberFlag('matches', 200)
const addresses = numberFlag('addresses', 50)
const seconds = numberFlag('seconds', 60)
const stalledMs = 10_000
/** Longest start of a node, clocks that ran out meanwhile included. */
const mostStartMs = 5_000
const postgres = await openPostgres()
if (!postgres) throw new Error('PostgreSQL is needed')
const pool = await openPool({ url: postgres.url })
const node = await NodeProcess.open({ DATABASE_URL: postgres.url, PARLOR_PROXY: '1', PARLOR_RATE: '1', PARLOR_SOCKETS: '500' })
const dots = gameById('dots') as GamePackage
const matchesWithLongLogs = await createMatchesWithLongLogs(pool, dots, 12)
const newStats = (): ServerDelayStats => ({ clocks: new DueEvents(), lateMoves: 0, lateAccepted: 0, moves: 0, matches: 0, punished: 0 })
/** Of these, one's turns count as quick and the other's as medium. */
const newBots = (): readonly OrdinaryBot[] => ['easy', 'masterSwift'].map((level) => ({ level, moves: new DueEvents() }))
const [seen, bots] = [newStats(), newBots()]
/** Ordinary players behind the adversary's addresses, who share what an address has: reported, not judged. */
const neighbours = { matches: Math.min(10, addresses), seen: newStats(), bots: newBots() }
/** How long a bot may take, p99: a medium one thinks for up to half a second of that where it competes with strong ones. */
const maxBotMs = [3_000, 3_500]
/** Until its player sees the move, who has to come back first. */
const maxBotMsRestarted = [3_000, stalledMs]
/** Forced moves of the ordinary matches, with the time of the entry before, or of the start. */
const forcedMoves = `(
    SELECT l.at, coalesce(before.at, m.started) AS since FROM log l JOIN matches m ON m.id = l.match
      LEFT JOIN log before ON before.match = l.match AND before.seq = l.seq - 1
    WHERE l.mover LIKE 't:%' AND m.clock = $1 AND m.absent = $2
  ) forced`
/** Ordinary matches in which it is a person's turn: a bot has the second seat, and turns alternate. */
const waitingForPerson = `(
    SELECT coalesce(last.at, m.started) AS since FROM matches m
      LEFT JOIN LATERAL (SELECT seq, at FROM log WHERE log.match = m.id ORDER BY seq DESC LIMIT 1) last ON true
    WHERE m.state = 'playing' AND m.clock = $1 AND m.absent = $2 AND (m.seats NOT LIKE '%"bot"%' OR coalesce(last.seq, 0) % 2 = 0)
  ) waiting`
const ordinaryTable = [JSON.stringify({ kind: 'move', seconds: ordinaryMatchClockMs / 1000 }), JSON.stringify({ kind: 'wait' })]
const quiet = 'alone'
const awaited = [seen.clocks, ...bots.map(({ moves }) => moves)]
const awaitedByNeighbours = [neighbours.seen.clocks, ...neighbours.bots.map(({ moves }) => moves)]
/** Phases of the attack, by `Date.now()`. */
const phases: { readonly name: string; readonly began: number; readonly ended: number }[] = []
let stopped = false
let failures = 0
/** Clocks, and a third of the bots' turns, per second of the first phase. */
let quietPerSecond: number | null = null

const tables = await Promise.all([
  ...Array.from({ length: matches }, async (_, at) => {
    await wait(at * 15)
    return ordinaryMatch(at, (seat) => `198.18.${at}.${seat + 1}`, bots, seen)
  }),
  ...Array.from({ length: neighbours.matches }, (_, at) => ordinaryMatch(at, () => adversaryAddress(at), neighbours.bots, neighbours.seen)),
])
const playing = tables.map((table) => table.play())

await phase(quiet, 15, await now())
const adversary = attack(2 * seconds + 15 + reconnectMs / 1000)
await wait(reconnectMs)
await phase('attacked', seconds, await now())
await node.kill()
const spawned = performance.now()
await node.start()
const back = await now()
const started = Math.round(back.here - spawned)
if (started > mostStartMs) failures++
printLines(`the node was open again after ${started} ms`)
for (const events of [...awaited, ...awaitedByNeighbours]) events.serverUp(back.here)
await phase('after a restart', seconds, back, true)
stopped = true
const attackReport = await adversary
await Promise.race([Promise.all(playing), wait(5_000)])
const unreal = [
  ...unrealAttackReasons(attackReport),
  ...phases.flatMap(({ name, began, ended }) => absentAttackReasons(attackReport, name, began, ended)),
]
failures += unreal.length
printLines(
  ...attackLines(attackReport),
  ...unreal.map((reason) => `the attack was not real: ${reason}`),
  `ordinary players: ${seen.matches} matches to their end, ${seen.moves} moves kept; ${seen.lateMoves} sent too late, ${seen.lateAccepted} of them accepted; ` +
    `${seen.punished} in time and refused`,
)
if (seen.lateAccepted > 0 || seen.lateMoves === 0 || seen.punished > 0) failures++
const early = await earlyClocks()
printLines(`clocks that fired before their time, by the log: ${early}`)
if (early > 0) failures++
const errors = node.stderr.split('\n').filter((line) => line.includes('"level":"error"'))
printLines(`errors that the node logged: ${errors.length}`, ...errors.slice(0, 5))
failures += errors.length
await node.kill()
await pool.end()
await postgres.close()
exitWithFindings(failures)

/** Half of them between two people, the others against each bot in turn. */
async function ordinaryMatch(
  at: number,
  addressOf: (seat: number) => string,
  against: readonly OrdinaryBot[],
  stats: ServerDelayStats,
): Promise<OrdinaryMatch> {
  const bot = at % 2 === 0 ? null : against[(at >> 1) % against.length]!
  const guests = Array.from({ length: bot === null ? 2 : 1 }, (_, seat) => new TestClient(node.base, undefined, addressOf(seat)))
  for (const guest of guests) await guest.requestOrThrow('ensureGuest', {})
  return new OrdinaryMatch(dots, guests, bot, stats, () => stopped)
}

interface Moment {
  /** By `performance.now()`. */
  readonly here: number
  /** By the database. */
  readonly database: number
}

async function now(): Promise<Moment> {
  const { rows } = await pool.query('SELECT now_ms() AS now', [])
  return { here: performance.now(), database: rows[0]!['now'] as number }
}

/**
 * Reports the delays of everything due within `lasts` seconds. Clocks twice: when the forced move was stored, and when its player saw it,
 * which after a restart includes coming back. What was due during downtime counts from the restart. What is not seen in ten seconds counts
 * as stalled, however few there are.
 */
async function phase(name: string, lasts: number, began: Moment, restarted = false): Promise<void> {
  const phaseBegan = Date.now()
  await wait(lasts * 1000)
  const ended = performance.now()
  if (name !== quiet) phases.push({ name, began: phaseBegan, ended: Date.now() })
  // Grace for what is due at its end.
  await wait(3_000)
  const fired = await clockDelays(began.database, lasts)
  const clocks = seen.clocks.delays(began.here, ended)
  const botMoves = bots.map(({ moves }) => moves.delays(began.here, ended))
  const stalled = awaited.flatMap((events) => events.delays(began.here, ended)).filter((late) => late > stalledMs).length
  const figures = (list: number[]) =>
    `p50 ${Math.round(percentile(list, 50))} p99 ${Math.round(percentile(list, 99))} longest ${Math.round(Math.max(0, ...list))} ms`
  printLines(
    `${name}: ${fired.length} clocks fired, late by ${figures(fired)}, seen by their players ${figures(clocks)}; ` +
      bots.map(({ level }, at) => `${botMoves[at]!.length} times ${level} to move, after ${figures(botMoves[at]!)}; `).join('') +
      `${stalled} not seen in ${stalledMs / 1000} s`,
    `  behind the adversary's addresses: ${neighbours.seen.matches} matches and ${neighbours.seen.moves} moves so far, ${neighbours.seen.punished} in time and refused; ` +
      neighbours.bots
        .map(({ level, moves }) => [level, moves.delays(began.here, ended)] as const)
        .map(([level, delays]) => `${delays.length} times ${level} to move, after ${figures(delays)}`)
        .join('; '),
  )
  const late =
    percentile(fired, 99) > 1_000 ||
    (!restarted && percentile(clocks, 99) > 1_000) ||
    botMoves.some((list, at) => percentile(list, 99) > (restarted ? maxBotMsRestarted : maxBotMs)[at]!)
  // Players whom the server shuts out wait for nothing: as much must happen as when there was no attack.
  const perSecond = Math.min(fired.length / lasts, botMoves.flat().length / 3 / lasts)
  quietPerSecond ??= perSecond
  if (perSecond < Math.max(1, quietPerSecond / 2) || late || stalled > 0) failures++
}

/** How much later than its clock each forced move was stored that was due in these seconds; one that is missing counts until now. */
async function clockDelays(began: number, lasts: number): Promise<number[]> {
  const due = `greatest($3::float8, since + ${ordinaryMatchClockMs})`
  const { rows } = await pool.query(
    `SELECT at - ${due} AS late FROM ${forcedMoves} WHERE at > $3 AND ${due} < $3 + $4
     UNION ALL SELECT now_ms() - ${due} FROM ${waitingForPerson} WHERE ${due} < $3 + $4`,
    [...ordinaryTable, began, lasts * 1000],
  )
  return rows.map(({ late }) => late as number)
}

/** Forced moves before clock and grace were over. */
async function earlyClocks(): Promise<number> {
  const { rows } = await pool.query(`SELECT count(*)::int AS early FROM ${forcedMoves} WHERE at - since < $3`, [
    ...ordinaryTable,
    ordinaryMatchClockMs + clockGraceMs,
  ])
  return rows[0]!['early'] as number
}

function attack(lasts: number): Promise<AttackReport> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const entry = fileURLToPath(new URL('./denial-of-service-client.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--import', tsx, entry, node.base, String(addresses), String(lasts), JSON.stringify(matchesWithLongLogs)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  return new Promise((resolve) => child.once('close', () => resolve(JSON.parse(output) as AttackReport)))
}
