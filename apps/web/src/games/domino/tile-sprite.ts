import type Phaser from 'phaser'
import { textureFrames, type TileTexture } from './tile-texture.ts'
import type { AnimatedTile } from './tile-animator.ts'
import { opacities } from './design-tokens.ts'

type Image = Phaser.GameObjects.Image

/** Height of a tile's visible lower edge, and shadow offsets when it lies and when it is held; in tile widths. */
const thickness = 0.075
const shadow = { rest: 0.07, held: 0.5 }

type SpritePart = 'shadow' | 'glow' | 'edge' | 'face' | 'lock'

/** Initial frame of each part, from the bottom up. */
const partFrames: Readonly<Record<SpritePart, string>> = {
  shadow: textureFrames.shadow,
  glow: textureFrames.glow,
  edge: textureFrames.edge,
  face: textureFrames.back,
  lock: textureFrames.lock,
}

/**
 * The images of one tile: shadow, glow, edge, face or back, dim overlay. Glow and overlay are created on first use: most tiles never need
 * them.
 */
export class TileSprite {
  readonly #scene: Phaser.Scene
  readonly #deck: TileTexture
  readonly #images: Partial<Record<SpritePart, Image>> = {}
  #frame: string = textureFrames.back

  constructor(scene: Phaser.Scene, deck: TileTexture) {
    this.#scene = scene
    this.#deck = deck
    for (const part of ['shadow', 'edge', 'face'] as const) this.#image(part)
  }

  #image(part: SpritePart): Image {
    return (this.#images[part] ??= this.#scene.add.image(0, 0, this.#deck.key, partFrames[part]).setVisible(false))
  }

  /** Draws the tile; `glow` is the current glow of playable tiles, `ratio` converts CSS pixels to device pixels. */
  draw(piece: AnimatedTile, faceName: string | null, glow: number, ratio: number): void {
    const { mover } = piece
    const { pose, flipProgress } = mover
    const frame = flipProgress > 0 && faceName !== null ? faceName : textureFrames.back
    if (frame !== this.#frame) {
      this.#image('face').setFrame(frame)
      this.#frame = frame
    }
    const scale = (pose.size * ratio) / this.#deck.width
    const thin = Math.max(0.02, Math.abs(flipProgress))
    const [x, y] = [pose.x * ratio, (pose.y - pose.lift * pose.size * 0.12) * ratio]
    const unit = pose.size * ratio
    const grown = 1 + 0.1 * pose.lift
    const fall = unit * (shadow.rest + (shadow.held - shadow.rest) * pose.lift)
    const base = piece.depth
    const solid = pose.alpha * (1 - (1 - opacities.dim) * pose.dim)
    const put = (part: SpritePart, dx: number, dy: number, size: number, alpha: number, level: number) => {
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
    put('lock', 0, 0, scale * grown, solid * pose.dim * opacities.lock, 0.4)
  }

  hide(): void {
    for (const image of Object.values(this.#images)) image.setVisible(false)
  }

  destroy(): void {
    for (const image of Object.values(this.#images)) image.destroy()
  }
}
