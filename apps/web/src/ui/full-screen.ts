import { useSyncExternalStore } from 'react'

/** Fills the screen or gives it back; browsers that cannot are left as they are. */
export async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // Refused, by the browser or by the person: nothing to undo.
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
