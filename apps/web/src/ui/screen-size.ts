import { useCallback, useSyncExternalStore } from 'react'

/** The sizes of `style/breakpoints.css` that code asks for, too. */
const screenSizes = {
  phone: '(width < 700px)',
  desktop: '(width >= 1000px) and (height >= 560px)',
  portrait: '(orientation: portrait)',
} as const
type ScreenSize = keyof typeof screenSizes

export function isScreen(size: ScreenSize): boolean {
  return matchMedia(screenSizes[size]).matches
}

/** Follows the window. */
export function useIsScreen(size: ScreenSize): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(screenSizes[size])
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [size],
  )
  const read = () => isScreen(size)
  // The third is for tests, which render to text.
  return useSyncExternalStore(watch, read, read)
}
