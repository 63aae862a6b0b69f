import { wordsIn } from '@parlor/dots'
import type { ReactElement } from 'react'
import { Button } from '../../../../house/button.tsx'
import { useProgress } from '../../../../play/use-progress.ts'
import { useResumable } from '../../../../play/use-resumable.ts'
import { useStart } from '../../../../play/use-start.ts'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { seriesOf } from './series.ts'
import { levelAt, useChosenSet } from './sets.ts'

/** One step from the game's page to the next level of the chosen set. */
export function Onward(): ReactElement | null {
  const { say, language } = useWords()
  const own = strings[language]
  const set = useChosenSet()
  const series = seriesOf(set)
  const progress = useProgress('dots', series)
  const [start, busy] = useStart('dots')
  const index = progress ? series.played(progress.state) : 0
  const resumes = useResumable('dots', series.id, index)
  const level = levelAt(set, index)
  if (!progress || !level) return null
  const params = { set: wordsIn(set.name, language), number: index + 1, name: wordsIn(level.name, language) }
  return (
    <Button icon="stairs" disabled={busy} aria-describedby="onward-words" onClick={() => start(series.id, index)}>
      <span className="onward">
        <span>{say({ key: resumes || index > 0 ? 'levels.short.continue' : 'levels.short.begin' }, own)}</span>
        <span className="onward-words" id="onward-words">
          {say({ key: 'levels.short.note', params }, own)}
        </span>
      </span>
    </Button>
  )
}
