import type { ReactElement } from 'react'
import { Button, LinkButton } from '../house/button.tsx'
import { Dialog } from '../house/dialog.tsx'
import type { Kept } from '../session/keeper.ts'
import type { Session } from '../session/session.ts'
import { useWords, type WordKey } from '../words/words.ts'
import type { Sheet } from './actions.ts'
import { SpeedChoice } from './quick-settings.tsx'
import { focusFirst } from './focus.ts'
import type { Home } from './series.tsx'
import { useTableState } from './use-table.ts'

/** "Saved" is said of what has been read back, and of nothing else. */
const keptWords = { kept: 'table.leaveNote', saving: 'table.saving', fleeting: 'table.notKept' } as const satisfies Record<Kept, WordKey>

/** The pause menu; a tap outside goes on playing. */
export function Pause(props: { session: Session; home: Home; onClose: () => void; onOpen: (sheet: Sheet) => void }): ReactElement {
  const { session, home, onClose, onOpen } = props
  const { t } = useWords()
  const over = useTableState(session, (state) => state.outcome !== null)
  const untouched = useTableState(session, (state) => state.story.length === 0)
  const seated = useTableState(session, (state) => state.seat !== null)
  const kept = useTableState(session, (state) => state.kept)
  const locked = useTableState(session, (state) => state.trouble === 'elsewhere')
  function restart(): void {
    if (!over && !untouched) return onOpen('askRestart')
    onClose()
    session.restart()
  }
  return (
    <Dialog open onClose={onClose} title={t(over ? 'table.menu' : 'table.paused')}>
      <div className="pause">
        <Button ref={focusFirst} kind="primary" size="large" icon="play" wide onClick={onClose}>
          {t(over ? 'table.back' : 'table.resume')}
        </Button>
        <SpeedChoice />
        <div className="pause-grid">
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
            {home.words}
          </LinkButton>
        </div>
        <p className="pause-note">{t(keptWords[kept])}</p>
      </div>
    </Dialog>
  )
}
