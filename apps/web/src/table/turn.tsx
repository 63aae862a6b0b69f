import type { CSSProperties, ReactElement } from 'react'
import type { Session } from '../session/session.ts'
import { useWords } from '../words/words.ts'
import { turnWords } from './speech.ts'
import { useTableState } from './use-table.ts'

/** Whose turn it is, and what the page knows about the match besides. */
export function Turn({ session, nameOf }: { session: Session; nameOf: (seat: number) => string }): ReactElement {
  const words = useWords()
  const { t } = words
  const seat = useTableState(session, (state) => state.seat)
  const turn = useTableState(session, (state) => state.turn[0] ?? null)
  const thinking = useTableState(session, (state) => state.thinking)
  const over = useTableState(session, (state) => state.outcome !== null && !state.busy)
  const practice = useTableState(session, (state) => state.practice)
  const players = useTableState(session, (state) => state.players)
  const mine = turn !== null && turn === seat
  const said = over
    ? t('table.over')
    : thinking !== null
      ? t('table.thinking', { name: nameOf(thinking) })
      : turnWords({ turn: turn === null ? [] : [turn], seat, players }, words, nameOf)
  return (
    <div
      className="turn"
      data-mine={mine && !over}
      data-thinking={thinking !== null}
      data-over={over}
      style={{ '--lamp': `var(--owner-${turn ?? 0}, var(--accent))` } as CSSProperties}
    >
      <span className="turn-light" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p className="turn-words">{said}</p>
      {practice && <p className="turn-practice">{t('table.practice')}</p>}
    </div>
  )
}
