import type Phaser from 'phaser'
import { frames, type Deck } from './deck.ts'
import type { Piece } from './ensemble.ts'
import { shades } from './tokens.ts'

type Image = Phaser.GameObjects.Image

/** How far a tile's lower edge shows, and how far its shadow falls when it lies and when it is held; in shares of its width. */
const thickness = 0.075
const shadow = { rest: 0.07, held: 0.5 }

type Part = 'shadow' | 'glow' | 'edge' | 'face' | 'lock'

/** What each part shows at first, from the bottom up. */
const parts: Readonly<Record<Part, string>> = {
  shadow: frames.shadow,
  glow: frames.glow,
  edge: frames.edge,
  face: frames.back,
  lock: frames.lock,
}

/** The pictures of one tile: shadow, light, edge, face or back, shade. Light and shade are made when they are first needed: most tiles never do. */
export class Actor {
  readonly #scene: Phaser.Scene
  readonly #deck: Deck
  readonly #images: Partial<Record<Part, Image>> = {}
  #frame: string = frames.back

  constructor(scene: Phaser.Scene, deck: Deck) {
    this.#scene = scene
    this.#deck = deck
    for (const part of ['shadow', 'edge', 'face'] as const) this.#image(part)
  }

  #image(part: Part): Image {
    return (this.#images[part] ??= this.#scene.add.image(0, 0, this.#deck.key, parts[part]).setVisible(false))
  }

  /** Draws the piece; `glow` is how strongly playable tiles shine now, `ratio` turns CSS pixels into device pixels. */
  draw(piece: Piece, faceName: string | null, glow: number, ratio: number): void {
    const { mover } = piece
    const { pose, turn } = mover
    const frame = turn > 0 && faceName !== null ? faceName : frames.back
    if (frame !== this.#frame) {
      this.#image('face').setFrame(frame)
      this.#frame = frame
    }
    const scale = (pose.size * ratio) / this.#deck.width
    const thin = Math.max(0.02, Math.abs(turn))
    const [x, y] = [pose.x * ratio, (pose.y - pose.lift * pose.size * 0.12) * ratio]
    const unit = pose.size * ratio
    const grown = 1 + 0.1 * pose.lift
    const fall = unit * (shadow.rest + (shadow.held - shadow.rest) * pose.lift)
    const base = piece.depth
    const solid = pose.alpha * (1 - (1 - shades.dim) * pose.dim)
    const put = (part: Part, dx: number, dy: number, size: number, alpha: number, level: number) => {
      if (alpha <= 0.01) return void this.#images[part]?.setVisible(false)
      this.#image(part)
        .setVisible(true)
        .setPosition(x + dx, y + dy)
        .setRotation(pose.angle)
        .setScale(size * thin, size)
        .setAlpha(alpha)
        .setDepth(base + level)
    }
    put('shadow', fall * 0.35, fall, scale * (grown + 0.06 * pose.lift), pose.lift < 0 ? 0 : pose.alpha * (0.62 - 0.22 * pose.lift), 0)
    put('glow', 0, 0, scale * grown, piece.glow ? pose.alpha * glow : 0, 0.1)
    put('edge', 0, unit * thickness, scale * grown, solid, 0.2)
    put('face', 0, 0, scale * grown, solid, 0.3)
    put('lock', 0, 0, scale * grown, solid * pose.dim * shades.lock, 0.4)
  }

  hide(): void {
    for (const image of Object.values(this.#images)) image.setVisible(false)
  }

  destroy(): void {
    for (const image of Object.values(this.#images)) image.destroy()
  }
}
