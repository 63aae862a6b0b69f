import { reactions, type TableInfo } from '@parlor/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { announce } from '../house/announce.tsx'
import { Button, IconButton } from '../house/button.tsx'
import { Dialog } from '../house/dialog.tsx'
import { Ask } from '../table/ask.tsx'
import { useTableState } from '../table/use-table.ts'
import { useWords, words as wordsNow } from '../words/words.ts'
import { connection } from './connection.ts'
import type { RemoteSession } from './remote.ts'
import type { Room } from './room.ts'
import { useRoomState } from './use-room.ts'

interface CompanyProps {
  readonly table: TableInfo
  readonly nameOf: (seat: number) => string
}

const shown = 4000

/** What people say to each other, from a list: there is no free chat. */
export function Reactions({ room, table, nameOf }: CompanyProps & { room: Room }): ReactElement {
  const { t } = useWords()
  const said = useRoomState(room, (state) => state.said)
  const presence = useRoomState(room, (state) => state.presence)
  const watchers = useRoomState(room, (state) => state.watchers)
  const [open, setOpen] = useState(false)
  const [heard, setHeard] = useState<typeof said>(null)
  useEffect(() => {
    if (!said) return
    setHeard(said)
    announce(wordsNow().t('online.says', { name: nameOf(said.seat), what: wordsNow().t(`online.reaction.${said.reaction}`) }))
    const timer = setTimeout(() => setHeard(null), shown)
    return () => clearTimeout(timer)
  }, [said, nameOf])
  const away = table.seats.flatMap((seat, at) => (seat.kind === 'person' && at !== table.you && presence[at] !== 'here' ? [at] : []))
  return (
    <div className="online-company">
      {table.state === 'playing' &&
        away.map((seat) => (
          <p key={seat} className="online-away">
            {t(presence[seat] === 'left' ? 'online.hasLeft' : 'online.isAway', { name: nameOf(seat) })}
          </p>
        ))}
      {watchers > 0 && <p>{t('online.watchers', { count: watchers })}</p>}
      {heard && (
        <p className="online-said" aria-hidden="true">
          <strong>{nameOf(heard.seat)}</strong> {t(`online.reaction.${heard.reaction}`)}
        </p>
      )}
      {table.you !== null && (
        <Button icon="people" onClick={() => setOpen(true)}>
          {t('online.say')}
        </Button>
      )}
      {open && (
        <Dialog open title={t('online.say')} onClose={() => setOpen(false)}>
          <div className="online-reactions">
            {reactions.map((reaction) => (
              <Button
                key={reaction}
                onClick={() => {
                  connection().say({ kind: 'react', match: table.match, reaction })
                  setOpen(false)
                }}
              >
                {t(`online.reaction.${reaction}`)}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  )
}

/** Somebody would like to take a move back: the others agree or not. */
export function Offer({ session, table, nameOf }: CompanyProps & { session: RemoteSession }): ReactElement | null {
  const { t } = useWords()
  const { offer, you, match } = table
  if (!offer || you === null) return null
  const answer = (step: 'grant' | 'deny' | 'withdraw') => void connection().errand({ kind: 'undo', match, step, seq: session.seq })
  if (offer.seat === you)
    return (
      <div className="online-offer" role="status">
        <p>{t('online.undoAsked')}</p>
        <Button onClick={() => answer('withdraw')}>{t('online.withdraw')}</Button>
      </div>
    )
  return (
    <div className="online-offer" role="status">
      <p>{t('online.undoWanted', { name: nameOf(offer.seat) })}</p>
      {!offer.granted.includes(you) && (
        <Button kind="primary" onClick={() => answer('grant')}>
          {t('online.agree')}
        </Button>
      )}
      <Button onClick={() => answer('deny')}>{t('online.disagree')}</Button>
    </div>
  )
}

/** The buttons under the thumbs: ask for a move back, give up, leave. */
export function OnlineControls({ session, table }: { session: RemoteSession; table: TableInfo }): ReactElement | null {
  const { t } = useWords()
  const undo = useTableState(session, (state) => state.undo !== null && state.outcome === null)
  const over = useTableState(session, (state) => state.outcome !== null)
  const [asking, setAsking] = useState(false)
  if (table.you === null || over) return null
  return (
    <div className="controls" role="group" aria-label={t('table.controls')}>
      <IconButton icon="undo" label={t('online.askUndo')} aria-disabled={!undo} onClick={() => undo && session.undo()} />
      <IconButton icon="flag" label={t('table.resign')} onClick={() => setAsking(true)} />
      {asking && (
        <Ask
          danger
          title={t('table.askResign')}
          text={t('table.askResignText')}
          yes={t('table.resign')}
          onYes={() => session.resign()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
