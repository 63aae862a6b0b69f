import { useEffect, useRef, type ReactElement } from 'react'
import { create } from 'zustand'
import { useTranslator } from '../platform/i18n/translator.ts'
import { announce } from './announcer.tsx'
import { Button, IconButton } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

export interface Toast {
  readonly text: string
  readonly tone?: 'plain' | 'good' | 'bad'
  /** One thing the player can do about it; the toast then stays until they have chosen. */
  readonly action?: { readonly label: string; perform(): void }
}

interface ShownToast extends Toast {
  readonly id: number
}

const useToasts = create<readonly ShownToast[]>(() => [])
let lastId = 0

/** Shows a short message at the edge of the page and reads it out; returns the way to take it back. */
export function toast(message: Toast | string): () => void {
  const shown: ShownToast = { ...(typeof message === 'string' ? { text: message } : message), id: ++lastId }
  useToasts.setState([...useToasts.getState().slice(-2), shown], true)
  announce(shown.text, shown.tone === 'bad' ? 'assertive' : 'polite')
  return () => dismiss(shown.id)
}

function dismiss(id: number): void {
  useToasts.setState(
    useToasts.getState().filter((shown) => shown.id !== id),
    true,
  )
}

/** Takes away what was only good to know on the page before. */
export function clearToasts(): void {
  useToasts.setState(useToasts.getState().filter(staysUntilDismissed), true)
}

function staysUntilDismissed({ action, tone }: Toast): boolean {
  return action !== undefined || tone === 'bad'
}

/** Where toasts appear; mounted once for the whole app. */
export function ToastRegion(): ReactElement {
  const { t } = useTranslator()
  const toasts = useToasts()
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const element = region.current
    // Where the browser knows no popovers the shelf is a plain part of the page, under open windows.
    if (!element || !('showPopover' in element)) return
    const shown = element.matches(':popover-open')
    // Shown anew it lies above a window that was opened since.
    if (shown && (newest === undefined || document.querySelector('dialog:modal'))) element.hidePopover()
    if (newest !== undefined && !element.matches(':popover-open')) element.showPopover()
  }, [newest])
  return (
    <section className="toasts" ref={region} popover="manual" aria-label={t('house.messages')} hidden={toasts.length === 0}>
      {toasts.map((shown) => (
        <ToastItem key={shown.id} shown={shown} />
      ))}
    </section>
  )
}

const signs = { plain: 'info', good: 'check', bad: 'warning' } as const satisfies Record<string, IconName>

function ToastItem({ shown }: { shown: ShownToast }): ReactElement {
  const { t } = useTranslator()
  const waits = staysUntilDismissed(shown)
  useEffect(() => {
    if (waits) return
    const timer = setTimeout(() => dismiss(shown.id), 6000)
    return () => clearTimeout(timer)
  }, [shown.id, waits])
  return (
    <div className="toast" data-tone={shown.tone ?? 'plain'}>
      <Icon name={signs[shown.tone ?? 'plain']} />
      <p>{shown.text}</p>
      {shown.action && (
        <Button
          kind="quiet"
          onClick={() => {
            dismiss(shown.id)
            shown.action!.perform()
          }}
        >
          {shown.action.label}
        </Button>
      )}
      <IconButton icon="close" label={t('house.dismiss')} onClick={() => dismiss(shown.id)} />
    </div>
  )
}
