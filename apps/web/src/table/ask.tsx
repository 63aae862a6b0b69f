import type { ReactElement } from 'react'
import { Button } from '../house/button.tsx'
import { Dialog } from '../house/dialog.tsx'
import { useWords } from '../words/words.ts'
import { focusFirst } from './focus.ts'

interface AskProps {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly danger?: boolean
  readonly onYes: () => void
  readonly onClose: () => void
}

/** A question before something that cannot be taken back. */
export function Ask({ title, text, yes, danger = false, onYes, onClose }: AskProps): ReactElement {
  const { t } = useWords()
  return (
    <Dialog
      open
      plain
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button ref={danger ? focusFirst : undefined} onClick={onClose}>
            {t('house.askNo')}
          </Button>
          <Button
            ref={danger ? undefined : focusFirst}
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
