import type Phaser from 'phaser'
import type { Tempo } from '../../canvas/loop.ts'
import type { Renderer } from '../../canvas/renderer.ts'
import type { Picture, Size } from '../../canvas/stage.ts'
import type { Actor } from './actor.ts'
import { glide, place, type Image } from './easel.ts'
import { centreOf } from './layout.ts'
import type { CellSprite, Scenery } from './present.ts'
import { buildCast, joinBridges, keyOf, stepBridges, dismissCast, type Cast } from './cast.ts'

/** What the picture asks its board for. */
export interface Sight {
  /** Null before there is anything to show. */
  scenery(size: Size): Scenery | null
  /** Called with every frame before it is drawn: time for the next beats. Returns true while more are to come. */
  tick(elapsed: number): boolean
  breathing(): boolean
  /** The cell that a hint or the keyboard points at. */
  pointed(): number | null
  /** The cell the last dot went into. */
  last(): number | null
  frozen(): boolean
}

/** After this long without anything new the cells fall asleep and nothing is drawn any more, until something happens. */
const dozing = 30_000
/** How fast the light of a win runs, in milliseconds a cell. */
const running = 38
/** How long a refused cell shakes, in milliseconds. */
const shaking = 420

/** The board on stage. It knows sprites and light; what they mean is the board's business. */
export class DotsPicture implements Picture {
  readonly #scene: Phaser.Scene
  readonly #renderer: Renderer
  readonly #font: string
  readonly #sight: Sight
  #size: Size | null = null
  #scenery: Scenery | null = null
  #cast: Cast | null = null
  #clock = 0
  #hold = 0
  #untouched = 0
  #ripples: { readonly actor: Actor; readonly side: 0 | 1; wait: number }[] = []
  #aim = { x: 0, y: 0, share: 0 }
  #refused: { readonly cell: number; age: number } | null = null

  constructor(scene: Phaser.Scene, renderer: Renderer, font: string, sight: Sight) {
    this.#scene = scene
    this.#renderer = renderer
    this.#font = font
    this.#sight = sight
  }

  resize(size: Size): void {
    this.#size = size
    this.refresh(true)
  }

