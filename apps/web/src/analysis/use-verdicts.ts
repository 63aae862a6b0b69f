import type { Seat } from '@parlor/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { GameDoor } from '../games/door.ts'
import { WorkerThinker } from '../worker/thinker.ts'
import type { Choice, Verdict } from './choice.ts'
import { judge } from './judge.ts'

export interface Judging {
  readonly verdicts: readonly Verdict[]
  readonly state: 'working' | 'stopped' | 'failed' | 'done'
  stop(): void
  goOn(): void
}

/** The verdicts on a seat's choices, as far as the judge has come; it works while somebody looks at the page. */
export function useVerdicts(door: GameDoor, choices: readonly Choice[], seat: Seat): Judging {
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([])
  const [state, setState] = useState<'working' | 'stopped' | 'failed'>('working')
  useEffect(() => {
    setVerdicts([])
    setState('working')
  }, [choices])
  const done = verdicts.length === choices.length
  useEffect(() => {
    if (state !== 'working' || done) return
    const thinker = new WorkerThinker(door.game.id)
    // What is left when the work begins; each verdict heard must not begin it anew.
    const known = new Set(verdicts.map(({ at }) => at))
    const stop = judge(
      door,
      thinker,
      choices.filter(({ at }) => !known.has(at)),
      seat,
      { heard: (verdict) => setVerdicts((before) => [...before, verdict]), failed: () => setState('failed') },
    )
    return () => {
      stop()
      thinker.close()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [door, choices, seat, state, done])
  return {
    verdicts,
    state: done ? 'done' : state,
    stop: useCallback(() => setState('stopped'), []),
    goOn: useCallback(() => setState('working'), []),
  }
}
