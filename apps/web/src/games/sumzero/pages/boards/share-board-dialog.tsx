import { useCallback, type ReactElement } from 'react'
import { downloadText } from '../../../../ui/download.ts'
import { ShareDialog } from '../../../../ui/share-dialog.tsx'
import { useBoardWords } from './board-words.ts'
import { boardFileName, boardLink, writeBoardFile, type OwnBoard } from './own-boards.ts'

/** A board or a set of pieces as a link that holds all of it, or as a file. */
export function ShareBoardDialog({ thing, onClose }: { thing: OwnBoard; onClose: () => void }): ReactElement {
  const { translate } = useBoardWords()
  const write = useCallback(async () => `${location.origin}/sumzero/boards#${await boardLink.write(thing)}`, [thing])
  return (
    <ShareDialog
      title={translate('shareTitle', { name: thing.name })}
      note={translate('shareNote')}
      subject={thing.name}
      writeLink={write}
      onFile={() => downloadText(boardFileName(thing), writeBoardFile(thing))}
      onClose={onClose}
    />
  )
}
