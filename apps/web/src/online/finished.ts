import type { Strings } from '@parlor/kernel'
import type { Finished } from '@parlor/protocol'
import type { Words } from '../words/words.ts'

/** Who played, oneself as such; a bot by the name of its level once the game's words are there. */
export function playersWords({ players, you }: Finished, { t, say }: Words, strings: Strings | undefined): string {
  return players
    .map(({ name, level }, seat) => {
      if (level !== null) return strings ? say({ key: `level.${level}` }, strings) : t('online.bot')
      return seat === you ? t('table.you') : name
    })
    .join(' – ')
}

/** How it ended for the reader, when, and what it did to their rating. */
export function factsOf({ outcome, you, ended, change }: Finished, words: Words): string[] {
  const { t, date } = words
  const { ranks } = outcome
  const first = ranks[you] === 1
  const result = ranks.every((rank) => rank === 1) ? 'table.drawn' : first ? 'table.youWin' : 'online.lost'
  return [t(result), date(ended), ...(change === null ? [] : [ratingWords(change, words)])]
}

export function ratingWords(change: number, { t, number }: Words): string {
  return t('online.ratingChange', { change: number(Math.round(change), { signDisplay: 'exceptZero' }) })
}
