import { useLayoutEffect, useState, type RefObject } from 'react'

/** `wide`: side by side on a desktop; `tall`: stacked on a portrait phone; `flat`: a landscape phone, and never as narrow as an upright one. */
type ScreenLayout = 'wide' | 'tall' | 'flat'

export function screenLayoutFor(width: number, height: number): ScreenLayout {
  if (height < 470 && width > height && width > 460) return 'flat'
  return width < 620 || (width < 700 && height > width * 1.1) ? 'tall' : 'wide'
}

export function useScreenLayout(root: RefObject<HTMLElement | null>): ScreenLayout {
  const [layout, setLayout] = useState<ScreenLayout>('wide')
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const look = (): void => setLayout(screenLayoutFor(element.clientWidth, element.clientHeight))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return layout
}
