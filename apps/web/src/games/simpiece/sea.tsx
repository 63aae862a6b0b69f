import { memo, type ReactElement } from 'react'

/** Slow waves and a compass rose behind everything. */
export const Sea = memo(function Sea(): ReactElement {
  return (
    <div className="st-sea" aria-hidden="true">
      <svg className="st-compass" viewBox="-100 -100 200 200" focusable="false">
        <circle r="92" />
        <circle r="80" />
        <path d="M0-96 14-14 96 0 14 14 0 96-14 14-96 0-14-14Z" />
        <path d="M0-58 9-9 58 0 9 9 0 58-9 9-58 0-9-9Z" transform="rotate(45)" />
      </svg>
      <i />
      <i />
      <i />
    </div>
  )
})
