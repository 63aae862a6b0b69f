import type { SimPieceEvent, SimPieceView } from '@parlor/simpiece'
import { useEffect, useMemo, useRef, useState } from 'react'
import { PausableClock } from '../../session/pausable-clock.ts'
import { applyEvent } from './apply-event.ts'
import { animationStepsOf, type AnimationStep } from './timing.ts'

/** Position in the events being animated. */
interface PlaybackState {
  /** The table after the events played so far. */
  readonly view: SimPieceView
  /** The current step; null while idle. */
  readonly step: AnimationStep | null
  /** Number of steps played. */
  readonly count: number
}

const idle = { of: [] as readonly SimPieceEvent[], count: 0 }

/** Applies events to the view one after the other. `before` is called while the table still shows the state before a step. */
export function useEventPlayback(
  view: SimPieceView,
  playing: readonly SimPieceEvent[],
  speed: number,
  frozen: boolean,
  before: (step: AnimationStep) => void,
): PlaybackState {
  const [state, setState] = useState(idle)
  const steps = useMemo(() => animationStepsOf(playing), [playing])
  const clock = useRef<PausableClock | null>(null)
  const onBefore = useRef(before)
  useEffect(() => {
    onBefore.current = before
  })
  useEffect(() => {
    if (steps.length === 0 || speed === 0) return
    const ticking = new PausableClock()
    clock.current = ticking
    for (const [i, step] of steps.entries())
      void ticking.delay(step.at / speed).then(() => {
        onBefore.current(step)
        setState({ of: playing, count: i + 1 })
      })
    return () => ticking.cancelDelays()
  }, [steps, playing, speed])
  useEffect(() => {
    if (frozen) clock.current?.freeze()
    else clock.current?.unfreeze()
  }, [frozen])
  const count = state.of === playing ? state.count : 0
  const shown = useMemo(() => playing.slice(0, count).reduce(applyEvent, view), [playing, count, view])
  return { view: shown, step: count === 0 ? null : steps[count - 1]!, count }
}
