import { create } from 'zustand'
import { isTablePath } from './page-path.ts'
import { parseVisitHistory, shouldOfferInstall, serialiseVisitHistory, type VisitHistory } from './install-offer.ts'

/** Chromium's deferred `beforeinstallprompt` event. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface InstallState {
  readonly prompt: InstallPrompt | null
  readonly visitHistory: VisitHistory
  /** Whether to offer now; updated with the visit history. */
  readonly timely: boolean
}

const visitHistoryKey = 'parlor.acquaintance'
const visitKey = 'parlor.visit'
const playedInterval = 5

const useInstall = create<InstallState>(() => ({
  prompt: null,
  visitHistory: parseVisitHistory(readStored(visitHistoryKey)),
  timely: false,
}))

/** How this browser installs: by our button, by its share menu, or not at all. */
type InstallMethod = 'prompt' | 'share' | 'none'

/** How to offer installation now, or `none`. */
export function useInstallOffer(): InstallMethod {
  const { prompt, timely } = useInstall()
  return timely && !isInstalled() ? installMethodFor(prompt) : 'none'
}

/** How to install on request. */
export function useInstallMethod(): InstallMethod {
  const { prompt } = useInstall()
  return isInstalled() ? 'none' : installMethodFor(prompt)
}

function installMethodFor(prompt: InstallPrompt | null): InstallMethod {
  return prompt ? 'prompt' : isAppleTouch() ? 'share' : 'none'
}

/** Counts the visit and the time at tables, and catches the browser's prompt event, which is fired once. */
export function startInstallTracking(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstall.setState({ prompt: event as InstallPrompt })
  })
  window.addEventListener('appinstalled', () => useInstall.setState({ prompt: null }))
  countVisit()
  setInterval(() => {
    if (document.visibilityState !== 'visible' || !isTablePath(location.pathname)) return
    saveVisitHistory({ played: useInstall.getState().visitHistory.played + playedInterval })
  }, playedInterval * 1000)
}

/** Shows the browser's install dialog. */
export async function promptInstall(): Promise<void> {
  const { prompt } = useInstall.getState()
  if (!prompt) return
  useInstall.setState({ prompt: null })
  const { outcome } = await prompt.prompt()
  if (outcome === 'dismissed') dismissInstallOffer()
}

export function dismissInstallOffer(): void {
  saveVisitHistory({ dismissed: Date.now() })
}

/** One visit per tab session, however often the page is reloaded. */
function countVisit(): void {
  const { visits } = useInstall.getState().visitHistory
  saveVisitHistory({ visits: visits + (isNewSession() ? 1 : 0) })
}

function isNewSession(): boolean {
  try {
    const known = sessionStorage.getItem(visitKey) !== null
    sessionStorage.setItem(visitKey, '1')
    return !known
  } catch {
    return false
  }
}

function saveVisitHistory(change: Partial<VisitHistory>): void {
  const visitHistory = { ...useInstall.getState().visitHistory, ...change }
  useInstall.setState({ visitHistory, timely: shouldOfferInstall(visitHistory, Date.now()) })
  try {
    localStorage.setItem(visitHistoryKey, serialiseVisitHistory(visitHistory))
  } catch {
    // Without storage a dismissal is remembered until the page closes.
  }
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches
}

function isAppleTouch(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)
}

function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
