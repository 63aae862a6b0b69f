import { cards, puzzleOf, puzzles, type Puzzle } from '@parlor/simpiece'
import { useCallback, useMemo, type ReactElement } from 'react'
import { today } from '../../../../daily/day.ts'
import { dayWords } from '../../../../daily/share.ts'
import { Button } from '../../../../house/button.tsx'
import { Icon } from '../../../../house/icon.tsx'
import { Page } from '../../../../house/page.tsx'
import { Sketch } from '../../../../house/sketch.tsx'
import { useKept } from '../../../../play/use-kept.ts'
import { readLearned } from '../../../../storage/learned.ts'
import type { Vault } from '../../../../storage/vault.ts'
import { useWords } from '../../../../words/words.ts'
import { CardFace } from '../../face/face.tsx'
import { glanceAt } from '../../glance.ts'
import { strings } from '../../strings.ts'
import './puzzles.css'
import { usePlay } from './use-play.ts'

/** `/simpiece/puzzles`: turns that can be won against every defence; one of them is today's. */
export default function PuzzlesPage(): ReactElement {
  const words = useWords()
  const say = (key: string, params = {}) => words.say({ key, params }, strings[words.language])
  const solved = useKept(useCallback(async (vault: Vault) => new Set((await readLearned('simpiece', vault))?.done ?? []), []))
  const play = usePlay()
  const day = today()
  const daily = puzzleOf(day)
  const count = puzzles.filter(({ id }) => solved?.has(id)).length
  return (
    <Page title={say('page.puzzles.title')} layout="wide" back={{ to: '/simpiece/', label: say('title') }}>
      <section className="sp-puzzle-day panel" aria-labelledby="puzzle-day">
        <span className="sp-puzzle-picture" aria-hidden="true">
          <Sketch game="simpiece" position={daily.position} />
        </span>
        <div>
          <h2 id="puzzle-day">{say('puzzles.today')}</h2>
          <p>{dayWords(day, words)}</p>
          <p>{say('puzzles.task')}</p>
          {solved?.has(daily.id) && <p className="sp-puzzle-done">{say('puzzles.solved')}</p>}
          <Button kind="primary" size="large" icon="play" onClick={() => play(daily)}>
            {words.t('options.play')}
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
              <Tile puzzle={puzzle} number={i + 1} done={done} onPlay={() => play(puzzle)} />
            </li>
          )
        })}
      </ol>
    </Page>
  )
}

interface TileProps {
  readonly puzzle: Puzzle
  readonly number: number
  readonly done: boolean
  readonly onPlay: () => void
}

/** Who fights whom, with how many DON!! against how much Life. */
function Tile({ puzzle, number, done, onPlay }: TileProps): ReactElement {
  const words = useWords()
  const [mine, theirs] = useMemo(() => glanceAt(puzzle.position), [puzzle])!
  const nameOf = (card: number) => cards[card]!.name
  const said = { number, mine: nameOf(mine.leader.card), theirs: nameOf(theirs.leader.card) }
  return (
    <button
      type="button"
      className="sp-puzzle"
      data-solved={done}
      aria-label={words.say({ key: done ? 'puzzles.openSolved' : 'puzzles.open', params: said }, strings[words.language])}
      onClick={onPlay}
    >
      <span className="sp-puzzle-number numbers">{number}</span>
      {done && <Icon name="check" size={20} />}
      <span className="sp-puzzle-duel">
        <span>
          <CardFace card={mine.leader.card} size="mini" />
        </span>
        <span>
          <CardFace card={theirs.leader.card} size="mini" />
        </span>
      </span>
      <span className="sp-puzzle-signs">
        <i data-sign="don" />
        <b className="numbers">{mine.don}</b>
        <i data-sign="life" />
        <b className="numbers">{theirs.life}</b>
      </span>
    </button>
  )
}
