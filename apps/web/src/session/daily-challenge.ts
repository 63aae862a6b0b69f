import type { SeriesMatchSetup } from '@parlor/kernel'
import type { WebGame } from '../web-game/web-game.ts'
import { nonCheatingBotLevels } from './viewer-and-bot-levels.ts'
import type { DailyKey } from '../data/daily-attempts.ts'
import type { SeriesMatchRef } from '../data/series-progress.ts'

/** Today's local date, as `2026-11-15`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const refForm = /^daily\.(\d{4}-\d{2}-\d{2})(?:\.([a-z]{2,20}))?$/
const oneDay = 86_400_000

/** Days since 1970, independent of the time zone: neighbouring dates differ by one. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / oneDay)
}

export function dayFromNumber(number: number): string {
  return new Date(number * oneDay).toISOString().slice(0, 10)
}

/** The series reference of a daily challenge: each is a series of one match. */
export function dailyMatchRef({ day, challenge }: DailyKey): SeriesMatchRef {
  return { id: `daily.${day}${challenge === null ? '' : `.${challenge}`}`, index: 0 }
}

/** Which daily challenge a match is; null for any other match. */
export function dailyKeyOf(seriesRef: SeriesMatchRef | null | undefined): DailyKey | null {
  const [, day, challenge = null] = refForm.exec(seriesRef?.id ?? '') ?? []
  const number = day === undefined ? Number.NaN : dayNumber(day)
  return day !== undefined && Number.isFinite(number) && dayFromNumber(number) === day ? { day, challenge } : null
}

/** The parts of a game that its daily challenges are made from. */
type DailyGame = Pick<WebGame, 'game' | 'strategy' | 'dailies'>

/** The challenges of every day; null stands for the first one. */
export function dailyChallengesOf({ dailies }: Pick<WebGame, 'dailies'>): readonly (string | null)[] {
  return [null, ...(dailies ?? []).slice(1).map(({ id }) => id)]
}

/** The match of a daily challenge; null for an unknown id. */
export function dailyMatchSetup(webGame: DailyGame, { day, challenge }: DailyKey): SeriesMatchSetup | null {
  const { dailies } = webGame
  if (!dailies) return challenge === null ? presetOfDay(webGame, day) : null
  const found = challenge === null ? dailies[0] : dailies.slice(1).find(({ id }) => id === challenge)
  return found?.setup(day) ?? null
}

/** The presets in turn, the first seat against a middle level that sees no hidden information. */
function presetOfDay(webGame: DailyGame, day: string): SeriesMatchSetup {
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
export function seriesMatchSetupAt(webGame: DailyGame & Pick<WebGame, 'series'>, seriesRef: SeriesMatchRef): SeriesMatchSetup | null {
  const daily = dailyKeyOf(seriesRef)
  return daily ? dailyMatchSetup(webGame, daily) : (webGame.series?.find(seriesRef.id)?.fixture(seriesRef.index) ?? null)
}
