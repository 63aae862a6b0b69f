import { useCallback, type ReactElement, type ReactNode } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { downloadText } from '../../ui/download.ts'
import { ShareDialog } from '../../ui/share-dialog.tsx'
import { wordsOf, type ShareableItemType } from './collection-item-type.ts'

/** An item as a link that holds all of it, or as a file. Words: `shareTitle`, `shareNote`. */
export function ShareItemDialog<T>(props: {
  kind: ShareableItemType<T>
  thing: T
  onClose: () => void
  children?: ReactNode
}): ReactElement {
  const { kind, thing, onClose, children } = props
  const { phrase, language } = wordsOf(kind, useTranslator())
  const write = useCallback(async () => `${location.origin}${kind.page}#${await kind.link.write(thing)}`, [kind, thing])
  const name = kind.nameOf(thing, language)
  return (
    <ShareDialog
      title={phrase('shareTitle', { name })}
      note={phrase('shareNote')}
      subject={name}
      writeLink={write}
      onFile={() => downloadText(kind.fileNameOf(thing, language), kind.writeFile(thing))}
      onClose={onClose}
    >
      {children}
    </ShareDialog>
  )
}
