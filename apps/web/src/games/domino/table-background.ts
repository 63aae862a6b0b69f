import type Phaser from 'phaser'
import type { StageSize } from '../../game-ui/canvas/canvas-stage.ts'
import type { ScreenLayout } from './screen-layout.ts'
import { layerDepths } from './layer-depths.ts'
import type { LoadedTheme } from './themes/load-theme.ts'

/** The wood and the felt. Painted once per size and theme; yields between its parts. */
export function* createTableBackground(
  scene: Phaser.Scene,
  key: string,
  art: LoadedTheme,
  area: ScreenLayout,
  size: StageSize,
): Generator<void, Phaser.GameObjects.Image> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(size.width * size.ratio)
  canvas.height = Math.ceil(size.height * size.ratio)
  const context = canvas.getContext('2d')!
  context.scale(size.ratio, size.ratio)
  drawImageCover(context, art.pictures.gameBackground, 0, 0, size.width, size.height)
  yield
  const { board } = area
  const rim = 5
  const felt = area.portrait
    ? { x: 0, y: board.y - 4, width: size.width, height: board.height + 8, radius: 0 }
    : { x: board.x - rim, y: board.y - rim, width: board.width + 2 * rim, height: board.height + 2 * rim, radius: 22 }
  context.save()
  context.beginPath()
  context.roundRect(felt.x, felt.y, felt.width, felt.height, felt.radius)
  context.fillStyle = art.colours.tableColor
  context.fill()
  context.clip()
  drawImageCover(context, art.pictures.tableBackground, felt.x, felt.y, felt.width, felt.height)
  yield
  drawRimShadow(context, felt)
  context.restore()
  context.strokeStyle = 'rgba(255, 236, 200, 0.16)'
  context.lineWidth = 1
  context.beginPath()
  context.roundRect(felt.x - 0.5, felt.y - 0.5, felt.width + 1, felt.height + 1, felt.radius)
  context.stroke()
  yield
  scene.textures.addCanvas(key, canvas)
  return scene.add.image(0, 0, key).setOrigin(0).setDepth(layerDepths.ground)
}

/** The rim's shadow on the felt. */
function drawRimShadow(
  context: CanvasRenderingContext2D,
  { x, y, width, height, radius }: { x: number; y: number; width: number; height: number; radius: number },
): void {
  context.save()
  context.shadowColor = 'rgba(0, 0, 0, 0.75)'
  context.shadowBlur = 22
  context.shadowOffsetY = 5
  context.strokeStyle = 'rgba(0, 0, 0, 0.6)'
  context.lineWidth = 6
  context.beginPath()
  context.roundRect(x - 3, y - 3, width + 6, height + 6, radius + 3)
  context.stroke()
  context.restore()
}

/** Draws an image like `object-fit: cover`. */
function drawImageCover(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
  const [w, h] = [width / scale, height / scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, (image.naturalWidth - w) / 2, (image.naturalHeight - h) / 2, w, h, x, y, width, height)
}
