/** Easings by what they are for: arriving, falling into place, bouncing in. */
export const eases = {
  /** Cubic, fast at first: what is thrown and comes to rest. */
  out: (share: number) => 1 - (1 - share) ** 3,
  inOut: (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2),
  line: (share: number) => share,
  /** Three smaller and smaller jumps. */
  bounce(share: number): number {
    const [strength, span] = [7.5625, 2.75]
    if (share < 1 / span) return strength * share * share
    if (share < 2 / span) return strength * (share - 1.5 / span) ** 2 + 0.75
    if (share < 2.5 / span) return strength * (share - 2.25 / span) ** 2 + 0.9375
    return strength * (share - 2.625 / span) ** 2 + 0.984375
  },
} as const

export type Ease = keyof typeof eases

/** How a tile lies: lengths in CSS pixels, the angle in radians, shares from 0 to 1. */
export interface Pose {
  readonly x: number
  readonly y: number
  /** Width of the tile as it stands. */
  readonly size: number
  readonly angle: number
  readonly alpha: number
  /** How far it is held above the table; below nothing it lies in a heap and throws no shadow of its own. */
  readonly lift: number
  /** How much of a shade lies on it, because it cannot be played. */
  readonly dim: number
}

export interface Timing {
  readonly delay?: number
  readonly duration: number
  readonly ease?: Ease
  /** How high the tile rises on its way. */
  readonly arc?: number
}

/** How long a push is felt, and each swing besides, in milliseconds. */
const knockTime = 180
const swingTime = 90

interface Tween {
  readonly from: Pose
  readonly to: Pose
  readonly delay: number
  readonly duration: number
  readonly ease: Ease
  readonly arc: number
  time: number
}

/** Something that lies somewhere and glides elsewhere; it never jumps unless told to. */
export class Mover {
  #pose: Pose
  #tween: Tween | null = null
  /** −1 shows the back, 1 the face; in between the tile is seen from the side. */
  #turn: number
  /** What is left of a knock that went through the table. */
  #knock: { readonly x: number; readonly y: number; readonly swings: number; readonly length: number; time: number } | null = null
  #turning: { readonly to: -1 | 1; delay: number; readonly speed: number } | null = null

  constructor(pose: Pose, faceUp: boolean) {
    this.#pose = pose
    this.#turn = faceUp ? 1 : -1
  }

  get pose(): Pose {
    const knock = this.#knock
    if (!knock) return this.#pose
    const share = knock.time / knock.length
    const left = (1 - share) ** 2 * (knock.swings === 0 ? 1 : Math.sin(2 * Math.PI * knock.swings * share))
    return { ...this.#pose, x: this.#pose.x + knock.x * left, y: this.#pose.y + knock.y * left }
  }

  get turn(): number {
    return this.#turn
  }

  get moving(): boolean {
    return this.#tween !== null || this.#turning !== null || this.#knock !== null
  }

  /** Where it is going, or lies already. */
  get target(): Pose {
    return this.#tween?.to ?? this.#pose
  }

  glide(to: Pose, { delay = 0, duration, ease = 'out', arc = 0 }: Timing): void {
    if (samePose(this.target, to) && arc === 0 && delay === 0) return
    if (duration <= 0 && delay <= 0) {
      this.#pose = to
      this.#tween = null
      return
    }
    const from = { ...this.#pose, angle: nearest(this.#pose.angle, to.angle) }
    this.#tween = { from, to, delay, duration: Math.max(1, duration), ease, arc, time: 0 }
  }

  /** Turns over: half the time to the edge, half from it. */
  flip(faceUp: boolean, delay: number, half: number): void {
    const to = faceUp ? 1 : -1
    if ((this.#turning?.to ?? this.#turn) === to) return
    if (half <= 0) {
      this.#turn = to
      this.#turning = null
    } else this.#turning = { to, delay, speed: 1 / half }
  }

  /** Is pushed a little and slides back, or swings to and fro so many times. */
  jolt(x: number, y: number, swings = 0): void {
    this.#knock = { x, y, swings, length: knockTime + swingTime * swings, time: 0 }
  }

  step(elapsed: number): void {
    this.#stepTween(elapsed)
    if (this.#knock && (this.#knock.time += elapsed) >= this.#knock.length) this.#knock = null
    const turning = this.#turning
    if (!turning) return
    const late = elapsed - turning.delay
    turning.delay = Math.max(0, turning.delay - elapsed)
    if (late <= 0) return
    this.#turn += Math.sign(turning.to - this.#turn) * late * turning.speed
    if ((turning.to > 0 && this.#turn >= 1) || (turning.to < 0 && this.#turn <= -1)) {
      this.#turn = turning.to
      this.#turning = null
    }
  }

  #stepTween(elapsed: number): void {
    const tween = this.#tween
    if (!tween) return
    tween.time += elapsed
    const share = (tween.time - tween.delay) / tween.duration
    if (share <= 0) return
    if (share >= 1) {
      this.#pose = tween.to
      this.#tween = null
      return
    }
    this.#pose = between(tween.from, tween.to, eases[tween.ease](share), tween.arc * Math.sin(Math.PI * share))
  }
}

function between(from: Pose, to: Pose, share: number, rise: number): Pose {
  const mix = (key: keyof Pose) => from[key] + (to[key] - from[key]) * share
  return {
    x: mix('x'),
    y: mix('y'),
    size: mix('size'),
    angle: mix('angle'),
    alpha: mix('alpha'),
    lift: Math.max(0, mix('lift') + rise),
    dim: mix('dim'),
  }
}

function samePose(a: Pose, b: Pose): boolean {
  return (Object.keys(a) as (keyof Pose)[]).every((key) => Math.abs(a[key] - b[key]) < 1e-6)
}

/** The same angle, whole turns away, from which it is the shortest way to another. */
function nearest(angle: number, to: number): number {
  return to + Math.atan2(Math.sin(angle - to), Math.cos(angle - to))
}
