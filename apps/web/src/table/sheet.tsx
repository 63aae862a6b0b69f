import type { Match } from '@parlor/kernel'
import type { ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { Dialog } from '../house/dialog.tsx'
import { Rules } from '../play/rules.tsx'
import { personSeats } from '../session/player.ts'
import type { LocalSession } from '../session/session.ts'
import { useWords } from '../words/words.ts'
import type { Sheet } from './actions.ts'
import { Ask } from './ask.tsx'
import { CardPicture } from './card.tsx'
import { Help } from './help.tsx'
import { Pause } from './pause.tsx'
import { QuickSettings } from './quick-settings.tsx'
import { Reading } from './reading.tsx'
import { NameSheet } from './save-as.tsx'
import { useHome } from './series.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { Story } from './story.tsx'
import { useTableState } from './use-table.ts'

interface SheetProps {
  readonly sheet: Sheet
  readonly session: LocalSession
  readonly door: GameDoor
  readonly nameOf: (seat: number) => string
  readonly onClose: () => void
  readonly onOpen: (sheet: Sheet) => void
  /** Closes this window and all below it. */
  readonly onDone: () => void
}

/** The window that is open over the table. */
export function SheetWindow(props: SheetProps): ReactElement {
  const { sheet, session, door, nameOf, onClose, onOpen } = props
  const { t, say, language } = useWords()
  const strings = door.strings[language]
  const home = useHome(door, session)
  switch (sheet) {
    case 'pause':
      return <Pause session={session} home={home} onClose={onClose} onOpen={onOpen} />
    case 'story':
      return (
        <Dialog open kind="panel" onClose={onClose} title={t('table.story')}>
          <WholeStory session={session} door={door} nameOf={nameOf} />
        </Dialog>
      )
    case 'help':
      return (
        <Help
          Legend={door.Legend}
          wasd={door.wasd}
          own={door.keys?.map((one) => ({ keys: one.keys, label: say({ key: one.words }, strings) }))}
          onClose={onClose}
        />
      )
    case 'settings':
      return <QuickSettings door={door} onClose={onClose} />
    case 'rules':
      return (
        <Dialog open kind="panel" onClose={onClose} title={t('table.rulesOf', { game: say({ key: 'title' }, strings) })}>
          <Reading label={t('table.rules')}>
            <Rules door={door} strings={strings} />
          </Reading>
        </Dialog>
      )
    case 'saveAs':
    case 'share':
      return <Copying {...props} />
    default:
      return <Question {...props} />
  }
}

/** A copy of a match that still counts makes it practice, and so asks first. */
function Copying(props: SheetProps): ReactElement {
  const { sheet, session, door, onClose, onOpen } = props
  const { t, say, language } = useWords()
  const counts = useTableState(session, ({ outcome, practice, players }) => !outcome && !practice && personSeats(players).length === 1)
  if (counts)
    return (
      <Ask
        title={t(sheet === 'share' ? 'table.share' : 'table.saveAs')}
        text={t('table.askCopyText')}
        yes={t('table.askCopyYes')}
        onYes={() => {
          session.copied()
          onOpen(sheet)
        }}
        onClose={onClose}
      />
    )
  if (sheet === 'share') return <SharedMatch {...props} match={session.match} title={say({ key: 'title' }, door.strings[language])} />
  return <NameSheet title={t('table.saveAs')} note={t('saves.copyNote')} start="" keep={(name) => session.saveAs(name)} onClose={onClose} />
}

function WholeStory({ session, door, nameOf }: Pick<SheetProps, 'session' | 'door' | 'nameOf'>): ReactElement {
  const { language } = useWords()
  const story = useTableState(session, (state) => state.story)
  return <Story story={story} strings={door.strings[language]} nameOf={nameOf} loud={door.loud} joined={door.joined} Said={door.Said} />
}

function SharedMatch({ session, match, title, door, onClose }: SheetProps & { match: Match; title: string }): ReactElement {
  const players = useTableState(session, (state) => state.players)
  const card = match.outcome ? <CardPicture door={door} match={match} players={players} /> : null
  return <ShareSheet match={match} players={players} title={title} card={card} onClose={onClose} />
}

function Question({ sheet, session, nameOf, onClose, onDone }: SheetProps): ReactElement {
  const { t } = useWords()
  const seat = useTableState(session, (state) => state.seat)
  const together = useTableState(session, ({ players }) => personSeats(players).length > 1)
  const then = (deed: () => void) => () => {
    onDone()
    deed()
  }
  switch (sheet) {
    case 'askUndo':
      return (
        <Ask
          title={t('table.askUndo')}
          text={t('table.askUndoText')}
          yes={t('table.undo')}
          onYes={then(() => session.undo())}
          onClose={onClose}
        />
      )
    case 'askReopen':
      return (
        <Ask
          title={t('table.askUndo')}
          text={t('table.askReopenText')}
          yes={t('table.undo')}
          onYes={then(() => session.undo())}
          onClose={onClose}
        />
      )
    case 'askHint':
      return (
        <Ask
          title={t('table.askHint')}
          text={t('table.askHintText')}
          yes={t('table.showHint')}
          onYes={then(() => void session.hint())}
          onClose={onClose}
        />
      )
    case 'askResign':
      return (
        <Ask
          danger
          title={t('table.askResign')}
          text={together && seat !== null ? t('table.askResignTextOf', { name: nameOf(seat) }) : t('table.askResignText')}
          yes={t('table.resign')}
          onYes={then(() => session.resign())}
          onClose={onClose}
        />
      )
    default:
      return (
        <Ask
          danger
          title={t('table.askRestart')}
          text={t('table.askRestartText')}
          yes={t('table.restart')}
          onYes={then(() => session.restart())}
          onClose={onClose}
        />
      )
  }
}
