import type { WebGame } from '../../web-game/web-game.ts'
import { copyText } from '../../ui/copy-text.ts'
import type { DailyKey } from '../../data/daily-attempts.ts'
import type { MatchResult } from '../../data/match-result.ts'
import type { Translator } from '../../platform/i18n/translator.ts'

/** Short text of a daily result. */
export function describeDailyResult(
  result: Pick<MatchResult, 'ending' | 'moves' | 'score'>,
  zeroSum: boolean,
  translator: Translator,
): string {
  const { ending, moves, score } = result
  if (ending === 'finished' || !zeroSum) return translator.t('daily.scored', { score: translator.number(score), count: moves })
  return translator.t(`daily.${ending}`, { count: moves })
}

/** Shared content of a daily result; `lines` are the game's own. */
interface DailyShare {
  readonly daily: DailyKey
  readonly result: MatchResult
  readonly streak: number
  readonly lines: string
}

/** Share text of a daily result: challenge, result, link; no spoilers. */
export function dailyShareText(
  webGame: WebGame,
  { daily, result, streak, lines }: DailyShare,
  translator: Translator,
  origin: string,
): string {
  const game = translator.say({ key: 'title' }, webGame.strings[translator.language])
  const name = dailyNameOf(webGame, daily.challenge, translator)
  const head = ['Parlor', game, ...(name === null ? [] : [name]), formatDay(daily.day, translator)].join(' · ')
  const how = describeDailyResult(result, webGame.game.zeroSum, translator)
  const row = translator.t('daily.shareStreak', { count: streak })
  const resultLine = `${how}${streak > 1 ? ` · ${row}` : ''}`
  return [head, resultLine, ...(lines === '' ? [] : [lines]), origin + dailyPagePath(webGame.game.id, daily.challenge)].join('\n')
}

/** Name of one of several daily challenges; null where a day has only one. */
export function dailyNameOf(
  { dailies = [], strings }: Pick<WebGame, 'dailies' | 'strings'>,
  challenge: string | null,
  { say, language }: Translator,
): string | null {
  const id = challenge ?? dailies[0]?.id
  return dailies.length < 2 || id === undefined ? null : say({ key: `preset.${id}` }, strings[language])
}

export function dailyPagePath(game: string, challenge: string | null): string {
  return `/${game}/daily${challenge === null ? '' : `?challenge=${challenge}`}`
}

export function formatDay(day: string, { language }: Translator): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** "Mon": header of a column of days. */
export function formatWeekday(day: string, { language }: Translator): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

export function copyDailyText(text: string, { t }: Translator): Promise<void> {
  return copyText(text, t('daily.copied'))
}
