import type { StringTable } from '@parlor/kernel'
import type { FinishedMatch } from '@parlor/protocol'
import type { Translator } from '../../platform/i18n/translator.ts'
import { nameWithRating } from './rating.tsx'

/** Who played, oneself as such; a bot by the name of its level once the game's words are there. */
export function describePlayers({ players, you }: FinishedMatch, words: Translator, strings: StringTable | undefined): string {
  const { t, say } = words
  return players
    .map(({ name, level, strength }, seat) => {
      if (level !== null) return strings ? say({ key: `level.${level}` }, strings) : t('online.bot')
      return nameWithRating(seat === you ? t('table.you') : name, strength, words)
    })
    .join(' – ')
}

/** How it ended for the reader, when, and what it did to their rating. */
export function finishedMatchFacts({ outcome, you, ended, change }: FinishedMatch, words: Translator): string[] {
  const { t, date } = words
  const { ranks } = outcome
  const first = ranks[you] === 1
  const result =
    outcome.reason === 'abort'
      ? 'table.abortedTitle'
      : ranks.every((rank) => rank === 1)
        ? 'table.drawn'
        : first
          ? 'table.youWin'
          : 'online.lost'
  return [t(result), date(ended), ...(change === null ? [] : [describeRatingChange(change, words)])]
}

export function describeRatingChange(change: number, { t, number }: Translator): string {
  return t('online.ratingChange', { change: number(Math.round(change), { signDisplay: 'exceptZero' }) })
}
