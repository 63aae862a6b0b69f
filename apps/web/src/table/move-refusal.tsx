import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react'
import { announce } from '../ui/announcer.tsx'

/** Why a move was rejected, and the edge of the board where the message appears. */
interface RefusedMove {
  readonly text: string
  readonly number: number
  readonly edge: 'top' | 'bottom'
}

const shown = 4000

/** Announces and shows why a move was rejected, for its reading time. */
export function useMoveRefusal(): [RefusedMove | null, refuse: (text: string | null) => void] {
  const [refused, setRefused] = useState<RefusedMove | null>(null)
  const count = useRef(0)
  const pointer = usePointer()
  const refuse = useCallback(
    (text: string | null) => {
      if (text !== null) announce(text)
      setRefused(text === null ? null : { text, number: ++count.current, edge: edgeFor(pointer.current) })
    },
    [pointer],
  )
  useEffect(() => {
    if (!refused) return
    const timer = setTimeout(() => setRefused(null), shown)
    return () => clearTimeout(timer)
  }, [refused])
  return [refused, refuse]
}

function usePointer(): { readonly current: number } {
  const height = useRef(0)
  useEffect(() => {
    const moved = (event: PointerEvent) => (height.current = event.clientY)
    document.addEventListener('pointerdown', moved, true)
    return () => document.removeEventListener('pointerdown', moved, true)
  }, [])
  return height
}

/** The edge away from the pointer or the focus, so that the cell in question stays visible. */
function edgeFor(pointer: number): 'top' | 'bottom' {
  const frame = document.querySelector('.board-frame')?.getBoundingClientRect()
  const focus = document.querySelector('.table-view :focus-visible')?.getBoundingClientRect()
  const y = focus ? focus.top + focus.height / 2 : pointer
  return frame && y > frame.top + frame.height / 2 ? 'top' : 'bottom'
}

/** Already announced in the live region: visual only. */
export function MoveRefusal({ refused }: { refused: RefusedMove | null }): ReactElement | null {
  return (
    refused && (
      <p className="move-refusal" key={refused.number} data-edge={refused.edge} aria-hidden="true">
        {refused.text}
      </p>
    )
  )
}
