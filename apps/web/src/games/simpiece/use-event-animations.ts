import type { SimPieceEvent, SimPieceView } from '@parlor/simpiece'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { animateEvent, stopAnimations, takeSnapshot, type AnimationSnapshot } from './event-animations.ts'
import { useEventPlayback } from './use-event-playback.ts'

/** Plays events one after the other and animates each in `layer`. */
export function useEventAnimations(
  root: { readonly current: HTMLElement | null },
  layer: { readonly current: HTMLElement | null },
  view: SimPieceView,
  playing: readonly SimPieceEvent[],
  speed: number,
  frozen: boolean,
) {
  const snapshot = useRef<AnimationSnapshot | null>(null)
  const now = useEventPlayback(view, playing, speed, frozen, (step) => {
    if (root.current) snapshot.current = takeSnapshot(root.current, step)
  })
  const { count } = now
  useLayoutEffect(() => {
    const [table, overlay, before] = [root.current, layer.current, snapshot.current]
    snapshot.current = null
    if (table && overlay && before && count > 0) animateEvent(table, overlay, before, speed || 1)
  }, [root, layer, count, playing, speed])
  const left = useRef(0)
  useEffect(() => {
    // Running animations end by themselves; a skip stops them at once.
    if (playing.length === 0 && left.current > 0 && layer.current) stopAnimations(layer.current)
    left.current = playing.length - count
  }, [playing, count, layer])
  return now
}
