import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Focuses the heading after a navigation, as on every page. */
export function useArrivalFocus<E extends HTMLElement>(): RefObject<E | null> {
  const heading = useRef<E>(null)
  const { key } = useLocation()
  const arrival = useRef(key)
  useEffect(() => {
    if (arrival.current !== 'default') heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
