import type { ReactElement } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import type { LocalSession } from '../session/local-session.ts'
import { useTableState } from './use-open-table.ts'

/** What a game itself has to say about the match as a whole: beside the table, or when it is over. Nothing for a game that has nothing. */
export function GameMatchSection({
  webGame,
  session,
  part,
  nameOf,
}: {
  webGame: WebGame
  session: LocalSession
  part: 'PanelFooter' | 'ResultSummary'
  nameOf: (seat: number) => string
}): ReactElement | null {
  const id = useTableState(session, (state) => state.id)
  const view = useTableState(session, (state) => state.view)
  const Own = webGame[part]
  return Own ? <Own match={session.match} id={id} view={view} nameOf={nameOf} onCopy={() => session.markCopied()} /> : null
}
