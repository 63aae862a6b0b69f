import { variantOf } from './bed.ts'
import { addImage, depths, frames, glide, place, type Easel, type Image } from './easel.ts'
import type { CellSprite, Side } from './present.ts'

interface Dot {
  readonly image: Image
  x: number
  y: number
  size: number
}

/** Milliseconds that things take to settle. */
const slow = { body: 110, dot: 85, glow: 520, veil: 90 }
const stiffness = 0.0009
const damping = 0.024
/** A spring computed in longer strides than this flies apart. */
const stride = 8
const swing = { least: 0.86, most: 1.12, kick: 0.005 }

/** One playable cell on stage: it glides towards what it was last told to be. */
export class Actor {
  readonly x: number
  readonly y: number
  readonly #easel: Easel
  readonly #variant: number
  readonly #phase: number
  readonly #images: Readonly<Record<'old' | 'body' | 'veil' | 'heat' | 'glow' | 'danger' | 'ghost', Image>>
  readonly #dots: Dot[] = []
  #sprite: CellSprite | null = null
  /** How much of the body is there, and of the one it replaces. */
  #presence = 0
  #oldPresence = 0
  #veiled = 0
  #warmth = 0
  #energy = 0
  #size = 1
  #speed = 0
  #aside = 0

  constructor(easel: Easel, cell: number, x: number, y: number) {
    this.#easel = easel
    this.x = x
    this.y = y
    this.#variant = variantOf(cell)
    this.#phase = (cell * 2.399) % (2 * Math.PI)
    const body = frames.body(0, this.#variant)
    this.#images = {
      old: addImage(easel, body, depths.body),
      body: addImage(easel, body, depths.body),
      veil: addImage(easel, body, depths.veil),
      heat: addImage(easel, frames.heat(0), depths.light, true),
      glow: addImage(easel, frames.glow(0), depths.light, true),
      danger: addImage(easel, frames.danger(0), depths.danger),
      ghost: addImage(easel, frames.dot(0), depths.dot),
    }
    const turn = easel.theme.cuts[0].wobble > 0 ? ((cell * 37) % 4) * (Math.PI / 2) : 0
    for (const name of ['old', 'body', 'veil'] as const) this.#images[name].setRotation(turn)
  }

  /** Takes over a new sprite; jumps there at once when `instant`. */
  become(next: CellSprite, mover: 0 | 1 | null, instant: boolean): void {
    const side = this.#sprite?.side ?? 2
    if (next.side !== side) this.#changeSide(side, next.side)
    this.#setDots(next, instant)
    if (mover !== null) {
      this.#images.veil.setFrame(frames.body(mover, this.#variant))
      this.#images.danger.setFrame(frames.danger(mover === 0 ? 1 : 0))
      this.#images.ghost.setFrame(frames.dot(mover))
    }
    this.#sprite = next
    if (!instant) return
    this.#presence = next.side === 2 ? 0 : 1
    this.#veiled = next.gained ? 1 : 0
    this.#warmth = next.full ? 1 : 0
    this.#oldPresence = this.#energy = this.#speed = 0
    this.#size = 1
  }

