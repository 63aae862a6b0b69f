import { Suspense, type ComponentType, type ReactElement } from 'react'
import { gameInfos } from '../../web-game/game-infos.ts'
import { isPossiblySeatedOnline } from '../../session/online/seated-flag.ts'
import { storageTroubleMessageKeys, useStorageStatus } from '../../platform/storage/use-storage-status.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ContinueList } from './continue-list.tsx'
import { GameTile } from './game-tile.tsx'
import { ChairIllustration, LampIllustration } from '../../ui/illustrations.tsx'
import { Page } from '../../ui/page.tsx'
import { StorageBanner } from '../../ui/storage-banner.tsx'

/** The start page: unfinished matches, and a tile for every game. `MyTables`, a lazy component, is rendered only where somebody may sit online. */
export function Lobby({ MyTables }: { MyTables: ComponentType<{ aside?: boolean }> }): ReactElement {
  const { t } = useTranslator()
  return (
    <Page title="Parlor" layout="wide" heading={null} banner={<StorageBanner />}>
      <div className="lobby" data-games={gameInfos.length === 1 ? 'one' : 'many'} data-count={gameInfos.length}>
        <div className="lobby-floor" />
        <div className="lobby-welcome">
          <LampIllustration />
          <p className="lobby-greeting">{t('lobby.greeting')}</p>
          <p className="lobby-lead">{t('lobby.lead')}</p>
          <ContinueList />
          {isPossiblySeatedOnline() && (
            <Suspense fallback={null}>
              <MyTables aside />
            </Suspense>
          )}
        </div>
        <ChairIllustration />
        <section className="game-tiles" aria-label={t('lobby.games')}>
          {gameInfos.map((gameInfo) => (
            <GameTile key={gameInfo.id} gameInfo={gameInfo} />
          ))}
        </section>
        <footer className="lobby-footer">
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

/** Whether matches are stored; empty until the storage has answered. */
function StorageNote(): ReactElement {
  const { t } = useTranslator()
  const status = useStorageStatus()
  const note = status && t(status.trouble === null ? 'lobby.kept' : storageTroubleMessageKeys[status.trouble])
  return (
    <p data-trouble={status !== null && status.trouble !== null}>
      {t('lobby.free')} {note}
    </p>
  )
}
