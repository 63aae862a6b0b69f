import { cards, puzzleOfDay, puzzles, type Puzzle } from '@parlor/simpiece'
import { useCallback, useMemo, type ReactElement } from 'react'
import { today } from '../../../../session/daily-challenge.ts'
import { formatDay } from '../../../../features/daily/share-daily.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Page } from '../../../../ui/page.tsx'
import { PositionThumbnail } from '../../../../web-game/position-thumbnail.tsx'
import { useStored } from '../../../../platform/storage/use-stored.ts'
import { readLessonProgress } from '../../../../data/lesson-progress.ts'
import type { KeyValueStore } from '../../../../platform/storage/key-value-store.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { summarisePosition } from '../../position-summary.ts'
import { strings } from '../../strings.ts'
import './puzzles.css'
import { useStartPuzzle } from './use-start-puzzle.ts'

/** `/simpiece/puzzles`: turns that can be won against every defence; one of them is today's. */
export default function PuzzlesPage(): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const solved = useStored(
    useCallback(async (store: KeyValueStore) => new Set((await readLessonProgress('simpiece', store))?.done ?? []), []),
  )
  const play = useStartPuzzle()
  const day = today()
  const daily = puzzleOfDay(day)
  const count = puzzles.filter(({ id }) => solved?.has(id)).length
  return (
    <Page title={say('page.puzzles.title')} layout="wide" back={{ to: '/simpiece/', label: say('title') }}>
      <section className="sp-puzzle-day panel" aria-labelledby="puzzle-day">
        <span className="sp-puzzle-picture" aria-hidden="true">
          <PositionThumbnail game="simpiece" position={daily.position} />
        </span>
        <div>
          <h2 id="puzzle-day">{say('puzzles.today')}</h2>
          <p>{formatDay(day, translator)}</p>
          <p>{say('puzzles.task')}</p>
          {solved?.has(daily.id) && <p className="sp-puzzle-done">{say('puzzles.solved')}</p>}
          <Button kind="primary" size="large" icon="play" onClick={() => play(daily)}>
            {translator.t('options.play')}
          </Button>
        </div>
      </section>
      <h2 className="sp-puzzle-head">
        {say('puzzles.all')} <span className="numbers">{say('puzzles.count', { solved: count, all: puzzles.length })}</span>
      </h2>
      <ol className="sp-puzzles">
        {puzzles.map((puzzle, i) => {
          const done = solved?.has(puzzle.id) ?? false
          return (
            <li key={puzzle.id}>
              <PuzzleTile puzzle={puzzle} number={i + 1} done={done} onPlay={() => play(puzzle)} />
            </li>
          )
        })}
      </ol>
    </Page>
  )
}

interface PuzzleTileProps {
  readonly puzzle: Puzzle
  readonly number: number
  readonly done: boolean
  readonly onPlay: () => void
}

/** Its position, and the number. */
function PuzzleTile({ puzzle, number, done, onPlay }: PuzzleTileProps): ReactElement {
  const translator = useTranslator()
  const [mine, theirs] = useMemo(() => summarisePosition(puzzle.position), [puzzle])!
  const nameOf = (card: number) => cards[card]!.name
  const labelParams = { number, mine: nameOf(mine.leader.card), theirs: nameOf(theirs.leader.card) }
  return (
    <button
      type="button"
      className="sp-puzzle"
      data-solved={done}
      aria-label={translator.say({ key: done ? 'puzzles.openSolved' : 'puzzles.open', params: labelParams }, strings[translator.language])}
      onClick={onPlay}
    >
      <span className="sp-puzzle-number numbers">{number}</span>
      {done && <Icon name="check" size={20} />}
      <span className="sp-puzzle-position">
        <PositionThumbnail game="simpiece" position={puzzle.position} />
      </span>
    </button>
  )
}
