import type { Layout } from '@parlor/dots'
import { useEffect, useRef, type ReactElement } from 'react'
import { useBoardStyle } from '../../../settings/store.ts'
import { paintStill } from './still.ts'

/** A board to look at, as large as its box; whoever shows it says in words what it is. */
export function Picture({ position, theme }: { position: Layout; theme?: string | undefined }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const style = useBoardStyle('dots')
  useEffect(() => {
    const element = canvas.current!
    const paint = (): void => {
      const ratio = Math.min(devicePixelRatio, 3)
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      element.width = Math.round(width * ratio)
      element.height = Math.round(height * ratio)
      paintStill(element.getContext('2d')!, { width, height, ratio }, position, theme === undefined ? style : { ...style, theme })
    }
    const observer = new ResizeObserver(paint)
    observer.observe(element)
    return () => observer.disconnect()
  }, [position, style, theme])
  // The dish ends where its corners do; the light around it would show as a square.
  const borderRadius = `${56 / (Math.max(position.rows, position.cols) + 0.2)}%`
  return <canvas ref={canvas} className="dots-picture" style={{ borderRadius }} aria-hidden="true" />
}
