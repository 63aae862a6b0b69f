import { reject, type Rejection } from '@parlor/kernel'
import type { MahjongOptions } from './types.ts'

/** The modes in which every day has a run, and where its seeds are. */
const dailySeeds = { kind: 'hand-betting/daily/', stakes: 'hand-betting/daily/stakes/' } as const

/** Seed and options of a day's run in a mode; `day` is a date as `2026-11-15`. */
export function dailyRun(
  day: string,
  honors: keyof typeof dailySeeds,
): { readonly options: MahjongOptions; readonly seed: string } | Rejection {
  if (!isDay(day)) return reject('mahjong.badDay', { day: day.slice(0, 20) })
  return { options: { honors }, seed: dailySeeds[honors] + day }
}

/** The day of a seed; null unless it is a daily run's. */
export function dayOfSeed(seed: string): string | null {
  const day = /^hand-betting\/daily\/(?:stakes\/)?(\d{4}-\d{2}-\d{2})$/.exec(seed)?.[1]
  return day !== undefined && isDay(day) ? day : null
}

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDay(text: string): boolean {
  const [, month, day] = (/^\d{4}-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  return month !== undefined && day !== undefined && month >= 1 && month <= 12 && day >= 1 && day <= monthLengths[month - 1]!
}

/** A run as emoji squares, a row per ten bets, for sharing: wins and losses, without revealing tiles. */
export function resultSquares(results: readonly boolean[]): string {
  const rows: string[] = []
  for (let from = 0; from < results.length; from += 10)
    rows.push(
      results
        .slice(from, from + 10)
        .map((won) => (won ? '🟪' : '⬛'))
        .join(''),
    )
  return rows.join('\n')
}
