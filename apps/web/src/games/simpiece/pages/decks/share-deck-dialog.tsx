import { useCallback, type ReactElement } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ShareDialog as Sheet } from '../../../../ui/share-dialog.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { downloadBlob } from '../../../../ui/download.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import '../../../../ui/style/import-dialog.css'
import { translatorFor } from '../../card-face/card-label.ts'
import { deckLink, type SharedDeck } from './deck-link.ts'
import { toFileName } from './deck-names.ts'
import { writeDeckText } from './deck-text.ts'

/** The deck as a link that holds all of it, as a list, or as a file. */
export function ShareDeckDialog({ deck, onClose }: { deck: SharedDeck; onClose: () => void }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const write = useCallback(async () => `${location.origin}/simpiece/decks#${await deckLink.write(deck)}`, [deck])
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
    <Sheet
      title={translate('deck.shareTitle', { name: deck.name })}
      note={translate('deck.shareNote')}
      subject={deck.name}
      writeLink={write}
      onFile={() => downloadBlob(`${toFileName(deck.name)}.txt`, new Blob([text], { type: 'text/plain' }))}
      onClose={onClose}
    >
      <label className="field">
        <span className="field-label">{translate('deck.list')}</span>
        <textarea className="text-input import-text" rows={6} readOnly value={text} onFocus={({ target }) => target.select()} />
      </label>
      <Button icon="copy" onClick={() => void copy()}>
        {translate('deck.copyList')}
      </Button>
    </Sheet>
  )
}
