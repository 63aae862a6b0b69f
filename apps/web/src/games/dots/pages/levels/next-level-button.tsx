import { textInLanguage } from '@parlor/dots'
import type { ReactElement } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useSeriesProgress } from '../../../../data/use-series-progress.ts'
import { useHasUnfinishedSeriesMatch } from '../../../../session/use-has-unfinished-series-match.ts'
import { useStartSeriesMatch } from '../../../../session/use-start-series-match.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { seriesOfLevelSet } from './level-set-series-adapter.ts'
import { levelAt, useChosenLevelSet } from './level-sets.ts'

/** Starts the next level of the chosen set from the game's page. */
export function NextLevelButton(): ReactElement | null {
  const { say, language } = useTranslator()
  const own = strings[language]
  const set = useChosenLevelSet()
  const series = seriesOfLevelSet(set)
  const progress = useSeriesProgress('dots', series)
  const [start, busy] = useStartSeriesMatch('dots')
  const index = progress ? series.played(progress.state) : 0
  const resumes = useHasUnfinishedSeriesMatch('dots', series.id, index)
  const level = levelAt(set, index)
  if (!progress || !level) return null
  const params = { set: textInLanguage(set.name, language), number: index + 1, name: textInLanguage(level.name, language) }
  return (
    <Button icon="stairs" disabled={busy} aria-describedby="next-level-text" onClick={() => start(series.id, index)}>
      <span className="next-level">
        <span>{say({ key: resumes || index > 0 ? 'levels.short.continue' : 'levels.short.begin' }, own)}</span>
        <span className="next-level-text" id="next-level-text">
          {say({ key: 'levels.short.note', params }, own)}
        </span>
      </span>
    </Button>
  )
}
