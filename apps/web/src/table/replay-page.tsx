import { isRejection, Match, type Relic } from '@parlor/kernel'
import { useCallback, useMemo, useState, type ReactElement } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useStore } from 'zustand'
import type { GameDoor } from '../games/door.ts'
import { Button, LinkButton } from '../house/button.tsx'
import { Select } from '../house/field.tsx'
import { toast } from '../house/toast.tsx'
import { Unopened } from '../play/unopened.tsx'
import { namesOf, seatName } from '../session/names.ts'
import { keepOpening, markCopied } from '../session/open.ts'
import { openingOf } from '../session/opening.ts'
import { person, personSeats, seatedHere, type Player } from '../session/player.ts'
import type { Replay } from '../session/replay.ts'
import { openVault } from '../storage/vault.ts'
import { useWords } from '../words/words.ts'
import { Ask } from './ask.tsx'
import { Bar } from './bar.tsx'
import { CardPicture } from './card.tsx'
import { Help } from './help.tsx'
import { VaultBanner } from './notices.tsx'
import { verdict, whyOver } from './result.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { SkipToBoard } from './skip.tsx'
import { Stage, type Painter } from './stage.tsx'
import { Story } from './story.tsx'
import './table.css'
import { Transport } from './transport.tsx'
import { useReplay, type Showing } from './use-replay.ts'

/** `/dots/replay/<match>` for a match of this device, `/dots/replay#m=…` for one that came by link; `from` for one that lies on the server. */
export default function ReplayPage({ from }: { from?: 'online' | 'shared' }): ReactElement {
  const { game = '', match: name } = useParams()
  const match = from ? undefined : name
  const { hash, search } = useLocation()
  const { t } = useWords()
  const showing = useReplay(game, { kind: from ?? (match ? 'save' : 'link'), name: name ?? hash }, placeIn(search))
  // Silent: the page said that it is loading when its code came.
  if (showing.kind === 'opening') return <div className="waiting" />
  if (showing.kind === 'broken') throw showing.error
  if (showing.kind === 'open') return <Viewing {...showing} id={match ?? null} place={from && placeOf(from, name ?? '')} />
  if (showing.kind === 'relic') return <RelicView {...showing} />
  return <Unopened game={game} id={match ?? null} title={t('replay.cannotOpen')} why={showing.why} />
}

/** A short link to a match that lies on the server: the one it was opened by, or a new one to a match of one's own. */
function placeOf(from: 'online' | 'shared', name: string): () => Promise<string | null> {
  return async () =>
    from === 'shared' ? location.origin + location.pathname : (await import('../online/replay.ts')).shareLink(location.pathname, name)
}

/** `?at=12`: where to stand at first. */
function placeIn(search: string): number | null {
  const at = new URLSearchParams(search).get('at') ?? ''
  return /^\d{1,5}$/.test(at) ? Number(at) : null
}

type OpenShowing = Extract<Showing, { kind: 'open' }>

type Placed = { readonly id: string | null; readonly place: (() => Promise<string | null>) | undefined }

