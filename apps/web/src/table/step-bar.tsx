import { useEffect, type ReactElement } from 'react'
import type { BoardStep } from '../games/door.ts'
import { announce } from '../house/announce.tsx'
import { useWords } from '../words/words.ts'

/** Where an animation waits that is looked at step by step: the next step, or all the rest. */
export function StepBar({ step, onNext, onEnd }: { step: BoardStep; onNext: () => void; onEnd: () => void }): ReactElement {
  const { t } = useWords()
  const { at, of } = step
  const said = t('table.step', { at, of })
  useEffect(() => announce(said), [said])
  return (
    <div className="step-bar">
      <span className="numbers">{said}</span>
      <button type="button" onClick={onNext}>
        {t('table.stepNext')}
      </button>
      <button type="button" onClick={onEnd}>
        {t('table.stepEnd')}
      </button>
    </div>
  )
}
