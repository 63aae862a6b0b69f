import { isRejection } from '@parlor/kernel'
import { maxImportLength } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { ImportDialog } from '../../../../ui/import-dialog.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { strings } from '../../strings.ts'
import { deckLink, type SharedDeck } from './deck-link.ts'
import { deckProblems } from './deck.ts'
import { readDeckList } from './deck-text.ts'

/**
 * Imports a deck from a list, a link or a file. One without any card is rejected; what was not understood or breaks the deck rules is told,
 * and the rest can be opened and edited.
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
      accept=".txt,.csv,.tsv,.json,text/plain,text/csv,application/json"
      fileLimit={maxImportLength}
      placeholder={'1xOP01-001\n4 Nami (OP01-016)\nOP01-025 x4'}
      read={async (text) => {
        const linked = await deckLink.readPasted(text)
        if (linked) return isRejection(linked) ? linked : { thing: linked, problems: deckProblems(linked) }
        const read = readDeckList(text)
        return isRejection(read) ? read : { thing: { name: '', ...read.deck }, problems: read.problems }
      }}
      describe={(why) => translator.why(why, strings[translator.language])}
      onOpen={onDeck}
      onClose={onClose}
    />
  )
}
