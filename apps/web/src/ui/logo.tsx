import type { ReactElement } from 'react'

/** The house's sign: a doorway with the lamp on. */
export function Logo({ size = 32 }: { size?: number }): ReactElement {
  return (
    <svg className="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path className="mark-wall" d="M6 29V14a10 10 0 0 1 20 0v15Z" />
      <path className="mark-light" d="M16 8.5a5.5 5.5 0 0 1 5.5 5.5v15h-11V14A5.5 5.5 0 0 1 16 8.5Z" />
      <circle className="mark-knob" cx="18.6" cy="20" r="1.3" />
    </svg>
  )
}
