import type Phaser from 'phaser'
import type { FrameDemand } from '../../game-ui/canvas/frame-loop.ts'
import type { Renderer } from '../../game-ui/canvas/renderer.ts'
import type { CanvasScene, StageSize } from '../../game-ui/canvas/canvas-stage.ts'
import type { CellSprite } from './cell-sprite.ts'
import { smoothingShare, placeImage, type Image } from './sprite-context.ts'
import { cellCentre } from './screen-layout.ts'
import type { CellModel, ViewModel } from './view-model.ts'
import { createBoardSprites, updateBridges, spritesKey, animateBridges, destroyBoardSprites, type BoardSprites } from './board-sprites.ts'

/** Callbacks to the board. */
export interface SceneDeps {
  /** Null before there is anything to show. */
  scenery(size: StageSize): ViewModel | null
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
  readonly #renderer: Renderer
  readonly #font: string
  readonly #deps: SceneDeps
  #size: StageSize | null = null
  #model: ViewModel | null = null
  #sprites: BoardSprites | null = null
  #clock = 0
  #hold = 0
  #idleTime = 0
  #ripples: { readonly actor: CellSprite; readonly side: 0 | 1; wait: number }[] = []
  #aim = { x: 0, y: 0, share: 0 }
  #refused: { readonly cell: number; age: number } | null = null

  constructor(scene: Phaser.Scene, renderer: Renderer, font: string, sight: SceneDeps) {
    this.#scene = scene
    this.#renderer = renderer
    this.#font = font
    this.#deps = sight
  }

  resize(size: StageSize): void {
    this.#size = size
    this.refresh(true)
  }

