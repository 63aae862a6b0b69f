import { isRejection } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { useMemo, useState, type ReactElement } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useStore } from 'zustand'
import { analysisLabel, analysisPath } from '../web-game/analysis-link.ts'
import type { WebGame } from '../web-game/web-game.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { MatchUnavailable } from './match-unavailable.tsx'
import { seatNamesFor, seatName } from '../session/seat-names.ts'
import { saveNewMatch } from '../session/open-table.ts'
import { localMatchOf } from '../session/local-match.ts'
import { asLocalPlayers, type Player } from '../data/player.ts'
import type { ReplaySession } from '../session/replay-session.ts'
import { openKeyValueStore } from '../platform/storage/key-value-store.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { StorageBanner } from '../ui/storage-banner.tsx'
import { AskBeforeCopy, useAsksBeforeCopy } from './copy-dialog.tsx'
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
      share={{ players, makeShortLink, ...(raced && { card: null }) }}
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
  const translator = useTranslator()
  const { t, why } = translator
  const navigate = useNavigate()
  const at = useStore(replay.store, (state) => state.playback.at)
  const { match } = replay
  const { players: seated, id } = replay.store.getState()
  const asks = useAsksBeforeCopy(replay)
  const over = match.outcome !== null && at === match.history.length
  const running = id !== null && match.outcome === null
  const [asking, setAsking] = useState(false)
  const branch = () => void keep(match.branch(at), 'play')
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
        <Button icon="branch" disabled={over} onClick={() => (asks ? setAsking(true) : branch())}>
          {t('replay.branch')}
        </Button>
      )}
      {id === null && !raced && (
        <Button icon="save" onClick={() => void keep(match.branch(match.history.length), 'replay')}>
          {t('replay.keep')}
        </Button>
      )}
      <Button icon="share" onClick={() => open('share')}>
        {t('table.share')}
      </Button>
      {id !== null && match.outcome && (
        <LinkButton icon="chart" to={analysisPath(webGame, id)}>
          {analysisLabel(webGame, translator, 'analysis.title')}
        </LinkButton>
      )}
      {asking && <AskBeforeCopy session={replay} title={t('replay.branch')} onYes={branch} onClose={() => setAsking(false)} />}
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
