import type { ReactElement } from 'react'
import { ImportItemDialog } from '../../../../features/collections/import-item-dialog.tsx'
import { wordsOf } from '../../../../features/collections/collection-item-type.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { Button } from '../../../../ui/button.tsx'
import { downloadText } from '../../../../ui/download.ts'
import { exampleBoard, examplePieces } from './examples.ts'
import { boardFileName, boardKind, writeBoardFile, type OwnBoard } from './own-boards.ts'

/** Opens a board or a set of pieces, with examples of both files. */
export function ImportBoardDialog({ onBoard, onClose }: { onBoard: (thing: OwnBoard) => void; onClose: () => void }): ReactElement {
  const { phrase } = wordsOf(boardKind, useTranslator())
  return (
    <ImportItemDialog kind={boardKind} onOpen={([thing]) => onBoard(thing!)} onClose={onClose}>
      {[exampleBoard, examplePieces].map((example) => (
        <Button
          key={example.format}
          kind="quiet"
          icon="download"
          onClick={() => downloadText(boardFileName(example), writeBoardFile(example))}
        >
          {phrase(example.format === 'sumzero-board' ? 'exampleBoard' : 'examplePieces')}
        </Button>
      ))}
    </ImportItemDialog>
  )
}
