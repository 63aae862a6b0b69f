import type Phaser from 'phaser'
import { atlasFrameNames, type Atlas } from './atlas.ts'
import type { Theme } from './themes.ts'

export type Image = Phaser.GameObjects.Image

/** From the bottom up; glow is above cell bodies and below dots, so that dots can always be counted. */
export const layerDepths = {
  ground: 0,
  body: 1,
  bridge: 2,
  veil: 3,
  light: 4,
  danger: 5,
  name: 6,
  dot: 7,
  flyer: 8,
  ring: 9,
  mark: 10,
  badge: 11,
} as const

/** What every sprite needs: the atlas, the pitch in device pixels, the clock of the idle animation. */
export interface SpriteContext {
  readonly scene: Phaser.Scene
  readonly atlas: Atlas
  readonly theme: Theme
  readonly pitch: number
  /** Few or no trails where every image costs time. */
  readonly lowDetail: boolean
}

/** Adds a hidden image from the atlas. */
export function addImage(spriteContext: SpriteContext, frame: string, depth: number, shine = false): Image {
  const image = spriteContext.scene.add.image(0, 0, spriteContext.atlas.key, frame)
  return image
    .setDepth(depth)
    .setBlendMode(shine && spriteContext.theme.glow > 0 ? additive : normal)
    .setVisible(false)
}

const normal = 0
const additive = 1

/** Shows an image at an opacity, or hides it at zero. */
export function placeImage(spriteContext: SpriteContext, image: Image, x: number, y: number, scale: number, alpha: number): void {
  const seen = alpha > 0.004 && scale > 0.004
  image.setVisible(seen)
  if (seen)
    image
      .setPosition(x, y)
      .setScale(scale * spriteContext.atlas.scale)
      .setAlpha(Math.min(1, alpha))
}

export { atlasFrameNames }
