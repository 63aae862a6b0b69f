import Phaser from 'phaser'
import { releaseWebGlContext, type Renderer } from './renderer.ts'

/** A running Phaser with one scene and nothing else switched on: no input, no sound, no clock of its own. */
export interface PhaserGame {
  readonly scene: Phaser.Scene
  readonly canvas: HTMLCanvasElement
  resize(width: number, height: number): void
  /** Draws one frame now. */
  draw(): void
  /** Calls back when the graphics processor takes the picture away, and when it can be drawn again. */
  onContext(changed: (lost: boolean) => void): void
  destroy(): void
}

/** The numbers Phaser gives its renderers and its scale mode "leave the size alone". */
const types = { canvas: 1, webgl: 2 } as const
const ownScale = 0

/** Starts Phaser on a fresh canvas of the given size in device pixels; fails where this renderer cannot be had. */
export async function startPhaserGame(host: HTMLElement, renderer: Renderer, width: number, height: number): Promise<PhaserGame> {
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
    // Phaser starts its own loop right after the scene is made; ours decides when a frame is worth drawing.
    game.loop.sleep()
    return wrapPhaserGame(game, scene, canvas)
  } catch (error) {
    canvas.remove()
    throw error
  }
}

/** A promise with its key; the browsers of two years ago have no `Promise.withResolvers`. */
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
      // Phaser forgets this helper, and it holds on to the whole game from a global pool of canvases.
      game.textures.tileSprite.destroy()
      game.destroy(true)
      // Destroying waits for the next step, and the loop is asleep: this is that step.
      game.step(performance.now(), 0)
      canvas.remove()
      releaseWebGlContext(context)
    },
  }
}
