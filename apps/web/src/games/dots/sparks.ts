import { addImage, depths, frames, place, type Easel, type Image } from './easel.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface Flyer {
  readonly images: readonly Image[]
  from: Point
  to: Point
  /** Which way it swings, and how far. */
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

const tail = { rich: 3, thrifty: 1 }
/** Large soft images are what a 2D canvas is slowest at. */
const thriftyRings = 10

/** Dots in flight and the rings that bursts leave behind. Images are used again: a long cascade makes no more than its largest wave needs. */
export class Sparks {
  readonly #easel: Easel
  readonly #flyers: Flyer[] = []
  readonly #rings: Ring[] = []

  constructor(easel: Easel) {
    this.#easel = easel
  }

  /** A dot on its way from one place to another, in device pixels. */
  fly(side: 0 | 1, from: Point, to: Point, duration: number): void {
    const flyer = this.#flyers.find(over) ?? this.#makeFlyer()
    for (const image of flyer.images) image.setFrame(frames.dot(side))
    // Which way a dot swings depends on where it goes, so that four dots of one cell open like a flower.
    const bend = to.x - from.x + to.y - from.y > 0 ? 0.1 : -0.1
    Object.assign(flyer, { from, to, bend, age: 0, duration })
  }

  ring(side: 0 | 1, at: Point, reach: number, duration: number): void {
    if (this.#easel.thrifty && this.#rings.length >= thriftyRings && !this.#rings.some(over)) return
    const ring = this.#rings.find(over) ?? this.#makeRing()
    ring.image.setFrame(frames.ring(side))
    Object.assign(ring, { at, reach, age: 0, duration })
  }

  /** Moves on; true while anything is in the air. */
  step(elapsed: number): boolean {
    let moving = false
    for (const flyer of this.#flyers) if (!over(flyer)) moving = this.#stepFlyer(flyer, elapsed)
    for (const ring of this.#rings) if (!over(ring)) moving = this.#stepRing(ring, elapsed)
    return moving
  }

  /** Nothing is in the air any more. */
  clear(): void {
    this.step(Infinity)
  }

  #makeFlyer(): Flyer {
    const trail = this.#easel.thrifty || this.#easel.theme.glow === 0 ? tail.thrifty : tail.rich
    const images = Array.from({ length: 1 + trail }, (_, i) => addImage(this.#easel, frames.dot(0), depths.flyer, i > 0))
    const flyer = { images, from: origin, to: origin, bend: 0, age: 0, duration: 0 }
    this.#flyers.push(flyer)
    return flyer
  }

  #makeRing(): Ring {
    const ring = { image: addImage(this.#easel, frames.ring(0), depths.ring, true), at: origin, reach: 0, age: 0, duration: 0 }
    this.#rings.push(ring)
    return ring
  }

  #stepFlyer(flyer: Flyer, elapsed: number): true {
    flyer.age += elapsed
    for (const [lag, image] of flyer.images.entries()) {
      const share = flyer.age / flyer.duration - lag * 0.085
      if (over(flyer) || share < 0) image.setVisible(false)
      else this.#drawFlyer(flyer, image, easeFlight(share), lag)
    }
    return true
  }

  #drawFlyer({ from, to, bend }: Flyer, image: Image, share: number, lag: number): void {
    const arc = Math.sin(share * Math.PI)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const fade = lag === 0 ? 1 : 0.55 - 0.14 * lag
    const [x, y] = [from.x + dx * share - dy * arc * bend, from.y + dy * share + dx * arc * bend]
    place(this.#easel, image, x, y, (1 + 0.35 * arc) * (1 - 0.16 * lag), fade)
  }

  #stepRing(ring: Ring, elapsed: number): true {
    ring.age += elapsed
    const share = Math.min(1, ring.age / ring.duration)
    const grown = 1 - (1 - share) ** 3
    if (over(ring)) ring.image.setVisible(false)
    else place(this.#easel, ring.image, ring.at.x, ring.at.y, 0.4 + (ring.reach - 0.4) * grown, (1 - share) ** 1.3 * 0.85)
    return true
  }
}

const origin: Point = { x: 0, y: 0 }

function over({ age, duration }: { readonly age: number; readonly duration: number }): boolean {
  return age >= duration
}

/** Thrown hard, landing softly. */
function easeFlight(share: number): number {
  return 1 - (1 - share) ** 2.2
}
