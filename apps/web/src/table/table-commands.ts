import { createContext, useCallback, useContext, useMemo } from 'react'
import type { Session } from '../session/session.ts'
import type { TableAction, TableDialogs } from './table-actions.ts'
import type { ActionAtTable } from '../web-game/web-game.ts'
import { useTableState } from './use-open-table.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** What a part of the page can do with the table. */
interface TableCommands extends TableDialogs {
  perform(action: TableAction): void
  /** The action of this id, where the table has it. */
  find(id: string): TableAction | undefined
}

export const TableCommandsContext = createContext<TableCommands>({
  open: () => undefined,
  closeAll: () => undefined,
  perform: () => undefined,
  find: () => undefined,
})

/** The commands of the table around; outside of one, as in a diagram, they do nothing. */
export function useTableCommands(): TableCommands {
  return useContext(TableCommandsContext)
}

/** An action of the table around as a button needs it; undefined where the table does not have it. */
export function useTableAction(session: Session, id: string): ActionAtTable | undefined {
  const { find, perform } = useTableCommands()
  const action = find(id)
  const available = useTableState(session, (state) => action?.isAvailable?.(state) ?? true)
  return useMemo(() => action && { available, note: action.note, perform: () => perform(action) }, [action, available, perform])
}

/** Makes the commands of a table and listens to the keys of its actions. */
export function useCreateTableCommands(session: Session, actions: readonly TableAction[], { open, closeAll }: TableDialogs): TableCommands {
  const perform = useCallback((action: TableAction) => action.perform(session, { open, closeAll }), [session, open, closeAll])
  const performByKey = useCallback(
    (action: TableAction) => (action.performByKey ?? action.perform)(session, { open, closeAll }),
    [session, open, closeAll],
  )
  useShortcuts(actions, performByKey)
  return useMemo(
    () => ({
      ...{ open, closeAll, perform },
      find: (id) => actions.find((one) => one.id === id),
    }),
    [actions, perform, open, closeAll],
  )
}
