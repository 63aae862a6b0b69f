import { cards, type CompiledCard } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { CardFace } from '../../card-face/card-face.tsx'
import { cardLabel, translatorFor } from '../../card-face/card-label.ts'
import { useRovingFocus } from '../card-search/use-roving-focus.ts'

const leaders = cards.filter(({ kind }) => kind === 'leader')

/** First step: the Leader determines the colours of the deck. */
export function LeaderPicker({ chosen, onChoose }: { chosen: string | null; onChoose: (leader: CompiledCard) => void }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const grid = useRovingFocus(leaders.length)
  return (
    <section className="sp-leaders" aria-labelledby="sp-leaders">
      <h2 id="sp-leaders">{translate('deck.chooseLeader')}</h2>
      <p className="field-note">{translate('deck.chooseLeaderNote')}</p>
      <ul className="sp-card-grid" {...grid.props}>
        {leaders.map((card, index) => (
          <li key={card.no}>
            <button
              type="button"
              className="sp-card"
              data-place={index}
              tabIndex={index === grid.at ? 0 : -1}
              aria-pressed={card.id === chosen}
              aria-label={cardLabel(card.no, translator)}
              onClick={() => onChoose(card)}
            >
              <CardFace card={card.no} size="full" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