  /** Light in the colour of a side that then dies away. */
  flash(side: Side, strength: number): void {
    this.#images.glow.setFrame(frames.glow(side))
    const [low, high] = [Math.min(this.#energy, strength), Math.max(this.#energy, strength)]
    this.#energy = Math.min(1.15, high + 0.15 * low)
  }

  /** A push from inside (positive) or a flinch. */
  kick(strength: number): void {
    this.#speed = Math.min(swing.kick, Math.max(-swing.kick, this.#speed + strength))
  }

  /** Stands this far aside of its place until told otherwise. */
  sway(aside: number): void {
    this.#aside = aside
  }

  /** Moves on; true while something other than breathing moves. */
  step(elapsed: number, clock: number, breathing: boolean): boolean {
    const sprite = this.#sprite
    if (!sprite) return false
    const share = glide(elapsed, slow.body)
    this.#presence += ((sprite.side === 2 ? 0 : 1) - this.#presence) * share
    this.#oldPresence -= this.#oldPresence * share
    this.#veiled += ((sprite.gained ? 1 : 0) - this.#veiled) * glide(elapsed, slow.veil)
    this.#warmth += ((sprite.full ? 1 : 0) - this.#warmth) * share
    this.#energy -= this.#energy * glide(elapsed, slow.glow)
    this.#spring(elapsed)
    const beat = breathing ? Math.sin(clock * 0.0052 + this.#phase) : 0.4
    this.#drawBody(sprite, breathing ? Math.sin(clock * 0.0016 + this.#phase) : 0, beat)
    const moving = this.#drawDots(sprite, elapsed, clock, beat, breathing)
    return moving || !this.#settled()
  }

  #settled(): boolean {
    if (this.#energy > 0.02 || this.#oldPresence > 0.02 || Math.abs(this.#speed) > 0.00004 || Math.abs(this.#size - 1) > 0.004) return false
    return !unsettled(this.#presence) && !unsettled(this.#veiled)
  }

  #changeSide(from: Side, to: Side): void {
    const { old, body, heat } = this.#images
    if (from !== 2) {
      old.setFrame(frames.body(from, this.#variant))
      this.#oldPresence = this.#presence
    }
    this.#presence = 0
    if (to === 2) return
    body.setFrame(frames.body(to, this.#variant))
    heat.setFrame(frames.heat(to))
  }

  #setDots(next: CellSprite, instant: boolean): void {
    const dots = this.#dots
    const frame = frames.dot(next.side)
    while (dots.length > next.dots.length) dots.pop()!.image.destroy()
    while (dots.length < next.dots.length) dots.push({ image: addImage(this.#easel, frame, depths.dot), x: 0, y: 0, size: 0.2 })
    for (const [i, dot] of dots.entries()) {
      dot.image.setFrame(frame)
      if (instant) [dot.x, dot.y, dot.size] = [next.dots[i]!.x, next.dots[i]!.y, 1]
    }
  }

  #spring(elapsed: number): void {
    for (let left = elapsed; left > 0; left -= stride) {
      const time = Math.min(left, stride)
      this.#speed += ((1 - this.#size) * stiffness - this.#speed * damping) * time
      this.#size = Math.min(swing.most, Math.max(swing.least, this.#size + this.#speed * time))
    }
  }

  #drawBody(sprite: CellSprite, breath: number, beat: number): void {
    const { old, body, veil, heat, glow, danger } = this.#images
    const scale = this.#size * (1 + 0.012 * breath + 0.012 * this.#warmth * beat)
    this.#put(old, scale, this.#oldPresence)
    this.#put(body, scale * (0.82 + 0.18 * this.#presence), this.#presence)
    this.#put(veil, scale * 0.98, this.#veiled * (0.5 + 0.08 * beat))
    this.#put(heat, scale, this.#warmth * this.#presence * (this.#easel.theme.glow === 0 ? 1 : 0.9 + 0.1 * beat))
    this.#put(glow, 1.9 + 0.5 * Math.min(1, this.#energy), this.#energy ** 1.3)
    this.#put(danger, scale * (1 + 0.015 * beat), sprite.danger ? 0.92 : 0)
  }

  #put(image: Image, scale: number, alpha: number): void {
    place(this.#easel, image, this.x + this.#aside, this.y, scale, alpha)
  }

  #drawDots(sprite: CellSprite, elapsed: number, clock: number, beat: number, breathing: boolean): boolean {
    const share = glide(elapsed, slow.dot)
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
      const swell = dot.size * (1 + 0.05 * pulse + 0.06 * this.#warmth * beat)
      place(this.#easel, dot.image, this.x + this.#aside + dot.x * c - dot.y * s, this.y + dot.x * s + dot.y * c, swell, 1)
    }
    const { ghost } = sprite
    place(this.#easel, this.#images.ghost, this.x + (ghost?.x ?? 0), this.y + (ghost?.y ?? 0), 0.92, ghost ? 0.5 : 0)
    return moving
  }
}

function unsettled(share: number): boolean {
  return share > 0.02 && share < 0.98
}
