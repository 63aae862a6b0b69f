import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { translatorFor } from './aria-labels.ts'

/** A banner of one second after the hand-over curtain of another player has been lifted. */
export function SeatChangeBanner({
  seat,
  nameOf,
  on,
}: {
  seat: number | null
  nameOf: (seat: number) => string
  on: boolean
}): ReactElement | null {
  const translate = translatorFor(useTranslator())
  const [shown, setShown] = useState<number | null>(null)
  const known = useRef(seat)
  useEffect(() => {
    const before = known.current
    if (seat === null || before === seat) return
    known.current = seat
    if (!on || before === null) return
    setShown(seat)
    const timer = setTimeout(() => setShown(null), 1000)
    return () => clearTimeout(timer)
  }, [seat, on])
  if (shown === null || shown !== seat) return null
  return (
    <p className="st-banner" data-mine="true" aria-hidden="true">
      <b>{nameOf(shown)}</b> <span>{translate('table.yourSide')}</span>
    </p>
  )
}
