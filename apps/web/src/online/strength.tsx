import { certainDeviation, type ShownStrength, type TableSeat } from '@parlor/protocol'
import type { ReactElement } from 'react'
import { useWords, type Words } from '../words/words.ts'

/** Whether a rating says little yet; it is shown with a question mark. */
export function isUncertain({ deviation }: Pick<ShownStrength, 'deviation'>): boolean {
  return Math.round(deviation) > certainDeviation
}

export function ratingNumber({ rating, deviation }: ShownStrength, { number }: Pick<Words, 'number'>): string {
  return `${number(Math.round(rating), { useGrouping: false })}${isUncertain({ deviation }) ? '?' : ''}`
}

/** A name with its rating where there is one. */
export function namedWithRating(name: string, strength: ShownStrength | null | undefined, words: Words): string {
  return strength ? words.t('online.named', { name, rating: ratingNumber(strength, words) }) : name
}

export function strengthOf(seat: TableSeat | undefined): ShownStrength | null {
  return seat?.kind === 'person' ? seat.strength : null
}

/** What the question mark means, where one stands. */
export function UncertainNote({ strengths }: { strengths: readonly (ShownStrength | null)[] }): ReactElement | null {
  const { t } = useWords()
  return strengths.some((strength) => strength && isUncertain(strength)) ? (
    <p className="field-note">{t('online.ratingUncertain')}</p>
  ) : null
}
