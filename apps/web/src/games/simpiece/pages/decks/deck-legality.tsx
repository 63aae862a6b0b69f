import { deckSize } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { strings } from '../../strings.ts'
import { deckSizeOf, withoutOtherColours } from './deck.ts'
import type { DeckEditor } from './use-deck-editor.ts'

/** Maximum of reasons shown. */
const most = 5

/** Whether the deck is legal, and everything that prevents it. */
export function DeckLegality({ editor: { deck, problems, change } }: { editor: DeckEditor }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const size = deckSizeOf(deck)
  const strangers = problems.some(({ rejected }) => rejected === 'simpiece.deck.otherColour')
  return (
    <div className="sp-legality" data-good={problems.length === 0}>
      <div className="sp-legality-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (size / deckSize) * 100)}%` }} data-over={size > deckSize} />
      </div>
      <div role="status">
        {problems.length === 0 ? (
          <p className="sp-legality-reason">
            <Icon name="check" size={20} />
            <span>{translate('deck.legal')}</span>
          </p>
        ) : (
          <ul>
            {problems.slice(0, most).map((reason) => (
              <li key={JSON.stringify(reason)} className="sp-legality-reason">
                <Icon name="warning" size={20} />
                <span>{translator.why(reason, strings[translator.language])}</span>
              </li>
            ))}
            {problems.length > most && <li>{translate('deck.moreReasons', { count: problems.length - most })}</li>}
          </ul>
        )}
      </div>
      {strangers && (
        <Button kind="quiet" icon="eraser" onClick={() => change(withoutOtherColours)}>
          {translate('deck.dropStrangers')}
        </Button>
      )}
    </div>
  )
}
