import type { ReactElement } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import type { Session } from '../session/session.ts'
import { useTableState } from './use-open-table.ts'

/** A game's own section about the whole match: beside the table, or in the result. */
export function GameMatchSection({
  webGame,
  session,
  part,
  nameOf,
}: {
  webGame: WebGame
  session: Session
  part: 'PanelFooter' | 'ResultSummary'
  nameOf: (seat: number) => string
}): ReactElement | null {
  const id = useTableState(session, (state) => state.id)
  const view = useTableState(session, (state) => state.view)
  const Own = webGame[part]
  const { match } = session
  if (!Own || !match || id === null) return null
  return <Own match={match} id={id} view={view} nameOf={nameOf} onCopy={() => session.markCopied?.()} />
}
