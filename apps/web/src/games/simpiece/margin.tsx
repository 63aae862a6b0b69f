import { simpiece, type SimPieceKinds } from '@parlor/simpiece'
import { useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../house/button.tsx'
import { Ask } from '../../table/ask.tsx'
import { useWords } from '../../words/words.ts'
import type { MatchProps } from '../door.ts'
import { teller } from './label.ts'
import { PuzzleNote } from './pages/puzzles/note.tsx'

/** The way into the position editor, which shows everything: a match that counts is asked about first. */
export function Margin({ match, onCopy }: MatchProps<SimPieceKinds>): ReactElement {
  const tell = teller(useWords())
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  function open(): void {
    onCopy?.()
    void navigate('/simpiece/position', { state: { position: simpiece.game.notation.writeState(match.state) } })
  }
  return (
    <>
      {!match.outcome && <PuzzleNote match={match} />}
      <Button
        kind="quiet"
        icon="edit"
        className="st-edit-way"
        onClick={() => (match.practice === null && !match.outcome ? setAsking(true) : open())}
      >
        {tell('table.edit.open')}
      </Button>
      {asking && (
        <Ask
          title={tell('table.edit.askTitle')}
          text={tell('table.edit.askText')}
          yes={tell('table.edit.open')}
          onYes={open}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
