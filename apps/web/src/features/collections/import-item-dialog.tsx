import { isRejection } from '@parlor/kernel'
import type { ReactElement, ReactNode } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { ImportDialog } from '../../ui/import-dialog.tsx'
import { wordsOf, type ShareableItemType } from './collection-item-type.ts'

interface ImportItemDialogProps<T> {
  readonly kind: ShareableItemType<T>
  /** At least one item. */
  readonly onOpen: (things: readonly T[]) => void
  readonly onClose: () => void
  /** Below the fields. */
  readonly children?: ReactNode
}

/** Opens items from a file, a text or a link. Words: `import`, `importNote`, `importText`, and `openAnyway` where there can be problems. */
export function ImportItemDialog<T>(props: ImportItemDialogProps<T>): ReactElement {
  const { kind, onOpen, onClose, children } = props
  const translator = useTranslator()
  const words = wordsOf(kind, translator)
  return (
    <ImportDialog<readonly T[]>
      title={words.phrase('import')}
      note={words.phrase('importNote')}
      textLabel={words.phrase('importText')}
      openLabel={translator.t('saves.open')}
      {...(kind.problemsOf && { openAnywayLabel: words.phrase('openAnyway') })}
      fileLabel={translator.t('saves.chooseFile')}
      {...(kind.accept !== undefined && { accept: kind.accept })}
      {...(kind.placeholder !== undefined && { placeholder: kind.placeholder })}
      fileLimit={kind.fileLimit}
      read={async (text) => {
        const linked = await kind.link.readPasted(text)
        if (linked !== null) return isRejection(linked) ? linked : { thing: [linked as T], problems: kind.problemsOf?.(linked as T) ?? [] }
        const read = kind.readFile(text.trim(), words)
        return isRejection(read) ? read : { thing: read.things, problems: read.problems ?? [] }
      }}
      describe={words.describe}
      onOpen={onOpen}
      onClose={onClose}
    >
      {children}
    </ImportDialog>
  )
}
