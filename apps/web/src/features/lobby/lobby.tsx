import { lazy, Suspense, type ReactElement } from 'react'
import { gameInfos } from '../../web-game/game-list.ts'
import { maySitOnline } from '../../session/online/seated-flag.ts'
import { storageTroubleKeys, useStorageStatus } from '../../platform/storage/use-storage-status.ts'
import { useTranslator, withOnlineStrings } from '../../platform/i18n/translator.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ContinueList } from './continue-list.tsx'
import { GameTile } from './game-tile.tsx'
import { ChairIllustration, LampIllustration } from '../../ui/illustrations.tsx'
import { Page } from '../../ui/page.tsx'
import { StorageBanner } from '../../ui/storage-banner.tsx'

/** What goes on at the server is asked for only by those who sit there; a lobby that cannot load the list is a lobby all the same. */
const MyTables = lazy(() =>
  withOnlineStrings(import('../online/my-tables.tsx')).then(
    (page) => ({ default: page.MyTables }),
    () => ({ default: () => null }),
  ),
)

/** The hall: what is unfinished, and a webGame for every game there is. */
export function Lobby(): ReactElement {
  const { t } = useTranslator()
  return (
    <Page title="Parlor" layout="wide" heading={null} banner={<StorageBanner />}>
      <div className="hall" data-doors={gameInfos.length === 1 ? 'one' : 'many'} data-count={gameInfos.length}>
        <div className="floor" />
        <div className="welcome">
          <LampIllustration />
          <p className="greeting">{t('lobby.greeting')}</p>
          <p className="lead">{t('lobby.lead')}</p>
          <ContinueList />
          {maySitOnline() && (
            <Suspense fallback={null}>
              <MyTables aside />
            </Suspense>
          )}
        </div>
        <ChairIllustration />
        <section className="doors" aria-label={t('lobby.games')}>
          {gameInfos.map((card) => (
            <GameTile key={card.id} card={card} />
          ))}
        </section>
        <footer className="promise">
          <StorageNote />
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
function StorageNote(): ReactElement {
  const { t } = useTranslator()
  const status = useStorageStatus()
  const kept = status && t(status.trouble === null ? 'lobby.kept' : storageTroubleKeys[status.trouble])
  return (
    <p data-trouble={status !== null && status.trouble !== null}>
      {t('lobby.free')} {kept}
    </p>
  )
}
