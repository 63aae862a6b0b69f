import { create } from 'zustand'
import { isTable } from './place.ts'
import { readAcquaintance, shouldOffer, writeAcquaintance, type Acquaintance } from './offer.ts'

/** Chromium's offer to install, held back until it is wanted. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Install {
  readonly prompt: InstallPrompt | null
  readonly acquaintance: Acquaintance
  /** Whether this is the time to offer; looked at when we learn something about the player. */
  readonly timely: boolean
}

const key = 'parlor.acquaintance'
const visitKey = 'parlor.visit'
const beat = 5

const useInstall = create<Install>(() => ({ prompt: null, acquaintance: readAcquaintance(read(key)), timely: false }))

/** How this browser installs: by our button, by its own share menu, or not at all. */
export type InstallWay = 'prompt' | 'share' | 'none'

/** The way to offer now, or `none`. */
export function useInstallOffer(): InstallWay {
  const { prompt, timely } = useInstall()
  return timely && !isInstalled() ? wayFor(prompt) : 'none'
}

/** The way to install when the player asks for it. */
export function useInstallWay(): InstallWay {
  const { prompt } = useInstall()
  return isInstalled() ? 'none' : wayFor(prompt)
}

function wayFor(prompt: InstallPrompt | null): InstallWay {
  return prompt ? 'prompt' : isAppleTouch() ? 'share' : 'none'
}

/** Counts the visit and the time at tables, and catches the browser's offer, which comes only once. */
export function startInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstall.setState({ prompt: event as InstallPrompt })
  })
  window.addEventListener('appinstalled', () => useInstall.setState({ prompt: null }))
  countVisit()
  setInterval(() => {
    if (document.visibilityState !== 'visible' || !isTable(location.pathname)) return
    keep({ played: useInstall.getState().acquaintance.played + beat })
  }, beat * 1000)
}

/** Shows the browser's own dialog. */
export async function install(): Promise<void> {
  const { prompt } = useInstall.getState()
  if (!prompt) return
  useInstall.setState({ prompt: null })
  const { outcome } = await prompt.prompt()
  if (outcome === 'dismissed') dismissOffer()
}

export function dismissOffer(): void {
  keep({ dismissed: Date.now() })
}

/** One visit per tab session, however often the page is reloaded. */
function countVisit(): void {
  const { visits } = useInstall.getState().acquaintance
  keep({ visits: visits + (isNewSession() ? 1 : 0) })
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

function keep(change: Partial<Acquaintance>): void {
  const acquaintance = { ...useInstall.getState().acquaintance, ...change }
  useInstall.setState({ acquaintance, timely: shouldOffer(acquaintance, Date.now()) })
  try {
    localStorage.setItem(key, writeAcquaintance(acquaintance))
  } catch {
    // Without storage the offer is only remembered until the page closes.
  }
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches
}

function isAppleTouch(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
