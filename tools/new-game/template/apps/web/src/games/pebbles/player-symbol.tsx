import type { ReactElement } from 'react'

const rays = Array.from({ length: 8 }, (_, i) => `rotate(${i * 45})`)

/** Sun or moon: players differ by shape, not only by colour. */
export function PlayerSymbol({ seat }: { seat: number }): ReactElement {
  return (
    <svg className="pebbles-symbol" data-seat={seat} viewBox="-12 -12 24 24" width="28" height="28" aria-hidden="true" focusable="false">
      {seat === 0 ? (
        <>
          <circle r="5" />
          {rays.map((turn) => (
            <rect key={turn} x="-1" y="-11" width="2" height="4" rx="1" transform={turn} />
          ))}
        </>
      ) : (
        <path d="M3-9A9.5 9.5 0 1 0 9 5A8 8 0 0 1 3-9Z" />
      )}
    </svg>
  )
}
