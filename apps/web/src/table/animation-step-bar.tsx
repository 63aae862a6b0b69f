import { useEffect, type ReactElement } from 'react'
import type { AnimationStep } from '../web-game/web-game.ts'
import { announce } from '../ui/announcer.tsx'
import { useTranslator } from '../platform/i18n/translator.ts'

/** Where an animation waits that is looked at step by step: the next step, or all the rest. */
export function AnimationStepBar({ step, onNext, onEnd }: { step: AnimationStep; onNext: () => void; onEnd: () => void }): ReactElement {
  const { t } = useTranslator()
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
