import type { Strings } from '@parlor/kernel'
import type { Finished } from '@parlor/protocol'
import type { Words } from '../words/words.ts'
import { namedWithRating } from './strength.tsx'

/** Who played, oneself as such; a bot by the name of its level once the game's words are there. */
export function playersWords({ players, you }: Finished, words: Words, strings: Strings | undefined): string {
  const { t, say } = words
  return players
    .map(({ name, level, strength }, seat) => {
      if (level !== null) return strings ? say({ key: `level.${level}` }, strings) : t('online.bot')
      return namedWithRating(seat === you ? t('table.you') : name, strength, words)
    })
    .join(' – ')
}

/** How it ended for the reader, when, and what it did to their rating. */
export function factsOf({ outcome, you, ended, change }: Finished, words: Words): string[] {
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
  return [t(result), date(ended), ...(change === null ? [] : [ratingWords(change, words)])]
}

export function ratingWords(change: number, { t, number }: Words): string {
  return t('online.ratingChange', { change: number(Math.round(change), { signDisplay: 'exceptZero' }) })
}
