import type { ReactElement } from 'react'
import { ShareItemDialog } from '../../../../features/collections/share-item-dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { copyText } from '../../../../ui/copy-text.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import '../../../../ui/style/import-dialog.css'
import { translatorFor } from '../../card-face/card-label.ts'
import { deckKind } from './deck-kind.ts'
import type { SharedDeck } from './deck-link.ts'
import { writeDeckText } from './deck-text.ts'

/** The deck as a link that holds all of it, as a list, or as a file. */
export function ShareDeckDialog({ deck, onClose }: { deck: SharedDeck; onClose: () => void }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const text = writeDeckText(deck)
  return (
    <ShareItemDialog kind={deckKind} thing={deck} onClose={onClose}>
      <label className="field">
        <span className="field-label">{translate('deck.list')}</span>
        <textarea className="text-input import-text" rows={6} readOnly value={text} onFocus={({ target }) => target.select()} />
      </label>
      <Button icon="copy" onClick={() => void copyText(text, translate('deck.listCopied'))}>
        {translate('deck.copyList')}
      </Button>
    </ShareItemDialog>
  )
}
