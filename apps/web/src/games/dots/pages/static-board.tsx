import type { BoardLayout } from '@parlor/dots'
import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react'
import { useBoardStyle } from '../../../platform/settings/settings-store.ts'
import { boardMargin } from '../screen-layout.ts'
import './static-board.css'
import { paintStaticBoard } from './paint-static-board.ts'

/** Clips the background at the board: otherwise the glow around it would show as a square. */
function outline({ rows, cols }: BoardLayout): CSSProperties {
  const [wide, high] = [cols + 2 * boardMargin, rows + 2 * boardMargin]
  const share = (part: number) => `${100 * Math.min(1, part)}%`
  const corner = 100 * (0.46 + boardMargin)
  return { width: share(wide / high), height: share(high / wide), borderRadius: `${corner / wide}% / ${corner / high}%` }
}

const whole: CSSProperties = { width: '100%', height: '100%' }

interface StaticBoardProps {
  readonly position: BoardLayout
  readonly theme?: string | undefined
  /** With coordinate labels, laid out as at the table: over all of its box. */
  readonly named?: boolean
}

/** A board that fills its square box; its user adds a text alternative. */
export function StaticBoard({ position, theme, named = false }: StaticBoardProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const style = useBoardStyle('dots')
  useEffect(() => {
    const element = canvas.current!
    const paint = (): void => {
      const ratio = Math.min(devicePixelRatio, 3)
      const { clientWidth: width, clientHeight: height } = element
      // Too small for a board: the page is still being laid out.
      if (width < 24 || height < 24) return
      element.width = Math.round(width * ratio)
      element.height = Math.round(height * ratio)
      const names = named ? { font: getComputedStyle(element).fontFamily } : null
      paintStaticBoard(
        element.getContext('2d')!,
        { width, height, ratio },
        position,
        theme === undefined ? style : { ...style, theme },
        names,
      )
    }
    const observer = new ResizeObserver(paint)
    observer.observe(element)
    return () => observer.disconnect()
  }, [position, style, theme, named])
  return <canvas ref={canvas} className="dots-static-board" style={named ? whole : outline(position)} aria-hidden="true" />
}
