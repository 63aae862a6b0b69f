import { isRejection, type Rejection } from '@parlor/kernel'
import {
  raceIfSolo,
  type AbsencePolicy,
  type ClockSettings,
  type LobbyTable,
  type Me,
  type NewTable,
  type SpectatorPolicy,
} from '@parlor/protocol'
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { WebGame } from '../../web-game/web-game.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { SegmentedControl, Select } from '../../ui/form-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { useGame } from '../../web-game/use-game.ts'
import { nonCheatingBotLevels } from '../../session/viewer-and-bot-levels.ts'
import { recordSentCommitment, createCommitment } from '../../data/deal-commitments.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { apiRequest } from '../../session/online/api.ts'
import { newCommandId } from '../../session/online/connection.ts'
import { useSessionStorageState } from './use-session-storage-state.ts'
import { presetTableOptions } from './preset-table-options.ts'
import { IdentityPanel, takeTypedName } from './identity-panel.tsx'
import { IdentifiedPage } from './identified-page.tsx'
import { Matchmaking } from './matchmaking.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { MyTables } from './my-tables.tsx'
import { OwnSecretForm } from './own-secret-form.tsx'
import { describeClockSettings, describeTableRules, describeSeats, isSeatedAt } from './table-description.ts'
import { lastUsedSecretOptions } from './last-used-secret-options.ts'
import { ratingOfSeat, UncertainRatingNote } from './rating.tsx'

/** `/dots/online`: play with people. */
export default function OnlineGameLobbyPage(): ReactElement {
  const { game = '' } = useParams()
  const { t, say, language } = useTranslator()
  const webGame = useGame(game)
  if (!webGame) return <LoadingPlaceholder />
  const title = say({ key: 'title' }, webGame.strings[language])
  return (
    <IdentifiedPage title={t('online.of', { game: title })} layout="wide" back={{ to: `/${game}/`, label: title }}>
      {(me) => (
        <div className="online">
          <div className="online-main">
            <MyTables game={game} />
            <FindTable webGame={webGame} />
            <PublicTables webGame={webGame} me={me} />
          </div>
          <div className="online-aside">
            <IdentityPanel me={me} />
            <Leaderboard game={game} />
            <LinkButton kind="quiet" icon="list" to="/online">
              {t('online.everywhere')}
            </LinkButton>
          </div>
        </div>
      )}
    </IdentifiedPage>
  )
}

const clocks: Readonly<Record<string, ClockSettings>> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  five: { kind: 'total', minutes: 5, increment: 5 },
  ten: { kind: 'total', minutes: 10, increment: 5 },
}

const spectators: Readonly<Record<SpectatorPolicy['kind'], SpectatorPolicy>> = {
  allowed: { kind: 'allowed' },
  delayed: { kind: 'delayed', seconds: 60 },
  denied: { kind: 'denied' },
}

const spectatorKinds = ['allowed', 'delayed', 'denied'] as const
const absenceKinds = ['wait', 'bot', 'fallback'] as const

/** The rule for a player who has been absent for a minute on their turn. */
function absentRule(kind: AbsencePolicy['kind'], level: string | undefined): AbsencePolicy {
  if (kind === 'bot' && level !== undefined) return { kind, level, seconds: 60 }
  return kind === 'fallback' ? { kind, seconds: 60 } : { kind: 'wait' }
}

/** The match that was answered is the one this device has committed for. */
async function rememberCommitmentFor<T extends { readonly match: string }>(
  answer: T | Rejection,
  commitment: string,
): Promise<T | Rejection> {
  if (!isRejection(answer)) await recordSentCommitment(answer.match, commitment)
  return answer
}

