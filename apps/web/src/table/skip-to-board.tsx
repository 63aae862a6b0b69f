import type { ReactElement } from 'react'
import { useTranslator } from '../platform/i18n/translator.ts'
import { focusBoard } from '../ui/initial-focus.ts'

/** The first thing Tab reaches: past the bar, onto the board. */
export function SkipToBoard(): ReactElement {
  const { t } = useTranslator()
  return (
    <a
      className="skip-link"
      href="#board"
      onClick={(event) => {
        event.preventDefault()
        focusBoard()
      }}
    >
      {t('table.skipToBoard')}
    </a>
  )
}
