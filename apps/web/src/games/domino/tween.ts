import { easings, type EasingName } from '../../game-ui/canvas/easings.ts'

/** Pose of a tile: lengths in CSS pixels, the angle in radians, fractions from 0 to 1. */
export interface Pose {
  readonly x: number
  readonly y: number
  /** Width of an upright tile. */
  readonly size: number
  readonly angle: number
  readonly alpha: number
  /** Height above the table; negative: in a heap, without a shadow of its own. */
  readonly lift: number
  /** Opacity of the dim overlay of a tile that cannot be played. */
  readonly dim: number
}

export interface TweenOptions {
  readonly delay?: number
  readonly duration: number
  readonly ease?: EasingName
  /** Height of the arc on its way. */
  readonly arc?: number
}

/** Duration of a push, and of each swing, in milliseconds. */
const shakeDuration = 180
const swingDuration = 90

interface Tween {
  readonly from: Pose
  readonly to: Pose
  readonly delay: number
  readonly duration: number
  readonly ease: EasingName
  readonly arc: number
  time: number
}

/** A pose that is tweened to another; it never jumps unless asked to. */
export class PoseTween {
  #pose: Pose
  #tween: Tween | null = null
  /** −1 shows the back, 1 the face; in between the tile is seen from the side. */
  #flipProgress: number
  /** The push that is still fading. */
  #shake: { readonly x: number; readonly y: number; readonly swings: number; readonly length: number; time: number } | null = null
  #flip: { readonly to: -1 | 1; delay: number; readonly speed: number } | null = null

  constructor(pose: Pose, faceUp: boolean) {
    this.#pose = pose
    this.#flipProgress = faceUp ? 1 : -1
  }

  get pose(): Pose {
    const knock = this.#shake
    if (!knock) return this.#pose
    const share = knock.time / knock.length
    const left = (1 - share) ** 2 * (knock.swings === 0 ? 1 : Math.sin(2 * Math.PI * knock.swings * share))
    return { ...this.#pose, x: this.#pose.x + knock.x * left, y: this.#pose.y + knock.y * left }
  }

  get flipProgress(): number {
    return this.#flipProgress
  }

  get moving(): boolean {
    return this.#tween !== null || this.#flip !== null || this.#shake !== null
  }

  /** Where it is going, or already is. */
  get target(): Pose {
    return this.#tween?.to ?? this.#pose
  }

  tweenTo(to: Pose, { delay = 0, duration, ease = 'out', arc = 0 }: TweenOptions): void {
    if (samePose(this.target, to) && arc === 0 && delay === 0) return
    if (duration <= 0 && delay <= 0) {
      this.#pose = to
      this.#tween = null
      return
    }
    const from = { ...this.#pose, angle: nearestAngle(this.#pose.angle, to.angle) }
    this.#tween = { from, to, delay, duration: Math.max(1, duration), ease, arc, time: 0 }
  }

  /** Flips: `half` to the edge, `half` from it. */
  flip(faceUp: boolean, delay: number, half: number): void {
    const to = faceUp ? 1 : -1
    if ((this.#flip?.to ?? this.#flipProgress) === to) return
    if (half <= 0) {
      this.#flipProgress = to
      this.#flip = null
    } else this.#flip = { to, delay, speed: 1 / half }
  }

  /** Pushes it aside and back, or swings it `swings` times. */
  shake(x: number, y: number, swings = 0): void {
    this.#shake = { x, y, swings, length: shakeDuration + swingDuration * swings, time: 0 }
  }

  step(elapsed: number): void {
    this.#stepTween(elapsed)
    if (this.#shake && (this.#shake.time += elapsed) >= this.#shake.length) this.#shake = null
    const turning = this.#flip
    if (!turning) return
    const late = elapsed - turning.delay
    turning.delay = Math.max(0, turning.delay - elapsed)
    if (late <= 0) return
    this.#flipProgress += Math.sign(turning.to - this.#flipProgress) * late * turning.speed
    if ((turning.to > 0 && this.#flipProgress >= 1) || (turning.to < 0 && this.#flipProgress <= -1)) {
      this.#flipProgress = turning.to
      this.#flip = null
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
    this.#pose = interpolatePose(tween.from, tween.to, easings[tween.ease](share), tween.arc * Math.sin(Math.PI * share))
  }
}

function interpolatePose(from: Pose, to: Pose, share: number, rise: number): Pose {
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

/** An equal angle, whole turns away, from which the rotation to `to` is shortest. */
function nearestAngle(angle: number, to: number): number {
  return to + Math.atan2(Math.sin(angle - to), Math.cos(angle - to))
}
