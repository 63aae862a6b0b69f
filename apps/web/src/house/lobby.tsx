import { lazy, Suspense, type ReactElement } from 'react'
import { cards } from '../games/cards.ts'
import { isSeated } from '../online/seated.ts'
import { troubleWords, useVaultStatus } from '../storage/use-status.ts'
import { useWords, withOnlineWords } from '../words/words.ts'
import { LinkButton } from './button.tsx'
import { Continue } from './continue.tsx'
import { Door } from './door.tsx'
import { Chair, Lamp } from './furniture.tsx'
import { Page } from './page.tsx'
import { VaultBanner } from './vault-banner.tsx'

/** What goes on at the server is asked for only by those who sit there; a lobby that cannot load the list is a lobby all the same. */
const Mine = lazy(() =>
  withOnlineWords(import('../online/mine.tsx')).then(
    (page) => ({ default: page.Mine }),
    () => ({ default: () => null }),
  ),
)

/** The hall: what is unfinished, and a door for every game there is. */
export function Lobby(): ReactElement {
  const { t } = useWords()
  return (
    <Page title="Parlor" layout="wide" heading={null} banner={<VaultBanner />}>
      <div className="hall" data-doors={cards.length === 1 ? 'one' : 'many'} data-count={cards.length}>
        <div className="floor" />
        <div className="welcome">
          <Lamp />
          <p className="greeting">{t('lobby.greeting')}</p>
          <p className="lead">{t('lobby.lead')}</p>
          <Continue />
          {isSeated() && (
            <Suspense fallback={null}>
              <Mine aside />
            </Suspense>
          )}
        </div>
        <Chair />
        <section className="doors" aria-label={t('lobby.games')}>
          {cards.map((card) => (
            <Door key={card.id} card={card} />
          ))}
        </section>
        <footer className="promise">
          <Keeping />
          <LinkButton icon="people" to="/online">
            {t('online.title')}
          </LinkButton>
          <LinkButton icon="save" to="/saves">
            {t('lobby.allSaves')}
          </LinkButton>
        </footer>
      </div>
    </Page>
  )
}

/** What becomes of one's matches, said only once it is known to be true. */
function Keeping(): ReactElement {
  const { t } = useWords()
  const status = useVaultStatus()
  const kept = status && t(status.trouble === null ? 'lobby.kept' : troubleWords[status.trouble])
  return (
    <p data-trouble={status !== null && status.trouble !== null}>
      {t('lobby.free')} {kept}
    </p>
  )
}