  /** Looks at the scenery again; what changed glides there, or jumps when `instant`. */
  refresh(instant: boolean): void {
    this.#untouched = 0
    const size = this.#size
    const scenery = (this.#scenery = size && this.#sight.scenery(size))
    if (!size || !scenery) return
    const fresh = this.#cast?.key !== keyOf(scenery, size)
    if (fresh && this.#cast) dismissCast(this.#scene, this.#cast)
    const cast = (this.#cast = fresh || !this.#cast ? buildCast(this.#scene, this.#renderer, this.#font, scenery, size) : this.#cast)
    for (const sprite of scenery.cells)
      cast.actors.get(sprite.cell)!.become(inDevicePixels(sprite, size.ratio), scenery.mover, instant || fresh)
    joinBridges(cast, scenery, instant || fresh)
    cast.badge.show(scenery)
    if (instant) this.calm()
  }

  step(elapsed: number): Tempo {
    const more = this.#sight.tick(elapsed)
    const cast = this.#cast
    if (!cast || this.#sight.frozen()) return 'still'
    const held = this.#hold > 0
    this.#hold = Math.max(0, this.#hold - elapsed)
    const passing = held ? 0 : elapsed
    this.#clock += passing
    const breathing = this.#sight.breathing()
    let moving = this.#ripple(passing) || more || held
    for (const actor of cast.actors.values()) if (actor.step(passing, this.#clock, breathing)) moving = true
    if (cast.sparks.step(passing)) moving = true
    if (stepBridges(cast, passing)) moving = true
    if (this.#drawMarks(cast, elapsed, breathing)) moving = true
    if (this.#drawRefusal(cast, elapsed)) moving = true
    this.#untouched = moving ? 0 : this.#untouched + elapsed
    return moving ? 'busy' : breathing && this.#untouched < dozing ? 'idle' : 'still'
  }

  /** A dot has been put down. */
  drop(cell: number, side: 0 | 1): void {
    const actor = this.#cast?.actors.get(cell)
    actor?.kick(0.003)
    actor?.flash(side, 0.4)
  }

  burst(cell: number, side: 0 | 1, to: readonly number[], flight: number): void {
    const cast = this.#cast
    const from = cast?.actors.get(cell)
    if (!cast || !from) return
    from.kick(-0.0052)
    from.flash(side, 1)
    cast.sparks.ring(side, from, 2.3, Math.max(300, flight * 1.8))
    for (const near of to) {
      const target = cast.actors.get(near)
      if (target) cast.sparks.fly(side, from, target, flight)
    }
  }

  /** Light where dots have just arrived. */
  land(cells: readonly number[], side: 0 | 1): void {
    for (const cell of cells) {
      const actor = this.#cast?.actors.get(cell)
      actor?.flash(side, 0.28)
      actor?.kick(0.0026)
    }
  }

  /** A move that may not be made: the cell shakes its head. */
  refuse(cell: number): void {
    this.#refused = { cell, age: 0 }
  }

  /** A win: everything holds its breath, then light runs over the board from this cell. */
  triumph(cell: number, side: 0 | 1, hold: number): void {
    const cast = this.#cast
    const from = cast?.actors.get(cell)
    if (!cast || !from) return
    this.#hold = hold
    const distance = (actor: Actor) => Math.hypot(actor.x - from.x, actor.y - from.y) / cast.easel.pitch
    this.#ripples = [...cast.actors.values()].map((actor) => ({ actor, side, wait: distance(actor) * running + 1 }))
  }

  /** Ends everything that is in the air. */
  calm(): void {
    this.#hold = 0
    this.#ripples = []
    this.#cast?.sparks.clear()
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

  #drawRefusal(cast: Cast, elapsed: number): boolean {
    const refused = this.#refused
    if (!refused || !this.#scenery) return false
    refused.age += elapsed
    const left = Math.max(0, 1 - refused.age / shaking)
    const sway = Math.sin(refused.age * 0.045) * left * cast.easel.pitch * 0.06
    const ratio = this.#size!.ratio
    const { x, y } = centreOf(this.#scenery.layout, refused.cell)
    cast.actors.get(refused.cell)?.sway(sway)
    place(cast.easel, cast.refused, x * ratio + sway, y * ratio, 1, left ** 0.5)
    if (left === 0) this.#refused = null
    return left > 0
  }

  #drawMarks(cast: Cast, elapsed: number, breathing: boolean): boolean {
    const pointed = this.#sight.pointed()
    const cell = this.#scenery?.cells.find((sprite) => sprite.aimed && sprite.playable)?.cell
    const actor = cell === undefined || cell === pointed ? undefined : cast.actors.get(cell)
    const aim = this.#aim
    if (actor) {
      // The viewfinder slides from cell to cell, and appears where it is first needed.
      const share = breathing && aim.share > 0.05 ? glide(elapsed, 45) : 1
      aim.x += (actor.x - aim.x) * share
      aim.y += (actor.y - aim.y) * share
    }
    aim.share += ((actor ? 1 : 0) - aim.share) * (breathing ? glide(elapsed, 45) : 1)
    place(cast.easel, cast.reticle, aim.x, aim.y, 1.06 - 0.06 * aim.share, aim.share)
    mark(cast, cast.pointer, pointed, breathing ? 1 + 0.02 * Math.sin(this.#clock * 0.006) : 1)
    mark(cast, cast.last, this.#sight.last(), 1)
    return aim.share > 0.02 && aim.share < 0.98
  }
}

function mark(cast: Cast, image: Image, cell: number | null, scale: number): void {
  const actor = cell === null ? undefined : cast.actors.get(cell)
  place(cast.easel, image, actor?.x ?? 0, actor?.y ?? 0, scale, actor ? 1 : 0)
}

function inDevicePixels(sprite: CellSprite, ratio: number): CellSprite {
  const scale = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * ratio, y: y * ratio })
  return { ...sprite, dots: sprite.dots.map(scale), ghost: sprite.ghost && scale(sprite.ghost) }
}
