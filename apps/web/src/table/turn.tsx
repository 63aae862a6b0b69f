import type { ReactElement } from 'react'
import type { Session } from '../session/session.ts'
import { useWords } from '../words/words.ts'
import { useTableState } from './use-table.ts'

/** Whose turn it is, and what the page knows about the match besides. */
export function Turn({ session, nameOf }: { session: Session; nameOf: (seat: number) => string }): ReactElement {
  const { t } = useWords()
  const seat = useTableState(session, (state) => state.seat)
  const turn = useTableState(session, (state) => state.turn[0] ?? null)
  const thinking = useTableState(session, (state) => state.thinking)
  const over = useTableState(session, (state) => state.outcome !== null && !state.busy)
  const practice = useTableState(session, (state) => state.practice)
  const people = useTableState(session, (state) => state.players.filter((player) => player.kind === 'person').length)
  const mine = turn !== null && turn === seat
  const words = over
    ? t('table.over')
    : thinking !== null
      ? t('table.thinking', { name: nameOf(thinking) })
      : mine && people === 1
        ? t('table.yourTurn')
        : turn === null
          ? t('table.over')
          : t('table.turnOf', { name: nameOf(turn) })
  return (
    <div className="turn" data-mine={mine && !over} data-thinking={thinking !== null}>
      <span className="turn-light" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p className="turn-words">{words}</p>
      {practice && <p className="turn-practice">{t('table.practice')}</p>}
    </div>
  )
}
