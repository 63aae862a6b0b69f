import type { StringTable } from '@parlor/kernel/host'
import { rankedRules, type MatchHistoryEntry, type RatingChange } from '@parlor/protocol'
import type { Translator } from '../../platform/i18n/translator.ts'
import { shownName } from '../../session/guest-name.ts'
import { nameWithRating } from './rating.tsx'

/** The players, with the reader as "you"; a bot by its level's name once the game's strings are loaded. */
export function describePlayers(
  { players, you, ranked }: MatchHistoryEntry,
  translator: Translator,
  strings: StringTable | undefined,
): string {
  const { t, say } = translator
  return players
    .map(({ name, level, strength }, seat) => {
      if (level !== null) return strings ? say({ key: `level.${level}` }, strings) : t('online.bot')
      // Of other matches the server knows today's ratings alone.
      return nameWithRating(seat === you ? t('table.you') : shownName(name, translator), ranked ? strength : null, translator)
    })
    .join(' – ')
}

/** Result for the reader, date, and rating change. */
export function finishedMatchFacts({ outcome, you, ended, change }: MatchHistoryEntry, translator: Translator): string[] {
  const { t, date } = translator
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
  return [t(result), date(ended), ...(change === null ? [] : [describeChange(Math.round(change), translator)])]
}

/** The rating before and after a match, in whole points: the difference of the rounded ratings, so that the shown numbers add up. */
export function describeRatingChange({ before, after }: RatingChange, translator: Translator): string {
  const { t, number } = translator
  const whole = (value: number) => number(Math.round(value), { useGrouping: false })
  const shown = shownChange({ before, after })
  return shown === 0
    ? t('online.ratingKeptAt', { rating: whole(after) })
    : t('online.ratingMoved', { before: whole(before), after: whole(after), change: signed(shown, translator) })
}

/** Why a match counted less than others. */
export function describeReductions(change: RatingChange, seats: number, { t }: Pick<Translator, 't'>): string | null {
  const reasons = change.reductions.map((reduction) =>
    reduction === 'repeatedPair' && seats > 2
      ? t('online.countedLess.repeatedPairAtTable')
      : t(`online.countedLess.${reduction}`, { limit: rankedRules.dailyChange }),
  )
  if (reasons.length === 0) return null
  return t('online.countedLess', { reasons: reasons.join(' ') })
}

function shownChange({ before, after }: Pick<RatingChange, 'before' | 'after'>): number {
  return Math.round(after) - Math.round(before)
}

function describeChange(change: number, translator: Translator): string {
  return change === 0 ? translator.t('online.ratingKept') : translator.t('online.ratingChange', { change: signed(change, translator) })
}

/** With a sign, and a real minus. */
function signed(change: number, { number }: Pick<Translator, 'number'>): string {
  return number(change, { signDisplay: 'exceptZero' }).replace('-', '−')
}
