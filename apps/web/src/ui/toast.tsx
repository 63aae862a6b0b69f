import { useEffect, useRef, type ReactElement } from 'react'
import { create } from 'zustand'
import { useTranslator } from '../platform/i18n/translator.ts'
import { announce } from './announcer.tsx'
import { Button, IconButton } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

interface Toast {
  readonly text: string
  readonly tone?: 'plain' | 'good' | 'bad'
  /** A refusal of the moment: dismissed by itself although its tone is bad. */
  readonly brief?: true
  /** An action; the toast then stays until one is chosen. */
  readonly action?: { readonly label: string; perform(): void }
}

interface ShownToast extends Toast {
  readonly id: number
}

const useToasts = create<readonly ShownToast[]>(() => [])
let lastId = 0

/** Shows and announces a short message; returns a dismiss function. */
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

/** Clears toasts of the previous page. */
export function clearToasts(): void {
  useToasts.setState(useToasts.getState().filter(staysUntilDismissed), true)
}

function staysUntilDismissed({ action, tone, brief }: Toast): boolean {
  return action !== undefined || (tone === 'bad' && !brief)
}

/** Toast container; mounted once for the whole app. */
export function ToastRegion(): ReactElement {
  const { t } = useTranslator()
  const toasts = useToasts()
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const element = region.current
    // Without popover support the container is part of the page, under open dialogs.
    if (!element || !('showPopover' in element)) return
    const shown = element.matches(':popover-open')
    // Shown again, the popover is above a dialog that was opened since.
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
