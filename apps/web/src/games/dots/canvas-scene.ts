import type Phaser from 'phaser'
import type { FrameDemand } from '../../game-ui/canvas/frame-loop.ts'
import type { RendererKind } from '../../game-ui/canvas/choose-renderer.ts'
import type { CanvasScene, StageSize } from '../../game-ui/canvas/canvas-stage.ts'
import { smoothingFactor } from '../../game-ui/canvas/easings.ts'
import type { CellSprite } from './cell-sprite.ts'
import { placeImage, type Image } from './sprite-context.ts'
import { cellCentre } from './screen-layout.ts'
import type { CellModel, ViewModel } from './view-model.ts'
import {
  createBoardGameObjects,
  updateBridges,
  boardRebuildKey,
  animateBridges,
  destroyBoardGameObjects,
  type BoardGameObjects,
} from './board-game-objects.ts'

/** Callbacks to the board. */
export interface SceneDeps {
  /** Null before there is anything to show. */
  viewModel(size: StageSize): ViewModel | null
  /** Called before every frame is drawn: performs due animation steps. Returns true while more follow. */
  tick(elapsed: number): boolean
  breathing(): boolean
  /** The cell that a hint or the keyboard points at. */
  pointed(): number | null
  /** The cell of the last move. */
  last(): number | null
  frozen(): boolean
}

/** The idle animation stops after this time without a change, and no more frames are drawn. */
const idleTimeout = 30_000
/** Speed of the win animation, in milliseconds per cell. */
const winLightSpeed = 38
/** Duration of a rejected cell's shake, in milliseconds. */
const shakeDuration = 420

/** The canvas scene: sprites and effects; it knows no rules. */
export class DotsScene implements CanvasScene {
  readonly #scene: Phaser.Scene
  readonly #renderer: RendererKind
  readonly #font: string
  readonly #deps: SceneDeps
  #size: StageSize | null = null
  #model: ViewModel | null = null
  #sprites: BoardGameObjects | null = null
  #clock = 0
  #hold = 0
  #idleTime = 0
  #ripples: { readonly sprite: CellSprite; readonly side: 0 | 1; wait: number }[] = []
  #aim = { x: 0, y: 0, share: 0 }
  #refused: { readonly cell: number; age: number } | null = null

  constructor(scene: Phaser.Scene, renderer: RendererKind, font: string, deps: SceneDeps) {
    this.#scene = scene
    this.#renderer = renderer
    this.#font = font
    this.#deps = deps
  }

  resize(size: StageSize): void {
    this.#size = size
    this.refresh(true)
  }

