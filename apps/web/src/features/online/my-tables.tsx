import { isRejection, type Rejection } from '@parlor/kernel'
import type { OwnUnfinishedTable } from '@parlor/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { gameInfoOf } from '../../web-game/game-infos.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { apiRequest } from '../../session/online/api.ts'
import './online.css'
import { describeClockSettings, describeSeats, describeWaiting } from './table-description.ts'
import { rememberSeated } from '../../session/online/seated-flag.ts'
import { ratingOfSeat, UncertainRatingNote } from './rating.tsx'

/** Polling interval in milliseconds. */
const refreshInterval = 15_000
const few = 3

interface MyTablesProps {
  /** Tables of one game, or of all with null. */
  game?: string | null
  /** As a side section: a few tables, and no error message. */
  aside?: boolean
}

/** The tables the player sits at. */
export function MyTables({ game = null, aside = false }: MyTablesProps): ReactElement | null {
  const { t, why } = useTranslator()
  const { known, trouble: met } = useMyTables()
  const trouble = aside ? null : met
  const tables = known.filter((table) => game === null || table.game === game).slice(0, aside ? few : undefined)
  if (tables.length === 0 && !trouble) return null
  return (
    <section className="online-tables" aria-labelledby="mine">
      <h2 id="mine">{t('online.mine')}</h2>
      {trouble && <p>{why(trouble)}</p>}
      <ul>
        {tables.map((table) => (
          <MyTableRow key={table.match} table={table} />
        ))}
      </ul>
      <UncertainRatingNote strengths={tables.flatMap(({ seats }) => seats.map(ratingOfSeat))} />
    </section>
  )
}

function MyTableRow({ table }: { table: OwnUnfinishedTable }): ReactElement {
  const translator = useTranslator()
  const { t, language, ago } = translator
  const card = gameInfoOf(table.game)
  const levels = card?.levels[language] ?? {}
  const title = card?.title[language] ?? table.game
  const who = describeSeats(table.seats, table.you, levels, translator)
  const waits = describeWaiting(table, levels, translator)
  const clock = table.clock.kind === 'none' ? [] : [describeClockSettings(table.clock, translator)]
  const called = t(table.state === 'open' ? 'online.toTable' : 'online.resume')
  return (
    <li className="online-seat panel" data-game={table.game}>
      <span className="online-seat-name">
        <strong>{who}</strong>
        <span>
          {waits !== null && <em className="online-waiting">{waits}</em>}
          {[title, ...(table.ranked ? [t('online.ranked')] : []), ...clock, ago(table.created)].join(' · ')}
        </span>
      </span>
      <LinkButton
        kind={table.turn.includes(table.you) ? 'primary' : 'plain'}
        icon="forward"
        to={`/${table.game}/online/${table.match}`}
        aria-label={`${called}: ${title}, ${who}`}
      >
        {called}
      </LinkButton>
    </li>
  )
}

interface MyTablesState {
  readonly known: readonly OwnUnfinishedTable[]
  /** Why the last request failed; known tables stay listed. */
  readonly trouble: Rejection | null
}

/** Polled while visible, and when the player returns to the page. */
function useMyTables(): MyTablesState {
  const [found, setFound] = useState<MyTablesState>({ known: [], trouble: null })
  useEffect(() => {
    let mounted = true
    async function read(): Promise<void> {
      if (document.hidden) return
      const answer = await apiRequest('myTables')
      if (!mounted) return
      if (!isRejection(answer)) rememberSeated(answer.tables.length > 0)
      setFound((before) => (isRejection(answer) ? { ...before, trouble: answer } : { known: answer.tables, trouble: null }))
    }
    const refresh = () => void read()
    refresh()
    const timer = setInterval(refresh, refreshInterval)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      mounted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
  return found
}
