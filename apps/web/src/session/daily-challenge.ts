import type { SeriesMatchSetup } from '@parlor/kernel'
import type { WebGame } from '../web-game/web-game.ts'
import { nonCheatingBotLevels } from './viewer-and-bot-levels.ts'
import type { SeriesMatchRef } from '../data/series-progress.ts'

/** Today's local date, as `2026-11-15`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const prefix = 'daily.'
const dayForm = /^\d{4}-\d{2}-\d{2}$/
const oneDay = 86_400_000

/** Days since 1970, independent of the time zone: neighbouring dates differ by one. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / oneDay)
}

export function dayFromNumber(number: number): string {
  return new Date(number * oneDay).toISOString().slice(0, 10)
}

/** The series reference of a daily challenge: each date is a series of one match. */
export function dailyMatchRef(day: string): SeriesMatchRef {
  return { id: prefix + day, index: 0 }
}

/** The day whose challenge this is; null for any other match. */
export function challengeDayOf(seriesRef: SeriesMatchRef | null | undefined): string | null {
  if (!seriesRef?.id.startsWith(prefix)) return null
  const day = seriesRef.id.slice(prefix.length)
  const number = dayForm.test(day) ? dayNumber(day) : Number.NaN
  return Number.isFinite(number) && dayFromNumber(number) === day ? day : null
}

/** The match of a date: the presets in turn, the first seat against a middle level that sees no hidden information. */
export function dailyMatchSetup(webGame: Pick<WebGame, 'game' | 'strategy' | 'daily'>, day: string): SeriesMatchSetup {
  if (webGame.daily) return webGame.daily(day)
  const { presets } = webGame.game.options
  const { options } = presets[dayNumber(day) % presets.length]!
  const levels = nonCheatingBotLevels(webGame.strategy)
  const level = levels[Math.floor((levels.length - 1) / 2)]!.id
  const seats = webGame.game.seatCount(options)
  const brought = dailySecretsOn(webGame.game.secrets.presets, day, seats)
  return {
    options,
    seed: `daily/${webGame.game.id}/${day}`,
    levels: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level)),
    ...(brought ? { secrets: brought } : {}),
  }
}

/**
 * The secrets of a date: each preset in turn for the first seat, and over time every other one against it; null where there is no choice.
 */
function dailySecretsOn<P>(presets: readonly { readonly options: P }[], day: string, seats: number): P[] | null {
  const count = presets.length
  if (count < 2) return null
  const number = dayNumber(day)
  const round = Math.floor(number / count) % (count - 1)
  return Array.from({ length: seats }, (_, seat) => presets[(number + (seat === 0 ? 0 : seat + round)) % count]!.options)
}

/** The match at an index of a series: one of the game's own, or a daily challenge. */
export function seriesMatchSetupAt(
  webGame: Pick<WebGame, 'game' | 'strategy' | 'daily' | 'series'>,
  seriesRef: SeriesMatchRef,
): SeriesMatchSetup | null {
  const day = challengeDayOf(seriesRef)
  return day === null ? (webGame.series?.find(seriesRef.id)?.fixture(seriesRef.index) ?? null) : dailyMatchSetup(webGame, day)
}
