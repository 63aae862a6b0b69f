import { useSyncExternalStore } from 'react'

/** Toggles full screen; does nothing where unsupported. */
export async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // Refused by the browser or the player: nothing to undo.
  }
}

export const canUseFullScreen = typeof document !== 'undefined' && document.fullscreenEnabled

export function useFullScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed)
      return () => document.removeEventListener('fullscreenchange', changed)
    },
    () => document.fullscreenElement !== null,
  )
}
