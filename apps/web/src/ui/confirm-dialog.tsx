import type { ReactElement } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useTranslator } from '../platform/i18n/translator.ts'
import { initialFocusRef } from './initial-focus.ts'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly danger?: boolean
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, text, yes, danger = false, onYes, onClose }: ConfirmDialogProps): ReactElement {
  const { t } = useTranslator()
  return (
    <Dialog
      open
      plain
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button ref={danger ? initialFocusRef : undefined} onClick={onClose}>
            {t('house.askNo')}
          </Button>
          <Button
            ref={danger ? undefined : initialFocusRef}
            kind={danger ? 'danger' : 'primary'}
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
