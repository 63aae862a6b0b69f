import type { SimPieceEvent, SimPieceView } from '@parlor/simpiece'
import { useEffect, useMemo, useRef, useState } from 'react'
import { PausableClock } from '../../session/pausable-clock.ts'
import { applyEvent } from './apply-event.ts'
import { animationStepsOf, type AnimationStep } from './timing.ts'

/** Where the events under way have got to. */
interface PlaybackState {
  /** The table as it is seen now. */
  readonly view: SimPieceView
  /** The event that is being seen; null while nothing moves. */
  readonly step: AnimationStep | null
  /** Tells two beats apart. */
  readonly count: number
}

const still = { of: [] as readonly SimPieceEvent[], count: 0 }

/** Lets events happen one after the other over the view before them. `before` is called while the table still shows what was. */
export function useEventPlayback(
  view: SimPieceView,
  playing: readonly SimPieceEvent[],
  speed: number,
  frozen: boolean,
  before: (beat: AnimationStep) => void,
): PlaybackState {
  const [state, setState] = useState(still)
  const beats = useMemo(() => animationStepsOf(playing), [playing])
  const clock = useRef<PausableClock | null>(null)
  const measure = useRef(before)
  useEffect(() => {
    measure.current = before
  })
  useEffect(() => {
    if (beats.length === 0 || speed === 0) return
    const ticking = new PausableClock()
    clock.current = ticking
    for (const [i, beat] of beats.entries())
      void ticking.delay(beat.at / speed).then(() => {
        measure.current(beat)
        setState({ of: playing, count: i + 1 })
      })
    return () => ticking.cancelDelays()
  }, [beats, playing, speed])
  useEffect(() => {
    if (frozen) clock.current?.freeze()
    else clock.current?.unfreeze()
  }, [frozen])
  const count = state.of === playing ? state.count : 0
  const seen = useMemo(() => playing.slice(0, count).reduce(applyEvent, view), [playing, count, view])
  return { view: seen, step: count === 0 ? null : beats[count - 1]!, count }
}
