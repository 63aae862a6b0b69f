import type { UnreplayableMatch } from '@parlor/kernel/host'
import { createStore } from 'zustand/vanilla'
import type { WebGame } from '../web-game/web-game.ts'
import { idleTableState } from './idle-table-state.ts'
import type { Session, TableState } from './session.ts'

/** The last position of a match whose log no longer replays: nothing but a picture. */
export function lastPositionSession({ game }: Pick<WebGame, 'game'>, { lastState }: UnreplayableMatch): Session {
  const view = game.view(lastState, 'watcher') as TableState['view']
  const store = createStore<TableState>(() => ({ ...idleTableState, view }))
  return {
    store,
    attach(board) {
      board?.show(view, [])
      return () => undefined
    },
    close: () => undefined,
  }
}
