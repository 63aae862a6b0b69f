import { msg, type Message } from '@parlor/kernel'

/** How often the side that begins wins, in percent: measured, and where the interval of 95 % lies. */
interface WinRate {
  readonly share: number
  readonly from: number
  readonly to: number
  readonly games: number
}

/** Each preset between two Experts (the last one: Apprentices), as `lab balance sumzero` counts it. */
export const firstPlayerWinRates: Readonly<Record<string, WinRate>> = {
  standard: { share: 57, from: 52, to: 62, games: 400 },
  quick: { share: 52, from: 47, to: 56, games: 400 },
  unlimited: { share: 49, from: 44, to: 53, games: 400 },
  pillars: { share: 50, from: 45, to: 55, games: 400 },
  pairs: { share: 41, from: 37, to: 46, games: 400 },
  letter: { share: 100, from: 96, to: 100, games: 100 },
}

/** The rate on a preset's card; nothing where none was measured, or where its line says all there is to say. */
export function winRateNote(preset: string): Message | null {
  const rate = firstPlayerWinRates[preset]
  return rate && rate.from < 95 ? msg('preset.rate', { rate: rate.share }) : null
}
