import type { Match } from '@parlor/kernel/host'
import type { ComponentProps, ReactElement } from 'react'
import type { WebGame } from '../web-game/web-game.ts'
import { personSeats } from '../data/player.ts'
import type { Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { SaveUnderNameDialog } from './save-under-name-dialog.tsx'
import { ShareImagePanel } from './share-image-panel.tsx'
import { ShareMatchDialog } from './share-match-dialog.tsx'
import { useTableCommands } from './table-commands.ts'
import { useTableState } from './use-open-table.ts'

/** How a match is shared where that is not only the match and its players. */
export type SharedMatchProps = Partial<Pick<ComponentProps<typeof ShareMatchDialog>, 'players' | 'card' | 'makeShortLink'>>

interface CopyDialogProps {
  readonly dialog: 'share' | 'saveAs'
  readonly session: Session
  readonly webGame: WebGame
  readonly share: SharedMatchProps | undefined
  readonly onClose: () => void
}

/** Shares the match or keeps a copy of it; asks first where that makes it practice. */
export function CopyDialog({ dialog, session, webGame, share, onClose }: CopyDialogProps): ReactElement | null {
  const { open } = useTableCommands()
  const { t } = useTranslator()
  const asks = useAsksBeforeCopy(session)
  const { match } = session
  if (!match) return null
  if (asks) {
    const title = t(dialog === 'share' ? 'table.share' : 'table.saveAs')
    return <AskBeforeCopy {...{ session, title, onClose }} onYes={() => open(dialog)} />
  }
  if (dialog === 'share') return <ShareCurrentMatch {...{ session, webGame, match, share, onClose }} />
  return (
    <SaveUnderNameDialog
      title={t('table.saveAs')}
      note={t('saves.copyNote')}
      start=""
      keep={(name) => session.saveAs!(name)}
      onClose={onClose}
    />
  )
}

/** Whether a copy would make the match practice: it runs, counts, and one person plays it. */
export function useAsksBeforeCopy(session: Session): boolean {
  return useTableState(
    session,
    ({ practice, players }) =>
      session.markCopied !== undefined && !session.match?.outcome && !practice && personSeats(players).length === 1,
  )
}

/** Asks before the match becomes practice; one that another tab plays stays as it is. */
export function AskBeforeCopy(props: { session: Session; title: string; onYes: () => void; onClose: () => void }): ReactElement {
  const { session, title, onYes, onClose } = props
  const { t, why } = useTranslator()
  async function mark(): Promise<void> {
    const refused = await session.markCopied?.()
    if (refused) toast({ text: why(refused), tone: 'bad' })
    else onYes()
  }
  return <ConfirmDialog {...{ title, onClose }} text={t('table.askCopyText')} yes={t('table.askCopyYes')} onYes={() => void mark()} />
}

function ShareCurrentMatch(props: Omit<CopyDialogProps, 'dialog'> & { match: Match }): ReactElement {
  const { session, webGame, match, share, onClose } = props
  const { say, language } = useTranslator()
  const players = useTableState(session, (state) => state.players)
  const card = match.outcome ? <ShareImagePanel {...{ webGame, match, players }} /> : null
  const title = say({ key: 'title' }, webGame.strings[language])
  return <ShareMatchDialog {...{ match, players, title, card, onClose }} {...share} />
}
