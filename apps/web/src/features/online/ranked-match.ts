import { hasMinimumMoves, rankedRules, type TableInfo } from '@parlor/protocol'
import type { LogLine } from '../../session/log-lines.ts'
import { timeLeftOf, type ClockSnapshot } from '../../data/time-control.ts'
import type { Translator } from '../../platform/i18n/translator.ts'

/** True when resigning now has a result: in ranked play everybody has made the game's minimum of moves. */
export function resigningHasResult({ ranked, game, seats }: TableInfo, logLines: readonly LogLine[]): boolean {
  if (!ranked || (logLines[0]?.number ?? 1) > 1) return true
  const moves = logLines.filter(({ kind }) => kind === 'move' || kind === 'timeout')
  return hasMinimumMoves(
    game,
    seats.length,
    moves.map(({ seat }) => seat),
  )
}

/** Seconds left for the first move, by seats that have not moved; empty once all have. */
export function firstMoveTimeLeft(
  table: TableInfo,
  logLines: readonly LogLine[],
  time: ClockSnapshot | null,
  now: number,
): { seat: number; left: number }[] {
  if (!table.ranked || table.state !== 'playing' || !time || (logLines[0]?.number ?? 1) > 1) return []
  return time.running
    .filter((seat) => !logLines.some((line) => line.seat === seat))
    .map((seat) => {
      const spent = time.control.minutes * 60_000 - timeLeftOf(time, seat, Math.max(now, time.at))
      return { seat, left: Math.max(0, Math.ceil(rankedRules.noShowSeconds - spent / 1000)) }
    })
}

/** Seats that never made their first move, where the match was aborted for that: so late nobody can abort by hand. */
function noShows(table: Pick<TableInfo, 'ranked' | 'clock'>, logLines: readonly LogLine[], time: ClockSnapshot | null): readonly number[] {
  const { clock } = table
  const last = logLines.at(-1)
  if (!table.ranked || clock.kind !== 'total' || !time || last?.kind !== 'abort' || logLines[0]!.number > 1) return []
  const spent = (seat: number) => clock.minutes * 60_000 - (time.left[seat] ?? Infinity)
  const isLate = (seat: number) =>
    !logLines.some((line) => line !== last && line.seat === seat) && spent(seat) >= rankedRules.noShowSeconds * 1000
  // In a race everybody owes the first move at once.
  return isLate(last.seat) ? [...time.left.keys()].filter(isLate) : []
}

/** Who never made their first move, where the match was aborted for that: its log entry alone reads like an abort by hand. Else null. */
export function describeNoShow(
  table: Pick<TableInfo, 'ranked' | 'clock' | 'you'>,
  { logLines, time }: { readonly logLines: readonly LogLine[]; readonly time: ClockSnapshot | null },
  nameOf: (seat: number) => string,
  { t }: Pick<Translator, 't'>,
): string | null {
  const seats = noShows(table, logLines, time)
  if (seats.length === 0) return null
  const own = table.you !== null && seats.includes(table.you)
  return t(own ? 'online.noShowYou' : 'online.noShow', { count: rankedRules.noShowSeconds, name: seats.map(nameOf).join(', ') })
}

/**
 * True when the player may offer a draw: the game has draws, all players are people, enough is played, and they have moved since their
 * last offer.
 */
export function canOfferDraw(table: TableInfo, logLines: readonly LogLine[], draws: boolean): boolean {
  const { seats, you, draw } = table
  if (!draws || you === null || seats.some(({ kind }) => kind !== 'person') || !resigningHasResult(table, logLines)) return false
  const last = draw?.offered[you] ?? -1
  return last < 0 || logLines.some(({ number, seat }) => number > last && seat === you)
}
