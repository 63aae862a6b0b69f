import type { ReactElement } from 'react'
import { ShareItemDialog } from '../../../../features/collections/share-item-dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
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
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: translate('deck.listCopied'), tone: 'good' })
    } catch {
      toast({ text: translator.t('share.notCopied'), tone: 'bad' })
    }
  }
  return (
    <ShareItemDialog kind={deckKind} thing={deck} onClose={onClose}>
      <label className="field">
        <span className="field-label">{translate('deck.list')}</span>
        <textarea className="text-input import-text" rows={6} readOnly value={text} onFocus={({ target }) => target.select()} />
      </label>
      <Button icon="copy" onClick={() => void copy()}>
        {translate('deck.copyList')}
      </Button>
    </ShareItemDialog>
  )
}
