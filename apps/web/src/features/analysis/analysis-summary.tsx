import type { ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatPercent } from '../../table/win-chance.ts'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import { accuracyOf, moveGradeOf, moveGrades, type MoveChoice, type MoveEvaluation } from './move-evaluation.ts'
import type { EvaluationProgress } from './use-move-evaluations.ts'

interface AnalysisSummaryProps {
  readonly judging: EvaluationProgress
  readonly count: number
  readonly turns: readonly MoveEvaluation[]
  readonly choices: readonly MoveChoice[]
  readonly onShow: (index: number) => void
}

/** How far the judge is, and in the end what it thinks of the whole. */
export function AnalysisSummary({ judging, count, turns, choices, onShow }: AnalysisSummaryProps): ReactElement {
  const words = useTranslator()
  const { t } = words
  const { verdicts, state, stop, goOn } = judging
  const done = verdicts.length
  const sum = state === 'done' ? describeTurningPoints(turns, choices, words) : null
  return (
    <div className="analysis-sum">
      <p role="status">
        {sum ? (
          <>
            <strong className="analysis-accuracy numbers">{formatPercent(accuracyOf(verdicts) ?? 1, words)}</strong>{' '}
            {t('analysis.accuracy')} {sum}
          </>
        ) : state === 'failed' ? (
          t('analysis.failed')
        ) : (
          t(state === 'stopped' ? 'analysis.stopped' : 'analysis.working', { done, count })
        )}
      </p>
      {state === 'done' ? (
        <GradeCounts verdicts={verdicts} turns={turns} choices={choices} onShow={onShow} />
      ) : (
        <>
          <progress max={count} value={done} aria-label={t('analysis.progress')} />
          {state === 'working' ? (
            <Button icon="close" onClick={stop}>
              {t('analysis.stop')}
            </Button>
          ) : (
            <Button icon="play" onClick={goOn}>
              {t('analysis.goOn')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** How many moves of each grade there were, and the way to those that turned the match. */
function GradeCounts({
  verdicts,
  turns,
  choices,
  onShow,
}: Omit<AnalysisSummaryProps, 'judging' | 'count'> & { verdicts: readonly MoveEvaluation[] }): ReactElement {
  const { t, number } = useTranslator()
  const counts = moveGrades.map(([grade]) => ({ grade, count: verdicts.filter((verdict) => moveGradeOf(verdict) === grade).length }))
  const places = turns.map(({ at }) => choices.findIndex((choice) => choice.at === at))
  return (
    <>
      <ul className="analysis-tally" aria-label={t('analysis.tally')}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ grade, count }) => (
            <li key={grade} data-grade={grade}>
              {t(`analysis.grade.${grade}`)} <b className="numbers">{number(count)}</b>
            </li>
          ))}
      </ul>
      {places.length > 0 && (
        <div className="analysis-turns">
          {places.map((index) => (
            <Button key={index} icon="down" onClick={() => onShow(index)}>
              {t('analysis.show', { number: index + 1 })}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** "Turning point: move 4 gave away 30%.", or all of them where there were several. */
function describeTurningPoints(turns: readonly MoveEvaluation[], choices: readonly MoveChoice[], words: Translator): string {
  const { t, language } = words
  const told = turns.map(({ at, best, played }) => ({
    number: choices.findIndex((choice) => choice.at === at) + 1,
    loss: formatPercent(best - played, words),
  }))
  if (told.length < 2) return told[0] ? t('analysis.turn', told[0]) : t('analysis.sound')
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(told.map((one) => t('analysis.turnAt', one)))
  return t('analysis.turns', { list })
}
