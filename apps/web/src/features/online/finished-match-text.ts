import type { StringTable } from '@parlor/kernel/host'
import type { MatchHistoryEntry } from '@parlor/protocol'
import type { Translator } from '../../platform/i18n/translator.ts'
import { shownName } from '../../session/guest-name.ts'
import { nameWithRating } from './rating.tsx'

/** The players, with the reader as "you"; a bot by its level's name once the game's strings are loaded. */
export function describePlayers({ players, you }: MatchHistoryEntry, translator: Translator, strings: StringTable | undefined): string {
  const { t, say } = translator
  return players
    .map(({ name, level, strength }, seat) => {
      if (level !== null) return strings ? say({ key: `level.${level}` }, strings) : t('online.bot')
      return nameWithRating(seat === you ? t('table.you') : shownName(name, translator), strength, translator)
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
  return [t(result), date(ended), ...(change === null ? [] : [describeRatingChange({ change, after: null }, translator)])]
}

/** Rating change of the reader; `after` is null where later matches have changed it again. */
export interface RatingChange {
  readonly change: number
  readonly after: number | null
  /** The same two had played within a day before: then a match counts less. */
  readonly repeated: boolean
}

const day = 86_400_000

/** From the reader's history, the latest match first. */
export function ratingChangeOf(
  match: string,
  history: readonly MatchHistoryEntry[],
  now: { readonly rating: number } | null,
): RatingChange | null {
  const found = history.find((one) => one.match === match)
  if (!found || found.change === null) return null
  const rated = history.filter(({ game, change }) => game === found.game && change !== null)
  const opponents = ({ players, you }: MatchHistoryEntry) => players.flatMap(({ name }, seat) => (seat === you ? [] : [name])).join('\n')
  const isBefore = ({ ended }: MatchHistoryEntry) => ended < found.ended && found.ended - ended < day
  return {
    change: found.change,
    after: rated[0] === found && now ? now.rating : null,
    repeated: rated.some((one) => one !== found && isBefore(one) && opponents(one) === opponents(found)),
  }
}

/** In whole points: the difference of the rounded ratings, so that the shown numbers add up. */
function shownChange({ change, after }: Pick<RatingChange, 'change' | 'after'>): number {
  return after === null ? Math.round(change) : Math.round(after) - Math.round(after - change)
}

export function describeRatingChange({ change, after }: Pick<RatingChange, 'change' | 'after'>, { t, number }: Translator): string {
  const whole = (value: number) => number(Math.round(value), { useGrouping: false })
  const before = after === null ? null : after - change
  const shown = shownChange({ change, after })
  if (shown === 0) return after === null ? t('online.ratingKept') : t('online.ratingKeptAt', { rating: whole(after) })
  const signed = number(shown, { signDisplay: 'exceptZero' }).replace('-', '−')
  return before === null
    ? t('online.ratingChange', { change: signed })
    : t('online.ratingMoved', { before: whole(before), after: whole(after!), change: signed })
}

/** Why a match counted less, where it did. That is not the only thing that keeps a rating as it is: the daily maximum does so too. */
export function describeCountedLess(change: RatingChange, { t }: Pick<Translator, 't'>): string | null {
  if (!change.repeated) return null
  return t(shownChange(change) === 0 ? 'online.countedTooLittle' : 'online.countedLess')
}
