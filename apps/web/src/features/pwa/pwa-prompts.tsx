import { useEffect, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { gameInfoOf } from '../../web-game/game-infos.ts'
import { gameIds } from '../../web-game/registry.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { settingsProblems } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { dismissInstallOffer, promptInstall, useInstallOffer } from '../../platform/pwa/install.ts'
import { gameIdFromPath, isTablePath } from '../../platform/pwa/page-path.ts'
import { useProtocolOutdated } from '../../platform/pwa/protocol-outdated.ts'
import { applyUpdate, blockUpdates, reloadUpdated, useAppUpdate } from '../../platform/pwa/service-worker-registration.ts'

/** On every page: the manifest link, the install prompt, the update prompt. Silent at a table. */
export function PwaPrompts(): ReactElement | null {
  const { pathname } = useLocation()
  const playing = isTablePath(pathname)
  const game = gameIdFromPath(pathname, gameIds)
  useManifestLink(game)
  useEffect(() => (playing ? blockUpdates() : undefined), [playing])
  useUpdateOffer(!playing)
  useSettingsWarning()
  const outdated = useProtocolOutdated((state) => state.outdated)
  if (playing) return null
  return outdated ? <ReloadBanner /> : <InstallBanner game={game} />
}

function useUpdateOffer(welcome: boolean): void {
  const { t } = useTranslator()
  const state = useAppUpdate((update) => update.state)
  // Its banner offers the reload already.
  const outdated = useProtocolOutdated((now) => now.outdated)
  useEffect(() => {
    if (!welcome || outdated || (state !== 'ready' && state !== 'busy')) return
    return toast({
      text: t(state === 'ready' ? 'pwa.ready' : 'pwa.busy'),
      action: { label: t(state === 'ready' ? 'house.reload' : 'pwa.again'), perform: () => void applyUpdate() },
    })
  }, [welcome, outdated, state, t])
}

/** Reports once that stored settings were invalid; the settings page says which. */
function useSettingsWarning(): void {
  const { t } = useTranslator()
  const go = useNavigate()
  useEffect(() => {
    if (settingsProblems.length === 0) return
    return toast({ text: t('settings.problems'), tone: 'bad', action: { label: t('settings.title'), perform: () => void go('/settings') } })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per page load, in the language of that moment
  }, [])
}

/** Links the manifest of the current game, or the app's: that is what the browser installs. */
function useManifestLink(game: string | null): void {
  useEffect(() => {
    const name = game ?? 'parlor'
    setHref('link[rel="manifest"]', game ? `/${game}/manifest.webmanifest` : '/manifest.webmanifest')
    setHref('link[rel="icon"]', `/icons/${name}.svg`)
    setHref('link[rel="apple-touch-icon"]', `/icons/${name}-180.png`)
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColourOf(game))
  }, [game])
}

/** Background colour of the game's theme, or of the app's, from the style sheet. */
function backgroundColourOf(game: string | null): string {
  const probe = document.createElement('i')
  if (game) probe.dataset['game'] = game
  document.body.append(probe)
  const ground = getComputedStyle(probe).getPropertyValue('--ground').trim()
  probe.remove()
  return ground
}

function setHref(selector: string, href: string): void {
  const link = document.querySelector(selector)
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href)
}

/** Protocol mismatch: server data stays, and form drafts are restored after the reload. */
function ReloadBanner(): ReactElement {
  const { t } = useTranslator()
  const state = useAppUpdate((update) => update.state)
  return (
    <section className="reload-banner" role="alert">
      <Icon name="reload" />
      <p>{t(state === 'busy' ? 'pwa.busy' : 'online.outdated')}</p>
      <Button kind="primary" aria-disabled={state === 'reloading'} onClick={() => void reloadUpdated()}>
        {t('house.reload')}
      </Button>
    </section>
  )
}

function InstallBanner({ game }: { game: string | null }): ReactElement | null {
  const { t, language } = useTranslator()
  const way = useInstallOffer()
  if (way === 'none') return null
  return (
    <section className="install-banner" aria-label={t('pwa.install')}>
      <Icon name="install" size={28} />
      <p>{t(way === 'prompt' ? 'pwa.offer' : 'pwa.offerShare', { name: gameInfoOf(game)?.title[language] ?? 'Parlor' })}</p>
      {way === 'prompt' && (
        <Button kind="primary" onClick={() => void promptInstall()}>
          {t('pwa.install')}
        </Button>
      )}
      <IconButton icon="close" label={t('pwa.notNow')} onClick={dismissInstallOffer} />
    </section>
  )
}
