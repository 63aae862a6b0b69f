import type { ReactElement } from 'react'
import { create } from 'zustand'

type AnnouncementUrgency = 'polite' | 'assertive'

interface LiveRegionTexts {
  readonly polite: string
  readonly assertive: string
}

const useLiveRegions = create<LiveRegionTexts>(() => ({ polite: '', assertive: '' }))
const waiting: Record<AnnouncementUrgency, string[]> = { polite: [], assertive: [] }
let timer: ReturnType<typeof setTimeout> | undefined

/** Announces a sentence in a live region. Sentences of one moment are joined; a repeated one is announced again. */
export function announce(text: string, urgency: AnnouncementUrgency = 'polite'): void {
  waiting[urgency].push(text)
  timer ??= setTimeout(flushAnnouncements, 60)
}

/** Live regions announce changes only: the same sentence twice gets an invisible difference. */
function flushAnnouncements(): void {
  timer = undefined
  const before = useLiveRegions.getState()
  const next: Record<AnnouncementUrgency, string> = { ...before }
  for (const urgency of ['polite', 'assertive'] as const) {
    if (waiting[urgency].length === 0) continue
    const text = waiting[urgency].splice(0).join(' ')
    next[urgency] = text === before[urgency] ? `${text}\u00a0` : text
  }
  useLiveRegions.setState(next)
}

/** The two live regions; mounted once for the whole app. */
export function Announcer(): ReactElement {
  const { polite, assertive } = useLiveRegions()
  return (
    <div className="sr-only">
      <div role="status" aria-live="polite" data-live="polite">
        {polite}
      </div>
      <div role="alert" aria-live="assertive" data-live="assertive">
        {assertive}
      </div>
    </div>
  )
}
