import type { ReactElement } from 'react'
import { iconPaths, type IconName } from './icon-paths.ts'

export { type IconName } from './icon-paths.ts'

/** An icon on a 24-unit grid. Decorative: the parent carries the label. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {iconPaths[name].map((d) => (d.startsWith('*') ? <path key={d} d={d.slice(1)} className="icon-fill" /> : <path key={d} d={d} />))}
    </svg>
  )
}
