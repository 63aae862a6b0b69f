import type { SimPieceTypes } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { Switch } from '../../ui/form-fields.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { translatorFor } from './aria-labels.ts'
import { setOtherHandShown, useInspection } from './inspected-cards-and-piles-store.ts'
import { nearSeat } from './view-model.ts'

/** Side panel: stats of both sides, and a button to see the other hand where one person plays both. */
export function Panel({ view, seat, nameOf, clock, peek }: GameTableProps<SimPieceTypes>): ReactElement {
  const translate = translatorFor(useTranslator())
  const near = nearSeat(view, seat)
  const peeking = useInspection((state) => state.peek)
  return (
    <div className="st-panel">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{translate('table.player')}</span>
            </th>
            <th scope="col">{translate('table.figure.life')}</th>
            <th scope="col">{translate('table.figure.hand')}</th>
            <th scope="col">{translate('table.figure.deck')}</th>
          </tr>
        </thead>
        <tbody>
          {[1 - near, near].map((at) => (
            <tr key={at} data-turn={view.active === at}>
              <th scope="row">
                {nameOf(at)} {clock?.(at)}
              </th>
              <td data-low={view.turn > 0 && view.sides[at]!.life <= 1}>{view.sides[at]!.life}</td>
              <td>{view.sides[at]!.hand.length}</td>
              <td>{view.sides[at]!.deck}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {peek && <Switch label={translate('table.peek')} checked={peeking} onChange={setOtherHandShown} />}
    </div>
  )
}
