import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { restoreLostFocus } from './ui/restore-focus.ts'
import { prepareLobby } from './features/lobby/prepare-lobby.ts'
import { readSyncState } from './features/online/account-sync-state.ts'
import { startInstallTracking } from './platform/pwa/install.ts'
import { registerServiceWorker } from './platform/pwa/service-worker.ts'
import { applySettingsToPage } from './platform/settings/apply-settings.ts'
import { startTranslations } from './platform/i18n/translator.ts'

applySettingsToPage()
restoreLostFocus()
startInstallTracking()
Promise.all([startTranslations(), location.pathname === '/' && prepareLobby()]).then(show, () => {
  document.getElementById('failed')!.hidden = false
})

/** A transition is drawn in slices: no task of the first view blocks a slow phone for long. */
function show(): void {
  const root = createRoot(document.getElementById('root')!)
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}

/** Whoever has signed in here finds their settings and decks as they left them elsewhere; nobody else asks the server anything. */
if (readSyncState() !== null) void import('./features/online/account-sync.ts').then(({ startAccountSync: follow }) => follow())

if (document.readyState === 'complete') void registerServiceWorker()
else window.addEventListener('load', () => void registerServiceWorker())
