import type { ReactElement } from 'react'
import { useWords } from '../words/words.ts'
import { focusBoard } from './focus.ts'

/** The first thing Tab reaches: past the bar, onto the board. */
export function SkipToBoard(): ReactElement {
  const { t } = useWords()
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
