import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { translatorFor } from './aria-labels.ts'
import type { InteractionMode } from './interaction-mode.ts'
import type { CardItem, ViewModel } from './view-model.ts'

/** Powers of an attack on the hovered card. */
export function AttackPreview({
  table,
  mode,
  item,
}: {
  table: ViewModel
  mode: InteractionMode
  item: CardItem | null
}): ReactElement | null {
  const translate = translatorFor(useTranslator())
  if (mode.kind !== 'targeting') return null
  if (!item) return <p className="st-preview">{translate('table.chooseTarget')}</p>
  const mine = table.figures.power(mode.attacker)
  const theirs = item.power ?? 0
  return (
    <p className="st-preview" data-wins={mine >= theirs}>
      {translate('table.preview', { mine, theirs })}
    </p>
  )
}
