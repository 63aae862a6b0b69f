import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslator } from '../platform/i18n/translator.ts'
import { announce } from './announcer.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { toast } from './toast.tsx'
import './style/dialog-fields.css'

interface ShareDialogProps {
  readonly title: string
  readonly note: string
  /** Title in the system's share menu. */
  readonly subject: string
  /** Writes the link; a new function writes another link. */
  readonly writeLink: () => Promise<string>
  /** Maximum link length; beyond it a file is offered. */
  readonly longest?: number
  readonly onFile: () => void
  readonly onClose: () => void
  /** Shown at the top: an image. */
  readonly children?: ReactNode
}

/** Shares something as a self-contained link, or as a file. */
export function ShareDialog(props: ShareDialogProps): ReactElement {
  const { title, note, subject, writeLink, longest = Infinity, onFile, onClose, children } = props
  const { t, number } = useTranslator()
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    let cancelled = false
    writeLink().then(
      (written) => !cancelled && setLink(written),
      () => cancelled || toast({ text: t('house.unknownReason'), tone: 'bad' }),
    )
    return () => {
      cancelled = true
    }
  }, [writeLink, t])
  const copyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Focuses the copy button, unless the player has moved the focus meanwhile.
    const from = document.activeElement
    if (link !== null && (from === document.body || from?.closest('.dialog-head'))) copyButton.current?.focus()
  }, [link])
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 4000)
    return () => clearTimeout(timer)
  }, [copied])
  const long = link !== null && link.length > longest
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link!)
      setCopied(true)
      announce(t('share.copied'))
    } catch {
      toast({ text: t('share.notCopied'), tone: 'bad' })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {'share' in navigator && (
            <Button
              icon="share"
              disabled={!link}
              onClick={() => void navigator.share({ title: subject, url: link! }).catch(() => undefined)}
            >
              {t('share.send')}
            </Button>
          )}
          <Button icon="download" onClick={onFile}>
            {t('share.file')}
          </Button>
          <Button kind="primary" icon={copied ? 'check' : 'copy'} ref={copyButton} disabled={!link} onClick={() => void copy()}>
            {t(copied ? 'share.copiedNow' : 'share.copy')}
          </Button>
        </>
      }
    >
      <div className="dialog-fields">
        {children}
        <p>{note}</p>
        <label className="share-link">
          <span className="field-label">{t('share.link')}</span>
          <input className="text-input" readOnly value={link ?? ''} onFocus={(event) => event.target.select()} />
          {long && <span className="field-note">{t('share.long', { count: number(link.length) })}</span>}
        </label>
      </div>
    </Dialog>
  )
}
