import type { Seat } from '@parlor/kernel'
import type { SumZeroKinds } from '@parlor/sumzero'
import type { MouseEvent, ReactElement } from 'react'
import { Button, IconButton } from '../../house/button.tsx'
import { focusBoard } from '../../table/focus.ts'
import type { TableProps } from '../door.ts'
import { hold, useHeld, type Held } from './hand.ts'
import { judge, placementOf } from './judge.ts'
import { setSight, useSight } from './sight.ts'
import { steer } from './steer.ts'
import { useTell } from './tell.ts'

/** What can be done with the piece in hand, away from the sheet so that a thumb never covers it. */
export function Tools(props: TableProps<SumZeroKinds> & { mover: Seat | null; playing: boolean }): ReactElement {
  const { view, nameOf, onMove, mover, playing } = props
  const { tell } = useTell(nameOf)
  const held = useHeld()
  const legal = held !== null && mover !== null && !held.away && judge(view, mover, held).legal

  /** Whoever pressed by key goes on at the sheet: where there is little room these buttons vanish with the piece. */
  function act(event: MouseEvent, done: (held: Held) => void, leave: boolean): void {
    if (!held) return
    done(held)
    if (leave && event.detail === 0) focusBoard()
  }

  return (
    <div className="sz-tools" role="group" aria-label={held ? tell('tools.name', { piece: held.piece }) : tell('tools.empty')}>
      {playing && (
        <>
          <IconButton
            icon="turn"
            label={tell('tools.turn')}
            aria-disabled={!held}
            onClick={(event) => act(event, (now) => hold(steer('r', now, view)), false)}
          />
          <IconButton
            icon="flipAcross"
            label={tell('tools.mirror')}
            aria-disabled={!held}
            onClick={(event) => act(event, (now) => hold(steer('f', now, view)), false)}
          />
          <IconButton
            icon="check"
            label={tell('tools.lay')}
            className="sz-lay"
            aria-disabled={!legal}
            onClick={(event) => act(event, (now) => onMove(placementOf(now)), legal)}
          />
          <IconButton
            icon="close"
            label={tell('tools.cancel')}
            aria-disabled={!held}
            onClick={(event) => act(event, () => hold(null), true)}
          />
        </>
      )}
      <HeatSwitch playing={playing} label={tell('tools.heat')} />
    </div>
  )
}

/** A sign beside the other tools, a word where it stands alone. */
function HeatSwitch({ playing, label }: { playing: boolean; label: string }): ReactElement {
  const { heat } = useSight()
  const shared = { 'aria-pressed': heat, onClick: () => setSight({ heat: !heat }) }
  if (playing) return <IconButton icon="contrast" label={label} className="sz-heat-switch" {...shared} />
  return (
    <Button icon="contrast" {...shared}>
      {label}
    </Button>
  )
}
