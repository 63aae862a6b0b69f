import type { ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatPercent } from '../../table/format-chance.ts'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import { accuracyOf, moveGradeOf, moveGrades, type DecisionPoint, type MoveEvaluation } from './move-evaluation.ts'
import type { EvaluationProgress } from './use-move-evaluations.ts'

interface AnalysisSummaryProps {
  readonly progress: EvaluationProgress
  readonly count: number
  readonly turningPoints: readonly MoveEvaluation[]
  readonly choices: readonly DecisionPoint[]
  readonly onShow: (index: number) => void
}

/** Progress of the evaluation, then its summary. */
export function AnalysisSummary({ progress, count, turningPoints, choices, onShow }: AnalysisSummaryProps): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const { evaluations, state, stop, goOn } = progress
  const done = evaluations.length
  const sum = state === 'done' ? describeTurningPoints(turningPoints, choices, translator) : null
  return (
    <div className="analysis-summary">
      <p role="status">
        {sum ? (
          <>
            <strong className="analysis-accuracy numbers">{formatPercent(accuracyOf(evaluations) ?? 1, translator)}</strong>{' '}
            {t('analysis.accuracy')} {sum}
          </>
        ) : state === 'failed' ? (
          t('analysis.failed')
        ) : (
          t(state === 'stopped' ? 'analysis.stopped' : 'analysis.working', { done, count })
        )}
      </p>
      {state === 'done' ? (
        <GradeCounts evaluations={evaluations} turningPoints={turningPoints} choices={choices} onShow={onShow} />
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

/** Number of moves per grade, with links to the turning points. */
function GradeCounts({
  evaluations,
  turningPoints,
  choices,
  onShow,
}: Omit<AnalysisSummaryProps, 'progress' | 'count'> & { evaluations: readonly MoveEvaluation[] }): ReactElement {
  const { t, number } = useTranslator()
  const counts = moveGrades.map(([grade]) => ({
    grade,
    count: evaluations.filter((evaluation) => moveGradeOf(evaluation) === grade).length,
  }))
  const indices = turningPoints.map(({ at }) => choices.findIndex((choice) => choice.at === at))
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
      {indices.length > 0 && (
        <div className="analysis-turns">
          {indices.map((index) => (
            <Button key={index} icon="down" onClick={() => onShow(index)}>
              {t('analysis.show', { number: index + 1 })}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** "Turning point: move 4 gave away 30%.", or a list where there are several. */
function describeTurningPoints(
  turningPoints: readonly MoveEvaluation[],
  choices: readonly DecisionPoint[],
  translator: Translator,
): string {
  const { t, list } = translator
  const turnParams = turningPoints.map(({ at, best, played }) => ({
    number: choices.findIndex((choice) => choice.at === at) + 1,
    loss: formatPercent(best - played, translator),
  }))
  if (turnParams.length < 2) return turnParams[0] ? t('analysis.turn', turnParams[0]) : t('analysis.sound')
  return t('analysis.turns', { list: list(turnParams.map((one) => t('analysis.turnAt', one))) })
}
