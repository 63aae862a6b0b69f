import { type FormEvent, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { gameInfos } from '../../web-game/game-infos.ts'
import { LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/form-fields.tsx'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import { useSessionStorageState } from './use-session-storage-state.ts'
import { usePublicTables } from './online-game-lobby-page.tsx'
import { OnlineHistory } from './online-history.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import { IdentifiedPage } from './identified-page.tsx'
import { MyTables } from './my-tables.tsx'

/** `/online`: every game's tables, invite code, match history. */
export default function OnlinePage(): ReactElement {
  const { t } = useTranslator()
  return (
    <IdentifiedPage title={t('online.title')} layout="wide" back={{ to: '/', label: t('house.lobby') }}>
      {(me) => (
        <div className="online">
          <div className="online-main">
            <MyTables />
            <GameTableCounts />
            <InviteCodeForm />
            <OnlineHistory />
          </div>
          <div className="online-aside">
            <IdentityPanel me={me} />
          </div>
        </div>
      )}
    </IdentifiedPage>
  )
}

function GameTableCounts(): ReactElement {
  const { t, language } = useTranslator()
  const tables = usePublicTables(null)
  return (
    <section className="online-tables" aria-labelledby="games">
      <h2 id="games">{t('online.games')}</h2>
      <ul>
        {gameInfos.map((card) => {
          const waiting = tables?.filter(({ game, state }) => game === card.id && state === 'open').length
          return (
            <li key={card.id} className="online-seat panel" data-game={card.id}>
              <span className="online-seat-name">
                <strong>{card.title[language]}</strong>
                <span>{describeWaitingTables(waiting, t)}</span>
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

/** Number of waiting tables; an empty text of the same height while it is unknown. */
function describeWaitingTables(count: number | undefined, t: Translator['t']): string {
  if (count === undefined) return '\u00a0'
  return count === 0 ? t('online.noneWaiting') : t('online.waitingTables', { count })
}

/** The six-character invite code. */
function InviteCodeForm(): ReactElement {
  const { t } = useTranslator()
  const navigate = useNavigate()
  const [code, setCode] = useSessionStorageState('code', '')
  // A pasted link ends with the code.
  const clean = code
    .slice(code.lastIndexOf('/') + 1)
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
  function join(event: FormEvent): void {
    event.preventDefault()
    if (clean.length === 6) void navigate(`/join/${clean}`)
  }
  return (
    <form className="panel online-join" onSubmit={join}>
      <TextField label={t('online.code')} note={t('online.codeNote')} value={code} maxLength={200} onChange={setCode} />
      <button type="submit" className="button button-primary" aria-disabled={clean.length !== 6}>
        <span>{t('online.join')}</span>
      </button>
    </form>
  )
}
