import { useEffect, useState, type RefObject } from 'react'

/** Whether an element's content is higher than its box: then the keyboard must reach it. */
export function useIsScrollable(target: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  // After every render: the content may be another.
  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1))
    for (const part of [element, ...element.children]) observer.observe(part)
    return () => observer.disconnect()
  })
  return scrolls
}
