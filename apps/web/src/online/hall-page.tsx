import { isRejection, type Rejection } from '@parlor/kernel'
import type { Absent, Clock, LobbyTable, Me, NewTable, Spectators } from '@parlor/protocol'
import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { Button, LinkButton } from '../house/button.tsx'
import { Choice, Select } from '../house/field.tsx'
import { toast } from '../house/toast.tsx'
import { Waiting } from '../house/waiting.tsx'
import { useDoor } from '../play/use-door.ts'
import { honestLevels } from '../session/viewer.ts'
import { bindCommitment, newCommitment } from '../storage/deals.ts'
import { useWords } from '../words/words.ts'
import { request } from './api.ts'
import { freshAsk } from './connection.ts'
import { useDraft } from './draft.ts'
import { tableOptions } from './game.ts'
import { Identity } from './identity.tsx'
import { KnownPage } from './known.tsx'
import { Queue } from './queue.tsx'
import { Leaders } from './leaders.tsx'
import { Mine } from './mine.tsx'
import { clockWords, rulesWords, seatsWords, sitsAt } from './own.ts'
import { onlinePackage } from './room.ts'
import { mySecret } from './secret.ts'
import { strengthOf, UncertainNote } from './strength.tsx'

/** `/dots/online`: play with people. */
export default function HallPage(): ReactElement {
  const { game = '' } = useParams()
  const { t, say, language } = useWords()
  const door = useDoor(game)
  if (!door) return <Waiting />
  const title = say({ key: 'title' }, door.strings[language])
  return (
    <KnownPage title={t('online.of', { game: title })} layout="wide" back={{ to: `/${game}/`, label: title }}>
      {(me) => (
        <div className="online">
          <div className="online-main">
            <Mine game={game} />
            <Meet door={door} />
            <Tables door={door} me={me} />
          </div>
          <div className="online-aside">
            <Identity me={me} />
            <Leaders game={game} />
            <LinkButton kind="quiet" icon="list" to="/online">
              {t('online.everywhere')}
            </LinkButton>
          </div>
        </div>
      )}
    </KnownPage>
  )
}

const clocks: Readonly<Record<string, Clock>> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  five: { kind: 'total', minutes: 5, increment: 5 },
  ten: { kind: 'total', minutes: 10, increment: 5 },
}

const spectators: Readonly<Record<Spectators['kind'], Spectators>> = {
  allowed: { kind: 'allowed' },
  delayed: { kind: 'delayed', seconds: 60 },
  denied: { kind: 'denied' },
}

const lookers = ['allowed', 'delayed', 'denied'] as const
const absences = ['wait', 'bot', 'fallback'] as const

/** What happens for somebody who owes a move and has been away for a minute. */
function absentRule(kind: Absent['kind'], level: string | undefined): Absent {
  if (kind === 'bot' && level !== undefined) return { kind, level, seconds: 60 }
  return kind === 'fallback' ? { kind, seconds: 60 } : { kind: 'wait' }
}

/** The ways to a table: at once, by strength, or one of one's own. */
/** The match that was answered is the one this device has committed for. */
async function bound<T extends { readonly match: string }>(answer: T | Rejection, commitment: string): Promise<T | Rejection> {
  if (!isRejection(answer)) await bindCommitment(answer.match, commitment)
  return answer
}

