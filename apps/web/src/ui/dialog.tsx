import { useEffect, useId, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { useTranslator } from '../platform/i18n/translator.ts'
import { IconButton } from './button.tsx'

interface DialogProps {
  open: boolean
  /** On Esc, a tap outside, or the close button. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
  /** `panel` slides in from the side on wide screens and from below on phones. */
  kind?: 'dialog' | 'panel'
  /** Hides the close button where an action must be chosen; Esc and a tap outside still call `onClose`. */
  plain?: boolean
}

/** A modal native `<dialog>`: the rest of the page is inert, and focus returns on close. */
export function Dialog({ open, onClose, title, children, actions, kind = 'dialog', plain = false }: DialogProps): ReactElement | null {
  const { t } = useTranslator()
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!open) return
    const dialog = element.current!
    const before = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={element}
      className={`dialog dialog-${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === element.current && outside(event, element.current)) onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        {!plain && <IconButton icon="close" label={t('house.close')} onClick={onClose} />}
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <footer className="dialog-actions">{actions}</footer>}
    </dialog>
  )
}

function outside(event: MouseEvent, dialog: HTMLElement): boolean {
  const box = dialog.getBoundingClientRect()
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
}
