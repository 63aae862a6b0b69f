import { provisionalDeviationThreshold, type ShownRating, type TableSeat } from '@parlor/protocol'
import type { ReactElement } from 'react'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'

/** An uncertain rating is shown with a question mark. */
function isRatingUncertain({ deviation }: Pick<ShownRating, 'deviation'>): boolean {
  return Math.round(deviation) > provisionalDeviationThreshold
}

export function formatRating({ rating, deviation }: ShownRating, { number }: Pick<Translator, 'number'>): string {
  return `${number(Math.round(rating), { useGrouping: false })}${isRatingUncertain({ deviation }) ? '?' : ''}`
}

/** A name with its rating where there is one. */
export function nameWithRating(name: string, strength: ShownRating | null | undefined, translator: Translator): string {
  return strength ? translator.t('online.named', { name, rating: formatRating(strength, translator) }) : name
}

export function ratingOfSeat(seat: TableSeat | undefined): ShownRating | null {
  return seat?.kind === 'person' ? seat.strength : null
}

/** A seat's rating as shown at the table, with what there is to explain about it; "new" for an unrated player of a ranked match. */
export function describeSeatRating(
  seat: TableSeat | undefined,
  ranked: boolean,
  translator: Translator,
): { readonly text: string; readonly note: string | undefined } | null {
  const { t } = translator
  const rating = ratingOfSeat(seat)
  if (rating) return { text: formatRating(rating, translator), note: isRatingUncertain(rating) ? t('online.ratingUncertain') : undefined }
  return ranked && seat?.kind === 'person' ? { text: t('online.unrated'), note: t('online.unratedNote') } : null
}

/** Explains the question mark, where one is shown. */
export function UncertainRatingNote({ strengths }: { strengths: readonly (ShownRating | null)[] }): ReactElement | null {
  const { t } = useTranslator()
  return strengths.some((strength) => strength && isRatingUncertain(strength)) ? (
    <p className="field-note">{t('online.ratingUncertain')}</p>
  ) : null
}
