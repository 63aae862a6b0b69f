import type { ReactElement, ReactNode } from 'react'

/** Text without controls in a dialog: focusable, so that the keyboard can scroll it. */
export function ScrollableText({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="scrollable-text">
      {children}
    </div>
  )
}
