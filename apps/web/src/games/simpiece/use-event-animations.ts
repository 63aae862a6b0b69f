import type { SimPieceEvent } from '@parlor/simpiece'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { board } from './board.ts'
import { animateEvent, stopAnimations, takeSnapshot, type AnimationSnapshot } from './event-animations.ts'
import { animationStepsOf } from './timing.ts'

interface EventAnimations {
  /** The event being animated; null while idle. */
  readonly event: SimPieceEvent | null
  /** How many of the events the view holds. */
  readonly shown: number
}

/** Animates in `layer` each event when the view has changed by it. */
export function useEventAnimations(
  root: { readonly current: HTMLElement | null },
  layer: { readonly current: HTMLElement | null },
): EventAnimations {
  const { playing, shown, speed } = board.useBoardState()
  const snapshot = useRef<AnimationSnapshot | null>(null)
  const steps = useMemo(() => animationStepsOf(playing), [playing])
  useEffect(
    () =>
      // The table still shows the view before the event.
      board.subscribe((now, last) => {
        if (now.shown === 0 || (now.shown === last.shown && now.playing === last.playing)) return
        if (root.current) snapshot.current = takeSnapshot(root.current, animationStepsOf(now.playing)[now.shown - 1]!)
      }),
    [root],
  )
  useLayoutEffect(() => {
    const [table, overlay, before] = [root.current, layer.current, snapshot.current]
    snapshot.current = null
    if (table && overlay && before && shown > 0) animateEvent(table, overlay, before, speed || 1)
  }, [root, layer, shown, playing, speed])
  const left = useRef(0)
  useEffect(() => {
    // Running animations end by themselves; a skip stops them at once.
    if (playing.length === 0 && left.current > 0 && layer.current) stopAnimations(layer.current)
    left.current = playing.length - shown
  }, [playing, shown, layer])
  return { event: steps[shown - 1]?.event ?? null, shown }
}
