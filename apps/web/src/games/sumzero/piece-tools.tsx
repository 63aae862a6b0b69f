import type { Seat } from '@parlor/kernel'
import type { SumZeroTypes } from '@parlor/sumzero'
import type { MouseEvent, ReactElement } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { focusBoard } from '../../table/focus-board.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { setHeldPiece, useHeldPiece, type HeldPiece } from './held-piece.ts'
import { checkPlacement, placementOf } from './check-placement.ts'
import { setDisplayPreferences, useDisplayPreferences } from './preferences.ts'
import { heldPieceAfterKey } from './keyboard-navigation.ts'
import { useTranslate } from './use-translate.ts'

/** Actions on the held piece, beside the board so that a thumb never covers it. */
export function PieceTools(props: GameTableProps<SumZeroTypes> & { mover: Seat | null; playing: boolean }): ReactElement {
  const { view, nameOf, onMove, mover, playing } = props
  const { translate } = useTranslate(nameOf)
  const held = useHeldPiece()
  const legal = held !== null && mover !== null && !held.away && checkPlacement(view, mover, held).legal

  /** After a key press focus moves to the board: on small screens these buttons vanish with the piece. */
  function act(event: MouseEvent, done: (held: HeldPiece) => void, leave: boolean): void {
    if (!held) return
    done(held)
    if (leave && event.detail === 0) focusBoard()
  }

  return (
    <div className="sz-tools" role="group" aria-label={held ? translate('tools.name', { piece: held.piece }) : translate('tools.empty')}>
      {playing && (
        <>
          <IconButton
            icon="turn"
            label={translate('tools.turn')}
            aria-disabled={!held}
            onClick={(event) => act(event, (now) => setHeldPiece(heldPieceAfterKey('r', now, view)), false)}
          />
          <IconButton
            icon="flipAcross"
            label={translate('tools.mirror')}
            aria-disabled={!held}
            onClick={(event) => act(event, (now) => setHeldPiece(heldPieceAfterKey('f', now, view)), false)}
          />
          <IconButton
            icon="check"
            label={translate('tools.lay')}
            className="sz-place-button"
            aria-disabled={!legal}
            onClick={(event) => act(event, (now) => onMove(placementOf(now)), legal)}
          />
          <IconButton
            icon="close"
            label={translate('tools.cancel')}
            aria-disabled={!held}
            onClick={(event) => act(event, () => setHeldPiece(null), true)}
          />
        </>
      )}
      <HeatToggle playing={playing} label={translate('tools.heat')} />
    </div>
  )
}

/** An icon beside the other tools, text where it is alone. */
function HeatToggle({ playing, label }: { playing: boolean; label: string }): ReactElement {
  const { heat } = useDisplayPreferences()
  const shared = { 'aria-pressed': heat, onClick: () => setDisplayPreferences({ heat: !heat }) }
  if (playing) return <IconButton icon="contrast" label={label} className="sz-heat-switch" {...shared} />
  return (
    <Button icon="contrast" {...shared}>
      {label}
    </Button>
  )
}
