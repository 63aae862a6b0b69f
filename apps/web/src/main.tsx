import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { restoreLostFocus } from './ui/restore-focus.ts'
import { setStorageExportHandler } from './ui/storage-banner.tsx'
import { prepareLobby } from './features/lobby/unfinished-matches.ts'
import { readLastSyncedState } from './features/online/last-synced-state.ts'
import { startInstallTracking } from './platform/pwa/install.ts'
import { registerServiceWorker } from './platform/pwa/service-worker-registration.ts'
import { applySettingsToPage } from './platform/settings/settings-store.ts'
import { startTranslations } from './platform/i18n/translator.ts'

applySettingsToPage()
restoreLostFocus()
startInstallTracking()
setStorageExportHandler(() => import('./features/saves/download-backup.ts').then(({ downloadBackup }) => downloadBackup()))
Promise.all([startTranslations(), location.pathname === '/' && prepareLobby()]).then(show, () => {
  document.getElementById('failed')!.style.animation = 'none'
})

/** React renders a transition in slices: otherwise the first render is one long task on a slow phone. */
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

// Only a signed-in player sends requests to the server: settings and decks follow the account.
if (readLastSyncedState() !== null) void import('./features/online/account-sync.ts').then(({ startAccountSync }) => startAccountSync())

if (document.readyState === 'complete') void registerServiceWorker()
else window.addEventListener('load', () => void registerServiceWorker())
