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
export function DeckLegality({ easel: { deck, problems, change } }: { easel: DeckEditor }): ReactElement {
  const words = useTranslator()
  const tell = translatorFor(words)
  const size = deckSizeOf(deck)
  const strangers = problems.some(({ rejected }) => rejected === 'simpiece.deck.otherColour')
  return (
    <div className="sp-verdict" data-good={problems.length === 0}>
      <div className="sp-fill" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (size / deckSize) * 100)}%` }} data-over={size > deckSize} />
      </div>
      <div role="status">
        {problems.length === 0 ? (
          <p className="sp-reason">
            <Icon name="check" size={20} />
            <span>{tell('deck.legal')}</span>
          </p>
        ) : (
          <ul>
            {problems.slice(0, most).map((reason) => (
              <li key={JSON.stringify(reason)} className="sp-reason">
                <Icon name="warning" size={20} />
                <span>{words.why(reason, strings[words.language])}</span>
              </li>
            ))}
            {problems.length > most && <li>{tell('deck.moreReasons', { count: problems.length - most })}</li>}
          </ul>
        )}
      </div>
      {strangers && (
        <Button kind="quiet" icon="eraser" onClick={() => change(withoutOtherColours)}>
          {tell('deck.dropStrangers')}
        </Button>
      )}
    </div>
  )
}
