import type { GameTypes } from '@parlor/kernel'
import type { AnyGameTypes } from '@parlor/kernel/host'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { PausableClock } from '../session/pausable-clock.ts'
import type { Board, BoardHost } from '../web-game/board.ts'
import type { BoardStyle } from '../platform/settings/board-style.ts'

/** When a sound is played during an animation, in milliseconds at 1×. */
export interface SoundCue {
  readonly at: number
  readonly sound: string
  readonly step?: number
}

/** Duration of events at 1×, with their sounds. */
export interface AnimationTiming {
  readonly lasts: number
  readonly cues: readonly SoundCue[]
  /** When each event has become visible, in ascending order; absent: with the next view. */
  readonly shownAt?: readonly number[]
  /** The only sound under reduced motion. */
  readonly instantSound?: Omit<SoundCue, 'at'>
}

/** Animation state of a DOM board, besides its view; read by the game's table view. */
export interface DomBoardAnimationState<K extends GameTypes = AnyGameTypes> {
  /** Events being animated. */
  readonly playing: readonly K['Event'][]
  /** How many of them the view already holds. */
  readonly shown: number
  /** The view before them; null while nothing is animated. */
  readonly before: K['View'] | null
  /** Divides all durations; 0 disables animation. */
  readonly speed: number
  /** Animations are paused. */
  readonly frozen: boolean
  readonly pointed: K['Move'] | null
}

/** A board without a canvas: DOM elements rendered by the game's table view (`domBoard: true`), timed here. */
interface DomBoard<K extends GameTypes = AnyGameTypes> {
  open(host: BoardHost<K>): Promise<Board<K>>
  useBoardState(): DomBoardAnimationState<K>
  /** Called with every change, before React renders it; returns an unsubscribe function. */
  subscribe(listener: (now: DomBoardAnimationState<K>, last: DomBoardAnimationState<K>) => void): () => void
}

export function createDomBoard<K extends GameTypes>(timingOf: (events: readonly K['Event'][]) => AnimationTiming): DomBoard<K> {
  const still: DomBoardAnimationState<K> = { playing: [], shown: 0, before: null, speed: 1, frozen: false, pointed: null }
  const scene = createStore<DomBoardAnimationState<K>>(() => still)

  function open({ style, onSound }: BoardHost<K>): Promise<Board<K>> {
    const clock = new PausableClock()
    let speed = speedOf(style)
    let view: K['View'] | null = null
    let end = (): void => {}
    scene.setState({ ...still, speed }, true)
    const board: Board<K> = {
      // Not at the timeout: events and result must change in one render, otherwise it flickers.
      show(next) {
        view = next
        scene.setState({ playing: [], shown: 0, before: null })
      },
      play(steps, onShown) {
        end()
        const events = steps.map(({ event }) => event)
        // The highlight belongs to the previous position.
        scene.setState({ pointed: null })
        const { lasts, cues, shownAt = [], instantSound } = timingOf(events)
        if (speed === 0) {
          if (instantSound) onSound(instantSound.sound, instantSound.step)
          return null
        }
        const show = (shown: number): void => {
          scene.setState({ shown })
          onShown(shown - 1)
        }
        scene.setState({ playing: events, shown: 0, before: view })
        for (const [at, shown] of countsByTime(shownAt))
          if (at === 0) show(shown)
          else if (at < lasts) void clock.delay(at / speed).then(() => show(shown))
        for (const { at, sound, step } of cues) void clock.delay(at / speed).then(() => onSound(sound, step))
        return new Promise<void>((resolve) => {
          // Clears the remaining timers: the next animation starts with none.
          end = () => {
            end = () => {}
            clock.cancelDelays()
            resolve()
          }
          void clock.delay(lasts / speed).then(() => end())
        })
      },
      skip: () => end(),
      freeze(frozen) {
        if (frozen) clock.freeze()
        else clock.unfreeze()
        scene.setState({ frozen })
      },
      restyle(next) {
        speed = speedOf(next)
        scene.setState({ speed })
        if (speed === 0) end()
      },
      point: (pointed) => scene.setState({ pointed }),
      destroy() {
        end()
        clock.cancelDelays()
        scene.setState(still, true)
      },
    }
    return Promise.resolve(board)
  }

  return { open, useBoardState: () => useStore(scene), subscribe: (listener) => scene.subscribe(listener) }
}

function speedOf({ speed, reducedMotion }: BoardStyle): number {
  return reducedMotion ? 0 : speed
}

/** How many events are visible at each of their times: those of one time are shown together. */
function countsByTime(shownAt: readonly number[]): ReadonlyMap<number, number> {
  return new Map(shownAt.map((at, index) => [at, index + 1]))
}
