import type { ReactElement } from 'react'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { SaveStatus } from '../session/save-queue.ts'
import type { Session } from '../session/session.ts'
import { useTranslator, type StringKey } from '../platform/i18n/translator.ts'
import type { TableDialogName } from './table-actions.ts'
import { SpeedField } from './quick-settings-dialog.tsx'
import { initialFocusRef } from '../ui/initial-focus.ts'
import type { ExitLink } from './series-section.tsx'
import { useTableState } from './use-open-table.ts'

/** "Saved" only for what has been read back. */
const saveStatusKeys = { saved: 'table.leaveNote', saving: 'table.saving', inMemory: 'table.notKept' } as const satisfies Record<
  SaveStatus,
  StringKey
>

/** The pause menu; a tap outside resumes. */
export function PauseDialog(props: {
  session: Session
  home: ExitLink
  onClose: () => void
  onOpen: (dialog: TableDialogName) => void
}): ReactElement {
  const { session, home, onClose, onOpen } = props
  const { t } = useTranslator()
  const over = useTableState(session, (state) => state.outcome !== null)
  const untouched = useTableState(session, (state) => state.logLines.length === 0)
  const seated = useTableState(session, (state) => state.seat !== null)
  const saveStatus = useTableState(session, (state) => state.saveStatus)
  const locked = useTableState(session, (state) => state.trouble === 'elsewhere')
  function restart(): void {
    if (!over && !untouched) return onOpen('askRestart')
    onClose()
    session.restart()
  }
  return (
    <Dialog open onClose={onClose} title={t(over ? 'table.menu' : 'table.paused')}>
      <div className="pause-dialog">
        <Button ref={initialFocusRef} kind="primary" size="large" icon="play" wide onClick={onClose}>
          {t(over ? 'table.back' : 'table.resume')}
        </Button>
        <SpeedField />
        <div className="pause-dialog-grid">
          <Button icon="restart" disabled={locked} onClick={restart}>
            {t('table.restart')}
          </Button>
          <Button icon="flag" disabled={over || !seated || locked} onClick={() => onOpen('askResign')}>
            {t('table.resign')}
          </Button>
          <Button icon="save" onClick={() => onOpen('saveAs')}>
            {t('table.saveAs')}
          </Button>
          <Button icon="share" onClick={() => onOpen('share')}>
            {t('table.share')}
          </Button>
          <Button icon="book" onClick={() => onOpen('rules')}>
            {t('table.rules')}
          </Button>
          <Button icon="settings" onClick={() => onOpen('settings')}>
            {t('settings.title')}
          </Button>
          <Button icon="help" onClick={() => onOpen('help')}>
            {t('table.help')}
          </Button>
          <LinkButton icon="back" to={home.to}>
            {home.linkText}
          </LinkButton>
        </div>
        <p className="pause-dialog-note">{t(saveStatusKeys[saveStatus])}</p>
      </div>
    </Dialog>
  )
}
