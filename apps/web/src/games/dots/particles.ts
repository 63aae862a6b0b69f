import { easings } from '../../game-ui/canvas/easings.ts'
import { addImage, layerDepths, atlasFrameNames, placeImage, type SpriteContext, type Image } from './sprite-context.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface FlyingDot {
  readonly images: readonly Image[]
  from: Point
  to: Point
  /** Direction and amount of the curve. */
  bend: number
  age: number
  duration: number
}

interface Ring {
  readonly image: Image
  at: Point
  reach: number
  age: number
  duration: number
}

const trailLengths = { rich: 3, thrifty: 1 }
/** Beyond this number rings are left out at low detail: large soft images are the slowest on a 2D canvas. */
const lowDetailRings = 10

/** Dots in flight and burst rings. Images are pooled: a long cascade needs no more than its largest wave. */
export class Particles {
  readonly #context: SpriteContext
  readonly #flyers: FlyingDot[] = []
  readonly #rings: Ring[] = []

  constructor(spriteContext: SpriteContext) {
    this.#context = spriteContext
  }

  /** Launches a dot from one point to another, in device pixels. */
  launchDot(side: 0 | 1, from: Point, to: Point, duration: number): void {
    const flyer = this.#flyers.find(isOver) ?? this.#makeFlyer()
    for (const image of flyer.images) image.setFrame(atlasFrameNames.dot(side))
    // The curve depends on the direction, so that the four dots of one cell open symmetrically.
    const bend = to.x - from.x + to.y - from.y > 0 ? 0.1 : -0.1
    Object.assign(flyer, { from, to, bend, age: 0, duration })
  }

  addRing(side: 0 | 1, at: Point, reach: number, duration: number): void {
    if (this.#context.lowDetail && this.#rings.length >= lowDetailRings && !this.#rings.some(isOver)) return
    const ring = this.#rings.find(isOver) ?? this.#makeRing()
    ring.image.setFrame(atlasFrameNames.ring(side))
    Object.assign(ring, { at, reach, age: 0, duration })
  }

  /** Advances; true while anything is in flight. */
  step(elapsed: number): boolean {
    let moving = false
    for (const flyer of this.#flyers) if (!isOver(flyer)) moving = this.#stepFlyer(flyer, elapsed)
    for (const ring of this.#rings) if (!isOver(ring)) moving = this.#stepRing(ring, elapsed)
    return moving
  }

  clear(): void {
    this.step(Infinity)
  }

  #makeFlyer(): FlyingDot {
    const trail = this.#context.lowDetail || this.#context.theme.glow === 0 ? trailLengths.thrifty : trailLengths.rich
    const images = Array.from({ length: 1 + trail }, (_, i) => addImage(this.#context, atlasFrameNames.dot(0), layerDepths.flyer, i > 0))
    const flyer = { images, from: origin, to: origin, bend: 0, age: 0, duration: 0 }
    this.#flyers.push(flyer)
    return flyer
  }

  #makeRing(): Ring {
    const ring = {
      image: addImage(this.#context, atlasFrameNames.ring(0), layerDepths.ring, true),
      at: origin,
      reach: 0,
      age: 0,
      duration: 0,
    }
    this.#rings.push(ring)
    return ring
  }

  #stepFlyer(flyer: FlyingDot, elapsed: number): true {
    flyer.age += elapsed
    for (const [lag, image] of flyer.images.entries()) {
      const share = flyer.age / flyer.duration - lag * 0.085
      if (isOver(flyer) || share < 0) image.setVisible(false)
      else this.#drawFlyer(flyer, image, easings.out(share, 2.2), lag)
    }
    return true
  }

  #drawFlyer({ from, to, bend }: FlyingDot, image: Image, share: number, lag: number): void {
    const arc = Math.sin(share * Math.PI)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const fade = lag === 0 ? 1 : 0.55 - 0.14 * lag
    const [x, y] = [from.x + dx * share - dy * arc * bend, from.y + dy * share + dx * arc * bend]
    placeImage(this.#context, image, x, y, (1 + 0.35 * arc) * (1 - 0.16 * lag), fade)
  }

  #stepRing(ring: Ring, elapsed: number): true {
    ring.age += elapsed
    const share = Math.min(1, ring.age / ring.duration)
    const grown = easings.out(share)
    if (isOver(ring)) ring.image.setVisible(false)
    else placeImage(this.#context, ring.image, ring.at.x, ring.at.y, 0.4 + (ring.reach - 0.4) * grown, (1 - share) ** 1.3 * 0.85)
    return true
  }
}

const origin: Point = { x: 0, y: 0 }

function isOver({ age, duration }: { readonly age: number; readonly duration: number }): boolean {
  return age >= duration
}
