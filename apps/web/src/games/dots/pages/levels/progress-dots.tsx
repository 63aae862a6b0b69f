import type { LevelResult, LevelSet } from '@parlor/dots'
import type { ReactElement } from 'react'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'

/** A set as a row of dots, one per level: won, lost, current, open. */
export function ProgressDots({ set, results, at }: { set: LevelSet; results: readonly LevelResult[]; at?: number }): ReactElement {
  const { say, language } = useTranslator()
  const label = say({ key: 'levels.progress', params: { done: results.length, count: set.levels.length } }, strings[language])
  return (
    <span className="level-pips" role="img" aria-label={label}>
      {set.levels.map(({ id }, index) => {
        const result = results[index]
        return <i key={id} data-state={result ? (result.won ? 'won' : 'lost') : 'open'} data-here={index === at} />
      })}
    </span>
  )
}
