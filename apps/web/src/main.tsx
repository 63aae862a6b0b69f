import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepFocus } from './house/focus.ts'
import { prepareLobby } from './house/prepare.ts'
import { storedAccount } from './online/account.ts'
import { startInstall } from './pwa/install.ts'
import { startUpdates } from './pwa/update.ts'
import { dressPage } from './settings/dress.ts'
import { startWords } from './words/words.ts'

dressPage()
keepFocus()
startInstall()
Promise.all([startWords(), location.pathname === '/' && prepareLobby()]).then(show, () => {
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
if (storedAccount() !== null) void import('./online/follow.ts').then(({ follow }) => follow())

if (document.readyState === 'complete') void startUpdates()
else window.addEventListener('load', () => void startUpdates())
