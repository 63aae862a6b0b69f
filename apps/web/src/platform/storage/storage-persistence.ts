let request: Promise<unknown> | undefined

/**
 * Asks the browser, once per page load, not to clear this site's storage when space runs low. Some browsers ask the player, so only when
 * something is worth keeping.
 */
export function requestStoragePersistence(): void {
  request ??= globalThis.navigator?.storage?.persist?.().catch(() => {})
}

/** The request under way or answered. */
export function pendingStorageRequest(): Promise<unknown> | undefined {
  return request
}
