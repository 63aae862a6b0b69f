import { memo, type ReactElement } from 'react'

/** Seams of the planks, towards the viewer. */
const seams = Array.from({ length: 25 }, (_, i) => i - 12)

/** Slow waves and a compass rose; in front of them a rail and a ship's deck. */
export const SeaBackground = memo(function SeaBackground(): ReactElement {
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
      <div className="st-planks">
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" focusable="false">
          {seams.map((seam) => (
            <path key={seam} d={`M${500 + seam * 62} 0L${500 + seam * 104} 100`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      </div>
    </div>
  )
})
