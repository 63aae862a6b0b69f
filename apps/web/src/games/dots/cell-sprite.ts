import { smoothingFactor } from '../../game-ui/canvas/easings.ts'
import { shapeVariantOf } from './svg-paths.ts'
import { addImage, layerDepths, atlasFrameNames, placeImage, type SpriteContext, type Image } from './sprite-context.ts'
import type { CellModel, CellOwner } from './view-model.ts'

interface DotSprite {
  readonly image: Image
  x: number
  y: number
  size: number
}

/** Smoothing times in milliseconds. */
const settleTimes = { body: 110, dot: 85, glow: 520, veil: 90 }
const stiffness = 0.0009
const damping = 0.024
/** A spring is unstable with longer steps. */
const maxSpringStep = 8
const springLimits = { least: 0.86, most: 1.12, kick: 0.005 }

/** Sprite of one playable cell, animated towards its model. */
export class CellSprite {
  readonly x: number
  readonly y: number
  readonly #context: SpriteContext
  readonly #variant: number
  readonly #phase: number
  readonly #images: Readonly<Record<'old' | 'body' | 'veil' | 'heat' | 'glow' | 'danger' | 'ghost', Image>>
  readonly #dots: DotSprite[] = []
  #model: CellModel | null = null
  /** Opacity of the cell body, and of the one it replaces. */
  #opacity = 0
  #oldOpacity = 0
  #gainedShare = 0
  #heat = 0
  #flash = 0
  #size = 1
  #speed = 0
  #offset = 0

  constructor(spriteContext: SpriteContext, cell: number, x: number, y: number) {
    this.#context = spriteContext
    this.x = x
    this.y = y
    this.#variant = shapeVariantOf(cell)
    this.#phase = (cell * 2.399) % (2 * Math.PI)
    const body = atlasFrameNames.body(0, this.#variant)
    this.#images = {
      old: addImage(spriteContext, body, layerDepths.body),
      body: addImage(spriteContext, body, layerDepths.body),
      veil: addImage(spriteContext, body, layerDepths.veil),
      heat: addImage(spriteContext, atlasFrameNames.heat(0), layerDepths.light, true),
      glow: addImage(spriteContext, atlasFrameNames.glow(0), layerDepths.light, true),
      danger: addImage(spriteContext, atlasFrameNames.danger(0), layerDepths.danger),
      ghost: addImage(spriteContext, atlasFrameNames.dot(0), layerDepths.dot),
    }
    const turn = spriteContext.theme.cellShapes[0].wobble > 0 ? ((cell * 37) % 4) * (Math.PI / 2) : 0
    for (const name of ['old', 'body', 'veil'] as const) this.#images[name].setRotation(turn)
  }

  /** Takes a new model; jumps to it if `instant`. */
  update(next: CellModel, mover: 0 | 1 | null, instant: boolean): void {
    const side = this.#model?.side ?? 2
    if (next.side !== side) this.#changeSide(side, next.side)
    this.#setDots(next, instant)
    if (mover !== null) {
      this.#images.veil.setFrame(atlasFrameNames.body(mover, this.#variant))
      this.#images.danger.setFrame(atlasFrameNames.danger(mover === 0 ? 1 : 0))
      this.#images.ghost.setFrame(atlasFrameNames.dot(mover))
    }
    this.#model = next
    if (!instant) return
    this.#opacity = next.side === 2 ? 0 : 1
    this.#gainedShare = next.gained ? 1 : 0
    this.#heat = next.full ? 1 : 0
    this.#oldOpacity = this.#flash = this.#speed = 0
    this.#size = 1
  }

