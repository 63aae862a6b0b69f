import { createStore } from 'zustand/vanilla'

/** Whether the browser has promised to keep what is stored; null until it has answered. */
export const storagePersistence = createStore<{ readonly granted: boolean | null }>(() => ({ granted: null }))

let request: Promise<void> | undefined

/**
 * Asks the browser, once per page load, not to clear this site's storage when space runs low. Some browsers ask the player, so only when
 * something is worth keeping.
 */
export function requestStoragePersistence(): void {
  request ??= publish(globalThis.navigator?.storage?.persist?.())
}

/** Publishes what the browser has promised before, without asking for it. */
export function readStoragePersistence(): void {
  if (!request) void publish(globalThis.navigator?.storage?.persisted?.())
}

async function publish(answer: Promise<boolean> | undefined): Promise<void> {
  const granted = await answer?.catch(() => undefined)
  if (granted !== undefined) storagePersistence.setState({ granted })
}
