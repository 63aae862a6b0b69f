import type { Match } from '@parlor/kernel/host'
import { puzzles, type SimPieceTypes } from '@parlor/simpiece'
import { useCallback, type ReactElement } from 'react'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { useCollection } from '../../../../data/use-collection.ts'
import { ownPositions } from '../position-editor/own-positions.ts'
import { useStored } from '../../../../platform/storage/use-stored.ts'
import { readLessonProgress } from '../../../../data/lesson-progress.ts'
import type { KeyValueStore } from '../../../../platform/storage/key-value-store.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../aria-labels.ts'
import './puzzles.css'
import { puzzleStatusOf } from './puzzle-progress.ts'
import { useStartPuzzle } from './use-start-puzzle.ts'

/** At a puzzle's table: which one it is, whether it can still be solved, and the next step; nothing at any other table. */
export function PuzzleStatus({ match }: { match: Match<SimPieceTypes> }): ReactElement | null {
  const at = puzzles.findIndex(({ position }) => position === match.origin.position)
  return at < 0 ? <OwnPuzzleStatus match={match} /> : <PuzzleStatusBody match={match} at={at} />
}

/** The same for a puzzle of the player's own. */
function OwnPuzzleStatus({ match }: { match: Match<SimPieceTypes> }): ReactElement | null {
  const translate = translatorFor(useTranslator())
  const play = useStartPuzzle()
  const items = useCollection(ownPositions)?.items
  const own = items?.find(({ thing: { goal, position } }) => goal === 'turn' && position === match.origin.position)
  if (!own) return null
  const standing = puzzleStatusOf(match)
  const { name, position } = own.thing
  return (
    <div className="sp-puzzle-note" data-standing={standing}>
      <p>{translate(`puzzles.own.${standing}`, { name })}</p>
      {standing === 'missed' && (
        <div className="sp-puzzle-actions">
          <Button kind="primary" icon="restart" onClick={() => play({ position })}>
            {translate('puzzles.again')}
          </Button>
        </div>
      )}
    </div>
  )
}

function PuzzleStatusBody({ match, at }: { match: Match<SimPieceTypes>; at: number }): ReactElement {
  const translate = translatorFor(useTranslator())
  const play = useStartPuzzle()
  const solved = useStored(
    useCallback(async (store: KeyValueStore) => new Set((await readLessonProgress('simpiece', store))?.done ?? []), []),
  )
  const standing = puzzleStatusOf(match)
  // The next unsolved one, wrapping around.
  const next = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)].find(({ id }) => !solved?.has(id))
  return (
    <div className="sp-puzzle-note" data-standing={standing}>
      <p>{translate(`puzzles.note.${standing}`, { number: at + 1 })}</p>
      {standing !== 'open' && (
        <div className="sp-puzzle-actions">
          {standing === 'missed' && (
            <Button kind="primary" icon="restart" onClick={() => play(puzzles[at]!)}>
              {translate('puzzles.again')}
            </Button>
          )}
          {standing === 'solved' && next && (
            <Button kind="primary" icon="play" onClick={() => play(next)}>
              {translate('puzzles.next')}
            </Button>
          )}
          <LinkButton icon="star" to="/simpiece/puzzles">
            {translate('puzzles.all')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
