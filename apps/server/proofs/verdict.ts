import type { GamePackage } from '@parlor/kernel'
import { Fold } from '../src/match/fold.ts'
import type { Stores } from '../src/store/stores.ts'
import type { Player } from './player.ts'

export interface Verdict {
  readonly entries: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly unfinished: number
}

/** Reads every match from the log alone and compares it with what players were told. */
export async function judge(stores: Stores, pkg: GamePackage, played: ReadonlyMap<string, readonly Player[]>): Promise<Verdict> {
  const found = { entries: 0, acknowledged: 0, lost: 0, doubled: 0, unfinished: 0 }
  for (const [match, players] of played) {
    const log = await stores.log.read(match, 0)
    const row = await stores.matches.find(match)
    const fold = new Fold(pkg, row!)
    for (const entry of log) fold.enter(entry)
    found.entries += log.length
    found.doubled += log.length - new Set(log.map(({ mover }) => mover)).size
    if (row!.state !== 'over' || !fold.match.outcome) found.unfinished++
    for (const { mover, seq } of players.flatMap(({ acks }) => acks)) {
      found.acknowledged++
      if (log[seq - 1]?.mover !== mover) found.lost++
    }
  }
  return found
}

/** The value that so many in a hundred do not pass. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0
}

export function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** A number from the command line, `--name=value`. */
export function flag(name: string, fallback: number): number {
  const found = process.argv.find((word) => word.startsWith(`--${name}=`))
  return found === undefined ? fallback : Number(found.slice(name.length + 3))
}