  /** Reads the view model again; changes are animated unless `instant`. */
  refresh(instant: boolean): void {
    this.#idleTime = 0
    const size = this.#size
    const scenery = (this.#model = size && this.#deps.scenery(size))
    if (!size || !scenery) return
    const fresh = this.#sprites?.key !== spritesKey(scenery, size)
    if (fresh && this.#sprites) destroyBoardSprites(this.#scene, this.#sprites)
    const cast = (this.#sprites =
      fresh || !this.#sprites ? createBoardSprites(this.#scene, this.#renderer, this.#font, scenery, size) : this.#sprites)
    for (const sprite of scenery.cells)
      cast.cells.get(sprite.cell)!.update(inDevicePixels(sprite, size.ratio), scenery.mover, instant || fresh)
    updateBridges(cast, scenery, instant || fresh)
    cast.badge.show(scenery)
    if (instant) this.stopEffects()
  }

  step(elapsed: number): FrameDemand {
    const more = this.#deps.tick(elapsed)
    const cast = this.#sprites
    if (!cast || this.#deps.frozen()) return 'still'
    const held = this.#hold > 0
    this.#hold = Math.max(0, this.#hold - elapsed)
    const passing = held ? 0 : elapsed
    this.#clock += passing
    const breathing = this.#deps.breathing()
    let moving = this.#ripple(passing) || more || held
    for (const actor of cast.cells.values()) if (actor.step(passing, this.#clock, breathing)) moving = true
    if (cast.particles.step(passing)) moving = true
    if (animateBridges(cast, passing)) moving = true
    if (this.#drawMarks(cast, elapsed, breathing)) moving = true
    if (this.#drawRefusal(cast, elapsed)) moving = true
    this.#idleTime = moving ? 0 : this.#idleTime + elapsed
    return moving ? 'busy' : breathing && this.#idleTime < idleTimeout ? 'idle' : 'still'
  }

  /** A dot was placed. */
  flashPlacement(cell: number, side: 0 | 1): void {
    const actor = this.#sprites?.cells.get(cell)
    actor?.kick(0.003)
    actor?.flash(side, 0.4)
  }

  burst(cell: number, side: 0 | 1, to: readonly number[], flight: number): void {
    const cast = this.#sprites
    const from = cast?.cells.get(cell)
    if (!cast || !from) return
    from.kick(-0.0052)
    from.flash(side, 1)
    cast.particles.addRing(side, from, 2.3, Math.max(300, flight * 1.8))
    for (const near of to) {
      const target = cast.cells.get(near)
      if (target) cast.particles.launchDot(side, from, target, flight)
    }
  }

  /** Flashes cells where dots have just arrived. */
  flashArrivals(cells: readonly number[], side: 0 | 1): void {
    for (const cell of cells) {
      const actor = this.#sprites?.cells.get(cell)
      actor?.flash(side, 0.28)
      actor?.kick(0.0026)
    }
  }

  /** Shakes a cell whose move was rejected. */
  refuse(cell: number): void {
    this.#refused = { cell, age: 0 }
  }

  /** Win animation: a pause of `hold`, then light runs over the board from this cell. */
  playWinLight(cell: number, side: 0 | 1, hold: number): void {
    const cast = this.#sprites
    const from = cast?.cells.get(cell)
    if (!cast || !from) return
    this.#hold = hold
    const distance = (actor: CellSprite) => Math.hypot(actor.x - from.x, actor.y - from.y) / cast.context.pitch
    this.#ripples = [...cast.cells.values()].map((actor) => ({ actor, side, wait: distance(actor) * winLightSpeed + 1 }))
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
      ripple.actor.flash(ripple.side, 0.85)
      ripple.actor.kick(0.0035)
    }
    this.#ripples = this.#ripples.filter(({ wait }) => wait > 0)
    return this.#ripples.length > 0
  }

  #drawRefusal(cast: BoardSprites, elapsed: number): boolean {
    const refused = this.#refused
    if (!refused || !this.#model) return false
    refused.age += elapsed
    const left = Math.max(0, 1 - refused.age / shakeDuration)
    const sway = Math.sin(refused.age * 0.045) * left * cast.context.pitch * 0.06
    const ratio = this.#size!.ratio
    const { x, y } = cellCentre(this.#model.layout, refused.cell)
    cast.cells.get(refused.cell)?.offsetBy(sway)
    placeImage(cast.context, cast.refused, x * ratio + sway, y * ratio, 1, left ** 0.5)
    if (left === 0) this.#refused = null
    return left > 0
  }

  #drawMarks(cast: BoardSprites, elapsed: number, breathing: boolean): boolean {
    const pointed = this.#deps.pointed()
    const cell = this.#model?.cells.find((sprite) => sprite.aimed && sprite.playable)?.cell
    const actor = cell === undefined || cell === pointed ? undefined : cast.cells.get(cell)
    const aim = this.#aim
    if (actor) {
      // The aim marker slides from cell to cell; its first appearance is not animated.
      const share = breathing && aim.share > 0.05 ? smoothingShare(elapsed, 45) : 1
      aim.x += (actor.x - aim.x) * share
      aim.y += (actor.y - aim.y) * share
    }
    aim.share += ((actor ? 1 : 0) - aim.share) * (breathing ? smoothingShare(elapsed, 45) : 1)
    placeImage(cast.context, cast.reticle, aim.x, aim.y, 1.06 - 0.06 * aim.share, aim.share)
    placeMarker(cast, cast.pointer, pointed, breathing ? 1 + 0.02 * Math.sin(this.#clock * 0.006) : 1)
    placeMarker(cast, cast.last, this.#deps.last(), 1)
    return aim.share > 0.02 && aim.share < 0.98
  }
}

function placeMarker(cast: BoardSprites, image: Image, cell: number | null, scale: number): void {
  const actor = cell === null ? undefined : cast.cells.get(cell)
  placeImage(cast.context, image, actor?.x ?? 0, actor?.y ?? 0, scale, actor ? 1 : 0)
}

function inDevicePixels(sprite: CellModel, ratio: number): CellModel {
  const scale = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * ratio, y: y * ratio })
  return { ...sprite, dots: sprite.dots.map(scale), ghost: sprite.ghost && scale(sprite.ghost) }
}
