import { isRejection } from '@parlor/kernel'
import { Match, type UnreplayableMatch } from '@parlor/kernel/host'
import { useCallback, useMemo, useState, type ReactElement } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useStore } from 'zustand'
import type { WebGame } from '../web-game/web-game.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Select } from '../ui/form-fields.tsx'
import { toast } from '../ui/toast.tsx'
import { MatchUnavailable } from './match-unavailable.tsx'
import { seatNamesFor, seatName } from '../session/seat-names.ts'
import { saveNewMatch, markAsPractice } from '../session/open-table.ts'
import { localMatchOf } from '../session/local-match.ts'
import { personPlayer, personSeats, asLocalPlayers, type Player } from '../data/player.ts'
import type { ReplaySession } from '../session/replay-session.ts'
import { openKeyValueStore } from '../platform/storage/key-value-store.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { TableHeader, SkipToBoard } from './table-header.tsx'
import { ShareImagePanel } from './share-image-panel.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { StorageBanner } from '../ui/storage-banner.tsx'
import { describeOutcome, describeEndReason } from './result-panel.tsx'
import { ShareMatchDialog } from './share-match-dialog.tsx'
import { BoardFrame, type BoardDriver } from './board-frame.tsx'
import { MatchLog } from './match-log.tsx'
import './table.css'
import { ReplayControls } from './replay-controls.tsx'
import { useReplay, type ReplayPageState } from './use-replay.ts'

/** `/dots/replay/<match>` for a saved match, `/dots/replay#m=…` for a link that contains it; `from` for one on the server. */
export default function ReplayPage({ from }: { from?: 'online' | 'shared' }): ReactElement {
  const { game = '', match: name } = useParams()
  const match = from ? undefined : name
  const { hash, search } = useLocation()
  const { t } = useTranslator()
  const showing = useReplay(game, { kind: from ?? (match ? 'save' : 'link'), name: name ?? hash }, startPositionIn(search))
  // No announcement: the page announced loading when its code was loaded.
  if (showing.kind === 'opening') return <div className="loading-placeholder" />
  if (showing.kind === 'broken') throw showing.error
  if (showing.kind === 'open') return <ReplayView {...showing} id={match ?? null} makeShortLink={from && shareLinkFor(from, name ?? '')} />
  if (showing.kind === 'lastState') return <UnreplayableView {...showing} />
  return <MatchUnavailable game={game} id={match ?? null} title={t('replay.cannotOpen')} why={showing.why} />
}

/** Short link to a match on the server: the one it was opened by, or a new one for an own match. */
function shareLinkFor(from: 'online' | 'shared', name: string): () => Promise<string | null> {
  return async () =>
    from === 'shared'
      ? location.origin + location.pathname
      : (await import('../session/online/fetch-replay.ts')).createShareLink(location.pathname, name)
}

/** `?at=12`: the initial position. */
function startPositionIn(search: string): number | null {
  const at = new URLSearchParams(search).get('at') ?? ''
  return /^\d{1,5}$/.test(at) ? Number(at) : null
}

type OpenReplay = Extract<ReplayPageState, { kind: 'open' }>

type ReplayOrigin = { readonly id: string | null; readonly makeShortLink: (() => Promise<string | null>) | undefined }

