/** Accessibility preferences of the operating system. */
export interface SystemPreferences {
  readonly reducedMotion: boolean
  readonly highContrast: boolean
}

const queries = ['(prefers-reduced-motion: reduce)', '(prefers-contrast: more)', '(forced-colors: active)'] as const

/** Reads the media queries; all false without a browser. */
export function readSystemPreferences(): SystemPreferences {
  if (typeof matchMedia === 'undefined') return { reducedMotion: false, highContrast: false }
  const [motion, contrast, forced] = queries.map((query) => matchMedia(query).matches)
  return { reducedMotion: motion === true, highContrast: contrast === true || forced === true }
}

/** Calls back when a preference changes; returns an unsubscribe function. */
export function watchSystemPreferences(changed: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => {}
  const lists = queries.map((query) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}
