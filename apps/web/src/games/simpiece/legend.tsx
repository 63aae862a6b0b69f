import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { translatorFor } from './aria-labels.ts'

const signs = ['active', 'rested', 'life', 'can', 'attack', 'target'] as const

/** Markers on the table. */
export function Legend(): ReactElement {
  const translate = translatorFor(useTranslator())
  return (
    <ul className="st-legend">
      {signs.map((sign) => (
        <li key={sign}>
          <span aria-hidden="true">
            <i data-sign={sign} />
          </span>
          <span>{translate(`table.legend.${sign}`)}</span>
        </li>
      ))}
    </ul>
  )
}
