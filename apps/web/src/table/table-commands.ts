import { createContext, useCallback, useContext, useMemo } from 'react'
import type { Session } from '../session/session.ts'
import type { TableAction, TableDialogs } from './table-actions.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** What a part of the page can do with the table. */
interface TableCommands extends TableDialogs {
  perform(action: TableAction): void
  /** Performs the action of this id, where the table has it. */
  performById(id: string): void
}

export const TableCommandsContext = createContext<TableCommands>({
  open: () => undefined,
  closeAll: () => undefined,
  perform: () => undefined,
  performById: () => undefined,
})

/** The commands of the table around; outside of one, as in a diagram, they do nothing. */
export function useTableCommands(): TableCommands {
  return useContext(TableCommandsContext)
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
      performById(id) {
        const action = actions.find((one) => one.id === id)
        if (action) perform(action)
      },
    }),
    [actions, perform, open, closeAll],
  )
}
