import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { prepareLobby } from './house/prepare.ts'
import { startInstall } from './pwa/install.ts'
import { startUpdates } from './pwa/update.ts'
import { dressPage } from './settings/dress.ts'
import { startWords } from './words/words.ts'

const root = createRoot(document.getElementById('root')!)
dressPage()
startInstall()
void Promise.all([startWords(), location.pathname === '/' && prepareLobby()]).then(() => {
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
})

if (document.readyState === 'complete') void startUpdates()
else window.addEventListener('load', () => void startUpdates())
