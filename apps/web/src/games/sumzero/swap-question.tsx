import type { SumZeroTypes } from '@parlor/sumzero'
import { seatNameMessage, type Seat } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { board } from './board.ts'
import { remainingPiecesOf } from './aria-labels.ts'
import { PieceShape } from './piece-shape.tsx'
import { useTranslate } from './use-translate.ts'

/** After the draft the second side may take over the first one's pieces together with its first move. */
export function SwapQuestion({ view, moves, nameOf, onMove }: GameTableProps<SumZeroTypes>): ReactElement {
  const { translate } = useTranslate(nameOf)
  const { pointed } = board.useBoardState()
  const asked = view.pending[0]!.seat
  const other: Seat = 1 - asked
  const mine = moves.length > 0
  const hinted = (take: boolean) => pointed?.kind === 'swap' && pointed.take === take
  return (
    <div className="sz-swap">
      <h2>{translate(mine ? 'swap.question' : 'swap.waiting', { who: seatNameMessage(asked) })}</h2>
      <div className="sz-swap-hands">
        <Arsenal view={view} seat={asked} title={mine ? translate('swap.own') : nameOf(asked)} />
        <Arsenal view={view} seat={other} title={translate('swap.theirs', { who: seatNameMessage(other) })} />
      </div>
      {mine && (
        <div className="sz-draft-actions">
          <Button kind="primary" data-pointed={hinted(false)} onClick={() => onMove({ kind: 'swap', take: false })}>
            {translate('swap.keep')}
          </Button>
          <Button data-pointed={hinted(true)} onClick={() => onMove({ kind: 'swap', take: true })}>
            {translate('swap.take')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Arsenal({ view, seat, title }: { view: SumZeroTypes['View']; seat: Seat; title: string }): ReactElement {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <ul className="sz-pieces">
        {remainingPiecesOf(view, seat).map(({ id, count, cells }) => (
          <li key={id}>
            <PieceShape cells={cells} seat={seat} />
            {count > 1 && <i aria-hidden="true">×{count}</i>}
            <span className="sr-only">{count > 1 ? `${id} ×${count}` : id}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
