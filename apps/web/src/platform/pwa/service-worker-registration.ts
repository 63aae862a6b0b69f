import { create } from 'zustand'
import type { Workbox } from 'workbox-window'
import { isTablePath } from './page-path.ts'

/** `ready`: a newer version is installed and waits for activation. `busy`: a match is running in some tab. */
type UpdateState = 'none' | 'ready' | 'busy' | 'reloading'

export const useAppUpdate = create<{ state: UpdateState; offline: boolean }>(() => ({ state: 'none', offline: false }))

const matchLock = 'parlor.match'
const hour = 3_600_000
let worker: Workbox | undefined

/** The player wants to save data: nothing is downloaded that they have not asked for. */
export function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/**
 * Registers the service worker after load, and watches for updates. It downloads everything for offline play, so with data saving on only
 * when `asked` to, or once it has been.
 */
export async function registerServiceWorker(asked = false): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const controlled = navigator.serviceWorker.controller !== null
  if (isSavingData() && !asked && !controlled) return
  const { Workbox } = await import('workbox-window')
  worker = new Workbox('/sw.js')
  worker.addEventListener('waiting', () => useAppUpdate.setState({ state: 'ready' }))
  worker.addEventListener('activated', (event) => {
    if (!event.isUpdate) useAppUpdate.setState({ offline: true })
  })
  navigator.serviceWorker.addEventListener('controllerchange', () => reloadOnUpdate(controlled))
  const registration = await worker.register().catch(() => undefined)
  if (registration?.active) useAppUpdate.setState({ offline: true })
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < hour) return
    checkedAt = Date.now()
    void checkForUpdate()
  })
}

/**
 * Controller change. The first worker changes no code; a later one was activated by some tab, and this one reloads unless a match is on.
 */
function reloadOnUpdate(controlled: boolean): void {
  const first = !controlled && useAppUpdate.getState().state === 'none'
  if (first || isTablePath(location.pathname)) return
  useAppUpdate.setState({ state: 'reloading' })
  location.reload()
}

/** Checks for an update; resolves when the server has answered or cannot be reached. */
export async function checkForUpdate(): Promise<void> {
  await worker?.update().catch(() => undefined)
}

/** Activates the waiting worker, unless a match is in play in any tab. */
export async function applyUpdate(): Promise<void> {
  const free = await runUnlessMatchOpen(() => {
    useAppUpdate.setState({ state: 'reloading' })
    worker?.messageSkipWaiting()
  })
  if (!free) useAppUpdate.setState({ state: 'busy' })
}

/** Timeout for a newer worker to install, and to activate. */
const timeoutsMs = { install: 20_000, takeOver: 5_000 }

/** Reloads with the newest code: activates a newer worker first, as the old one would serve the old page again. */
export async function reloadUpdated(): Promise<void> {
  await checkForUpdate()
  if (!(await newerWorker())) return location.reload()
  await applyUpdate()
  // `followUpdate` reloads as soon as the newer worker has taken over.
  if (useAppUpdate.getState().state === 'reloading') setTimeout(() => location.reload(), timeoutsMs.takeOver)
}

/** Whether a newer worker waits for activation, once installed. */
async function newerWorker(): Promise<boolean> {
  const registration = worker && (await navigator.serviceWorker.getRegistration().catch(() => undefined))
  const installing = registration?.installing
  if (installing)
    await new Promise<void>((resolve) => {
      setTimeout(resolve, timeoutsMs.install)
      installing.addEventListener('statechange', () => installing.state !== 'installing' && resolve())
    })
  return Boolean(registration?.waiting)
}

async function runUnlessMatchOpen(act: () => void): Promise<boolean> {
  if (!navigator.locks) {
    act()
    return true
  }
  return navigator.locks.request(matchLock, { ifAvailable: true }, (lock) => {
    if (lock) act()
    return lock !== null
  })
}

/** Tells all tabs that a match is in play here; returns a function that ends it. */
export function blockUpdates(): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks?.request(matchLock, { mode: 'shared' }, () => held)
  return release
}
