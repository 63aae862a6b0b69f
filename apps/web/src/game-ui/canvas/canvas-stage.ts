import type Phaser from 'phaser'
import type { PhaserGame } from './phaser-game.ts'
import { startFrameLoop, type FrameLoop, type FrameDemand } from './frame-loop.ts'
import { hasHardwareWebGl, renderersToTry, rendererFromUrl, type Renderer } from './renderer.ts'

/** How large a stage is, in CSS pixels, and how many device pixels make one of them. */
export interface StageSize {
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/** What a game draws on a stage. The stage calls; the picture never asks for frames itself. */
export interface CanvasScene {
  /** Lays everything out anew; called before the first frame, after every change of size and after a lost context came back. */
  resize(size: StageSize): void
  /** Moves on by some milliseconds and says how soon the next frame is wanted. */
  step(elapsed: number): FrameDemand
}

/** Builds a picture from an empty scene; called again should the renderer have to change. */
export type CreateCanvasScene<P extends CanvasScene> = (scene: Phaser.Scene, renderer: Renderer) => P

/** A canvas on the page with one picture on it. */
export interface CanvasStage<P extends CanvasScene> {
  /** The picture now on stage; another one after a lost context could not be had back. */
  readonly picture: P
  /** Something changed: draw with the next frame. */
  wake(): void
  destroy(): void
}

/** More device pixels than this per CSS pixel nobody sees, and they cost memory fourfold. */
const maxPixelRatio = { webgl: 3, canvas: 2 } as const
/** Pauses between frames while a picture only breathes: it looks alive and leaves the processor alone. */
const idleGaps = { webgl: 45, canvas: 110 } as const
/** How long a lost context may stay away before the picture moves to a 2D canvas. */
const patience = 3000

/**
 * Opens a stage in an element: loads Phaser, picks a renderer, follows the element's size and the screen's pixels, survives the loss of the
 * graphics context, and leaves nothing behind. `missing` is called when a picture was there and cannot be had any more.
 */
export async function openCanvasStage<P extends CanvasScene>(
  host: HTMLElement,
  paint: CreateCanvasScene<P>,
  missing: () => void = () => {},
): Promise<CanvasStage<P>> {
  const wish = rendererFromUrl(location.search)
  const set = await mountScene(host, paint, renderersToTry(wish, wish === 'auto' && hasHardwareWebGl()))
  return new RunningCanvasStage(host, paint, set, missing)
}

/** A picture with the machine that draws it. */
interface MountedScene<P extends CanvasScene> {
  readonly game: PhaserGame
  readonly picture: P
  readonly renderer: Renderer
  size: StageSize
}

class RunningCanvasStage<P extends CanvasScene> implements CanvasStage<P> {
  readonly #host: HTMLElement
  readonly #paint: CreateCanvasScene<P>
  readonly #missing: () => void
  readonly #observer: ResizeObserver
  #set: MountedScene<P>
  #loop: FrameLoop
  #patience = 0
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

  get picture(): P {
    return this.#set.picture
  }

  wake(): void {
    this.#loop.wake()
  }

  destroy(): void {
    this.#cancelled = true
    clearTimeout(this.#patience)
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
      const pace = set.picture.step(elapsed)
      set.game.draw()
      return pace
    }, idleGaps[set.renderer])
  }

  readonly #resized = (): void => {
    const set = this.#set
    const size = measure(this.#host, set.renderer)
    if (size.width === set.size.width && size.height === set.size.height && size.ratio === set.size.ratio) return
    set.size = size
    fit(set.game, set.picture, size)
    this.#loop.wake()
  }

  #contextChanged(lost: boolean): void {
    clearTimeout(this.#patience)
    if (this.#cancelled) return
    if (lost) this.#patience = window.setTimeout(() => void this.#moveToCanvas(), patience)
    else {
      this.#set.picture.resize(this.#set.size)
      this.#loop.wake()
    }
  }

  /** The old picture goes when the new one stands: until then it takes the calls, unseen, and the new one is painted from what they say. */
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

/** Puts a picture on stage with the first of these renderers that works. */
async function mountScene<P extends CanvasScene>(
  host: HTMLElement,
  paint: CreateCanvasScene<P>,
  renderers: readonly Renderer[],
): Promise<MountedScene<P>> {
  const { startPhaserGame: startGame } = await import('./phaser-game.ts')
  let problem: unknown
  for (const renderer of renderers) {
    try {
      const size = measure(host, renderer)
      const game = await startGame(host, renderer, devicePixels(size.width, size.ratio), devicePixels(size.height, size.ratio))
      const picture = paint(game.scene, renderer)
      fit(game, picture, size)
      host.dataset['renderer'] = renderer
      return { game, picture, renderer, size }
    } catch (error) {
      problem = error
    }
  }
  throw problem
}

function measure(host: HTMLElement, renderer: Renderer): StageSize {
  const ratio = Math.min(window.devicePixelRatio || 1, maxPixelRatio[renderer])
  return { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight), ratio }
}

function fit(game: PhaserGame, picture: CanvasScene, size: StageSize): void {
  game.resize(devicePixels(size.width, size.ratio), devicePixels(size.height, size.ratio))
  game.canvas.style.width = `${size.width}px`
  game.canvas.style.height = `${size.height}px`
  game.canvas.style.display = 'block'
  picture.resize(size)
}

function devicePixels(css: number, ratio: number): number {
  return Math.max(1, Math.round(css * ratio))
}
