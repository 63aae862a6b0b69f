import type { AnyGameTypes, GameTypes } from '@parlor/kernel'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { PausableClock } from '../session/pausable-clock.ts'
import type { Board, BoardHost } from '../web-game/board.ts'
import type { BoardStyle } from '../platform/settings/board-style.ts'

/** When a sound is heard while events are played, in milliseconds at normal speed. */
export interface SoundCue {
  readonly at: number
  readonly sound: string
  readonly step?: number
}

/** How long events are to be seen at normal speed, and what is heard meanwhile. */
export interface AnimationTiming {
  readonly lasts: number
  readonly cues: readonly SoundCue[]
  /** The one sound for players who want nothing to move. */
  readonly instantSound?: Omit<SoundCue, 'at'>
}

/** What goes on at a table made of elements, beside its view: its mirror is the picture, and reads this. */
export interface DomBoardState<K extends GameTypes = AnyGameTypes> {
  /** What is being shown as it happens; the view is still the one before. */
  readonly playing: readonly K['Event'][]
  /** Divides every duration of the picture; 0 shows nothing in between. */
  readonly speed: number
  /** Animations stand still. */
  readonly frozen: boolean
  readonly pointed: K['Move'] | null
}

/** A board without a canvas: real elements, drawn by the game's mirror (`elements: true` in its webGame), timed from here. */
export interface DomBoard<K extends GameTypes = AnyGameTypes> {
  open(host: BoardHost<K>): Promise<Board<K>>
  useBoardState(): DomBoardState<K>
}

export function createDomBoard<K extends GameTypes>(timingOf: (events: readonly K['Event'][]) => AnimationTiming): DomBoard<K> {
  const still: DomBoardState<K> = { playing: [], speed: 1, frozen: false, pointed: null }
  const scene = createStore<DomBoardState<K>>(() => still)

  function open({ style, onSound }: BoardHost<K>): Promise<Board<K>> {
    const clock = new PausableClock()
    let speed = speedOf(style)
    let end = (): void => {}
    scene.setState({ ...still, speed }, true)
    const board: Board<K> = {
      // Not when the time is up: the events give way to their result in one step, so nothing flickers back in between.
      show: () => scene.setState({ playing: [] }),
      play(events) {
        end()
        // What was pointed at belongs to the position before.
        scene.setState({ pointed: null })
        const { lasts, cues, instantSound } = timingOf(events)
        if (speed === 0) {
          if (instantSound) onSound(instantSound.sound, instantSound.step)
          return null
        }
        scene.setState({ playing: events })
        for (const { at, sound, step } of cues) void clock.delay(at / speed).then(() => onSound(sound, step))
        return new Promise<void>((resolve) => {
          // What is left of it goes at once: whoever plays next finds the clock empty.
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

  return { open, useBoardState: () => useStore(scene) }
}

function speedOf({ speed, reducedMotion }: BoardStyle): number {
  return reducedMotion ? 0 : speed
}
