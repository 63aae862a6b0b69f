import type { ReactElement } from 'react'
import { IconButton } from '../../../../ui/button.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { cardTitle, isGap, type Deck } from './deck.ts'

/** Cards of the deck that are not in the game yet. */
export function GapRows({ deck, onDrop }: { deck: Deck; onDrop: (id: string) => void }): ReactElement | null {
  const translate = translatorFor(useTranslator())
  const gaps = deck.rows.filter(({ id }) => isGap(id))
  if (gaps.length === 0) return null
  return (
    <section className="sp-gaps" aria-labelledby="sp-gaps">
      <h2 id="sp-gaps">{translate('deck.gapRows')}</h2>
      <p className="field-note">{translate('deck.gapNote')}</p>
      <ul className="sp-rows">
        {gaps.map(({ id, count }) => {
          const name = cardTitle(deck, id)
          return (
            <li key={id} className="sp-row">
              <span className="sp-row-card sp-gap">
                <span className="sp-row-name">{name}</span>
                {name !== id && <span className="sp-row-worth">{id}</span>}
                <b className="sp-row-count">×{count}</b>
              </span>
              <IconButton icon="close" label={translate('deck.takeOut', { name })} onClick={() => onDrop(id)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
