import type { SumZeroKinds } from '@parlor/sumzero'
import { seatName, type Seat } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { Button } from '../../house/button.tsx'
import type { TableProps } from '../door.ts'
import { board } from './board.ts'
import { piecesOf } from './label.ts'
import { Shape } from './shape.tsx'
import { useTell } from './tell.ts'

/** After the draft the second side may take over the first one's pieces together with its first move. */
export function SwapQuestion({ view, moves, nameOf, onMove }: TableProps<SumZeroKinds>): ReactElement {
  const { tell } = useTell(nameOf)
  const { pointed } = board.useScene()
  const asked = view.pending[0]!.seat
  const other: Seat = 1 - asked
  const mine = moves.length > 0
  const hinted = (take: boolean) => pointed?.kind === 'swap' && pointed.take === take
  return (
    <div className="sz-swap">
      <h2>{tell(mine ? 'swap.question' : 'swap.waiting', { who: seatName(asked) })}</h2>
      <div className="sz-swap-hands">
        <Arsenal view={view} seat={asked} title={mine ? tell('swap.own') : nameOf(asked)} />
        <Arsenal view={view} seat={other} title={tell('swap.theirs', { who: seatName(other) })} />
      </div>
      {mine && (
        <div className="sz-draft-acts">
          <Button kind="primary" data-pointed={hinted(false)} onClick={() => onMove({ kind: 'swap', take: false })}>
            {tell('swap.keep')}
          </Button>
          <Button data-pointed={hinted(true)} onClick={() => onMove({ kind: 'swap', take: true })}>
            {tell('swap.take')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Arsenal({ view, seat, title }: { view: SumZeroKinds['View']; seat: Seat; title: string }): ReactElement {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <ul className="sz-still">
        {piecesOf(view, seat).map(({ id, count, cells }) => (
          <li key={id}>
            <Shape cells={cells} seat={seat} />
            {count > 1 && <i aria-hidden="true">×{count}</i>}
            <span className="sr-only">{count > 1 ? `${id} ×${count}` : id}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
