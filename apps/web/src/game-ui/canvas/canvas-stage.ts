import type Phaser from 'phaser'
import type { PhaserGame } from './phaser-game.ts'
import { startFrameLoop, type FrameLoop, type FrameDemand } from './frame-loop.ts'
import { hasHardwareWebGl, renderersToTry, rendererFromUrl, type RendererKind } from './choose-renderer.ts'

/** Size of a stage in CSS pixels, and its device pixel ratio. */
export interface StageSize {
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/** A scene on a stage. The stage drives the frames. */
export interface CanvasScene {
  /** Lays out; called before the first frame, after every resize and after a restored context. */
  resize(size: StageSize): void
  /** Advances by some milliseconds and returns when the next frame is needed. */
  step(elapsed: number): FrameDemand
}

/** Draws a scene into an empty Phaser scene; called again when the renderer has to change. */
export type CreateCanvasScene<P extends CanvasScene> = (scene: Phaser.Scene, renderer: RendererKind) => P

/** A canvas with one scene. */
export interface CanvasStage<P extends CanvasScene> {
  /** The current scene; replaced after a lost context that did not come back. */
  readonly scene: P
  /** Requests a frame. */
  wake(): void
  destroy(): void
}

/** Maximum device pixel ratio: more is not visible and costs four times the memory. */
const maxPixelRatio = { webgl: 3, canvas: 2 } as const
/** Milliseconds between frames of an idle animation, to save CPU. */
const idleGaps = { webgl: 45, canvas: 110 } as const
/** Timeout in milliseconds for a lost context before switching to a 2D canvas. */
const contextRestoreMs = 3000

/**
 * Opens a stage in an element: loads Phaser, picks a renderer, follows the element's size and the pixel ratio, survives a lost graphics
 * context, and cleans up. `missing` is called when a scene was lost for good.
 */
export async function openCanvasStage<P extends CanvasScene>(
  host: HTMLElement,
  paint: CreateCanvasScene<P>,
  missing: () => void = () => {},
): Promise<CanvasStage<P>> {
  const requested = rendererFromUrl(location.search)
  const set = await mountScene(host, paint, renderersToTry(requested, requested === 'auto' && hasHardwareWebGl()))
  return new RunningCanvasStage(host, paint, set, missing)
}

/** A scene with its Phaser game. */
interface MountedScene<P extends CanvasScene> {
  readonly game: PhaserGame
  readonly scene: P
  readonly renderer: RendererKind
  size: StageSize
}

class RunningCanvasStage<P extends CanvasScene> implements CanvasStage<P> {
  readonly #host: HTMLElement
  readonly #paint: CreateCanvasScene<P>
  readonly #missing: () => void
  readonly #observer: ResizeObserver
  #set: MountedScene<P>
  #loop: FrameLoop
  #contextRestoreMs = 0
  #cancelled = false

  constructor(host: HTMLElement, paint: CreateCanvasScene<P>, set: MountedScene<P>, missing: () => void) {
    this.#host = host
    this.#paint = paint
    this.#missing = missing
    this.#set = set
    this.#loop = this.#start()
    this.#observer = new ResizeObserver(this.#resized)
    this.#observer.observe(host)
    window.addEventListener('resize', this.#resized)
  }

  get scene(): P {
    return this.#set.scene
  }

  wake(): void {
    this.#loop.wake()
  }

  destroy(): void {
    this.#cancelled = true
    clearTimeout(this.#contextRestoreMs)
    this.#loop.stop()
    this.#observer.disconnect()
    window.removeEventListener('resize', this.#resized)
    this.#set.game.destroy()
    delete this.#host.dataset['renderer']
  }

  #start(): FrameLoop {
    const set = this.#set
    set.game.onContext((lost) => this.#contextChanged(lost))
    return startFrameLoop((elapsed) => {
      const pace = set.scene.step(elapsed)
      set.game.draw()
      return pace
    }, idleGaps[set.renderer])
  }

  readonly #resized = (): void => {
    const set = this.#set
    const size = measure(this.#host, set.renderer)
    if (size.width === set.size.width && size.height === set.size.height && size.ratio === set.size.ratio) return
    set.size = size
    fit(set.game, set.scene, size)
    this.#loop.wake()
  }

  #contextChanged(lost: boolean): void {
    clearTimeout(this.#contextRestoreMs)
    if (this.#cancelled) return
    if (lost) this.#contextRestoreMs = window.setTimeout(() => void this.#moveToCanvas(), contextRestoreMs)
    else {
      this.#set.scene.resize(this.#set.size)
      this.#loop.wake()
    }
  }

  /**
   * The old scene is removed when the new one is ready: until then it receives the calls, invisibly, and the new one is built from its
   * state.
   */
  async #moveToCanvas(): Promise<void> {
    const old = this.#set
    this.#loop.stop()
    try {
      const set = await mountScene(this.#host, this.#paint, ['canvas'])
      if (this.#cancelled) return set.game.destroy()
      this.#set = set
      this.#loop = this.#start()
      old.game.destroy()
    } catch {
      if (!this.#cancelled) this.#missing()
    }
  }
}

/** Creates a scene with the first renderer that works. */
async function mountScene<P extends CanvasScene>(
  host: HTMLElement,
  paint: CreateCanvasScene<P>,
  renderers: readonly RendererKind[],
): Promise<MountedScene<P>> {
  const { startPhaserGame } = await import('./phaser-game.ts')
  let problem: unknown
  for (const renderer of renderers) {
    let game: PhaserGame | null = null
    try {
      const size = measure(host, renderer)
      game = await startPhaserGame(host, renderer, devicePixels(size.width, size.ratio), devicePixels(size.height, size.ratio))
      const scene = paint(game.scene, renderer)
      fit(game, scene, size)
      host.dataset['renderer'] = renderer
      return { game, scene, renderer, size }
    } catch (error) {
      // The next renderer draws in its place.
      game?.destroy()
      problem = error
    }
  }
  throw problem
}

function measure(host: HTMLElement, renderer: RendererKind): StageSize {
  const ratio = Math.min(window.devicePixelRatio || 1, maxPixelRatio[renderer])
  return { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight), ratio }
}

function fit(game: PhaserGame, scene: CanvasScene, size: StageSize): void {
  game.resize(devicePixels(size.width, size.ratio), devicePixels(size.height, size.ratio))
  game.canvas.style.width = `${size.width}px`
  game.canvas.style.height = `${size.height}px`
  game.canvas.style.display = 'block'
  scene.resize(size)
}

function devicePixels(css: number, ratio: number): number {
  return Math.max(1, Math.round(css * ratio))
}
