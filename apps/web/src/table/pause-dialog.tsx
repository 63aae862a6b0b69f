import type { ReactElement } from 'react'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { SaveStatus } from '../session/save-queue.ts'
import type { Session } from '../session/session.ts'
import { useTranslator, type StringKey } from '../platform/i18n/translator.ts'
import type { TableAction } from './table-actions.ts'
import { SpeedField } from './quick-settings-dialog.tsx'
import { initialFocusRef } from '../ui/initial-focus.ts'
import type { ExitLink } from './series-section.tsx'
import { useTableState } from './use-open-table.ts'

/** "Saved" only for what has been read back. */
const saveStatusKeys = { saved: 'table.leaveNote', saving: 'table.saving', inMemory: 'table.notKept' } as const satisfies Record<
  SaveStatus,
  StringKey
>

/** The menu of a table, which pauses where it can; a tap outside goes on. */
export function PauseDialog(props: {
  session: Session
  actions: readonly TableAction[]
  home: ExitLink
  onClose: () => void
  perform: (action: TableAction) => void
}): ReactElement {
  const { session, actions, home, onClose, perform } = props
  const { t } = useTranslator()
  const over = useTableState(session, (state) => state.outcome !== null)
  const saveStatus = useTableState(session, (state) => state.saveStatus)
  const paused = session.pause !== undefined && !over
  return (
    <Dialog open onClose={onClose} title={t(paused ? 'table.paused' : 'table.menu')}>
      <div className="pause-dialog">
        <Button ref={initialFocusRef} kind="primary" size="large" icon="play" wide onClick={onClose}>
          {t(paused ? 'table.resume' : 'table.back')}
        </Button>
        <SpeedField />
        <div className="pause-dialog-grid">
          {actions
            .filter(({ place }) => place === 'menu')
            .map((action) => (
              <MenuButton key={action.id} session={session} action={action} perform={perform} />
            ))}
          <LinkButton icon="back" to={home.to}>
            {home.linkText}
          </LinkButton>
        </div>
        {saveStatus && <p className="pause-dialog-note">{t(saveStatusKeys[saveStatus])}</p>}
      </div>
    </Dialog>
  )
}

function MenuButton(props: { session: Session; action: TableAction; perform: (action: TableAction) => void }): ReactElement {
  const { session, action, perform } = props
  const { t } = useTranslator()
  const available = useTableState(session, (state) => action.isAvailable?.(state) ?? true)
  return (
    <Button icon={action.icon} disabled={!available} onClick={() => perform(action)}>
      {t(action.label)}
    </Button>
  )
}
