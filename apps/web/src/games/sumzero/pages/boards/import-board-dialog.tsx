import { isRejection } from '@parlor/kernel'
import { parseCustomFile } from '@parlor/sumzero'
import type { ReactElement } from 'react'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { Button } from '../../../../ui/button.tsx'
import { downloadText } from '../../../../ui/download.ts'
import { ImportDialog } from '../../../../ui/import-dialog.tsx'
import { useBoardWords } from './board-words.ts'
import { exampleBoard, examplePieces } from './examples.ts'
import { boardFileName, boardLink, writeBoardFile, type OwnBoard } from './own-boards.ts'

/** Imports a board or a set of pieces from a file, a text or a link. */
export function ImportBoardDialog({ onBoard, onClose }: { onBoard: (thing: OwnBoard) => void; onClose: () => void }): ReactElement {
  const { t } = useTranslator()
  const { translate, describe } = useBoardWords()
  return (
    <ImportDialog<OwnBoard>
      title={translate('import')}
      note={translate('importNote')}
      textLabel={translate('importText')}
      openLabel={t('saves.open')}
      fileLabel={t('saves.chooseFile')}
      fileLimit={20_000}
      read={async (text) => {
        const thing = (await boardLink.readPasted(text)) ?? parseCustomFile(text.trim())
        return isRejection(thing) ? thing : { thing, problems: [] }
      }}
      describe={describe}
      onOpen={onBoard}
      onClose={onClose}
    >
      {[exampleBoard, examplePieces].map((example) => (
        <Button
          key={example.format}
          kind="quiet"
          icon="download"
          onClick={() => downloadText(boardFileName(example), writeBoardFile(example))}
        >
          {translate(example.format === 'sumzero-board' ? 'exampleBoard' : 'examplePieces')}
        </Button>
      ))}
    </ImportDialog>
  )
}
