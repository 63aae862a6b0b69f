import { isRejection } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { useMemo, useState, type ReactElement } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useStore } from 'zustand'
import type { WebGame } from '../web-game/web-game.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { MatchUnavailable } from './match-unavailable.tsx'
import { seatNamesFor, seatName } from '../session/seat-names.ts'
import { saveNewMatch, markAsPractice } from '../session/open-table.ts'
import { localMatchOf } from '../session/local-match.ts'
import { personSeats, asLocalPlayers, type Player } from '../data/player.ts'
import type { ReplaySession } from '../session/replay-session.ts'
import { openKeyValueStore } from '../platform/storage/key-value-store.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ShareImagePanel } from './share-image-panel.tsx'
import { StorageBanner } from '../ui/storage-banner.tsx'
import { ShareMatchDialog } from './share-match-dialog.tsx'
import { useTableCommands } from './table-commands.ts'
import { TablePage } from './table-page.tsx'
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
  if (showing.kind === 'open') return <OpenReplayPage {...showing} makeShortLink={from && shareLinkFor(from, name ?? '')} />
  if (showing.kind === 'lastState') return <LastPositionPage {...showing} />
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

interface OpenReplayProps extends OpenReplay {
  readonly makeShortLink: (() => Promise<string | null>) | undefined
}

function OpenReplayPage({ webGame, replay, players, raced, makeShortLink: given }: OpenReplayProps): ReactElement {
  const translator = useTranslator()
  const strings = webGame.strings[translator.language]
  const { match } = replay
  const { players: seated, id } = replay.store.getState()
  // A shared match names seats, not the viewer.
  const nameOf = useMemo(() => seatNamesFor(seated, strings, translator, id === null), [seated, strings, translator, id])
  const [makeShortLink] = useState(() => given)
  const title = translator.say({ key: 'title' }, strings)
  const seats = seated.map((_, seat) => nameOf(seat)).join(' – ')
  return (
    <TablePage
      {...{ webGame, nameOf, seats }}
      session={replay}
      kind="replay"
      heading={translator.t('replay.title', { game: title, seats })}
      notices={<StorageBanner />}
      belowPanel={<ReplayActions {...{ webGame, replay, players, raced }} />}
      renderDialog={(dialog, onClose) =>
        dialog === 'share' && (
          <ShareMatchDialog
            {...{ match, players, title, makeShortLink, onClose }}
            card={match.outcome && !raced ? <ShareImagePanel webGame={webGame} match={match} players={seated} /> : null}
          />
        )
      }
    />
  )
}

interface ReplayActionsProps {
  readonly webGame: WebGame
  readonly replay: ReplaySession
  readonly players: readonly Player[] | null
  readonly raced: boolean
}

/** Actions: continue from here, save, share. */
function ReplayActions({ webGame, replay, players, raced }: ReplayActionsProps): ReactElement {
  const { open } = useTableCommands()
  const { t, why } = useTranslator()
  const navigate = useNavigate()
  const at = useStore(replay.store, (state) => state.at)
  const { match } = replay
  const { players: seated, id } = replay.store.getState()
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
      <Button icon="share" onClick={() => ahead(() => open('share'))}>
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
function LastPositionPage({ webGame, session, why }: Extract<ReplayPageState, { kind: 'lastState' }>): ReactElement {
  const translator = useTranslator()
  const strings = webGame.strings[translator.language]
  const nameOf = (seat: number) => seatName(seat, strings, translator)
  return (
    <TablePage
      {...{ webGame, session, nameOf }}
      kind="replay"
      heading={translator.t('replay.relic')}
      seats={translator.t('replay.relic')}
      notices={
        <section className="table-problem">
          <p>{translator.t('replay.relicText')}</p>
          <p>{translator.why(why, strings)}</p>
        </section>
      }
    />
  )
}