  /** Reads the view model again; changes are animated unless `instant`. */
  refresh(instant: boolean): void {
    this.#idleTime = 0
    const size = this.#size
    const viewModel = (this.#model = size && this.#deps.viewModel(size))
    if (!size || !viewModel) return
    const fresh = this.#sprites?.key !== boardRebuildKey(viewModel, size)
    if (fresh && this.#sprites) destroyBoardGameObjects(this.#scene, this.#sprites)
    const sprites = (this.#sprites =
      fresh || !this.#sprites ? createBoardGameObjects(this.#scene, this.#renderer, this.#font, viewModel, size) : this.#sprites)
    for (const sprite of viewModel.cells)
      sprites.cells.get(sprite.cell)!.update(inDevicePixels(sprite, size.ratio), viewModel.mover, instant || fresh)
    updateBridges(sprites, viewModel, instant || fresh)
    sprites.badge.show(viewModel)
    if (instant) this.stopEffects()
  }

  step(elapsed: number): FrameDemand {
    const more = this.#deps.tick(elapsed)
    const sprites = this.#sprites
    if (!sprites || this.#deps.frozen()) return 'still'
    const held = this.#hold > 0
    this.#hold = Math.max(0, this.#hold - elapsed)
    const passing = held ? 0 : elapsed
    this.#clock += passing
    const breathing = this.#deps.breathing()
    let moving = this.#ripple(passing) || more || held
    for (const sprite of sprites.cells.values()) if (sprite.step(passing, this.#clock, breathing)) moving = true
    if (sprites.particles.step(passing)) moving = true
    if (animateBridges(sprites, passing)) moving = true
    if (this.#drawMarks(sprites, elapsed, breathing)) moving = true
    if (this.#drawRefusal(sprites, elapsed)) moving = true
    this.#idleTime = moving ? 0 : this.#idleTime + elapsed
    return moving ? 'busy' : breathing && this.#idleTime < idleTimeout ? 'idle' : 'still'
  }

  /** A dot was placed. */
  flashPlacement(cell: number, side: 0 | 1): void {
    const sprite = this.#sprites?.cells.get(cell)
    sprite?.kick(0.003)
    sprite?.flash(side, 0.4)
  }

  burst(cell: number, side: 0 | 1, to: readonly number[], flight: number): void {
    const sprites = this.#sprites
    const from = sprites?.cells.get(cell)
    if (!sprites || !from) return
    from.kick(-0.0052)
    from.flash(side, 1)
    sprites.particles.addRing(side, from, 2.3, Math.max(300, flight * 1.8))
    for (const near of to) {
      const target = sprites.cells.get(near)
      if (target) sprites.particles.launchDot(side, from, target, flight)
    }
  }

  /** Flashes cells where dots have just arrived. */
  flashArrivals(cells: readonly number[], side: 0 | 1): void {
    for (const cell of cells) {
      const sprite = this.#sprites?.cells.get(cell)
      sprite?.flash(side, 0.28)
      sprite?.kick(0.0026)
    }
  }

  /** Shakes a cell whose move was rejected. */
  refuse(cell: number): void {
    this.#refused = { cell, age: 0 }
  }

  /** Win animation: a pause of `hold`, then light runs over the board from this cell. */
  playWinLight(cell: number, side: 0 | 1, hold: number): void {
    const sprites = this.#sprites
    const from = sprites?.cells.get(cell)
    if (!sprites || !from) return
    this.#hold = hold
    const distance = (sprite: CellSprite) => Math.hypot(sprite.x - from.x, sprite.y - from.y) / sprites.context.pitch
    this.#ripples = [...sprites.cells.values()].map((sprite) => ({ sprite, side, wait: distance(sprite) * winLightSpeed + 1 }))
  }

  /** Stops all effects. */
  stopEffects(): void {
    this.#hold = 0
    this.#ripples = []
    this.#sprites?.particles.clear()
  }

  #ripple(elapsed: number): boolean {
    for (const ripple of this.#ripples) {
      ripple.wait -= elapsed
      if (ripple.wait > 0) continue
      ripple.sprite.flash(ripple.side, 0.85)
      ripple.sprite.kick(0.0035)
    }
    this.#ripples = this.#ripples.filter(({ wait }) => wait > 0)
    return this.#ripples.length > 0
  }

  #drawRefusal(sprites: BoardGameObjects, elapsed: number): boolean {
    const refused = this.#refused
    if (!refused || !this.#model) return false
    refused.age += elapsed
    const left = Math.max(0, 1 - refused.age / shakeDuration)
    const sway = Math.sin(refused.age * 0.045) * left * sprites.context.pitch * 0.06
    const ratio = this.#size!.ratio
    const { x, y } = cellCentre(this.#model.layout, refused.cell)
    sprites.cells.get(refused.cell)?.offsetBy(sway)
    placeImage(sprites.context, sprites.refused, x * ratio + sway, y * ratio, 1, left ** 0.5)
    if (left === 0) this.#refused = null
    return left > 0
  }

  #drawMarks(sprites: BoardGameObjects, elapsed: number, breathing: boolean): boolean {
    const pointed = this.#deps.pointed()
    const cell = this.#model?.cells.find((sprite) => sprite.aimed && sprite.playable)?.cell
    const sprite = cell === undefined || cell === pointed ? undefined : sprites.cells.get(cell)
    const aim = this.#aim
    if (sprite) {
      // The aim marker slides from cell to cell; its first appearance is not animated.
      const share = breathing && aim.share > 0.05 ? smoothingFactor(elapsed, 45) : 1
      aim.x += (sprite.x - aim.x) * share
      aim.y += (sprite.y - aim.y) * share
    }
    aim.share += ((sprite ? 1 : 0) - aim.share) * (breathing ? smoothingFactor(elapsed, 45) : 1)
    placeImage(sprites.context, sprites.reticle, aim.x, aim.y, 1.06 - 0.06 * aim.share, aim.share)
    placeMarker(sprites, sprites.pointer, pointed, breathing ? 1 + 0.02 * Math.sin(this.#clock * 0.006) : 1)
    placeMarker(sprites, sprites.last, this.#deps.last(), 1)
    return aim.share > 0.02 && aim.share < 0.98
  }
}

function placeMarker(sprites: BoardGameObjects, image: Image, cell: number | null, scale: number): void {
  const sprite = cell === null ? undefined : sprites.cells.get(cell)
  placeImage(sprites.context, image, sprite?.x ?? 0, sprite?.y ?? 0, scale, sprite ? 1 : 0)
}

function inDevicePixels(sprite: CellModel, ratio: number): CellModel {
  const scale = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * ratio, y: y * ratio })
  return { ...sprite, dots: sprite.dots.map(scale), ghost: sprite.ghost && scale(sprite.ghost) }
}