function ReplayView({ webGame, replay, players, viewers, raced, id, makeShortLink: given }: OpenReplay & ReplayOrigin): ReactElement {
  const translator = useTranslator()
  const { t } = translator
  const strings = webGame.strings[translator.language]
  const { match } = replay
  const seated = useMemo(() => players ?? Array.from({ length: match.seatCount }, () => personPlayer), [players, match])
  // A shared match names seats, not the viewer.
  const nameOf = useMemo(() => seatNamesFor(seated, strings, translator, id === null), [seated, strings, translator, id])
  const [dialog, setDialog] = useState<'share' | 'help' | null>(null)
  const [makeShortLink] = useState(() => given)
  const at = useStore(replay.store, (state) => state.at)
  const logLines = useStore(replay.store, (state) => state.logLines)
  const view = useStore(replay.store, (state) => state.view)
  const viewer = useStore(replay.store, (state) => state.viewer)
  const title = translator.say({ key: 'title' }, strings)
  const seats = seated.map((_, seat) => nameOf(seat)).join(' – ')
  const parts = { view, moves: none, seat: null, nameOf, onMove: ignore, onPoint: ignore }
  const pick = useCallback((number: number) => replay.jumpTo(number), [replay])
  const ended = match.outcome && at === match.history.length
  return (
    <div className="table-page" data-replay>
      <SkipToBoard />
      <TableHeader game={webGame.game.id} title={title} seats={seats} onHelp={() => setDialog('help')} />
      <main className="table-page-main">
        <h1 className="sr-only">{t('replay.title', { game: title, seats })}</h1>
        <BoardFrame webGame={webGame} driver={replay} onMove={ignore} tableView={<webGame.TableView {...parts} />} />
        <div className="table-sidebar">
          <StorageBanner />
          <p className="replay-position">
            {ended
              ? `${describeOutcome(match.outcome!, seated, translator, nameOf, strings)}. ${describeEndReason(match.outcome!, match.history.at(-1)!.entry.seat, translator, strings, nameOf)}`
              : t('replay.where', { at, length: match.history.length })}
          </p>
          {viewers.length > 1 && match.seatCount > 1 && (
            <Select
              label={t('replay.eyes')}
              value={viewer}
              options={viewers.map((value) => ({
                value,
                label: value === 'watcher' ? t('replay.watcher') : nameOf(value),
              }))}
              onChange={(value) => replay.setViewer(value)}
            />
          )}
          <div className="table-sidebar-panel">
            <webGame.Panel {...parts} />
          </div>
          <ReplayActions
            webGame={webGame}
            replay={replay}
            players={players}
            seated={seated}
            raced={raced}
            id={id}
            onShare={() => setDialog('share')}
          />
          <div className="table-sidebar-log">
            <MatchLog logLines={logLines} strings={strings} nameOf={nameOf} isNotable={webGame.isNotable} at={at} onPick={pick} />
          </div>
        </div>
        <ReplayControls replay={replay} strings={strings} nameOf={nameOf} paused={dialog !== null} />
      </main>
      {dialog === 'share' && (
        <ShareMatchDialog
          match={match}
          players={players}
          title={title}
          makeShortLink={makeShortLink}
          card={match.outcome && !raced ? <ShareImagePanel webGame={webGame} match={match} players={seated} /> : null}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'help' && <HelpDialog kind="replay" Legend={webGame.Legend} onClose={() => setDialog(null)} />}
    </div>
  )
}

const none: readonly never[] = []

function ignore(): void {}

interface ReplayActionsProps {
  readonly webGame: WebGame
  readonly replay: ReplaySession
  readonly players: readonly Player[] | null
  readonly seated: readonly Player[]
  readonly raced: boolean
  readonly id: string | null
  readonly onShare: () => void
}

/** Actions: continue from here, save, share. */
function ReplayActions({ webGame, replay, players, seated, raced, id, onShare }: ReplayActionsProps): ReactElement {
  const { t, why } = useTranslator()
  const navigate = useNavigate()
  const at = useStore(replay.store, (state) => state.at)
  const { match } = replay
  const over = match.outcome !== null && at === match.history.length
  const running = id !== null && match.outcome === null
  const counts = running && !match.practice && personSeats(seated).length === 1
  const [asking, setAsking] = useState<(() => void) | null>(null)
  /** Exploring an unfinished match that counts makes it practice: asks first. */
  const ahead = (run: () => void) => (counts ? setAsking(() => run) : run())
  async function mark(run: () => void): Promise<void> {
    const refused = await markAsPractice(webGame, id!)
    if (refused) return void toast({ text: why(refused), tone: 'bad' })
    match.markPractice('branch')
    run()
  }
  async function keep(saved: Match, to: 'play' | 'replay'): Promise<void> {
    const opened = await saveNewMatch({
      ...localMatchOf(saved, asLocalPlayers(seated), Date.now()),
      ...(to === 'replay' ? { kept: true } : {}),
    })
    if (isRejection(opened)) return void toast({ text: why(opened), tone: 'bad' })
    const { kind } = (await openKeyValueStore()).status.getState()
    if (to === 'replay') toast(kind === 'memory' ? { text: t('replay.fleeting'), tone: 'bad' } : { text: t('replay.kept'), tone: 'good' })
    await navigate(`/${webGame.game.id}/${to}/${opened}${location.search}`)
  }
  return (
    <div className="replay-actions">
      {running && (
        <LinkButton kind="primary" icon="play" to={`/${webGame.game.id}/play/${id}`}>
          {t('replay.goOn')}
        </LinkButton>
      )}
      {!raced && (
        <Button icon="branch" disabled={over} onClick={() => ahead(() => void keep(match.branch(at), 'play'))}>
          {t('replay.branch')}
        </Button>
      )}
      {id === null && !raced && (
        <Button icon="save" onClick={() => void keep(match.branch(match.history.length), 'replay')}>
          {t('replay.keep')}
        </Button>
      )}
      <Button icon="share" onClick={() => ahead(onShare)}>
        {t('table.share')}
      </Button>
      {id !== null && match.outcome && (
        <LinkButton icon="chart" to={`/${webGame.game.id}/analysis/${id}`}>
          {t('analysis.title')}
        </LinkButton>
      )}
      {asking && (
        <ConfirmDialog
          title={t('replay.branch')}
          text={t('table.askCopyText')}
          yes={t('table.askCopyYes')}
          onYes={() => void mark(asking)}
          onClose={() => setAsking(null)}
        />
      )}
      {players === null && <p className="dialog-note">{t('replay.unknownPlayers')}</p>}
    </div>
  )
}

/** A match whose log no longer replays: shows its last position. */
function UnreplayableView({ webGame, lastState }: { webGame: WebGame; lastState: UnreplayableMatch }): ReactElement {
  const translator = useTranslator()
  const strings = webGame.strings[translator.language]
  const view = useMemo(() => webGame.game.view(lastState.lastState, 'watcher'), [webGame, lastState])
  const driver = useMemo((): BoardDriver => ({ attach: (board) => (board?.show(view, none), ignore) }), [view])
  const nameOf = (seat: number) => seatName(seat, strings, translator)
  const parts = { view, moves: none, seat: null, nameOf, onMove: ignore, onPoint: ignore }
  const title = translator.say({ key: 'title' }, strings)
  return (
    <div className="table-page" data-replay>
      <TableHeader game={webGame.game.id} title={title} seats={translator.t('replay.relic')} />
      <main className="table-page-main">
        <h1 className="sr-only">{translator.t('replay.relic')}</h1>
        <BoardFrame webGame={webGame} driver={driver} onMove={ignore} tableView={<webGame.TableView {...parts} />} />
        <div className="table-sidebar">
          <section className="table-problem">
            <p>{translator.t('replay.relicText')}</p>
            <p>{translator.why(lastState.why, strings)}</p>
          </section>
          <div className="table-sidebar-panel">
            <webGame.Panel {...parts} />
          </div>
        </div>
      </main>
    </div>
  )
}
