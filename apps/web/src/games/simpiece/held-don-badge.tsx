import { useEffect, useRef, type ReactElement, type RefObject } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { translatorFor } from './aria-labels.ts'

/** DON!! picked up and not yet given, beside the pointer. */
export function HeldDonBadge({ count, root }: { count: number; root: RefObject<HTMLElement | null> }): ReactElement {
  const translate = translatorFor(useTranslator())
  const badge = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    function onPointerMove(event: PointerEvent): void {
      const base = root.current?.getBoundingClientRect()
      if (!base || !badge.current || event.pointerType !== 'mouse') return
      Object.assign(badge.current.style, {
        left: `${event.clientX - base.x + 16}px`,
        top: `${event.clientY - base.y + 14}px`,
        right: 'auto',
        bottom: 'auto',
      })
    }
    window.addEventListener('pointermove', onPointerMove)
    return () => window.removeEventListener('pointermove', onPointerMove)
  }, [root])
  return (
    <p ref={badge} className="st-badge" role="status">
      <i aria-hidden="true" />
      <span aria-hidden="true">×{count}</span>
      <span className="sr-only">{translate('table.holding', { count })}</span>
    </p>
  )
}
