import { type FormEvent, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { cards } from '../games/cards.ts'
import { LinkButton } from '../house/button.tsx'
import { TextField } from '../house/field.tsx'
import { useWords, type Words } from '../words/words.ts'
import { useDraft } from './draft.ts'
import { useTables } from './hall-page.tsx'
import { History } from './history.tsx'
import { Identity } from './identity.tsx'
import { KnownPage } from './known.tsx'
import { Mine } from './mine.tsx'

/** `/online`: every game's tables, the way to a friend's, and what one has played. */
export default function OnlinePage(): ReactElement {
  const { t } = useWords()
  return (
    <KnownPage title={t('online.title')} layout="wide" back={{ to: '/', label: t('house.lobby') }}>
      {(me) => (
        <div className="online">
          <div className="online-main">
            <Mine />
            <Games />
            <Code />
            <History />
          </div>
          <div className="online-aside">
            <Identity me={me} />
          </div>
        </div>
      )}
    </KnownPage>
  )
}

function Games(): ReactElement {
  const { t, language } = useWords()
  const tables = useTables(null)
  return (
    <section className="online-tables" aria-labelledby="games">
      <h2 id="games">{t('online.games')}</h2>
      <ul>
        {cards.map((card) => {
          const waiting = tables?.filter(({ game, state }) => game === card.id && state === 'open').length
          return (
            <li key={card.id} className="online-seat panel" data-room={card.id}>
              <span className="online-seat-name">
                <strong>{card.title[language]}</strong>
                <span>{waitingWords(waiting, t)}</span>
              </span>
              <LinkButton kind="primary" to={`/${card.id}/online`}>
                {t('options.play')}
              </LinkButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** How many tables wait; nothing, but as high, while nobody knows. */
function waitingWords(count: number | undefined, t: Words['t']): string {
  if (count === undefined) return '\u00a0'
  return count === 0 ? t('online.noneWaiting') : t('online.waitingTables', { count })
}

/** A friend reads out six signs. */
function Code(): ReactElement {
  const { t } = useWords()
  const navigate = useNavigate()
  const [code, setCode] = useDraft('code', '')
  const clean = code.toUpperCase().replaceAll(/[\s-]/g, '')
  function join(event: FormEvent): void {
    event.preventDefault()
    if (clean.length === 6) void navigate(`/join/${clean}`)
  }
  return (
    <form className="panel online-meet" onSubmit={join}>
      <TextField label={t('online.code')} note={t('online.codeNote')} value={code} maxLength={12} onChange={setCode} />
      <button type="submit" className="button button-primary" aria-disabled={clean.length !== 6}>
        <span>{t('online.join')}</span>
      </button>
    </form>
  )
}
