import type { ReactElement } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import { Dialog } from '../ui/dialog.tsx'
import { RulesText } from '../web-game/rules-text.tsx'
import { personSeats } from '../data/player.ts'
import type { Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import type { TableAction, TableDialogName } from './table-actions.ts'
import { useTableCommands } from './table-commands.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { CopyDialog, type SharedMatchProps } from './copy-dialog.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { QuickSettingsDialog } from './quick-settings-dialog.tsx'
import { ScrollableText } from '../ui/scrollable-text.tsx'
import type { ExitLink } from './series-section.tsx'
import { LogDialog } from './table-log.tsx'
import { useTableState } from './use-open-table.ts'

interface TableDialogProps {
  readonly dialog: TableDialogName
  readonly session: Session
  readonly webGame: WebGame
  readonly actions: readonly TableAction[]
  readonly home: ExitLink
  readonly nameOf: (seat: number) => string
  /** Sentence of the last log line, where more is known than the line says. */
  readonly endText: string | null
  readonly share?: SharedMatchProps | undefined
  readonly onClose: () => void
  /** Closes this dialog and all below it. */
  readonly onDone: () => void
}

/** One of the dialogs over the table. */
export function TableDialog(props: TableDialogProps): ReactElement | null {
  const { dialog, session, webGame, actions, home, nameOf, endText, onClose } = props
  const { perform } = useTableCommands()
  const { t, say, language } = useTranslator()
  const strings = webGame.strings[language]
  switch (dialog) {
    case 'pause':
      return <PauseDialog session={session} actions={actions} home={home} onClose={onClose} perform={perform} />
    case 'log':
      return <LogDialog session={session} webGame={webGame} nameOf={nameOf} endText={endText} onClose={onClose} />
    case 'help':
      return (
        <HelpDialog
          actions={actions}
          plays={session.move !== undefined}
          Legend={webGame.Legend}
          wasd={webGame.wasd}
          own={session.move && webGame.keyHelp?.map((one) => ({ keys: one.keys, label: say({ key: one.labelKey }, strings) }))}
          onClose={onClose}
        />
      )
    case 'settings':
      return <QuickSettingsDialog webGame={webGame} onClose={onClose} />
    case 'rules':
      return (
        <Dialog open kind="panel" onClose={onClose} title={t('table.rulesOf', { game: say({ key: 'title' }, strings) })}>
          <ScrollableText label={t('table.rules')}>
            <RulesText webGame={webGame} strings={strings} />
          </ScrollableText>
        </Dialog>
      )
    case 'saveAs':
    case 'share':
      return <CopyDialog {...{ dialog, session, webGame, onClose }} share={props.share} />
    default:
      return <ConfirmTableAction {...props} />
  }
}

function ConfirmTableAction({ dialog, session, nameOf, onClose, onDone }: TableDialogProps): ReactElement | null {
  const { t } = useTranslator()
  const seat = useTableState(session, (state) => state.seat)
  const together = useTableState(session, ({ players }) => personSeats(players).length > 1)
  const then = (run: () => void) => () => {
    onDone()
    run()
  }
  switch (dialog) {
    case 'askUndo':
      return (
        <ConfirmDialog
          title={t('table.askUndo')}
          text={t('table.askUndoText')}
          yes={t('table.undo')}
          onYes={then(() => session.undo?.())}
          onClose={onClose}
        />
      )
    case 'askReopen':
      return (
        <ConfirmDialog
          title={t('table.askUndo')}
          text={t('table.askReopenText')}
          yes={t('table.undo')}
          onYes={then(() => session.undo?.())}
          onClose={onClose}
        />
      )
    case 'askHint':
      return (
        <ConfirmDialog
          title={t('table.askHint')}
          text={t('table.askHintText')}
          yes={t('table.showHint')}
          onYes={then(() => void session.hint?.())}
          onClose={onClose}
        />
      )
    case 'askResign':
      return (
        <ConfirmDialog
          danger
          title={t('table.askResign')}
          text={together && seat !== null ? t('table.askResignTextOf', { name: nameOf(seat) }) : t('table.askResignText')}
          yes={t('table.resign')}
          onYes={then(() => session.resign?.())}
          onClose={onClose}
        />
      )
    case 'askRestart':
      return (
        <ConfirmDialog
          danger
          title={t('table.askRestart')}
          text={t('table.askRestartText')}
          yes={t('table.restart')}
          onYes={then(() => session.restart?.())}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
