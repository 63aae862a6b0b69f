import { useEffect, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cardOf } from '../games/cards.ts'
import { gameIds } from '../games/registry.ts'
import { Button, IconButton } from '../house/button.tsx'
import { Icon } from '../house/icon.tsx'
import { toast } from '../house/toast.tsx'
import { settingsProblems } from '../settings/store.ts'
import { useWords } from '../words/words.ts'
import { dismissOffer, install, useInstallOffer } from './install.ts'
import { gameOf, isTable } from './place.ts'
import { useOutdated } from './outdated.ts'
import { applyUpdate, holdTable, reloadFresh, useUpdate } from './update.ts'

/** What accompanies every page: the manifest of the place, the offer to install, the offer to update. Silent at a table. */
export function Company(): ReactElement | null {
  const { pathname } = useLocation()
  const playing = isTable(pathname)
  const game = gameOf(pathname, gameIds)
  useManifest(game)
  useEffect(() => (playing ? holdTable() : undefined), [playing])
  useUpdateOffer(!playing)
  useSettingsWarning()
  const outdated = useOutdated((state) => state.outdated)
  if (playing) return null
  return outdated ? <ReloadBanner /> : <InstallBanner game={game} />
}

function useUpdateOffer(welcome: boolean): void {
  const { t } = useWords()
  const state = useUpdate((update) => update.state)
  // Its banner offers the reload already.
  const outdated = useOutdated((now) => now.outdated)
  useEffect(() => {
    if (!welcome || outdated || (state !== 'ready' && state !== 'busy')) return
    return toast({
      text: t(state === 'ready' ? 'pwa.ready' : 'pwa.busy'),
      action: { label: t(state === 'ready' ? 'house.reload' : 'pwa.again'), perform: () => void applyUpdate() },
    })
  }, [welcome, outdated, state, t])
}

/** Says once that stored settings could not be used; the settings page says which. */
function useSettingsWarning(): void {
  const { t } = useWords()
  const go = useNavigate()
  useEffect(() => {
    if (settingsProblems.length === 0) return
    return toast({ text: t('settings.problems'), tone: 'bad', action: { label: t('settings.title'), perform: () => void go('/settings') } })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per page load, in the language of that moment
  }, [])
}

/** Points the page at the manifest of the game one is in, or at the house's: that is what the browser would install. */
function useManifest(game: string | null): void {
  useEffect(() => {
    const name = game ?? 'parlor'
    set('link[rel="manifest"]', game ? `/${game}/manifest.webmanifest` : '/manifest.webmanifest')
    set('link[rel="icon"]', `/icons/${name}.svg`)
    set('link[rel="apple-touch-icon"]', `/icons/${name}-180.png`)
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', groundOf(game))
  }, [game])
}

/** The ground of a room, or of the hall, as the style sheet has it. */
function groundOf(game: string | null): string {
  const probe = document.createElement('i')
  if (game) probe.dataset['room'] = game
  document.body.append(probe)
  const ground = getComputedStyle(probe).getPropertyValue('--ground').trim()
  probe.remove()
  return ground
}

function set(selector: string, href: string): void {
  const link = document.querySelector(selector)
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href)
}

/** Page and server do not understand each other: what is kept on the server stays, and what was typed comes back after the reload. */
function ReloadBanner(): ReactElement {
  const { t } = useWords()
  const state = useUpdate((update) => update.state)
  return (
    <section className="reload-banner" role="alert">
      <Icon name="reload" />
      <p>{t(state === 'busy' ? 'pwa.busy' : 'online.outdated')}</p>
      <Button kind="primary" aria-disabled={state === 'reloading'} onClick={() => void reloadFresh()}>
        {t('house.reload')}
      </Button>
    </section>
  )
}

function InstallBanner({ game }: { game: string | null }): ReactElement | null {
  const { t, language } = useWords()
  const way = useInstallOffer()
  if (way === 'none') return null
  return (
    <section className="install-banner" aria-label={t('pwa.install')}>
      <Icon name="install" size={28} />
      <p>{t(way === 'prompt' ? 'pwa.offer' : 'pwa.offerShare', { name: cardOf(game)?.title[language] ?? 'Parlor' })}</p>
      {way === 'prompt' && (
        <Button kind="primary" onClick={() => void install()}>
          {t('pwa.install')}
        </Button>
      )}
      <IconButton icon="close" label={t('pwa.notNow')} onClick={dismissOffer} />
    </section>
  )
}
