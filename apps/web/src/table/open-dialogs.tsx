import { Fragment, type ComponentProps, type ReactElement } from 'react'
import type { TableDialogName } from './table-actions.ts'
import { TableDialog } from './table-dialog.tsx'
import type { TableDialogStack } from './use-table-dialogs.ts'

/** A dialog in place of the table's own; nothing where it has none. */
export type RenderTableDialog = (dialog: TableDialogName, onClose: () => void) => ReactElement | false | null

interface OpenDialogsProps extends Omit<ComponentProps<typeof TableDialog>, 'dialog' | 'onClose' | 'onDone'> {
  readonly dialogs: TableDialogStack
  readonly renderDialog?: RenderTableDialog | undefined
}

/** The dialogs that are open over a table. */
export function OpenDialogs({ dialogs: { stack, close, closeAll }, renderDialog, ...props }: OpenDialogsProps): ReactElement[] {
  return stack.map((dialog) => (
    <Fragment key={dialog}>
      {renderDialog?.(dialog, close) || <TableDialog {...props} dialog={dialog} onClose={close} onDone={closeAll} />}
    </Fragment>
  ))
}
