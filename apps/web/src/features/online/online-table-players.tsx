import type { TableInfo } from '@parlor/protocol'
import type { CSSProperties, ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { OnlineTable } from '../../session/online/online-table.ts'
import { describeSeatRating } from './rating.tsx'
import { useOnlineTableState } from './use-online-table.ts'

interface OnlinePlayersProps {
  readonly onlineTable: OnlineTable
  readonly table: TableInfo
  readonly nameOf: (seat: number) => string
}

/** Players with their ratings and presence; a long name wraps, so that the rating stays visible. */
export function OnlineTablePlayers({ onlineTable, table, nameOf }: OnlinePlayersProps): ReactElement {
  const translator = useTranslator()
  const presence = useOnlineTableState(onlineTable, (state) => state.presence)
  const { seats, you, ranked, state } = table
  return (
    <ul className="online-players" aria-label={translator.t('online.players')}>
      {ranked && <li className="online-badge">{translator.t('online.rankedBadge')}</li>}
      {seats.map((seat, at) => {
        const rating = describeSeatRating(seat, ranked, translator)
        const where = state === 'playing' && seat.kind === 'person' && at !== you ? presence[at] : undefined
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <li key={at} style={{ '--seat-colour': `var(--owner-${at}, var(--accent))` } as CSSProperties}>
            <strong>{nameOf(at)}</strong>
            {rating !== null && (
              <span className="numbers" title={rating.note}>
                {rating.text}
              </span>
            )}
            {where !== undefined && where !== 'here' && (
              <span className="online-away">
                {translator.t(where !== 'left' ? 'online.away' : ranked ? 'online.goneForGood' : 'online.gone')}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
