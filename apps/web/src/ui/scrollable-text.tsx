import type { ReactElement, ReactNode } from 'react'

/** A text without controls inside a window: it takes focus, so that the keyboard can scroll the window. */
export function ScrollableText({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="reading">
      {children}
    </div>
  )
}
