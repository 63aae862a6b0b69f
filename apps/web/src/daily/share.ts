import type { GameDoor } from '../games/door.ts'
import { toast } from '../house/toast.tsx'
import type { Result } from '../storage/result.ts'
import type { Words } from '../words/words.ts'

/** How a day went in a few words. */
export function endingWords(result: Pick<Result, 'ending' | 'moves' | 'score'>, zeroSum: boolean, words: Words): string {
  const { ending, moves, score } = result
  if (ending === 'finished' || !zeroSum) return words.t('daily.scored', { score: words.number(score), count: moves })
  return words.t(`daily.${ending}`, { count: moves })
}

/** What of a day is sent to others; `lines` are the game's own. */
export interface DayToShare {
  readonly day: string
  readonly result: Result
  readonly streak: number
  readonly lines: string
}

/** A day to send to others: which challenge, how it went, where it is played; nothing that gives the luck of the day away. */
export function shareText(door: GameDoor, { day, result, streak, lines }: DayToShare, words: Words, origin: string): string {
  const game = words.say({ key: 'title' }, door.strings[words.language])
  const head = `Parlor · ${game} · ${dayWords(day, words)}`
  const how = endingWords(result, door.game.zeroSum, words)
  const row = words.t('daily.shareStreak', { count: streak })
  const told = `${how}${streak > 1 ? ` · ${row}` : ''}`
  return [head, told, ...(lines === '' ? [] : [lines]), `${origin}/${door.game.id}/daily`].join('\n')
}

export function dayWords(day: string, { language }: Words): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** "Mon": the head of a column of days. */
export function weekday(day: string, { language }: Words): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

export async function copyText(text: string, { t }: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: t('daily.copied'), tone: 'good' })
  } catch {
    toast({ text: t('share.notCopied'), tone: 'bad' })
  }
}
