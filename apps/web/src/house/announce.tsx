import type { ReactElement } from 'react'
import { create } from 'zustand'

export type Urgency = 'polite' | 'assertive'

interface Spoken {
  readonly polite: string
  readonly assertive: string
}

const useSpoken = create<Spoken>(() => ({ polite: '', assertive: '' }))
const waiting: Record<Urgency, string[]> = { polite: [], assertive: [] }
let timer: ReturnType<typeof setTimeout> | undefined

/** Says a sentence to screen readers. Sentences of one moment are read together; a repeated one is read again. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  waiting[urgency].push(text)
  timer ??= setTimeout(speakNow, 60)
}

/** Screen readers speak changes only, so the same sentence twice gets an invisible difference. */
function speakNow(): void {
  timer = undefined
  const before = useSpoken.getState()
  const next: Record<Urgency, string> = { ...before }
  for (const urgency of ['polite', 'assertive'] as const) {
    if (waiting[urgency].length === 0) continue
    const text = waiting[urgency].splice(0).join(' ')
    next[urgency] = text === before[urgency] ? `${text}\u00a0` : text
  }
  useSpoken.setState(next)
}

/** The two live regions; mounted once for the whole app. */
export function Announcer(): ReactElement {
  const { polite, assertive } = useSpoken()
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