function FindTable({ webGame }: { webGame: WebGame }): ReactElement {
  const translator = useTranslator()
  const { t, say, why } = translator
  const { id } = webGame.game
  const strings = webGame.strings[translator.language]
  const navigate = useNavigate()
  const { presets } = raceIfSolo(webGame).game.options
  const [preset, setPreset] = useSessionStorageState(
    `${id}.preset`,
    presets[0]!.id,
    presets.map((one) => one.id),
  )
  const [clock, setClock] = useSessionStorageState(`${id}.clock`, 'none', Object.keys(clocks))
  const [looking, setLooking] = useSessionStorageState(`${id}.spectators`, 'allowed', spectatorKinds)
  const [absent, setAbsent] = useSessionStorageState(`${id}.absent`, 'wait', absenceKinds)
  const [visibility, setVisibility] = useSessionStorageState(`${id}.visibility`, 'private', ['private', 'public'])
  const [busy, setBusy] = useState(false)
  async function go(work: () => Promise<{ readonly match: string } | Rejection>): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = (await takeTypedName()) ?? (await work())
    setBusy(false)
    if (isRejection(answer)) toast({ text: why(answer, strings), tone: 'bad' })
    else await navigate(`/${id}/online/${answer.match}${location.search}`)
  }
  async function quick(): Promise<{ readonly match: string } | Rejection> {
    const commitment = await createCommitment()
    const body = { id: newCommandId(), game: id, secret: await lastUsedSecretOptions(webGame), commitment }
    return rememberCommitmentFor(await apiRequest('quickMatch', { body }), commitment)
  }
  async function open(): Promise<{ readonly match: string } | Rejection> {
    const { options, seats } = presetTableOptions(webGame, preset)
    const level = nonCheatingBotLevels(raceIfSolo(webGame).strategy).at(-1)?.id
    // The host seats bots where nobody comes.
    const wanted = Array.from({ length: seats }, (_, seat): NewTable['seats'][number] => ({ kind: seat === 0 ? 'me' : 'open' }))
    const table: NewTable = {
      game: id,
      options,
      seats: wanted,
      secret: await lastUsedSecretOptions(webGame),
      visibility,
      clock: clocks[clock]!,
      spectators: spectators[looking],
      absent: absentRule(absent, level),
    }
    const commitment = await createCommitment()
    return rememberCommitmentFor(await apiRequest('openTable', { body: { id: newCommandId(), table, commitment } }), commitment)
  }
  return (
    <>
      <section className="panel online-join" aria-labelledby="meet">
        <h2 id="meet">{t('online.meet')}</h2>
        {webGame.game.seats[1] === 1 && <p>{t('online.race')}</p>}
        <OwnSecretForm webGame={webGame} />
        <div className="online-actions">
          <Matchmaking
            webGame={webGame}
            quickButton={
              <Button kind="primary" size="large" icon="play" aria-disabled={busy} onClick={() => void go(quick)}>
                {t('online.quick')}
              </Button>
            }
          />
        </div>
      </section>
      <section className="panel online-join" aria-labelledby="own-table">
        <h2 id="own-table">{t('online.ownTable')}</h2>
        <div className="online-form">
          {presets.length > 1 && (
            <Select
              label={say({ key: 'options.presets' }, strings)}
              value={preset}
              options={presets.map((one) => ({ value: one.id, label: say({ key: `preset.${one.id}` }, strings) }))}
              onChange={setPreset}
            />
          )}
          <Select
            label={t('online.clock')}
            value={clock}
            options={Object.entries(clocks).map(([value, rule]) => ({ value, label: describeClockSettings(rule, translator) }))}
            onChange={setClock}
          />
          <Select
            label={t('online.spectators')}
            value={looking}
            options={spectatorKinds.map((value) => ({ value, label: t(`online.spectators.${value}`) }))}
            onChange={(value) => setLooking(value as SpectatorPolicy['kind'])}
          />
          <Select
            label={t('online.absent')}
            value={absent}
            options={absenceKinds.map((value) => ({ value, label: t(`online.absent.${value}`) }))}
            onChange={(value) => setAbsent(value as AbsencePolicy['kind'])}
          />
          <SegmentedControl
            label={t('online.visibility')}
            value={visibility}
            options={(['private', 'public'] as const).map((value) => ({ value, label: t(`online.${value}`) }))}
            onChange={setVisibility}
          />
        </div>
        <Button kind="primary" icon="plus" aria-disabled={busy} onClick={() => void go(open)}>
          {t('online.open')}
        </Button>
      </section>
    </>
  )
}

const refreshInterval = 4000

/** Public tables, polled while visible. */
export function usePublicTables(game: string | null): readonly LobbyTable[] | null {
  const [tables, setTables] = useState<readonly LobbyTable[] | null>(null)
  const read = useCallback(async () => {
    if (document.hidden) return
    const answer = await apiRequest('lobby', game === null ? {} : { query: { game } })
    if (!isRejection(answer)) setTables(answer.tables)
  }, [game])
  useEffect(() => {
    void read()
    const timer = setInterval(() => void read(), refreshInterval)
    return () => clearInterval(timer)
  }, [read])
  return tables
}

function PublicTables({ webGame, me }: { webGame: WebGame; me: Me }): ReactElement {
  const translator = useTranslator()
  const { t, say } = translator
  const strings = webGame.strings[translator.language]
  const tables = usePublicTables(webGame.game.id)
  const levels = Object.fromEntries(
    nonCheatingBotLevels(raceIfSolo(webGame).strategy).map(({ id }) => [id, say({ key: `level.${id}` }, strings)]),
  )
  return (
    <section className="online-tables" aria-labelledby="tables">
      <h2 id="tables">{t('online.tables')}</h2>
      {tables?.length === 0 && <p>{t('online.noTables')}</p>}
      <ul>
        {tables?.map((table) => {
          const own = isSeatedAt(table.seats, me.id)
          const wanted = own ? 'online.toTable' : table.state === 'open' ? 'online.join' : 'online.watch'
          const kind = own || table.state === 'open' ? 'primary' : 'plain'
          return (
            <li key={table.match} className="online-seat panel">
              <span className="online-seat-name">
                <strong>{describeSeats(table.seats, null, levels, translator)}</strong>
                <span>{describeTableRules(webGame, table, strings, translator)}</span>
              </span>
              <LinkButton kind={kind} to={`/${table.game}/online/${table.match}`}>
                {t(wanted)}
              </LinkButton>
            </li>
          )
        })}
      </ul>
      <UncertainRatingNote strengths={tables?.flatMap(({ seats }) => seats.map(ratingOfSeat)) ?? []} />
    </section>
  )
}
