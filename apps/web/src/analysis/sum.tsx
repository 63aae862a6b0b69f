import type { ReactElement } from 'react'
import { Button } from '../house/button.tsx'
import { exactSign } from '../table/chance.ts'
import { useWords, type Words } from '../words/words.ts'
import { accuracyOf, gradeOf, grades, type Choice, type Verdict } from './choice.ts'
import type { Judging } from './use-verdicts.ts'

interface SumProps {
  readonly judging: Judging
  readonly count: number
  readonly turns: readonly Verdict[]
  readonly choices: readonly Choice[]
  readonly onShow: (index: number) => void
}

/** How far the judge is, and in the end what it thinks of the whole. */
export function Sum({ judging, count, turns, choices, onShow }: SumProps): ReactElement {
  const words = useWords()
  const { t } = words
  const { verdicts, state, stop, goOn } = judging
  const done = verdicts.length
  const sum = state === 'done' ? turnWords(turns, choices, words) : null
  return (
    <div className="analysis-sum">
      <p role="status">
        {sum ? (
          <>
            <strong className="analysis-accuracy numbers">{exactSign(accuracyOf(verdicts) ?? 1, words)}</strong> {t('analysis.accuracy')}{' '}
            {sum}
          </>
        ) : state === 'failed' ? (
          t('analysis.failed')
        ) : (
          t(state === 'stopped' ? 'analysis.stopped' : 'analysis.working', { done, count })
        )}
      </p>
      {state === 'done' ? (
        <Tally verdicts={verdicts} turns={turns} choices={choices} onShow={onShow} />
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
function Tally({ verdicts, turns, choices, onShow }: Omit<SumProps, 'judging' | 'count'> & { verdicts: readonly Verdict[] }): ReactElement {
  const { t, number } = useWords()
  const counts = grades.map(([grade]) => ({ grade, count: verdicts.filter((verdict) => gradeOf(verdict) === grade).length }))
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
function turnWords(turns: readonly Verdict[], choices: readonly Choice[], words: Words): string {
  const { t, language } = words
  const told = turns.map(({ at, best, played }) => ({
    number: choices.findIndex((choice) => choice.at === at) + 1,
    loss: exactSign(best - played, words),
  }))
  if (told.length < 2) return told[0] ? t('analysis.turn', told[0]) : t('analysis.sound')
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(told.map((one) => t('analysis.turnAt', one)))
  return t('analysis.turns', { list })
}
