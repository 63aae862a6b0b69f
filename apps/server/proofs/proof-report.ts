import type { GamePackage } from '@parlor/kernel'
import { ReplayedMatch } from '../src/match/replayed-match.ts'
import type { Stores } from '../src/store/stores.ts'
import type { SimulatedPlayer } from './simulated-player.ts'
import { readStoredState } from './stored-state.ts'
import { findingKinds } from './finding.ts'
import { checkStoredState, type StoredStateReport } from './check-stored-state.ts'
import type { RequestHistory } from './request-history.ts'
import type { Pool } from '../src/store/pool.ts'

/** Checks a database by requests and responses, and prints the report. */
export async function checkDatabaseAndReport(what: string, history: RequestHistory, pool: Pick<Pool, 'query'>): Promise<StoredStateReport> {
  const result = checkStoredState(history, await readStoredState(pool))
  const { matches, entries, requests, acknowledged, unanswered, ambiguous, findings } = result
  const counts = findingKinds.map((kind) => `${findings.filter((one) => one.kind === kind).length} ${kind}`).join(', ')
  printLines(
    `${what}: ${matches} matches, ${entries} entries; ${requests} requests, ${acknowledged} acknowledged, ${unanswered} unanswered, ${ambiguous} ambiguous: ${counts}`,
  )
  for (const kind of findingKinds)
    for (const { match, what: which } of findings.filter((one) => one.kind === kind).slice(0, 5)) printLines(`  ${kind} ${match}: ${which}`)
  return result
}

interface LogReport {
  readonly entries: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly unfinished: number
}

/** Compares the logs of seeded matches with the responses to their players' moves. */
export async function checkSeededMatchLogs(
  stores: Stores,
  pkg: GamePackage,
  played: ReadonlyMap<string, readonly SimulatedPlayer[]>,
): Promise<LogReport> {
  const found = { entries: 0, acknowledged: 0, lost: 0, doubled: 0, unfinished: 0 }
  for (const [match, players] of played) {
    const log = await stores.log.read(match, 0)
    const row = await stores.matches.find(match)
    const replayed = new ReplayedMatch(pkg, row!)
    for (const entry of log) replayed.applyRow(entry)
    found.entries += log.length
    // An answer may be missing for each player's last move; bots and clocks are answered nothing. Equal ids prove nothing: an index forbids them.
    const answered = players.reduce((sum, { acks }) => sum + acks.length, 0)
    const sent = log.filter(({ mover }) => !/^[bt]:/.test(mover)).length
    found.doubled += Math.max(0, sent - answered - players.length)
    if (row!.state !== 'over' || !replayed.match.outcome) found.unfinished++
    for (const { mover, seq } of players.flatMap(({ acks }) => acks)) {
      found.acknowledged++
      if (log[seq - 1]?.mover !== mover) found.lost++
    }
  }
  return found
}

/** The value at that percentile. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0
}

export function printLines(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** A numeric flag `--name=value`. */
export function numberFlag(name: string, fallback: number): number {
  const found = process.argv.find((word) => word.startsWith(`--${name}=`))
  return found === undefined ? fallback : Number(found.slice(name.length + 3))
}

/** Exits the proof, with the findings in the last line for whoever runs several. */
export function exitWithFindings(findings: number): never {
  printLines(`findings: ${findings}`)
  process.exit(findings === 0 ? 0 : 1)
}
