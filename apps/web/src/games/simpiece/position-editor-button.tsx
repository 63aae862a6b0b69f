import { simpiece, type SimPieceTypes } from '@parlor/simpiece'
import { useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { MatchSectionProps } from '../../web-game/web-game.ts'
import { translatorFor } from './aria-labels.ts'
import { PuzzleStatus } from './pages/puzzles/puzzle-status.tsx'

/** Opens the position editor, which shows everything: asks first in a match that counts. */
export function PositionEditorButton({ match, onCopy }: MatchSectionProps<SimPieceTypes>): ReactElement {
  const translate = translatorFor(useTranslator())
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  function open(): void {
    onCopy?.()
    void navigate('/simpiece/position', { state: { position: simpiece.game.notation.writeState(match.state) } })
  }
  return (
    <>
      {!match.outcome && <PuzzleStatus match={match} />}
      <Button
        kind="quiet"
        icon="edit"
        className="st-edit-link"
        onClick={() => (match.practice === null && !match.outcome ? setAsking(true) : open())}
      >
        {translate('table.edit.open')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate('table.edit.askTitle')}
          text={translate('table.edit.askText')}
          yes={translate('table.edit.open')}
          onYes={open}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
