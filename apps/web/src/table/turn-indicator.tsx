import type { CSSProperties, ReactElement } from 'react'
import type { Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { seatToMove } from '../session/turn-of.ts'
import { describeTurn } from './table-announcements.ts'
import { useTableState } from './use-open-table.ts'

/** Whose turn it is, and the state of the match. */
export function TurnIndicator({ session, nameOf }: { session: Session; nameOf: (seat: number) => string }): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const seat = useTableState(session, (state) => state.seat)
  const turn = useTableState(session, (state) => seatToMove(state.turn, state.seat))
  const thinking = useTableState(session, (state) => state.thinking)
  const over = useTableState(session, (state) => state.outcome !== null && !state.busy)
  const practice = useTableState(session, (state) => state.practice)
  const players = useTableState(session, (state) => state.players)
  const mine = turn !== null && turn === seat
  const said = over
    ? t('table.over')
    : thinking !== null
      ? t('table.thinking', { name: nameOf(thinking) })
      : describeTurn({ turn: turn === null ? [] : [turn], seat, players }, translator, nameOf)
  return (
    <div
      className="turn-indicator"
      data-mine={mine && !over}
      data-thinking={thinking !== null}
      data-over={over}
      style={{ '--seat-colour': `var(--owner-${turn ?? 0}, var(--accent))` } as CSSProperties}
    >
      <span className="turn-indicator-light" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p className="turn-indicator-text">{said}</p>
      {practice && <p className="turn-indicator-practice">{t('table.practice')}</p>}
    </div>
  )
}
