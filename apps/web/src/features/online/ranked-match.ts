import { hasMinimumMoves, rankedRules, type TableInfo } from '@parlor/protocol'
import type { LogLine } from '../../session/log-lines.ts'
import { timeLeftOf, type ClockSnapshot } from '../../data/time-control.ts'

/** Whether resigning now has a result, as far as the log tells: in ranked play everybody has made the game's minimum of moves. */
export function resultCounts({ ranked, game, seats }: TableInfo, story: readonly LogLine[]): boolean {
  if (!ranked || (story[0]?.number ?? 1) > 1) return true
  const moves = story.filter(({ kind }) => kind === 'move' || kind === 'timeout')
  return hasMinimumMoves(
    game,
    seats.length,
    moves.map(({ seat }) => seat),
  )
}

/** Seconds left for a first move, by seats that owe one; empty where everybody has begun. */
export function missingFirstMoves(
  table: TableInfo,
  story: readonly LogLine[],
  time: ClockSnapshot | null,
  now: number,
): { seat: number; left: number }[] {
  if (!table.ranked || table.state !== 'playing' || !time || (story[0]?.number ?? 1) > 1) return []
  return time.running
    .filter((seat) => !story.some((line) => line.seat === seat))
    .map((seat) => {
      const spent = time.control.minutes * 60_000 - timeLeftOf(time, seat, Math.max(now, time.at))
      return { seat, left: Math.max(0, Math.ceil(rankedRules.noShowSeconds - spent / 1000)) }
    })
}

/** Whether a match was called off because whoever did its last deed never made their first move: nobody can call off by hand so late. */
export function endedByNoShow(table: Pick<TableInfo, 'ranked' | 'clock'>, story: readonly LogLine[], time: ClockSnapshot | null): boolean {
  const last = story.at(-1)
  if (!table.ranked || table.clock.kind !== 'total' || !time || last?.kind !== 'abort' || story[0]!.number > 1) return false
  if (story.some((line) => line !== last && line.seat === last.seat)) return false
  return table.clock.minutes * 60_000 - (time.left[last.seat] ?? Infinity) >= rankedRules.noShowSeconds * 1000
}

/** Whether one may offer a draw now: the game has draws, only people sit there, enough is played, and one has moved since one's last offer. */
export function canOfferDraw(table: TableInfo, story: readonly LogLine[], draws: boolean): boolean {
  const { seats, you, draw } = table
  if (!draws || you === null || seats.some(({ kind }) => kind !== 'person') || !resultCounts(table, story)) return false
  const last = draw?.offered[you] ?? -1
  return last < 0 || story.some(({ number, seat }) => number > last && seat === you)
}
