import { useCallback, useEffect, useRef } from 'react'

/** Debounce, in milliseconds. */
const autosaveDelay = 300

/** Writes a value shortly after it has changed, and at once when the page is left; returns a function that drops what is not written yet. */
export function useAutosave<T>(value: T, write: (value: T) => unknown): () => void {
  const latest = useRef({ value, write, written: true })
  const flush = useCallback(() => {
    const { value: newest, write: by, written } = latest.current
    latest.current.written = true
    if (!written) void by(newest)
  }, [])
  useEffect(() => {
    if (latest.current.value === value) return
    latest.current = { value, write, written: false }
  })
  useEffect(() => {
    const timer = setTimeout(flush, autosaveDelay)
    return () => clearTimeout(timer)
  }, [value, flush])
  useEffect(() => {
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])
  return useCallback(() => {
    latest.current.written = true
  }, [])
}
