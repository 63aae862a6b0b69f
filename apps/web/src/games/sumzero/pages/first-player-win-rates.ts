import { msg, type Message } from '@parlor/kernel'

/** Measured win rate of the first player in percent, with its 95 % confidence interval. */
interface WinRate {
  readonly share: number
  readonly from: number
  readonly to: number
  readonly games: number
}

/** Each preset between two Experts (the last one: Apprentices), as `lab balance sumzero` measures it. */
export const firstPlayerWinRates: Readonly<Record<string, WinRate>> = {
  standard: { share: 57, from: 52, to: 62, games: 400 },
  quick: { share: 52, from: 47, to: 56, games: 400 },
  unlimited: { share: 49, from: 44, to: 53, games: 400 },
  pillars: { share: 50, from: 45, to: 55, games: 400 },
  pairs: { share: 41, from: 37, to: 46, games: 400 },
  letter: { share: 100, from: 96, to: 100, games: 100 },
}

/** The rate on a preset's card; null where none was measured, or where the preset's own text covers it. */
export function winRateNote(preset: string): Message | null {
  const rate = firstPlayerWinRates[preset]
  return rate && rate.from < 95 ? msg('preset.rate', { rate: rate.share }) : null
}
