import type { ReactElement } from 'react'
import { opponentStrengths, type OpponentStrength } from './web-game.ts'

/** Strength as filled bars; the label beside it says the same. */
export function StrengthBars({ value }: { value: OpponentStrength }): ReactElement {
  return (
    <svg className="strength-bars" viewBox="0 0 36 24" width="36" height="24" aria-hidden="true" focusable="false">
      {opponentStrengths.map((step) => (
        <rect key={step} data-on={step <= value} x={(step - 1) * 7.5} y={18 - step * 3.4} width="5" height={4 + step * 3.4} rx="2" />
      ))}
    </svg>
  )
}