function Viewing({ door, replay, players, viewers, raced, id, place: given }: OpenShowing & Placed): ReactElement {
  const words = useWords()
  const { t } = words
  const strings = door.strings[words.language]
  const { match } = replay
  const seated = useMemo(() => players ?? Array.from({ length: match.seatCount }, () => person), [players, match])
  // Somebody else's match tells of its seats, not of whoever looks at it.
  const nameOf = useMemo(() => namesOf(seated, strings, words, id === null), [seated, strings, words, id])
  const [sheet, setSheet] = useState<'share' | 'help' | null>(null)
  const [place] = useState(() => given)
  const at = useStore(replay.store, (state) => state.at)
  const story = useStore(replay.store, (state) => state.story)
  const view = useStore(replay.store, (state) => state.view)
  const viewer = useStore(replay.store, (state) => state.viewer)
  const title = words.say({ key: 'title' }, strings)
  const seats = seated.map((_, seat) => nameOf(seat)).join(' – ')
  const parts = { view, moves: none, seat: null, nameOf, onMove: ignore, onPoint: ignore }
  const pick = useCallback((number: number) => replay.go(number), [replay])
  const ended = match.outcome && at === match.line.length
  return (
    <div className="sitting" data-replay>
      <SkipToBoard />
      <Bar game={door.game.id} title={title} seats={seats} onHelp={() => setSheet('help')} />
      <main className="sitting-main">
        <h1 className="sr-only">{t('replay.title', { game: title, seats })}</h1>
        <Stage door={door} painter={replay} onMove={ignore} mirror={<door.Mirror {...parts} />} />
        <div className="side">
          <VaultBanner />
          <p className="replay-where">
            {ended
              ? `${verdict(match.outcome!, seated, words, nameOf, strings)}. ${whyOver(match.outcome!, match.line.at(-1)!.deed.seat, words, strings, nameOf)}`
              : t('replay.where', { at, length: match.line.length })}
          </p>
          {viewers.length > 1 && match.seatCount > 1 && (
            <Select
              label={t('replay.eyes')}
              value={viewer}
              options={viewers.map((value) => ({
                value,
                label: value === 'watcher' ? t('replay.watcher') : nameOf(value),
              }))}
              onChange={(value) => replay.look(value)}
            />
          )}
          <div className="side-panel">
            <door.Panel {...parts} />
          </div>
          <Branching
            door={door}
            replay={replay}
            players={players}
            seated={seated}
            raced={raced}
            id={id}
            onShare={() => setSheet('share')}
          />
          <div className="side-story">
            <Story story={story} strings={strings} nameOf={nameOf} loud={door.loud} at={at} onPick={pick} />
          </div>
        </div>
        <Transport replay={replay} strings={strings} nameOf={nameOf} paused={sheet !== null} />
      </main>
      {sheet === 'share' && (
        <ShareSheet
          match={match}
          players={players}
          title={title}
          place={place}
          card={match.outcome && !raced ? <CardPicture door={door} match={match} players={seated} /> : null}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'help' && <Help kind="replay" Legend={door.Legend} onClose={() => setSheet(null)} />}
    </div>
  )
}

const none: readonly never[] = []

function ignore(): void {}

interface BranchProps {
  readonly door: GameDoor
  readonly replay: Replay
  readonly players: readonly Player[] | null
  readonly seated: readonly Player[]
  readonly raced: boolean
  readonly id: string | null
  readonly onShare: () => void
}

/** What one can do with the match: go on from here, keep it, pass it on. */
function Branching({ door, replay, players, seated, raced, id, onShare }: BranchProps): ReactElement {
  const { t, why } = useWords()
  const navigate = useNavigate()
  const at = useStore(replay.store, (state) => state.at)
  const { match } = replay
  const over = match.outcome !== null && at === match.line.length
  const running = id !== null && match.outcome === null
  const counts = running && !match.practice && personSeats(seated).length === 1
  const [asking, setAsking] = useState<(() => void) | null>(null)
  /** Looking ahead in a match that still counts makes it practice, and so asks first. */
  const ahead = (deed: () => void) => (counts ? setAsking(() => deed) : deed())
  async function mark(deed: () => void): Promise<void> {
    const refused = await markCopied(door, id!)
    if (refused) return void toast({ text: why(refused), tone: 'bad' })
    match.markPractice('branch')
    deed()
  }
  async function keep(kept: Match, to: 'play' | 'replay'): Promise<void> {
    const opened = await keepOpening({ ...openingOf(kept, seatedHere(seated), Date.now()), ...(to === 'replay' ? { kept: true } : {}) })
    if (isRejection(opened)) return void toast({ text: why(opened), tone: 'bad' })
    const { place } = (await openVault()).status.getState()
    if (to === 'replay') toast(place === 'memory' ? { text: t('replay.fleeting'), tone: 'bad' } : { text: t('replay.kept'), tone: 'good' })
    await navigate(`/${door.game.id}/${to}/${opened}${location.search}`)
  }
  return (
    <div className="replay-actions">
      {running && (
        <LinkButton kind="primary" icon="play" to={`/${door.game.id}/play/${id}`}>
          {t('replay.goOn')}
        </LinkButton>
      )}
      {!raced && (
        <Button icon="branch" disabled={over} onClick={() => ahead(() => void keep(match.branch(at), 'play'))}>
          {t('replay.branch')}
        </Button>
      )}
      {id === null && !raced && (
        <Button icon="save" onClick={() => void keep(match.branch(match.line.length), 'replay')}>
          {t('replay.keep')}
        </Button>
      )}
      <Button icon="share" onClick={() => ahead(onShare)}>
        {t('table.share')}
      </Button>
      {id !== null && match.outcome && (
        <LinkButton icon="chart" to={`/${door.game.id}/analysis/${id}`}>
          {t('analysis.title')}
        </LinkButton>
      )}
      {asking && (
        <Ask
          title={t('replay.branch')}
          text={t('table.askCopyText')}
          yes={t('table.askCopyYes')}
          onYes={() => void mark(asking)}
          onClose={() => setAsking(null)}
        />
      )}
      {players === null && <p className="sheet-note">{t('replay.unknownPlayers')}</p>}
    </div>
  )
}

/** A match whose log no longer replays: its last position, to look at. */
function RelicView({ door, relic }: { door: GameDoor; relic: Relic }): ReactElement {
  const words = useWords()
  const strings = door.strings[words.language]
  const view = useMemo(() => door.game.view(relic.relic, 'watcher'), [door, relic])
  const painter = useMemo((): Painter => ({ attach: (board) => (board?.show(view, none), ignore) }), [view])
  const nameOf = (seat: number) => seatName(seat, strings, words)
  const parts = { view, moves: none, seat: null, nameOf, onMove: ignore, onPoint: ignore }
  const title = words.say({ key: 'title' }, strings)
  return (
    <div className="sitting" data-replay>
      <Bar game={door.game.id} title={title} seats={words.t('replay.relic')} />
      <main className="sitting-main">
        <h1 className="sr-only">{words.t('replay.relic')}</h1>
        <Stage door={door} painter={painter} onMove={ignore} mirror={<door.Mirror {...parts} />} />
        <div className="side">
          <section className="trouble">
            <p>{words.t('replay.relicText')}</p>
            <p>{words.why(relic.why, strings)}</p>
          </section>
          <div className="side-panel">
            <door.Panel {...parts} />
          </div>
        </div>
      </main>
    </div>
  )
}
