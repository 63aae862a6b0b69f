import Phaser from 'phaser'
import { releaseWebGlContext, type RendererKind } from './choose-renderer.ts'

/** A Phaser game with one scene and nothing else enabled: no input, sound or own loop. */
export interface PhaserGame {
  readonly scene: Phaser.Scene
  readonly canvas: HTMLCanvasElement
  resize(width: number, height: number): void
  /** Renders one frame. */
  draw(): void
  /** Calls back when the graphics context is lost, and when it is restored. */
  onContext(changed: (lost: boolean) => void): void
  destroy(): void
}

/** Phaser's constants of its renderers and of the scale mode NONE. */
const types = { canvas: 1, webgl: 2 } as const
const ownScale = 0

/** Starts Phaser on a new canvas of a size in device pixels; rejects where this renderer is not available. */
export async function startPhaserGame(host: HTMLElement, renderer: RendererKind, width: number, height: number): Promise<PhaserGame> {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)
  try {
    const { promise, resolve } = withResolvers<Phaser.Scene>()
    const game = new Phaser.Game({
      type: types[renderer],
      canvas,
      parent: null,
      scale: { mode: ownScale, width, height },
      transparent: true,
      banner: false,
      autoFocus: false,
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false },
      render: { antialias: true, antialiasGL: false, powerPreference: 'low-power' },
      scene: {
        key: 'table',
        create(this: Phaser.Scene) {
          resolve(this)
        },
      },
    })
    const scene = await promise
    // Stops Phaser's own loop, which starts after the scene is created: `FrameLoop` decides when to render.
    game.loop.sleep()
    return wrapPhaserGame(game, scene, canvas)
  } catch (error) {
    canvas.remove()
    throw error
  }
}

/** A promise with its resolver; browsers of two years ago lack `Promise.withResolvers`. */
function withResolvers<T>(): { readonly promise: Promise<T>; resolve(value: T): void } {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((key) => (resolve = key))
  return { promise, resolve }
}

function wrapPhaserGame(game: Phaser.Game, scene: Phaser.Scene, canvas: HTMLCanvasElement): PhaserGame {
  const { renderer } = game
  const context = 'gl' in renderer ? renderer.gl : null
  return {
    scene,
    canvas,
    resize(width, height) {
      game.scale.resize(width, height)
    },
    draw() {
      const now = performance.now()
      game.step(now, 0)
    },
    onContext(changed) {
      canvas.addEventListener('webglcontextlost', () => changed(true))
      canvas.addEventListener('webglcontextrestored', () => changed(false))
    },
    destroy() {
      // Phaser does not release this helper, which keeps the whole game alive in a global canvas pool.
      game.textures.tileSprite.destroy()
      game.destroy(true)
      // Phaser destroys in its next step, and the loop is stopped: this is that step.
      game.step(performance.now(), 0)
      canvas.remove()
      releaseWebGlContext(context)
    },
  }
}
