import { isRejection } from '@parlor/kernel'
import { checkDeck } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { ImportDialog } from '../../../../ui/import-dialog.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { strings } from '../../strings.ts'
import { deckLink, type SharedDeck } from './deck-link.ts'
import { readDeckText } from './deck-text.ts'

/**
 * Imports a deck from a list, a link or a file. An unreadable one is rejected; one that breaks the deck rules can still be opened and
 * edited.
 */
export function ImportDeckDialog({ onDeck, onClose }: { onDeck: (deck: SharedDeck) => void; onClose: () => void }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  return (
    <ImportDialog<SharedDeck>
      title={translate('deck.import')}
      note={translate('deck.importNote')}
      textLabel={translate('deck.importText')}
      openLabel={translate('deck.open')}
      openAnywayLabel={translate('deck.openAnyway')}
      fileLabel={translate('deck.chooseFile')}
      accept=".txt,text/plain"
      fileLimit={100_000}
      placeholder={'1xOP01-001\n4xOP01-016\n4xOP01-025'}
      read={async (text) => {
        const deck = (await deckLink.readPasted(text)) ?? readDeckText(text)
        return isRejection(deck) ? deck : { thing: { name: '', ...deck }, problems: checkDeck(deck) }
      }}
      describe={(why) => translator.why(why, strings[translator.language])}
      onOpen={onDeck}
      onClose={onClose}
    />
  )
}
