import type Phaser from 'phaser'
import { frames, type Deck } from './deck.ts'
import type { Piece } from './ensemble.ts'
import { shades } from './tokens.ts'

type Image = Phaser.GameObjects.Image

/** How far a tile's lower edge shows, and how far its shadow falls when it lies and when it is held; in shares of its width. */
const thickness = 0.075
const shadow = { rest: 0.07, held: 0.5 }

/** The pictures of one tile: shadow, light, edge, face or back, shade. */
export class Actor {
  readonly #deck: Deck
  readonly #images: Readonly<Record<'shadow' | 'glow' | 'edge' | 'face' | 'lock', Image>>
  #frame: string = frames.back

  constructor(scene: Phaser.Scene, deck: Deck) {
    this.#deck = deck
    const add = (frame: string) => scene.add.image(0, 0, deck.key, frame).setVisible(false)
    this.#images = {
      shadow: add(frames.shadow),
      glow: add(frames.glow),
      edge: add(frames.edge),
      face: add(frames.back),
      lock: add(frames.lock),
    }
  }

  /** Draws the piece; `glow` is how strongly playable tiles shine now, `ratio` turns CSS pixels into device pixels. */
  draw(piece: Piece, faceName: string | null, glow: number, ratio: number): void {
    const { mover } = piece
    const { pose, turn } = mover
    const { shadow: shade, glow: light, edge, face, lock } = this.#images
    const frame = turn > 0 && faceName !== null ? faceName : frames.back
    if (frame !== this.#frame) {
      face.setFrame(frame)
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
    const put = (image: Image, dx: number, dy: number, size: number, alpha: number, level: number) => {
      image.setVisible(alpha > 0.01)
      if (alpha > 0.01)
        image
          .setPosition(x + dx, y + dy)
          .setRotation(pose.angle)
          .setScale(size * thin, size)
          .setAlpha(alpha)
          .setDepth(base + level)
    }
    put(shade, fall * 0.35, fall, scale * (grown + 0.06 * pose.lift), pose.lift < 0 ? 0 : pose.alpha * (0.62 - 0.22 * pose.lift), 0)
    put(light, 0, 0, scale * grown, piece.glow ? pose.alpha * glow : 0, 0.1)
    put(edge, 0, unit * thickness, scale * grown, solid, 0.2)
    put(face, 0, 0, scale * grown, solid, 0.3)
    put(lock, 0, 0, scale * grown, solid * pose.dim * shades.lock, 0.4)
  }

  destroy(): void {
    for (const image of Object.values(this.#images)) image.destroy()
  }
}