  /** A flash in the colour of a side that fades out. */
  flash(side: CellOwner, strength: number): void {
    this.#images.glow.setFrame(atlasFrameNames.glow(side))
    const [low, high] = [Math.min(this.#flash, strength), Math.max(this.#flash, strength)]
    this.#flash = Math.min(1.15, high + 0.15 * low)
  }

  /** An outward (positive) or inward impulse. */
  kick(strength: number): void {
    this.#speed = Math.min(springLimits.kick, Math.max(-springLimits.kick, this.#speed + strength))
  }

  /** Horizontal offset from its place. */
  offsetBy(aside: number): void {
    this.#offset = aside
  }

  /** Advances; true while anything besides the idle animation moves. */
  step(elapsed: number, clock: number, breathing: boolean): boolean {
    const sprite = this.#model
    if (!sprite) return false
    const share = smoothingFactor(elapsed, settleTimes.body)
    this.#opacity += ((sprite.side === 2 ? 0 : 1) - this.#opacity) * share
    this.#oldOpacity -= this.#oldOpacity * share
    this.#gainedShare += ((sprite.gained ? 1 : 0) - this.#gainedShare) * smoothingFactor(elapsed, settleTimes.veil)
    this.#heat += ((sprite.full ? 1 : 0) - this.#heat) * share
    this.#flash -= this.#flash * smoothingFactor(elapsed, settleTimes.glow)
    this.#spring(elapsed)
    const pulseWave = breathing ? Math.sin(clock * 0.0052 + this.#phase) : 0.4
    this.#drawBody(sprite, breathing ? Math.sin(clock * 0.0016 + this.#phase) : 0, pulseWave)
    const moving = this.#drawDots(sprite, elapsed, clock, pulseWave, breathing)
    return moving || !this.#isSettled()
  }

  #isSettled(): boolean {
    if (this.#flash > 0.02 || this.#oldOpacity > 0.02 || Math.abs(this.#speed) > 0.00004 || Math.abs(this.#size - 1) > 0.004) return false
    return !isUnsettled(this.#opacity) && !isUnsettled(this.#gainedShare)
  }

  #changeSide(from: CellOwner, to: CellOwner): void {
    const { old, body, heat } = this.#images
    if (from !== 2) {
      old.setFrame(atlasFrameNames.body(from, this.#variant))
      this.#oldOpacity = this.#opacity
    }
    this.#opacity = 0
    if (to === 2) return
    body.setFrame(atlasFrameNames.body(to, this.#variant))
    heat.setFrame(atlasFrameNames.heat(to))
  }

  #setDots(next: CellModel, instant: boolean): void {
    const dots = this.#dots
    const frame = atlasFrameNames.dot(next.side)
    while (dots.length > next.dots.length) dots.pop()!.image.destroy()
    while (dots.length < next.dots.length) dots.push({ image: addImage(this.#context, frame, layerDepths.dot), x: 0, y: 0, size: 0.2 })
    for (const [i, dot] of dots.entries()) {
      dot.image.setFrame(frame)
      if (instant) [dot.x, dot.y, dot.size] = [next.dots[i]!.x, next.dots[i]!.y, 1]
    }
  }

  #spring(elapsed: number): void {
    for (let left = elapsed; left > 0; left -= maxSpringStep) {
      const time = Math.min(left, maxSpringStep)
      this.#speed += ((1 - this.#size) * stiffness - this.#speed * damping) * time
      this.#size = Math.min(springLimits.most, Math.max(springLimits.least, this.#size + this.#speed * time))
    }
  }

  #drawBody(sprite: CellModel, breath: number, pulseWave: number): void {
    const { old, body, veil, heat, glow, danger } = this.#images
    const scale = this.#size * (1 + 0.012 * breath + 0.012 * this.#heat * pulseWave)
    this.#placePart(old, scale, this.#oldOpacity)
    this.#placePart(body, scale * (0.82 + 0.18 * this.#opacity), this.#opacity)
    this.#placePart(veil, scale * 0.98, this.#gainedShare * (0.5 + 0.08 * pulseWave))
    this.#placePart(heat, scale, this.#heat * this.#opacity * (this.#context.theme.glow === 0 ? 1 : 0.9 + 0.1 * pulseWave))
    this.#placePart(glow, 1.9 + 0.5 * Math.min(1, this.#flash), this.#flash ** 1.3)
    this.#placePart(danger, scale * (1 + 0.015 * pulseWave), sprite.danger ? 0.92 : 0)
  }

  #placePart(image: Image, scale: number, alpha: number): void {
    placeImage(this.#context, image, this.x + this.#offset, this.y, scale, alpha)
  }

  #drawDots(sprite: CellModel, elapsed: number, clock: number, pulseWave: number, breathing: boolean): boolean {
    const share = smoothingFactor(elapsed, settleTimes.dot)
    const swirl = breathing ? 0.09 * Math.sin(clock * 0.0009 + this.#phase * 2) : 0
    const [c, s] = [Math.cos(swirl) * this.#size, Math.sin(swirl) * this.#size]
    let moving = false
    for (const [i, dot] of this.#dots.entries()) {
      const spot = sprite.dots[i]!
      dot.x += (spot.x - dot.x) * share
      dot.y += (spot.y - dot.y) * share
      dot.size += (1 - dot.size) * share
      moving ||= Math.abs(spot.x - dot.x) + Math.abs(spot.y - dot.y) > 0.4 || dot.size < 0.97
      const pulse = breathing ? Math.sin(clock * 0.002 + this.#phase + i * 1.7) : 0
      const swell = dot.size * (1 + 0.05 * pulse + 0.06 * this.#heat * pulseWave)
      placeImage(this.#context, dot.image, this.x + this.#offset + dot.x * c - dot.y * s, this.y + dot.x * s + dot.y * c, swell, 1)
    }
    const { ghost } = sprite
    placeImage(this.#context, this.#images.ghost, this.x + (ghost?.x ?? 0), this.y + (ghost?.y ?? 0), 0.92, ghost ? 0.5 : 0)
    return moving
  }
}

function isUnsettled(share: number): boolean {
  return share > 0.02 && share < 0.98
}
