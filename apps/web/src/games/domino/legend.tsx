import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { strings } from './strings.ts'

const signs = ['glow', 'dim', 'ghost', 'chip', 'keys'] as const

/** Markers on the table, and the keys that move tiles. */
export function Legend(): ReactElement {
  const { say, language } = useTranslator()
  return (
    <ul className="domino-legend">
      {signs.map((name) => (
        <li key={name}>
          <i data-sign={name} aria-hidden="true" />
          <span>{say({ key: `legend.${name}` }, strings[language])}</span>
        </li>
      ))}
    </ul>
  )
}
