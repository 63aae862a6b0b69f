import type { ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import type { LocalSession } from '../session/session.ts'
import { useTableState } from './use-table.ts'

/** What a game itself has to say about the match as a whole: beside the table, or when it is over. Nothing for a game that has nothing. */
export function OwnPart({
  door,
  session,
  part,
  nameOf,
}: {
  door: GameDoor
  session: LocalSession
  part: 'Margin' | 'Aftermath'
  nameOf: (seat: number) => string
}): ReactElement | null {
  const id = useTableState(session, (state) => state.id)
  const view = useTableState(session, (state) => state.view)
  const Own = door[part]
  return Own ? <Own match={session.match} id={id} view={view} nameOf={nameOf} onCopy={() => session.copied()} /> : null
}