function Meet({ door }: { door: GameDoor }): ReactElement {
  const words = useWords()
  const { t, say, why } = words
  const { id } = door.game
  const strings = door.strings[words.language]
  const navigate = useNavigate()
  const { presets } = onlinePackage(door).game.options
  const [preset, setPreset] = useDraft(
    `${id}.preset`,
    presets[0]!.id,
    presets.map((one) => one.id),
  )
  const [clock, setClock] = useDraft(`${id}.clock`, 'none', Object.keys(clocks))
  const [looking, setLooking] = useDraft(`${id}.spectators`, 'allowed', lookers)
  const [absent, setAbsent] = useDraft(`${id}.absent`, 'wait', absences)
  const [visibility, setVisibility] = useDraft(`${id}.visibility`, 'private', ['private', 'public'])
  const [busy, setBusy] = useState(false)
  async function go(work: () => Promise<{ readonly match: string } | Rejection>): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = await work()
    setBusy(false)
    if (isRejection(answer)) toast({ text: why(answer, strings), tone: 'bad' })
    else await navigate(`/${id}/online/${answer.match}${location.search}`)
  }
  async function quick(): Promise<{ readonly match: string } | Rejection> {
    const commitment = await newCommitment()
    const body = { id: freshAsk(), game: id, secret: await mySecret(door), commitment }
    return bound(await request('quick', { body }), commitment)
  }
  async function open(): Promise<{ readonly match: string } | Rejection> {
    const { options, seats } = tableOptions(door, preset)
    // Two people meet; where more sit, bots keep the other seats until somebody wants them.
    const level = honestLevels(onlinePackage(door).judgement).at(-1)?.id
    const wanted = Array.from({ length: seats }, (_, seat): NewTable['seats'][number] =>
      seat === 0 ? { kind: 'me' } : seat === 1 || !level ? { kind: 'open' } : { kind: 'bot', level },
    )
    const table: NewTable = {
      game: id,
      options,
      seats: wanted,
      secret: await mySecret(door),
      visibility,
      clock: clocks[clock]!,
      spectators: spectators[looking],
      absent: absentRule(absent, level),
    }
    const commitment = await newCommitment()
    return bound(await request('open', { body: { id: freshAsk(), table, commitment } }), commitment)
  }
  return (
    <>
      <section className="panel online-meet" aria-labelledby="meet">
        <h2 id="meet">{t('online.meet')}</h2>
        {door.game.seats[1] === 1 && <p>{t('online.race')}</p>}
        <div className="online-actions">
          <Button kind="primary" size="large" icon="play" aria-disabled={busy} onClick={() => void go(quick)}>
            {t('online.quick')}
          </Button>
          <Queue door={door} />
        </div>
      </section>
      <section className="panel online-meet" aria-labelledby="own-table">
        <h2 id="own-table">{t('online.ownTable')}</h2>
        <div className="online-form">
          {presets.length > 1 && (
            <Select
              label={t('options.presets')}
              value={preset}
              options={presets.map((one) => ({ value: one.id, label: say({ key: `preset.${one.id}` }, strings) }))}
              onChange={setPreset}
            />
          )}
          <Select
            label={t('online.clock')}
            value={clock}
            options={Object.entries(clocks).map(([value, rule]) => ({ value, label: clockWords(rule, words) }))}
            onChange={setClock}
          />
          <Select
            label={t('online.spectators')}
            value={looking}
            options={lookers.map((value) => ({ value, label: t(`online.spectators.${value}`) }))}
            onChange={(value) => setLooking(value as Spectators['kind'])}
          />
          <Select
            label={t('online.absent')}
            value={absent}
            options={absences.map((value) => ({ value, label: t(`online.absent.${value}`) }))}
            onChange={(value) => setAbsent(value as Absent['kind'])}
          />
          <Choice
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

const refresh = 4000

/** Public tables, read again every few seconds while they are in sight. */
export function useTables(game: string | null): readonly LobbyTable[] | null {
  const [tables, setTables] = useState<readonly LobbyTable[] | null>(null)
  const read = useCallback(async () => {
    if (document.hidden) return
    const answer = await request('lobby', game === null ? {} : { query: { game } })
    if (!isRejection(answer)) setTables(answer.tables)
  }, [game])
  useEffect(() => {
    void read()
    const timer = setInterval(() => void read(), refresh)
    return () => clearInterval(timer)
  }, [read])
  return tables
}

function Tables({ door, me }: { door: GameDoor; me: Me }): ReactElement {
  const words = useWords()
  const { t, say } = words
  const strings = door.strings[words.language]
  const tables = useTables(door.game.id)
  const levels = Object.fromEntries(honestLevels(onlinePackage(door).judgement).map(({ id }) => [id, say({ key: `level.${id}` }, strings)]))
  return (
    <section className="online-tables" aria-labelledby="tables">
      <h2 id="tables">{t('online.tables')}</h2>
      {tables?.length === 0 && <p>{t('online.noTables')}</p>}
      <ul>
        {tables?.map((table) => {
          const own = sitsAt(table.seats, me.id)
          const wanted = own ? 'online.toTable' : table.state === 'open' ? 'online.join' : 'online.watch'
          const kind = own || table.state === 'open' ? 'primary' : 'plain'
          return (
            <li key={table.match} className="online-seat panel">
              <span className="online-seat-name">
                <strong>{seatsWords(table.seats, null, levels, words)}</strong>
                <span>{rulesWords(door, table, strings, words)}</span>
              </span>
              <LinkButton kind={kind} to={`/${table.game}/online/${table.match}`}>
                {t(wanted)}
              </LinkButton>
            </li>
          )
        })}
      </ul>
      <UncertainNote strengths={tables?.flatMap(({ seats }) => seats.map(strengthOf)) ?? []} />
    </section>
  )
}
