import type { Match } from '@parlor/kernel'
import { puzzles, type SimPieceKinds } from '@parlor/simpiece'
import { useCallback, type ReactElement } from 'react'
import { Button, LinkButton } from '../../../../house/button.tsx'
import { useKept } from '../../../../play/use-kept.ts'
import { readLearned } from '../../../../storage/learned.ts'
import type { Vault } from '../../../../storage/vault.ts'
import { useWords } from '../../../../words/words.ts'
import { teller } from '../../label.ts'
import './puzzles.css'
import { standingOf } from './solved.ts'
import { usePlay } from './use-play.ts'

/** At the table of a puzzle: which it is, whether it can still be solved, and the way on; nothing at any other table. */
export function PuzzleNote({ match }: { match: Match<SimPieceKinds> }): ReactElement | null {
  const at = puzzles.findIndex(({ position }) => position === match.origin.position)
  return at < 0 ? null : <Note match={match} at={at} />
}

function Note({ match, at }: { match: Match<SimPieceKinds>; at: number }): ReactElement {
  const tell = teller(useWords())
  const play = usePlay()
  const solved = useKept(useCallback(async (vault: Vault) => new Set((await readLearned('simpiece', vault))?.done ?? []), []))
  const standing = standingOf(match)
  // The next one that is still to be solved, from here round.
  const next = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)].find(({ id }) => !solved?.has(id))
  return (
    <div className="sp-puzzle-note" data-standing={standing}>
      <p>{tell(`puzzles.note.${standing}`, { number: at + 1 })}</p>
      {standing !== 'open' && (
        <div className="sp-puzzle-ways">
          {standing === 'missed' && (
            <Button kind="primary" icon="restart" onClick={() => play(puzzles[at]!)}>
              {tell('puzzles.again')}
            </Button>
          )}
          {standing === 'solved' && next && (
            <Button kind="primary" icon="play" onClick={() => play(next)}>
              {tell('puzzles.next')}
            </Button>
          )}
          <LinkButton icon="star" to="/simpiece/puzzles">
            {tell('puzzles.all')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
