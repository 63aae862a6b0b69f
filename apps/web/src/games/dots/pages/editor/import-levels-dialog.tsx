import type { DotsLevel } from '@parlor/dots'
import schema from '@parlor/dots/levels/schema.json'
import type { ReactElement } from 'react'
import { ImportItemDialog } from '../../../../features/collections/import-item-dialog.tsx'
import { wordsOf } from '../../../../features/collections/collection-item-type.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { Button } from '../../../../ui/button.tsx'
import { downloadText } from '../../../../ui/download.ts'
import { levelKind } from './own-level-store.ts'

/** Opens levels, with a description of their files; with any error none is opened. */
export function ImportLevelsDialog(props: { onLevels: (levels: readonly DotsLevel[]) => void; onClose: () => void }): ReactElement {
  const { phrase } = wordsOf(levelKind, useTranslator())
  return (
    <ImportItemDialog kind={levelKind} onOpen={props.onLevels} onClose={props.onClose}>
      <Button kind="quiet" icon="download" onClick={() => downloadText('dots-levels.schema.json', `${JSON.stringify(schema, null, 2)}\n`)}>
        {phrase('schema')}
      </Button>
    </ImportItemDialog>
  )
}
